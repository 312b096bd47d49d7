"""Positions, playouts and batches agree with each other, move by move and byte by byte."""

from __future__ import annotations

import numpy as np
import pytest

import peltry
from peltry.errors import IllegalMove
from peltry.kernel.batch import use_cores
from peltry.kernel.engine import Engine
from peltry.kernel.seeds import fold_seed, seeds_from
from peltry.kernel.tools.chance import GOLDEN

GAME = peltry.load("connect_four")
ENGINE: Engine = GAME.engine
OPTIONS = GAME.options(2)


def test_random_games_equal_single_playouts() -> None:
    room = ENGINE.random_games(OPTIONS, np.arange(50, dtype=np.uint64))
    for seed in range(50):
        position = ENGINE.position(OPTIONS, seed)
        assert position.playout(seed ^ int(GOLDEN)) == room.moves[seed]
        assert position.states[0].tobytes() == room.states[seed].tobytes()
        assert position.scores() == room.points[seed, :2].tolist()


def test_chunks_use_memory_again_and_change_nothing() -> None:
    whole = ENGINE.random_games(OPTIONS, np.arange(20_000, dtype=np.uint64))
    rooms = [(room.states.tobytes(), room.moves.copy(), id(room)) for room in ENGINE.random_chunks(OPTIONS, 0, 20_000)]
    assert len(rooms) > 1
    assert len({room for *_, room in rooms}) == 1
    assert b"".join(states for states, *_ in rooms) == whole.states.tobytes()
    assert np.concatenate([moves for _, moves, _ in rooms]).tolist() == whole.moves.tolist()


def test_cores_change_nothing() -> None:
    try:
        use_cores(1)
        one = ENGINE.random_games(OPTIONS, np.arange(999, dtype=np.uint64)).states.tobytes()
    finally:
        use_cores()
    assert ENGINE.random_games(OPTIONS, np.arange(999, dtype=np.uint64)).states.tobytes() == one


@pytest.mark.parametrize("first", [0, 2**63 - 3, 2**64 - 2, 2**127])
def test_seeds_of_any_length_are_those_of_single_games(first: int) -> None:
    folded = seeds_from(first, 5)
    assert folded.tolist() == [fold_seed(first + i) for i in range(5)]
    room = ENGINE.random_games(OPTIONS, folded)
    for i in range(5):
        position = ENGINE.position(OPTIONS, first + i)
        position.playout((fold_seed(first + i) & 2**64 - 1) ^ int(GOLDEN))
        assert position.states.tobytes() == room.states[i : i + 1].tobytes()


def test_a_batch_steps_as_single_games_do() -> None:
    seeds = np.arange(64, dtype=np.uint64)
    batch = ENGINE.batch(OPTIONS, seeds)
    singles = [ENGINE.position(OPTIONS, int(seed)) for seed in seeds]
    chance = np.random.default_rng(1)
    while batch.counts.any():
        picks = (chance.random(64) * batch.counts).astype(np.int64)
        moves = batch.legal[np.arange(64), picks]
        for i, position in enumerate(singles):
            assert batch.counts[i] == position.count
            assert batch.seats[i] == position.to_play()
            assert batch.legal[i, : batch.counts[i]].tolist() == position.legal()
            if position.count:
                position.play(int(moves[i]))
        batch.step(moves)
    assert batch.states.tobytes() == b"".join(position.states.tobytes() for position in singles)


def test_a_batch_restarts_games_that_are_over() -> None:
    batch = ENGINE.batch(OPTIONS, np.arange(8, dtype=np.uint64), restart=True)
    finished = 0
    for step in range(400):
        over = batch.counts == 0
        finished += int(over.sum())
        batch.step(batch.legal[np.arange(8), (step * 5 + np.arange(8)) % np.maximum(batch.counts, 1)])
        assert (batch.counts[over] == 7).all()
        assert (batch.states["discs"][over] == 0).all()
    assert finished > 8


def test_an_illegal_move_changes_nothing() -> None:
    position = ENGINE.position(OPTIONS, 0)
    for _ in range(6):
        position.play(3)
    before = position.states.tobytes()
    with pytest.raises(IllegalMove, match="d is not legal now; what is: a, b, c, e, f, g"):
        position.play(3)
    assert position.states.tobytes() == before
    assert position.legal() == [0, 1, 2, 4, 5, 6]


def test_replay_stops_at_the_first_illegal_move() -> None:
    position = ENGINE.position(OPTIONS, 0)
    with pytest.raises(IllegalMove, match="move 7, a, is not legal there"):
        position.replay([0] * 7)


def test_a_copy_carries_state_moves_and_events() -> None:
    position = ENGINE.position(OPTIONS, 0)
    position.play(2)
    twin = position.copy()
    assert twin.events() == position.events()
    assert repr(position.events()) == "[dropped(who=0, column=2, row=0)]"
    assert twin.legal() == position.legal()
    assert twin.to_play() == position.to_play() == 1
    twin.play(2)
    assert twin.to_play() == 0
    assert position.to_play() == 1
    assert repr(position.events()) == "[dropped(who=0, column=2, row=0)]"


def test_a_batch_draws_legal_moves() -> None:
    batch = ENGINE.batch(OPTIONS, np.arange(64, dtype=np.uint64), restart=True)
    seen = set()
    for _ in range(30):
        for i in np.flatnonzero(batch.counts):
            assert batch.drawn[i] in batch.legal[i, : batch.counts[i]]
        seen.add(tuple(batch.drawn.tolist()))
        batch.step(batch.drawn)
    assert len(seen) > 20, "not the same moves again and again"
