"""The pages on the peoples whose land a game tells of: in every language, section by section."""

from __future__ import annotations

import pytest

import peltry
from peltry.server.games.info import printed_on_the_lid, reference
from peltry.table.words import LANGUAGES, bundle

TOLD = [name for name in peltry.game_names() if printed_on_the_lid(peltry.load(name), "en").get("peoples")]


def test_games_on_land_that_was_somebodys_tell_of_them() -> None:
    assert {"stroganov", "wendake"} <= set(TOLD)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_every_language_has_the_same_sections(name: str, language: str) -> None:
    game = peltry.load(name)
    english, told = (reference(game, "peoples", spoken) for spoken in ("en", language))
    assert [section["id"] for section in told["sections"]] == [section["id"] for section in english["sections"]]
    assert all(section["id"] and section["paragraphs"] for section in told["sections"])
    assert (told["title"] == english["title"]) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_nation_on_wendakes_cards_is_told_of(language: str) -> None:
    game = peltry.load("wendake")
    words = bundle(game.words.folder, language)
    page = str(reference(game, "peoples", language))
    nations = [key for key in words._messages if key.startswith("tribe-TR")]
    assert len(nations) == 11
    for key in nations:
        name, errors = words.format_pattern(words.get_message(key).value, {})
        assert not errors
        assert str(name)[:5] in page, name
