"""The flat records that rules work on: the state, its stack of decisions, the log of events.

All are NumPy structured types built with `align=True`, because CUDA refuses misaligned records.
"""

from __future__ import annotations

from collections import namedtuple
from typing import Any

import numpy as np

i8, i16, i32, u64 = np.int8, np.int16, np.int32, np.uint64

Field = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


def record(*fields: Field) -> np.dtype:
    return np.dtype(list(fields), align=True)


def overlay(base: np.dtype, **names: tuple[str, int, Any]) -> np.dtype:
    """More names for bytes that a record has already: `heap=("furs", 2, i64)` reads furs[2:10] as one number.

    What takes eight loads as bytes takes one as a word.
    """
    fields: dict[str, tuple[Any, int]] = {name: (kind, at) for name, (kind, at, *_) in base.fields.items()}  # type: ignore[union-attr]
    for name, (field, index, kind) in names.items():
        array, start = fields[field]
        at = start + index * array.base.itemsize
        if at % np.dtype(kind).alignment:
            raise TypeError(f"{name} would lie at byte {at}: put fields before {field} until it is aligned")
        fields[name] = kind, at
    formats, offsets = zip(*fields.values(), strict=True)
    return np.dtype({"names": [*fields], "formats": [*formats], "offsets": [*offsets]}, align=True)


# One pending decision, or one task the rules still have to carry out.
FRAME = record(("kind", i8), ("who", i8), ("a", i16), ("b", i16), ("c", i16))
STACK_DEPTH = 24

# One thing that happened, as data; `words` turns it into sentences.
EVENT = record(("kind", i16), ("who", i16), ("a", i16), ("b", i16), ("c", i16), ("d", i16))
LOG_LENGTH = 256
LOG = record(("count", i32), ("events", EVENT, (LOG_LENGTH,)))
CLOSED = -1  # the count of a log in which nothing is written: playouts need no story


def state_record(options: np.dtype, *fields: Field) -> np.dtype:
    """The record of a game's whole state: what every game has, then the game's own fields."""
    return record(
        ("rng", u64),  # the generator travels with the state: same state, same future
        ("news", i32),  # grows whenever somebody learns something: undo stops there
        ("over", i8),
        ("depth", i8),
        ("options", options),
        *fields,
        ("stack", FRAME, (STACK_DEPTH,)),
    )


# What every rule gets: the state it changes, what is printed on the pieces, and the log.
Game = namedtuple("Game", "state box log")
