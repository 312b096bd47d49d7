"""Michel Strogoff: the Tsar's couriers on the road from Moscow to Irkutsk, one to five of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...kernel.contract import PrintedValue
from ...kernel.printed import Printed
from .box import BOX, BUILT_IN, read_printed
from .estimate import estimate, turn_number
from .events import BEGINS, EVENTS, SHOWS, veil
from .mirror import retell, visible
from .moves import MOST_LEGAL, MOVES, describe, parse
from .observe import OBSERVATION, observe
from .options import OPTION_LIST, PRESETS, idle_options, make_options, settle_options, sides
from .panels import panels
from .rules import apply, legal, scores, setup
from .scene import scene
from .scene_events import event_art, event_nodes
from .secrets import shuffle_unseen
from .state import OPTIONS, STATE
from .words import say_decision, say_event, say_move

NAME = "strogoff"
VERSION = 1
PLAYERS = (1, 2, 3, 4, 5)
WORDS = Path(__file__).parent / "words"


def printed_values(text: str | None, name: str) -> list[PrintedValue]:
    return Printed(BUILT_IN, text, name).listed()


def ranking(state: Any, points: list[int]) -> list[int]:
    """The winner, then the living by how far they came, then the dead."""
    couriers = state["couriers"]

    def standing(seat: int) -> tuple[int, int, int, int]:
        courier = couriers[seat]
        return -points[seat], -int(courier["alive"]), -int(courier["space"]), -int(courier["energy"])

    return sorted(range(len(points)), key=standing)


def winners(state: Any, points: list[int]) -> list[int]:
    """The courier who beat Ogareff; nobody in a shared defeat."""
    return [seat for seat, won in enumerate(points) if won]


__all__ = [
    "BEGINS", "BOX", "EVENTS", "MOST_LEGAL", "MOVES", "NAME", "OBSERVATION", "OPTIONS", "OPTION_LIST", "PLAYERS",
    "PRESETS", "SHOWS", "STATE", "VERSION", "WORDS", "apply", "describe", "estimate", "event_art", "event_nodes",
    "idle_options", "legal", "make_options", "observe", "panels", "parse", "printed_values", "ranking",
    "read_printed", "retell", "say_decision", "say_event", "say_move", "scene", "scores", "settle_options", "setup",
    "shuffle_unseen", "sides", "turn_number", "veil", "visible", "winners",
]  # fmt: skip
