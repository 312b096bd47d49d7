"""A heap of furs as one word: sums, the lowest, and which fur is the n-th."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from numba import njit

from peltry.games.stroganov.pieces.furs import LOWEST_FUR
from peltry.games.stroganov.rules import furs

COUNTS = st.lists(st.integers(0, 15), min_size=7, max_size=7)
how_many, lowest_of, nth_of, without = furs.how_many, furs.lowest_of, furs.nth_of, furs.without


def heap_of(counts: list[int]) -> int:
    return sum(count << 8 * kind for kind, count in enumerate(counts))


def laid_out(counts: list[int]) -> list[int]:
    return [LOWEST_FUR + kind for kind, count in enumerate(counts) for _ in range(count)]


@njit
def ask(heap, n):
    return how_many(heap), nth_of(heap, n)


@njit
def take_the_lowest(heap):
    fur = lowest_of(heap)
    return fur, without(heap, fur, 1)


@settings(deadline=None)  # the first call compiles
@given(COUNTS)
def test_every_fur_of_a_heap_can_be_drawn(counts: list[int]) -> None:
    heap, sorted_furs = heap_of(counts), laid_out(counts)
    assert [ask(heap, n) for n in range(len(sorted_furs))] == [(len(sorted_furs), fur) for fur in sorted_furs]


@settings(deadline=None)  # the first call compiles
@given(COUNTS)
def test_furs_taken_from_the_lowest_up(counts: list[int]) -> None:
    heap, taken = heap_of(counts), []
    while heap:
        fur, heap = take_the_lowest(heap)
        taken.append(fur)
    assert taken == laid_out(counts)
