"""Why a move may not be made now. Nobody asks of a move that may be made."""

from __future__ import annotations

from ....kernel.tools import Against, because, count_bits, refusals, rule, top, wide
from ..pieces import decisions as asked
from ..pieces import moves, reasons
from ..pieces.cards import CAYUGA, SHAPE_OF
from ..pieces.land import LAKES
from ..pieces.tiles import GREAT_COUNCIL, MASTER_CARVER
from . import why_deal, why_march, why_use
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


AGAINST = (
    Against(reasons.MUST_CHOOSE, (moves.DONE, moves.SKIP)),
    Against(why_use.why_not_use, (moves.USE,)),
    Against(why_use.why_not_card, (moves.CARD,)),
    Against(why_use.why_not_copy, (moves.COPY,)),
    Against(reasons.NOT_OFFERED, (moves.TRIBE,), (asked.ASK_TRIBE,)),
    Against(why_not_token, (moves.TOKEN,), (asked.ASK_EXTRA,)),
    Against(why_not_lake, (moves.LAKE,), (asked.ASK_LAKE,)),
    Against(why_not_act, (moves.ACT,), (asked.ASK_TURN,)),
    Against(why_not_order, (moves.ORDER,), (asked.ASK_TURN,)),
    Against(why_not_do, (moves.DO,), (asked.ASK_ACTION,)),
    Against(why_not_repeat, (moves.REPEAT,), (asked.ASK_WINDOW,)),
    Against(reasons.NOTHING_TO_PAY, (moves.TOLL_GOOD, moves.TOLL_POINT), (asked.ASK_TOLL,)),
    Against(why_march.why_not_march, (moves.MARCH,), (asked.ASK_MOVE,)),
    Against(reasons.STANDS_THERE, (moves.GUARD,), (asked.ASK_ARRIVE,)),
    Against(why_march.why_not_scout, (moves.SCOUT,), (asked.ASK_ARRIVE,)),
    Against(why_march.why_not_fight, (moves.FIGHT, moves.BEAT, moves.CHASE), (asked.ASK_ARRIVE,)),
    Against(why_march.why_not_drive, (moves.DRIVE,), (asked.ASK_ARRIVE,)),
    Against(why_march.why_not_escort, (moves.ESCORT,), (asked.ASK_PATROL,)),
    Against(reasons.NO_SCOUT, (moves.RELIEVE,), (asked.ASK_EXCHANGE,)),
    Against(why_deal.why_not_kinds, (moves.HARVEST_KINDS,), (asked.ASK_KINDS,)),
    Against(why_deal.why_not_amount, (moves.AMOUNT,), (asked.ASK_TAN, asked.ASK_BARTER, asked.ASK_SHIP)),
    Against(why_deal.why_not_loss, (moves.LOSE_HOME, moves.LOSE_GUARD, moves.LOSE_AREA), (asked.ASK_LOSE,)),
    Against(why_deal.why_not_discard, (moves.DISCARD,), (asked.ASK_LOSE,)),
    Against(why_deal.why_not_buy, (moves.BUY,), (asked.ASK_SPEND,)),
    Against(why_deal.why_not_sale, (moves.SELL,), (asked.ASK_SPEND,)),
    Against(why_deal.why_not_second_sale, (moves.SELL_AGAIN,), (asked.ASK_SPEND,)),
    Against(why_deal.why_not_pay, (moves.PAY,), (asked.ASK_PAY,)),
    Against(why_not_stack, (moves.STACK,), (asked.ASK_LOOK,)),
    Against(why_deal.why_not_look, (moves.LOOK,), (asked.ASK_LOOK, asked.ASK_EVOLVE)),
    Against(why_not_keep, (moves.KEEP,), (asked.ASK_LOOK,)),
    Against(why_not_draw, (moves.DRAW,), (asked.ASK_DRAW,)),
    Against(why_not_play, (moves.PLAY,), (asked.ASK_COMBINE,)),
    Against(why_not_carve, (moves.CARVE,), (asked.ASK_COMBINE,)),
    Against(why_deal.why_not_heal, (moves.HEAL,), (asked.ASK_HEAL,)),
    Against(reasons.FLAG_NOT_SHOWN, (moves.ADVANCE, moves.STAY), (asked.ASK_ADVANCE,)),
    Against(reasons.OTHER_TRACK, (moves.TRACK,), (asked.ASK_TRACK,)),
    Against(why_deal.why_not_rifle, (moves.RIFLE_POINT,), (asked.ASK_EFFECT,)),
    Against(why_not_tow, (moves.TOW,), (asked.ASK_SHIP,)),
    Against(reasons.KIND_TAKEN, (moves.TAKE,), (asked.ASK_TAKE,)),
    Against(why_not_target, (moves.TERRITORY, moves.READY, moves.FACTION, moves.PILE, moves.PICK), (asked.ASK_TARGET,)),
    Against(reasons.NOT_TURNING, (moves.SPARE,), (asked.ASK_KEEPER,)),
    Against(reasons.NO_TILE_THERE, (moves.SWAP,), (asked.ASK_EVOLVE,)),
)
why_not = refusals(moves.MOVES, AGAINST, reasons.NOT_ASKED)
