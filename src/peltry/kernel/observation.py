"""What a seat sees as numbers for a learner, worked out from the marks on the record.

Everything the seat may see and nothing else: one number for each bit of a set, for each kind that something can be,
and for each step of a small amount; a large amount is a number besides. Sides are counted from the one who looks, so
the own side comes first. Of the decisions that wait, the topmost of each kind is told with its numbers, and plainly the
few that wait below another of their kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import numpy as np

from .declared import FIRST_TASK, Decisions
from .sight import counted_fields, counter
from .tools.bits import lowest_bit
from .tools.generated import written
from .tools.records import FRAME_NUMBERS, HIDDEN, KNOWN, OWN, Field, Measure, Record

STEPS = 8  # of an amount that are told one by one; a larger amount is a number besides
MOST = 127  # of any number: eight bits are enough for a learner
BITS = 64  # of a set
REPEATED = 4  # waiting decisions of a kind that waits above them already


class Feature(NamedTuple):
    """One number that a learner gets."""

    name: str
    low: int
    high: int


class Observation:
    """The numbers that a seat of one game observes."""

    def __init__(self, state: Record, decisions: Decisions, most_sides: int, file: Path):
        writer = Writer(most_sides)
        lines = [*writer.filling(state, decisions)]
        self.features = writer.features
        names = {"np": np, "lowest_bit": lowest_bit}
        self.fill = written("fill", lines, names, file, __name__)  # (game, seat, out): `out` must be empty
        lines = [*observing(len(self.features))]
        self.observe = written("observe", lines, {"fill": self.fill}, file, __name__)  # the same into any `out`

    def __len__(self) -> int:
        return len(self.features)

    @property
    def names(self) -> list[str]:
        return [feature.name for feature in self.features]

    @cached_property
    def scales(self) -> np.ndarray:
        """What to multiply each number by, so that all lie between -1 and 1."""
        return np.array([1 / max(abs(f.low), abs(f.high), 1) for f in self.features], np.float32)


def observing(features: int) -> Iterator[str]:
    yield "def observe(game, seat, out):"
    yield f"    for i in range({features}):"
    yield "        out[i] = 0"
    yield "    return fill(game, seat, out)"


class Writer:
    """Writes `fill(game, seat, out)` line by line and keeps account of what each number is."""

    def __init__(self, most_sides: int):
        self.features: list[Feature] = []
        self.most_sides = most_sides

    def filling(self, state: Record, decisions: Decisions) -> Iterator[str]:
        body = [*self.record(state, "state", "    ", "")]
        body += [*self.counts(state)]
        body += [*self.waiting(decisions)]
        yield "def fill(game, seat, out):"
        yield "    state = game.state"
        yield "    me = max(seat, 0)"
        yield f"    sides = {self._sides(state)}"
        yield from body
        yield f"    return {len(self.features)}"

    @staticmethod
    def _sides(state: Record) -> str:
        for field in state:
            if field.by_side and field.count:
                return f"np.int64({counter(field, 'state')})"
        return "np.int64(state.options.players)"

    def record(self, record: Record, path: str, indent: str, name: str, at: str = "0") -> Iterator[str]:
        for field in record:
            if field.sight == HIDDEN or field.name in ("stack", "depth"):
                continue
            where, label = f"{path}.{field.name}", f"{name}{field.name}"
            if isinstance(field.kind, Record):
                yield from self.inner(field, where, indent, label, at)
            else:
                yield from self.field(field, path, where, indent, label, at)

    def inner(self, field: Field, where: str, indent: str, label: str, at: str) -> Iterator[str]:
        """A record within the record, or a row of them: each takes as much room as the first."""
        assert isinstance(field.kind, Record)
        if not field.shape:
            yield from self.record(field.kind, where, indent, f"{label}.", at)
            return
        (most,) = field.shape
        index, before, first = f"i{len(indent)}", len(indent), len(self.features)
        inside = f"r{before}"
        body = [*self.record(field.kind, inside, indent + "    ", f"{label}[0].", f"{at} + {index} * ROOM{before}")]
        room = len(self.features) - first
        for each in range(1, most):
            for feature in self.features[first : first + room]:
                self.features.append(
                    feature._replace(name=feature.name.replace(f"{label}[0].", f"{label}[{each}].", 1))
                )
        if not room:
            return
        count = counter(field, "state") if field.count else str(most)
        yield f"{indent}for {index} in range({count}):"
        # The one who looks comes first; what lies behind the sides is nobody's.
        turn = f"({index} + me) % sides if {index} < sides else {index}" if field.by_side else index
        yield f"{indent}    side{before} = {turn}"
        yield f"{indent}    {inside} = {where}[side{before}]"
        yield from (line.replace(f"ROOM{before}", str(room)) for line in body)

    def field(self, field: Field, path: str, where: str, indent: str, label: str, at: str) -> Iterator[str]:
        if field.measure is None:
            return
        if field.sight == OWN:
            opened = f" or state.options.{field.unless}" if field.unless else ""
            yield f"{indent}if side{len(indent) - 4} == seat{opened}:"
            indent += "    "
        if field.measure.name in ("pile_of", "line_of"):
            yield from self.cards(field, path, where, indent, label, at)
            return
        if not field.shape:
            yield from self.number(field.measure, where, indent, label, at)
            return
        first = len(self.features)
        body = [*self.number(field.measure, "VALUE", indent + "    " * len(field.shape), label, at)]
        room = len(self.features) - first
        one = self.features[first:]
        del self.features[first:]
        places = list(np.ndindex(field.shape))
        for place in places:
            spot = ",".join(map(str, place))
            self.features += [f._replace(name=f.name.replace(label, f"{label}[{spot}]", 1)) for f in one]
        index = [f"k{level}" for level in range(len(field.shape))]
        flat = "0"
        for level, length in enumerate(field.shape):
            stop = counter(field, path) if field.count and level == 0 else str(length)
            yield f"{indent}for {index[level]} in range({stop}):"
            indent += "    "
            flat = f"({flat} * {length} + {index[level]})"
        yield from self.unknown(field, path, index[0], indent)
        value = f"{where}[{', '.join(index)}]"
        for line in body:
            yield line.replace("VALUE", value).replace(f"out[{first}", f"out[{flat} * {room} + {first}")

    @staticmethod
    def unknown(field: Field, path: str, index: str, indent: str) -> Iterator[str]:
        """Go on to the next where this seat does not know what lies there."""
        if field.sight == KNOWN:
            yield f"{indent}if not {path}.{field.to}[{index}] >> (seat if seat >= 0 else {field.watchers}) & 1:"
            yield f"{indent}    continue"

    def cards(self, field: Field, path: str, where: str, indent: str, label: str, at: str) -> Iterator[str]:
        """Of each card whether it lies in the list; where the order matters, its place counted from the end."""
        assert field.measure is not None
        (room,) = field.shape
        ordered = field.measure.name == "line_of"
        first, stop = len(self.features), counter(field, path) if field.count else str(room)
        self.features += [Feature(f"{label}={card}", 0, room if ordered else 1) for card in range(field.measure.high)]
        yield f"{indent}for place in range({stop}):"
        yield from self.unknown(field, path, "place", indent + "    ")
        yield f"{indent}    if {where}[place] >= 0:"
        yield f"{indent}        out[{first} + {at} + {where}[place]] = {f'{stop} - place' if ordered else '1'}"

    def number(self, measure: Measure, value: str, indent: str, label: str, at: str) -> Iterator[str]:
        """One number of the record as the numbers that a learner gets. `out` is empty: nothing needs no writing."""
        first = len(self.features)
        place = f"out[{first} + {at}" if at != "0" else f"out[{first}"
        low, high = measure.low, measure.high
        yield f"{indent}value = np.int64({value})"
        if measure.name == "set_of":
            self.features += [Feature(f"{label}={kind}", 0, 1) for kind in range(high)]
            if high < BITS:
                yield f"{indent}value &= {(1 << high) - 1}"
            yield f"{indent}while value:"
            yield f"{indent}    {place} + lowest_bit(value)] = 1"
            yield f"{indent}    value &= value - 1"
        elif measure.name == "one_of":
            self.features += [Feature(f"{label}={kind}", 0, 1) for kind in range(high)]
            yield f"{indent}if 0 <= value < {high}:"
            yield f"{indent}    {place} + value] = 1"
        elif measure.name == "side":
            self.features += [Feature(f"{label}={turn} after me", 0, 1) for turn in range(self.most_sides)]
            yield f"{indent}if value >= 0:"
            yield f"{indent}    {place} + (value - me) % sides] = 1"
        elif measure.name == "owner":  # `low` says how many sides there are
            self.features += [Feature(f"{label}={turn} after me", 0, 1) for turn in range(low)]
            self.features += [Feature(f"{label}=other {other}", 0, 1) for other in range(high - low)]
            yield f"{indent}if value > {low}:"
            yield f"{indent}    {place} + value - 1] = 1"
            yield f"{indent}elif value > 0:"
            yield f"{indent}    {place} + (value - 1 - me) % sides] = 1"
        else:
            steps = min(high - low, STEPS)
            self.features += [Feature(f"{label}>{low + step}", 0, 1) for step in range(steps)]
            yield f"{indent}for step in range(min(value - {low}, {steps})):"
            yield f"{indent}    {place} + step] = 1"
            if high - low > STEPS:
                self.features.append(Feature(label, low, min(high, MOST)))
                yield f"{indent}if value != 0:"
                yield f"{indent}    {place} + {steps}] = min(value, {min(high, MOST)})"

    def counts(self, state: Record) -> Iterator[str]:
        """How many cards the sides hold whose cards only they may see."""
        for name, of, most in counted_fields(state):
            yield "    for turn in range(sides):"
            yield f"        cards = state.{of}[(turn + me) % sides].{name}"
            yield "        count = 0"
            yield "        while cards:"
            yield "            cards &= cards - 1"
            yield "            count += 1"
            yield f"        out[{len(self.features)} + turn] = count"
            self.features += [Feature(f"{of}[{side}].{name} count", 0, 64) for side in range(most)]

    def waiting(self, decisions: Decisions) -> Iterator[str]:
        """The decision on top, the topmost of every kind that waits below it, and those of a kind told already."""
        top = len(self.features)
        asks = len(decisions.asks)
        self.features += [Feature(f"asked={name}", 0, 1) for name in decisions.asks]
        who = len(self.features)
        self.features += [Feature(f"asked={turn} after me", 0, 1) for turn in range(self.most_sides)]
        again = len(self.features)
        for place in range(REPEATED):
            self.features.append(Feature(f"again[{place}].kind", 0, decisions.kinds))
            self.features.append(Feature(f"again[{place}].who", 0, self.most_sides))
            self.features += [
                Feature(f"again[{place}].{number}", *spread(decisions, number)) for number in FRAME_NUMBERS
            ]
        yield "    if not state.over and state.depth > 0:"
        yield "        frame = state.stack[state.depth - 1]"
        yield f"        if frame.kind < {asks}:"
        yield f"            out[{top} + frame.kind] = 1"
        yield "        if frame.who >= 0:"
        yield f"            out[{who} + (np.int64(frame.who) - me) % sides] = 1"
        yield "        told = np.int64(0)"
        yield "        repeated = 0"
        yield "        for below in range(state.depth):"
        yield "            frame = state.stack[state.depth - 1 - below]"
        yield "            side = (np.int64(frame.who) - me) % sides + 1 if frame.who >= 0 else 0"
        yield "            if told >> frame.kind & 1:"
        yield f"                if repeated < {REPEATED}:"
        for offset, value in enumerate(("frame.kind", "side", *(f"frame.{number}" for number in FRAME_NUMBERS))):
            room = 2 + len(FRAME_NUMBERS)
            yield f"                    out[{again} + {room} * repeated + {offset}] = {value}"
        yield "                    repeated += 1"
        yield "                continue"
        yield "            told |= np.int64(1) << frame.kind"
        for kind, numbers in decisions.fields.items():
            name = decisions.name(kind) if kind < FIRST_TASK else f"task {decisions.name(kind)}"
            yield f"            if frame.kind == {kind}:"
            yield f"                out[{len(self.features)}] = 1"
            yield f"                out[{len(self.features) + 1}] = side"
            self.features += [Feature(f"waits: {name}", 0, 1), Feature(f"{name}.who", 0, self.most_sides)]
            for (label, measure), number in zip(numbers.items(), FRAME_NUMBERS, strict=False):
                yield from self.number(measure, f"frame.{number}", " " * 16, f"{name}.{label}", "0")


def spread(decisions: Decisions, number: str) -> tuple[int, int]:
    """From where to where a number of frames can go, whatever their kind."""
    place = FRAME_NUMBERS.index(number)
    measures = [[*numbers.values()][place] for numbers in decisions.fields.values() if len(numbers) > place]
    return min([each.low for each in measures], default=0), max([each.high for each in measures], default=0)
