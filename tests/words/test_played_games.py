"""Random games of every game on the shelf: whatever happens or can be chosen can be said in every language."""

from __future__ import annotations

import functools
import random
import re

import pytest

import peltry
from peltry.kernel.contract import Message
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
    rules, box = game.rules, game.box[0]
    found: dict[str, Message] = {}

    def hear(message: Message | None) -> None:
        if message is not None:
            found.setdefault(fingerprint(message), message)

    for players in rules.PLAYERS:
        for seed in range(GAMES_EACH):
            chance = random.Random(seed)
            match = peltry.Match(game, players, seed, some_options(rules, players, chance))
            for event in match.opening:
                hear(rules.say_event(event, match.state, match.names, box))
            while not match.over and len(match.history) < LONGEST:
                hear(rules.say_decision(match.state, box))
                for move in match.legal():
                    hear(rules.say_move(move, match.state, box))
                for event in match.play(chance.choice(match.legal())):
                    hear(rules.say_event(event, match.state, match.names, box))
    return found


def some_options(rules, players, chance):
    """A random choice of options that the game accepts."""
    chosen = {}
    for option in rules.OPTION_LIST:
        if option.solo is None or option.solo == (players == 1):
            chosen[option.name] = chance.choice(option.values)
    try:
        peltry.load(rules.NAME).options(players, chosen)
    except peltry.errors.PeltryError:
        return {}
    return chosen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", peltry.game_names())
def test_everything_that_happens_can_be_said(name, language):
    rules = peltry.load(name).rules
    assert {message.key.partition("-")[0] for message in messages_of(name).values()} == {"event", "move", "decision"}
    for message in messages_of(name).values():
        text = say(rules, language, message)
        assert text
        assert not LEFT_OVER.search(text.replace(" …", "…")), f"{message.key}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", peltry.game_names())
def test_a_log_line_is_a_sentence(name, language):
    """It begins with a capital letter or a number and ends with a full stop."""
    rules = peltry.load(name).rules
    for message in messages_of(name).values():
        if message.key.startswith("event-"):
            text = say(rules, language, message)
            assert text[0].isupper() or text[0].isdigit(), text
            assert text[-1] in ".!?…", text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", peltry.game_names())
def test_the_lobby_can_present_the_game_and_its_options(name, language):
    rules = peltry.load(name).rules
    wanted = ["game-title", "game-about"]
    for option in rules.OPTION_LIST:
        wanted += [f"option-{option.name}", f"option-{option.name}.about"]
        for value in option.values:
            wanted += [f"option-{option.name}-{value}", f"option-{option.name}-{value}.about"]
    for key in wanted:
        assert say(rules, language, Message(key)), key
