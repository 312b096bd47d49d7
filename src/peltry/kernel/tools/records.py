"""The flat records that rules work on: the state, its stack of decisions, the log of events.

All are NumPy structured types built with `align=True`, because CUDA refuses misaligned records. Every field
says who may see it. Nothing is open by default: a secret can leak only by being marked `seen`.

    seen("horses", i16, amount(60))                 lies open
    own("hand", i64, set_of(WISHES))                only the side in whose record it lies
    known("cards", i8, one_of(N), (N,), to="known", …)  the seats whose bit is set in the field `known` beside it
    hidden("deck", i8, (26,))                       nobody

What a seat sees, what a learner observes and what bots are dealt anew follow from these marks: see
`kernel/sight.py` and `kernel/observation.py`.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from ..declared import Decisions

i8, i16, i32, i64, u64 = np.int8, np.int16, np.int32, np.int64, np.uint64
wide = np.int64  # a narrow number of a record as a full one: rules are compiled once for each kind of number

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Measure:
    """What the numbers of a field mean, so that a learner can be told.

    amount: from `low` to `high`. one_of: one of so many kinds, -1 for none. set_of: a bit for each of so many kinds.
    side: the number of a side, -1 for none. owner: the same + 1, 0 for none. pile_of: a list of cards, each of so many
    there is once, in no order that matters. line_of: the same in order, such as a deck whose top card is its last one.
    """

    name: str
    high: int
    low: int = 0


def amount(high: int, low: int = 0) -> Measure:
    return Measure("amount", high, low)


def one_of(kinds: int) -> Measure:
    return Measure("one_of", kinds, -1)


def set_of(kinds: int) -> Measure:
    return Measure("set_of", kinds)


def pile_of(cards: int) -> Measure:
    return Measure("pile_of", cards, -1)


def line_of(cards: int) -> Measure:
    return Measure("line_of", cards, -1)


def owner(sides: int, others: int = 0) -> Measure:
    """A side's number + 1, 0 for nobody; behind the sides come so many others, such as neutral pieces."""
    return Measure("owner", sides + others, sides)


FLAG = amount(1)
SIDE = Measure("side", 127, -1)

SEEN, OWN, KNOWN, HIDDEN = "seen", "own", "known", "hidden"


@dataclass(frozen=True)
class Field:
    """One field of a record, with its mark."""

    name: str
    kind: Any  # a NumPy number or another record
    shape: Shape = ()
    sight: str = HIDDEN
    measure: Measure | None = None
    count: str | None = None  # the field beside it that says how many of its numbers are meant; the rest is old
    to: str | None = None  # of `known`: the field beside it with a bit for each seat that knows the number
    watchers: int = 0  # of `known`: the bit of those who only watch
    unless: str | None = None  # of `own`: an option that opens it to all
    by_side: bool = False  # the first index is the number of a side

    def spec(self) -> tuple[Any, ...]:
        kind = self.kind.dtype if isinstance(self.kind, Record) else self.kind
        return (self.name, kind, self.shape) if self.shape else (self.name, kind)


def seen(name: str, kind: Any, measure: Measure | None = None, shape: Shape = (), count: str | None = None) -> Field:
    return Field(name, kind, shape, SEEN, measure, count)


def own(
    name: str,
    kind: Any,
    measure: Measure | None = None,
    shape: Shape = (),
    count: str | None = None,
    unless: str | None = None,
) -> Field:
    return Field(name, kind, shape, OWN, measure, count, unless=unless)


def known(name: str, kind: Any, measure: Measure, shape: Shape, to: str, watchers: int, count: str) -> Field:
    """`watchers` is the bit of those who only watch."""
    return Field(name, kind, shape, KNOWN, measure, count, to=to, watchers=watchers)


def hidden(name: str, kind: Any, shape: Shape = ()) -> Field:
    return Field(name, kind, shape)


def sides(name: str, kind: Record, most: int, count: str | None = None) -> Field:
    """A record for each side: what is `own` in it belongs to that side. `count` says how many sides play.

    Without it all are meant: those behind the sides belong to nobody.
    """
    return Field(name, kind, (most,), SEEN, count=count, by_side=True)


def idle(name: str, kind: Any, shape: Shape = ()) -> Field:
    """Room that is not used: it lets other fields lie where they should."""
    return Field(name, kind, shape)


class Record:
    """A structured type whose fields are marked. NumPy takes it wherever it takes a dtype."""

    def __init__(self, *fields: Field):
        self.fields = fields
        self.dtype = np.dtype([field.spec() for field in fields], align=True)
        self.names: dict[str, str] = {}  # further names for bytes of a field: see `overlay`

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def field(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    def __repr__(self) -> str:
        return f"Record({', '.join(field.name for field in self.fields)})"


def record(*fields: tuple[Any, ...]) -> np.dtype:
    """A record without marks, for what is printed on the pieces: everybody may read that."""
    return np.dtype(list(fields), align=True)


def overlay(base: Record, **names: tuple[str, int, Any]) -> Record:
    """More names for bytes that a record has already: `heap=("furs", 2, i64)` reads furs[2:10] as one number.

    What takes eight loads as bytes takes one as a word.
    """
    fields: dict[str, tuple[Any, int]] = {name: (kind, at) for name, (kind, at, *_) in base.dtype.fields.items()}  # type: ignore[union-attr]
    for name, (field, index, kind) in names.items():
        array, start = fields[field]
        at = start + index * array.base.itemsize
        if at % np.dtype(kind).alignment:
            raise TypeError(f"{name} would lie at byte {at}: put fields before {field} until it is aligned")
        fields[name] = kind, at
    formats, offsets = zip(*fields.values(), strict=True)
    twin = Record(*base.fields)
    twin.dtype = np.dtype({"names": [*fields], "formats": [*formats], "offsets": [*offsets]}, align=True)
    twin.names = base.names | {name: field for name, (field, *_) in names.items()}
    return twin


# One pending decision, or one task the rules still have to carry out. What a, b and c mean, each kind declares.
FRAME = Record(seen("kind", i8), seen("who", i8), seen("a", i16), seen("b", i16), seen("c", i16))
FRAME_NUMBERS = ("a", "b", "c")
FRAME_FIELDS = ("kind", "who", *FRAME_NUMBERS)
STACK_DEPTH = 24
FIRST_TASK = 32  # kinds below it are decisions that a player makes, the others tasks that the rules carry out

# One thing that happened, as data; `words` turns it into sentences.
EVENT = np.dtype([("kind", i16), ("who", i16), ("a", i16), ("b", i16), ("c", i16), ("d", i16)], align=True)
EVENT_NUMBERS = ("a", "b", "c", "d")
LOG_LENGTH = 256
MOST_TOLD = LOG_LENGTH - 1  # of one move: what fills the log may not be all that happened
LOG = np.dtype([("count", i32), ("events", EVENT, (LOG_LENGTH,))], align=True)
CLOSED = -1  # the count of a log in which nothing is written: playouts need no story


def frame_record(decisions: Decisions) -> Record:
    """A frame in which the numbers of each kind of decision also have the names that it declares."""
    return overlay(FRAME, **{name: (number, 0, i16) for name, number in decisions.numbers.items()})


def state_record(options: Record, decisions: Decisions, *fields: Field) -> Record:
    """The record of a game's whole state: what every game has, then the game's own fields."""
    return Record(
        hidden("rng", u64),  # the generator travels with the state: same state, same future
        hidden("news", i32),  # grows whenever somebody learns something: undo stops there
        seen("over", i8, FLAG),
        seen("depth", i8),
        seen("options", options),
        *fields,
        seen("stack", frame_record(decisions), shape=(STACK_DEPTH,), count="depth"),
    )


def unmarked(record: Record, path: str = "") -> Iterator[str]:
    """Fields that are not hidden and say nothing about what their numbers mean."""
    for field in record:
        if isinstance(field.kind, Record):
            if field.sight != HIDDEN:
                yield from unmarked(field.kind, f"{path}{field.name}.")
        elif field.sight != HIDDEN and field.measure is None:
            yield path + field.name


# What every rule gets: the state it changes, what is printed on the pieces, and the log.
Playing = namedtuple("Playing", "state box log")
