"""What compiled code does in one sweep is what NumPy does in many."""

from __future__ import annotations

import numpy as np
import pytest
from tests.masters.likings import ROWS, dealt, made, off_by

from peltry.masters import choice
from peltry.masters.loop import on_core

DRAWS = 400


@pytest.mark.parametrize("each", [1, 3])
def test_moves_are_chosen_as_often_as_they_are_liked(each: int) -> None:
    likes, listed, counts, parts = dealt(1, each)
    expected, rows = choice.log_likely(likes, listed, counts, parts), np.arange(ROWS)
    chance, seen = np.random.default_rng(5), np.zeros(expected.shape)
    for _ in range(DRAWS):
        picked, logp = on_core.chosen(likes, listed, counts, parts, chance.random(ROWS, np.float32))
        assert (picked < counts).all()
        np.testing.assert_allclose(logp, expected[rows, picked], rtol=1e-4, atol=1e-5)
        seen[rows, picked] += 1
    assert off_by(seen, DRAWS, expected) < 6


@pytest.mark.parametrize("luck", [0.0, np.nextafter(np.float32(1), np.float32(0))])
def test_whatever_luck_one_has_the_move_is_legal(luck: float) -> None:
    likes, listed, counts, parts = dealt(1, 1)
    picked, _ = on_core.chosen(likes, listed, counts, parts, np.full(ROWS, luck, np.float32))
    assert ((picked >= 0) & (picked < counts)).all()


@pytest.mark.parametrize("each", [1, 3])
def test_moves_pull_as_they_do_in_numpy(each: int) -> None:
    likes, listed, counts, parts = dealt(2, each)
    moves = made(3, choice.log_likely(likes, listed, counts, parts))
    entropy = np.array([0.03], np.float32)
    expected, told = choice.pulled(likes, listed, counts, parts, moves, entropy, 0.2)
    pull, said = on_core.pulled(likes, listed, counts, parts, moves, entropy, 0.2)
    np.testing.assert_allclose(pull, expected, rtol=1e-4, atol=1e-6)
    np.testing.assert_allclose(said, told, rtol=1e-4, atol=1e-5)
    assert 0 < told[3] < 1


def test_what_is_seen_is_multiplied_as_if_it_were_whole() -> None:
    chance = np.random.default_rng(4)
    rows = (chance.integers(-128, 128, (9, 1504)) * (chance.random((9, 1504)) < 0.05)).astype(np.int8)
    rows[3], rows[4] = 0, 127  # nothing at all, and no gap
    weights, index = chance.normal(0, 1, (1504, 20)).astype(np.float32), np.array([8, 3, 4, 4])
    for taken in (None, index):
        seen, plain = on_core.Seen(rows, taken), rows.astype(np.float32)[slice(None) if taken is None else taken]
        np.testing.assert_allclose(seen @ weights, plain @ weights, rtol=1e-3, atol=1e-2)
        change = chance.normal(0, 1, (len(plain), 20)).astype(np.float32)
        np.testing.assert_allclose(seen.T @ change, plain.T @ change, rtol=1e-3, atol=1e-2)
