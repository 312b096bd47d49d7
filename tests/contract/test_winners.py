"""Of several sides the one that alone has most points has won: batches judge most games by that (ground/judging.py)."""

from __future__ import annotations

import random

import pytest

import peltry

from .own import own

GAMES = [(name, players) for name in peltry.game_names() for players in peltry.load(name).players]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_who_alone_has_most_points_has_won(name: str, players: int) -> None:
    game, settled = peltry.load(name), 0
    for seed in range(12):
        position, chance = game.position(players, seed), random.Random(seed)
        while not position.over:
            position.play(chance.choice(position.legal()))
        points = position.scores()
        best = [side for side, own in enumerate(points) if own == max(points)]
        if len(points) > 1 and len(best) == 1:
            assert game.rules.winners(position.state, points) == best
            settled += 1
    assert settled or not own(name).won_by_luck or players == 1
