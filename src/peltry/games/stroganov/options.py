"""What can be chosen before a game of Stroganov."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel.contract import Option
from .box import STRATEGIES
from .state import OPTIONS

SWITCH = ("off", "on")
RANDOM_STRATEGY = "random"

OPTION_LIST = (
    Option("boards", ("a", "b"), "a", per_seat=True),
    Option("random_region_furs", SWITCH, "off"),
    Option("story_bonus_once", SWITCH, "off"),
    Option("narrow_claims", SWITCH, "off"),
    Option("open_hands", SWITCH, "off", solo=False),
    Option("katyusha", SWITCH, "off", solo=True),
    Option("strategy", (RANDOM_STRATEGY, *STRATEGIES), RANDOM_STRATEGY, solo=True),
    Option("hunt_from_deck", SWITCH, "off", solo=True),
    Option("coin_for_missing_fur", SWITCH, "off", solo=True),
    Option("coin_for_trade_fur", SWITCH, "off", solo=True),
)


def make_options(players: int, chosen: dict[str, Any]) -> np.ndarray:
    options = np.zeros(1, OPTIONS)
    options["players"] = players
    for seat, board in enumerate(chosen["boards"]):
        options["boards"][0][seat] = board == "b"
    options["strategy"] = (RANDOM_STRATEGY, *STRATEGIES).index(chosen["strategy"])
    for option in OPTION_LIST:
        if option.values == SWITCH:
            options[option.name] = chosen[option.name] == "on"
    return options


def sides(options: Any) -> list[str]:
    """Players, and in the solo game Ivan or Katyusha."""
    if int(options["players"]) == 1:
        return ["seat", "katyusha" if options["katyusha"] else "ivan"]
    return ["seat"] * int(options["players"])
