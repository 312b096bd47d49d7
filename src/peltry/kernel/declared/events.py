"""What can happen, with what only one may know of it and what shows a hidden card."""

from __future__ import annotations

from collections import namedtuple
from typing import Any, ClassVar

from ..tools.records import EVENT_NUMBERS

UNKNOWN = -1  # stands for a number that somebody may not know


class Event(tuple[int, ...]):
    """One thing that happened, with the names of its kind: `event.place`. Its numbers are `who` and the kind's own."""

    __slots__ = ()
    kind: ClassVar[int]
    name: ClassVar[str]
    _fields: ClassVar[tuple[str, ...]]
    who: int

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((self.kind, *self))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self.name} has no {name}; it has {', '.join(self._fields)}")


def event_type(name: str, kind: int, numbers: tuple[str, ...]) -> type[Event]:
    """`hunted(who=1, place=5, fur=7, horses=0, coins=0)`: what happens, and how it reads."""
    plain = namedtuple(name, ("who", *numbers))  # type: ignore[misc]
    return type(name, (Event, plain), {"__slots__": (), "kind": kind, "name": name})


class Secret(str):
    """The name of an event's number that only the one it happens to may know."""


class Shown(str):
    """The name of an event's number that is a card: hidden in a hand until now, seen by all from now on."""


class Events:
    """What can happen, each kind with up to four named numbers."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.types: list[Any] = []
        self.begins: dict[str, str] = {}  # the kinds that begin a turn or a chapter
        self.secret: dict[int, int] = {}  # where among a raw event's numbers the one stands that only `who` may know
        self.shown: dict[int, int] = {}

    def kind(self, name: str, *numbers: str, begins: str = "") -> int:
        """`begins`: "turn" or "chapter" (a season, a year), by which a log is divided and a replay jumps."""
        if begins:
            self.begins[name] = begins
        if len(numbers) > len(EVENT_NUMBERS):
            raise TypeError(f"{name} has {len(numbers)} numbers; an event has at most {len(EVENT_NUMBERS)}")
        number = len(self.names)
        self.names.append(name)
        self.types.append(event_type(name, number, numbers))
        for place, field in enumerate(numbers, 2):
            if isinstance(field, Secret):
                self.secret[number] = place
            elif isinstance(field, Shown):
                self.shown[number] = place
        return number

    def __len__(self) -> int:
        return len(self.names)

    def read(self, raw: tuple[int, ...]) -> Event:
        """A raw event (kind, who, a, b, c, d) with the kind's own names."""
        kind = self.types[raw[0]]
        return kind._make(raw[1 : 1 + len(kind._fields)])

    def veil(self, raw: tuple[int, ...], seat: int) -> tuple[int, ...]:
        """An event as a seat may know it: another's secret is not told."""
        at = self.secret.get(raw[0])
        if at is None or raw[1] == seat:
            return raw
        return (*raw[:at], UNKNOWN, *raw[at + 1 :])

    def shows_a_hand(self, raw: tuple[int, ...]) -> bool:
        """Whether others see a card by it that was hidden in a hand."""
        at = self.shown.get(raw[0])
        return at is not None and raw[at] >= 0
