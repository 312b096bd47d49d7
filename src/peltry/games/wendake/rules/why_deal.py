"""Why something may not be bought, sold, paid, taken, given, lost or healed."""

from __future__ import annotations

from ....kernel.tools import because, count_bits, rule, top, wide
from ..pieces import reasons
from ..pieces.decisions import ASK_BARTER, ASK_LOOK, ASK_SHIP, ASK_TAN
from ..pieces.goods import BEAVER, KINDS, RIFLE
from ..pieces.moves import AMOUNT, BUY, HARVEST_KINDS, HEAL, LOOK, PAY, RELIEVE, SELL, SELL_AGAIN, TAKE
from .barter import most_to_give, rate_of
from .goods import kinds_of
from .harvest import areas_of_kinds
from .ships import most_rifles
from .trade import HAS_BOUGHT, HAS_SOLD
from .water import has_most_canoes


@rule
def why_not_kinds(game, who, move):
    return because(reasons.OTHER_NUMBER, wide(top(game).count), count_bits(move - HARVEST_KINDS + 1))


@rule
def why_not_relief(game, who, move):
    areas = areas_of_kinds(game, wide(top(game).kinds))
    here = game.state.players[who].scouts & areas
    return because(reasons.NOBODY_TO_RELIEVE if here >> move - RELIEVE & 1 else reasons.NO_SCOUT)


@rule
def why_not_amount(game, who, move):
    """More than there is; at the barter post nothing; or what would be given for nothing."""
    frame = top(game)
    me, amount = game.state.players[who], move - AMOUNT
    if frame.kind == ASK_TAN:
        return because(reasons.TOO_MUCH, amount, min(wide(frame.most), wide(me.goods[BEAVER])))
    if frame.kind == ASK_SHIP:
        if frame.traded:
            return because(reasons.TRADED_ALREADY)
        if not has_most_canoes(game, who, wide(game.state.ships[frame.flag])):
            return because(reasons.FEWER_CANOES)
        return because(reasons.TOO_MUCH, amount, most_rifles(game, who))
    if frame.kind != ASK_BARTER or frame.stage < 0:
        return because(reasons.TOO_MUCH, amount, 0)
    most = most_to_give(game, who) if frame.stage < KINDS else wide(frame.total)
    if amount > most:
        return because(reasons.TOO_MUCH, amount, most)
    rate = rate_of(game, frame)
    return because(reasons.NOT_WHOLE, rate) if rate > 1 else because(reasons.NOTHING_GIVEN)


@rule
def why_not_buy(game, who, move):
    me, box, tile = game.state.players[who], game.box, move - BUY
    level = wide(box.progress_level[tile])
    if not game.state.progress_rows >> tile & 1:
        return because(reasons.NOT_IN_ROWS)
    if top(game).spent & HAS_BOUGHT:
        return because(reasons.BOUGHT_ALREADY)
    if level > me.level:
        return because(reasons.LEVEL_TOO_HIGH, level, wide(me.level))
    return because(reasons.PRICE_DIFFERS, wide(box.progress_price[level]), count_bits(kinds_of(me)))


@rule
def why_not_sale(game, who, move):
    if top(game).spent & HAS_SOLD:
        return because(reasons.SOLD_ALREADY)
    missing = (move - SELL) // 6 & ~kinds_of(game.state.players[who])
    return (
        because(reasons.RESOURCE_MISSING)
        if missing or (move - SELL) % 6
        else because(reasons.TOO_MUCH, 6, wide(game.box.most_sold))
    )


@rule
def why_not_second_sale(game, who, move):
    return because(
        reasons.RESOURCE_MISSING if game.state.players[who].goods[move - SELL_AGAIN] == 0 else reasons.NO_SECOND_SALE
    )


@rule
def why_not_pay(game, who, move):
    kinds = move - PAY
    if kinds & ~kinds_of(game.state.players[who]):
        return because(reasons.RESOURCE_MISSING)
    return because(reasons.PRICE_DIFFERS, wide(top(game).different), count_bits(kinds))


@rule
def why_not_take(game, who, move):
    return because(reasons.KIND_TAKEN if top(game).barred >> move - TAKE & 1 else reasons.NOTHING_TO_PAY)


@rule
def why_not_loss(game, who, move):
    return because(reasons.NOBODY_THERE)


@rule
def why_not_toll(game, who, move):
    return because(reasons.NOTHING_TO_PAY)


@rule
def why_not_look(game, who, move):
    """A kind that was paid already, a kind that is missing, or no look that is left."""
    frame, me, good = top(game), game.state.players[who], move - LOOK
    paid = wide(frame.paid) if frame.kind == ASK_LOOK else wide(frame.paid_kinds)
    if paid >> good & 1:
        return because(reasons.KIND_TAKEN)
    return because(reasons.RESOURCE_MISSING if me.goods[good] == 0 else reasons.LOOKS_SPENT)


@rule
def why_not_heal(game, who, move):
    me = game.state.players[who]
    if me.longhouse[move - HEAL] == 0:
        return because(reasons.NOBODY_ILL)
    return because(reasons.RIFLES_MISSING, 1, 0) if me.goods[RIFLE] == 0 else because(reasons.KIND_TAKEN)
