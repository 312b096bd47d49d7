"""Connect four, the smallest example of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ...errors import PeltryError
from ...kernel.contract import Message, Option, PrintedValue
from .rules import (
    BOX,
    COLUMNS,
    DRAWN,
    DROPPED,
    MOST_LEGAL,
    OBSERVATION,
    OPTIONS,
    ROWS,
    STATE,
    apply,
    estimate,
    legal,
    observe,
    scores,
    setup,
    shuffle_unseen,
    turn_number,
)
from .scene import scene
from .words import panels

NAME = "connect_four"
VERSION = 1
PLAYERS = (2,)
MOVES = COLUMNS
OPTION_LIST: tuple[Option, ...] = ()
EVENTS = ("dropped", "won", "drawn")
BEGINS = {"dropped": "turn"}
WORDS = Path(__file__).parent / "words"


def make_options(players: int, chosen: dict[str, Any]) -> np.ndarray:
    options = np.zeros(1, OPTIONS)
    options["players"] = players
    return options


def read_printed(text: str | None, name: str) -> np.ndarray:
    box = np.zeros(1, BOX)
    box["to_win"] = 4
    return box


def printed_values(text: str | None, name: str) -> list[PrintedValue]:
    return [PrintedValue("to_win", 4, "rulebook")]


def describe(move: int) -> str:
    return "abcdefg"[move]


def parse(text: str) -> int:
    if len(text) != 1 or text not in "abcdefg":
        raise PeltryError(f"{text!r} is no column: write a letter from a to g")
    return "abcdefg".index(text)


def sides(options: Any) -> list[str]:
    return ["seat", "seat"]


def ranking(state: Any, points: list[int]) -> list[int]:
    return [1, 0] if points[1] > points[0] else [0, 1]


def winners(state: Any, points: list[int]) -> list[int]:
    """Both when nobody has four in a row."""
    return [seat for seat in (0, 1) if points[seat] == max(points)]


def say_event(event: tuple[int, ...], state: Any, names: list[str], box: Any) -> Message | None:
    kind, who, column = event[:3]
    return Message(f"event-{EVENTS[kind]}", {"who": names[who], "column": describe(column)})


def event_nodes(event: tuple[int, ...]) -> list[str]:
    kind, _, column, row = event[:4]
    return [f"disc-{describe(column)}{row + 1}"] if kind == DROPPED else []


def say_move(move: int, state: Any, box: Any) -> Message:
    return Message("move-drop", {"column": describe(move)})


def say_decision(state: Any, box: Any) -> Message:
    return Message("decision-drop")


def visible(state: Any, seat: int) -> dict[str, Any]:
    return {"discs": state["discs"].tolist(), "over": bool(state["over"])}


def retell(seen: dict[str, Any], event: tuple[int, ...]) -> None:
    kind, who, column, row = event[:4]
    if kind == DROPPED:
        seen["discs"][column][row] = who + 1
    else:
        seen["over"] = True


__all__ = [
    "BEGINS", "BOX", "COLUMNS", "DRAWN", "EVENTS", "MOST_LEGAL", "MOVES", "NAME", "OBSERVATION", "OPTIONS",
    "OPTION_LIST", "PLAYERS", "ROWS", "STATE", "VERSION", "WORDS", "apply", "describe", "estimate", "event_nodes",
    "legal", "make_options", "observe", "panels", "parse", "printed_values", "ranking", "read_printed", "retell",
    "say_decision", "say_event", "say_move", "scene", "scores", "setup", "shuffle_unseen", "sides", "turn_number",
    "visible", "winners",
]  # fmt: skip
