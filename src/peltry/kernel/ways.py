"""Ways over a map of neighbours, reckoned once when a box is filled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

UNREACHABLE = -1


def shortest_steps(neighbours: Sequence[int], start: int) -> list[int]:
    """How many steps every place is away from `start`. Of each place, the neighbours are bits of a number."""
    steps = [UNREACHABLE] * len(neighbours)
    reached, edge, away = 1 << start, 1 << start, 0
    while edge:
        for place in places_in(edge):
            steps[place] = away
        edge = sum_of(neighbours[place] for place in places_in(edge)) & ~reached
        reached |= edge
        away += 1
    return steps


def places_in(places: int) -> list[int]:
    return [place for place in range(places.bit_length()) if places >> place & 1]


def sum_of(sets: Iterable[int]) -> int:
    """All that lies in one of the sets."""
    whole = 0
    for each in sets:
        whole |= each
    return whole
