"""What was told, and the moves of a match with what each of them told, in a few bytes a move."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ..kernel.declared import Event, Events, Moves
from ..kernel.tools.records import EVENT


class Told(Sequence[Event]):
    """What was told, event by event. It is read only when somebody looks: a search plays thousands of moves unseen."""

    __slots__ = ("_kinds", "raw")

    def __init__(self, raw: bytes, kinds: Events):
        self.raw, self._kinds = raw, kinds

    def _numbers(self) -> list[list[int]]:
        numbers: list[list[int]] = np.frombuffer(self.raw, np.int16).reshape(-1, EVENT.itemsize // 2).tolist()
        return numbers

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._kinds.read(tuple(raw)) for raw in self._numbers())

    def heard_by(self, seat: int) -> list[Event]:
        """The events as a seat may know them: another's secret is not told."""
        kinds = self._kinds
        return [kinds.read(kinds.veil(tuple(raw), seat)) for raw in self._numbers()]

    def shows_a_hand(self) -> bool:
        """Whether the others saw a card that had been hidden in a hand."""
        return bool(self._kinds.shown) and any(self._kinds.shows_a_hand(tuple(raw)) for raw in self._numbers())

    def __len__(self) -> int:
        return len(self.raw) // EVENT.itemsize

    def __getitem__(self, index: Any) -> Any:
        return self.events[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.events == tuple(other)

    def __hash__(self) -> int:
        return hash(self.events)

    def __repr__(self) -> str:
        return f"[{', '.join(map(repr, self.events))}]"


class Played(Told):
    """What one move made happen; which it was, by whom, and whether somebody learned something by it."""

    __slots__ = ("_moves", "move", "seat", "told_news")

    def __init__(self, move: int, seat: int, told_news: bool, raw: bytes, kinds: Events, moves: Moves):
        self.raw, self._kinds, self._moves = raw, kinds, moves
        self.move = move
        self.seat = seat
        self.told_news = told_news

    def __repr__(self) -> str:
        return f"<{self._moves.describe(self.move)} by seat {self.seat}: {super().__repr__()}>"


class History(Sequence[Played]):
    """Every move made so far. What was packed lies in a row as numbers, a quarter as large: a house has a thousand
    tables with hundreds of moves each. What one of them told is put together for whoever asks.
    """

    __slots__ = ("_ends", "_events", "_kinds", "_late", "_made", "_moves", "_news", "_seats", "append")

    def __init__(self, kinds: Events, moves: Moves):
        self._kinds, self._moves = kinds, moves
        self._made = array("i")  # the moves
        self._ends = array("i", [0])  # how many bytes of events had been told by each, none before the first
        self._seats, self._news = bytearray(), bytearray()
        self._events = bytearray()
        self._late: list[Played] = []  # not packed yet
        self.append = self._late.append

    def pack(self) -> None:
        for played in self._late:
            self._events += played.raw
            self._made.append(played.move)
            self._ends.append(len(self._events))
            self._seats.append(played.seat)
            self._news.append(bool(played.told_news))
        self._late.clear()

    def cut(self, length: int) -> list[Played]:
        """Forget what was made after `length` moves, and answer it."""
        gone: list[Played] = self[length:]
        self.pack()
        for each in (self._made, self._seats, self._news):
            del each[length:]
        del self._ends[length + 1 :]
        del self._events[self._ends[-1] :]
        return gone

    def copy(self) -> History:
        self.pack()
        twin = History(self._kinds, self._moves)
        twin._made, twin._ends, twin._events = self._made[:], self._ends[:], self._events[:]
        twin._seats, twin._news = self._seats[:], self._news[:]
        return twin

    def moves(self, length: int | None = None) -> list[int]:
        """The first `length` moves, or all."""
        self.pack()
        return self._made[:length].tolist()

    def events_before(self, length: int) -> int:
        """How many events the first `length` moves told."""
        self.pack()
        return self._ends[length] // EVENT.itemsize

    def last_of(self, seat: int) -> int:
        """How many moves had been made once this seat had made its last one; 0 when it has made none."""
        self.pack()
        return self._seats.rfind(seat) + 1

    def movers(self, length: int) -> list[int]:
        """Who made the moves after the first `length`, one after another."""
        self.pack()
        return list(self._seats[length:])

    def __len__(self) -> int:
        return len(self._made) + len(self._late)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        number = range(len(self))[index]
        if number >= (packed := len(self._made)):
            return self._late[number - packed]
        raw = bytes(self._events[self._ends[number] : self._ends[number + 1]])
        made, seat, news = self._made[number], self._seats[number], bool(self._news[number])
        return Played(made, seat, news, raw, self._kinds, self._moves)

    def __iter__(self) -> Iterator[Played]:
        return (self[number] for number in range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
