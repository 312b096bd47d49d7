"""The five advanced actions: visit a village, use a yurt, take a wish, build an outpost, claim a tile.

They are done in the region of the Cossack or of an own outpost, unless something says "anywhere".
"""

from __future__ import annotations

from ....kernel.tools import lowest_bit, offer, pop, push, rule, tell, top, wide
from ..pieces.box import REGIONS, VILLAGE_REWARD, YURT_REWARD
from ..pieces.cards import S9, has
from ..pieces.decisions import DO_ACTION, DO_REWARD, DO_TAKE_TILE
from ..pieces.events import TOOK_WISH, USED_YURT, VISITED
from ..pieces.furs import TIGER
from ..pieces.moves import BUILD, CLAIM, PASS, VISIT, WISH, YURT
from ..pieces.state import NONE
from . import reach
from .claims import can_claim_some, claim_price, legal_claims
from .furs import count_of, how_many
from .outposts import build, can_build, free_space
from .pay import ask_pay


@rule
def legal_advanced(game, who, how, out, count):
    state = game.state
    me = state.players[who]
    at_cossack = reach.EVERYWHERE if how == reach.ANYWHERE else reach.cossack_regions(game, who)
    in_reach = at_cossack | me.built
    second = 1 if how == reach.SECOND_ACTION else 0
    any_value = (second & has(me, S9)) != 0
    held = how_many(me.heap)
    tigers = wide(me.furs[TIGER])
    if second and held + tigers == 0:
        return count
    coins, may_build = wide(me.coins), me.outposts > 0
    goods, filled = reach.to_be_had(game, who), reach.filled_by_payment(state) if second else 0
    while in_reach:
        region = lowest_bit(in_reach)
        in_reach &= in_reach - 1
        # The region fur, unless the action is free of it or S9 lets any fur do.
        exact = count_of(me.heap, wide(state.region_fur[region]))
        power = exact + min(coins, held - exact) + tigers
        furs = held if any_value else power - tigers
        open = (second == 0) | (furs + tigers > 0)
        # A fur that is paid may fill bag or market before the visit; a tiger does not.
        gives = reach.village_gives(game, region, goods | filled if furs > 0 else goods)
        count = offer(out, count, VISIT + region, open & gives)
        count = offer(out, count, YURT + region, open & (state.yurts[region] >= 0))
        count = offer(out, count, WISH + region, open & (state.wishes[region] >= 0))
        if may_build and at_cossack >> region & 1:
            count = offer(out, count, BUILD + region, open & can_build(game, who, region, me.horses))
        if power >= 2:
            count = legal_claims(game, who, how, region, held, out, count)
    return count


@rule
def can_act(game, who, how):
    """Whether some advanced action is open, free of region fur. Villages nearly always are."""
    state = game.state
    me = state.players[who]
    at_cossack = reach.EVERYWHERE if how == reach.ANYWHERE else reach.cossack_regions(game, who)
    in_reach = at_cossack | me.built
    goods = reach.to_be_had(game, who)
    for region in range(REGIONS):
        if in_reach >> region & 1:
            if reach.village_gives(game, region, goods) or state.yurts[region] >= 0 or state.wishes[region] >= 0:
                return True
            if me.outposts > 0 and at_cossack >> region & 1 and can_build(game, who, region, me.horses):
                return True
            if can_claim_some(game, who, how, region):
                return True
    return False


@rule
def act(game, who, move):
    """Carry out an advanced action that costs no region fur, or whose region fur has been paid."""
    state = game.state
    if move >= CLAIM:
        place = move - CLAIM + 1
        push(game, DO_TAKE_TILE, who, place)
        ask_pay(game, who, claim_price(state, place), wide(state.region_fur[game.box.region_of[place]]), 0, 0)
    elif move >= BUILD:
        region = move - BUILD
        state.players[who].outposts -= 1
        build(game, who, region, 0, wide(game.box.outpost_horses[region, free_space(game, region)]))
    elif move >= WISH:
        region = move - WISH
        wish = wide(state.wishes[region])
        state.wishes[region] = NONE
        state.players[who].hand |= 1 << wish
        tell(game, TOOK_WISH, who, region, wish)
    elif move >= YURT:
        region = move - YURT
        yurt = wide(state.yurts[region])
        state.yurts[region] = NONE
        tell(game, USED_YURT, who, region, yurt)
        push(game, DO_REWARD, who, YURT_REWARD + yurt)
    else:
        visit(game, who, move - VISIT)


@rule
def visit(game, who, region):
    village = wide(game.state.villages[region])
    tell(game, VISITED, who, region, village)
    push(game, DO_REWARD, who, VILLAGE_REWARD + village)


@rule
def pay_and_act(game, who, move):
    """A second advanced action: first a fur of the region's value, or any fur with S9."""
    state = game.state
    any_value = has(state.players[who], S9)
    if move >= CLAIM:
        place = move - CLAIM + 1
        value = wide(state.region_fur[game.box.region_of[place]])
        price = claim_price(state, place)
        push(game, DO_TAKE_TILE, who, place)
        if any_value:
            ask_pay(game, who, price, value, 0, 1)
        else:
            ask_pay(game, who, price + 1, value, 0, 0)
        return
    push(game, DO_ACTION, who, move)
    if any_value:
        ask_pay(game, who, 0, 0, 0, 1)
    else:
        region = (move - VISIT) % REGIONS
        ask_pay(game, who, 1, wide(state.region_fur[region]), 0, 0)


# Decisions that offer advanced actions.


@rule
def how_far(game):
    """How the advanced action on top of the stack comes about."""
    return reach.ANYWHERE if top(game).anywhere else reach.FREE_OF_FUR


@rule
def legal_extra_action(game, who, out):
    """An extra advanced action, free of region fur: from a season wish, A9 or a song."""
    count = legal_advanced(game, who, how_far(game), out, 0)
    return offer(out, count, PASS, top(game).declinable)


@rule
def can_act_now(game, who):
    return can_act(game, who, how_far(game))


@rule
def apply_extra_action(game, who, move):
    pop(game)
    if move != PASS:
        act(game, who, move)


@rule
def legal_village(game, who, out):
    """Any village of the board; a trophy reward may not choose the one that shows the trophy."""
    barred, goods = top(game).barred, reach.to_be_had(game, who)
    count = 0
    for region in range(REGIONS):
        if reach.village_gives(game, region, goods) and (not barred or reach.is_plain_village(game, region)):
            out[count] = VISIT + region
            count += 1
    return count


@rule
def any_village_left(game, who):
    return reach.any_village(game, who, top(game).barred)


@rule
def legal_yurt(game, who, out):
    count = 0
    for region in range(REGIONS):
        count = offer(out, count, YURT + region, reach.is_plain_yurt(game, region))
    return count


@rule
def any_plain_yurt_left(game, who):
    return reach.any_plain_yurt(game)
