"""What can happen in Michel Strogoff. Everything a person could see changing on the table follows from it alone."""

from __future__ import annotations

from ....kernel.declared import Events, Secret, Shown

EVENTS = Events()

HAND_CARD = Shown("card")  # an action card that was hidden in a hand

# The calendar
ROUND_BEGINS = EVENTS.kind("round_begins", "round", begins="chapter")  # who: is first
TURN_BEGINS = EVENTS.kind("turn_begins", begins="turn")
# Cards
DREW = EVENTS.kind("drew", Secret("card"))
RESHUFFLED = EVENTS.kind("reshuffled", "deck")  # a road deck, ACTION_DECK or ALLY_DECK
TOP_SHOWN = EVENTS.kind("top_shown", "deck", "card")  # a face-up deck has a new top card
DISCARDED = EVENTS.kind("discarded", HAND_CARD)  # over the hand limit
PENALTY_PAID = EVENTS.kind("penalty_card", HAND_CARD)
PLAYED = EVENTS.kind("played", HAND_CARD, "danger")
PAIRED = EVENTS.kind("paired", HAND_CARD, "second")  # one of two cards of the same danger
WILD = EVENTS.kind("wild", HAND_CARD, "danger")  # Marfa's
# Energy: how much there is now
SPENT_ENERGY = EVENTS.kind("spent_energy", "energy")
LOST_ENERGY = EVENTS.kind("lost_energy", "energy")
GAINED_ENERGY = EVENTS.kind("gained_energy", "energy")
# Allies
HELPED = EVENTS.kind("helped", "ally", HAND_CARD)
CAPTAIN_PAID = EVENTS.kind("captain_paid", HAND_CARD)  # the second one
LOOKED = EVENTS.kind("looked", "deck", Secret("card"))
WAS_PUT_BACK = EVENTS.kind("put_back", "deck", "bottom")
# Advance
ADVANCED = EVENTS.kind("advanced", "space", "energy")
EVADED = EVENTS.kind("evaded", "roll", "strength")
NOT_EVADED = EVENTS.kind("not_evaded", "roll", "strength")
ROAD_CARD = EVENTS.kind("road_card", "card")
CLASHED = EVENTS.kind("clashed")
FLIPPED = EVENTS.kind("flipped", "place", "card", "unpaid")  # unpaid: because its penalty could not be paid
WENT_FAST = EVENTS.kind("went_fast", "card")  # the ability, discarded
# Rest and face dangers
RESTED = EVENTS.kind("rested")
TURNED_UP = EVENTS.kind("turned_up", "place", "card")
FACED = EVENTS.kind("faced")
COVERED = EVENTS.kind("covered", "place", "icon", "card", "danger")  # place LEFT_ZONE: left of the board
SPOILED = EVENTS.kind("spoiled", "place", "card")  # a disc that came with help: the card cannot be kept any more
SOLVED = EVENTS.kind("solved", "place", "card", "where")
KEPT = EVENTS.kind("kept", "card")
NOT_KEPT = EVENTS.kind("not_kept", "card")
USED_RESILIENCE = EVENTS.kind("used_resilience", "card")  # the ability, discarded; all cards are face up
# The traitor
TRAITOR_CARD = EVENTS.kind("traitor_card", "card", begins="turn")
TRAITOR_DONE = EVENTS.kind("traitor_done", "card")
OGAREFF_MOVED = EVENTS.kind("ogareff_moved", "steps", "space")
OGAREFF_ARRIVED = EVENTS.kind("ogareff_arrived")
ALL_DRAW = EVENTS.kind("all_draw")
DIE_ROLLED = EVENTS.kind("die_rolled", "roll", "purpose")  # who -1: for everybody
ABILITY_WORKED = EVENTS.kind("ability_worked", "card")
ALLY_CAME = EVENTS.kind("ally_came", "place", "ally", "old")  # old: the ally who leaves, or -1
CURTAIN_OPENED = EVENTS.kind("curtain_opened")
SANGARRA_ROLLED = EVENTS.kind("sangarra_rolled", "roll")
SANGARRA_JOINED = EVENTS.kind("sangarra_joined")
SANGARRA_LEFT = EVENTS.kind("sangarra_left")
FIGURE_MOVED = EVENTS.kind("figure_moved")  # who: is first from the next round on
TARTARS_MOVED = EVENTS.kind("tartars_moved", "space", "strength")
MARCH_BEGINS = EVENTS.kind("march_begins", begins="turn")  # the traitor's phase once Ogareff is in Irkutsk
TARTARS_MARCHED = EVENTS.kind("tartars_marched", "space", "steps")
CAPTURED = EVENTS.kind("captured", "card")  # of Tomsk
# Irkutsk
ENTERED_IRKUTSK = EVENTS.kind("entered_irkutsk")
ROAD_CLEARED = EVENTS.kind("road_cleared")
DUEL_BEGAN = EVENTS.kind("duel_began", "cards")
DUEL_CARD = EVENTS.kind("duel_card", "card")
ATTACKED = EVENTS.kind("attacked")
HELD_OUT = EVENTS.kind("held_out", "roll", "strength")
OVERRUN = EVENTS.kind("overrun", "roll", "strength")
PASSED_BY = EVENTS.kind("passed_by")  # reinforcements that ignore whom the Tartars have blinded
LOST_HAND = EVENTS.kind("lost_hand", HAND_CARD)  # of the dead
DIED = EVENTS.kind("died")
# The end
GAME_WON = EVENTS.kind("won")
MOSCOW_HAS_FALLEN = EVENTS.kind("moscow_fell")
ALL_ARE_DEAD = EVENTS.kind("all_dead")

ACTION_DECK, ALLY_DECK = 5, 6  # as `reshuffled` names them
TO_DISCARDS, TO_SOLVED, TO_SIDE = range(3)  # where a solved card goes: its discards, those to be kept, beside the board
