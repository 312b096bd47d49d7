"""Why a move may not be made now. A move that stands among the legal ones has no reason."""

from __future__ import annotations

from collections import ChainMap

import numpy as np

from ....kernel.tools import LEGAL, because, count_bits, dispatch, rule, top, wide
from ....kernel.tools.pointers import first_of
from ..pieces import decisions as asked
from ..pieces import moves, reasons
from ..pieces.cards import CAYUGA, SHAPE_OF
from ..pieces.land import LAKES
from ..pieces.tiles import GREAT_COUNCIL, MASTER_CARVER
from . import why_deal, why_march, why_use
from .door import legal
from .goods import kinds_of
from .targets import first_target
from .tile import asked_action, printed_action, why_not_perform
from .turn import turns_each
from .turtles import CARD_IN_USE


@rule
def why_not_do(game, who, move):
    action, amount = asked_action(game, who)
    return why_not_perform(game, who, action, amount)


@rule
def why_not_act(game, who, move):
    me, state = game.state.players[who], game.state
    if me.markers >> move - moves.ACT & 1:
        return reasons.MARKER_THERE
    if me.acts >= game.box.acts:
        return because(reasons.ACTS_DONE, wide(game.box.acts))
    return reasons.ON_LINE if state.offline else reasons.OFF_LINE


@rule
def why_not_order(game, who, move):
    state, space = game.state, move - moves.ORDER
    if turns_each(game) == game.box.acts:
        return reasons.NO_ORDER
    if top(game).black:
        return reasons.BLACK_ON_TILE
    if state.players[who].changed:
        return reasons.ORDER_CHANGED
    if state.offline:
        return reasons.ON_LINE
    if state.spaces[space]:
        return reasons.SPACE_TAKEN
    return reasons.NOT_LEFTMOST if state.options.base_game and space < state.sides else reasons.NO_CARD_THERE


@rule
def why_not_repeat(game, who, move):
    missing = why_use.why_no_tile(game, who, GREAT_COUNCIL)
    if missing:
        return missing
    if top(game).window != asked.AFTER_ACTIONS:
        return reasons.AFTER_TILE
    if not game.state.performed >> move - moves.REPEAT & 1:
        return reasons.NOT_PERFORMED
    action, amount = printed_action(game, who, wide(top(game).at), move - moves.REPEAT)
    return why_not_perform(game, who, action, amount)


@rule
def why_not_token(game, who, move):
    return reasons.NOT_BESIDE_VILLAGE if game.state.players[who].tribe == CAYUGA else reasons.NOT_ASKED


@rule
def why_not_lake(game, who, move):
    if top(game).purpose == asked.FOR_STORM:
        return reasons.NO_CANOE_THERE
    return reasons.SHIP_THERE if is_open(game, move - moves.LAKE) else reasons.LAKE_CLOSED


@rule
def is_open(game, lake):
    return game.box.maps[game.state.map].lakes >> lake & 1


@rule
def why_not_tow(game, who, move):
    side, lake = (move - moves.TOW) // len(LAKES), (move - moves.TOW) % len(LAKES)
    here = wide(game.state.ships[top(game).flag])
    if top(game).towed:
        return reasons.TOWED_ALREADY
    if not is_open(game, lake):
        return reasons.LAKE_CLOSED
    no_canoe = side >= game.state.sides or game.state.players[side].canoes[here] == 0
    return reasons.NO_CANOE_THERE if no_canoe else reasons.LIES_THERE


@rule
def why_not_draw(game, who, move):
    if top(game).cards == 0:
        return reasons.MASKS_DRAWN
    return reasons.NO_MASK_UP if move == moves.DRAW_UP else reasons.NO_MASKS_LEFT


@rule
def why_not_play(game, who, move):
    if top(game).played == 1:
        return reasons.ONE_COMBINATION
    scored = game.state.players[who].combined >> SHAPE_OF[move - moves.PLAY] & 1
    return reasons.COMBINED_ALREADY if scored else reasons.CARDS_MISSING


@rule
def why_not_carve(game, who, move):
    if top(game).played == 1:
        return reasons.ONE_COMBINATION
    missing = why_use.why_no_tile(game, who, MASTER_CARVER)
    return missing if missing else reasons.CARDS_MISSING


@rule
def why_not_stack(game, who, move):
    frame, stack = top(game), move - moves.STACK
    if frame.stack >= 0:
        return reasons.KEEP_FIRST
    if not frame.open >> stack & 1:
        return reasons.STACK_CLOSED
    if game.state.turtles_left[stack] == 0:
        return reasons.NO_LOOK_LEFT
    return why_deal.why_no_look(game, who) if frame.paid & CARD_IN_USE else reasons.LOOK_UNPAID


@rule
def why_not_keep(game, who, move):
    return reasons.NOT_SEEN if top(game).stack >= 0 else reasons.STACK_FIRST


@rule
def why_not_target(game, who, move):
    """What is chosen is of another kind, or this one is not to be had."""
    effect, verb = wide(top(game).effect), wide(moves.VERB_OF[move])
    if verb != first_target(effect):
        return reasons.NOT_ASKED
    if verb == moves.TERRITORY:
        return reasons.NO_NATIVE_THERE
    if verb == moves.PILE:
        return reasons.NO_MASKS_LEFT
    if verb == moves.PICK:
        return reasons.NOT_IN_PILE
    me, tile = game.state.players[who], move - moves.READY
    if not me.progress >> tile & 1:
        return reasons.TILE_NOT_OWNED
    level, kinds = wide(game.box.progress_level[tile]), count_bits(kinds_of(me))
    return reasons.TILE_READY if me.ready_tiles >> tile & 1 else because(reasons.KINDS_MISSING, level, kinds)


# Each decision with the verbs that answer it, and of each the rule that says why not, or the only reason there is.
WHYS = {
    asked.ASK_TRIBE: {moves.TRIBE: reasons.NOT_OFFERED},
    asked.ASK_EXTRA: {moves.TOKEN: why_not_token},
    asked.ASK_LAKE: {moves.LAKE: why_not_lake},
    asked.ASK_TURN: {moves.ACT: why_not_act, moves.ORDER: why_not_order},
    asked.ASK_ACTION: {moves.DO: why_not_do},
    asked.ASK_WINDOW: {moves.REPEAT: why_not_repeat},
    asked.ASK_TOLL: {moves.TOLL_GOOD: reasons.NOTHING_TO_PAY, moves.TOLL_POINT: reasons.NOTHING_TO_PAY},
    asked.ASK_MOVE: {moves.MARCH: why_march.why_not_march},
    asked.ASK_ARRIVE: {
        moves.GUARD: reasons.STANDS_THERE, moves.SCOUT: why_march.why_not_scout, moves.FIGHT: why_march.why_not_fight,
        moves.BEAT: why_march.why_not_fight, moves.CHASE: why_march.why_not_fight,
        moves.DRIVE: why_march.why_not_drive,
    },
    asked.ASK_KINDS: {moves.HARVEST_KINDS: why_deal.why_not_kinds},
    asked.ASK_EXCHANGE: {moves.RELIEVE: reasons.NO_SCOUT},
    asked.ASK_TAN: {moves.AMOUNT: why_deal.why_not_amount},
    asked.ASK_BARTER: {moves.AMOUNT: why_deal.why_not_amount},
    asked.ASK_LOSE: {
        moves.LOSE_HOME: why_deal.why_not_loss, moves.LOSE_GUARD: why_deal.why_not_loss,
        moves.LOSE_AREA: why_deal.why_not_loss, moves.DISCARD: why_deal.why_not_discard,
    },
    asked.ASK_SPEND: {
        moves.BUY: why_deal.why_not_buy, moves.SELL: why_deal.why_not_sale,
        moves.SELL_AGAIN: why_deal.why_not_second_sale,
    },
    asked.ASK_PAY: {moves.PAY: why_deal.why_not_pay},
    asked.ASK_LOOK: {moves.STACK: why_not_stack, moves.LOOK: why_deal.why_not_look, moves.KEEP: why_not_keep},
    asked.ASK_DRAW: {moves.DRAW: why_not_draw},
    asked.ASK_COMBINE: {moves.PLAY: why_not_play, moves.CARVE: why_not_carve},
    asked.ASK_HEAL: {moves.HEAL: why_deal.why_not_heal},
    asked.ASK_ADVANCE: {moves.ADVANCE: reasons.FLAG_NOT_SHOWN, moves.STAY: reasons.FLAG_NOT_SHOWN},
    asked.ASK_TRACK: {moves.TRACK: reasons.OTHER_TRACK},
    asked.ASK_EFFECT: {moves.RIFLE_POINT: why_deal.why_not_rifle},
    asked.ASK_SHIP: {moves.AMOUNT: why_deal.why_not_amount, moves.TOW: why_not_tow},
    asked.ASK_PATROL: {moves.ESCORT: why_march.why_not_escort},
    asked.ASK_TAKE: {moves.TAKE: reasons.KIND_TAKEN},
    asked.ASK_TARGET: dict.fromkeys(
        (moves.TERRITORY, moves.READY, moves.FACTION, moves.PILE, moves.PICK), why_not_target
    ),
    asked.ASK_KEEPER: {moves.SPARE: reasons.NOT_TURNING},
    asked.ASK_EVOLVE: {moves.SWAP: reasons.NO_TILE_THERE, moves.LOOK: why_deal.why_not_look},
}  # fmt: skip
AT_ANY_TIME = {
    moves.DONE: reasons.MUST_CHOOSE, moves.SKIP: reasons.MUST_CHOOSE,
    moves.USE: why_use.why_not_use, moves.CARD: why_use.why_not_card, moves.COPY: why_use.why_not_copy,
}  # fmt: skip
why_verb = dispatch("why_verb", dict(ChainMap(AT_ANY_TIME, *WHYS.values())), otherwise=LEGAL)

# For every move the decisions to which it is an answer, a bit for each.
ANSWERS = np.zeros(len(moves.MOVES), np.int64)
for verb in AT_ANY_TIME:
    ANSWERS[verb == moves.VERB_OF] = -1
for ask, verbs in WHYS.items():
    for verb in verbs:
        ANSWERS[verb == moves.VERB_OF] |= 1 << ask


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
    if is_legal(game, move):
        return wide(LEGAL)
    kind, who = wide(top(game).kind), wide(top(game).who)
    if ANSWERS[move] >> kind & 1:
        return why_verb(moves.VERB_OF[move], game, who, move)
    return wide(reasons.NOT_ASKED)
