"""What can be chosen before a game of Stroganov. Where the three rulebooks differ, each of them is a preset."""

from __future__ import annotations

from ....kernel.options import Chosen, Option, Options
from .box import STRATEGIES

COLOURS = ("blue", "red", "green", "yellow")
BOOKS = ("english", "french", "czech")
INSTEAD = 1  # the coin for a missing fur: the second value of its option

PRESETS = {
    "english": {
        "story_bonus_once": "off",
        "narrow_claims": "off",
        "yellow_shields": "english",
        "missing_fur_coin": "besides",
    },
    "french": {
        "story_bonus_once": "on",
        "narrow_claims": "on",
        "yellow_shields": "french",
        "missing_fur_coin": "besides",
    },
    "czech": {
        "story_bonus_once": "off",
        "narrow_claims": "off",
        "yellow_shields": "czech",
        "missing_fur_coin": "instead",
    },
}


def idle(players: int, chosen: Chosen) -> dict[str, str]:
    """Options that another one leaves without use."""
    found = {}
    if ("yellow", "b") not in zip(chosen["colours"], chosen["boards"], strict=True):
        found["yellow_shields"] = "it is for side b of the yellow board"
    if chosen["coin_for_missing_fur"] == "off":
        found["missing_fur_coin"] = "it is for the option coin_for_missing_fur"
    return found


OPTIONS = Options(
    (
        Option("colours", COLOURS, per_seat=True, different=True),
        Option("boards", ("a", "b"), per_seat=True),  # side of each player's board
        Option("random_region_furs"),
        Option("story_bonus_once", default="on"),  # the French rulebook's brake: one bonus a turn
        Option("narrow_claims"),  # claim only the Cossack's own tile, or in regions of outposts
        Option("yellow_shields", BOOKS),
        Option("open_hands", solo=False),
        Option("katyusha", solo=True),
        Option("strategy", ("random", *STRATEGIES), solo=True),  # five cards leave at random, or those of a letter
        Option("hunt_from_deck", solo=True),  # the public helper's reading of where Ivan's hunt is shown
        Option("coin_for_missing_fur", solo=True),  # added difficulty
        Option("missing_fur_coin", ("besides", "instead"), solo=True),  # what it does not replace, or the whole action
        Option("coin_for_trade_fur", solo=True),  # added difficulty
    ),
    presets=PRESETS,
    idle=idle,
)
