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


# One pending decision, or one task the rules still have to carry out.
FRAME = record(("kind", i8), ("who", i8), ("a", i16), ("b", i16), ("c", i16))
STACK_DEPTH = 32

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
        ("stack", FRAME, (STACK_DEPTH,)),
        *fields,
    )


# What every rule gets: the state it changes, what is printed on the pieces, and the log.
Game = namedtuple("Game", "state box log")
