"""Action tiles and progress tiles by name, and the actions that stand on tiles."""

from __future__ import annotations

ACTIONS = ("MOVE", "CANOE", "HARVEST", "HUNT", "FISH", "TAN", "TRADE", "MIL", "MASK", "FIRE", "ALLY", "RITUAL")
(
    MOVE, BUILD_CANOE, HARVEST, HUNT, FISHING, TAN, TRADE, MILITARY_ACTION, MASK_CEREMONY, SACRED_FIRE, ALLIANCE,
    RITUAL_ACTION,
) = range(len(ACTIONS))  # fmt: skip
WITH_AMOUNT = ("MOVE", "HARVEST")  # how many steps, how many kinds
MOST_ACTIONS = 3  # on one tile
CARD_ACTION = MOST_ACTIONS  # as the number of an action: the alliance action on a turn card

# Nine basic tiles, 17 advanced ones of each level, five more of each level from New Allies, the black tile.
BASIC_TILES = tuple(f"BT{i}" for i in range(1, 10))
FIRE_TILE = 8
ADVANCED_TILES = (
    *(f"AT1-{i:02}" for i in range(1, 18)),
    *(f"AT2-{i:02}" for i in range(1, 18)),
    *(f"NX1-{i:02}" for i in range(1, 6)),
    *(f"NX2-{i:02}" for i in range(1, 6)),
)
TILE_NAMES = (*BASIC_TILES, *ADVANCED_TILES, "BK1")
TILES = len(TILE_NAMES)
FIRST_ADVANCED, FIRST_NEW, BLACK_TILE = 9, 43, 53
LARGEST_STACK = 44  # all advanced tiles could be of one level
OFFERED = 6  # places in the display

PROGRESS_NAMES = (
    *(f"PG1-{i:02}" for i in range(1, 13)),
    *(f"PG2-{i:02}" for i in range(1, 11)),
    *(f"PG3-{i:02}" for i in range(1, 9)),
)
PROGRESS_TILES = len(PROGRESS_NAMES)
LEVELS = 3  # of progress tiles
(
    PATHFINDERS, ALLIANCE_I, BEAN_STORE, CORN_STORE, PUMPKIN_STORE, FISH_RACKS, BEAVER_TRAPS, TANNERY, HERB_HUT,
    MASK_CARVER, CANOE_YARD, BARTER_POST,
    ALLIANCE_II, FORCED_MARCH, GRANARY, TRAP_LINE, FISHING_WEIR, HEALER, TRADING_BLANKET, WAR_COUNCIL, DRUMMERS,
    SPIRIT_DANCERS,
    GREAT_COUNCIL, WAR_CHIEF, GRAND_LODGE, MASTER_CARVER, TRADE_EMPIRE, KEEPER_OF_THE_FIRE, MEDICINE_SOCIETY, RUNNERS,
) = range(PROGRESS_TILES)  # fmt: skip

ALLIANCE_TILES = 1 << ALLIANCE_I | 1 << ALLIANCE_II
