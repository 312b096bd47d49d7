"""Rows of numbers, such as the goods that somebody owns: how many in all, the fewest, and of which there are some."""

from __future__ import annotations

from .records import wide
from .rule import rule


@rule
def total(numbers, count):
    """The first so many added up."""
    whole = wide(0)
    for place in range(count):
        whole += numbers[place]
    return whole


@rule
def least(numbers, count):
    """The smallest of the first so many."""
    found = wide(numbers[0])
    for place in range(1, count):
        found = min(found, wide(numbers[place]))
    return found


@rule
def some_of(numbers, count):
    """The places of the first so many that are above zero, as bits."""
    found = wide(0)
    for place in range(count):
        if numbers[place] > 0:
            found |= 1 << place
    return found
