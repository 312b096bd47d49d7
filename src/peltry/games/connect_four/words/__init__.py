"""What is said in connect four. The texts are in the `.ftl` files beside this one."""

from __future__ import annotations

from pathlib import Path

from ....kernel.game import Message, Words
from ....kernel.saying import Choice, Said, Told, decisions_said_by, events_said_by, moves_said_by
from ..pieces.decisions import DECISIONS
from ..pieces.moves import LETTERS


def say_drop(choice: Choice) -> Message:
    return Message("move-drop", {"column": choice.move.text})


def say_dropped(told: Told) -> Said:
    return "", {"column": LETTERS[told.event.column]}


WORDS = Words(
    Path(__file__).parent,
    moves_said_by(DECISIONS, {"drop": say_drop}),
    events_said_by({"dropped": say_dropped}),
    decisions_said_by(DECISIONS, {}),
)
