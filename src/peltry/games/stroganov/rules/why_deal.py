"""Why a fur may not be paid, kept or taken, and why an auxiliary action is closed."""

from __future__ import annotations

from ....kernel.tools import LEGAL, because, rule, top, wide
from ..pieces import reasons
from ..pieces.amounts import FUR_PRICE, SWAP_HORSES, SWAPPED_FURS
from ..pieces.cards import has, holds
from ..pieces.decisions import ASK_PURCHASE, ASK_SWAP_PAY, ASK_WISH_SONG, FREE
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.moves import FULFIL, FULFIL_PLAIN, FUR_FROM_BAG, KEEP, PAY, TAKE
from ..pieces.state import WINTER
from .advanced import can_act
from .auxiliary import LOWER_FUR, can_swap, can_swap_lower, highest_held
from .furs import furs_for, how_many, how_many_with_tigers, lowest_of
from .pay import may_pay_with
from .reach import FREE_OF_FUR
from .wishes import can_fulfil, furs_to_keep, season_wish


@rule
def why_not_pay(game, who, move):
    fur = move - PAY + LOWEST_FUR
    me, frame = game.state.players[who], top(game)
    if me.furs[fur] == 0:
        return because(reasons.FUR_NOT_OWNED)
    if frame.kind == ASK_SWAP_PAY:
        return LEGAL if can_swap(me, fur, wide(frame.wanted)) else because(reasons.NOT_HIGHER, wide(frame.wanted))
    places, value = wide(frame.furs), wide(frame.value)
    keep, free = wide(frame.keep_and_free) % FREE, wide(frame.keep_and_free) // FREE
    if may_pay_with(me, how_many(me.heap), fur, places, value, keep, free):
        return LEGAL
    if free == 0 and fur != value and fur != TIGER and me.coins == 0:
        return because(reasons.COIN_TO_CHANGE, value)
    return because(reasons.FUR_STILL_NEEDED)


@rule
def why_not_keep(game, who, move):
    fur = move - KEEP + LOWEST_FUR
    drawn = game.state.drawn
    return LEGAL if fur == drawn[0] or fur == drawn[1] else because(reasons.NOT_DRAWN)


@rule
def why_not_take(game, who, move):
    fur = move - TAKE + LOWEST_FUR
    if game.state.market[fur] == 0:
        return because(reasons.NOT_IN_MARKET)
    frame = top(game)
    highest = highest_held(game.state.players[who])
    if frame.kind == ASK_PURCHASE and frame.lower == LOWER_FUR and fur >= highest:
        return because(reasons.NOT_LOWER, 0, highest)
    return LEGAL


@rule
def why_not_tile_fur(game, who, move):
    if move == FUR_FROM_BAG:
        return LEGAL if game.state.bag_heap != 0 else because(reasons.BAG_EMPTY)
    return LEGAL if game.state.market_heap != 0 else because(reasons.MARKET_EMPTY)


@rule
def why_not_market(game, who, move):
    if game.state.market_heap == 0:
        return because(reasons.MARKET_EMPTY)
    return why_not_purse(game, who)


@rule
def why_not_bag(game, who, move):
    if game.state.bag_heap == 0:
        return because(reasons.BAG_EMPTY)
    return why_not_purse(game, who)


@rule
def why_not_purse(game, who):
    horses = wide(game.state.players[who].horses)
    return LEGAL if horses >= FUR_PRICE else because(reasons.HORSES_TO_DEAL, FUR_PRICE, horses)


@rule
def why_not_lower(game, who, move):
    me, market = game.state.players[who], game.state.market_heap
    if market == 0:
        return because(reasons.MARKET_EMPTY)
    if me.heap == 0:
        return because(reasons.FURS_TO_SWAP, 1, 0)
    if can_swap_lower(me, market):
        return LEGAL
    if me.horses < SWAP_HORSES:
        return because(reasons.HORSES_TO_DEAL, SWAP_HORSES, wide(me.horses))
    return because(reasons.NOT_LOWER, lowest_of(market), highest_held(me))


@rule
def why_not_two(game, who, move):
    if game.state.market_heap == 0:
        return because(reasons.MARKET_EMPTY)
    furs = how_many_with_tigers(game.state.players[who].heap)
    return LEGAL if furs >= SWAPPED_FURS else because(reasons.FURS_TO_SWAP, SWAPPED_FURS, furs)


@rule
def why_not_fulfil(game, who, move):
    """By a song only the furs that are returned are needed."""
    wish, by_song = move - FULFIL, top(game).kind == ASK_WISH_SONG
    return why_wish_waits(game, who, wish, 0 if by_song else furs_to_keep(game, game.state.players[who], wish))


@rule
def why_not_plain_fulfil(game, who, move):
    wish = move - FULFIL_PLAIN
    return why_wish_waits(game, who, wish, furs_to_keep(game, game.state.players[who], wish))


@rule
def why_wish_waits(game, who, wish, keep):
    me, card = game.state.players[who], game.box.wishes[wish]
    if not holds(me, wish):
        return because(reasons.NOT_IN_HAND)
    if can_fulfil(game, me, wish, how_many(me.heap), keep):
        return LEGAL
    have = furs_for(me, wide(card.value), False) + wide(me.furs[TIGER])
    return because(reasons.FURS_TO_FULFIL, wide(card.pay) + keep, have)


@rule
def why_not_season_wish(game, who, move):
    state = game.state
    me = state.players[who]
    if state.season == WINTER or not has(me, season_wish(state)):
        return because(reasons.NO_SEASON_WISH)
    if me.season_wish_used:
        return because(reasons.SEASON_WISH_USED)
    return LEGAL if can_act(game, who, FREE_OF_FUR) else because(reasons.NO_ACTION_OPEN)
