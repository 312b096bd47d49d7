"""The public facts of a table."""

from __future__ import annotations

import pytest

import peltry
from peltry.server.store.records import Record
from peltry.server.store.seats import Seat
from peltry.server.tables.facts import table_facts, title


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


@pytest.mark.parametrize(("language", "called"), [("en", "Ghost"), ("fr", "Fantôme"), ("cs", "Přízrak")])
def test_the_lobby_knows_who_won_without_opening_the_game(language: str, called: str) -> None:
    game = peltry.load("wendake")
    end = {"scores": [40, 52], "ranking": [1, 0], "winners": [1], "names": ["Anna", "Ghost"]}
    record = Record(
        "ghosts", "wendake", game.version, game.printed_hash, 1, {}, 7, "finished", True, None, None, 0.0, 0.0,
        result=end, seats=[Seat(0, "human", "Anna")],
    )  # fmt: skip
    facts = table_facts(record, game, language)
    assert facts["names"] == ["Anna", called]
    assert facts["winners"] == [1]
    assert table_facts(record, None, language)["names"] == ["Anna", "Ghost"]  # one that stands here no longer
