"""Turns that do not end, among games that nobody looks at move by move: batches, and whole games on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from ..errors import EndlessTurn
from .tools import entries

if TYPE_CHECKING:
    from .engine import Engine


def turn_of(engine: Engine, states: np.ndarray) -> int:
    """What changes when a turn ends though the same seat goes on (see `Rules.turn_number`)."""
    out = np.zeros(1, np.int32)
    return int(engine.look(entries.TURN, states, engine.box, engine.closed_log(), out, 0, 0))


def seat_of(engine: Engine, states: np.ndarray) -> int:
    """Who decides now, -1 when the game is over."""
    out = np.zeros(1, np.int32)
    return int(engine.drive(entries.TO_PLAY, states, engine.box, engine.closed_log(), out, 0, 0))


def endless(engine: Engine, states: np.ndarray, seed: int) -> EndlessTurn:
    """What is said of a game that stands in a turn without end."""
    seat, turn, most = seat_of(engine, states), turn_of(engine, states), engine.longest_turn
    name = engine.game.name
    return EndlessTurn("endless-turn-played", game=name, seed=str(seed), seat=str(seat), turn=str(turn), most=str(most))


class TurnWatch:
    """Looks now and then at how often the same seat has moved in a row, which whoever steps the games counts.

    Two looks at one turn that has had all its moves make it endless: alone, many moves in a row may be many turns.
    """

    def __init__(self, engine: Engine):
        self.engine = engine
        self.every = max(1, engine.longest_turn // 2)  # steps
        self._steps = 0
        self._seen: dict[int, tuple[int, int]] = {}  # of a game its seed and its turn, where it looked endless

    def is_due(self, steps: int = 1) -> bool:
        """To be asked after each step, or after so many: whether it is time to look."""
        self._steps += steps
        return self._steps % self.every < steps

    def look(self, in_a_row: np.ndarray, state: Callable[[int], np.ndarray], seed: Callable[[int], int]) -> None:
        """An error if a turn goes on and on."""
        for i in map(int, np.flatnonzero(in_a_row >= self.engine.longest_turn)):
            stands = seed(i), turn_of(self.engine, state(i))
            if self._seen.get(i) == stands:
                raise endless(self.engine, state(i), stands[0])
            self._seen[i] = stands


class LastGames:
    """A few of the games that take longest on a GPU, from when they have taken more moves than a turn may have.

    They are looked at every so many moves. One whose seat to play was the same at each look of a long row is held to
    have stood in one turn.
    """

    FEW = 32

    def __init__(self, engine: Engine):
        self.engine, self.turns = engine, TurnWatch(engine)
        self.made = 0  # moves in each game
        self.which = self.seats = self.in_a_row = np.zeros(0, np.int64)

    def look(
        self, moves: int, still_on: Callable[[], np.ndarray], state: Callable[[int], np.ndarray], seed: int
    ) -> None:
        """So many moves later. Game number i has the seed `seed` + i."""
        self.made += moves
        if self.made < self.engine.longest_turn:
            return
        if (self.seats < 0).all():
            self.which = still_on()[: self.FEW]
            self.seats, self.in_a_row = np.full(len(self.which), -1), np.zeros(len(self.which), np.int64)
        states = [state(int(i)) for i in self.which]
        seats = np.array([seat_of(self.engine, each) for each in states], np.int64)
        self.in_a_row = np.where((seats == self.seats) & (seats >= 0), self.in_a_row + moves, 0)
        self.seats = seats
        if self.turns.is_due(moves):
            self.turns.look(self.in_a_row, states.__getitem__, lambda k: seed + int(self.which[k]))
