"""Random games of every game on the shelf: whatever happens or can be chosen can be said in every language."""

from __future__ import annotations

import functools
import random
import re

import pytest

import peltry
from peltry.kernel.game import Message
from peltry.table.words import LANGUAGES, say

GAMES_EACH = 4
LONGEST = 3000
LEFT_OVER = re.compile(r"[{}]|  |\bNone\b|Message\(|^\s|\s$| [.,]")


def fingerprint(message: Message) -> str:
    return repr(message)


@functools.cache
def messages_of(name: str) -> dict[str, Message]:
    """Every different message that some random games needed."""
    game = peltry.load(name)
    words, box = game.words, game.box[0]
    found: dict[str, Message] = {}

    def hear(message: Message | None) -> None:
        if message is not None:
            found.setdefault(fingerprint(message), message)

    for players in game.players:
        for seed in range(GAMES_EACH):
            chance = random.Random(seed)
            match = peltry.Match(game, players, seed, some_options(game, players, chance))
            for event in match.opening.heard_by(seed % players):
                hear(words.tell(event, match.sight(seed % players), match.names, box))
            while not match.over and len(match.history) < LONGEST:
                sight = match.sight(match.to_play())
                hear(words.say_decision(sight, box))
                for move in match.legal():
                    hear(words.say_move(match.position.choice(move), sight, box))
                for event in match.play(chance.choice(match.legal())).heard_by(seed % players):
                    hear(words.tell(event, match.sight(seed % players), match.names, box))
    return found


def some_options(game, players, chance):
    """A random choice of options that the game accepts."""
    chosen = {}
    for option in game.choices:
        if option.solo is None or option.solo == (players == 1):
            different = option.different and chance.sample(option.values, players)
            chosen[option.name] = different or chance.choice(option.values)
    try:
        game.options(players, chosen)
    except peltry.errors.PeltryError:
        return {}
    return chosen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", peltry.game_names())
def test_everything_that_happens_can_be_said(name, language):
    game = peltry.load(name)
    assert {message.key.partition("-")[0] for message in messages_of(name).values()} == {"event", "move", "decision"}
    for message in messages_of(name).values():
        text = say(game.words, language, message)
        assert text
        assert not LEFT_OVER.search(text.replace(" …", "…")), f"{message.key}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", peltry.game_names())
def test_a_log_line_is_a_sentence(name, language):
    """It begins with a capital letter or a number and ends with a full stop."""
    game = peltry.load(name)
    for message in messages_of(name).values():
        if message.key.startswith("event-"):
            text = say(game.words, language, message)
            assert text[0].isupper() or text[0].isdigit(), text
            assert text[-1] in ".!?…", text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", peltry.game_names())
def test_the_lobby_can_present_the_game_and_its_options(name, language):
    game = peltry.load(name)
    wanted = ["game-title", "game-about"]
    for option in game.choices:
        wanted += [f"option-{option.name}", f"option-{option.name}.about"]
        for value in option.values:
            wanted += [f"option-{option.name}-{value}", f"option-{option.name}-{value}.about"]
    for key in wanted:
        assert say(game.words, language, Message(key)), key
