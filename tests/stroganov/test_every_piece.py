"""No dead component: what is printed, reconstructed costs above all, is used by those who play.

A piece that neither greedy nor random players ever use would be priced wrongly, or a fault in the rules hides it.
"""

from __future__ import annotations

import numpy as np
import pytest

import peltry
from peltry.bots import make_bot
from peltry.games.stroganov.events import BUILT, CLAIMED, FULFILLED, REWARDED, SANG, TOOK_WISH, USED_YURT, VISITED
from peltry.kernel.records import EVENT

from .pieces import LANDSCAPES, SONGS, VILLAGES, WISHES, YURTS

START_WISHES = 9  # dealt in the draft, never taken from the board
FEW, MANY = 24, 400  # games on each side of the boards: greedy ones, and random ones

# An event, the number of it that names the piece, and the pieces there are.
PIECES = {
    "villages": (VISITED, "b", range(len(VILLAGES))),
    "yurts": (USED_YURT, "b", range(len(YURTS))),
    "wishes taken": (TOOK_WISH, "b", range(START_WISHES, len(WISHES))),
    "wishes fulfilled": (FULFILLED, "a", range(len(WISHES))),
    "regions built in": (BUILT, "a", range(5)),
    "landscapes": (CLAIMED, "b", range(len(LANDSCAPES))),
    "songs": (SANG, "b", range(len(SONGS))),
    "trophy rewards": (REWARDED, "a", range(1, 9)),
}


def told_in(bot: str, games: int) -> np.ndarray:
    """What four such players do in that many games on side a and as many on side b, as one table of events."""
    game = peltry.load("stroganov")
    told = [np.zeros(0, EVENT)]
    for seed in range(2 * games):
        position = game.engine.position(game.options(4, {"boards": ["ab"[seed % 2]] * 4}), seed)
        players = [make_bot(bot, game, 4 * seed + seat) for seat in range(4)]
        while not position.over:
            seat = position.to_play()
            position.play(players[seat].choose(position, seat))
            told.append(position.logs[0]["events"][: position.told].copy())
    return np.concatenate(told)


@pytest.fixture(scope="module")
def greedily() -> np.ndarray:
    return told_in("greedy", FEW)


@pytest.fixture(scope="module")
def anyhow(greedily: np.ndarray) -> np.ndarray:
    return np.concatenate([greedily, told_in("random", MANY)])


def used(told: np.ndarray, pieces: str) -> set[int]:
    kind, number, _ = PIECES[pieces]
    return {int(piece) for piece in told[told["kind"] == kind][number]}


@pytest.mark.parametrize("pieces", PIECES)
def test_every_piece_is_used(anyhow: np.ndarray, pieces: str) -> None:
    assert used(anyhow, pieces) == set(PIECES[pieces][2])


def test_greedy_players_take_every_trophy_reward(greedily: np.ndarray) -> None:
    """They once took the first rows only: nothing a step further showed what it was worth."""
    assert used(greedily, "trophy rewards") == set(range(1, 9))
