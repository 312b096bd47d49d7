"""Sentences by tables: the plain message, a variant, nothing at all, and whoever did it."""

from __future__ import annotations

from typing import Any

import pytest

import peltry
from peltry.kernel.game import Message
from peltry.kernel.saying import Told, decisions_said_by, events_said_by, goods_said_by, listed, moves_said_by, say_tie
from peltry.table.words import say

GAME = peltry.load("connect_four")
NAMES = ["Anna", "Boris"]


def dropped(who: int) -> Any:
    return GAME.events.read((GAME.events.names.index("dropped"), who, 2, 0, 0, 0))


def test_what_the_table_leaves_out_is_said_by_the_plain_message() -> None:
    assert events_said_by({})(dropped(1), None, NAMES, None) == Message("event-dropped", {"who": "Boris"})


def test_a_variant_and_what_is_put_into_it() -> None:
    def high(told: Told) -> tuple[str, dict[str, Any]]:
        return "high", {"column": told.event.column, "of": told.names[0]}

    said = events_said_by({"dropped": high})(dropped(1), None, NAMES, None)
    assert said == Message("event-dropped-high", {"who": "Boris", "column": 2, "of": "Anna"})


def test_a_variant_alone_or_what_is_put_into_the_plain_message() -> None:
    assert events_said_by({"dropped": lambda told: "high"})(dropped(-1), None, NAMES, None) == Message(
        "event-dropped-high"
    )
    plain = events_said_by({"dropped": lambda told: {"column": told.event.column}})
    assert plain(dropped(0), None, NAMES, None) == Message("event-dropped", {"who": "Anna", "column": 2})


def test_an_answer_of_none_says_nothing() -> None:
    assert events_said_by({"dropped": lambda told: None})(dropped(0), None, NAMES, None) is None


def test_what_nobody_did_names_nobody() -> None:
    assert events_said_by({})(dropped(-1), None, NAMES, None) == Message("event-dropped", {})


def test_decisions_and_moves_know_what_is_pending() -> None:
    sight, decisions = GAME.position(2, 1).sight(0), GAME.decisions
    assert decisions_said_by(decisions, {})(sight, None) == Message("decision-drop", {})
    asked = decisions_said_by(decisions, {"drop": lambda asked: ("first", {"seat": asked.pending.who})})
    assert asked(sight, None) == Message("decision-drop-first", {"seat": 0})
    assert moves_said_by(decisions, {})(GAME.moves[3], sight, None) == Message("move-drop")
    choice = moves_said_by(decisions, {"drop": lambda asked: (asked.pending.name, {"n": asked.move.number})})
    assert choice(GAME.moves[3], sight, None) == Message("move-drop-drop", {"n": 3})
    elsewhere = moves_said_by(decisions, {"drop": lambda asked: Message("move-pass")})
    assert elsewhere(GAME.moves[3], sight, None) == Message("move-pass")


def test_a_list_and_a_tie() -> None:
    assert listed(NAMES) == Message("list-2", {"a": "Anna", "b": "Boris"})
    assert say_tie([4, 4], [1, 0], NAMES) == Message("tie-broken", {"points": 4, "who": "Boris"})
    assert say_tie([9, 4, 4], [0, 2, 1], [*NAMES, "Clara"]) == Message("tie-below", {"points": 4, "who": "Clara"})
    assert say_tie([5, 4], [0, 1], NAMES) is None


def test_goods_are_said_with_their_amounts_and_none_of_which_there_is_none() -> None:
    good, goods = goods_said_by(("corn", "fish"))
    assert good(1, 2) == Message("good-fish.acc", {"n": 2})
    assert good(1, 2, "") == Message("good-fish", {"n": 2})
    assert goods([(0, 3), (1, 0)]) == listed([good(0, 3)])
    assert goods([], "") == Message("list-0")


@pytest.mark.parametrize(
    ("language", "none", "three"),
    [("en", "nothing", "a, b and c"), ("fr", "rien", "a, b et c"), ("cs", "nic", "a, b a c")],
)
def test_every_game_can_say_a_list(language: str, none: str, three: str) -> None:
    assert say(GAME.words, language, listed([])) == none
    assert say(GAME.words, language, listed("abc")) == three
    assert say(GAME.words, language, listed("abcdefg")).endswith(" g")
