"""Stroganov: fur hunting across Siberia, for one to four players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...kernel.contract import Message, PrintedValue
from ...kernel.printed import Printed
from .box import BOX, BUILT_IN, read_printed
from .estimate import estimate, turn_number
from .events import BEGINS, EVENTS
from .mirror import retell, visible
from .moves import MOST_LEGAL, MOVES, describe, parse
from .observe import OBSERVATION, observe
from .options import OPTION_LIST, make_options, sides
from .play import apply, legal
from .scene import scene
from .scene_events import event_art, event_nodes
from .scoring import scores
from .secrets import shuffle_unseen
from .setup import setup
from .state import OPTIONS, POINT_SOURCES, STATE
from .words import QUIET_EVENTS, panels, say_decision, say_event, say_move

NAME = "stroganov"
VERSION = 3
CHANGES = {
    2: "a payment that takes every fur asks for no order, and a season wish that can only build or claim is offered",
    3: "A9's owner chooses which winter income comes first, S8 works between two furs, a second visit fills the market",
}
PLAYERS = (1, 2, 3, 4)
WORDS = Path(__file__).parent / "words"


def printed_values(text: str | None = None, name: str = "printed.toml") -> list[PrintedValue]:
    return Printed(BUILT_IN, text, name).listed()


def ranking(state: Any, points: list[int]) -> list[int]:
    """Most points first; ties go to the Cossack furthest east."""
    order = state["order"].tolist()
    return sorted(range(len(points)), key=lambda side: (-points[side], order.index(side)))


def winners(state: Any, points: list[int]) -> list[int]:
    """The order of the Cossacks breaks every tie."""
    return ranking(state, points)[:1]


def say_tie(state: Any, points: list[int], names: list[str]) -> Message | None:
    """What broke a tie, at the top or further down."""
    placed = [points[side] for side in ranking(state, points)]
    if len(set(placed)) == len(placed):
        return None
    if placed[0] != placed[1]:
        return Message("tie-below")
    return Message("tie-broken", {"points": placed[0], "who": names[winners(state, points)[0]]})


def score_parts(state: Any, box: Any) -> list[list[tuple[str, int]]]:
    """Points of each side by source, for the score told line by line."""
    return [
        [(source, int(points)) for source, points in zip(POINT_SOURCES, player["points_from"], strict=True) if points]
        for player in state["players"][: int(state["sides"])]
    ]


__all__ = [
    "BEGINS", "BOX", "CHANGES", "EVENTS", "MOST_LEGAL", "MOVES", "NAME", "OBSERVATION", "OPTIONS", "OPTION_LIST",
    "PLAYERS", "QUIET_EVENTS", "STATE", "VERSION", "WORDS", "apply", "describe", "estimate", "event_art",
    "event_nodes", "legal", "make_options", "observe", "panels", "parse",
    "printed_values", "ranking", "read_printed", "retell", "say_decision", "say_event", "say_move", "say_tie", "scene",
    "score_parts", "scores", "setup", "shuffle_unseen", "sides", "turn_number",
    "visible", "winners",
]  # fmt: skip
