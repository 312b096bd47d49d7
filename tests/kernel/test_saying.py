"""Sentences by tables: the plain message, a variant, nothing at all, and whoever did it."""

from __future__ import annotations

from typing import Any

import peltry
from peltry.kernel.game import Message
from peltry.kernel.saying import Told, decisions_said_by, events_said_by, moves_said_by

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
    choice = moves_said_by(decisions, {"drop": lambda choice: Message(choice.pending.name, {"n": choice.move.number})})
    assert choice(GAME.moves[3], sight, None) == Message("drop", {"n": 3})
