"""The five advanced actions: visit a village, use a yurt, take a wish, build an outpost, claim a tile.

They are done in the region of the Cossack or of an own outpost, unless something says "anywhere".
"""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, top, wide
from ..pieces.amounts import CLAIM_FURS
from ..pieces.box import REGIONS, TILE_REWARD, VILLAGE_REWARD, YURT_REWARD
from ..pieces.cards import S9, has, lowest_card
from ..pieces.decisions import DO_ACTION, DO_REWARD, DO_TAKE_TILE
from ..pieces.events import BUILT, CLAIMED, TOOK_FROM_TILE, TOOK_WISH, USED_YURT, VISITED
from ..pieces.furs import TIGER
from ..pieces.moves import BUILD, CLAIM, PASS, VISIT, WISH, YURT
from ..pieces.state import NOBODY
from .furs import can_cover, can_pay, count_of, how_many, how_many_with_tigers, lowest_of
from .goods import gain_fur, spend_horses
from .pay import ask_pay
from .reach import (
    EVERYWHERE,
    any_plain_yurt,
    any_village,
    cossack_places,
    cossack_regions,
    filled_by_payment,
    is_plain_village,
    is_plain_yurt,
    to_be_had,
    village_gives,
)
from .rewards import give_tile_reward
from .row import is_tile

# How an advanced action comes about.
FREE_OF_FUR, SECOND_ACTION, ANYWHERE = 0, 1, 2


@rule
def free_space(game, region):
    """The leftmost free outpost space, -1 when the region is full."""
    for space in range(game.box.outpost_spaces[region]):
        if game.state.outposts[region, space] == NOBODY:
            return space
    return -1


@rule
def can_build(game, who, region, horses):
    """One outpost a region for each player, on a free space, for the horses shown there."""
    me = game.state.players[who]
    if me.built >> region & 1:
        return False
    space = free_space(game, region)
    return space >= 0 and game.box.outpost_horses[region, space] <= horses


@rule
def furs_for(me, value, any_value):
    """Furs of a player that could pay for one of this value, tigers not counted."""
    held = how_many(me.heap)
    exact = count_of(me.heap, value)
    return held if any_value else exact + min(wide(me.coins), held - exact)


@rule
def claim_price(state, place):
    """Two furs, and one more for each fur or tiger still there."""
    return CLAIM_FURS + how_many_with_tigers(state.row[place].heap)


@rule
def legal_advanced(game, who, how, out, count):
    state = game.state
    me = state.players[who]
    at_cossack = EVERYWHERE if how == ANYWHERE else cossack_regions(game, who)
    reach = at_cossack | me.built
    second = 1 if how == SECOND_ACTION else 0
    any_value = (second & has(me, S9)) != 0
    held = how_many(me.heap)
    tigers = wide(me.furs[TIGER])
    if second and held + tigers == 0:
        return count
    coins, may_build = wide(me.coins), me.outposts > 0
    goods, filled = to_be_had(game, who), filled_by_payment(state) if second else 0
    while reach:
        region = lowest_card(reach)
        reach &= reach - 1
        # The region fur, unless the action is free of it or S9 lets any fur do.
        exact = count_of(me.heap, wide(state.region_fur[region]))
        power = exact + min(coins, held - exact) + tigers
        furs = held if any_value else power - tigers
        open = (second == 0) | (furs + tigers > 0)
        # A fur that is paid may fill bag or market before the visit; a tiger does not.
        gives = village_gives(game, region, goods | filled if furs > 0 else goods)
        count = offer(out, count, VISIT + region, open & gives)
        count = offer(out, count, YURT + region, open & (state.yurts[region] >= 0))
        count = offer(out, count, WISH + region, open & (state.wishes[region] >= 0))
        if may_build and at_cossack >> region & 1:
            count = offer(out, count, BUILD + region, open & can_build(game, who, region, me.horses))
        if power >= 2:
            count = legal_claims(game, who, how, region, held, out, count)
    return count


@rule
def legal_claims(game, who, how, region, held, out, count):
    state = game.state
    me = state.players[who]
    exact = count_of(me.heap, wide(state.region_fur[region]))
    others = held - exact
    coins, tigers = wide(me.coins), wide(me.furs[TIGER])
    second = 1 if how == SECOND_ACTION else 0
    free = 1 if second and has(me, S9) else 0
    narrow = state.options.narrow_claims and how != ANYWHERE and not me.built >> region & 1
    places = cossack_places(game, who) if narrow else -1
    for place in range(game.box.first_place[region], game.box.last_place[region] + 1):
        price = claim_price(state, place) + second - free
        within = (is_tile(state, place) & (places >> place)) != 0
        count = offer(out, count, CLAIM + place - 1, within & can_cover(exact, others, coins, tigers, price, free))
    return count


@rule
def can_act(game, who, how):
    """Whether some advanced action is open, free of region fur. Villages nearly always are."""
    state = game.state
    me = state.players[who]
    at_cossack = EVERYWHERE if how == ANYWHERE else cossack_regions(game, who)
    reach = at_cossack | me.built
    goods = to_be_had(game, who)
    for region in range(REGIONS):
        if reach >> region & 1:
            if village_gives(game, region, goods) or state.yurts[region] >= 0 or state.wishes[region] >= 0:
                return True
            if me.outposts > 0 and at_cossack >> region & 1 and can_build(game, who, region, me.horses):
                return True
            if can_claim_some(game, who, how, region):
                return True
    return False


@rule
def can_claim_some(game, who, how, region):
    """Whether a landscape of the region could be claimed for nothing but its price."""
    state = game.state
    me = state.players[who]
    narrow = state.options.narrow_claims and how != ANYWHERE and not me.built >> region & 1
    places = cossack_places(game, who) if narrow else -1
    for place in range(game.box.first_place[region], game.box.last_place[region] + 1):
        if is_tile(state, place) and places >> place & 1:
            if can_pay(me, claim_price(state, place), wide(state.region_fur[region]), 0):
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
        state.wishes[region] = -1
        state.players[who].hand |= 1 << wish
        tell(game, TOOK_WISH, who, region, wish)
    elif move >= YURT:
        region = move - YURT
        yurt = wide(state.yurts[region])
        state.yurts[region] = -1
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
def build(game, who, region, from_general, horses):
    space = free_space(game, region)
    game.state.outposts[region, space] = who + 1
    game.state.players[who].built |= 1 << region
    tell(game, BUILT, who, region, space, from_general, horses)
    spend_horses(game, who, horses)


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


@rule
def take_tile(game, who, place, taken):
    """A landscape that has been paid for: the tile, then its furs one after the other, then its reward.

    `taken` is the tile's number + 1 once it has been taken. Cossacks on it are left standing in the gap.
    """
    spot = game.state.row[place]
    if not taken:
        taken = wide(spot.tile) + 1
        spot.tile = -1
        game.state.landscapes &= ~(1 << place)
        terrain = wide(game.box.tiles[taken - 1].terrain)
        game.state.players[who].tiles[terrain] += 1
        tell(game, CLAIMED, who, place, taken - 1, terrain)
    if spot.heap:
        fur = lowest_of(spot.heap)
        spot.furs[fur] -= 1
        push(game, DO_TAKE_TILE, who, place, taken)
        tell(game, TOOK_FROM_TILE, who, place, fur)
        gain_fur(game, who, fur)
        return
    if who == game.state.ivan:
        push(game, DO_REWARD, who, TILE_REWARD + taken - 1)
    else:
        give_tile_reward(game, who, TILE_REWARD + taken - 1)


# Decisions that offer advanced actions.


@rule
def how_far(game):
    """How the advanced action on top of the stack comes about."""
    return ANYWHERE if top(game).anywhere else FREE_OF_FUR


@rule
def legal_extra_action(game, who, out):
    """An extra advanced action, free of region fur: from a season wish, A9 or a song."""
    count = legal_advanced(game, who, how_far(game), out, 0)
    if top(game).declinable:
        out[count] = PASS
        count += 1
    return count


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
    barred, goods = top(game).barred, to_be_had(game, who)
    count = 0
    for region in range(REGIONS):
        if village_gives(game, region, goods) and (not barred or is_plain_village(game, region)):
            out[count] = VISIT + region
            count += 1
    return count


@rule
def any_village_left(game, who):
    return any_village(game, who, top(game).barred)


@rule
def legal_yurt(game, who, out):
    count = 0
    for region in range(REGIONS):
        if is_plain_yurt(game, region):
            out[count] = YURT + region
            count += 1
    return count


@rule
def any_plain_yurt_left(game, who):
    return any_plain_yurt(game)


@rule
def can_build_free(game, who, region):
    """By a song: from the general supply, for no horses."""
    me = game.state.players[who]
    return me.outposts_left > 0 and not me.built >> region & 1 and free_space(game, region) >= 0


@rule
def legal_outpost_song(game, who, out):
    count = 0
    for region in range(REGIONS):
        if can_build_free(game, who, region):
            out[count] = BUILD + region
            count += 1
    return count


@rule
def can_build_by_song(game, who):
    for region in range(REGIONS):
        if can_build_free(game, who, region):
            return True
    return False


@rule
def apply_outpost_song(game, who, move):
    pop(game)
    game.state.players[who].outposts_left -= 1
    build(game, who, move - BUILD, 1, 0)
