"""Why a move may not be made now: the same conditions as in the lists of legal moves, asked of one move."""

from __future__ import annotations

import numpy as np

from ....kernel.tools import LEGAL, because, dispatch, rule, top, wide
from ..pieces import decisions as asked
from ..pieces import moves
from ..pieces.reasons import FINISH_DRAWING, FINISH_PAYING, GAME_OVER, MUST_CHOOSE, MUST_MOVE, NOT_ASKED, NOT_DEALT
from ..pieces.state import DRAFT_PLACES
from . import why_act, why_deal, why_move, why_sing


@rule
def why_not_pass(game, who, move):
    """Some decisions cannot be passed over; an extra action that can be declined says so itself."""
    kind = wide(top(game).kind)
    if asked.MAY_PASS >> kind & 1 and (kind != asked.ASK_ADVANCED or top(game).declinable):
        return LEGAL
    return because(MUST_MOVE if kind == asked.ASK_MOVE else MUST_CHOOSE)


@rule
def why_not_draft(game, who, move):
    for slot in range(DRAFT_PLACES):
        if game.state.draft_wishes[slot] == move - moves.DRAFT:
            return LEGAL
    return because(NOT_DEALT)


@rule
def always(game, who, move):
    """An answer that is open whenever its question is."""
    return LEGAL


# Every verb: the rule that says why not, and the decisions to which it is an answer.
ACTION = (asked.ASK_BASIC, asked.ASK_MAIN)
EXTRA = (asked.ASK_MAIN, asked.ASK_ADVANCED)
VERBS = {
    moves.DRAFT: (why_not_draft, (asked.ASK_DRAFT,)),
    moves.GO: (why_move.why_not_go, (asked.ASK_MOVE,)),
    moves.WALK: (why_move.why_not_walk, (*ACTION, asked.ASK_TRADE)),
    moves.COIN: (why_move.why_not_basic, ACTION),
    moves.FOUR_HORSES: (why_move.why_not_basic, ACTION),
    moves.TRADE: (why_move.why_not_trade, ACTION),
    moves.HUNT: (why_move.why_not_hunt, (*ACTION, asked.ASK_HUNT_MORE)),
    moves.VISIT: (why_act.why_not_village, (*EXTRA, asked.ASK_VILLAGE)),
    moves.YURT: (why_act.why_not_yurt, (*EXTRA, asked.ASK_YURT)),
    moves.WISH: (why_act.why_not_wish, EXTRA),
    moves.BUILD: (why_act.why_not_build, (*EXTRA, asked.ASK_OUTPOST)),
    moves.CLAIM: (why_act.why_not_claim, EXTRA),
    moves.PAY: (why_deal.why_not_pay, (asked.ASK_PAY, asked.ASK_SWAP_PAY)),
    moves.COVER: (always, (asked.ASK_COVER,)),
    moves.KEEP: (why_deal.why_not_keep, (asked.ASK_KEEP,)),
    moves.TAKE: (why_deal.why_not_take, (asked.ASK_MARKET, asked.ASK_PURCHASE)),
    moves.TILE_FUR: (why_deal.why_not_tile_fur, (asked.ASK_TILE_FUR,)),
    moves.BONUS: (always, (asked.ASK_TRADE,)),
    moves.CLIMB: (why_sing.why_not_climb, (asked.ASK_TROPHY,)),
    moves.REWARD_ROW: (why_sing.why_not_row, (asked.ASK_TROPHY, asked.ASK_REWARD)),
    moves.SING: (why_sing.why_not_song, (asked.ASK_STORY, asked.ASK_SONG)),
    moves.STORY_TROPHY: (why_sing.why_not_story_trophy, (asked.ASK_STORY,)),
    moves.WINTER_FUR: (why_sing.why_not_winter_fur, (asked.ASK_INCOME,)),
    moves.WINTER_ACTION: (why_sing.why_not_winter_action, (asked.ASK_INCOME,)),
    moves.COLLECT: (why_sing.why_not_collect, (asked.ASK_INCOME,)),
    moves.FULFIL_PLAIN: (why_deal.why_not_plain_fulfil, (asked.ASK_WISH_SONG,)),
}
AT_ANY_TIME = {
    moves.PASS: why_not_pass, moves.SEASON_WISH: why_deal.why_not_season_wish,
    moves.BUY_MARKET: why_deal.why_not_market, moves.BUY_BAG: why_deal.why_not_bag,
    moves.SWAP_LOWER: why_deal.why_not_lower, moves.SWAP_TWO: why_deal.why_not_two,
    moves.FULFIL: why_deal.why_not_fulfil,
}  # fmt: skip
why_verb = dispatch("why_verb", AT_ANY_TIME | {verb: why for verb, (why, _) in VERBS.items()}, otherwise=LEGAL)

# For every move the decisions to which it is an answer, a bit for each.
ANSWERS = np.full(len(moves.MOVES), asked.AT_LEISURE, np.int64)
ANSWERS[moves.PASS] = -1
for verb, (_, asks) in VERBS.items():
    ANSWERS[verb == moves.VERB_OF] = sum(1 << ask for ask in asks)


@rule
def why_not(game, move):
    """Zero exactly when the move may be made."""
    if game.state.over:
        return because(GAME_OVER)
    kind, who = wide(top(game).kind), wide(top(game).who)
    if ANSWERS[move] >> kind & 1:
        return why_verb(moves.VERB_OF[move], game, who, move)
    if kind == asked.ASK_KEEP:
        return because(FINISH_DRAWING)
    return because(FINISH_PAYING if asked.BUSY >> kind & 1 and kind != asked.ASK_DRAFT else NOT_ASKED)
