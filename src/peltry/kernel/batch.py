"""Many games at once: played through at random, or stepped together by a learner."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numba
import numpy as np

from .turns import TurnWatch

if TYPE_CHECKING:
    from .engine import Engine

MOST_SIDES = 16


class Room:
    """Room for many games played at once: their states, how many moves they took, their points."""

    def __init__(self, engine: Engine, games: int):
        self._states = np.zeros(games, engine.state)
        self._moves = np.zeros(games, np.int64)
        self._points = np.zeros((games, MOST_SIDES), np.int32)
        self.count = games

    def clear(self, options: np.ndarray, count: int) -> None:
        self.count = count
        self.states.view(np.uint8)[:] = 0
        self.states["options"] = options
        self.points[:] = 0

    @property
    def states(self) -> np.ndarray:
        return self._states[: self.count]

    @property
    def moves(self) -> np.ndarray:
        return self._moves[: self.count]

    @property
    def points(self) -> np.ndarray:
        """A row for each game with the points of every side, and zeroes behind them."""
        return self._points[: self.count]


class Batch:
    """Many positions that step together on every core, for learners and for speed.

    With `restart`, a game that is over is set up anew by the next step, with another seed: its
    final state can be read in between.
    """

    def __init__(self, engine: Engine, options: np.ndarray, seeds: np.ndarray, restart: bool = False):
        self.engine = engine
        games = len(seeds)
        self.states = np.zeros(games, engine.state)
        self.legal = engine.scratch_moves(games)
        self.counts = np.zeros(games, np.int64)
        self.seats = np.zeros(games, np.int64)
        self.in_a_row = np.zeros(games, np.int32)  # moves that the same seat has made one after the other
        self.drawn = np.zeros(games, np.int32)  # a legal move of each game at random; of no meaning when it is over
        self.seeds = seeds.astype(np.uint64)
        self._chance = self.seeds.copy()
        self._log = engine.closed_log()
        self._watch = TurnWatch(engine)
        self._empty = np.zeros(1, engine.state)
        self._empty["options"] = options
        self._stride = games  # the first step sets every game up
        self.step(np.zeros(games, np.int32))
        self._stride = games if restart else 0

    def step(self, moves: np.ndarray) -> None:
        """Play moves[i] in game i. Every move must be one of `legal[i, :counts[i]]`."""
        self.engine.doors["step_games"](
            self.states, self.engine.box, self._log, moves, self.legal, self.counts, self.seats, self.in_a_row,
            self._empty, self.seeds, self._stride, self._chance, self.drawn,
        )  # fmt: skip
        if self._watch.is_due():
            self._watch.look(self.in_a_row, lambda i: self.states[i : i + 1], self._seed)

    def _seed(self, i: int) -> int:
        """With which the game was set up that is played now: its next one stands there already."""
        return int(self.seeds[i]) - len(self.seeds)


def use_cores(count: int | None = None) -> int:
    """Choose how many cores batches use, all by default."""
    cores = count or os.cpu_count() or 1
    numba.set_num_threads(min(cores, numba.config.NUMBA_NUM_THREADS))  # type: ignore[attr-defined]
    return numba.get_num_threads()
