"""The record of a game of Michel Strogoff: everything that lies on the table, in one flat piece of memory."""

from __future__ import annotations

import numpy as np

from ...kernel.records import i8, i16, record, state_record
from .cards import ACTION_CARDS, ALLIES, ALLY_PLACES, DECKS, LARGEST_DECK

wide = np.int64  # a narrow number of the record as a full one: rules are compiled once for each kind of number

MOST_COURIERS = 5
LARGEST_HAND = 20  # seven and eight more for foresight; room for two drawn over the limit
HAND_ROOM = 24
LONGEST_ROW = 12  # the first card, one for each space before Irkutsk, and Sangarra
DUEL_ROOM = 5
LEFT_ZONE = LONGEST_ROW  # as a place among the row's: the Tomsk card left of the board
EVERYBODY = 63  # who knows a card: a bit for each seat, the sixth for those who only watch
SPECTATORS = 5
FOR_ALL = MOST_COURIERS  # whose roll: not one courier's, everybody's
DICE = MOST_COURIERS + 1

DIFFICULTIES = ("easy", "normal", "heroic")
PURPLE_BRAIN, DEVIR = 0, 1

# How a game ends.
NOT_YET, WON, MOSCOW_FELL, ALL_DEAD = range(4)
ENDINGS = ("not_yet", "won", "moscow_fell", "all_dead")

OPTIONS = record(
    ("players", i8),
    ("difficulty", i8),
    ("edition", i8),
    ("open_decks", i8),  # Purple Brain's variant: Russia and Siberia lie face up
    ("moving_figure", i8),  # Purple Brain's variant: the Traitor figure follows Sangarra
    # Other readings of sentences that the rulebook leaves open; 0 is ours.
    ("late_evasion", i8),  # the Tartars are evaded after the road card, not before it
    ("camp_captures", i8),  # Tartars who are sent to where they stand capture too
    ("own_turn_limit", i8),  # the hand limit holds in the own turn alone
    ("blind_spared", i8),  # reinforcements in the duel ignore whom the Tartars have blinded
)

COURIER = record(
    ("alive", i8),
    ("space", i8),
    ("energy", i8),
    ("left", i8),  # the Tomsk card of the blinded, NONE for those who see
    ("left_paid", i8),  # its danger was answered on the way into Irkutsk
    ("hand_count", i8),
    ("row_count", i8),
    ("ability_count", i8),
    ("hand", i8, (HAND_ROOM,)),
    ("row", i8, (LONGEST_ROW,)),  # road cards from left to right
    ("covered", i8, (LONGEST_ROW,)),  # a bit for each icon under a disc
    ("down", i8, (LONGEST_ROW,)),
    ("abilities", i8, (LONGEST_ROW,)),
)

# A deck's top card is its last one.
ROAD_DECK = record(
    ("left", i8),
    ("gone", i8),
    ("cards", i8, (LARGEST_DECK,)),
    ("known", i8, (LARGEST_DECK,)),  # who knows the card in this place
    ("discards", i8, (LARGEST_DECK,)),
)

# One roll of the action die as it lies on the table.
DIE = record(
    ("face", i8),  # 0 when it was put away
    ("purpose", i8),  # what for, see dice.py
    ("against", i8),  # the Tartars' strength at that moment, 0 when it was not rolled against them
    ("old", i8),  # a turn has begun since
    ("rolls", i8),  # tells one roll from the next, even with the same face
)

STATE = state_record(
    OPTIONS,
    ("round", i16),
    ("first", i8),  # who is first in this round
    ("figure", i8),  # the courier left of the Traitor figure: who is first in the next round
    ("turn", i8),  # the courier whose turn it is, NONE in the traitor's phase
    ("ending", i8),
    ("winner", i8),
    ("ogareff", i8),
    ("tartars", i8),  # their space
    ("strength", i8),
    ("sangarra", i8),  # in whose row she is, NONE beside the board
    ("curtain", i8),  # 1 when it is open
    ("traitor", i8),  # the action card being carried out, NONE
    ("action_left", i8),
    ("action_gone", i8),
    ("action_deck", i8, (ACTION_CARDS,)),
    ("action_discards", i8, (ACTION_CARDS,)),
    ("ally_left", i8),
    ("ally_gone", i8),
    ("ally_deck", i8, (len(ALLIES),)),
    ("ally_discards", i8, (len(ALLIES),)),
    ("allies", i8, (len(ALLY_PLACES),)),
    ("solved_count", i8),
    ("solved", i8, (LONGEST_ROW,)),  # completed in this Face dangers action, one may be kept
    ("duel_count", i8),
    ("duel", i8, (DUEL_ROOM,)),
    ("roads", ROAD_DECK, (len(DECKS),)),
    ("couriers", COURIER, (MOST_COURIERS,)),
    ("dice", DIE, (DICE,)),  # by courier, then everybody's
)
