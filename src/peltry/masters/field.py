"""Many games that are played side by side under a learner, on all cores or on a GPU.

`play` makes the chosen move of each and says what it brought, `begin` sets those that are over up anew, `look` fills
what each seat observes and its legal moves straight into the learner's own arrays.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from ..kernel.game import all_with_most_points
from ..kernel.options import Option
from ..table.library import GameAtTable
from .arrays import Array, OnCpu, OnGpu
from .loop import steps
from .settings import Settings

Tables = list[np.ndarray]  # a record of options for each kind of table


def tables_for(game: GameAtTable, players: list[int], settings: Settings, fixed: dict[str, Any], seed: int) -> Tables:
    """Kinds of tables to be played side by side: every number of players, options as usual or at random."""
    chance, found = random.Random(seed), []
    for number in range(max(settings.variants, len(players))):
        count = players[number % len(players)]
        chosen = dict(fixed)
        if chance.random() >= settings.usual:
            for option in game.choices:
                if option.solo in (None, count == 1) and option.name not in fixed:
                    chosen[option.name] = at_random(option, count, chance)
        found.append(game.options(count, {name: value for name, value in chosen.items() if applies(game, name, count)}))
    return found


def at_random(option: Option, players: int, chance: random.Random) -> Any:
    if not option.per_seat:
        return chance.choice(option.values)
    return chance.sample(option.values, players) if option.different else chance.choices(option.values, k=players)


def applies(game: GameAtTable, name: str, players: int) -> bool:
    return any(option.name == name and option.solo in (None, players == 1) for option in game.choices)


class Field:
    """The games, and what the last step said of them."""

    def __init__(self, game: GameAtTable, tables: Tables, settings: Settings, on: OnCpu | OnGpu, seed: int):
        self.game, self.settings, self.on = game, settings, on
        engine, count = game.engine, settings.games
        self.count, self.sides_most = count, -(-game.kind.most_sides // on.row) * on.row
        self.empty = np.zeros(len(tables), engine.state)
        for number, options in enumerate(tables):
            self.empty[number]["options"] = options[0]
        sides = [len(game.rules.sides(options[0])) for options in tables]
        variant = np.arange(count) % len(tables)
        self.variant = on.given(variant.astype(np.int32))
        self.sides = on.given(np.array(sides, np.int32)[variant])
        self.players = on.given(np.array([int(options["players"][0]) for options in tables], np.int32)[variant])
        self.seeds = on.given(np.arange(count, dtype=np.int64) + 1_000_003 * (seed + 1))
        self.standing = on.zeros(count, self.sides_most)
        self.gained = on.zeros(count, self.sides_most)
        self.points = on.zeros(count, self.sides_most, kind=on.int32)
        self.over = on.given(np.ones(count, np.int8))  # none has begun
        self.length = on.zeros(count, kind=on.int32)
        self.kinds = on.zeros(count, kind=on.int32)

    @contextmanager
    def compiling(self) -> Iterator[None]:
        """What is to be heeded while rules are compiled for these games: on a processor nothing."""
        yield

    def settled(self) -> list[tuple[int, list[int]]]:
        """Games that have just ended and are not settled by points alone, each with those whom the rules name.

        `winners` is plain Python on a state. States that lie on a card would have to be fetched after every move, and
        play would wait for it: ties are shared there, as they are in what a Mind foresees (`won_more` in mind.py).
        """
        return []

    @property
    def worth(self) -> tuple[np.float32, np.float32]:
        return np.float32(self.settings.unit), np.float32(self.settings.most)


@functools.cache
def steps_of(kind: Any, engine: Any) -> dict[str, Any]:
    return steps.bind(engine)


class CpuField(Field):
    def __init__(self, game: GameAtTable, tables: Tables, settings: Settings, on: OnCpu, seed: int):
        super().__init__(game, tables, settings, on, seed)
        self.states = np.zeros(self.count, game.engine.state)
        self.steps = steps_of(game.kind, game.engine)
        self.at = self.states, game.engine.box, game.engine.closed_log()

    def play(self, moves: Array) -> None:
        self.steps["play_all"](
            *self.at, moves, self.sides, *self.worth, self.standing, self.gained, self.points, self.over, self.length,
            self.settings.longest,
        )  # fmt: skip

    def settled(self) -> list[tuple[int, list[int]]]:
        winners_of = self.game.rules.winners
        if winners_of is all_with_most_points:
            return []  # they do share
        ended = np.flatnonzero(self.states["over"])  # not those that were broken off
        found = [(i, self.points[i, : self.sides[i]].tolist()) for i in ended.tolist()]
        return [(i, winners_of(self.states[i], own)) for i, own in found if own.count(max(own)) > 1 or len(own) == 1]

    def begin(self) -> None:
        self.steps["begin_all"](
            *self.at, self.empty, self.variant, self.over, self.seeds, self.count, self.sides, *self.worth,
            self.standing, self.points, self.length,
        )  # fmt: skip

    def look(self, seen: Array, listed: Array, counts: Array, seats: Array) -> None:
        seen[...] = 0
        self.steps["look_all"](*self.at, seen, listed, counts, seats, self.kinds)


def field_on(game: GameAtTable, tables: Tables, settings: Settings, on: OnCpu | OnGpu, seed: int) -> Any:
    if isinstance(on, OnCpu):
        return CpuField(game, tables, settings, on, seed)
    from .field_on_gpu import GpuField

    return GpuField(game, tables, settings, on, seed)
