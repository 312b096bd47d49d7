"""One game's compiled rules, as Python objects: a position to play on, and batches of positions."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import numba
import numpy as np

from ..errors import IllegalMove
from . import entries
from .entries import COUNT, EVENTS, MOST_SEATS, NEWS, PLAY, SEAT
from .records import CLOSED, EVENT, LOG

LONGEST_GAME = 1_000_000
CHUNK_BYTES = 1 << 21  # of states played through at a time: they stay in the processor's cache
MOST_SIDES = 16


class Engine:
    """The compiled rules of one game over one set of printed values."""

    def __init__(self, rules: Any, box: np.ndarray):
        self.rules = rules
        self.box = box
        self.folder = Path(rules.__file__).resolve().parent
        self.most_legal: int = rules.MOST_LEGAL
        self.doors = entries.bind(rules, self.folder, rules.NAME)

    @cached_property
    def drive(self) -> Any:
        """The door for single positions, without Numba's look at the types of each argument."""
        door = self.doors["drive"]
        signature = numba.void(
            numba.int64,
            *(numba.typeof(a) for a in (np.zeros(1, self.rules.STATE), self.box, np.zeros(1, LOG))),
            numba.typeof(np.zeros(1, np.int32)),
            numba.int64,
            numba.int64,
        ).args
        door.compile(signature)
        return door.overloads[signature].entry_point

    def position(self, options: np.ndarray, seed: int) -> Position:
        position = Position(self)
        position.states["options"] = options
        position.count = self.drive(
            entries.START, position.states, self.box, position.logs, position.out, fold_seed(seed), 0
        )
        position.told = int(position.logs["count"][0])
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
        self.doors["play_games"](room.states, self.box, log, numbers, room.moves, room.points, scratch, LONGEST_GAME)
        return room

    def random_chunks(self, options: np.ndarray, first_seed: int, games: int) -> Iterator[Room]:
        """`games` random games with the seeds first_seed, first_seed+1 and so on, some at a time.

        The memory is used again from chunk to chunk: take what you need before you go on.
        """
        size = min(games, max(256, CHUNK_BYTES // self.rules.STATE.itemsize))
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


def fold_seed(seed: int) -> int:
    """A seed of any length as the signed 64-bit number that compiled code takes."""
    folded = 0
    while seed:
        folded = (folded * 0x9E3779B97F4A7C15 & (1 << 64) - 1) ^ (seed & (1 << 64) - 1)
        seed >>= 64
    return folded - (1 << 64) if folded >> 63 else folded


def seeds_from(first: int, count: int) -> np.ndarray:
    """The seeds first, first+1 and so on, folded."""
    if first + count < 1 << 63:
        return np.arange(first, first + count, dtype=np.int64)
    return np.array([fold_seed(first + i) for i in range(count)], np.int64)


class Position:
    """One state with its legal moves and the events of the last move."""

    __slots__ = (
        "_bytes",
        "_depth",
        "_log",
        "_over",
        "_who",
        "count",
        "engine",
        "logs",
        "mover",
        "out",
        "states",
        "told",
        "told_news",
    )

    def __init__(self, engine: Engine):
        self.engine = engine
        self._bytes = np.zeros(engine.rules.STATE.itemsize, np.uint8)
        self.states = self._bytes.view(engine.rules.STATE)
        self.logs = np.zeros(1, LOG)
        self.out = np.zeros(engine.most_legal, np.int32)
        self.count = 0  # legal moves in `out`
        self.mover = -1  # who made the last move
        self.told = 0  # events of the last move in `logs`
        self.told_news = False  # whether somebody learned something by it
        # Views of what is asked for at every move: naming a field anew each time would cost more than the move.
        state = self.states[0]
        self._over, self._depth = self.states["over"], self.states["depth"]
        self._who = state["stack"]["who"]
        self._log = self.logs.view(np.uint8).data[LOG.fields["events"][1] :]  # type: ignore[index]

    @property
    def state(self) -> np.void:
        return self.states[0]

    @property
    def over(self) -> bool:
        return self._over.item() != 0

    def legal(self) -> list[int]:
        return self.out[: self.count].tolist()

    def to_play(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        return -1 if self._over.item() else self._who.item(self._depth.item() - 1)

    def play(self, move: int) -> None:
        """Carry out one move. An illegal one is refused and nothing changes."""
        if not self.tried(move):
            raise IllegalMove(f"{self.engine.rules.describe(move)} is not legal now; {self.count} other moves are")

    def tried(self, move: int) -> bool:
        """Carry out one move, if it is legal; answers whether it was."""
        engine = self.engine
        answer = engine.drive(PLAY, self.states, engine.box, self.logs, self.out, move, self.count)
        if answer < 0:
            return False
        self.count = answer & COUNT
        self.told = answer >> EVENTS
        self.mover = answer >> SEAT & MOST_SEATS
        self.told_news = answer >> NEWS & 1 != 0
        return True

    def events(self) -> list[tuple[int, ...]]:
        """What the last move made happen: (kind, who, a, b, c, d) each."""
        numbers = np.frombuffer(self.raw_events(), np.int16).reshape(-1, EVENT.itemsize // 2)
        return [tuple(event) for event in numbers.tolist()]

    def raw_events(self) -> bytes:
        """The same as bytes, six 16-bit numbers each: quick to keep, to be read when somebody asks."""
        return self._log[: self.told * EVENT.itemsize].tobytes()

    def scores(self) -> list[int]:
        out = np.zeros(64, np.int32)
        count = self._ask(entries.SCORES, out=out)
        return out[:count].tolist()

    def observe(self, seat: int) -> np.ndarray:
        out = np.zeros(self.engine.rules.OBSERVATION, np.int32)
        self._ask(entries.OBSERVE, extra=seat, out=out)
        return out

    def copy(self) -> Position:
        twin = Position(self.engine)
        # As bytes and numbers: NumPy copies records field by field.
        twin._bytes[:] = self._bytes
        twin._log[: self.told * EVENT.itemsize] = self._log[: self.told * EVENT.itemsize]
        twin.out[:] = self.out
        twin.count, twin.mover, twin.told, twin.told_news = self.count, self.mover, self.told, self.told_news
        return twin

    def redealt(self, seat: int, key: int) -> Position:
        """A world in which everything that this seat cannot know has been dealt anew."""
        twin = self.copy()
        twin._ask(entries.REDEAL, number=fold_seed(key), extra=seat)
        twin.count = twin._ask(entries.LEGAL)
        return twin

    def replay(self, moves: list[int]) -> None:
        """Play many moves at once, without events. Stops with an error at the first illegal one."""
        out = np.zeros(len(moves) + self.engine.most_legal, np.int32)
        out[: len(moves)] = moves
        done = self._ask(entries.REPLAY, number=len(moves), out=out)
        self.count = self._ask(entries.LEGAL)
        self.told = 0
        if done < len(moves):
            raise IllegalMove(f"move {done + 1}, {self.engine.rules.describe(moves[done])}, is not legal there")

    def playout(self, key: int, longest: int = LONGEST_GAME) -> int:
        played = self._ask(entries.PLAYOUT, number=fold_seed(key), extra=longest)
        self.told = 0
        self.count = self._ask(entries.LEGAL)
        return int(played)

    def _ask(self, wanted: int, number: int = 0, extra: int = 0, out: np.ndarray | None = None) -> Any:
        engine = self.engine
        room = self.out if out is None else out
        return engine.drive(wanted, self.states, engine.box, self.logs, room, number, extra)


class Room:
    """Room for many games played at once: their states, how many moves they took, their points."""

    def __init__(self, engine: Engine, games: int):
        self._states = np.zeros(games, engine.rules.STATE)
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
        self.states = np.zeros(games, engine.rules.STATE)
        self.legal = engine.scratch_moves(games)
        self.counts = np.zeros(games, np.int64)
        self.seats = np.zeros(games, np.int64)
        self.drawn = np.zeros(games, np.int32)  # a legal move of each game at random; of no meaning when it is over
        self.seeds = seeds.astype(np.uint64)
        self._chance = self.seeds.copy()
        self._log = engine.closed_log()
        self._empty = np.zeros(1, engine.rules.STATE)
        self._empty["options"] = options
        self._stride = games  # the first step sets every game up
        self.step(np.zeros(games, np.int32))
        self._stride = games if restart else 0

    def step(self, moves: np.ndarray) -> None:
        """Play moves[i] in game i. Every move must be one of `legal[i, :counts[i]]`."""
        self.engine.doors["step_games"](
            self.states, self.engine.box, self._log, moves, self.legal, self.counts, self.seats,
            self._empty, self.seeds, self._stride, self._chance, self.drawn,
        )  # fmt: skip


def use_cores(count: int | None = None) -> int:
    """Choose how many cores batches use, all by default."""
    cores = count or os.cpu_count() or 1
    numba.set_num_threads(min(cores, numba.config.NUMBA_NUM_THREADS))  # type: ignore[attr-defined]
    return numba.get_num_threads()
