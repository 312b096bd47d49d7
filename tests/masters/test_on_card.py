"""What a GPU does in one sweep is what NumPy does in many.

Without a card Triton runs the same programs in Python, if slowly: set `TRITON_INTERPRET=1`.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest
from tests.masters.likings import ROWS, dealt, made, off_by

from peltry.masters import choice
from peltry.masters.choice import Made

torch = pytest.importorskip("torch")
pytest.importorskip("triton")
if not torch.cuda.is_available() and os.environ.get("TRITON_INTERPRET") != "1":
    pytest.skip("no GPU here", allow_module_level=True)
from peltry.masters import on_card  # noqa: E402

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
DRAWS = 400 if torch.cuda.is_available() else 40


def card(array: np.ndarray, kind: Any = None) -> Any:
    return torch.from_numpy(array).to(DEVICE, kind)


def plain(tensor: Any) -> np.ndarray:
    return np.asarray(tensor.float().cpu().numpy())


@pytest.mark.parametrize("each", [1, 3])
def test_moves_are_chosen_as_often_as_they_are_liked(each: int) -> None:
    likes, listed, counts, parts = dealt(1, each)
    expected = choice.log_likely(likes, listed, counts, parts)
    given = [card(likes), card(listed), card(counts), card(parts)]
    seen = np.zeros(expected.shape)
    for key in range(DRAWS):
        picked, logp = (plain(each) for each in on_card.chosen(*given, key))
        assert (picked < counts).all()
        np.testing.assert_allclose(logp, expected[np.arange(ROWS), picked.astype(int)], rtol=1e-4, atol=1e-4)
        seen[np.arange(ROWS), picked.astype(int)] += 1
    assert off_by(seen, DRAWS, expected) < 6


@pytest.mark.parametrize("each", [1, 3])
def test_moves_pull_as_they_do_in_numpy(each: int) -> None:
    likes, listed, counts, parts = dealt(2, each)
    moves = made(3, choice.log_likely(likes, listed, counts, parts))
    entropy = np.array([0.03], np.float32)
    expected, told = choice.pulled(likes, listed, counts, parts, moves, entropy, 0.2)
    pull, said = on_card.pulled(
        card(likes), card(listed), card(counts), card(parts), Made(*map(card, moves)), card(entropy), 0.2
    )
    np.testing.assert_allclose(plain(pull), expected, rtol=1e-3, atol=1e-6)
    np.testing.assert_allclose(plain(said), told, rtol=1e-3, atol=1e-5)
    assert 0 < told[3] < 1


def test_eight_bits_are_widened_and_sums_are_bent() -> None:
    chance = np.random.default_rng(4)
    rows = chance.integers(-128, 128, (9, 1500)).astype(np.int8)
    assert (plain(on_card.widened(card(rows))) == rows).all()
    index = chance.integers(0, 9, 20)
    assert (plain(on_card.widened(card(rows), card(index))) == rows[index]).all()
    some, bias = chance.normal(0, 1, (5, 384)).astype(np.float32), chance.normal(0, 1, 384).astype(np.float32)
    np.testing.assert_allclose(plain(on_card.bent(card(some), card(bias))), (some + bias).clip(0), rtol=1e-5)
