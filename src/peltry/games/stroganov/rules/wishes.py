"""Fulfilling the Tsar's wishes: own the furs shown, return the red-framed ones, score, keep the card."""

from __future__ import annotations

from ....kernel.tools import lowest_bit, offer, pop, push, rule, tell, wide
from ..pieces.box import WISHES
from ..pieces.cards import A3, A10, SEASON_WISHES, has, holds
from ..pieces.decisions import DO_FULFIL
from ..pieces.events import FULFILLED, USED_SEASON_WISH
from ..pieces.furs import TIGER
from ..pieces.moves import FULFIL, PASS
from ..pieces.state import FROM_WISHES, WINTER
from .furs import can_cover, how_many
from .goods import gain_points, gain_tigers
from .pay import ask_cover, ask_pay


@rule
def furs_to_keep(game, player, wish):
    """Furs that must be owned besides those paid. A3 asks one fewer, unless all are paid anyway."""
    card = game.box.wishes[wish]
    keep = wide(card.need) - wide(card.pay)
    if keep > 0 and has(player, A3):
        keep -= 1
    return keep


@rule
def can_fulfil(game, player, wish, held, keep):
    card = game.box.wishes[wish]
    exact = wide(player.furs[card.value])
    coins, tigers = wide(player.coins), wide(player.furs[TIGER])
    return can_cover(exact, held - exact, coins, tigers, wide(card.pay) + keep, 0)


@rule
def legal_fulfil(game, who, verb, out, count):
    player = game.state.players[who]
    hand = player.hand
    if hand == 0 or player.heap == 0:  # each costs at least one fur
        return count
    held = how_many(player.heap)
    while hand:
        wish = lowest_bit(hand)
        hand &= hand - 1
        count = offer(out, count, verb + wish, can_fulfil(game, player, wish, held, furs_to_keep(game, player, wish)))
    return count


@rule
def start_fulfil(game, who, wish, keep):
    """Pay first; then see to the furs that must be owned; then the wish is fulfilled."""
    card = game.box.wishes[wish]
    value = wide(card.value)
    push(game, DO_FULFIL, who, wish)
    if keep > 0:
        ask_cover(game, who, keep, value)
    ask_pay(game, who, wide(card.pay), value, keep, 0)


@rule
def finish_fulfil(game, who, wish):
    player = game.state.players[who]
    player.hand &= ~(1 << wish)
    player.fulfilled |= 1 << wish
    tell(game, FULFILLED, who, wish)
    points = wide(game.box.wishes[wish].points)
    if points > 0:
        gain_points(game, who, points, FROM_WISHES)
    if wish == A10:
        gain_tigers(game, who, 1)


# The song that fulfils a wish with only its paid furs.


@rule
def legal_wish_song(game, who, out):
    player = game.state.players[who]
    held = how_many(player.heap)
    out[0] = PASS
    count = 1
    for wish in range(WISHES):
        count = offer(out, count, FULFIL + wish, holds(player, wish) and can_fulfil(game, player, wish, held, 0))
    return count


@rule
def can_use_wish_song(game, who):
    player = game.state.players[who]
    held = how_many(player.heap)
    for wish in range(WISHES):
        if holds(player, wish) and can_fulfil(game, player, wish, held, 0):
            return True
    return False


@rule
def apply_wish_song(game, who, move):
    pop(game)
    if move != PASS:
        start_fulfil(game, who, move - FULFIL, 0)


# A11, A12 and A13 give an extra advanced action in spring, summer and autumn.


@rule
def season_wish_open(game, who):
    state = game.state
    me = state.players[who]
    return state.season < WINTER and has(me, season_wish(state)) and not me.season_wish_used


@rule
def season_wish(state):
    return SEASON_WISHES[state.season]


@rule
def use_season_wish(game, who):
    game.state.players[who].season_wish_used = 1
    tell(game, USED_SEASON_WISH, who, season_wish(game.state))
