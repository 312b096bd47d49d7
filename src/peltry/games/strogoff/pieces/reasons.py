"""Why a move may not be made, each reason with its place in the rules reference. In brackets: what its numbers are."""

from __future__ import annotations

from ....kernel.declared import Reasons

REASONS = Reasons()

NOT_ASKED = REASONS.kind("not_asked", rule="turn")  # another decision is pending, to which the move is no answer
CARD_HELD = REASONS.kind("card_held", rule="irkutsk")  # the danger

# The turn
ACT_FIRST = REASONS.kind("act_first", rule="turn")
DONE_ALREADY = REASONS.kind("done_already", rule="allies")  # the Captain's second action is a different one

# Advance
TOO_TIRED = REASONS.kind("too_tired", rule="advance")  # energy needed, energy left
CARDS_DOWN = REASONS.kind("cards_down", rule="advance")  # how many
OPEN_TWICE = REASONS.kind("open_twice", rule="advance")  # the danger

# Action cards
NOT_HELD = REASONS.kind("not_held", rule="cards")
OTHER_DANGER = REASONS.kind("other_danger", rule="cards")  # the danger that is asked for

# Help
HELP_COMES_FIRST = REASONS.kind("help_comes_first", rule="turn")
HELPED_ALREADY = REASONS.kind("helped_already", rule="turn")
ALLY_ABSENT = REASONS.kind("ally_absent", rule="allies")  # the ally
MARFA_WAITS = REASONS.kind("marfa_waits", rule="allies")
OTHER_PORTRAIT = REASONS.kind("other_portrait", rule="allies")
TOO_FEW_PORTRAITS = REASONS.kind("too_few_portraits", rule="allies")  # cards needed, cards held
DECK_EMPTY = REASONS.kind("deck_empty", rule="allies")  # the deck

# The row
NO_CARD_THERE = REASONS.kind("no_card_there", rule="cards")
NO_DANGER_THERE = REASONS.kind("no_danger_there", rule="cards")
COVERED_ALREADY = REASONS.kind("covered_already", rule="face")
FACE_DOWN = REASONS.kind("face_down", rule="face")
FACE_UP = REASONS.kind("face_up", rule="rest")
LEFT_STAYS = REASONS.kind("left_stays", rule="tartars")

# Rest
ENERGY_FULL = REASONS.kind("energy_full", rule="rest")  # the most there can be

# Face dangers
NOTHING_OPEN = REASONS.kind("nothing_open", rule="face")
CANNOT_PAY = REASONS.kind("cannot_pay", rule="face")
NO_ENERGY = REASONS.kind("no_energy", rule="face")
NOT_RECENT = REASONS.kind("not_recent", rule="face")
NO_PAIR = REASONS.kind("no_pair", rule="face")
DISC_FIRST = REASONS.kind("disc_first", rule="face")
NOT_SOLVED = REASONS.kind("not_solved", rule="face")

# Abilities
NO_RESILIENT = REASONS.kind("no_resilient", rule="abilities")
NOT_YOUR_TURN = REASONS.kind("not_your_turn", rule="abilities")
NOTHING_DOWN = REASONS.kind("nothing_down", rule="abilities")
