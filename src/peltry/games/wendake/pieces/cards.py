"""Cards and tokens by name: turn cards, masks, turtles, tribes, adversities, ghost cards, objectives."""

from __future__ import annotations

from itertools import combinations, permutations

import numpy as np

# Turn cards: what the lower half does.
EFFECTS = (
    "FISH", "HARV", "COPY", "TAN", "OTHER", "R2RES", "TURTLE", "EVOLVE", "LAKES", "BEAVER", "RES2R", "MASKHEAL",
    "RITHEAL", "ACTIVATE", "LEATHER", "OFFLINE", "REFRESH", "ADVANCE", "MASKPICK",
)  # fmt: skip
(
    TE_FISH, TE_HARV, TE_COPY, TE_TAN, TE_OTHER, TE_R2RES, TE_TURTLE, TE_EVOLVE, TE_LAKES, TE_BEAVER, TE_RES2R,
    TE_MASKHEAL, TE_RITHEAL, TE_ACTIVATE, TE_LEATHER, TE_OFFLINE, TE_REFRESH, TE_ADVANCE, TE_MASKPICK,
) = range(len(EFFECTS))  # fmt: skip
TURN_CARD_NAMES = (*(f"TC1-{i:02}" for i in range(1, 19)), *(f"TC2-{i:02}" for i in range(1, 22)))
TURN_CARDS = len(TURN_CARD_NAMES)
MOST_SPACES = 5  # for markers in the turn order
MOST_LOOKS = 5

# Mask cards. The wild one stands for any kind.
MASK_KINDS = ("crow", "bear", "corn", "crooked", "wind", "wild")
KINDS, WILD = 5, 5
MASK_NAMES = (*(f"MK-{kind}-{i}" for kind in MASK_KINDS[:KINDS] for i in range(1, 8)), "MK-wild-1")
MASKS = len(MASK_NAMES)

COMBINATIONS = tuple(f"MC{i}" for i in range(1, 10))
SHAPES = ("pair", "three_kinds", "three", "four_kinds", "two_pairs", "four", "full_house", "five_kinds", "five")


def plays() -> dict[str, tuple[int, tuple[int, ...]]]:
    """Every way to play a combination: its text, its number, and how many cards of each kind it takes."""
    found: dict[str, tuple[int, tuple[int, ...]]] = {}

    def add(shape: int, *parts: tuple[int, int]) -> None:
        need = [0] * KINDS
        for kind, cards in parts:
            need[kind] = cards
        text = ":".join([SHAPES[shape], "+".join(MASK_KINDS[kind] for kind, _ in parts)])
        found[text] = shape, tuple(need)

    for shape, cards in ((0, 2), (2, 3), (5, 4), (8, 5)):
        for kind in range(KINDS):
            add(shape, (kind, cards))
    for shape, kinds in ((1, 3), (3, 4), (7, 5)):
        for several in combinations(range(KINDS), kinds):
            add(shape, *((kind, 1) for kind in several))
    for one, other in combinations(range(KINDS), 2):
        add(4, (one, 2), (other, 2))
    for three, two in permutations(range(KINDS), 2):
        add(6, (three, 3), (two, 2))
    return found


PLAYS = plays()
SHAPE_OF = np.array([shape for shape, _ in PLAYS.values()], np.int64)
CARDS_OF = np.array([need for _, need in PLAYS.values()], np.int64)  # by kind
CARDS_IN = CARDS_OF.sum(axis=1)

# Smallpox: who is struck. Of the last kind the owner chooses.
FOOTERS = ("-", "W", "F", "H", "A")
ANY_NATIVE = 3  # beside WARRIOR, WOMAN and HUNTER
POX_NAMES = tuple(f"SP{i:02}" for i in range(1, 13))
POX_CARDS = len(POX_NAMES)

# Turtle tiles: stacks by what is counted and how many are asked for, four tiles in each.
COUNTED = ("women", "hunters", "canoes", "rifles")
THRESHOLDS = 3
STACKS, STACK_TILES = len(COUNTED) * THRESHOLDS, 4
BASE_STACKS = 9
STACK_NAMES = tuple(f"{counted[0].upper()}{n}" for counted in COUNTED for n in (3, 4, 5))
TURTLE_NAMES = tuple(f"{stack}-{track}" for stack in STACK_NAMES for track in ("mil", "mas", "eco", "rit"))
TURTLES = STACKS * STACK_TILES

TRIBE_NAMES = tuple(f"TR{i:02}" for i in range(11))
TRIBES = len(TRIBE_NAMES)
(
    WENDAT, WYANDOT, SHAWNEE, SENECA, ONEIDA, CAYUGA, MOHAWK, ONONDAGA, OTTAWA, POTAWATOMI, NIPISSING,
) = range(TRIBES)  # fmt: skip

# Solo: what a card of adversity does, the ghost's cards and tokens, the objectives.
ADVERSITIES = (
    "adoration", "drought", "frozen_lakes", "fire", "snow", "winter", "french_arrive", "english_arrive", "infection",
    "storm", "end_of_season", "relentless_warrior", "relentless_worker", "relentless_progress", "theft", "enemy_attack",
)  # fmt: skip
(
    ADORATION, DROUGHT, FROZEN_LAKES, WILDFIRE, SNOW, WINTER, FRENCH_ARRIVE, ENGLISH_ARRIVE, INFECTION, STORM,
    END_OF_SEASON, RELENTLESS_WARRIOR, RELENTLESS_WORKER, RELENTLESS_PROGRESS, THEFT, ENEMY_ATTACK,
) = range(len(ADVERSITIES))  # fmt: skip
ADVERSITY_NAMES = tuple(f"AD{i:02}" for i in range(1, 17))
ADVERSITY_CARDS = len(ADVERSITY_NAMES)
ONE_LEFT, ONE_RIGHT = 7, 8  # in an upper half, where 1 to 6 name a tile

GHOST_ACTIONS = ("war_path", "fields", "hunting_grounds", "trading_post")
WAR_PATH, GHOST_FIELDS, HUNTING_GROUNDS, TRADING_POST = range(len(GHOST_ACTIONS))
GHOST_NAMES = tuple(f"GH{i}" for i in range(1, 5))
GHOST_CARDS = len(GHOST_NAMES)
SLOTS = 3
TOKEN_NAMES = tuple(f"GT{i}" for i in range(1, 5))
TOKENS = len(TOKEN_NAMES)
UNSEEN, ARROW, CIRCLE = range(3)

OBJECTIVE_NAMES = tuple(f"OB{i:02}" for i in range(1, 13))
OBJECTIVES = len(OBJECTIVE_NAMES)
(
    THREE_TILES, LEVEL_THREE, FIVE_WOMEN, FOUR_HUNTERS, FIVE_CANOES, FOUR_MAJORITIES, NOBODY_SICK, EVERY_RESOURCE,
    FOUR_TURTLES, ALL_TRACKS, GREAT_MASKS, EVEN_PAIRS,
) = range(OBJECTIVES)  # fmt: skip
