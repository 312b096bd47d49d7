"""Forward and backward: what the written-out derivatives say is what happens when a weight is moved a little."""

from __future__ import annotations

import numpy as np
import pytest

from peltry.masters.arrays import OnCpu
from peltry.masters.network import Shape, backward, forward, fresh, views

SHAPE = Shape(features=11, glance=7, width=6, blocks=2, parts=5, sides=3)
STEP = 1e-6


def test_the_layers_fill_the_row_of_numbers_exactly() -> None:
    flat = np.arange(SHAPE.size, dtype=np.float64)
    layers = views(flat, SHAPE)
    assert np.concatenate([layer.ravel() for layer in layers.values()]).tolist() == flat.tolist()
    layers["worth+"][...] = -1  # a view, not a copy
    assert (flat[-SHAPE.sides :] == -1).all()


def test_a_network_that_knows_nothing_likes_all_moves_nearly_alike() -> None:
    chance = np.random.default_rng(5)
    seen, scales = chance.integers(0, 2, (40, SHAPE.features)).astype(np.float64), np.ones(SHAPE.features)
    likes = forward(OnCpu(0), views(fresh(SHAPE, 1).astype(np.float64), SHAPE), seen, scales, SHAPE.blocks).likes
    assert np.abs(likes).max() < 0.2
    assert (fresh(SHAPE, 1) == fresh(SHAPE, 1)).all()
    assert (fresh(SHAPE, 1) != fresh(SHAPE, 2)).any()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_gradient_is_what_moving_each_weight_does(seed: int) -> None:
    chance = np.random.default_rng(seed)
    flat = chance.normal(0, 0.6, SHAPE.size)
    seen = chance.normal(0, 1, (9, SHAPE.features))
    scales = chance.uniform(0.1, 1, SHAPE.features)
    pull_likes, pull_worths = chance.normal(0, 1, (9, SHAPE.parts)), chance.normal(0, 1, (9, SHAPE.sides))

    def loss(weights: np.ndarray) -> float:
        thought = forward(OnCpu(0), views(weights, SHAPE), seen, scales, SHAPE.blocks)
        return float((thought.likes * pull_likes).sum() + (thought.worths * pull_worths).sum())

    grad = np.zeros(SHAPE.size)
    layers = views(flat, SHAPE)
    thought = forward(OnCpu(0), layers, seen, scales, SHAPE.blocks)
    backward(layers, views(grad, SHAPE), thought, scales, pull_likes, pull_worths)
    moved = np.zeros(SHAPE.size)
    for i in range(SHAPE.size):
        up, down = flat.copy(), flat.copy()
        up[i] += STEP
        down[i] -= STEP
        moved[i] = (loss(up) - loss(down)) / (2 * STEP)
    assert np.abs(grad).max() > 1
    np.testing.assert_allclose(grad, moved, rtol=1e-5, atol=1e-6)
