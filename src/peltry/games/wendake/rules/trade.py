"""Trade: first a barter, then, step b, a progress tile may be bought and goods may be sold."""

from __future__ import annotations

from ....kernel.tools import count_bits, offer, offer_each, pop, push, rule, tell, top, unless, wide
from ..pieces import decisions as asked
from ..pieces import reasons
from ..pieces.cards import ANY_NATIVE, INFECTION
from ..pieces.events import BOUGHT, SOLD
from ..pieces.goods import ALL_KINDS, BEAVER, ECONOMIC
from ..pieces.moves import BUY, DONE, SELL, SELL_AGAIN
from ..pieces.state import NONE
from ..pieces.tiles import ALLIANCE_I, ALLIANCE_TILES, LEVELS, TRADING_BLANKET
from .goods import can_pay, kinds_of, score, spend, spend_kinds
from .natives import let_lose
from .ready import turn_tile
from .warriors import in_force

# Bits of `spent`.
HAS_BOUGHT, HAS_SOLD, WITH_BEAVERS, BLANKET_USED = 1, 2, 4, 8
# `sold`: the kinds, whether beavers were among them, and how many kinds in all.
BEAVERS_SOLD, SOLD_COUNT = 32, 6


@rule
def begin_trade(game, who):
    push(game, asked.ASK_SPEND, who)
    push(game, asked.ASK_WINDOW, who, asked.BETWEEN_STEPS)
    push(game, asked.ASK_BARTER, who, NONE, 0, 0)
    if in_force(game, INFECTION):
        let_lose(game, who, asked.INFECTED, wide(game.box.adversity_amount[INFECTION]), ANY_NATIVE)


@rule
def tiles_to_buy(game, who):
    """Progress tiles in the rows that one may buy and can pay, as bits."""
    state, box = game.state, game.box
    beavers = top(game).spent & WITH_BEAVERS
    tiles = wide(0)
    for level in range(1, wide(state.players[who].level) + 1):
        if can_pay(game, who, wide(box.progress_price[level]), beavers):
            tiles |= state.progress_rows & box.rows[level]
    return tiles


@rule
def legal_spend(game, who, out):
    frame = top(game)
    count = 0
    if not frame.spent & HAS_BOUGHT:
        count = offer_each(out, count, BUY, tiles_to_buy(game, who))
    if not frame.spent & HAS_SOLD:
        count = list_sales(game, who, out, count)
    count = offer_each(out, count, SELL_AGAIN, second_sales(game, who))
    out[count] = DONE
    return count + 1


@rule
def list_sales(game, who, out, count):
    """Every set of different resources; beavers may stand for kinds that are not among them."""
    me = game.state.players[who]
    owned = kinds_of(me)
    spare = wide(me.goods[BEAVER]) if top(game).spent & WITH_BEAVERS else 0
    for kinds in range(ALL_KINDS + 1):
        if kinds & ~owned == 0:
            chosen = count_bits(kinds)
            for beavers in range(min(spare, game.box.most_sold - chosen) + 1):
                count = offer(out, count, SELL + 6 * kinds + beavers, chosen + beavers > 0)
    return count


@rule
def has_beavers_to_spend(frame, me):
    """By the turn card they stand for resources."""
    return frame.spent & WITH_BEAVERS != 0 and me.goods[BEAVER] > 0


@rule
def has_blanket(frame, me):
    """The trading blanket: after a sale a kind is sold once more."""
    return me.ready_tiles >> TRADING_BLANKET & 1 and not frame.spent & BLANKET_USED and frame.spent & HAS_SOLD


@rule
def second_sales(game, who):
    """With the blanket: a kind that was sold, and by the turn card a beaver, once more. As bits."""
    frame, me = top(game), game.state.players[who]
    if not has_blanket(frame, me):
        return wide(0)
    goods = frame.sold & kinds_of(me) & ALL_KINDS
    return goods | 1 << BEAVER if has_beavers_to_spend(frame, me) else goods


@rule
def only_spend(game, who):
    """Nothing to buy, to sell or to use."""
    frame = top(game)
    me = game.state.players[who]
    if not frame.spent & HAS_BOUGHT and tiles_to_buy(game, who):
        return NONE
    if not frame.spent & HAS_SOLD and (kinds_of(me) != 0 or has_beavers_to_spend(frame, me)):
        return NONE
    return NONE if second_sales(game, who) else DONE


@rule
def apply_spend(game, who, move):
    frame = top(game)
    if move == DONE:
        pop(game)
    elif move < SELL:
        tile = move - BUY
        frame.spent |= HAS_BOUGHT
        beavers = 1 if frame.spent & WITH_BEAVERS else 0
        push(game, asked.DO_BOUGHT, who, tile)
        push(game, asked.ASK_PAY, who, wide(game.box.progress_price[game.box.progress_level[tile]]), beavers)
    elif move < SELL_AGAIN:
        sell(game, who, frame, (move - SELL) // 6, (move - SELL) % 6)
    else:
        frame.spent |= BLANKET_USED
        turn_tile(game, who, TRADING_BLANKET)
        spend(game, who, move - SELL_AGAIN, 1)
        score(game, who, ECONOMIC, wide(game.box.sale_points))


@rule
def sell(game, who, frame, kinds, beavers):
    chosen = count_bits(kinds) + beavers
    frame.spent |= HAS_SOLD
    frame.sold = kinds | (BEAVERS_SOLD if beavers > 0 else 0) | chosen << SOLD_COUNT
    points = chosen * game.box.sale_points
    tell(game, SOLD, who, kinds, beavers, points)
    spend_kinds(game, who, kinds)
    spend(game, who, BEAVER, beavers)
    score(game, who, ECONOMIC, points)


@rule
def do_bought(game, who, tile):
    """The tile is ready at once; buying at one's own level moves the disc up."""
    state, box = game.state, game.box
    me = state.players[who]
    level = wide(box.progress_level[tile])
    state.progress_rows &= ~(1 << tile)
    me.progress |= 1 << tile
    me.ready_tiles |= 1 << tile
    if level == me.level and level < LEVELS:
        me.level += 1
    tell(game, BOUGHT, who, tile, wide(me.level))
    score(game, who, ECONOMIC, wide(box.progress_points[level]))
    if state.options.base_game and ALLIANCE_TILES >> tile & 1:
        push(game, asked.ASK_TARGET, who, asked.FOR_ALLIANCE_I if tile == ALLIANCE_I else asked.FOR_ALLIANCE_II)


@rule
def why_not_beaver(game, who):
    """As long as something can still be bought or sold, be it on the trading blanket."""
    frame, me = top(game), game.state.players[who]
    if frame.spent & WITH_BEAVERS:
        return reasons.BEAVERS_COUNT
    if me.goods[BEAVER] == 0:
        return reasons.NO_BEAVER
    done = frame.spent & HAS_BOUGHT and frame.spent & HAS_SOLD
    return unless(not done or has_blanket(frame, me), reasons.TRADE_DONE)


@rule
def kinds_sold(game):
    """In the sale of this trade."""
    return wide(top(game).sold) >> SOLD_COUNT
