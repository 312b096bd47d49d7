"""What is printed on the pieces, as numbers that rules can read. The values are in `printed.toml`."""

from __future__ import annotations

from typing import Any

from ....kernel.printed import Printed
from ....kernel.tools.records import i8, i16, i32, i64, record
from . import cards
from .board import MOST_SEATS
from .goods import GOODS, NATIVES
from .land import AREA_KINDS, AREAS, MAPS, PLACES, TERRITORIES
from .read_cards import read_masks, read_solo, read_tribes, read_turn_cards, read_turtles
from .read_map import read_maps
from .read_rules import read_rules
from .read_tiles import read_progress, read_tiles
from .tiles import MOST_ACTIONS, PROGRESS_TILES, TILES

FARTHEST = TERRITORIES  # steps

MAP = record(
    ("territories", i8),
    ("flags", i8, (TERRITORIES,)),  # bits of FLAGS
    ("kind_of", i8, (AREAS,)),  # -1 where there is no area
    ("lakes", i8),  # that can be used, as bits
    ("home_lake", i8, (MOST_SEATS,)),  # before each village
    ("next_to", i16, (MOST_SEATS,)),  # territories beside each village
    ("steps", i8, (MOST_SEATS, PLACES, PLACES)),  # shortest way, opposing villages avoided; -1 if there is none
    ("reach", i16, (MOST_SEATS, PLACES, FARTHEST + 1)),  # places at most so many steps away
    ("flagged", i16, (2,)),  # territories with the flag of each faction
    ("areas", i64),
    ("of_kind", i64, (len(AREA_KINDS),)),
)
TILE = record(
    ("level", i8), ("new", i8), ("count", i8), ("action", i8, (MOST_ACTIONS,)), ("amount", i8, (MOST_ACTIONS,))
)
TRIBE = record(
    ("home", i8, (len(NATIVES),)),
    ("longhouse", i8, (len(NATIVES),)),
    ("goods", i8, (len(GOODS),)),
    ("canoes", i8),
    ("masks", i8),
    ("amount", i8),
)

BOX = record(
    ("maps", MAP, (len(MAPS),)),
    # Tiles
    ("tiles", TILE, (TILES,)),
    ("kept", i8, (MOST_SEATS + 1,)),  # advanced tiles of a level in the base game, by players
    ("progress_level", i8, (PROGRESS_TILES,)),
    ("progress_amount", i8, (PROGRESS_TILES,)),
    ("rows", i32, (4,)),  # progress tiles of each level, as bits
    ("yearly", i32),  # those that are turned face up with the year
    ("in_play", i8, (MOST_SEATS + 1, 4)),
    ("progress_price", i8, (4,)),
    ("progress_points", i8, (4,)),
    ("empire_kinds", i8),
    # Cards
    ("mask_kind", i8, (cards.MASKS,)),
    ("masks_of", i64, (len(cards.MASK_KINDS),)),
    ("combination_points", i8, (len(cards.COMBINATIONS),)),
    ("footer", i8, (cards.MASKS,)),  # who is struck: a kind of native, any, -1 nobody
    ("victims", i8, (cards.MASKS,)),
    ("pox_footer", i8, (cards.POX_CARDS,)),
    ("pox_victims", i8, (cards.POX_CARDS,)),
    ("turtle_track", i8, (cards.TURTLES,)),
    ("turtle_points", i8, (cards.TURTLES,)),
    ("thresholds", i8, (cards.THRESHOLDS,)),
    ("stack_size", i8, (MOST_SEATS + 1,)),  # in the base game, by players
    ("new_stack_size", i8),
    ("tribes", TRIBE, (cards.TRIBES,)),
    ("card_level", i8, (cards.TURN_CARDS,)),
    ("card_flags", i8, (cards.TURN_CARDS,)),
    ("card_effect", i8, (cards.TURN_CARDS,)),
    ("effect_free", i8, (len(cards.EFFECTS),)),
    ("effect_rifles", i8, (len(cards.EFFECTS),)),
    ("effect_amount", i8, (len(cards.EFFECTS),)),
    # Numbers of the rules
    ("years", i8),
    ("first_years", i8),  # with tiles and cards of level 1
    ("acts", i8),  # 1.A a year
    ("track_end", i8, (3,)),  # base game, New Allies, solo
    ("canoes", i8),
    ("canoes_per_build", i8),
    ("fish_by_canoes", i8, (6,)),
    ("harvest_per_woman", i8),
    ("hunt_per_hunter", i8),
    ("tan_rate", i8),
    ("sale_points", i8),
    ("most_sold", i8),
    ("mask_draw", i8),
    ("ritual_heal", i8),
    ("ritual_points", i8, (9,)),
    ("fire_heal", i8),
    ("alliance_points", i8, (6,)),
    # Solo
    ("upper", i8, (cards.ADVERSITY_CARDS,)),
    ("adversity", i8, (cards.ADVERSITY_CARDS,)),
    ("adversity_amount", i8, (len(cards.ADVERSITIES),)),
    ("ghost_action", i8, (cards.GHOST_CARDS,)),
    ("ghost_points", i8, (cards.GHOST_CARDS,)),
    ("circle", i8, (cards.TOKENS,)),
    ("goal", i8, (cards.OBJECTIVES,)),
    ("goals_drawn", i8),
    ("goal_points", i8),
    ("goal_penalty", i8),
    ("tile_disc", i8),
    # Given in a barter beyond one for each one taken. It came later: here, with 0 for one for one, the box is byte by
    # byte what it was, and so is the hash by which saves know it.
    ("barter_extra", i8),
)


def fill_box(printed: Printed, box: Any) -> None:
    """The box of pieces, from what is printed on them."""
    read_maps(printed, box)
    read_rules(printed, box)
    read_tiles(printed, box)
    read_progress(printed, box)
    read_masks(printed, box)
    read_turtles(printed, box)
    read_tribes(printed, box)
    read_turn_cards(printed, box)
    read_solo(printed, box)
