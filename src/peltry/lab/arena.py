"""The ladder: every bot against every other, seats rotated, the same deals for all of ours, and a rating for each.

At a table for more than two, one of a pair sits among others of the second kind, then the other way round.

The rating is Bradley and Terry's, fitted here in a few lines of NumPy. Libraries were weighed: openskill rates game
after game, so the same games in another order rate otherwise; choix has no interval for games that count by a fraction
and brings SciPy along; evalica, which finds intervals by drawing games again and again, brings SciPy and pandas.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ..bots.finding import is_guest
from ..kernel.seeds import drawn_seed
from .duels import Duel, Ended
from .wins import SURE, wilson

ANCHOR = 1500.0  # what the middle of the ladder is rated
SCALE = 400 / np.log(10)  # so that 400 points are ten to one, as in chess
ROUNDS = 200
PAIR = 2


def pairing(one: str, other: str, players: int, games: int, seed: int) -> list[Duel]:
    """One of the first kind among others of the second and the reverse, in every seat, on the same deals."""
    found = []
    turns = PAIR if players <= PAIR else 2 * players  # of two, the one is the rest of the other
    for number in range(games):
        turn, deal = number % turns, number // turns
        single, rest = (one, other) if turn < players else (other, one)
        seat = turn % players
        found.append(Duel(seed + deal, tuple(single if each == seat else rest for each in range(players))))
    return found


def all_pairings(bots: list[str], players: int, games: int, seed: int) -> list[Duel]:
    """The pairings take turns: whoever breaks off has about equally many games of each."""
    if players == 1:
        duels = [Duel(seed + number, (bot,)) for number in range(games) for bot in bots]
    else:
        pairs = [pairing(one, other, players, games, seed) for one, other in itertools.combinations(bots, 2)]
        duels = [duel for turn in zip(*pairs, strict=True) for duel in turn]
    return with_own_deals(duels, seed) if any(map(is_guest, bots)) else duels


def with_own_deals(duels: list[Duel], seed: int) -> list[Duel]:
    """A bot from elsewhere meets no deal twice: what it saw of one it would know. Nor does one tell of the others."""
    return [replace(duel, seed=drawn_seed(seed, "deal", number)) for number, duel in enumerate(duels)]


@dataclass
class Ladder:
    """What is known after the games so far."""

    bots: list[str]
    players: int
    ended: list[Ended] = field(default_factory=list)

    def add(self, ended: Ended) -> None:
        self.ended.append(ended)

    def between(self, one: str, other: str) -> list[Ended]:
        return [each for each in self.ended if set(each.duel.bots) == {one, other}]

    def record(self, one: str, other: str) -> dict[str, Any]:
        """How the first fares as the only one of its kind among others of the second."""
        games = [
            (each, seat) for each in self.between(one, other) for seat in [each.duel.bots.index(one)]
            if each.duel.bots.count(one) == 1
        ]  # fmt: skip
        won = sum(each.share[seat] for each, seat in games)
        low, high = wilson(round(won), len(games))
        own = [each.points[seat] for each, seat in games]
        theirs = [
            points for each, seat in games for side, points in enumerate(each.points[: self.players]) if side != seat
        ]
        return {
            "bot": one, "among": other, "games": len(games), "won": won,
            "rate": round(won / len(games), 4) if games else 0.0, "low": round(low, 4), "high": round(high, 4),
            "points": round(float(np.mean(own)), 2) if own else 0.0,
            "their_points": round(float(np.mean(theirs)), 2) if theirs else 0.0,
        }  # fmt: skip

    def records(self) -> Iterator[dict[str, Any]]:
        for one, other in itertools.permutations(self.bots, 2):
            yield self.record(one, other)

    def alone(self) -> Iterator[dict[str, Any]]:
        """Solo games: how often each beats what the game puts against it."""
        for bot in self.bots:
            games = [each for each in self.ended if each.duel.bots == (bot,)]
            won = sum(each.share[0] for each in games)
            low, high = wilson(round(won), len(games))
            yield {
                "bot": bot, "games": len(games), "won": won, "rate": round(won / max(1, len(games)), 4),
                "low": round(low, 4), "high": round(high, 4),
                "points": round(float(np.mean([each.points[0] for each in games])), 2) if games else 0.0,
            }  # fmt: skip

    def ratings(self) -> list[dict[str, Any]]:
        """Bradley and Terry's ratings: two kinds met so often, and one had so much of the victories.

        Whoever has not met the others, be it through third ones, cannot be compared with them and has none.
        """
        met, won = self.meetings()
        rated = joined(met)
        met, won = met[np.ix_(rated, rated)], won[np.ix_(rated, rated)]
        strength = fitted(met, won) if rated else np.zeros(0)
        reach = SURE * spreads(met, strength)
        found = [
            {"bot": self.bots[rated[i]], **on_scale(strength[i], strength[i] - reach[i], strength[i] + reach[i])}
            for i in np.argsort(-strength).tolist()
        ]
        unknown: dict[str, Any] = {"rating": None, "low": None, "high": None}
        return found + [{"bot": bot, **unknown} for i, bot in enumerate(self.bots) if i not in rated]

    def forfeits(self) -> list[dict[str, Any]]:
        """Of each bot that failed how many games it cost, and of the first one when and why."""
        found: dict[str, dict[str, Any]] = {}
        for each in sorted(self.ended, key=lambda each: (each.duel.seed, each.duel.bots)):  # they end in any order
            if (failure := each.failure) is not None:
                bot = each.duel.bots[failure.seat]
                first = {"bot": bot, "games": 0, "seed": each.duel.seed, "move": failure.move, "why": failure.why}
                found.setdefault(bot, first)["games"] += 1
        return [*found.values()]

    def meetings(self) -> tuple[np.ndarray, np.ndarray]:
        """How often each met each, and how much of it was won."""
        count = len(self.bots)
        met, won = np.zeros((count, count)), np.zeros((count, count))
        for each in self.ended:
            for one, other in itertools.permutations(range(self.players), 2):
                a, b = self.bots.index(each.duel.bots[one]), self.bots.index(each.duel.bots[other])
                if a != b:
                    weight = 1 / ((self.players - 1) or 1)
                    met[a, b] += weight
                    won[a, b] += weight * better(each, one, other)
        return met, won


def on_scale(rating: float, low: float, high: float) -> dict[str, int]:
    named = {"rating": rating, "low": low, "high": high}
    return {name: round(ANCHOR + SCALE * value) for name, value in named.items()}


def joined(met: np.ndarray) -> list[int]:
    """Those who met each other, directly or through others: of several such groups the largest; nobody alone."""
    reach = (met > 0) | np.eye(len(met), dtype=bool)
    for _ in range(len(met)):
        reach = reach @ reach
    largest = reach[reach.sum(1).argmax()] if len(met) else np.zeros(0, bool)
    found: list[int] = np.flatnonzero(largest).tolist()
    return found if len(found) > 1 else []


def better(ended: Ended, one: int, other: int) -> float:
    """1 when the first did better than the second, a half when they did equally well."""
    if ended.share[one] != ended.share[other]:
        return float(ended.share[one] > ended.share[other])
    if ended.share[one] > 0 or ended.points[one] == ended.points[other]:
        return 0.5
    return float(ended.ranking.index(one) < ended.ranking.index(other))


def fitted(met: np.ndarray, won: np.ndarray) -> np.ndarray:
    """The most likely strengths (as logarithms, around zero), with half a game each way so that all are finite."""
    won = won + 0.5 * (met > 0)
    met = met + 1.0 * (met > 0)
    strength = np.ones(len(met))
    for _ in range(ROUNDS):
        expected = (met / (strength[:, None] + strength[None])).sum(1)
        strength = won.sum(1) / np.maximum(expected, 1e-12)
        strength /= np.exp(np.log(np.maximum(strength, 1e-12)).mean())
    found: np.ndarray = np.log(np.maximum(strength, 1e-12))
    return found


def spreads(met: np.ndarray, strength: np.ndarray) -> np.ndarray:
    """Standard errors, from how sharply the likelihood falls, where the middle of all is known to be zero."""
    likely = 1 / (1 + np.exp(strength[None] - strength[:, None]))
    weight = met * likely * (1 - likely)
    covariance = np.linalg.pinv(np.diag(weight.sum(1)) - weight)
    found: np.ndarray = np.sqrt(np.maximum(np.diag(covariance), 0))
    return found
