"""What the client names by itself has a name in every language: bots, and groups of moves in a long list."""

from __future__ import annotations

import re

import pytest

from peltry.bots import bot_names
from peltry.server.telling.speech import speech
from peltry.table.library import game_names, load
from peltry.table.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", bot_names())
def test_a_bot_has_a_name_and_a_line_about_it(bot: str, language: str) -> None:
    words = speech(load("connect_four").words, language)
    assert words.maybe(f"bot-{bot}")
    assert len(words.maybe(f"bot-{bot}.about")) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_moves_with_many_variants_have_a_title(name: str, language: str) -> None:
    """A move that names a thing can come in any number; `views` groups by the first word of its key."""
    own = load(name).words
    text = (own.folder / f"{language}.ftl").read_text(encoding="utf-8")
    said = re.findall(r"^move-(\S+) = (.*)$", text, re.M)
    many = {key.partition("-")[0] for key, line in said if set(re.findall(r"\{ \$(\w+) \}", line)) - {"price", "n"}}
    assert many or len(load(name).moves.verbs) == len(load(name).moves)  # one move a verb
    words = speech(own, language)
    assert {group for group in many if not words.maybe(f"group-{group}")} == set()


@pytest.mark.parametrize("name", game_names())
def test_a_game_says_how_long_it_takes(name: str) -> None:
    """The lobby shows it beside the number of players: for all games, or one wonders about the others."""
    minutes = load(name).kind.minutes
    assert minutes is not None
    assert 5 <= minutes <= 240
