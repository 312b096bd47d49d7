"""What would the Master do? The best few moves of a seat, and by how much the others fall behind.

Asked like a bot: in a world in which all that the seat cannot know was dealt anew (see fair.py). Each move tried meets
the same deals, and every turn is followed to its end, as the Master likes.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

import numpy as np

from .levels import LearnedBot
from .standing import Meaning, meaning_of

if TYPE_CHECKING:
    from ..kernel.position import Position

DEALS = 24
SHOWN = 3
WORLDS = 16  # in which is asked how all stand
ENDS = 4  # in which a move that may end the game is made
Gap = Literal["level", "little", "clear", "far"]
GAPS: tuple[tuple[float, Gap], ...] = ((0.015, "level"), (0.05, "little"), (0.15, "clear"))  # of an even win, at most
SURELY = 1.5  # standard errors; what is behind by less may as well be ahead


@dataclass(frozen=True)
class Advised:
    """A move that might be made."""

    move: int
    share: float  # of the win, that its seat could expect after it
    lost: float  # of the win, beside the best move
    points: float | None  # the same in points, where a game is about them
    gap: Gap


def advice(bot: LearnedBot, world: Position, seat: int, deals: int = DEALS) -> list[Advised]:
    """The best first, at most three. Everything follows from what the seat sees in this world."""
    if world.count == 0:
        return []
    worths = bot.stand(world, seat, WORLDS)
    meaning = meaning_of(bot.game.kind.home, len(worths))
    _, likely, _ = bot.minds[0].consider(world.states, seat)
    tried = np.argsort(-likely, kind="stable")[: max(len(bot.likeliest(likely)), SHOWN)]
    found = followed(bot, world, seat, tried, range(deals))
    order = np.argsort(-found.mean(0), kind="stable")[:SHOWN]
    best = found[:, order[0]]
    told = []
    for at in order:
        behind = best - found[:, at]
        lost = float(max(0.0, behind.mean()))
        sure = lost > SURELY * error_of(behind)
        told.append(advised(int(world.out[tried[at]]), lost, sure, bot, meaning, worths, seat))
    return beside_ends(told, [brought(world, seat, each.move) for each in told])


def followed(bot: LearnedBot, world: Position, seat: int, tried: np.ndarray, deals: range) -> np.ndarray:
    """What each tried move came to by the end of the turn: a row for each deal."""
    asked, every = bot.question(world, seat, tried), np.arange(len(tried))
    return np.array([asked.deals(bot.minds[0], deal, every) for deal in deals])


def shares_at_the_end(position: Position) -> list[float]:
    """Of the win, to each side of a game that is over."""
    scores = position.scores()
    winners = position.engine.game.rules.winners(position.state, scores)
    return [1 / len(winners) if side in winners else 0.0 for side in range(len(scores))]


def brought(world: Position, seat: int, move: int) -> float | None:
    """What a move brings that ends the game, whatever the seat cannot know: there is nothing left to be foreseen."""
    shares = []
    for key in range(ENDS):
        after = world.redealt(seat, key)
        after.play(move)
        if not after.over:
            return None
        shares.append(shares_at_the_end(after)[seat])
    return sum(shares) / ENDS


def beside_ends(told: list[Advised], ends: list[float | None]) -> list[Advised]:
    """With what is known of moves that end the game; how far the others fall behind is then weighed as it stands."""
    if ends.count(None) == len(ends):
        return told
    shares = [each.share if end is None else end for each, end in zip(told, ends, strict=True)]
    lost = [max(0.0, shares[0] - share) for share in shares]
    gaps: list[Gap] = [next((gap for most, gap in GAPS if less <= most), "far") for less in lost]
    return [
        replace(each, share=share, lost=less, gap=gap)
        for each, share, less, gap in zip(told, shares, lost, gaps, strict=True)
    ]


def error_of(several: np.ndarray) -> float:
    """How far the mean of several may be from the true one."""
    return float(several.std(ddof=1)) / math.sqrt(len(several)) if len(several) > 1 else 0.0


def advised(
    move: int, lost: float, sure: bool, bot: LearnedBot, meaning: Meaning, worths: np.ndarray, seat: int
) -> Advised:
    now, rivals = meaning.shares(worths)[seat], bot.rivals
    then = meaning.shares_if(worths, seat, -lost, rivals)[seat]
    points = None if meaning.points is None else lost * meaning.points
    gap = gap_of(lost, meaning, len(worths), rivals) if sure else "level"
    return Advised(move, float(then), float(now - then), points, gap)


def gap_of(lost: float, meaning: Meaning, sides: int, rivals: bool) -> Gap:
    """In a word, as if the game were even: where it is all but decided, nothing would weigh any more."""
    even = meaning.even(sides)
    weight = float((meaning.shares(even) - meaning.shares_if(even, 0, -lost, rivals))[0])
    return next((gap for most, gap in GAPS if weight <= most), "far")
