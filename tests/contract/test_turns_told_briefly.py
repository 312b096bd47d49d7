"""A turn told in a line: which events begin one, and what was done in it in a word or two, in every language."""

from __future__ import annotations

import re

import pytest

import peltry
from peltry.kernel.game import Message
from peltry.lab.variety import random_match
from peltry.server.telling.speech import Speech, speech
from peltry.server.telling.story import story
from peltry.table.words import LANGUAGES, bundle

from .test_played_games import LEFT_OVER, messages_of

every_game = pytest.mark.parametrize("name", peltry.game_names())
LONGEST = 60  # characters of one thing that was done


@every_game
def test_turns_and_chapters_begin_with_events_of_the_game(name: str) -> None:
    events = peltry.load(name).events
    assert set(events.begins) <= set(events.names)
    assert set(events.begins.values()) <= {"turn", "chapter"}
    assert "turn" in events.begins.values()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_events_are_told_briefly_in_every_language(name: str, language: str) -> None:
    game = peltry.load(name)

    def brief_forms(spoken: str) -> set[str]:
        words: Speech = speech(game.words, spoken)
        return {key for key in bundle(game.words.folder, spoken)._messages if words.has(key, "brief")}

    assert brief_forms("en")
    assert brief_forms(language) == brief_forms("en")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_done_is_said_in_a_few_words(name: str, language: str) -> None:
    words = Speech(peltry.load(name).words, language)
    told = {brief for message in messages_of(name).values() if (brief := words.brief(message)) is not None}
    assert told
    for brief in told:
        assert not LEFT_OVER.search(brief), brief
        assert len(brief) <= LONGEST, brief
        assert brief[-1] not in ".!?:", brief


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_can_name_its_chapters(name: str, language: str) -> None:
    game = peltry.load(name)
    if "chapter" in game.events.begins.values():
        for key in ("chapter-next", "chapter-previous"):
            assert speech(game.words, language).say(Message(key))


def test_a_basic_action_that_has_no_sentence_is_still_part_of_its_turn() -> None:
    match = random_match(peltry.load("stroganov"), 2, 5, {}, longest=200)
    told = [event for event in story(match, -1, 0, "en") if event["kind"] == "took_horses"]
    assert told
    assert all(event["brief"] == "4 horses" and "text" not in event for event in told)


def test_a_turn_of_stroganov_in_a_line() -> None:
    """Move, hunt, main action: as the issue's own example has it."""
    match = random_match(peltry.load("stroganov"), 1, 100, {}, longest=1)
    ivan = [event for event in story(match, 0, 0, "en") if event["who"] == 1 and "brief" in event]
    at = next(i for i, event in enumerate(ivan) if event["kind"] == "moved")
    assert [event["brief"] for event in ivan[at:]] == ["landscape 3", "wolverine", "Ob village"]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_done_reads_after_you_as_after_a_name(name: str, language: str) -> None:
    """In a line it stands after "You:" too, so it begins with no verb that only goes with a name."""
    words = Speech(peltry.load(name).words, language)
    for message in messages_of(name).values():
        brief, to_you = words.brief(message), words.to_you(message)
        if brief and to_you:
            of_a_name = set(spelled(words.say(message))) - set(spelled(to_you))
            assert not of_a_name & set(spelled(brief)[:2]), f"You: {brief}"


def spelled(sentence: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", sentence.lower())
