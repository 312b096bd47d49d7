"""Why a fur may not be paid, kept or taken, and why an auxiliary action is closed."""

from __future__ import annotations

from ....kernel.tools import because, rule, top, wide
from ..pieces import reasons
from ..pieces.amounts import FUR_PRICE, SWAP_HORSES, SWAPPED_FURS
from ..pieces.cards import has, holds
from ..pieces.decisions import ASK_WISH_SONG, FREE
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.moves import FULFIL, FULFIL_PLAIN, FUR_FROM_BAG, PAY, TAKE
from ..pieces.state import WINTER
from .auxiliary import highest_held
from .furs import furs_for, how_many_with_tigers, lowest_of
from .wishes import furs_to_keep, season_wish


@rule
def why_not_pay(game, who, move):
    fur, frame = move - PAY + LOWEST_FUR, top(game)
    me = game.state.players[who]
    if me.furs[fur] == 0:
        return reasons.FUR_NOT_OWNED
    if frame.keep_and_free < FREE and fur != frame.value and fur != TIGER and me.coins == 0:
        return because(reasons.COIN_TO_CHANGE, wide(frame.value))
    return reasons.FUR_STILL_NEEDED


@rule
def why_not_swap_pay(game, who, move):
    if game.state.players[who].furs[move - PAY + LOWEST_FUR] == 0:
        return reasons.FUR_NOT_OWNED
    return because(reasons.NOT_HIGHER, wide(top(game).wanted))


@rule
def why_not_take(game, who, move):
    if game.state.market[move - TAKE + LOWEST_FUR] == 0:
        return reasons.NOT_IN_MARKET
    return because(reasons.NOT_LOWER, 0, highest_held(game.state.players[who]))


@rule
def why_not_tile_fur(game, who, move):
    return reasons.BAG_EMPTY if move == FUR_FROM_BAG else reasons.MARKET_EMPTY


@rule
def why_not_market(game, who, move):
    return reasons.MARKET_EMPTY if game.state.market_heap == 0 else why_not_purse(game, who)


@rule
def why_not_bag(game, who, move):
    return reasons.BAG_EMPTY if game.state.bag_heap == 0 else why_not_purse(game, who)


@rule
def why_not_purse(game, who):
    return because(reasons.HORSES_TO_DEAL, FUR_PRICE, wide(game.state.players[who].horses))


@rule
def why_not_lower(game, who, move):
    me, market = game.state.players[who], game.state.market_heap
    if market == 0:
        return reasons.MARKET_EMPTY
    if me.heap == 0:
        return because(reasons.FURS_TO_SWAP, 1, 0)
    if me.horses < SWAP_HORSES:
        return because(reasons.HORSES_TO_DEAL, SWAP_HORSES, wide(me.horses))
    return because(reasons.NOT_LOWER, lowest_of(market), highest_held(me))


@rule
def why_not_two(game, who, move):
    if game.state.market_heap == 0:
        return reasons.MARKET_EMPTY
    return because(reasons.FURS_TO_SWAP, SWAPPED_FURS, how_many_with_tigers(game.state.players[who].heap))


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
        return reasons.NOT_IN_HAND
    have = furs_for(me, wide(card.value), False) + wide(me.furs[TIGER])
    return because(reasons.FURS_TO_FULFIL, wide(card.pay) + keep, have)


@rule
def why_not_season_wish(game, who, move):
    state = game.state
    me = state.players[who]
    if state.season == WINTER or not has(me, season_wish(state)):
        return reasons.NO_SEASON_WISH
    return reasons.SEASON_WISH_USED if me.season_wish_used else reasons.NO_ACTION_OPEN
