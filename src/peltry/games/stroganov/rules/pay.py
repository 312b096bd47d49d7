"""Paying furs. Furs have exact values; a coin gives a fur any value, a tiger has any value.

The player chooses what to pay with; where there is no choice the payment makes itself.
"""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, top, wide
from ..pieces.decisions import ASK_COVER, ASK_PAY, FREE
from ..pieces.events import COVERED, PAID_FUR
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.moves import COVER_COIN, COVER_TIGER, PAY
from ..pieces.state import NONE
from .furs import can_cover, count_of, how_many, lowest_of
from .goods import lose_fur, spend_coins


@rule
def ask_pay(game, who, places, value, keep, free):
    """Ask for `free` furs of any value and `places` of one value; `keep` more of it must stay."""
    push(game, ASK_PAY, who, places, value, keep + FREE * free)


@rule
def may_pay_with(player, held, fur, places, value, keep, free):
    """Whether the rest can still be paid and kept once this fur, one of those held, is gone."""
    exact = wide(player.furs[value]) if places + keep > 0 else 0
    others = held - exact
    coins = wide(player.coins)
    tigers = wide(player.furs[TIGER])
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
def legal_pay(game, who, out):
    frame = top(game)
    player = game.state.players[who]
    places, value = wide(frame.furs), wide(frame.value)
    keep, free = wide(frame.keep_and_free) % FREE, wide(frame.keep_and_free) // FREE
    held = how_many(player.heap)
    count = 0
    for fur in range(LOWEST_FUR, TIGER + 1):
        if count_of(player.heap, fur) > 0:
            count = offer(
                out, count, PAY + fur - LOWEST_FUR, may_pay_with(player, held, fur, places, value, keep, free)
            )
    return count


@rule
def apply_pay(game, who, move):
    """One fur of the payment."""
    frame, fur = top(game), move - PAY + LOWEST_FUR
    if frame.keep_and_free >= FREE:
        frame.keep_and_free -= FREE
        tell(game, PAID_FUR, who, fur, 0, 0)
    else:
        coin = 1 if fur != frame.value and fur != TIGER else 0
        frame.furs -= 1
        tell(game, PAID_FUR, who, fur, frame.value, coin)
        spend_coins(game, who, coin)
    lose_fur(game, who, fur)
    if frame.furs == 0 and frame.keep_and_free < FREE:
        pop(game)


@rule
def only_payment(game, who):
    """The only fur that will do; when all must go and their order is of no matter, the lowest."""
    frame = top(game)
    player = game.state.players[who]
    places, value = wide(frame.furs), wide(frame.value)
    keep, free = wide(frame.keep_and_free) % FREE, wide(frame.keep_and_free) // FREE
    held = how_many(player.heap)
    if held + player.furs[TIGER] == places + free and (places == 0 or free == 0):
        return PAY + lowest_of(player.heap) - LOWEST_FUR
    only = NONE
    for fur in range(LOWEST_FUR, TIGER + 1):
        if count_of(player.heap, fur) > 0 and may_pay_with(player, held, fur, places, value, keep, free):
            if only != NONE:
                return NONE
            only = PAY + fur - LOWEST_FUR
    return only


# Furs that a wish asks to be owned and that are missing: a coin lends another fur the value for
# the moment, a tiger is spent.


@rule
def ask_cover(game, who, keep, value):
    push(game, ASK_COVER, who, keep, value, -1)


@rule
def count_missing(game, who):
    """Once the payment is made: how many of the kept furs are missing, how many could be lent."""
    frame = top(game)
    if frame.lendable < 0:
        player = game.state.players[who]
        exact = wide(player.furs[frame.value])
        frame.furs = max(0, frame.furs - exact)
        frame.lendable = how_many(player.heap) - exact


@rule
def can_lend(game, who):
    return top(game).lendable > 0 and game.state.players[who].coins > 0


@rule
def is_missing(game, who):
    return top(game).furs > 0


@rule
def only_cover(game, who):
    """With a coin or with a tiger, when only one of them can."""
    if not can_lend(game, who):
        return COVER_TIGER
    return NONE if game.state.players[who].furs[TIGER] > 0 else COVER_COIN


@rule
def legal_cover(game, who, out):
    out[0] = COVER_COIN
    out[1] = COVER_TIGER
    return 2


@rule
def apply_cover(game, who, move):
    frame = top(game)
    frame.furs -= 1
    if move == COVER_COIN:
        frame.lendable -= 1
        tell(game, COVERED, who, 1, 0, frame.value)
        spend_coins(game, who, 1)
    else:
        tell(game, COVERED, who, 0, 1, frame.value)
        lose_fur(game, who, TIGER)
    if frame.furs == 0:
        pop(game)
