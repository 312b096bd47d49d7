"""No dead component: what is printed, reconstructed costs above all, is used by those who play.

A piece that greedy players never use is priced wrongly, or a fault in the rules or in the bot hides it: they once took
the first trophy rewards only.
"""

from __future__ import annotations

import numpy as np
import pytest

import peltry
from peltry.bots.greedy import GreedyBot
from peltry.games.stroganov.pieces.events import (
    BUILT,
    CLAIMED,
    FULFILLED,
    REWARDED,
    SANG,
    TOOK_WISH,
    USED_YURT,
    VISITED,
)
from peltry.kernel.tools.records import EVENT

from ..printed_pieces import LANDSCAPES, SONGS, VILLAGES, WISHES, YURTS

START_WISHES = 9  # dealt in the draft, never taken from the board
GAMES = 240  # on each side of the boards; the rarest song is sung in one game of 130

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


@pytest.fixture(scope="module")
def told() -> np.ndarray:
    """What four greedy players in a hurry do, as one table of events."""
    game = peltry.load("stroganov")
    found = [np.zeros(0, EVENT)]
    for seed in range(2 * GAMES):
        position = game.engine.position(game.options(4, {"boards": ["ab"[seed % 2]] * 4}), seed)
        players = [GreedyBot(game, 4 * seed + seat, worlds=1, tries=1) for seat in range(4)]
        while not position.over:
            seat = position.to_play()
            position.play(players[seat].choose(position, seat))
            found.append(position.logs[0]["events"][: position.told].copy())
    return np.concatenate(found)


def used(told: np.ndarray, pieces: str) -> set[int]:
    kind, number, _ = PIECES[pieces]
    return {int(piece) for piece in told[told["kind"] == kind][number]}


@pytest.mark.parametrize("pieces", PIECES)
def test_every_piece_is_used(told: np.ndarray, pieces: str) -> None:
    assert used(told, pieces) == set(PIECES[pieces][2])
