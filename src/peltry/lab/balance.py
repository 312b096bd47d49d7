"""What played games say about a game: seats, margins, where points come from, and what every component is worth.

Any game can be asked, for nothing here knows more than the contract: sides, points by source, and moves by name. A
component that nobody uses belongs to moves that are never made; one that rules, to moves whose makers win too often.
"""

from __future__ import annotations

import csv
import io
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..kernel.position import Position
from ..table.library import GameAtTable
from .components import Components
from .counts import Count
from .duels import Ended, Table
from .wins import rate, side_names

FEW = 20  # seats' games in which something must have been done before its worth is told
MOST_STEPS = 12  # of a plot
VERB = "verb "  # before a verb's name, where verbs and components are counted together


@dataclass
class Balance:
    """Counts over finished games of one kind of table."""

    table: Table
    game: GameAtTable
    counts: list[Count] = field(default_factory=list)
    games: list[dict[str, Any]] = field(default_factory=list)
    made: Counter[str] = field(default_factory=Counter)  # games in which a seat used a component, or did a verb
    won_with: Counter[str] = field(default_factory=Counter)
    times: Counter[str] = field(default_factory=Counter)
    sources: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    winners_sources: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def __post_init__(self) -> None:
        self.parts = Components(self.game.moves)

    def add(self, ended: Ended) -> None:
        state = np.frombuffer(ended.state, self.game.engine.state)
        players, points = self.table.players, list(ended.points)
        self.games.append(
            {"seed": ended.duel.seed, "bots": ended.duel.bots, "points": points, "share": list(ended.share),
             "moves": len(ended.moves)}
        )  # fmt: skip
        if self.game.rules.score_parts is not None:
            for side, parts in enumerate(self.game.rules.score_parts(state[0], self.game.box[0])[:players]):
                for label, worth in parts:
                    self.sources[label].append(worth)
                    if ended.share[side] > 0:
                        self.winners_sources[label].append(worth)
        self._play_again(ended)

    def _play_again(self, ended: Ended) -> None:
        """Who made which move: the game is played again, which costs less than keeping everybody's moves apart."""
        position = self.game.position(self.table.players, ended.duel.seed, self.table.options)
        by_seat: dict[int, set[str]] = defaultdict(set)
        self._count(position, ended)
        for move in ended.moves:
            used = {VERB + self.parts.verb_of[move], *self.parts.of_move[move]}
            by_seat[position.to_play()] |= used
            self.times.update(used)
            position.play(move)
            self._count(position, ended)
        for seat, used in by_seat.items():
            self.made.update(used)
            if ended.share[seat] > 0:
                self.won_with.update(used)

    def _count(self, position: Position, ended: Ended) -> None:
        for event in position.events() if self.counts else ():
            for count in self.counts:
                count.add(event, ended)

    # What is told.

    def seats(self) -> list[dict[str, Any]]:
        names = side_names(self.game.rules.sides(self.game.options(self.table.players, self.table.options)[0]))
        found = []
        for seat in range(self.table.players):
            won = sum(game["share"][seat] for game in self.games)
            points = [game["points"][seat] for game in self.games]
            found.append({"side": names[seat], **rate(round(won), len(self.games)), "points": mean(points)})
        return found

    def shape(self) -> dict[str, float]:
        points = np.array([game["points"][: self.table.players] for game in self.games], float)
        points = points.reshape(len(self.games), self.table.players)  # of no game too
        ordered, moves = np.sort(points, 1), [game["moves"] for game in self.games]
        return {
            "games": len(self.games), "points": mean(points), "spread": spread(points),
            "margin": mean(ordered[:, -1] - ordered[:, -2]) if points.shape[1] > 1 else 0.0,
            "moves": mean(moves), "moves_spread": spread(moves),
        }  # fmt: skip

    def steps(self) -> list[dict[str, Any]]:
        """How often seats had so many points, games so wide a margin and so many moves."""
        ordered = [sorted(game["points"][: self.table.players]) for game in self.games]
        margins = [game[-1] - game[-2] for game in ordered if len(game) > 1]
        points = [each for game in ordered for each in game]
        every = {"points": points, "margin": margins, "moves": [game["moves"] for game in self.games]}
        return [{"of": name, "steps": in_steps(values)} for name, values in every.items() if values]

    def points_by_source(self) -> list[dict[str, Any]]:
        return [
            {"source": label, "points": mean(worths), "winners": mean(self.winners_sources[label])}
            for label, worths in self.sources.items()
        ]

    def verbs(self) -> list[dict[str, Any]]:
        """What can be done: how many seats did it in a game and how often those won, and the same of its components."""
        return [
            {"verb": verb, **self._use(VERB + verb), "never": self.never(verb),
             "components": [{"component": name, **self._use(name)} for name in components]}
            for verb, components in self.parts.of_verb.items()
        ]  # fmt: skip

    def _use(self, name: str) -> dict[str, Any]:
        chances, made = len(self.games) * self.table.players, self.made[name]
        use = {"used": round(made / max(1, chances), 4), "times": self.times[name]}
        if made >= FEW:
            use |= {key: value for key, value in rate(self.won_with[name], made).items() if key != "wins"}
        return use

    def never(self, verb: str) -> list[str]:
        return [name for name in self.parts.of_verb[verb] if not self.made[name]]

    def facts(self) -> dict[str, Any]:
        victories = sum(sum(game["share"]) for game in self.games)
        return {
            "game": self.game.name, "version": self.game.version, "players": self.table.players,
            "options": self.table.options, **self.shape(), "steps": self.steps(),
            "seats": self.seats(), "sources": self.points_by_source(),
            "verbs": self.verbs(),
            "counts": [count.facts(len(self.games), victories) for count in self.counts],
        }  # fmt: skip

    def as_csv(self) -> str:
        """One row a game."""
        room = io.StringIO()
        writer = csv.writer(room, lineterminator="\n")
        seats = range(1, self.table.players + 1)
        writer.writerow(["seed", "moves", *(f"points {s}" for s in seats), *(f"won {s}" for s in seats)])
        for game in self.games:
            points, share = game["points"][: self.table.players], game["share"]
            writer.writerow([game["seed"], game["moves"], *points, *share])
        return room.getvalue()


def in_steps(values: list[int]) -> list[dict[str, int]]:
    """How many lie in each of a dozen steps of the same width, from the least to the greatest."""
    least, width = min(values), (max(values) - min(values)) // MOST_STEPS + 1
    counts = np.bincount((np.array(values) - least) // width).tolist()
    lows = [least + width * number for number in range(len(counts))]
    return [{"from": low, "to": low + width - 1, "times": times} for low, times in zip(lows, counts, strict=True)]


def mean(values: Any) -> float:
    return round(float(np.mean(values)), 2) if len(values) else 0.0


def spread(values: Any) -> float:
    return round(float(np.std(values)), 2) if len(values) else 0.0
