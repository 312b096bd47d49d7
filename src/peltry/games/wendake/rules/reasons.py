"""Why a move may not be made now. A move that stands among the legal ones has no reason."""

from __future__ import annotations

import numpy as np

from ....kernel.tools import LEGAL, because, dispatch, rule, top, wide
from ....kernel.tools.pointers import first_of
from ..pieces import decisions as asked
from ..pieces import moves, reasons
from ..pieces.cards import DROUGHT, FROZEN_LAKES, SHAPE_OF, WILDFIRE
from ..pieces.land import LAKES
from ..pieces.tiles import FISHING, GREAT_COUNCIL, HARVEST, HUNT
from . import why_deal, why_march, why_use
from .door import legal
from .ready import is_ready
from .tile import asked_action
from .turn import turns_each
from .warriors import in_force


@rule
def why_not_pass(game, who, move):
    return because(reasons.MUST_CHOOSE)


@rule
def why_not_do(game, who, move):
    """Nothing would come of the action, or this year's adversity forbids it."""
    action = asked_action(game, who)
    dry = action == HARVEST and in_force(game, DROUGHT)
    frozen = action == FISHING and in_force(game, FROZEN_LAKES)
    burnt = action == HUNT and in_force(game, WILDFIRE)
    return because(reasons.ADVERSITY_FORBIDS if dry or frozen or burnt else reasons.NO_EFFECT)


@rule
def why_not_act(game, who, move):
    me, state = game.state.players[who], game.state
    if me.markers >> move - moves.ACT & 1:
        return because(reasons.MARKER_THERE)
    if me.acts >= game.box.acts:
        return because(reasons.ACTS_DONE, wide(game.box.acts))
    return because(reasons.ON_LINE if state.offline else reasons.OFF_LINE)


@rule
def why_not_order(game, who, move):
    state, space = game.state, move - moves.ORDER
    if turns_each(game) == game.box.acts:
        return because(reasons.NO_ORDER)
    if state.players[who].changed:
        return because(reasons.ORDER_CHANGED)
    if state.offline or top(game).black:
        return because(reasons.NOT_ASKED)
    if not state.options.base_game:
        return because(reasons.SPACE_TAKEN if state.spaces[space] else reasons.NO_CARD_THERE)
    if space >= state.sides:
        return because(reasons.NO_CARD_THERE)
    return because(reasons.SPACE_TAKEN if state.spaces[space] else reasons.NOT_LEFTMOST)


@rule
def why_not_repeat(game, who, move):
    return because(
        reasons.NOT_PERFORMED if is_ready(game.state.players[who], GREAT_COUNCIL) else reasons.TILE_NOT_OWNED
    )


@rule
def why_not_lake(game, who, move):
    lake = move - moves.LAKE
    if top(game).purpose == asked.FOR_STORM:
        return because(reasons.NO_CANOE_THERE)
    closed = not game.box.maps[game.state.map].lakes >> lake & 1
    return because(reasons.LAKE_CLOSED if closed else reasons.SHIP_THERE)


@rule
def why_not_tow(game, who, move):
    if top(game).towed:
        return because(reasons.TOWED_ALREADY)
    closed = not game.box.maps[game.state.map].lakes >> (move - moves.TOW) % len(LAKES) & 1
    return because(reasons.LAKE_CLOSED if closed else reasons.NO_CANOE_THERE)


@rule
def why_not_draw(game, who, move):
    if top(game).cards == 0:
        return because(reasons.MASKS_DRAWN)
    return because(reasons.NO_MASK_UP if move == moves.DRAW_UP else reasons.NO_MASKS_LEFT)


@rule
def why_not_play(game, who, move):
    if top(game).played == 1:
        return because(reasons.ONE_COMBINATION)
    if move < moves.CARVE and game.state.players[who].combined >> SHAPE_OF[move - moves.PLAY] & 1:
        return because(reasons.COMBINED_ALREADY)
    return because(reasons.CARDS_MISSING)


@rule
def why_not_stack(game, who, move):
    return because(reasons.STACK_CLOSED)


@rule
def why_not_keep(game, who, move):
    return because(reasons.NOT_SEEN)


@rule
def why_not_flag(game, who, move):
    return because(reasons.FLAG_NOT_SHOWN)


@rule
def why_not_track(game, who, move):
    return because(reasons.OTHER_TRACK)


@rule
def why_not_rifle(game, who, move):
    return because(reasons.RIFLES_MISSING, 1, 0)


@rule
def why_not_target(game, who, move):
    return because(reasons.NO_TARGET)


@rule
def why_not_tribe(game, who, move):
    return because(reasons.NOT_OFFERED)


@rule
def why_not_token(game, who, move):
    return because(reasons.NOT_BESIDE_VILLAGE)


@rule
def why_not_spare(game, who, move):
    return because(reasons.NOT_TURNING)


@rule
def why_not_swap(game, who, move):
    return because(reasons.NO_TILE_THERE)


# Every verb: the rule that says why not, and the decisions to which it is an answer.
VERBS = {
    moves.DO: (why_not_do, (asked.ASK_ACTION,)),
    moves.TRIBE: (why_not_tribe, (asked.ASK_TRIBE,)),
    moves.TOKEN: (why_not_token, (asked.ASK_EXTRA,)),
    moves.LAKE: (why_not_lake, (asked.ASK_LAKE,)),
    moves.ACT: (why_not_act, (asked.ASK_TURN,)),
    moves.ORDER: (why_not_order, (asked.ASK_TURN,)),
    moves.REPEAT: (why_not_repeat, (asked.ASK_WINDOW,)),
    moves.TOLL_GOOD: (why_deal.why_not_toll, (asked.ASK_TOLL,)),
    moves.TOLL_POINT: (why_deal.why_not_toll, (asked.ASK_TOLL,)),
    moves.MARCH: (why_march.why_not_march, (asked.ASK_MOVE,)),
    moves.GUARD: (why_march.why_not_guard, (asked.ASK_ARRIVE,)),
    moves.SCOUT: (why_march.why_not_scout, (asked.ASK_ARRIVE,)),
    moves.FIGHT: (why_march.why_not_fight, (asked.ASK_ARRIVE,)),
    moves.BEAT: (why_march.why_not_fight, (asked.ASK_ARRIVE,)),
    moves.CHASE: (why_march.why_not_fight, (asked.ASK_ARRIVE,)),
    moves.DRIVE: (why_march.why_not_drive, (asked.ASK_ARRIVE,)),
    moves.HARVEST_KINDS: (why_deal.why_not_kinds, (asked.ASK_KINDS,)),
    moves.RELIEVE: (why_deal.why_not_relief, (asked.ASK_EXCHANGE,)),
    moves.AMOUNT: (why_deal.why_not_amount, (asked.ASK_TAN, asked.ASK_BARTER, asked.ASK_SHIP)),
    moves.BUY: (why_deal.why_not_buy, (asked.ASK_SPEND,)),
    moves.SELL: (why_deal.why_not_sale, (asked.ASK_SPEND,)),
    moves.SELL_AGAIN: (why_deal.why_not_second_sale, (asked.ASK_SPEND,)),
    moves.PAY: (why_deal.why_not_pay, (asked.ASK_PAY,)),
    moves.TAKE: (why_deal.why_not_take, (asked.ASK_TAKE,)),
    moves.LOSE_HOME: (why_deal.why_not_loss, (asked.ASK_LOSE,)),
    moves.LOSE_GUARD: (why_deal.why_not_loss, (asked.ASK_LOSE,)),
    moves.LOSE_AREA: (why_deal.why_not_loss, (asked.ASK_LOSE,)),
    moves.DISCARD: (why_deal.why_not_loss, (asked.ASK_LOSE,)),
    moves.STACK: (why_not_stack, (asked.ASK_LOOK,)),
    moves.LOOK: (why_deal.why_not_look, (asked.ASK_LOOK, asked.ASK_EVOLVE)),
    moves.KEEP: (why_not_keep, (asked.ASK_LOOK,)),
    moves.DRAW: (why_not_draw, (asked.ASK_DRAW,)),
    moves.PLAY: (why_not_play, (asked.ASK_COMBINE,)),
    moves.CARVE: (why_not_play, (asked.ASK_COMBINE,)),
    moves.HEAL: (why_deal.why_not_heal, (asked.ASK_HEAL,)),
    moves.ADVANCE: (why_not_flag, (asked.ASK_ADVANCE,)),
    moves.STAY: (why_not_flag, (asked.ASK_ADVANCE,)),
    moves.TRACK: (why_not_track, (asked.ASK_TRACK,)),
    moves.RIFLE_POINT: (why_not_rifle, (asked.ASK_EFFECT,)),
    moves.TOW: (why_not_tow, (asked.ASK_SHIP,)),
    moves.ESCORT: (why_march.why_not_escort, (asked.ASK_PATROL,)),
    moves.TERRITORY: (why_not_target, (asked.ASK_TARGET,)),
    moves.READY: (why_not_target, (asked.ASK_TARGET,)),
    moves.FACTION: (why_not_target, (asked.ASK_TARGET,)),
    moves.PILE: (why_not_target, (asked.ASK_TARGET,)),
    moves.PICK: (why_not_target, (asked.ASK_TARGET,)),
    moves.SPARE: (why_not_spare, (asked.ASK_KEEPER,)),
    moves.SWAP: (why_not_swap, (asked.ASK_EVOLVE,)),
}
AT_ANY_TIME = {
    moves.DONE: why_not_pass, moves.SKIP: why_not_pass,
    moves.USE: why_use.why_not_use, moves.CARD: why_use.why_not_card, moves.COPY: why_use.why_not_copy,
}  # fmt: skip
why_verb = dispatch("why_verb", AT_ANY_TIME | {verb: why for verb, (why, _) in VERBS.items()}, otherwise=LEGAL)

# For every move the decisions to which it is an answer, a bit for each.
ANSWERS = np.zeros(len(moves.MOVES), np.int64)
for verb in AT_ANY_TIME:
    ANSWERS[verb == moves.VERB_OF] = -1
for verb, (_, asks) in VERBS.items():
    ANSWERS[verb == moves.VERB_OF] = sum(1 << ask for ask in asks)


@rule
def is_legal(game, move):
    out = np.empty(moves.MOST_LEGAL, np.int32)
    count = legal(game, first_of(out))
    for i in range(count):
        if out[i] == move:
            return True
    return False


@rule
def why_not(game, move):
    """Zero exactly when the move may be made."""
    if game.state.over:
        return because(reasons.GAME_OVER)
    if is_legal(game, move):
        return LEGAL
    kind, who = wide(top(game).kind), wide(top(game).who)
    if ANSWERS[move] >> kind & 1:
        return why_verb(moves.VERB_OF[move], game, who, move)
    return because(reasons.NOT_ASKED)
