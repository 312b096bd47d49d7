"""The machine's own instructions for sets and addresses, as compiled rules use them."""

from __future__ import annotations

import numpy as np
from hypothesis import example, given, settings
from hypothesis import strategies as st
from numba import njit

from peltry.kernel.tools.bits import count_bits, highest_bit, lowest_bit
from peltry.kernel.tools.pointers import first_of, room_for

SETS = st.integers(0, 2**63 - 1)


@njit
def ask(word):
    return count_bits(word), lowest_bit(word), highest_bit(word)


@settings(deadline=None)  # the first call compiles
@given(SETS)
@example(0)
@example(1)
@example(2**63 - 1)
def test_bits_of_a_word(word: int) -> None:
    members = [place for place in range(64) if word >> place & 1]
    expected = len(members), min(members, default=64), max(members, default=-1)
    assert ask(np.int64(word)) == expected


@njit
def put(out, count, move):
    out[count] = move
    return count + 1


@njit
def write_three(row):
    out = first_of(row)
    count = put(out, 0, 7)
    count = put(out, count, 8)
    count = put(out, count, 9)
    return count, out[1]


def test_an_address_is_written_like_its_array() -> None:
    """Also where a row does not begin at the beginning of its array."""
    table = np.zeros((3, 4), np.int32)
    assert write_three(table[1]) == (3, 8)
    assert table.tolist() == [[0, 0, 0, 0], [7, 8, 9, 0], [0, 0, 0, 0]]


nine_moves = room_for(9)


@njit
def squares():
    """Written and read back, with a room of its own at every call."""
    out = nine_moves()
    for i in range(9):
        out[i] = i * i
    return out[0] + out[3] + out[8]


def test_room_for_moves_is_written_like_an_array() -> None:
    assert squares() == 9 + 64
