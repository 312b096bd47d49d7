"""Why a move may not be made now. Nobody asks of a move that may be made."""

from __future__ import annotations

from ....kernel.tools import Against, refusals, rule, top
from ..pieces import decisions as asked
from ..pieces import moves, reasons
from . import why_act, why_deal, why_move, why_sing


@rule
def why_not_pass(game, who, move):
    """Some decisions cannot be passed over."""
    return reasons.MUST_MOVE if top(game).kind == asked.ASK_MOVE else reasons.MUST_CHOOSE


@rule
def no_answer(game, kind):
    if kind == asked.ASK_KEEP:
        return reasons.FINISH_DRAWING
    return reasons.FINISH_PAYING if kind in asked.PAYING else reasons.NOT_ASKED


ACTION = (asked.ASK_BASIC, asked.ASK_MAIN)
EXTRA = (asked.ASK_MAIN, asked.ASK_ADVANCED)
AGAINST = (
    Against(why_not_pass, (moves.PASS,)),
    Against(reasons.NOT_DEALT, (moves.DRAFT,), (asked.ASK_DRAFT,)),
    Against(why_move.why_not_go, (moves.GO,), (asked.ASK_MOVE,)),
    Against(why_move.why_not_walk, (moves.WALK,), (*ACTION, asked.ASK_TRADE)),
    Against(reasons.NO_FUR, (moves.COIN, moves.FOUR_HORSES), ACTION),
    Against(why_move.why_not_trade, (moves.TRADE,), ACTION),
    Against(why_move.why_not_hunt, (moves.HUNT,), (*ACTION, asked.ASK_HUNT_MORE)),
    Against(why_act.why_not_village, (moves.VISIT,), EXTRA),
    Against(why_act.why_not_any_village, (moves.VISIT,), (asked.ASK_VILLAGE,)),
    Against(why_act.why_not_yurt, (moves.YURT,), EXTRA),
    Against(why_act.why_not_any_yurt, (moves.YURT,), (asked.ASK_YURT,)),
    Against(why_act.why_not_wish, (moves.WISH,), EXTRA),
    Against(why_act.why_not_build, (moves.BUILD,), EXTRA),
    Against(why_act.why_not_outpost, (moves.BUILD,), (asked.ASK_OUTPOST,)),
    Against(why_act.why_not_claim, (moves.CLAIM,), EXTRA),
    Against(why_deal.why_not_pay, (moves.PAY,), (asked.ASK_PAY,)),
    Against(why_deal.why_not_swap_pay, (moves.PAY,), (asked.ASK_SWAP_PAY,)),
    Against(reasons.NOT_DRAWN, (moves.KEEP,), (asked.ASK_KEEP,)),
    Against(why_deal.why_not_take, (moves.TAKE,), (asked.ASK_MARKET, asked.ASK_PURCHASE)),
    Against(why_deal.why_not_tile_fur, (moves.TILE_FUR,), (asked.ASK_TILE_FUR,)),
    Against(why_deal.why_not_plain_fulfil, (moves.FULFIL_PLAIN,), (asked.ASK_WISH_SONG,)),
    Against(why_sing.why_not_climb, (moves.CLIMB,), (asked.ASK_TROPHY,)),
    Against(why_sing.why_not_row, (moves.REWARD_ROW,), (asked.ASK_TROPHY, asked.ASK_REWARD)),
    Against(why_sing.why_not_song, (moves.SING,), (asked.ASK_STORY, asked.ASK_SONG)),
    Against(why_sing.why_not_story_trophy, (moves.STORY_TROPHY,), (asked.ASK_STORY,)),
    Against(why_sing.why_not_winter_fur, (moves.WINTER_FUR,), (asked.ASK_INCOME,)),
    Against(why_sing.why_not_winter_action, (moves.WINTER_ACTION,), (asked.ASK_INCOME,)),
    Against(why_sing.why_not_collect, (moves.COLLECT,), (asked.ASK_INCOME,)),
    Against(why_deal.why_not_market, (moves.BUY_MARKET,), asked.AT_LEISURE),
    Against(why_deal.why_not_bag, (moves.BUY_BAG,), asked.AT_LEISURE),
    Against(why_deal.why_not_lower, (moves.SWAP_LOWER,), asked.AT_LEISURE),
    Against(why_deal.why_not_two, (moves.SWAP_TWO,), asked.AT_LEISURE),
    Against(why_deal.why_not_fulfil, (moves.FULFIL,), asked.AT_LEISURE),
    Against(why_deal.why_not_season_wish, (moves.SEASON_WISH,), asked.AT_LEISURE),
)
why_not = refusals(moves.MOVES, AGAINST, no_answer)
