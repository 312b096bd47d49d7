"""One game's compiled rules, and the ways to play with them: a position, whole random games, a batch."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

from ..errors import TooMuchToTell
from .batch import Batch, Room
from .faulty import named_if_faulty
from .position import LONGEST_GAME, Position
from .seeds import fold_seed, seeds_from
from .tools import entries
from .tools.records import CLOSED, LOG, LOG_LENGTH, MOST_TOLD
from .tools.rule import INTERPRETED
from .turns import endless

if TYPE_CHECKING:
    from .game import Game

CHUNK_BYTES = 1 << 21  # of states played through at a time: they stay in the processor's cache


class Engine:
    """The compiled rules of one game over one set of printed values."""

    def __init__(self, game: Game, box: np.ndarray):
        self.game = game
        self.box = box
        self.state = game.pieces.state.dtype
        self.most_legal = game.rules.most_legal
        self.longest_turn = game.rules.longest_turn
        self.doors = entries.bind(game)

    @cached_property
    def drive(self) -> Any:
        """The door for single positions, without Numba's look at the types of each argument."""
        return self._plain_door("drive", numba.int64, numba.int64)

    @cached_property
    def look(self) -> Any:
        """The door for the eyes of a seat."""
        return self._plain_door("look", numba.int64, numba.int64)

    def _plain_door(self, name: str, *numbers: Any) -> Any:
        door = self.doors[name]
        if INTERPRETED:
            return door
        arrays = (np.zeros(1, self.state), self.box, np.zeros(1, LOG), np.zeros(1, np.int32))
        signature = numba.void(numba.int64, *(numba.typeof(array) for array in arrays), *numbers).args
        with named_if_faulty(self.game.name):
            door.compile(signature)
        return door.overloads[signature].entry_point

    def position(self, options: np.ndarray, seed: int) -> Position:
        position = Position(self)
        position.states["options"] = options
        position.count = self.drive(
            entries.START, position.states, self.box, position.logs, position.out, fold_seed(seed), 0
        )
        position.told = told = int(position.logs["count"][0])
        if told == LOG_LENGTH:
            raise TooMuchToTell("untold-setup", game=self.game.name, most=MOST_TOLD)
        return position

    def scratch_moves(self, rows: int) -> np.ndarray:
        """Room for legal moves, a row for each game or worker; rows never share a cache line."""
        return np.zeros((rows, -(-self.most_legal // 16) * 16 + 16), np.int32)

    def closed_log(self) -> np.ndarray:
        logs = np.zeros(1, LOG)
        logs["count"] = CLOSED
        return logs

    def random_games(self, options: np.ndarray, seeds: np.ndarray, room: Room | None = None) -> Room:
        """Whole games of random moves on every core, played in `room` when there is one to use again."""
        if room is None or len(room.states) < len(seeds):
            room = Room(self, len(seeds))
        room.clear(options, len(seeds))
        workers = min(len(seeds), max(1, numba.get_num_threads()))
        scratch, log = self.scratch_moves(workers), self.closed_log()
        numbers = seeds.astype(np.uint64)
        with named_if_faulty(self.game.name):
            self.doors["play_games"](
                room.states, self.box, log, numbers, room.moves, room.points, scratch, LONGEST_GAME
            )
        if room.moves.min(initial=0) < 0:  # see `playout`
            which = int(np.argmin(room.moves))
            raise endless(self, room.states[which : which + 1], int(numbers[which]))
        return room

    def random_chunks(self, options: np.ndarray, first_seed: int, games: int) -> Iterator[Room]:
        """`games` random games with the seeds first_seed, first_seed+1 and so on, some at a time.

        The memory is used again from chunk to chunk: take what you need before you go on.
        """
        size = min(games, max(256, CHUNK_BYTES // self.state.itemsize))
        room = Room(self, size)
        for start in range(0, games, size):
            count = min(size, games - start)
            yield self.random_games(options, seeds_from(first_seed + start, count), room)

    def points_of(self, states: np.ndarray) -> np.ndarray:
        """Points of every side, added up over many states."""
        total, out, log = np.zeros(16, np.int64), np.zeros(64, np.int32), self.closed_log()
        for i in range(len(states)):
            count = self.drive(entries.SCORES, states[i : i + 1], self.box, log, out, 0, 0)
            total[:count] += out[:count]
        return total

    def batch(self, options: np.ndarray, seeds: np.ndarray, restart: bool = False) -> Batch:
        return Batch(self, options, seeds, restart)
