"""Many games of one kind that step together, for learners: observations, masks, rewards as plain arrays.

    ground = Batch(peltry.load("stroganov"), games=1024, players=2)
    seen = ground.reset(seed=1)
    while learning:
        seen = ground.step(choose(seen.observations, seen.masks))

The arrays are the same at every step, written anew: copy what is to be kept. NumPy's arrays offer themselves to others
by DLPack (`torch.from_dlpack(seen.observations)`), without a copy. `on_gpu.py` is the same on a GPU.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from ..errors import BadOption, IllegalMove
from ..kernel.seeds import seeds_from
from ..kernel.turns import TurnWatch
from ..table.library import GameAtTable, checked_seed
from .judging import judged
from .loop import bind

NARROW = np.iinfo(np.int8)
AT_A_TIME = 256  # games: their states and what is seen of them stay in the processor's cache between the two halves


class Seen(NamedTuple):
    """A row for each game."""

    observations: np.ndarray  # what the one to play sees; `game.kind.observation.features` names the columns
    masks: np.ndarray  # bool: a column for each move, true where it is legal
    rewards: np.ndarray  # float32: a column for each side; only a game that has just ended brings any
    done: np.ndarray  # bool: the game has ended by this move
    seats: np.ndarray  # int32: who is to play, -1 when the game is over and does not begin anew


def numbers_of(game: GameAtTable) -> Any:
    """The smallest numbers in which all that is observed of a game has room."""
    bounds = [(feature.low, feature.high) for feature in game.kind.observation.features]
    narrow = all(low >= NARROW.min and high <= NARROW.max for low, high in bounds)
    return np.int8 if narrow else np.int16


@functools.cache
def steps_of(kind: Any, engine: Any) -> dict[str, Any]:
    return bind(engine)


class Batch:
    """`threads=1`, as usual, waits for nobody: on a busy machine it is no slower than its share. 0 takes every core."""

    def __init__(
        self,
        game: GameAtTable,
        games: int,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        threads: int = 1,
        restart: bool = True,
    ):
        if games < 1:
            raise BadOption(f"a batch has at least one game, not {games}")
        self.game, self.games = game, games
        self.players = max(game.players) if players is None else players
        chosen = game.options(self.players, options)
        self.sides = len(game.rules.sides(chosen[0]))
        engine = game.engine
        self.states = np.zeros(games, engine.state)
        self.points = np.zeros((games, max(64, self.sides)), np.int32)
        self.seen = Seen(
            np.zeros((games, len(game.kind.observation)), numbers_of(game)),
            np.zeros((games, len(game.moves)), np.bool_),
            np.zeros((games, self.sides), np.float32),
            np.zeros(games, np.bool_),
            np.full(games, -1, np.int32),
        )
        self._empty = np.zeros(1, engine.state)
        self._empty["options"] = chosen
        self._listed, self._counts = engine.scratch_moves(games), np.zeros(games, np.int32)
        self._seeds, self._chance = np.zeros(games, np.uint64), np.zeros(games, np.uint64)
        self._drawn, self._in_a_row = np.zeros(games, np.int32), np.zeros(games, np.int32)
        self._watch = TurnWatch(engine)
        self._stride, self._restart, self._begun = games, restart, False
        self._steps = steps_of(game.kind, compiled_with(game))
        self._at = self.states, engine.box, engine.closed_log()
        self._spans = [(first, min(first + AT_A_TIME, games)) for first in range(0, games, AT_A_TIME)]
        workers = min(threads or os.cpu_count() or 1, len(self._spans))
        self._workers = ThreadPoolExecutor(workers, "ground") if workers > 1 else None

    def reset(self, seed: int = 0) -> Seen:
        """Set every game up; game i has the seed `seed` + i, and when it begins anew the next one that is free."""
        self._seeds[:] = seeds_from(checked_seed(seed), self.games).astype(np.uint64)
        self._chance[:] = self._seeds
        self.seen.done[:] = True
        self.seen.rewards[:] = 0
        self.points[:] = 0
        self._over_spans(lambda first, last: self._look(first, last, self._stride))
        self.seen.done[:] = False
        self._begun = True
        return self.seen

    def step(self, moves: np.ndarray) -> Seen:
        """Play moves[i] in game i. If one is not legal, none is made."""
        chosen = np.ascontiguousarray(moves, np.int32)
        if chosen.shape != (self.games,):
            raise IllegalMove(f"a step takes {self.games} moves, one for each game, not {chosen.shape}")
        check_begun(self._begun)
        wrong = self._steps["first_wrong"](chosen, self.seen.masks, self.seen.seats)
        if wrong >= 0:
            raise IllegalMove(f"game {wrong}: move {chosen[wrong]} is not legal; `masks[{wrong}]` says which are")
        self._over_spans(lambda first, last: self._step(chosen, first, last))
        if self._watch.is_due():
            self._watch.look(self._in_a_row, lambda i: self.states[i : i + 1], self._seed)
        return self.seen

    def _seed(self, i: int) -> int:
        """With which the game was set up that is played now: its next one stands there already."""
        return int(self._seeds[i]) - self._stride

    def sample(self) -> np.ndarray:
        """A legal move of each game at random, to try things out and to measure."""
        check_begun(self._begun)
        self._steps["draw_some"](self._listed, self._counts, self._chance, self._drawn)
        return self._drawn

    def _step(self, moves: np.ndarray, first: int, last: int) -> None:
        seen = self.seen
        seen.rewards[first:last] = 0
        if self._steps["play_some"](*self._at, moves, seen.seats, seen.done, self.points, first, last):
            self._judge(first, last)
        self._look(first, last, self._stride if self._restart else 0)

    def _look(self, first: int, last: int, stride: int) -> None:
        seen = self.seen
        self._steps["look_some"](
            *self._at, self._empty, self._seeds, stride, seen.done, seen.observations, seen.masks,
            self._listed, self._counts, seen.seats, self._in_a_row, first, last,
        )  # fmt: skip

    def _judge(self, first: int, last: int) -> None:
        ended = first + np.flatnonzero(self.seen.done[first:last])
        points = self.points[ended, : self.sides]
        self.seen.rewards[ended] = judged(self.game.rules.winners, points, lambda row: self.states[ended[row]])

    def _over_spans(self, work: Callable[[int, int], None]) -> None:
        if self._workers is None:
            for span in self._spans:
                work(*span)
        else:
            for _ in self._workers.map(lambda span: work(*span), self._spans):
                pass

    def close(self) -> None:
        if self._workers is not None:
            self._workers.shutdown()


def check_begun(begun: bool) -> None:
    if not begun:
        raise IllegalMove("no game has begun; `reset` sets them up before the first step")


def compiled_with(game: GameAtTable) -> Any:
    """The engine whose rules are compiled: printed values are handed over at every step, and need no other code."""
    from ..table.library import compiled_rules

    return compiled_rules(game.kind)
