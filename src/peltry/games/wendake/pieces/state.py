"""The record of a game of Wendake: everything that lies on the table, in one flat piece of memory."""

from __future__ import annotations

from ....kernel.tools.records import (
    FLAG,
    SIDE,
    Record,
    amount,
    hidden,
    i8,
    i16,
    i32,
    i64,
    one_of,
    own,
    owner,
    seen,
    set_of,
    sides,
    state_record,
)
from . import cards
from .board import CELLS
from .decisions import DECISIONS
from .goods import FACTIONS, GOODS, LONGEST_TRACK, MOST_GOODS, NATIVES, TRACKS
from .land import AREAS, LAKES, MAPS, PLACES, TERRITORIES
from .options import OPTIONS
from .tiles import LARGEST_STACK, LEVELS, OFFERED, PROGRESS_TILES, TILES

MOST_SIDES = 4
NONE = -1
WORKERS = set_of(AREAS)  # the areas on which such pieces stand
CARDS, TILE_SET = set_of(cards.TURN_CARDS), set_of(PROGRESS_TILES)
TILE = one_of(TILES)

PLAYER = Record(
    seen("scouts", i64, WORKERS),
    seen("women", i64, WORKERS),
    seen("hunters", i64, WORKERS),
    seen("cards", i64, CARDS),  # turn cards held
    seen("ready_cards", i64, CARDS),  # those face up
    seen("progress", i32, TILE_SET),
    seen("ready_tiles", i32, TILE_SET),
    own("hand", i64, set_of(cards.MASKS)),
    seen("shown_masks", i64, set_of(cards.MASKS)),  # of the hand: taken for all to see
    seen("goods", i8, amount(MOST_GOODS), (len(GOODS),)),
    seen("tribe", i8, one_of(cards.TRIBES)),
    seen("home", i8, amount(8), (len(NATIVES),)),  # in the village; the ghost's reserve
    seen("longhouse", i8, amount(8), (len(NATIVES),)),
    seen("fire", i8, one_of(CELLS)),  # where the sacred-fire marker stands
    seen("disc", i8, amount(5, -5)),  # on the alliance track: below 0 French, above 0 English
    seen("guards", i8, amount(8), (TERRITORIES,)),
    seen("patrols", i8, one_of(PLACES), (2,)),  # of the disc's faction; NONE beside the board
    seen("acts", i8, amount(4)),  # how often 1.A was chosen this year
    seen("level", i8, amount(LEVELS)),  # of the progress disc
    seen("canoes", i8, amount(5), (len(LAKES),)),
    seen("changed", i8, FLAG),  # whether 1.B was chosen this year
    seen("power_used", i8, FLAG),  # this year's, or the black marker
    seen("token", i8, one_of(AREAS)),  # the Cayuga's
    seen("tiles", i8, TILE, (CELLS,)),
    seen("great_masks", i8, FLAG),  # a combination as OB11 asks for
    seen("ritual", i16, set_of(CELLS)),  # tiles that show the Ritual side
    seen("markers", i16, set_of(CELLS)),
    seen("combined", i16, set_of(len(cards.COMBINATIONS))),  # scored this year
    seen("tracks", i8, amount(LONGEST_TRACK), (len(TRACKS),)),
    seen("alliance", i8, one_of(len(FACTIONS) + 1), (2,)),  # base game: the faction of each Alliance tile + 1
    seen("points", i16, amount(60)),  # the ghost's
    own("turtles", i64, set_of(cards.TURTLES)),  # face down
    seen("turtles_up", i64, set_of(cards.TURTLES)),
    own("turtles_seen", i8, amount(15), (cards.STACKS,)),  # of each stack, as bits: who drew before had none of these
    own("looking_at", i64, set_of(TILES)),  # turtle tiles, or advanced tiles, taken from their stack to choose
    own("elsewhere", i8, FLAG, (cards.MASKS,)),  # masks that others hold, as a look through the deck has shown
    own("theirs", i8, amount(cards.MASKS), (MOST_SIDES,)),  # how many of these each of them still holds
    seen("turtle_turn", i8, amount(MOST_SIDES), (cards.STACKS,)),  # as which one this side took from it, 0 if not yet
)

STATE = state_record(
    OPTIONS.record(),
    DECISIONS,
    seen("map", i8, one_of(len(MAPS))),
    seen("sides", i8, amount(MOST_SIDES)),  # players and the ghost
    seen("ghost", i8, SIDE),
    seen("year", i8, amount(7)),
    seen("turns", i8, amount(16)),  # begun this year
    seen("active", i8, SIDE),
    seen("adversity", i8, one_of(cards.ADVERSITY_CARDS)),  # of this year, NONE without
    # This turn: printed actions carried out, the toll paid, a tile off the line opened.
    seen("performed", i8, set_of(3)),
    seen("paid", i8, FLAG),
    seen("offline", i8, FLAG),
    # This movement: pieces that have moved, by place, as Scouts, as patrols.
    seen("moved", i8, amount(8), (PLACES,)),
    seen("moved_patrols", i8, set_of(2)),
    seen("moved_scouts", i64, WORKERS),
    seen("order", i8, SIDE, (MOST_SIDES,), count="sides"),
    seen("spaces", i8, owner(MOST_SIDES), (cards.MOST_SPACES,)),  # markers in the turn order
    seen("belts", i8, one_of(len(TRACKS)), (len(TRACKS),)),  # the track on each belt; the first two are a pair
    seen("ships", i8, one_of(len(LAKES)), (len(FACTIONS),)),
    seen("turn_cards", i8, one_of(cards.TURN_CARDS), (cards.MOST_SPACES,)),
    seen("display", i8, TILE, (OFFERED,)),
    seen("mask_up", i8, one_of(cards.MASKS)),
    seen("mask_left", i8, amount(cards.MASKS)),
    seen("pox_left", i8, amount(cards.POX_CARDS)),
    seen("turn_left", i8, amount(cards.TURN_CARDS)),
    seen("tiles_left", i8, amount(LARGEST_STACK)),
    seen("turtles_left", i8, amount(cards.STACK_TILES), (cards.STACKS,)),
    seen("progress_rows", i32, TILE_SET),
    seen("mask_gone", i64, set_of(cards.MASKS)),
    seen("turn_gone", i64, CARDS),
    seen("europeans", i16, set_of(TERRITORIES), (len(FACTIONS),)),
    seen("pox_gone", i16, set_of(cards.POX_CARDS)),
    seen("offered_tribes", i16, set_of(cards.TRIBES)),
    sides("players", PLAYER, MOST_SIDES, count="sides"),
    # Decks: the top card is the last one.
    hidden("mask_deck", i8, (cards.MASKS,)),
    hidden("pox_deck", i8, (cards.POX_CARDS,)),
    hidden("turn_deck", i8, (cards.TURN_CARDS,)),  # of the level in use
    hidden("turn_deck_2", i8, (cards.TURN_CARDS,)),
    hidden("tile_stack", i8, (LARGEST_STACK,)),  # of the level in use
    hidden("tile_stack_2", i8, (LARGEST_STACK,)),
    hidden("turtle_stacks", i8, (cards.STACKS, cards.STACK_TILES)),
    hidden("tiles_removed", i64),  # advanced tiles that left unseen before the game
    # Solo
    seen("objectives", i16, set_of(cards.OBJECTIVES)),
    seen("met", i16, set_of(cards.OBJECTIVES)),  # at the end
    seen("adversity_gone", i32, set_of(cards.ADVERSITY_CARDS)),
    seen("adversity_left", i8, amount(cards.ADVERSITY_CARDS)),
    hidden("adversity_deck", i8, (cards.ADVERSITY_CARDS,)),
    seen("slots", i8, one_of(cards.GHOST_CARDS), (cards.SLOTS,)),  # the ghost's cards
    seen("slot_disc", i8, one_of(cards.SLOTS)),
    seen("due", i8, one_of(cards.SLOTS)),  # the card that is next
    seen("ghost_acts", i8, amount(cards.SLOTS)),  # markers on its cards
    seen("ghost_placed", i8, FLAG),  # its marker for the turn order
    seen("tokens_stay", i8, FLAG),  # no more tokens are turned up this year
    seen("tokens_up", i8, one_of(3), (cards.SLOTS,)),
    hidden("tokens", i8, (cards.TOKENS,)),  # on the slots, the last one set aside
    seen("tile_disc", i8, one_of(OFFERED)),
    seen("ghost_mask", i8, one_of(cards.MASKS)),  # turned over to move it
)
