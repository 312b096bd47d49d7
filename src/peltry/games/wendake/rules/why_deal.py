"""Why something may not be bought, sold, paid, taken, given, lost or healed."""

from __future__ import annotations

from ....kernel.tools import because, count_bits, rule, top, wide
from ..pieces import moves, reasons
from ..pieces.cards import TE_EVOLVE, TE_TURTLE
from ..pieces.decisions import ASK_LOOK, ASK_SHIP, ASK_TAN, STOLEN
from ..pieces.goods import BEAVER, KINDS, RIFLE
from ..pieces.tiles import TRADING_BLANKET
from .barter import most_to_give, rate_of
from .goods import kinds_of
from .ships import most_rifles
from .trade import HAS_BOUGHT, HAS_SOLD, WITH_BEAVERS
from .turtles import LOOKS
from .warriors import workers_of
from .water import has_most_canoes
from .why_use import why_no_tile


@rule
def why_not_kinds(game, who, move):
    return because(reasons.OTHER_NUMBER, wide(top(game).count), count_bits(move - moves.HARVEST_KINDS + 1))


@rule
def why_not_amount(game, who, move):
    """More than there is; at the barter post nothing; or what would be given for nothing."""
    frame = top(game)
    me, amount = game.state.players[who], move - moves.AMOUNT
    if frame.kind == ASK_TAN:
        return because(reasons.TOO_MUCH, amount, min(wide(frame.most), wide(me.goods[BEAVER])))
    if frame.kind == ASK_SHIP:
        if frame.traded:
            return reasons.TRADED_ALREADY
        if not has_most_canoes(game, who, wide(game.state.ships[frame.flag])):
            return reasons.FEWER_CANOES
        most = most_rifles(game, who)
        return because(reasons.TOO_MUCH, amount, most) if amount > most else reasons.NOTHING_BARTERED
    if frame.stage < 0:
        return reasons.NOT_ASKED
    given, total, stage = wide(frame.given), wide(frame.total), wide(frame.stage)
    most = most_to_give(game, who, given, total, stage) if stage < KINDS else total
    if amount > most:
        return because(reasons.TOO_MUCH, amount, most)
    rate = rate_of(game, given)
    return because(reasons.NOT_WHOLE, rate) if rate > 1 else reasons.NOTHING_GIVEN


@rule
def why_not_buy(game, who, move):
    me, box, tile = game.state.players[who], game.box, move - moves.BUY
    level = wide(box.progress_level[tile])
    if not game.state.progress_rows >> tile & 1:
        return reasons.NOT_IN_ROWS
    if top(game).spent & HAS_BOUGHT:
        return reasons.BOUGHT_ALREADY
    if level > me.level:
        return because(reasons.LEVEL_TOO_HIGH, level, wide(me.level))
    return because(reasons.PRICE_DIFFERS, wide(box.progress_price[level]), count_bits(kinds_of(me)))


@rule
def why_not_sale(game, who, move):
    kinds, beavers = (move - moves.SELL) // 6, (move - moves.SELL) % 6
    me, spent, sold = game.state.players[who], top(game).spent, count_bits(kinds) + beavers
    if spent & HAS_SOLD:
        return reasons.SOLD_ALREADY
    if sold == 0:
        return reasons.NOTHING_SOLD
    if kinds & ~kinds_of(me):
        return reasons.RESOURCE_MISSING
    if beavers > 0 and not spent & WITH_BEAVERS:
        return reasons.NO_RESOURCE
    if beavers > me.goods[BEAVER]:
        return reasons.NO_BEAVER
    return because(reasons.TOO_MUCH, sold, wide(game.box.most_sold))


@rule
def why_not_second_sale(game, who, move):
    me, frame, good = game.state.players[who], top(game), move - moves.SELL_AGAIN
    if not frame.spent & HAS_SOLD:
        return reasons.AFTER_SALE
    missing = why_no_tile(game, who, TRADING_BLANKET)
    if missing:
        return missing
    return reasons.RESOURCE_MISSING if me.goods[good] == 0 else reasons.NO_SECOND_SALE


@rule
def why_not_pay(game, who, move):
    kinds = move - moves.PAY
    if kinds & ~kinds_of(game.state.players[who]):
        return reasons.RESOURCE_MISSING
    return because(reasons.PRICE_DIFFERS, wide(top(game).different), count_bits(kinds))


@rule
def why_not_loss(game, who, move):
    """Nobody is there, or one of another kind than is struck."""
    me = game.state.players[who]
    if top(game).cause == STOLEN:
        return reasons.NOT_ASKED
    if move < moves.LOSE_GUARD:
        somebody = me.home[move - moves.LOSE_HOME] > 0
    elif move < moves.LOSE_AREA:
        somebody = me.guards[move - moves.LOSE_GUARD] > 0
    else:
        somebody = workers_of(me) >> move - moves.LOSE_AREA & 1 != 0
    return reasons.OTHERS_STRUCK if somebody else reasons.NOBODY_THERE


@rule
def why_not_discard(game, who, move):
    return reasons.MASK_NOT_HELD if top(game).cause == STOLEN else reasons.NOT_ASKED


@rule
def why_not_look(game, who, move):
    """No card for it is in use, no look is left; a kind that was paid already, or one that is missing."""
    state, frame, good = game.state, top(game), move - moves.LOOK
    turtles = frame.kind == ASK_LOOK
    if turtles and frame.stack < 0:
        return reasons.STACK_FIRST
    if not turtles and not frame.looking:
        return reasons.LOOK_UNPAID
    left = wide(state.turtles_left[frame.stack]) if turtles else wide(state.tiles_left)
    if left == 0:
        return reasons.NO_LOOK_LEFT
    if looks_spent(game):
        return reasons.LOOKS_SPENT
    paid = wide(frame.paid) if turtles else wide(frame.paid_kinds)
    return reasons.KIND_TAKEN if paid >> good & 1 else reasons.RESOURCE_MISSING


@rule
def looks_spent(game):
    frame, most = top(game), game.box.effect_amount
    if frame.kind == ASK_LOOK:
        return frame.paid >> LOOKS >= most[TE_TURTLE]
    return frame.looks >= most[TE_EVOLVE]


@rule
def why_no_look(game, who):
    """Into a stack: none is left, or there is no kind that was not paid for this card."""
    return reasons.LOOKS_SPENT if looks_spent(game) else reasons.KIND_TAKEN


@rule
def why_not_heal(game, who, move):
    me = game.state.players[who]
    if me.longhouse[move - moves.HEAL] == 0:
        return reasons.NOBODY_ILL
    return because(reasons.RIFLES_MISSING, 1, 0) if me.goods[RIFLE] == 0 else reasons.KIND_TAKEN


@rule
def why_not_rifle(game, who, move):
    return because(reasons.RIFLES_MISSING, 1)
