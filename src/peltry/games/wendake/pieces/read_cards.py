"""Reading cards: masks and smallpox, turtles, tribes, turn cards, and those of the solo game."""

from __future__ import annotations

import re
from typing import Any

from ....kernel.printed import Printed
from .board import MOST_SEATS
from .cards import (
    ADVERSITIES,
    ADVERSITY_NAMES,
    COMBINATIONS,
    EFFECTS,
    FOOTERS,
    GHOST_ACTIONS,
    GHOST_NAMES,
    MASK_KINDS,
    MASK_NAMES,
    OBJECTIVE_NAMES,
    OBJECTIVES,
    ONE_LEFT,
    ONE_RIGHT,
    POTAWATOMI,
    POX_NAMES,
    STACK_TILES,
    TE_COPY,
    TOKEN_NAMES,
    TRIBE_NAMES,
    TURN_CARD_NAMES,
    TURTLE_NAMES,
)
from .goods import GOODS, NATIVES, TRACKS
from .read_tiles import SHOWN
from .tiles import OFFERED

NATIVES_EACH = 7


def read_footer(printed: Printed, key: str) -> tuple[int, int]:
    """Who falls ill, and how many: "-" or "W1"."""
    value = printed.values.get(key)
    match = re.fullmatch(r"(-)|([WFHA])([1-3])", value) if isinstance(value, str) else None
    if match is None:
        raise printed.fail(key, '"-", or W, F, H or A with a number from 1 to 3, such as "W1"')
    return (-1, 0) if match[1] else (FOOTERS.index(match[2]) - 1, int(match[3]))


def read_masks(printed: Printed, box: Any) -> None:
    for card, name in enumerate(MASK_NAMES):
        box["mask_kind"][card] = kind = MASK_KINDS.index(printed.word(f"mask.{name}.kind", MASK_KINDS))
        box["masks_of"][kind] |= 1 << card
        box["footer"][card], box["victims"][card] = read_footer(printed, f"mask.{name}.smallpox")
    for card, name in enumerate(POX_NAMES):
        box["pox_footer"][card], box["pox_victims"][card] = read_footer(printed, f"smallpox.{name}.effect")
    for i, name in enumerate(COMBINATIONS):
        box["combination_points"][i] = printed.number(f"combination.{name}.points", 0, 30)


def read_turtles(printed: Printed, box: Any) -> None:
    low = 1
    for i, threshold in enumerate(printed.numbers("turtle_stacks.thresholds", 3, 1, 9)):
        if threshold < low:
            raise printed.fail("turtle_stacks.thresholds", "three numbers, each higher than the one before")
        box["thresholds"][i], low = threshold, threshold + 1
    for players in range(1, MOST_SEATS + 1):
        box["stack_size"][players] = printed.number(f"turtle_stacks.players_{players}", 0, STACK_TILES)
    box["new_stack_size"] = printed.number("turtle_stacks.new_allies", 0, STACK_TILES)
    for tile, name in enumerate(TURTLE_NAMES):
        box["turtle_track"][tile] = TRACKS.index(printed.word(f"turtle.{name}.track", TRACKS))
        box["turtle_points"][tile] = printed.number(f"turtle.{name}.points", 0, 9)


def read_tribes(printed: Printed, box: Any) -> None:
    for tribe, name in enumerate(TRIBE_NAMES):
        key, row = f"tribe.{name}", box["tribes"][tribe]
        row["home"] = printed.numbers(f"{key}.village", len(NATIVES), 0, 8)
        row["longhouse"] = printed.numbers(f"{key}.longhouse", len(NATIVES), 0, 8)
        for native, word in enumerate(NATIVES):
            pieces = NATIVES_EACH + (tribe == POTAWATOMI and native == 0)
            found = int(row["home"][native]) + int(row["longhouse"][native])
            if found != pieces:
                told = f"{key}.village and {key}.longhouse must hold {pieces} pieces ({word}), not {found}"
                raise printed.clash(f"{key}.village", told)
        for good, count in printed.goods(f"{key}.goods", GOODS, len(GOODS)):
            row["goods"][good] += count
        row["canoes"] = printed.number(f"{key}.canoes", 0, int(box["canoes"]), limited_by="canoe.count")
        row["masks"] = printed.number(f"{key}.masks", 0, 5)
        if f"{key}.amount" in printed.values:
            row["amount"] = printed.number(f"{key}.amount", 1, 5)


def read_turn_cards(printed: Printed, box: Any) -> None:
    for effect, name in enumerate(EFFECTS):
        key = f"turn_effect.TE-{name}"
        box["effect_free"][effect] = printed.word(f"{key}.type", ("free", "cost")) == "free"
        copying = effect == TE_COPY  # it is the card copied that is paid for
        box["effect_rifles"][effect] = printed.number(f"{key}.rifles", 0, 0 if copying else 3)
        if f"{key}.amount" in printed.values:
            box["effect_amount"][effect] = printed.number(f"{key}.amount", 1, 5)
    effects = tuple(f"TE-{name}" for name in EFFECTS)
    for card, name in enumerate(TURN_CARD_NAMES):
        key = f"turn_card.{name}"
        box["card_level"][card] = printed.number(f"{key}.level", 1, 2)
        box["card_flags"][card] = SHOWN[printed.word(f"{key}.top", tuple(SHOWN))]
        box["card_effect"][card] = effects.index(printed.word(f"{key}.effect", effects))
    years, first = int(box["years"]), int(box["first_years"])
    for level, turns in ((1, first), (2, years - first)):
        cards = int((box["card_level"] == level).sum())
        if cards < turns * (MOST_SEATS + 1):
            told = f"{turns * (MOST_SEATS + 1)} turn cards or more must be of level {level}, not {cards}"
            raise printed.clash("turn_card.*.level", told)


UPPER = {**{str(number): number for number in range(1, OFFERED + 1)}, "<": ONE_LEFT, ">": ONE_RIGHT}


def read_solo(printed: Printed, box: Any) -> None:
    for card, name in enumerate(ADVERSITY_NAMES):
        key = f"adversity.{name}"
        box["upper"][card] = UPPER[printed.word(f"{key}.upper", tuple(UPPER))]
        box["adversity"][card] = ADVERSITIES.index(printed.word(f"{key}.effect", ADVERSITIES))
    for effect, name in enumerate(ADVERSITIES):
        if (key := f"adversity_effect.{name}.amount") in printed.values:
            box["adversity_amount"][effect] = printed.number(key, 1, 3)
    for card, name in enumerate(GHOST_NAMES):
        box["ghost_action"][card] = GHOST_ACTIONS.index(printed.word(f"ghost.{name}.action", GHOST_ACTIONS))
        box["ghost_points"][card] = printed.number(f"ghost.{name}.points", 0, 9)
    for token, name in enumerate(TOKEN_NAMES):
        box["circle"][token] = printed.word(f"token.{name}.icon", ("arrow", "circle")) == "circle"
    for goal, name in enumerate(OBJECTIVE_NAMES):
        box["goal"][goal] = printed.number(f"objective.{name}.amount", 0, 30)
    box["goals_drawn"] = printed.number("solo.objectives", 0, OBJECTIVES)
    box["goal_points"] = printed.number("solo.objective_points", 0, 9)
    box["goal_penalty"] = printed.number("solo.extreme_penalty", 1, 9)
    box["tile_disc"] = printed.number("solo.tile_disc", 1, OFFERED) - 1
    printed.number("solo.spaces", 2, 2)
