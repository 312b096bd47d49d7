"""Why a Cossack may not go there, and why a basic action is closed."""

from __future__ import annotations

from ....kernel.tools import because, rule, top, wide
from ..pieces import reasons
from ..pieces.amounts import MOST_PAID_STEPS
from ..pieces.cards import A8, S8, has
from ..pieces.decisions import ASK_HUNT_MORE, ASK_MAIN, PAID_MAIN
from ..pieces.moves import GO, WALK
from .furs import can_pay
from .hunt import horses_to_skip, hunted_fur, hunted_place, second_fur_coins
from .row import free_steps, horses_to, is_tile, next_tile, steps_between


@rule
def is_second_action(game):
    return top(game).kind == ASK_MAIN and top(game).which == PAID_MAIN


@rule
def why_not_go(game, who, move):
    state, place = game.state, move - GO + 1
    me = state.players[who]
    if not is_tile(state, place):
        return reasons.GAP
    if place <= me.place:
        return reasons.NOT_EAST
    steps, most = steps_between(state, wide(me.place), place), free_steps(me) + MOST_PAID_STEPS
    if steps > most:
        return because(reasons.TOO_FAR, steps, most)
    return because(reasons.HORSES_TO_MOVE, horses_to(state, me, place), wide(me.horses))


@rule
def why_not_walk(game, who, move):
    state, place = game.state, move - WALK + 1
    me = state.players[who]
    here = wide(me.place)
    if not is_tile(state, place):
        return reasons.GAP
    if place == here:
        return reasons.SAME_PLACE
    # Going west, the landscape one stands on does not count, and that one arrives on does.
    steps = steps_between(state, here, place) if place > here else steps_between(state, place - 1, here - 1)
    return because(reasons.TOO_FAR, steps, free_steps(me)) if steps > free_steps(me) else reasons.NO_FUR


@rule
def why_not_trade(game, who, move):
    value = wide(game.state.trade_fur)
    return reasons.NO_FUR if can_pay(game.state.players[who], 1, value, 0) else because(reasons.TRADE_FUR, value)


@rule
def in_hunting_reach(game, who, place):
    """The Cossack's own landscape; with S8 also the nearest to the right and left."""
    state = game.state
    me = state.players[who]
    here = wide(me.place)
    if place == here:
        return is_tile(state, place) != 0
    return has(me, S8) and (place == next_tile(state, here, 1) or place == next_tile(state, here, -1))


@rule
def why_not_hunt(game, who, move):
    state, place, fur = game.state, hunted_place(move), hunted_fur(move)
    me = state.players[who]
    if not in_hunting_reach(game, who, place):
        return reasons.TOO_FAR_TO_HUNT
    if state.row[place].furs[fur] == 0:
        return reasons.FUR_NOT_THERE
    if top(game).kind == ASK_HUNT_MORE and me.coins < second_fur_coins(me):
        return reasons.COIN_TO_HUNT
    horses = 0 if has(me, A8) else horses_to_skip(state, place, fur)
    return because(reasons.HORSES_TO_HUNT, horses, wide(me.horses)) if horses > me.horses else reasons.NO_FUR
