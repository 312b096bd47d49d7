"""Rules that are written from a set of choices, and from a table in which numbers stand beside rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from peltry.kernel.tools import choice, dispatch, rule

PASS, FIRST = 3, 40


@rule
def several(game: Any, who: int) -> int:
    """The set is handed over as the game itself."""
    return game >> 8 * who


legal_one, only_one = choice("one", FIRST, several)
legal_paid, only_paid = choice("paid", FIRST, several, nothing=PASS)
legal_left, only_left = choice("left", FIRST, several, passing=PASS)


@rule
def double(number: int) -> int:
    return 2 * number


def listed(legal: Any, of_set: int) -> list[int]:
    out = np.zeros(64, np.int32)
    return out[: legal(of_set, 0, out)].tolist()


@pytest.mark.parametrize(
    ("of_set", "must", "may", "must_or_passes", "must_only", "may_only"),
    [
        (0b0, [], [PASS], PASS, -1, PASS),
        (0b100, [FIRST + 2], [FIRST + 2, PASS], FIRST + 2, FIRST + 2, -1),
        (0b1011, [FIRST, FIRST + 1, FIRST + 3], [FIRST, FIRST + 1, FIRST + 3, PASS], -1, -1, -1),
    ],
)
def test_what_is_legal_and_what_is_the_only_move_follow_from_the_set(
    of_set: int, must: list[int], may: list[int], must_or_passes: int, must_only: int, may_only: int
) -> None:
    assert listed(legal_one, of_set) == listed(legal_paid, of_set) == must
    assert listed(legal_left, of_set) == may
    assert only_one(of_set, 0) == must_only
    assert only_paid(of_set, 0) == must_or_passes
    assert only_left(of_set, 0) == may_only


def test_the_set_is_asked_for_with_the_player() -> None:
    assert only_one(0b10 << 16, 2) == FIRST + 1


def test_a_number_in_a_table_is_the_answer_itself() -> None:
    table = dispatch("table", {1: double, 2: 77}, otherwise=-5)
    assert [table(number, 21) for number in (1, 2, 3)] == [42, 77, -5]
    numbers = dispatch("numbers", {1: 4, 2: 9}, otherwise=0)
    assert [numbers(number) for number in (1, 2, 3)] == [4, 9, 0]
