"""Why a move may not be made, each reason with its place in the rules reference. In brackets: what its numbers are."""

from __future__ import annotations

from ....kernel.declared import Reasons

REASONS = Reasons()

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
BLACK_ON_TILE = REASONS.kind("black_on_tile", rule="tribes")  # the black marker of the Onondaga
ADVERSITY_FORBIDS = REASONS.kind("adversity_forbids", rule="adversity")
NOT_PERFORMED = REASONS.kind("not_performed", rule="progress")  # Great council repeats what was done on the tile
NOTHING_TO_PAY = REASONS.kind("nothing_to_pay", rule="adversity")
# Progress tiles and turn cards
TILE_NOT_OWNED = REASONS.kind("tile_not_owned", rule="progress")
TILE_USED = REASONS.kind("tile_used", rule="progress")
TILE_READY = REASONS.kind("tile_ready", rule="turn-cards")  # it need not be readied
NO_TILE_USED = REASONS.kind("no_tile_used", rule="progress")  # none is to be readied
FEW_KINDS_SOLD = REASONS.kind("few_kinds_sold", rule="progress")  # needed, sold
CARD_NOT_OWNED = REASONS.kind("card_not_owned", rule="turn-cards")
CARD_USED = REASONS.kind("card_used", rule="turn-cards")
CARD_NOT_SHOWN = REASONS.kind("card_not_shown", rule="turn-cards")  # no such card lies face up to be copied
RIFLES_MISSING = REASONS.kind("rifles_missing", rule="rifles")  # rifles needed, rifles owned
KINDS_MISSING = REASONS.kind("kinds_missing", rule="turn-cards")  # different resources needed, different ones owned
FEWER_LAKES = REASONS.kind("fewer_lakes", rule="turn-cards")  # lakes needed, lakes with canoes of one's own
BOTH_FLAGS = REASONS.kind("both_flags", rule="turn-cards")  # the card shows: there is no other
CARD_WAITS = REASONS.kind("card_waits", rule="turn-cards")  # the last one has brought nothing yet
BEAVERS_COUNT = REASONS.kind("beavers_count", rule="turn-cards")  # as resources already
# Tiles and cards outside of their moment
TILES_BETWEEN = REASONS.kind("tiles_between", rule="progress")  # two actions
CARDS_BETWEEN = REASONS.kind("cards_between", rule="turn-cards")  # two steps
COPIES_ANOTHER = REASONS.kind("copies_another", rule="turn-cards")  # the card itself does nothing
FOR_THIRD_TILE = REASONS.kind("for_third_tile", rule="line")
IN_ORDER = REASONS.kind("in_order", rule="order")
IN_MOVEMENT = REASONS.kind("in_movement", rule="movement")
IN_MILITARY_A = REASONS.kind("in_military_a", rule="military")
IN_MILITARY_B = REASONS.kind("in_military_b", rule="military")
IN_RITUAL_A = REASONS.kind("in_ritual_a", rule="ritual")
IN_RITUAL_B = REASONS.kind("in_ritual_b", rule="ritual")
IN_CEREMONY = REASONS.kind("in_ceremony", rule="masks")
IN_TRADE_B = REASONS.kind("in_trade_b", rule="trade")
AFTER_TILE = REASONS.kind("after_tile", rule="progress")
AFTER_SALE = REASONS.kind("after_sale", rule="trade")
AT_YEARS_END = REASONS.kind("at_years_end", rule="evolve")
# Actions, tiles and cards that would have no effect
NO_ALLIANCE_SHOWN = REASONS.kind("no_alliance_shown", rule="order")
NOBODY_MOVES = REASONS.kind("nobody_moves", rule="movement")  # no warrior, or no step
NO_CANOE_LEFT = REASONS.kind("no_canoe_left", rule="fishing")
NO_FISH = REASONS.kind("no_fish", rule="fishing")
NO_WOMAN_OUT = REASONS.kind("no_woman_out", rule="harvest")
NO_HUNTER_OUT = REASONS.kind("no_hunter_out", rule="harvest")
NO_BEAVER = REASONS.kind("no_beaver", rule="harvest")
NOTHING_TO_TRADE = REASONS.kind("nothing_to_trade", rule="trade")
TRADE_DONE = REASONS.kind("trade_done", rule="trade")  # bought and sold
NOBODY_AWAY = REASONS.kind("nobody_away", rule="ritual")  # in the longhouse
NOBODY_OUT = REASONS.kind("nobody_out", rule="turn-cards")  # in any territory
NO_ALLY = REASONS.kind("no_ally", rule="military")  # the disc lies in the middle
WEAKER_TILE = REASONS.kind("weaker_tile", rule="military")  # beside the other Alliance tile
NO_TIE = REASONS.kind("no_tie", rule="military")
FEW_MAJORITIES = REASONS.kind("few_majorities", rule="military")  # needed, held
NO_PAIR_LEFT = REASONS.kind("no_pair_left", rule="ritual")
# Movement
NO_WARRIOR = REASONS.kind("no_warrior", rule="movement")
HAS_MOVED = REASONS.kind("has_moved", rule="movement")
ONLY_FROM_THERE = REASONS.kind("only_from_there", rule="turn-cards")  # warriors of the chosen territory
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
SENECA_SPENT = REASONS.kind("seneca_spent", rule="tribes")
NO_PATROL = REASONS.kind("no_patrol", rule="patrols")
PATROL_GUARDS = REASONS.kind("patrol_guards", rule="patrols")  # it does not scout, and spares Scouts and workers
# Goods
OTHER_NUMBER = REASONS.kind("other_number", rule="harvest")  # kinds asked for, kinds chosen
NO_SCOUT = REASONS.kind("no_scout", rule="harvest")
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
NOTHING_SOLD = REASONS.kind("nothing_sold", rule="trade")
NO_RESOURCE = REASONS.kind("no_resource", rule="trade")  # beavers are none without the turn card
KIND_TAKEN = REASONS.kind("kind_taken", rule="turn-cards")  # the resources must differ
NOBODY_THERE = REASONS.kind("nobody_there", rule="smallpox")  # to be lost
OTHERS_STRUCK = REASONS.kind("others_struck", rule="smallpox")  # natives of another kind
NOBODY_ILL = REASONS.kind("nobody_ill", rule="ritual")
# Military and masks
STACK_CLOSED = REASONS.kind("stack_closed", rule="military")
LOOKS_SPENT = REASONS.kind("looks_spent", rule="turn-cards")
NO_LOOK_LEFT = REASONS.kind("no_look_left", rule="turn-cards")  # the stack is empty
KEEP_FIRST = REASONS.kind("keep_first", rule="turn-cards")  # one of the tiles looked at
LOOK_UNPAID = REASONS.kind("look_unpaid", rule="turn-cards")  # no turn card for it is in use
STACK_FIRST = REASONS.kind("stack_first", rule="turn-cards")  # is to be chosen
NOT_SEEN = REASONS.kind("not_seen", rule="military")  # a tile that was not looked at
NO_MASK_UP = REASONS.kind("no_mask_up", rule="masks")
NO_MASKS_LEFT = REASONS.kind("no_masks_left", rule="masks")
MASKS_DRAWN = REASONS.kind("masks_drawn", rule="masks")
COMBINED_ALREADY = REASONS.kind("combined_already", rule="masks")
CARDS_MISSING = REASONS.kind("cards_missing", rule="masks")
MASK_NOT_HELD = REASONS.kind("mask_not_held", rule="adversity")
COMBINE_FIRST = REASONS.kind("combine_first", rule="masks")
ONE_COMBINATION = REASONS.kind("one_combination", rule="masks")
# Alliance and lakes
FLAG_NOT_SHOWN = REASONS.kind("flag_not_shown", rule="alliance")
OTHER_TRACK = REASONS.kind("other_track", rule="alliance")
SHIP_THERE = REASONS.kind("ship_there", rule="ships")
NO_CANOE_THERE = REASONS.kind("no_canoe_there", rule="ships")
FEWER_CANOES = REASONS.kind("fewer_canoes", rule="ships")
TOWED_ALREADY = REASONS.kind("towed_already", rule="ships")
TRADED_ALREADY = REASONS.kind("traded_already", rule="ships")
NOTHING_BARTERED = REASONS.kind("nothing_bartered", rule="ships")  # no leather
LIES_THERE = REASONS.kind("lies_there", rule="ships")  # the canoe, already
NO_NATIVE_THERE = REASONS.kind("no_native_there", rule="turn-cards")
NOT_IN_PILE = REASONS.kind("not_in_pile", rule="turn-cards")  # a mask of this kind
# The end of the year
NOT_TURNING = REASONS.kind("not_turning", rule="evolve")  # the tile would not turn to its Ritual side anyway
NO_TILE_THERE = REASONS.kind("no_tile_there", rule="evolve")
