"""The record of a game of Stroganov: everything that lies on the table, in one flat piece of memory."""

from __future__ import annotations

from ....kernel.tools.records import (
    FLAG,
    SIDE,
    Record,
    amount,
    hidden,
    i8,
    i16,
    i64,
    idle,
    one_of,
    overlay,
    own,
    owner,
    seen,
    set_of,
    sides,
    state_record,
)
from . import box
from .cards import A_WISHES, START_WISHES
from .decisions import DECISIONS
from .furs import FUR, FUR_KINDS, LOWEST_FUR
from .options import COLOURS, OPTIONS

NONE = -1  # nobody, no card, no place
SPRING, SUMMER, AUTUMN, WINTER = range(4)
YEARS, YEARS_OF_A = 4, 2  # A cards lie on the board in the first two
STORY_END = 12
MARKET_PLACES = 6
DRAFT_PLACES = 5  # start wishes to choose from: one more than players

# What happens at the end of the story track: nothing, a bonus whose rewards are being taken, and another after it.
NO_BONUS, BONUS_UNDER_WAY, BONUS_WAITS = range(3)

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

# A heap of furs is counted by kind. `heap` is all its counts at once, a byte for each from the lowest fur up.
HEAP = LOWEST_FUR, i64

# The first 32 bytes are what most moves look at; with a length of 96 they are one piece of a GPU's memory.
PLAYER = Record(
    own("hand", i64, set_of(box.WISHES), unless="open_hands"),
    seen("fulfilled", i64, set_of(box.WISHES)),
    seen("horses", i16, amount(60)),
    seen("coins", i16, amount(30)),
    seen("place", i8, one_of(box.ROW + 1)),  # of the Cossack: 0 is the starting tile, 1 to 12 the row
    seen("built", i8, set_of(box.REGIONS)),  # regions with an own outpost
    seen("furs", i8, amount(12), (FUR_KINDS,)),  # by value; tigers at the end
    seen("points", i16, amount(120)),
    seen("story", i8, amount(STORY_END)),
    seen("trophy", i8, amount(box.LONGEST_TRACK)),  # space of the token, 0 above the track
    seen("track", i8, one_of(len(box.TRACKS))),
    seen("side_b", i8, FLAG),
    seen("colour", i8, one_of(len(COLOURS))),
    seen("banners", i8, amount(8)),
    seen("outposts", i8, amount(5)),  # unbuilt, in the personal supply
    seen("outposts_left", i8, amount(5)),  # of this colour in the general supply
    seen("tiles", i8, amount(8), (4,)),  # claimed landscapes by terrain
    seen("season_wish_used", i8, FLAG),
    seen("story_bonuses", i8, amount(box.SONG_PLACES)),  # used this turn
    seen("story_bonus", i8, one_of(3)),  # NO_BONUS and so on
    seen("paid_out", i64, set_of(box.WISHES + 2)),  # winter wishes that have paid this winter
    seen("points_from", i16, amount(120), (len(POINT_SOURCES),)),
)
PLAYER = overlay(PLAYER, heap=("furs", *HEAP))

# A place of the row; tile is -1 in a gap. What is unused lets `heap` lie where a word may.
SPOT = Record(seen("tile", i8, one_of(box.TILES)), idle("unused", i8, (5,)), seen("furs", i8, amount(6), (FUR_KINDS,)))
SPOT = overlay(SPOT, heap=("furs", *HEAP))

# What nearly every move looks at comes first, and the players begin at byte 128: what is read together shares few
# lines of a processor's cache and few pieces of a GPU's memory. The whole is 1,024 bytes.
STATE = state_record(
    OPTIONS.record(),
    DECISIONS,
    seen("trade_fur", i8, FUR),
    seen("tigers", i8, amount(60)),
    seen("year", i8, amount(YEARS)),
    seen("season", i8, one_of(4)),
    seen("sides", i8, amount(4)),  # players and Ivan
    seen("ivan", i8, SIDE),  # his side, or -1
    seen("market_gaps", i8, amount(MARKET_PLACES)),
    seen("order", i8, SIDE, (4,), count="sides"),  # sides by Cossack, from east to west
    seen("acted", i8, set_of(4)),  # sides that have had their turn this season
    seen("banners", i8, amount(40)),  # as many as an owner may enter, like tigers
    seen("tile_next", i8, amount(box.TILES)),  # of each deck: the next card
    seen("yurt_next", i8, amount(box.YURTS)),
    seen("wish_next", i8, amount(2 * A_WISHES)),
    seen("song_next", i8, amount(box.SONGS)),
    seen("automa_next", i8, amount(box.CARDS)),
    seen("flipped", i8, one_of(box.CARDS)),  # Ivan's card of this turn, -1 before his first
    seen("steps_ahead", i8, amount(12)),  # shown on top of his deck, for all to see
    seen("bag", i8, amount(20), (FUR_KINDS,)),
    seen("landscapes", i16, set_of(box.ROW + 1)),  # places of the row that are no gap
    seen("region_fur", i8, FUR, (box.REGIONS,)),
    seen("villages", i8, one_of(box.VILLAGES), (box.REGIONS,)),
    seen("drawn", i8, FUR, (2,)),  # the two furs from the bag of which one is kept
    seen("market", i8, amount(MARKET_PLACES), (FUR_KINDS,)),
    seen("yurts", i8, one_of(box.YURTS), (box.REGIONS,)),  # -1 where none lies
    seen("wishes", i8, one_of(box.WISHES), (box.REGIONS,)),
    seen("outposts", i8, owner(4, others=2), (box.REGIONS, box.MOST_SPACES)),
    seen("draft_wishes", i8, one_of(START_WISHES), (DRAFT_PLACES,)),
    seen("draft_furs", i8, FUR, (DRAFT_PLACES,)),
    sides("players", PLAYER, 4, count="sides"),
    seen("row", SPOT, shape=(box.ROW + 1,)),  # place 0 is the starting tile
    seen("songs", i8, one_of(box.SONGS), (box.SONG_PLACES,)),
    # Decks: A cards come first, B cards after them.
    hidden("tile_deck", i8, (box.TILES,)),
    hidden("yurt_deck", i8, (box.YURTS,)),
    hidden("song_deck", i8, (box.SONGS,)),
    hidden("wish_deck", i8, (2 * A_WISHES,)),
    hidden("automa_deck", i8, (box.CARDS,)),  # 13 are played, the last five are out of the game
)
STATE = overlay(STATE, bag_heap=("bag", *HEAP), market_heap=("market", *HEAP))
