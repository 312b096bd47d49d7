"""Why a move may not be made now: the same conditions as in the lists of legal moves, asked of one move."""

from __future__ import annotations

import numpy as np

from ....kernel.tools import LEGAL, because, dispatch, rule, top, wide
from ..pieces.decisions import (
    ASK_ADVANCED,
    ASK_BASIC,
    ASK_COVER,
    ASK_DRAFT,
    ASK_HUNT_MORE,
    ASK_INCOME,
    ASK_KEEP,
    ASK_MAIN,
    ASK_MARKET,
    ASK_MOVE,
    ASK_OUTPOST,
    ASK_PAY,
    ASK_PURCHASE,
    ASK_REWARD,
    ASK_SONG,
    ASK_STORY,
    ASK_SWAP_PAY,
    ASK_TILE_FUR,
    ASK_TRADE,
    ASK_TROPHY,
    ASK_VILLAGE,
    ASK_WISH_SONG,
    ASK_YURT,
    AT_LEISURE,
    BUSY,
    MAY_PASS,
)
from ..pieces.moves import (
    BONUS,
    BUILD,
    BUY_BAG,
    BUY_MARKET,
    CLAIM,
    CLIMB,
    COIN,
    COLLECT,
    COVER,
    DRAFT,
    FOUR_HORSES,
    FULFIL,
    FULFIL_PLAIN,
    GO,
    HUNT,
    KEEP,
    MOVES,
    PASS,
    PAY,
    REWARD_ROW,
    SEASON_WISH,
    SING,
    STORY_TROPHY,
    SWAP_LOWER,
    SWAP_TWO,
    TAKE,
    TILE_FUR,
    TRADE,
    VERB_OF,
    VISIT,
    WALK,
    WINTER_ACTION,
    WINTER_FUR,
    WISH,
    YURT,
)
from ..pieces.reasons import FINISH_DRAWING, FINISH_PAYING, GAME_OVER, MUST_CHOOSE, MUST_MOVE, NOT_ASKED, NOT_DEALT
from ..pieces.state import DRAFT_PLACES
from .why_act import why_no_build, why_no_claim, why_no_village, why_no_wish, why_no_yurt
from .why_deal import (
    why_no_bag,
    why_no_fulfil,
    why_no_keep,
    why_no_lower,
    why_no_market,
    why_no_pay,
    why_no_plain_fulfil,
    why_no_season_wish,
    why_no_take,
    why_no_tile_fur,
    why_no_two,
)
from .why_move import why_no_basic, why_no_go, why_no_hunt, why_no_trade, why_no_walk
from .why_sing import (
    why_no_climb,
    why_no_collect,
    why_no_row,
    why_no_song,
    why_no_story_trophy,
    why_no_winter_action,
    why_no_winter_fur,
)


@rule
def why_no_pass(game, who, move):
    """Some decisions cannot be passed over; an extra action that can be declined says so itself."""
    kind = wide(top(game).kind)
    if MAY_PASS >> kind & 1 and (kind != ASK_ADVANCED or top(game).declinable):
        return LEGAL
    return because(MUST_MOVE if kind == ASK_MOVE else MUST_CHOOSE)


@rule
def why_no_draft(game, who, move):
    for slot in range(DRAFT_PLACES):
        if game.state.draft_wishes[slot] == move - DRAFT:
            return LEGAL
    return because(NOT_DEALT)


@rule
def always(game, who, move):
    """An answer that is open whenever its question is."""
    return LEGAL


# Every verb: the rule that says why not, and the decisions to which it is an answer.
ACTION = (ASK_BASIC, ASK_MAIN)
EXTRA = (ASK_MAIN, ASK_ADVANCED)
VERBS = {
    DRAFT: (why_no_draft, (ASK_DRAFT,)),
    GO: (why_no_go, (ASK_MOVE,)),
    WALK: (why_no_walk, (*ACTION, ASK_TRADE)),
    COIN: (why_no_basic, ACTION),
    FOUR_HORSES: (why_no_basic, ACTION),
    TRADE: (why_no_trade, ACTION),
    HUNT: (why_no_hunt, (*ACTION, ASK_HUNT_MORE)),
    VISIT: (why_no_village, (*EXTRA, ASK_VILLAGE)),
    YURT: (why_no_yurt, (*EXTRA, ASK_YURT)),
    WISH: (why_no_wish, EXTRA),
    BUILD: (why_no_build, (*EXTRA, ASK_OUTPOST)),
    CLAIM: (why_no_claim, EXTRA),
    PAY: (why_no_pay, (ASK_PAY, ASK_SWAP_PAY)),
    COVER: (always, (ASK_COVER,)),
    KEEP: (why_no_keep, (ASK_KEEP,)),
    TAKE: (why_no_take, (ASK_MARKET, ASK_PURCHASE)),
    TILE_FUR: (why_no_tile_fur, (ASK_TILE_FUR,)),
    BONUS: (always, (ASK_TRADE,)),
    CLIMB: (why_no_climb, (ASK_TROPHY,)),
    REWARD_ROW: (why_no_row, (ASK_TROPHY, ASK_REWARD)),
    SING: (why_no_song, (ASK_STORY, ASK_SONG)),
    STORY_TROPHY: (why_no_story_trophy, (ASK_STORY,)),
    WINTER_FUR: (why_no_winter_fur, (ASK_INCOME,)),
    WINTER_ACTION: (why_no_winter_action, (ASK_INCOME,)),
    COLLECT: (why_no_collect, (ASK_INCOME,)),
    FULFIL_PLAIN: (why_no_plain_fulfil, (ASK_WISH_SONG,)),
}
AT_ANY_TIME = {
    PASS: why_no_pass, SEASON_WISH: why_no_season_wish, BUY_MARKET: why_no_market, BUY_BAG: why_no_bag,
    SWAP_LOWER: why_no_lower, SWAP_TWO: why_no_two, FULFIL: why_no_fulfil,
}  # fmt: skip
why_verb = dispatch("why_verb", AT_ANY_TIME | {verb: why for verb, (why, _) in VERBS.items()}, otherwise=LEGAL)

# For every move the decisions to which it is an answer, a bit for each.
ANSWERS = np.full(len(MOVES), AT_LEISURE, np.int64)
ANSWERS[PASS] = -1
for verb, (_, asks) in VERBS.items():
    ANSWERS[verb == VERB_OF] = sum(1 << ask for ask in asks)


@rule
def why_not(game, move):
    """Zero exactly when the move may be made."""
    if game.state.over:
        return because(GAME_OVER)
    kind, who = wide(top(game).kind), wide(top(game).who)
    if ANSWERS[move] >> kind & 1:
        return why_verb(VERB_OF[move], game, who, move)
    if kind == ASK_KEEP:
        return because(FINISH_DRAWING)
    return because(FINISH_PAYING if BUSY >> kind & 1 and kind != ASK_DRAFT else NOT_ASKED)
