"""What can stand on the stack: decisions that a courier takes (ASK), and tasks the rules carry out (DO).

A decision is never skipped on account of cards in a hand: that it was skipped would tell the others about them.
"""

from __future__ import annotations

from ....kernel.declared import Decisions
from ....kernel.tools.records import FLAG, amount, one_of, set_of
from .cards import DANGERS, DECKS, ICONS, LONGEST_ROW, MOST_COMMANDS, MOST_DUEL_CARDS, ROAD_CARDS
from .options import MOST_COURIERS

DECISIONS = Decisions()

DANGER = one_of(len(DANGERS))
PLACE = one_of(LONGEST_ROW + 1)  # in the row, or the left zone
ICON = one_of(len(ICONS))
ROAD_CARD = one_of(ROAD_CARDS)
NTH = amount(MOST_COURIERS)  # in the order of the round
FACE_OF_DIE = one_of(7)
WORKED = amount(LONGEST_ROW)  # abilities of a kind that had their chance with this roll

ASK_TURN = DECISIONS.ask("turn", done=set_of(3), help=set_of(2))  # actions done; see rules/turn.py and rules/allies.py
ASK_CAPTAIN = DECISIONS.ask("captain")  # the Captain's second card
ASK_DECK = DECISIONS.ask("deck")  # the deck that Blount looks at
ASK_PUT_BACK = DECISIONS.ask("put_back", deck=one_of(len(DECKS)))
ASK_PIGASSOFF = DECISIONS.ask("pigassoff")  # the icon he covers
ASK_EXCESS = DECISIONS.ask("excess")  # cards over the hand limit
ASK_IMMEDIATE = DECISIONS.ask("immediate", danger=DANGER)
ASK_PENALTY = DECISIONS.ask("penalty", place=PLACE)  # a card for the penalty of the one that lies there
ASK_AGAIN = DECISIONS.ask("again")  # another Advance for a Fast card
ASK_REST = DECISIONS.ask("rest", benefits=amount(4))  # taken
ASK_FACE = DECISIONS.ask("face", discs=amount(2 * LONGEST_ROW))  # placed
ASK_PAY = DECISIONS.ask("pay", place=PLACE, icon=ICON)
ASK_MATE = DECISIONS.ask("mate", place=PLACE, icon=ICON, pair=DANGER)  # pair: the danger of its first card
ASK_KEEP = DECISIONS.ask("keep")  # one of the solved cards, or none
ASK_DETERMINED = DECISIONS.ask("determined", card=ROAD_CARD)  # the icon to cover for this ability
ASK_LAST_MOMENT = DECISIONS.ask("last_moment")  # Resilient before the turn ends
ASK_ROAD = DECISIONS.ask("road")  # the icon to answer next on the way into Irkutsk
ASK_TOLL = DECISIONS.ask("toll", place=PLACE, icon=ICON)
ASK_DUEL = DECISIONS.ask("duel", card=ROAD_CARD)  # of Irkutsk

DO_ROUND = DECISIONS.task("round")
DO_SEATS = DECISIONS.task("seats", nth=NTH)
DO_TURN = DECISIONS.task("turn")
DO_END_TURN = DECISIONS.task("end_turn", asked=FLAG)  # about Resilient, just now
DO_ADVANCE = DECISIONS.task("advance")
DO_ROAD_CARD = DECISIONS.task("road_card")
DO_CHECK = DECISIONS.task("check", evading=FLAG)  # whether the Tartars are still to be evaded
DO_PENALTIES = DECISIONS.task("penalties", place=PLACE)
DO_FACED = DECISIONS.task("faced")
DO_CLEARING = DECISIONS.task("clearing")
DO_DUEL = DECISIONS.task("duel", cards=amount(MOST_DUEL_CARDS), blind=FLAG)  # cards still to come
DO_BLOW = DECISIONS.task("blow", card=ROAD_CARD, blind=FLAG, struck=amount(len(ICONS)))  # icons of it that had effect
DO_TRAITOR = DECISIONS.task("traitor")
DO_STRIP = DECISIONS.task("strip", command=amount(MOST_COMMANDS))
DO_DEAL = DECISIONS.task("deal", nth=NTH)
DO_ALL_REACT = DECISIONS.task("all_react", face=FACE_OF_DIE, reacted=NTH)
DO_REACT = DECISIONS.task("react", face=FACE_OF_DIE)
DO_SKILFUL = DECISIONS.task("skilful", face=FACE_OF_DIE, worked=WORKED)
DO_DETERMINED = DECISIONS.task("determined", face=FACE_OF_DIE, worked=WORKED)
DO_MARCH = DECISIONS.task("march", steps=amount(6))
