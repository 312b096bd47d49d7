"""One state to play on from Python, with its legal moves and what the last move told."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import IllegalMove
from . import entries
from .entries import COUNT, EVENTS, MOST_SEATS, NEWS, PLAY, SEAT
from .records import EVENT, LOG
from .seeds import fold_seed

if TYPE_CHECKING:
    from .engine import Engine

LONGEST_GAME = 1_000_000
NAMED = 8  # legal moves in the answer to an illegal one


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
        try:
            number = index(move)  # compiled rules would cut 1.5 down to 1
        except TypeError:
            raise IllegalMove("move-no-number", move=repr(move)) from None
        engine = self.engine
        try:
            answer = engine.drive(PLAY, self.states, engine.box, self.logs, self.out, number, self.count)
        except OverflowError:
            raise self.refusal(number) from None
        if answer < 0:
            raise self.refusal(number)
        self.count = answer & COUNT
        self.told = answer >> EVENTS
        self.mover = answer >> SEAT & MOST_SEATS
        self.told_news = answer >> NEWS & 1 != 0

    def refusal(self, number: int) -> IllegalMove:
        """Why a number is no move now, and what would be one."""
        if self.over:
            return IllegalMove("move-after-end")
        rules, legal = self.engine.rules, self.legal()
        if not 0 <= number < rules.MOVES:
            return IllegalMove("move-range", last=str(rules.MOVES - 1), move=str(number))
        named = ", ".join(rules.describe(move) for move in legal[:NAMED])
        return IllegalMove("move-not-legal", move=rules.describe(number), legal=named, more=max(0, len(legal) - NAMED))

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
            raise IllegalMove("move-in-replay", number=str(done + 1), move=self.engine.rules.describe(moves[done]))

    def playout(self, key: int, longest: int = LONGEST_GAME) -> int:
        played = self._ask(entries.PLAYOUT, number=fold_seed(key), extra=longest)
        self.told = 0
        self.count = self._ask(entries.LEGAL)
        return int(played)

    def _ask(self, wanted: int, number: int = 0, extra: int = 0, out: np.ndarray | None = None) -> Any:
        engine = self.engine
        room = self.out if out is None else out
        return engine.drive(wanted, self.states, engine.box, self.logs, room, number, extra)
