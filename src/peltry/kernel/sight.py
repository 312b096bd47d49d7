"""What a seat sees, worked out from the marks on the record.

The sight of a seat is the state's record once more, with three differences: what nobody may see has no name in it and
is empty, what this seat may not see is blank, and numbers beyond a list's count, left over from before, are blank too.
Scenes, panels and words are handed a sight, never the state.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from .tools.generated import written
from .tools.records import HIDDEN, KNOWN, OWN, Field, Record

SPECTATOR = -1  # in place of a seat


class Eyesight:
    """How the seats of one game see its record."""

    def __init__(self, state: Record, file: Path):
        self.state = state
        self.counted = list(counted_fields(state))
        self.size = state.itemsize + 4 * sum(most for _, _, most in self.counted)
        self.dtype = with_counts(visible_dtype(state), self.counted, state.itemsize, self.size)
        self.blind = written("blind", [*blinding(state, self.counted)], {}, file, __name__)

    def plain(self, sight: Any) -> dict[str, Any]:
        """A sight as plain data: lists, numbers, and None where this seat may not look."""
        seen = plain_record(self.state, sight, sight)
        for name, _, most in self.counted:
            seen[f"{name}_counts"] = sight[f"{name}_counts"][: listed_sides(self.state, sight) or most].tolist()
        return seen


def counted_fields(state: Record) -> Iterator[tuple[str, str, int]]:
    """Sets that only their owner may see, but everybody may count: the field, the sides' field, how many sides."""
    for side in state:
        if side.by_side:
            for field in side.kind:
                if field.sight == OWN and field.measure and field.measure.name == "set_of":
                    yield field.name, side.name, side.shape[0]


def places_in(kind: np.dtype) -> dict[str, tuple[np.dtype, int]]:
    """Of each field of a structured type what it is, and at which byte it lies."""
    return {name: (inner, at) for name, (inner, at, *_) in (kind.fields or {}).items()}


def visible_dtype(record: Record) -> np.dtype:
    """The record without what nobody may see; everything lies where it lay."""
    hidden = {field.name for field in record if field.sight == HIDDEN}
    names: list[str] = []
    formats: list[Any] = []
    offsets: list[int] = []
    for name, (kind, at) in places_in(record.dtype).items():
        if name in hidden or record.names.get(name) in hidden:
            continue
        inner = next((field for field in record if field.name == name), None)
        names.append(name)
        offsets.append(at)
        if inner is not None and isinstance(inner.kind, Record):
            formats.append(np.dtype((visible_dtype(inner.kind), inner.shape)))
        else:
            formats.append(kind)
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": record.itemsize})


def with_counts(seen: np.dtype, counted: list[tuple[str, str, int]], at: int, size: int) -> np.dtype:
    fields = places_in(seen)
    for name, _, most in counted:
        fields[f"{name}_counts"] = np.dtype((np.int32, (most,))), at
        at += 4 * most
    formats, offsets = zip(*fields.values(), strict=True)
    return np.dtype({"names": [*fields], "formats": [*formats], "offsets": [*offsets], "itemsize": size})


# Writing the rule that blinds a copy of the state.


def blinding(state: Record, counted: list[tuple[str, str, int]]) -> Iterator[str]:
    """`blind(state, seat, counts)`: blank whatever this seat may not see."""
    yield "def blind(state, seat, counts):"
    at = 0
    for name, of, most in counted:
        yield f"    for side in range({most}):"
        yield f"        cards = state.{of}[side].{name}"
        yield "        count = 0"
        yield "        while cards:"
        yield "            cards &= cards - 1"
        yield "            count += 1"
        yield f"        counts[{at} + side] = count"
        at += most
    yield from blind_record(state, "state", "    ", "")
    yield "    return 0"


def blind_record(record: Record, path: str, indent: str, owner: str) -> Iterator[str]:
    for field in record:
        where = f"{path}.{field.name}"
        if field.sight == HIDDEN:
            yield from blank(field, where, indent)
        elif field.sight == KNOWN:
            yield from blank_unknown(field, path, where, indent)
        elif field.sight == OWN:
            opened = f" and not state.options.{field.unless}" if field.unless else ""
            yield f"{indent}if {owner} != seat{opened}:"
            yield from blank(field, where, indent + "    ")
        if field.count is not None and field.sight != HIDDEN and not field.by_side:
            yield from blank_rest(field, path, where, indent)
        if isinstance(field.kind, Record) and field.sight != HIDDEN:
            yield from blind_inner(field, where, indent, owner)


def blind_inner(field: Field, where: str, indent: str, owner: str) -> Iterator[str]:
    assert isinstance(field.kind, Record)
    index, depth = "", len(indent)
    inner_indent = indent
    for level, length in enumerate(field.shape):
        yield f"{inner_indent}for i{depth}_{level} in range({length}):"
        inner_indent += "    "
        index += f"[i{depth}_{level}]"
    lines = [*blind_record(field.kind, where + index, inner_indent, f"i{depth}_0" if field.by_side else owner)]
    yield from lines or [f"{inner_indent}pass"]


def blank(field: Field, where: str, indent: str, index: str = "") -> Iterator[str]:
    """Make a whole field blank."""
    if isinstance(field.kind, Record):
        for level, length in enumerate(field.shape):
            yield f"{indent}for j{level} in range({length}):"
            indent, where = indent + "    ", f"{where}[j{level}]"
        for inner in field.kind:
            yield from blank(inner, f"{where}.{inner.name}", indent)
        return
    for level, length in enumerate(field.shape):
        name = f"k{level}"
        yield f"{indent}for {name} in range({length}):"
        indent, where = indent + "    ", f"{where}[{name}]"
    yield f"{indent}{where} = {blank_value(field)}"


def blank_value(field: Field) -> int:
    return -1 if field.measure and field.measure.low < 0 else 0


def blank_rest(field: Field, path: str, where: str, indent: str) -> Iterator[str]:
    """What lies beyond the count of a list is left over from before."""
    yield f"{indent}for rest in range({counter(field, path)}, {field.shape[0]}):"
    if isinstance(field.kind, Record):
        for inner in field.kind:
            yield from blank(inner, f"{where}[rest].{inner.name}", indent + "    ")
    else:
        yield f"{indent}    {where}[rest] = {blank_value(field)}"


def counter(field: Field, path: str) -> str:
    assert field.count is not None
    return f"state.{field.count}" if "." in field.count else f"{path}.{field.count}"


def blank_unknown(field: Field, path: str, where: str, indent: str) -> Iterator[str]:
    """The cards of a pile that this seat does not know; spectators have a bit of their own."""
    yield f"{indent}for place in range({field.shape[0]}):"
    yield f"{indent}    if not {path}.{field.to}[place] >> (seat if seat >= 0 else {field.watchers}) & 1:"
    yield f"{indent}        {where}[place] = {blank_value(field)}"


# Reading a sight as plain data.


def plain_record(record: Record, sight: Any, whole: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in record:
        if field.sight != HIDDEN:
            found[field.name] = plain_field(field, sight, whole)
    return found


def plain_field(field: Field, sight: Any, whole: Any) -> Any:
    value = sight[field.name]
    if field.count is not None:
        value = value[: int(at_path(whole, field.count) if "." in field.count else sight[field.count])]
    if isinstance(field.kind, Record):
        if not field.shape:
            return plain_record(field.kind, value, whole)
        return [plain_record(field.kind, each, whole) for each in value]
    if field.measure and field.measure.name == "set_of" and not field.shape:
        return [kind for kind in range(field.measure.high) if int(value) >> kind & 1]
    return value.tolist()


def at_path(whole: Any, path: str) -> Any:
    for name in path.split("."):
        whole = whole[name]
    return whole


def listed_sides(state: Record, sight: Any) -> int | None:
    """How many sides play, where the record says it."""
    for field in state:
        if field.by_side and field.count:
            return int(at_path(sight, field.count))
    return None
