"""Many games that step together are the same games as one by one: every number, in one thread or several."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import peltry
from peltry.errors import IllegalMove, PeltryError
from peltry.ground import Batch, batch
from peltry.ground.table import Table
from peltry.kernel.seeds import fold_seed

GAMES = [(name, players) for name in peltry.game_names() for players in peltry.load(name).players]
FEW = 6


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_batch_plays_the_same_games_as_positions_do(name: str, players: int) -> None:
    """What is seen, what is legal, who is to play, who has won; and a game that has ended begins anew."""
    game = peltry.load(name)
    table, chance = Table(game, players), random.Random(players)
    ground = batch(name, FEW, players=players)
    seen = ground.reset(seed=5)
    seeds = [5 + i for i in range(FEW)]
    positions = [game.position(players, seed) for seed in seeds]
    ended = 0
    for step in range(400):
        for i, position in enumerate(positions):
            seat = position.to_play()
            assert seen.seats[i] == seat
            if step % 7 == 0:
                assert seen.observations[i].tolist() == position.observe(seat).tolist()
            assert np.flatnonzero(seen.masks[i]).tolist() == sorted(position.legal())
        moves = [chance.choice(position.legal()) for position in positions]
        seen = ground.step(np.array(moves))
        for i, move in enumerate(moves):
            positions[i].play(move)
            assert seen.done[i] == positions[i].over
            if positions[i].over:
                assert seen.rewards[i].tolist() == table.rewards(positions[i])
                assert ground.points[i, : ground.sides].tolist() == positions[i].scores()
                seeds[i] += FEW
                positions[i] = game.position(players, seeds[i])
                ended += 1
            else:
                assert not seen.rewards[i].any()
    assert ended > 0


@pytest.mark.parametrize("name", peltry.game_names())
def test_several_threads_play_what_one_plays(name: str) -> None:
    def played(threads: int) -> list[Any]:
        ground = batch(name, 700, threads=threads)
        seen, found = ground.reset(seed=9), []
        for _ in range(60):
            seen = ground.step(ground.sample())
        found = [each.copy() for each in (*seen, ground.points, ground.states.view(np.uint8))]
        ground.close()
        return found

    for one, several in zip(played(1), played(3), strict=True):
        assert np.array_equal(one, several)


def test_an_illegal_move_changes_no_game() -> None:
    ground = batch("connect_four", 4)
    seen = ground.reset(seed=1)
    for _ in range(6):
        seen = ground.step(np.zeros(4, np.int64))  # a column is full after six
    before = ground.states.tobytes(), seen.masks.copy()
    for moves in ([1, 0, 1, 1], [1, 7, 1, 1], [1, -1, 1, 1]):
        with pytest.raises(IllegalMove, match="game 1"):
            ground.step(np.array(moves))
    with pytest.raises(IllegalMove, match="4 moves"):
        ground.step(np.zeros(3, np.int64))
    assert ground.states.tobytes() == before[0]
    assert np.array_equal(ground.seen.masks, before[1])


def test_without_restart_a_game_that_is_over_stays_so() -> None:
    ground = batch("connect_four", 3, restart=False)
    seen = ground.reset(seed=1)
    total = np.zeros((3, 2))
    for _ in range(60):
        seen = ground.step(ground.sample())
        total += seen.rewards
    assert seen.seats.tolist() == [-1, -1, -1]
    assert not seen.masks.any()
    assert not seen.done.any()  # it was told when it happened
    assert (abs(total) <= 1).all()  # and only once


def test_alone_a_defeat_is_a_defeat() -> None:
    ground = batch("strogoff", 16, players=1)
    ground.reset(seed=1)
    rewards: set[float] = set()
    for _ in range(600):
        seen = ground.step(ground.sample())
        rewards |= set(seen.rewards[seen.done].ravel().tolist())
    assert -1.0 in rewards
    assert rewards <= {1.0, -1.0}


def test_arrays_are_handed_on_without_a_copy() -> None:
    seen = batch("stroganov", 8).reset(seed=1)
    for each in seen:
        other = np.from_dlpack(each)
        assert other.ctypes.data == each.ctypes.data
        assert each.__dlpack_device__()[0] == 1  # the processor's memory


def test_what_is_seen_has_room_in_its_numbers() -> None:
    for name in peltry.game_names():
        game = peltry.load(name)
        room = np.iinfo(batch(name, 1).seen.observations.dtype)
        assert all(room.min <= each.low and each.high <= room.max for each in game.kind.observation.features)


def test_before_a_game_has_begun_there_is_no_step() -> None:
    ground = batch("connect_four", 2)
    for way in (lambda: ground.step(np.zeros(2)), ground.sample):
        with pytest.raises(IllegalMove, match="no game has begun; `reset` sets them up"):
            way()
    ground.reset(seed=1)
    ground.step(ground.sample())


def test_what_cannot_be_is_said_in_one_line() -> None:
    with pytest.raises(PeltryError, match="at least one game"):
        batch("connect_four", 0)
    with pytest.raises(PeltryError, match="players"):
        batch("connect_four", 4, players=3)
    with pytest.raises(PeltryError):
        Batch(peltry.load("connect_four"), 4).reset(seed=-1)


def test_a_seed_that_was_folded_can_be_folded_again() -> None:
    """Worlds are dealt by keys that were made so."""
    folded = fold_seed((1 << 63) + 5)
    assert folded < 0
    assert fold_seed(folded) == folded
    position = peltry.load("connect_four").position(2, 1)
    assert position.redealt(0, folded).legal() == position.legal()
