"""What somebody did is told to themselves as "you", in every language; to others and in a replay by name."""

from __future__ import annotations

import pytest

import peltry
from peltry.kernel.game import Message
from peltry.kernel.sight import SPECTATOR
from peltry.lab.variety import random_match
from peltry.server.telling.speech import Speech, speech
from peltry.server.telling.story import story
from peltry.table.words import LANGUAGES, bundle

from .test_played_games import LEFT_OVER, messages_of

every_game = pytest.mark.parametrize("name", peltry.game_names())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_the_same_events_speak_to_you_in_every_language(name: str, language: str) -> None:
    game = peltry.load(name)

    def forms(spoken: str) -> set[str]:
        words = speech(game.words, spoken)
        return {key for key in bundle(game.words.folder, spoken)._messages if words.has(key, "you")}

    assert forms("en")
    assert forms(language) == forms("en")


@every_game
@every_language
def test_what_somebody_did_is_a_sentence_to_them_without_their_name(name: str, language: str) -> None:
    words = Speech(peltry.load(name).words, language)
    to_you = [message for message in messages_of(name).values() if words.to_you(message)]
    assert to_you
    for message in to_you:
        said = words.to_you(Message(message.key, message.args | {"who": "Zdislava"}))
        assert said
        assert "Zdislava" not in said
        assert not LEFT_OVER.search(said), said
        assert said[0].isupper()
        assert said[-1] in ".!?…", said


@every_game
@every_language
def test_whoever_did_something_hears_it_said_to_them(name: str, language: str) -> None:
    game = peltry.load(name)
    for players in game.players:
        match = random_match(game, players, 7, {})
        match.names[:players] = [f"Zdislava {seat}" for seat in range(players)]
        for seat in range(players):
            for event in story(match, -1, seat, language):
                mine = event["who"] == seat and match.names[seat] in event.get("text", "")
                assert not mine or event.get("you"), event
                assert match.names[event["who"]] not in event.get("you", ""), event


def test_where_all_hear_the_same_both_are_told_and_a_seat_is_never_told_what_it_did_not_do() -> None:
    open_to_all = random_match(peltry.load("stroganov"), 2, 5, {}, longest=60)
    assert {event["who"] for event in story(open_to_all, -1, SPECTATOR, "en") if "you" in event} == {0, 1}
    secret = random_match(peltry.load("wendake"), 2, 5, {}, longest=60)
    assert {event["who"] for event in story(secret, -1, 1, "en") if "you" in event} == {1}
    assert not any("you" in event for event in story(secret, -1, SPECTATOR, "en"))
