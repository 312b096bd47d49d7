"""Ways over a map of neighbours, reckoned once when a box is filled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .sets import bits

UNREACHABLE = -1


def shortest_steps(neighbours: Sequence[int], start: int) -> list[int]:
    """How many steps every place is away from `start`. Of each place, the neighbours are bits of a number."""
    steps = [UNREACHABLE] * len(neighbours)
    reached, edge, away = 1 << start, 1 << start, 0
    while edge:
        for place in bits(edge):
            steps[place] = away
        edge = sum_of(neighbours[place] for place in bits(edge)) & ~reached
        reached |= edge
        away += 1
    return steps


def sum_of(sets: Iterable[int]) -> int:
    """All that lies in one of the sets."""
    whole = 0
    for each in sets:
        whole |= each
    return whole
