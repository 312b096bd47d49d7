"""Counting furs, drawing them from the bag, the market, and what a player could pay with."""

from __future__ import annotations

import numpy as np

from ....kernel.tools import clause, count_bits, draw, lowest_bit, offer, pop, push, rule, tell, wide
from ..pieces.decisions import ASK_COVER, ASK_KEEP, ASK_PAY
from ..pieces.events import DREW, KEPT, REFILLED, TOOK_MARKET
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.moves import KEEP, TAKE
from ..pieces.state import MARKET_PLACES, NONE
from .goods import gain_fur

# A heap is one number with a byte for each kind; times ONES, its highest byte is their sum.
# Unsigned, because a signed product may not run over.
ONES, HIGHEST_BYTE = np.uint64(0x0101010101010101), np.uint64(56)
WITHOUT_TIGERS = (1 << 56) - 1
HIGH_BITS = np.uint64(0x8080808080808080)


@rule
def how_many_with_tigers(heap):
    return wide(np.uint64(heap) * ONES >> HIGHEST_BYTE)


@rule
def how_many(heap):
    """Furs in a heap, tigers not counted."""
    return how_many_with_tigers(heap & WITHOUT_TIGERS)


@rule
def count_of(heap, fur):
    return heap >> 8 * (fur - LOWEST_FUR) & 0xFF


@rule
def without(heap, fur, furs):
    """A heap from which so many furs of a kind are taken."""
    return heap - (furs << 8 * (fur - LOWEST_FUR))


@rule
def lowest_of(heap):
    """The lowest fur of a heap that is not empty."""
    return LOWEST_FUR + (lowest_bit(heap) >> 3)


@rule
def can_cover(exact, others, coins, tigers, places, free):
    """Whether furs suffice for `places` of one value and `free` more of any value.

    A fur of another value needs a coin to fill a place; a tiger fills any.
    """
    return (exact + min(coins, others) + tigers >= places) & (exact + others + tigers >= places + free)


@rule
def can_pay(player, places, value, free):
    """Whether a player could pay `places` furs of a value, and `free` furs of any value besides."""
    exact = wide(player.furs[value]) if places > 0 else 0
    others = how_many(player.heap) - exact
    return can_cover(exact, others, wide(player.coins), wide(player.furs[TIGER]), places, free)


@rule
def furs_for(me, value, any_value):
    """Furs of a player that could pay for one of this value, tigers not counted."""
    held = how_many(me.heap)
    exact = count_of(me.heap, value)
    return held if any_value else exact + min(wide(me.coins), held - exact)


@rule
def draw_fur(game):
    """One fur from the bag, which must not be empty."""
    heap = game.state.bag_heap
    fur = nth_of(heap, draw(game, how_many(heap)))
    game.state.bag[fur] -= 1
    return fur


@rule
def nth_of(heap, n):
    """The kind of fur number n, from 0, when a heap lies sorted: as many kinds up as end before it.

    Every byte of heap * ONES is the sum of the kinds up to it; all eight are compared with n at once.
    """
    sums = np.uint64(heap) * ONES
    return LOWEST_FUR + count_bits(wide((np.uint64(n) * ONES | HIGH_BITS) - sums & HIGH_BITS))


@rule
def draw_from_bag(game, who):
    """A bag fur: draw two, keep one. Ivan draws one and keeps it."""
    state = game.state
    in_bag = how_many(state.bag_heap)
    if in_bag == 0:
        return
    first = draw_fur(game)
    if in_bag == 1 or who == state.ivan:
        tell(game, DREW, who, first, 0)
        tell(game, KEPT, who, first, 0)
        gain_fur(game, who, first)
        return
    second = draw_fur(game)
    tell(game, DREW, who, first, second)
    state.drawn[0] = min(first, second)
    state.drawn[1] = max(first, second)
    if first == second:
        keep(game, who, first)
    else:
        push(game, ASK_KEEP, who)


@rule
def legal_keep(game, who, out):
    out[0] = KEEP + game.state.drawn[0] - LOWEST_FUR
    out[1] = KEEP + game.state.drawn[1] - LOWEST_FUR
    return 2


@rule
def keep(game, who, fur):
    state = game.state
    other = wide(state.drawn[0]) + wide(state.drawn[1]) - fur
    state.drawn[0] = 0
    state.drawn[1] = 0
    state.bag[other] += 1
    tell(game, KEPT, who, fur, other)
    gain_fur(game, who, fur)


@rule
def apply_keep(game, who, move):
    pop(game)
    keep(game, who, move - KEEP + LOWEST_FUR)


@rule
def take_from_market(game, who, fur):
    """The gap is filled as soon as the fur has been taken and everything paid."""
    game.state.market[fur] -= 1
    game.state.market_gaps += 1
    tell(game, TOOK_MARKET, who, fur)
    gain_fur(game, who, fur)


@rule
def fill_market(game):
    state = game.state
    while state.market_gaps > 0 and state.bag_heap != 0:
        fur = draw_fur(game)
        state.market[fur] += 1
        state.market_gaps -= 1
        tell(game, REFILLED, NONE, fur)


@clause
def fill_gaps(game, kind):
    """As soon as everything has been paid."""
    if game.state.market_gaps > 0 and kind != ASK_PAY and kind != ASK_COVER:
        fill_market(game)


@rule
def market_is_empty(state):
    return state.market_gaps == MARKET_PLACES


@rule
def has_market(game, who):
    return not market_is_empty(game.state)


@rule
def legal_market(game, who, out):
    heap = game.state.market_heap
    count = 0
    for fur in range(LOWEST_FUR, TIGER):
        count = offer(out, count, TAKE + fur - LOWEST_FUR, count_of(heap, fur) > 0)
    return count


@rule
def apply_market(game, who, move):
    pop(game)
    take_from_market(game, who, move - TAKE + LOWEST_FUR)
