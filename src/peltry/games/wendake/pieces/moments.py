"""When a progress tile or a turn card may be used: each has its moments, and outside of them a reason."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from . import cards, reasons, tiles

(
    NO_MOMENT,
    LEISURE,  # before the marker, before each action, after the last
    THIRD_MARKER,  # before the third tile is marked; leisure too
    ORDER_MARKER,  # a marker lies in the turn order, its alliance action is to come; leisure too
    BETWEEN_STEPS,
    CEREMONY_STEPS,  # between those of a mask ceremony
    MOVEMENT, TURTLES, MAJORITIES, HEALING, TRIOS, DRAWING, COMBINING, SPENDING, SMALLPOX_DRAWN, YEAR_END,
    MOMENTS,
) = range(17)  # fmt: skip
AT_LEISURE = (LEISURE, THIRD_MARKER, ORDER_MARKER)
AT_ANY_TIME = (*AT_LEISURE, BETWEEN_STEPS, CEREMONY_STEPS)

# Tiles or effects of cards, their moments, and what is said at any other. Tiles without a moment have moves of their
# own: Great council (tile.py), Trading blanket (trade.py), Master carver (masks.py), Keeper of the fire (evolve.py).
Uses = tuple[tuple[tuple[int, ...], tuple[int, ...], int], ...]
TILE_USES: Uses = (
    (
        (
            tiles.BEAN_STORE, tiles.CORN_STORE, tiles.PUMPKIN_STORE, tiles.FISH_RACKS, tiles.BEAVER_TRAPS,
            tiles.TANNERY, tiles.HERB_HUT, tiles.CANOE_YARD, tiles.BARTER_POST, tiles.FORCED_MARCH, tiles.GRANARY,
            tiles.TRAP_LINE, tiles.FISHING_WEIR, tiles.HEALER,
        ),
        AT_LEISURE,
        reasons.TILES_BETWEEN,
    ),
    ((tiles.MEDICINE_SOCIETY,), (*AT_LEISURE, SMALLPOX_DRAWN), reasons.TILES_BETWEEN),
    ((tiles.PATHFINDERS,), (MOVEMENT,), reasons.IN_MOVEMENT),
    (
        (tiles.ALLIANCE_I, tiles.ALLIANCE_II, tiles.WAR_COUNCIL, tiles.WAR_CHIEF),
        (MAJORITIES,),
        reasons.IN_MILITARY_B,
    ),
    ((tiles.DRUMMERS, tiles.GRAND_LODGE), (TRIOS,), reasons.IN_RITUAL_B),
    ((tiles.MASK_CARVER,), (DRAWING,), reasons.IN_CEREMONY),
    ((tiles.SPIRIT_DANCERS,), (COMBINING,), reasons.IN_CEREMONY),
    ((tiles.TRADE_EMPIRE,), (SPENDING,), reasons.IN_TRADE_B),
    ((tiles.RUNNERS,), (ORDER_MARKER,), reasons.IN_ORDER),
    ((tiles.GREAT_COUNCIL,), (), reasons.AFTER_TILE),
    ((tiles.TRADING_BLANKET,), (), reasons.AFTER_SALE),
    ((tiles.MASTER_CARVER,), (), reasons.IN_CEREMONY),
    ((tiles.KEEPER_OF_THE_FIRE,), (), reasons.AT_YEARS_END),
)  # fmt: skip
EFFECT_USES: Uses = (
    (
        (
            cards.TE_FISH, cards.TE_HARV, cards.TE_TAN, cards.TE_R2RES, cards.TE_LAKES, cards.TE_RES2R,
            cards.TE_ACTIVATE, cards.TE_LEATHER, cards.TE_REFRESH, cards.TE_ADVANCE, cards.TE_MASKPICK,
        ),
        AT_ANY_TIME,
        reasons.CARDS_BETWEEN,
    ),
    ((cards.TE_COPY,), (), reasons.COPIES_ANOTHER),
    ((cards.TE_OFFLINE,), (THIRD_MARKER,), reasons.FOR_THIRD_TILE),
    ((cards.TE_OTHER,), (ORDER_MARKER,), reasons.IN_ORDER),
    ((cards.TE_TURTLE,), (TURTLES,), reasons.IN_MILITARY_A),
    ((cards.TE_RITHEAL,), (HEALING,), reasons.IN_RITUAL_A),
    ((cards.TE_MASKHEAL,), (CEREMONY_STEPS,), reasons.IN_CEREMONY),
    ((cards.TE_BEAVER,), (SPENDING,), reasons.IN_TRADE_B),
    ((cards.TE_EVOLVE,), (YEAR_END,), reasons.AT_YEARS_END),
)  # fmt: skip


def at_each_moment(uses: Uses) -> np.ndarray:
    """What may be used at each moment, as bits."""
    found = np.zeros(MOMENTS, np.int64)
    for several, moments, _ in uses:
        found[list(moments)] |= sum(1 << each for each in several)
    return found


def otherwise(uses: Uses) -> np.ndarray:
    """For each tile or effect the reason at any other moment."""
    said: Iterable[tuple[int, int]] = sorted((each, reason) for several, _, reason in uses for each in several)
    return np.array([reason for _, reason in said], np.int64)


TILES_AT, TILE_NOT_NOW = at_each_moment(TILE_USES), otherwise(TILE_USES)
EFFECTS_AT, EFFECT_NOT_NOW = at_each_moment(EFFECT_USES), otherwise(EFFECT_USES)
