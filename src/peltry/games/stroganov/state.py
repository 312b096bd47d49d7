"""The record of a game of Stroganov: everything that lies on the table, in one flat piece of memory."""

from __future__ import annotations

import numpy as np

from ...kernel.records import i8, i16, overlay, record, state_record
from .box import REGIONS, ROW

i64 = np.int64

# A fur is its value, 2 to 8. The tiger is a fur of any value and ranks above all in a hunt.
LOWEST_FUR, BEAR, TIGER, FUR_KINDS = 2, 8, 9, 10

SPRING, SUMMER, AUTUMN, WINTER = range(4)
YEARS = 4
STORY_END = 12
MARKET_PLACES = 6

# Who stands on an outpost space: nobody, a side (its number + 1), or one of two neutral colours.
NOBODY, NEUTRAL, SECOND_NEUTRAL = 0, 5, 6

# Where points come from, for the score told by source. The first six are won during play.
POINT_SOURCES = (
    "wishes", "landscapes", "trophies", "songs", "yurts", "horses",
    "end_wishes", "sets", "tigers", "trophy_track", "outposts", "unbuilt", "coins", "furs", "story",
)  # fmt: skip
(
    FROM_WISHES, FROM_LANDSCAPES, FROM_TROPHIES, FROM_SONGS, FROM_YURTS, FROM_HORSES,
    FROM_END_WISHES, FROM_SETS, FROM_TIGERS, FROM_TRACK, FROM_OUTPOSTS, FROM_UNBUILT, FROM_COINS, FROM_FURS, FROM_STORY,
) = range(len(POINT_SOURCES))  # fmt: skip

OPTIONS = record(
    ("players", i8),
    ("boards", i8, (4,)),  # side of each player's board: 0 is a, 1 is b
    ("random_region_furs", i8),
    ("story_bonus_once", i8),  # the French rulebook's brake: one bonus a turn
    ("narrow_claims", i8),  # claim only the Cossack's own tile, or in regions of outposts
    ("open_hands", i8),
    ("katyusha", i8),
    ("strategy", i8),  # 0: five cards leave at random; 1 to 6: those of a letter
    ("hunt_from_deck", i8),  # the public helper's reading of where Ivan's hunt is shown
    ("coin_for_missing_fur", i8),  # added difficulty
    ("coin_for_trade_fur", i8),  # added difficulty
)

# A heap of furs is counted by kind. `heap` is all its counts at once, a byte for each from the lowest fur up.
HEAP = LOWEST_FUR, i64

# The first 32 bytes are what most moves look at; with a length of 96 they are one piece of a GPU's memory.
PLAYER = record(
    ("hand", i64),  # wishes in hand, a bit for each
    ("fulfilled", i64),
    ("horses", i16),
    ("coins", i16),
    ("place", i8),  # of the Cossack: 0 is the starting tile, 1 to 12 the row
    ("built", i8),  # regions with an own outpost, a bit for each
    ("furs", i8, (FUR_KINDS,)),  # by value; tigers at the end
    ("points", i16),
    ("story", i8),
    ("trophy", i8),  # space of the token, 0 above the track
    ("track", i8),
    ("side_b", i8),
    ("banners", i8),
    ("outposts", i8),  # unbuilt, in the personal supply
    ("outposts_left", i8),  # of this colour in the general supply
    ("tiles", i8, (4,)),  # claimed landscapes by terrain
    ("season_wish_used", i8),
    ("story_bonus_used", i8),
    ("paid_out", i64),  # winter wishes that have paid this winter
    ("points_from", i16, (len(POINT_SOURCES),)),
    ("unused", i64),
)
PLAYER = overlay(PLAYER, heap=("furs", *HEAP))

# A place of the row; tile is -1 in a gap. What is unused lets `heap` lie where a word may.
SPOT = overlay(record(("tile", i8), ("unused", i8, (5,)), ("furs", i8, (FUR_KINDS,))), heap=("furs", *HEAP))

# What nearly every move looks at comes first, and the players begin at byte 128: what is read together shares few
# lines of a processor's cache and few pieces of a GPU's memory. The whole is 1,024 bytes.
STATE = state_record(
    OPTIONS,
    ("trade_fur", i8),
    ("tigers", i8),
    ("year", i8),
    ("season", i8),
    ("sides", i8),  # players and Ivan
    ("ivan", i8),  # his side, or -1
    ("active", i8),
    ("market_gaps", i8),
    ("order", i8, (4,)),  # sides by Cossack, from east to west
    ("acted", i8),  # sides that have had their turn this season, a bit for each
    ("banners", i8),
    ("tile_next", i8),  # of each deck: the next card
    ("yurt_next", i8),
    ("drawn", i8, (2,)),  # the two furs from the bag of which one is kept
    ("bag", i8, (FUR_KINDS,)),
    ("landscapes", i16),  # places of the row that are no gap, a bit for each
    ("songs", i8, (4,)),
    ("market", i8, (FUR_KINDS,)),
    ("wish_next", i8),
    ("region_fur", i8, (REGIONS,)),
    ("villages", i8, (REGIONS,)),
    ("yurts", i8, (REGIONS,)),  # -1 where none lies
    ("wishes", i8, (REGIONS,)),
    ("outposts", i8, (REGIONS, 3)),
    ("draft_wishes", i8, (5,)),
    ("draft_furs", i8, (5,)),
    ("start_wish_deck", i8, (9,)),
    ("players", PLAYER, (4,)),
    ("row", SPOT, (ROW + 1,)),  # place 0 is the starting tile
    # Decks: A cards come first, B cards after them.
    ("tile_deck", i8, (26,)),
    ("yurt_deck", i8, (16,)),
    ("song_deck", i8, (20,)),
    ("song_next", i8),
    ("wish_deck", i8, (28,)),
    ("automa_deck", i8, (18,)),  # 13 are played, the last five are out of the game
    ("automa_next", i8),
    ("flipped", i8),  # Ivan's card of this turn, -1 before his first
    ("steps_ahead", i8),  # shown on top of his deck, for all to see
)
STATE = overlay(STATE, bag_heap=("bag", *HEAP), market_heap=("market", *HEAP))
