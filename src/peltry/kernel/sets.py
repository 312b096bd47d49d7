"""Sets that rules keep as bits, read in plain Python."""

from __future__ import annotations


def bits(number: int) -> list[int]:
    """The members of a set, lowest first."""
    return [i for i in range(int(number).bit_length()) if number >> i & 1]
