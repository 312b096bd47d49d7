"""The public facts of a table."""

from __future__ import annotations

import pytest

import peltry
from peltry.server.tables.facts import title


@pytest.mark.parametrize(
    ("game", "options", "language", "called"),
    [
        ("wendake", {"game": "new_allies"}, "en", "Wendake: New Allies"),
        ("wendake", {"game": "base", "tribes": "generic"}, "cs", "Wendake"),
        ("connect_four", {}, "en", "Connect four"),
    ],
)
def test_a_game_without_its_expansion_is_called_by_its_own_name(
    game: str, options: dict[str, str], language: str, called: str
) -> None:
    assert title(peltry.load(game), options, language) == called
