"""The five advanced actions: visit a village, use a yurt, take a wish, build an outpost, claim a tile.

They are done in the region of the Cossack or of an own outpost, unless something says "anywhere".
"""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, top, wide
from ..pieces.box import MARKET_FUR, REGIONS, ROW, TILE_REWARD, VILLAGE_REWARD, YURT_REWARD
from ..pieces.cards import A6, S9, has, lowest_card
from ..pieces.decisions import DO_ACTION, DO_REWARD, DO_TAKE_TILE
from ..pieces.events import BUILT, CLAIMED, TOOK_FROM_TILE, TOOK_WISH, USED_YURT, VISITED
from ..pieces.furs import TIGER
from ..pieces.moves import BUILD, CLAIM, PASS, VISIT, WISH, YURT
from ..pieces.state import NOBODY
from .furs import can_cover, can_pay, count_of, how_many, how_many_with_tigers, lowest_of, market_is_empty
from .goods import gain_fur, spend_horses
from .pay import ask_pay
from .row import is_tile, next_tile

# How an advanced action comes about.
FREE_OF_FUR, SECOND_ACTION, ANYWHERE = 0, 1, 2

EVERYWHERE = (1 << REGIONS) - 1


@rule
def cossack_places(game, who):
    """Places where the Cossack may act as if it stood there, a bit for each: its own, and with A6
    the first and second landscape to the west."""
    state = game.state
    me = state.players[who]
    place = wide(me.place)
    places = 1 << place
    if has(me, A6):
        for _ in range(2):
            place = next_tile(state, place, -1)
            if place == 0:
                break
            places |= 1 << place
    return places


@rule
def regions_of(game, places):
    regions = 0
    for place in range(1, ROW + 1):
        if places >> place & 1:
            regions |= 1 << game.box.region_of[place]
    return regions


@rule
def cossack_regions(game, who):
    if not has(game.state.players[who], A6):
        place = game.state.players[who].place
        return 1 << game.box.region_of[place] if place > 0 else 0
    return regions_of(game, cossack_places(game, who))


@rule
def village_gives_something(game, region):
    """A village of market furs gives nothing while market and bag are empty."""
    if not market_is_empty(game.state):
        return True
    reward = game.box.rewards[VILLAGE_REWARD + game.state.villages[region]]
    return reward.count > 1 or reward.goods[0] != MARKET_FUR


@rule
def free_space(state, region):
    """The leftmost free outpost space, -1 when the region is full."""
    for space in range(3):
        if state.outposts[region, space] == NOBODY:
            return space
    return -1


@rule
def can_build(game, who, region, horses):
    """One outpost a region for each player, on a free space, for the horses shown there."""
    me = game.state.players[who]
    if me.built >> region & 1:
        return False
    space = free_space(game.state, region)
    return space >= 0 and game.box.outpost_horses[region, space] <= horses


@rule
def claim_price(state, place):
    """Two furs, and one more for each fur or tiger still there."""
    return 2 + how_many_with_tigers(state.row[place].heap)


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
    while reach:
        region = lowest_card(reach)
        reach &= reach - 1
        # The region fur, unless the action is free of it or S9 lets any fur do.
        exact = count_of(me.heap, wide(state.region_fur[region]))
        power = exact + min(coins, held - exact) + tigers
        open = (second == 0) | any_value | (power > 0)
        # The fur paid for a second action fills the bag, and from there the market, before the visit.
        gives = village_gives_something(game, region) | ((second == 1) & (held > 0))
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
def can_act(game, who):
    """Whether some advanced action is open at the Cossack or an outpost. Villages nearly always are."""
    state = game.state
    me = state.players[who]
    at_cossack = cossack_regions(game, who)
    reach = at_cossack | me.built
    for region in range(REGIONS):
        if reach >> region & 1:
            if village_gives_something(game, region) or state.yurts[region] >= 0 or state.wishes[region] >= 0:
                return True
            if me.outposts > 0 and at_cossack >> region & 1 and can_build(game, who, region, me.horses):
                return True
            if can_claim_some(game, who, region):
                return True
    return False


@rule
def can_claim_some(game, who, region):
    """Whether a landscape of the region could be claimed for nothing but its price."""
    state = game.state
    me = state.players[who]
    narrow = state.options.narrow_claims and not me.built >> region & 1
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
        horses = wide(game.box.outpost_horses[region, free_space(state, region)])
        spend_horses(game, who, horses)
        state.players[who].outposts -= 1
        build(game, who, region, 0)
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
def build(game, who, region, from_general):
    space = free_space(game.state, region)
    game.state.outposts[region, space] = who + 1
    game.state.players[who].built |= 1 << region
    tell(game, BUILT, who, region, space, from_general)


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
    push(game, DO_REWARD, who, TILE_REWARD + taken - 1)


# Decisions that offer advanced actions.


@rule
def legal_extra_action(game, who, out):
    """An extra advanced action, free of region fur: from a season wish, A9 or a song."""
    frame = top(game)
    count = legal_advanced(game, who, ANYWHERE if frame.anywhere else FREE_OF_FUR, out, 0)
    if frame.declinable:
        out[count] = PASS
        count += 1
    return count


@rule
def apply_extra_action(game, who, move):
    pop(game)
    if move != PASS:
        act(game, who, move)


@rule
def legal_village(game, who, out):
    """Any village of the board; a trophy reward may not choose the one that shows the trophy."""
    barred = top(game).barred
    count = 0
    for region in range(REGIONS):
        if barred and game.box.trophy_village[game.state.villages[region]]:
            continue
        if village_gives_something(game, region):
            out[count] = VISIT + region
            count += 1
    return count


@rule
def is_plain_yurt(game, region):
    yurt = game.state.yurts[region]
    return yurt >= 0 and not game.box.trophy_yurt[yurt]


@rule
def legal_yurt(game, who, out):
    count = 0
    for region in range(REGIONS):
        if is_plain_yurt(game, region):
            out[count] = YURT + region
            count += 1
    return count


@rule
def any_plain_yurt(game):
    for region in range(REGIONS):
        if is_plain_yurt(game, region):
            return True
    return False


@rule
def any_plain_yurt_left(game, who):
    return any_plain_yurt(game)


@rule
def legal_outpost_song(game, who, out):
    """Build anywhere from the general supply, for no horses."""
    count = 0
    if game.state.players[who].outposts_left > 0:
        for region in range(REGIONS):
            if can_build(game, who, region, 99):
                out[count] = BUILD + region
                count += 1
    return count


@rule
def can_build_by_song(game, who):
    if game.state.players[who].outposts_left > 0:
        for region in range(REGIONS):
            if can_build(game, who, region, 99):
                return True
    return False


@rule
def apply_outpost_song(game, who, move):
    pop(game)
    game.state.players[who].outposts_left -= 1
    build(game, who, move - BUILD, 1)
