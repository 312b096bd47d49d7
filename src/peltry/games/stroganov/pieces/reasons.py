"""Why a move may not be made: each reason with its place in the rules reference. The words are `why-NAME`."""

from __future__ import annotations

from ....kernel.declared import Reasons

REASONS = Reasons()

NOT_ASKED = REASONS.kind("not_asked", rule="turn")  # another decision is pending, to which the move is no answer
FINISH_PAYING = REASONS.kind("finish_paying", rule="auxiliary")
FINISH_DRAWING = REASONS.kind("finish_drawing", rule="furs")
MUST_MOVE = REASONS.kind("must_move", rule="move")
MUST_CHOOSE = REASONS.kind("must_choose", rule="turn")
NOT_DEALT = REASONS.kind("not_dealt", rule="setup")
# Moving
GAP = REASONS.kind("gap", rule="move")
NOT_EAST = REASONS.kind("not_east", rule="move")
SAME_PLACE = REASONS.kind("same_place", rule="basic")
TOO_FAR = REASONS.kind("too_far", rule="move")  # need: its steps, have: those that are possible
HORSES_TO_MOVE = REASONS.kind("horses_to_move", rule="move")
# Main actions
NO_FUR = REASONS.kind("no_fur", rule="main")
REGION_FUR = REASONS.kind("region_fur", rule="main")  # need: its value
TRADE_FUR = REASONS.kind("trade_fur", rule="basic")  # need: its value
OUT_OF_REACH = REASONS.kind("out_of_reach", rule="advanced")
NO_ACTION_OPEN = REASONS.kind("no_action_open", rule="advanced")
GIVES_NOTHING = REASONS.kind("gives_nothing", rule="villages")
NO_YURT = REASONS.kind("no_yurt", rule="advanced")
NO_WISH = REASONS.kind("no_wish", rule="advanced")
NOT_AT_COSSACK = REASONS.kind("not_at_cossack", rule="outposts")
NO_OUTPOST = REASONS.kind("no_outpost", rule="outposts")
OUTPOST_STANDS = REASONS.kind("outpost_stands", rule="outposts")
REGION_FULL = REASONS.kind("region_full", rule="outposts")
HORSES_TO_BUILD = REASONS.kind("horses_to_build", rule="outposts")
OWN_TILE_ONLY = REASONS.kind("own_tile_only", rule="claim")
FURS_TO_CLAIM = REASONS.kind("furs_to_claim", rule="claim")
# Hunting
TOO_FAR_TO_HUNT = REASONS.kind("too_far_to_hunt", rule="hunt")
FUR_NOT_THERE = REASONS.kind("fur_not_there", rule="hunt")
HORSES_TO_HUNT = REASONS.kind("horses_to_hunt", rule="hunt")
COIN_TO_HUNT = REASONS.kind("coin_to_hunt", rule="hunt")
# Paying and furs
FUR_NOT_OWNED = REASONS.kind("fur_not_owned", rule="furs")
COIN_TO_CHANGE = REASONS.kind("coin_to_change", rule="furs")  # need: the value asked
FUR_STILL_NEEDED = REASONS.kind("fur_still_needed", rule="furs")
NOT_DRAWN = REASONS.kind("not_drawn", rule="furs")
BAG_EMPTY = REASONS.kind("bag_empty", rule="furs")
# Auxiliary actions
NOT_IN_MARKET = REASONS.kind("not_in_market", rule="auxiliary")
MARKET_EMPTY = REASONS.kind("market_empty", rule="auxiliary")
HORSES_TO_DEAL = REASONS.kind("horses_to_deal", rule="auxiliary")
FURS_TO_SWAP = REASONS.kind("furs_to_swap", rule="auxiliary")
NOT_LOWER = REASONS.kind("not_lower", rule="auxiliary")  # have: what could be given
NOT_HIGHER = REASONS.kind("not_higher", rule="auxiliary")  # need: the value it must be above
NOT_IN_HAND = REASONS.kind("not_in_hand", rule="wishes")
FURS_TO_FULFIL = REASONS.kind("furs_to_fulfil", rule="wishes")
NO_SEASON_WISH = REASONS.kind("no_season_wish", rule="season-wishes")
SEASON_WISH_USED = REASONS.kind("season_wish_used", rule="season-wishes")
# Trophies, stories, songs
TRACK_END = REASONS.kind("track_end", rule="trophies")
TROPHY_FUR = REASONS.kind("trophy_fur", rule="trophies")  # need: its value
ROW_CLOSED = REASONS.kind("row_closed", rule="trophies")  # have: the deepest row that is open
ROW_TAKEN = REASONS.kind("row_taken", rule="trophies")
ROW_EMPTY = REASONS.kind("row_empty", rule="trophies")
TROPHY_BARRED = REASONS.kind("trophy_barred", rule="trophies")
NO_SONG = REASONS.kind("no_song", rule="songs")
TOO_LITTLE_STORY = REASONS.kind("too_little_story", rule="songs")
SIDE_A = REASONS.kind("side_a", rule="side-b")
# Winter
NOT_FULFILLED = REASONS.kind("not_fulfilled", rule="winter")
ALREADY_PAID = REASONS.kind("already_paid", rule="winter")
INCOME_EMPTY = REASONS.kind("income_empty", rule="winter")
