"""One state to play on from Python, with its legal moves and what the last move told."""

from __future__ import annotations

import functools
from collections.abc import Callable
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import EndlessTurn, IllegalMove, TooMuchToTell
from .declared import NOT_NOW, Cost, Move, Reason
from .seeds import fold_seed
from .tools import entries
from .tools.entries import COUNT, EVENTS, MOST_SEATS, NEWS, PLAY, SEAT
from .tools.records import EVENT, LOG, LOG_LENGTH, MOST_TOLD
from .turns import endless, turn_of

if TYPE_CHECKING:
    from .declared import Event
    from .engine import Engine

LONGEST_GAME = 1_000_000
LONGEST_BILL = 16  # lines of a price
NAMED = 8  # legal moves in the answer to an illegal one


cost = functools.lru_cache(4096)(Cost)  # a game has few different ones, and every view asks for many


def as_records(raw: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """One record on bytes. `raw.view(dtype)` would compare the two types field by field, each time."""
    return np.ndarray(1, dtype, raw.data)


class Position:
    """One state with its legal moves and the events of the last move."""

    __slots__ = (
        "__weakref__",  # what is remembered of a game can be forgotten with it
        "_bill",
        "_bytes",
        "_depth",
        "_log",
        "_over",
        "_turn",
        "_who",
        "count",
        "engine",
        "in_a_row",
        "logs",
        "mover",
        "out",
        "states",
        "told",
        "told_news",
    )

    def __init__(self, engine: Engine):
        self.engine = engine
        self._bytes = np.zeros(engine.state.itemsize, np.uint8)
        self.states = as_records(self._bytes, engine.state)
        self.logs = np.zeros(1, LOG)
        self.out = np.zeros(engine.most_legal, np.int32)
        self._bill = np.zeros(LONGEST_BILL * 3, np.int32)  # where prices are written
        self.count = 0  # legal moves in `out`
        self.mover = -1  # who made the last move
        self.told = 0  # events of the last move in `logs`
        self.told_news = False  # whether somebody learned something by it
        self.in_a_row = 0  # moves that the last mover has made without another between them
        self._turn = 0  # in which turn that was, when it was last asked
        # Views of what is asked for at every move: naming a field anew each time would cost more than the move.
        state = self.states[0]
        self._over, self._depth = self.states["over"], self.states["depth"]
        self._who = state["stack"]["who"]
        self._log = self.logs.view(np.uint8).data[LOG.fields["events"][1] :]  # type: ignore[index]

    @property
    def state(self) -> np.void:
        """The record of the table. A bot is handed one in which what it cannot know was dealt anew."""
        return self.states[0]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._over.item() != 0

    def legal(self) -> list[int]:
        """The moves that may be made now, none when the game is over."""
        return self.out[: self.count].tolist()

    def to_play(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        return -1 if self._over.item() else self._who.item(self._depth.item() - 1)

    def play(self, move: int) -> None:
        """Carry out one move. An illegal one is refused and nothing changes.

        A move that fills the log is made, but an error says that not all of it may have been told.
        """
        try:
            number = index(move)  # compiled rules would cut 1.5 down to 1
        except TypeError:
            raise IllegalMove("move-no-number", move=repr(move)) from None
        engine = self.engine
        if self.in_a_row >= engine.longest_turn:
            self._check_turn()
        try:
            answer = engine.drive(PLAY, self.states, engine.box, self.logs, self.out, number, self.count)
        except OverflowError:
            raise self.refusal(number) from None
        if answer < 0:
            raise self.refusal(number)
        mover = answer >> SEAT & MOST_SEATS
        self.in_a_row = self.in_a_row + 1 if mover == self.mover else 1
        self.count = answer & COUNT
        self.told = told = answer >> EVENTS
        self.mover = mover
        self.told_news = answer >> NEWS & 1 != 0
        if told == LOG_LENGTH:
            raise TooMuchToTell("untold-move", move=engine.game.pieces.moves.describe(number), most=MOST_TOLD)

    def _check_turn(self) -> None:
        """A turn must end whatever a player does; here it has not. Alone, many moves in a row may be many turns.

        See "Why every turn ends" in the game's RULINGS.md.
        """
        turn = turn_of(self.engine, self.states)
        if turn == self._turn:
            raise EndlessTurn("endless-turn", most=str(self.engine.longest_turn))
        self._turn, self.in_a_row = turn, 0

    def price(self, move: int) -> list[Cost]:
        """What a legal move costs, as the rules will charge it."""
        return self._price_in(self.states, move)

    def prices_seen(self, seat: int) -> Callable[[int], list[Cost]]:
        """What moves would cost, as far as it follows from what a seat sees: a price it is shown tells it no more."""
        return functools.partial(self._price_in, as_records(self._blinded(seat), self.engine.state))

    def _price_in(self, states: np.ndarray, move: int) -> list[Cost]:
        engine, bill = self.engine, self._bill
        count = engine.look(entries.PRICE, states, engine.box, self.logs, bill, 0, index(move))
        if not count:
            return []
        numbers = bill[:count].tolist()
        return [cost(*numbers[line : line + 3]) for line in range(0, count, 3)]

    def choice(self, move: int) -> Move:
        """A move, read, with what it costs here."""
        return self.engine.game.pieces.moves[index(move)].with_price(self.price(move))

    def why_not(self, move: int) -> Reason | None:
        """Why a move may not be made now; None when it may."""
        number, engine = index(move), self.engine
        if number in self.legal():
            return None
        if self.over or not 0 <= number < len(engine.game.pieces.moves):
            return NOT_NOW
        answer = engine.look(entries.WHY_NOT, self.states, engine.box, self.logs, self.out, 0, number)
        return engine.game.pieces.reasons.read(answer)

    def refusal(self, number: int) -> IllegalMove:
        """Why a number is no move now, and what would be one."""
        if self.over:
            return IllegalMove("move-after-end")
        moves, legal = self.engine.game.pieces.moves, self.legal()
        if not 0 <= number < len(moves):
            return IllegalMove("move-range", last=str(len(moves) - 1), move=str(number))
        named = ", ".join(moves.describe(move) for move in legal[:NAMED])
        return IllegalMove("move-not-legal", move=moves.describe(number), legal=named, more=max(0, len(legal) - NAMED))

    def events(self) -> list[Event]:
        """What the last move made happen."""
        numbers = np.frombuffer(self.raw_events(), np.int16).reshape(-1, EVENT.itemsize // 2)
        return [self.engine.game.pieces.events.read(tuple(event)) for event in numbers.tolist()]

    def raw_events(self) -> bytes:
        """The same as bytes, six 16-bit numbers each: quick to keep, to be read when somebody asks."""
        return self._log[: self.told * EVENT.itemsize].tobytes()

    def scores(self) -> list[int]:
        """Points of every side, an automa's too, as if the game ended here."""
        out = np.zeros(64, np.int32)
        count = self._ask(entries.SCORES, out=out)
        return out[:count].tolist()

    def observe(self, seat: int) -> np.ndarray:
        """What a seat sees, as numbers for a learner; `game.observation` names them."""
        engine = self.engine
        out = np.zeros(len(engine.game.observation), np.int32)
        engine.look(entries.OBSERVE, self.states, engine.box, self.logs, out, seat, 0)
        return out

    def sight(self, seat: int) -> np.void:
        """What a seat sees, as a record: what it may not see has no name in it or is blank. -1 only watches."""
        seen: np.void = as_records(self._blinded(seat), self.engine.game.eyesight.dtype)[0]
        return seen

    def _blinded(self, seat: int) -> np.ndarray:
        """The bytes of the state as a seat sees it, and how many cards the others hold."""
        engine, own = self.engine, len(self._bytes)
        room = np.zeros(engine.game.eyesight.size, np.uint8)
        room[:own] = self._bytes
        counts = room[own:].view(np.int32)
        engine.look(entries.BLIND, as_records(room, engine.state), engine.box, self.logs, counts, seat, 0)
        return room

    def figures(self, seat: int) -> dict[str, Any]:
        """What the rules make of the game as a seat sees it: the numbers that its scene shows, by name."""
        engine, figures = self.engine, self.engine.game.pieces.figures
        seen, out = as_records(self._blinded(seat), engine.state), np.zeros(figures.size, np.int32)
        engine.look(entries.FIGURE, seen, engine.box, self.logs, out, seat, 0)
        return figures.read(out.tolist())

    def copy(self) -> Position:
        """The same position once more, to try something on."""
        twin = Position(self.engine)
        # As bytes and numbers: NumPy copies records field by field.
        twin._bytes[:] = self._bytes
        twin._log[: self.told * EVENT.itemsize] = self._log[: self.told * EVENT.itemsize]
        twin.out[:] = self.out
        twin.count, twin.mover, twin.told, twin.told_news = self.count, self.mover, self.told, self.told_news
        twin.in_a_row, twin._turn = self.in_a_row, self._turn
        return twin

    def take(self, data: np.ndarray, own: int) -> None:
        """Become the position whose record is the first `own` bytes and whose last events are the rest."""
        self._bytes[:] = data[:own]
        self.told = (len(data) - own) // EVENT.itemsize
        self._log[: len(data) - own] = data[own:].data
        self.count = self._ask(entries.LEGAL)

    def redealt(self, seat: int, key: int) -> Position:
        """A world in which everything that this seat cannot know has been dealt anew."""
        twin = self.copy()
        engine = self.engine
        engine.look(entries.REDEAL, twin.states, engine.box, twin.logs, twin.out, seat, fold_seed(key))
        twin.count = twin._ask(entries.LEGAL)
        twin.out[twin.count :] = 0  # what could be done before would tell of another's hand
        twin._veil_events(seat)
        return twin

    def _veil_events(self, seat: int) -> None:
        """Of the last move's events only what a seat heard."""
        kinds = self.engine.game.pieces.events
        if kinds.secret and self.told:
            numbers = np.frombuffer(self._log[: self.told * EVENT.itemsize], np.int16).reshape(self.told, -1)
            for row in numbers:
                row[:] = kinds.veil(tuple(row.tolist()), seat)

    def replay(self, moves: list[int]) -> None:
        """Play many moves at once, without events. Stops with an error at the first illegal one."""
        out = np.zeros(len(moves) + self.engine.most_legal, np.int32)
        out[: len(moves)] = moves
        done = self._ask(entries.REPLAY, number=len(moves), out=out)
        self.count = self._ask(entries.LEGAL)
        self.told = 0
        if done < len(moves):
            move = self.engine.game.pieces.moves.describe(moves[done])
            raise IllegalMove("move-in-replay", number=str(done + 1), move=move)

    def playout(self, key: int, longest: int = LONGEST_GAME) -> int:
        """Play on with random legal moves, others for every key. Answers how many were made."""
        played = self._ask(entries.PLAYOUT, number=fold_seed(key), extra=longest)
        self.told = 0
        self.count = self._ask(entries.LEGAL)
        if played < 0:
            raise endless(self.engine, self.states, key)
        return int(played)

    def _ask(self, wanted: int, number: int = 0, extra: int = 0, out: np.ndarray | None = None) -> Any:
        engine = self.engine
        room = self.out if out is None else out
        return engine.drive(wanted, self.states, engine.box, self.logs, room, number, extra)

    def __repr__(self) -> str:
        game = self.engine.game
        if self.over:
            return f"<{game.name}, over, points {self.scores()}>"
        pending = game.pieces.decisions.read(self.state["stack"][self.state["depth"] - 1])
        legal = [game.pieces.moves.describe(move) for move in self.legal()]
        shown = ", ".join(legal[:NAMED]) + (f" and {len(legal) - NAMED} more" if len(legal) > NAMED else "")
        return f"<{game.name}, {pending}: {shown}>"
