"""Rows of numbers are added up, compared and asked for what there is of."""

from __future__ import annotations

import numpy as np
import pytest

from peltry.kernel.tools import least, some_of, total


@pytest.mark.parametrize(
    ("numbers", "count", "whole", "smallest", "there"),
    [
        ([3, 0, 2, 9], 3, 5, 0, 0b101),
        ([3, 0, 2, 9], 4, 14, 0, 0b1101),
        ([100, 100, -1], 3, 199, -1, 0b011),  # narrow numbers are added up as full ones
    ],
)
def test_rows_are_read_as_far_as_they_are_asked_for(
    numbers: list[int], count: int, whole: int, smallest: int, there: int
) -> None:
    row = np.array(numbers, np.int8)
    assert total(row, count) == whole
    assert least(row, count) == smallest
    assert some_of(row, count) == there
