"""A batch in the memory of a GPU plays what one on the processor plays, number for number."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import cuda as numba_cuda

import peltry
from peltry.errors import IllegalMove, PeltryError
from peltry.ground import batch

WITH_A_CARD = pytest.mark.skipif(not numba_cuda.is_available(), reason="there is no GPU here")


@WITH_A_CARD
@pytest.mark.parametrize("name", peltry.game_names())
def test_it_plays_what_the_processor_plays(name: str) -> None:
    players = 2
    here, there = batch(name, 512, players=players), batch(name, 512, players=players, device="gpu")
    seen, on_card = here.reset(seed=5), there.reset(seed=5)
    for step in range(260):
        for what, one, other in zip(seen._fields, seen, on_card, strict=True):
            if what != "observations" or step % 20 == 0:
                assert np.array_equal(one, other.cpu().numpy()), (step, what)
        moves, drawn = here.sample(), there.sample()
        assert np.array_equal(moves, drawn.cpu().numpy()), step
        seen, on_card = here.step(moves), there.step(drawn)
    assert np.array_equal(here.states.view(np.uint8), there.states.view(np.uint8))


@WITH_A_CARD
def test_what_is_seen_stays_on_the_card_and_an_illegal_move_changes_nothing() -> None:
    there = batch("connect_four", 8, device="gpu")
    seen = there.reset(seed=1)
    assert all(each.__dlpack_device__()[0] == 2 for each in seen)  # the memory of a GPU
    before = there.states.tobytes()
    with pytest.raises(IllegalMove, match="game 0: move -1"):
        there.step(seen.seats * 0 - 1)
    assert there.states.tobytes() == before


def test_without_a_card_it_says_so_in_one_line() -> None:
    if numba_cuda.is_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(PeltryError, match="no GPU here"):
        batch("connect_four", 8, device="gpu")
    with pytest.raises(PeltryError, match="on cpu or gpu"):
        batch("connect_four", 8, device="moon")


def judged(points: list[list[int]], winners: Any) -> list[list[float]]:
    from peltry.ground.judging import judged

    found: list[list[float]] = judged(winners, np.array(points), lambda row: row).tolist()
    return found


def test_points_settle_a_game_unless_they_are_even_or_one_played_alone() -> None:
    asked = []

    def winners(state: Any, points: list[int]) -> list[int]:
        asked.append(state)
        return [1]

    assert judged([[3, 2], [2, 2], [0, 5]], winners) == [[1, -1], [-1, 1], [-1, 1]]
    assert asked == [1]
    assert judged([[0]], lambda state, points: []) == [[-1]]
