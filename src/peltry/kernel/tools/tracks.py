"""Tracks with ends, and stores that hold so much: what goes beyond is lost."""

from __future__ import annotations

from .records import wide
from .rule import rule


@rule
def along(at, steps, first, last):
    """Where a token comes to stand that goes so many steps along a track, back when they are below zero."""
    return min(max(wide(at) + steps, first), last)


@rule
def as_far_as(at, steps, last):
    """How many of these steps it can go before the end."""
    return max(0, min(wide(steps), last - wide(at)))
