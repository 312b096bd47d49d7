"""What is said in connect four. The texts are in the `.ftl` files beside this one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ....kernel.game import Message, Words
from ..pieces.moves import LETTERS


def say_move(move: Any, sight: Any, box: Any) -> Message:
    return Message("move-drop", {"column": move.text})


def say_event(event: Any, sight: Any, names: list[str], box: Any) -> Message | None:
    kind = type(event).__name__
    column = {"column": LETTERS[event.column]} if kind == "dropped" else {}
    return Message(f"event-{kind}", {"who": names[event.who], **column})


def say_decision(sight: Any, box: Any) -> Message:
    return Message("decision-drop")


WORDS = Words(Path(__file__).parent, say_move, say_event, say_decision)
