"""Why a move may not be made, each reason with its place in the rules reference. In brackets: what its numbers are."""

from __future__ import annotations

from ....kernel.declared import Reasons

REASONS = Reasons()

GAME_OVER = REASONS.kind("game_over", rule="end")
NOT_ASKED = REASONS.kind("not_asked", rule="turn")  # another decision is pending, to which the move is no answer
MUST_CHOOSE = REASONS.kind("must_choose", rule="turn")  # this decision cannot be passed over
# Setting up
NOT_OFFERED = REASONS.kind("not_offered", rule="tribes")
NOT_BESIDE_VILLAGE = REASONS.kind("not_beside_village", rule="tribes")
LAKE_CLOSED = REASONS.kind("lake_closed", rule="lakes")
# The turn
MARKER_THERE = REASONS.kind("marker_there", rule="line")
OFF_LINE = REASONS.kind("off_line", rule="line")
ON_LINE = REASONS.kind("on_line", rule="line")  # the turn card was paid for a tile off the line
ACTS_DONE = REASONS.kind("acts_done", rule="turn")  # so many a year
ORDER_CHANGED = REASONS.kind("order_changed", rule="order")
NO_ORDER = REASONS.kind("no_order", rule="solo")  # alone with the plain ghost there is no 1.B
SPACE_TAKEN = REASONS.kind("space_taken", rule="order")
NOT_LEFTMOST = REASONS.kind("not_leftmost", rule="order")
NO_CARD_THERE = REASONS.kind("no_card_there", rule="order")
NO_EFFECT = REASONS.kind("no_effect", rule="turn")  # the action would do nothing
ADVERSITY_FORBIDS = REASONS.kind("adversity_forbids", rule="adversity")
NOT_PERFORMED = REASONS.kind("not_performed", rule="progress")  # Great council repeats what was done on the tile
NOTHING_TO_PAY = REASONS.kind("nothing_to_pay", rule="adversity")
# Progress tiles and turn cards
TILE_NOT_OWNED = REASONS.kind("tile_not_owned", rule="progress")
TILE_USED = REASONS.kind("tile_used", rule="progress")
TILE_NOT_NOW = REASONS.kind("tile_not_now", rule="progress")
TILE_IN_VAIN = REASONS.kind("tile_in_vain", rule="progress")
CARD_NOT_OWNED = REASONS.kind("card_not_owned", rule="turn-cards")
CARD_USED = REASONS.kind("card_used", rule="turn-cards")
CARD_NOT_NOW = REASONS.kind("card_not_now", rule="turn-cards")
CARD_IN_VAIN = REASONS.kind("card_in_vain", rule="turn-cards")
CARD_NOT_SHOWN = REASONS.kind("card_not_shown", rule="turn-cards")  # no such card lies face up to be copied
RIFLES_MISSING = REASONS.kind("rifles_missing", rule="rifles")  # rifles needed, rifles owned
KINDS_MISSING = REASONS.kind("kinds_missing", rule="turn-cards")  # different resources needed, different ones owned
# Movement
NO_WARRIOR = REASONS.kind("no_warrior", rule="movement")
HAS_MOVED = REASONS.kind("has_moved", rule="movement")
TOO_FAR = REASONS.kind("too_far", rule="movement")  # steps needed, steps left
NO_WAY = REASONS.kind("no_way", rule="movement")
NOTHING_THERE = REASONS.kind("nothing_there", rule="movement")  # where it stands there is nothing to do
AREA_TAKEN = REASONS.kind("area_taken", rule="movement")
NO_AREA = REASONS.kind("no_area", rule="movement")
STANDS_THERE = REASONS.kind("stands_there", rule="movement")
NOBODY_TO_ATTACK = REASONS.kind("nobody_to_attack", rule="combat")
PROTECTED = REASONS.kind("protected", rule="combat")  # by a Guard or patrol of its owner
OWN_AREA_ONLY = REASONS.kind("own_area_only", rule="tribes")  # the Cayuga token lies there
SENECA_ONLY = REASONS.kind("seneca_only", rule="tribes")
OTHER_FLAG = REASONS.kind("other_flag", rule="patrols")
NO_PATROL = REASONS.kind("no_patrol", rule="patrols")
# Goods
OTHER_NUMBER = REASONS.kind("other_number", rule="harvest")  # kinds asked for, kinds chosen
NO_SCOUT = REASONS.kind("no_scout", rule="harvest")
NOBODY_TO_RELIEVE = REASONS.kind("nobody_to_relieve", rule="harvest")
TOO_MUCH = REASONS.kind("too_much", rule="turn")  # so much, of so much at most
NOTHING_GIVEN = REASONS.kind("nothing_given", rule="progress")  # at the barter post something must be given
NOT_WHOLE = REASONS.kind("not_whole", rule="trade")  # so many are given for each one taken
RESOURCE_MISSING = REASONS.kind("resource_missing", rule="trade")
PRICE_DIFFERS = REASONS.kind("price_differs", rule="trade")  # different resources asked for, those chosen
LEVEL_TOO_HIGH = REASONS.kind("level_too_high", rule="trade")  # its level, the level of one's disc
NOT_IN_ROWS = REASONS.kind("not_in_rows", rule="trade")
BOUGHT_ALREADY = REASONS.kind("bought_already", rule="trade")
SOLD_ALREADY = REASONS.kind("sold_already", rule="trade")
NO_SECOND_SALE = REASONS.kind("no_second_sale", rule="trade")
KIND_TAKEN = REASONS.kind("kind_taken", rule="turn-cards")  # the resources must differ
NOBODY_THERE = REASONS.kind("nobody_there", rule="smallpox")  # to be lost
NOBODY_ILL = REASONS.kind("nobody_ill", rule="ritual")
# Military and masks
STACK_CLOSED = REASONS.kind("stack_closed", rule="military")
LOOKS_SPENT = REASONS.kind("looks_spent", rule="military")
NOT_SEEN = REASONS.kind("not_seen", rule="military")  # a tile that was not looked at
NO_MASK_UP = REASONS.kind("no_mask_up", rule="masks")
NO_MASKS_LEFT = REASONS.kind("no_masks_left", rule="masks")
MASKS_DRAWN = REASONS.kind("masks_drawn", rule="masks")
COMBINED_ALREADY = REASONS.kind("combined_already", rule="masks")
CARDS_MISSING = REASONS.kind("cards_missing", rule="masks")
ONE_COMBINATION = REASONS.kind("one_combination", rule="masks")
# Alliance and lakes
FLAG_NOT_SHOWN = REASONS.kind("flag_not_shown", rule="alliance")
OTHER_TRACK = REASONS.kind("other_track", rule="alliance")
SHIP_THERE = REASONS.kind("ship_there", rule="ships")
NO_CANOE_THERE = REASONS.kind("no_canoe_there", rule="ships")
FEWER_CANOES = REASONS.kind("fewer_canoes", rule="ships")
TOWED_ALREADY = REASONS.kind("towed_already", rule="ships")
TRADED_ALREADY = REASONS.kind("traded_already", rule="ships")
NO_TARGET = REASONS.kind("no_target", rule="turn-cards")
# The end of the year
NOT_TURNING = REASONS.kind("not_turning", rule="evolve")  # the tile would not turn to its Ritual side anyway
NO_TILE_THERE = REASONS.kind("no_tile_there", rule="evolve")
