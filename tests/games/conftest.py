"""Uncompiled rules answer in seconds where a test asks one thing; whole games by the hundred need compiled ones."""

from __future__ import annotations

import pytest

from peltry.kernel.tools.rule import INTERPRETED

MANY_SCENES = "test_even_the_rarest_move_has_its_piece"
WHOLE_GAMES = (
    "test_counting.py",
    "test_every_piece.py",
    "test_heaps.py",
    "test_invariants.py",
    "test_random_games.py",
    "test_worlds.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if INTERPRETED:
        skipped = pytest.mark.skip(reason="plays many games: run it compiled")
        for item in items:
            if item.path.name in WHOLE_GAMES or item.name.startswith(MANY_SCENES):
                item.add_marker(skipped)
