"""Rules without the compiler: `PELTRY_INTERPRETED=1` lets a debugger step through them line by line.

Compiled rules read a record's fields as `state.players[1].horses` and reckon with 64 bits. Here records and arrays are
wrapped so that the same lines mean the same in plain Python: fields are attributes, and every number read is an int of
any size. It is a few hundred times slower; one game takes some seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

import numpy as np


class Fields:
    """One record: its fields are attributes."""

    __slots__ = ("_record",)

    def __init__(self, record: Any):
        object.__setattr__(self, "_record", record)

    def __getattr__(self, name: str) -> Any:
        return wrapped(self._record[name])

    def __setattr__(self, name: str, value: Any) -> None:
        self._record[name] = plain(value)

    def __repr__(self) -> str:
        return repr(self._record)


class Items:
    """An array: numbers come out of it as ints, records as fields."""

    __slots__ = ("_array",)

    def __init__(self, array: Any):
        self._array = array

    def __getitem__(self, index: Any) -> Any:
        return wrapped(self._array[index])

    def __setitem__(self, index: Any, value: Any) -> None:
        self._array[index] = plain(value)

    def __len__(self) -> int:
        return len(self._array)

    def __iter__(self) -> Iterator[Any]:
        return (wrapped(item) for item in self._array)

    @property
    def shape(self) -> tuple[int, ...]:
        shape: tuple[int, ...] = self._array.shape
        return shape

    def __repr__(self) -> str:
        return repr(self._array)


def wrapped(value: Any) -> Any:
    if isinstance(value, np.void):
        return Fields(value)
    if isinstance(value, np.ndarray):
        return Items(value) if value.shape else wrapped(value[()])
    if isinstance(value, np.uint64):
        return value  # the generator reckons with all 64 bits
    return value.item() if isinstance(value, np.generic) else value


def plain(value: Any) -> Any:
    if isinstance(value, Fields):
        return value._record
    return value._array if isinstance(value, Items) else value


def interpreted(door: Callable[..., Any]) -> Callable[..., Any]:
    """A door whose arrays are wrapped on the way in. Numbers arrive as those of 64 bits, as in compiled code."""

    @wraps(door)
    def enter(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return door(*(Items(each) if isinstance(each, np.ndarray) else signed(each) for each in arguments))

    return enter


def signed(number: Any) -> Any:
    """NumPy's own, so that a negative number can be read as one without sign."""
    return np.int64(number) if isinstance(number, int) and number < 0 else number
