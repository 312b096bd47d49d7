"""Paying furs. Furs have exact values; a coin gives a fur any value, a tiger has any value.

The player chooses what to pay with; where there is no choice the payment makes itself.
"""

from __future__ import annotations

import numpy as np

from ...kernel.decisions import offer, pop, push, top
from ...kernel.events import tell
from ...kernel.rule import rule
from .asks import ASK_COVER, ASK_PAY
from .events import COVERED, PAID_FUR
from .furs import can_cover, count_of, how_many, lowest_of
from .goods import lose_fur, spend_coins
from .moves import COVER_COIN, COVER_TIGER, PAY
from .state import LOWEST_FUR, TIGER

FREE = 16  # in a frame's third number: furs of any value, times this, plus furs to be kept


@rule
def ask_pay(game, who, places, value, keep, free):
    """Ask for `free` furs of any value and `places` of one value; `keep` more of it must stay."""
    push(game, ASK_PAY, who, places, value, keep + FREE * free)


@rule
def may_pay_with(player, held, fur, places, value, keep, free):
    """Whether the rest can still be paid and kept once this fur, one of those held, is gone."""
    exact = np.int64(player.furs[value]) if places + keep > 0 else 0
    others = held - exact
    coins = np.int64(player.coins)
    tigers = np.int64(player.furs[TIGER])
    if free > 0:
        free -= 1
    else:
        places -= 1
        if fur != value and fur != TIGER:
            coins -= 1
            if coins < 0:
                return False
    if fur == TIGER:
        tigers -= 1
    elif fur == value:
        exact -= 1
    else:
        others -= 1
    return can_cover(exact, others, coins, tigers, places + keep, free)


@rule
def legal_pay(game, out):
    frame = top(game)
    player = game.state.players[frame.who]
    places, value = np.int64(frame.a), np.int64(frame.b)
    keep, free = np.int64(frame.c) % FREE, np.int64(frame.c) // FREE
    held = how_many(player.heap)
    count = 0
    for fur in range(LOWEST_FUR, TIGER + 1):
        if count_of(player.heap, fur) > 0:
            count = offer(
                out, count, PAY + fur - LOWEST_FUR, may_pay_with(player, held, fur, places, value, keep, free)
            )
    return count


@rule
def pay_with(game, fur):
    """Pay one fur of the payment on top of the stack."""
    frame = top(game)
    who = np.int64(frame.who)
    if frame.c >= FREE:
        frame.c -= FREE
        tell(game, PAID_FUR, who, fur, 0, 0)
    else:
        coin = 1 if fur != frame.b and fur != TIGER else 0
        frame.a -= 1
        tell(game, PAID_FUR, who, fur, frame.b, coin)
        spend_coins(game, who, coin)
    lose_fur(game, who, fur)
    if frame.a == 0 and frame.c < FREE:
        pop(game)


@rule
def pay_what_has_no_choice(game):
    """Pay one fur by itself when it is the only one that will do, or when all must go and their order is
    of no matter. Answers whether it did."""
    frame = top(game)
    player = game.state.players[frame.who]
    places, value = np.int64(frame.a), np.int64(frame.b)
    keep, free = np.int64(frame.c) % FREE, np.int64(frame.c) // FREE
    held = how_many(player.heap)
    if held + player.furs[TIGER] == places + free and (places == 0 or free == 0):
        pay_with(game, lowest_of(player.heap))
        return True
    only = 0
    for fur in range(LOWEST_FUR, TIGER + 1):
        if count_of(player.heap, fur) > 0 and may_pay_with(player, held, fur, places, value, keep, free):
            if only:
                return False
            only = fur
    pay_with(game, only)
    return True


# Furs that a wish asks to be owned and that are missing: a coin lends another fur the value for
# the moment, a tiger is spent.


@rule
def ask_cover(game, who, keep, value):
    push(game, ASK_COVER, who, keep, value, -1)


@rule
def count_missing(game):
    """Once the payment is made: how many of the kept furs are missing, how many could be lent."""
    frame = top(game)
    if frame.c < 0:
        player = game.state.players[frame.who]
        exact = np.int64(player.furs[frame.b])
        frame.a = max(0, frame.a - exact)
        frame.c = how_many(player.heap) - exact


@rule
def can_lend(game):
    frame = top(game)
    return frame.c > 0 and game.state.players[frame.who].coins > 0


@rule
def cover_without_choice(game):
    """Cover a missing fur by itself when only coins or only tigers can. Answers whether it did."""
    count_missing(game)
    frame = top(game)
    if frame.a == 0:
        pop(game)
        return True
    tiger = game.state.players[frame.who].furs[TIGER] > 0
    if can_lend(game):
        if tiger:
            return False
        cover_with(game, COVER_COIN)
    else:
        cover_with(game, COVER_TIGER)
    return True


@rule
def legal_cover(game, out):
    out[0] = COVER_COIN
    out[1] = COVER_TIGER
    return 2


@rule
def cover_with(game, move):
    frame = top(game)
    who = np.int64(frame.who)
    frame.a -= 1
    if move == COVER_COIN:
        frame.c -= 1
        tell(game, COVERED, who, 1, 0, frame.b)
        spend_coins(game, who, 1)
    else:
        tell(game, COVERED, who, 0, 1, frame.b)
        lose_fur(game, who, TIGER)
    if frame.a == 0:
        pop(game)
