"""What can be decided, done and told in a game: each kind declared once, with a name and named numbers.

    DECISIONS = Decisions()
    ASK_PAY = DECISIONS.ask("pay", furs=amount(12), value=one_of(10))

    EVENTS = Events()
    HUNTED = EVENTS.kind("hunted", "place", "fur", "horses", "coins")

    MOVES = Moves()
    HUNT = MOVES.verb("hunt", place=range(1, 13), fur=FURS)

Each call answers the number that rules use. Words, scenes, records and tests read the names.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import numpy as np

from ..errors import IllegalMove
from .tools.reasons import NUMBER, NUMBER_BITS
from .tools.records import EVENT_NUMBERS, FRAME_FIELDS, FRAME_NUMBERS, Measure

FIRST_TASK = 32  # kinds below it are decisions that a player makes, the others tasks that the rules carry out
UNKNOWN = -1  # stands for a number that somebody may not know


class Decisions:
    """What can stand on the stack, each kind with up to three named numbers and what they mean.

    A number that several kinds name alike must stand in the same place in each.
    """

    def __init__(self) -> None:
        self.asks: list[str] = []
        self.tasks: list[str] = []
        self.fields: dict[int, dict[str, Measure]] = {}
        self.numbers: dict[str, str] = {}  # the frame's number behind each name

    def ask(self, name: str, **numbers: Measure) -> int:
        """A decision that a player makes."""
        self.asks.append(name)
        return self._declare(len(self.asks) - 1, numbers)

    def task(self, name: str, **numbers: Measure) -> int:
        """Something that the rules carry out as soon as it lies on top."""
        self.tasks.append(name)
        return self._declare(FIRST_TASK + len(self.tasks) - 1, numbers)

    def _declare(self, kind: int, numbers: dict[str, Measure]) -> int:
        for name, number in zip(numbers, FRAME_NUMBERS, strict=False):
            if name in FRAME_FIELDS:
                raise TypeError(f"{name} is a frame's own: call the number otherwise")
            if self.numbers.setdefault(name, number) != number:
                raise TypeError(f"{name} is {self.numbers[name]} in another frame: let it stand there here too")
        self.fields[kind] = numbers
        return kind

    @property
    def kinds(self) -> int:
        """How many numbers a frame's kind can have."""
        return FIRST_TASK + len(self.tasks)

    def name(self, kind: int) -> str:
        return self.asks[kind] if kind < FIRST_TASK else self.tasks[kind - FIRST_TASK]

    def read(self, frame: Any) -> Pending:
        """A frame of the stack, with the names of its numbers."""
        kind = int(frame["kind"])
        named = {name: int(frame[number]) for name, number in zip(self.fields[kind], FRAME_NUMBERS, strict=False)}
        return Pending(kind, self.name(kind), int(frame["who"]), named)


@dataclass(frozen=True, slots=True, repr=False)
class Pending:
    """One pending decision: `pending["place"]` is a number by its name."""

    kind: int
    name: str
    who: int
    numbers: dict[str, int]

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={number}" for name, number in self.numbers.items())
        return f"{self.name}({told}) by {self.who}"


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


class Reason(NamedTuple):
    """Why a move may not be made. Its words are `why-NAME`; `rule` names its place in the rules reference."""

    name: str
    rule: str
    need: int = 0
    have: int = 0

    def __repr__(self) -> str:
        numbers = f" ({self.have} of {self.need})" if self.need or self.have else ""
        return self.name.replace("_", " ") + numbers


NOT_NOW = Reason("not_now", "")  # what is said where a game knows no better reason


class Reasons:
    """Why moves may not be made, each kind declared once with its place in the rules reference."""

    def __init__(self) -> None:
        self.kinds: list[Reason] = [NOT_NOW]  # number 0 is no reason

    def kind(self, name: str, rule: str) -> int:
        self.kinds.append(Reason(name, rule))
        return len(self.kinds) - 1

    def read(self, number: int) -> Reason:
        """A number that the rules answered."""
        kind = self.kinds[number & NUMBER]
        return kind._replace(need=number >> NUMBER_BITS & NUMBER, have=number >> 2 * NUMBER_BITS & NUMBER)


class Cost(NamedTuple):
    """One line of a price: so many of a good. Of goods that have values, `value` says which (0: any)."""

    good: int
    amount: int
    value: int = 0


Values = Iterable[Any] | Mapping[str, Any]


class Verb(NamedTuple):
    """What can be done, with the choices it leaves: for each, its texts and what they stand for."""

    name: str
    base: int
    choices: dict[str, dict[str, Any]]


class Move:
    """One move, read: its verb and what was chosen, by name. It can be played like its number.

    What it costs is known only where it may be made: `position.choice(move)` answers it with its price.
    """

    __slots__ = ("_price", "chosen", "number", "text", "verb")

    def __init__(self, number: int, verb: str, text: str, chosen: dict[str, Any]):
        self.number, self.verb, self.text, self.chosen = number, verb, text, chosen
        self._price: tuple[Cost, ...] | None = None

    def with_price(self, price: Iterable[Cost]) -> Move:
        """The same move with its price."""
        priced = Move(self.number, self.verb, self.text, self.chosen)
        priced._price = tuple(price)
        return priced

    @property
    def price(self) -> tuple[Cost, ...]:
        if self._price is None:
            raise TypeError(f"{self.text} has no price here: ask the position for it with choice({self.number})")
        return self._price

    def __getattr__(self, name: str) -> Any:
        try:
            return self.chosen[name]
        except KeyError:
            raise AttributeError(f"{self.text} has no {name}") from None

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move | int) and other.__index__() == self.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return self.text


class Moves:
    """Every move of a game: a small number, a short text, and what it means.

    A verb takes a number for each combination of its choices. A choice is a range of numbers, a tuple of names (they
    stand for 0, 1, 2 …) or a mapping from names to what they stand for.
    """

    MOST_SHOWN = 12

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.texts: list[str] = []
        self._moves: list[Move] = []
        self._numbers: dict[str, int] = {}

    def verb(self, name: str, unsaid: bool = False, **choices: Values) -> int:
        """Declare what can be done; answers the number of its first move. A verb that is the only one goes unsaid."""
        verb = Verb(name, len(self.texts), {choice: meanings(values) for choice, values in choices.items()})
        self.verbs.append(verb)
        for chosen in combinations(verb.choices):
            text = ":".join([*([] if unsaid else [name]), *(label for label, _ in chosen)])
            number = self._numbers[text] = len(self.texts)
            self.texts.append(text)
            values = {choice: value for choice, (_, value) in zip(verb.choices, chosen, strict=True)}
            self._moves.append(Move(number, name, text, values))
        return verb.base

    def __len__(self) -> int:
        return len(self.texts)

    def first_of_verb(self) -> np.ndarray:
        """For every move the first one of its verb, for rules that answer by verb."""
        return np.array([verb.base for verb in self.verbs for _ in combinations(verb.choices)], np.int64)

    def __getitem__(self, number: int) -> Move:
        return self._moves[number]

    def describe(self, number: int) -> str:
        return self.texts[number] if 0 <= number < len(self.texts) else f"move {number}"

    def parse(self, text: str) -> int:
        """The number of a move's text. What is none is told what could have been meant."""
        written = text.strip()
        if written in self._numbers:
            return self._numbers[written]
        verb = written.partition(":")[0]
        known = [each for each in self.texts if each.partition(":")[0] == verb]
        known = known or list(dict.fromkeys(each.partition(":")[0] for each in self.texts))
        shown = ", ".join(known[: self.MOST_SHOWN]) + (", …" if len(known) > self.MOST_SHOWN else "")
        raise IllegalMove(f"{text!r} is no move; expected one of: {shown}")


def meanings(values: Values) -> dict[str, Any]:
    if isinstance(values, Mapping):
        return dict(values)
    if isinstance(values, range):
        return {str(value): value for value in values}
    return {str(value): place for place, value in enumerate(values)}


def combinations(choices: dict[str, dict[str, Any]]) -> Iterator[list[tuple[str, Any]]]:
    """Every way to choose, the last choice changing first."""
    found: list[list[tuple[str, Any]]] = [[]]
    for values in choices.values():
        found = [[*before, each] for before in found for each in values.items()]
    return iter(found)
