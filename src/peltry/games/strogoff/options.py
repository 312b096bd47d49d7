"""What can be chosen before a game of Michel Strogoff."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel.contract import Option
from .state import DEVIR, DIFFICULTIES, OPTIONS, PURPLE_BRAIN

OPTION_LIST: tuple[Option, ...] = (
    Option("difficulty", DIFFICULTIES, "normal"),
    Option("edition", ("french", "devir"), "french"),
    Option("decks", ("hidden", "open"), "hidden"),
    Option("figure", ("stays", "follows"), "stays", solo=False),
    Option("evasion", ("before", "after"), "before"),
    Option("camp", ("arriving", "staying"), "arriving"),
    Option("limit", ("always", "own_turn"), "always"),
    Option("blind", ("rolls", "spared"), "rolls"),
)
PRESETS = {"purple_brain": {"edition": "french", "decks": "open", "figure": "follows"}}  # with both of its variants


def settle_options(players: int, chosen: dict[str, Any]) -> dict[str, Any]:
    """Five couriers are in Devir's box alone: they always travel on its road."""
    return chosen | {"edition": "devir"} if players == 5 else chosen


def idle_options(players: int, chosen: dict[str, Any]) -> dict[str, str]:
    """On Devir's road Ogareff starts by the number of couriers."""
    why = "in the Devir setting the number of couriers decides how hard it is"
    return {"difficulty": why} if chosen["edition"] == "devir" else {}


def make_options(players: int, chosen: dict[str, Any]) -> np.ndarray:
    options = np.zeros(1, OPTIONS)
    options["players"] = players
    options["difficulty"] = DIFFICULTIES.index(chosen["difficulty"])
    options["edition"] = DEVIR if chosen["edition"] == "devir" else PURPLE_BRAIN
    options["open_decks"] = chosen["decks"] == "open"
    options["moving_figure"] = chosen["figure"] == "follows"
    options["late_evasion"] = chosen["evasion"] == "after"
    options["camp_captures"] = chosen["camp"] == "staying"
    options["own_turn_limit"] = chosen["limit"] == "own_turn"
    options["blind_spared"] = chosen["blind"] == "spared"
    return options


def sides(options: Any) -> list[str]:
    return ["seat"] * int(options["players"])
