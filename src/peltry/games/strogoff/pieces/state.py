"""The record of a game of Michel Strogoff: everything that lies on the table, in one flat piece of memory."""

from __future__ import annotations

from ....kernel.tools.records import (
    FLAG,
    SIDE,
    Record,
    amount,
    hidden,
    i8,
    i16,
    known,
    line_of,
    one_of,
    own,
    pile_of,
    seen,
    set_of,
    sides,
    state_record,
)
from . import cards
from .box import LONGEST_ROAD, LONGEST_TRACK
from .decisions import DECISIONS
from .dice import DICE, FACES, ROLLED_FOR, ROLLS_COUNTED
from .options import MOST_COURIERS, OPTIONS

LARGEST_HAND = 20  # the highest limit: seven and eight more for foresight with what is printed
HAND_ROOM = 24  # and what is drawn over it before it must be discarded
DISCS, HELPED = 3, 4  # bits of `covered`: a disc on each icon; one of them came from Pigassoff or a Determined courier
MOST_SHUFFLES = 127
EVERYBODY = 63  # who knows a card: a bit for each seat, the sixth for those who only watch
SPECTATORS = 5

# How a game ends.
ENDINGS = ("not_yet", "won", "moscow_fell", "all_dead")
NOT_YET, WON, MOSCOW_FELL, ALL_DEAD = range(len(ENDINGS))

SPACE = one_of(LONGEST_ROAD + 1)
IN_ROW = (cards.LONGEST_ROW,)
ONE_ROAD_CARD, ROAD_PILE, ROAD_LINE = one_of(cards.ROAD_CARDS), pile_of(cards.ROAD_CARDS), line_of(cards.ROAD_CARDS)

COURIER = Record(
    seen("alive", i8, FLAG),
    seen("space", i8, SPACE),
    seen("energy", i8, amount(LONGEST_TRACK)),
    seen("left", i8, ONE_ROAD_CARD),  # the Tomsk card of the blinded, NONE for those who see
    seen("left_paid", i8, FLAG),  # its danger was answered on the way into Irkutsk
    seen("hand_count", i8, amount(HAND_ROOM)),
    seen("row_count", i8, amount(cards.LONGEST_ROW)),
    seen("ability_count", i8, amount(cards.LONGEST_ROW)),
    own("hand", i8, pile_of(cards.ACTION_CARDS), (HAND_ROOM,), count="hand_count"),
    seen("row", i8, ROAD_LINE, IN_ROW, count="row_count"),  # road cards from left to right
    seen("covered", i8, set_of(3), IN_ROW, count="row_count"),  # see DISCS and HELPED
    seen("down", i8, FLAG, IN_ROW, count="row_count"),
    seen("abilities", i8, ROAD_PILE, IN_ROW, count="ability_count"),
)

# A deck's top card is its last one.
ROAD_DECK = Record(
    seen("left", i8, amount(cards.LARGEST_DECK)),
    seen("gone", i8, amount(cards.LARGEST_DECK)),
    known("cards", i8, ROAD_LINE, (cards.LARGEST_DECK,), to="known", watchers=SPECTATORS, count="left"),
    hidden("known", i8, (cards.LARGEST_DECK,)),  # who knows the card in this place
    seen("discards", i8, ROAD_PILE, (cards.LARGEST_DECK,), count="gone"),
)

# One roll of the action die as it lies on the table.
DIE = Record(
    seen("face", i8, one_of(FACES + 1)),  # 0 when it was put away
    seen("purpose", i8, one_of(len(ROLLED_FOR))),
    seen("against", i8, one_of(FACES + 1)),  # the Tartars' strength then, 0 when it was not rolled against them
    seen("old", i8, FLAG),  # a turn has begun since
    seen("rolls", i8, amount(ROLLS_COUNTED)),  # tells one roll from the next, even with the same face
)

STATE = state_record(
    OPTIONS.record(),
    DECISIONS,
    seen("round", i16, amount(100)),
    seen("first", i8, SIDE),  # who is first in this round
    seen("figure", i8, SIDE),  # the courier left of the Traitor figure: who is first in the next round
    seen("turn", i8, SIDE),  # the courier whose turn it is, NONE in the traitor's phase
    seen("ending", i8, one_of(len(ENDINGS))),
    seen("winner", i8, SIDE),
    seen("ogareff", i8, amount(100, -2)),  # Devir's markers for four and five couriers lie before his road
    seen("tartars", i8, SPACE),
    seen("strength", i8, amount(FACES)),
    seen("sangarra", i8, SIDE),  # in whose row she is, NONE beside the board
    seen("curtain", i8, FLAG),  # 1 when it is open
    seen("traitor", i8, one_of(cards.ACTION_CARDS)),  # the action card being carried out, NONE
    seen("action_left", i8, amount(cards.ACTION_CARDS)),
    seen("action_gone", i8, amount(cards.ACTION_CARDS)),
    hidden("action_deck", i8, (cards.ACTION_CARDS,)),
    seen("action_discards", i8, pile_of(cards.ACTION_CARDS), (cards.ACTION_CARDS,), count="action_gone"),
    # What everybody could know but need not remember, for worlds that are dealt anew: see eyes/redeal.py.
    hidden("shuffles", i8),  # how often the action deck was made of its discards
    hidden("shuffled", i8, (cards.ACTION_CARDS,)),  # after which of these shuffles each card lay in the deck last
    hidden("lacks", i16),  # dangers that the courier at the gates has no card against: energy was lost for them
    seen("ally_left", i8, amount(len(cards.ALLIES))),
    seen("ally_gone", i8, amount(len(cards.ALLIES))),
    hidden("ally_deck", i8, (len(cards.ALLIES),)),
    seen("ally_discards", i8, pile_of(len(cards.ALLIES)), (len(cards.ALLIES),), count="ally_gone"),
    seen("allies", i8, one_of(len(cards.ALLIES)), (len(cards.ALLY_PLACES),)),
    seen("solved_count", i8, amount(cards.LONGEST_ROW)),
    seen("solved", i8, ROAD_PILE, IN_ROW, count="solved_count"),  # in this Face dangers action; one may be kept
    seen("duel_count", i8, amount(cards.MOST_DUEL_CARDS)),
    seen("duel", i8, ROAD_PILE, (cards.MOST_DUEL_CARDS,), count="duel_count"),
    seen("roads", ROAD_DECK, shape=(len(cards.DECKS),)),
    sides("couriers", COURIER, MOST_COURIERS, count="options.players"),
    sides("dice", DIE, DICE),  # by courier, then everybody's
)
