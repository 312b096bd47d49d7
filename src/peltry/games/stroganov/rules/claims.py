"""Claiming a landscape: two furs of the region's value, one more for each fur or tiger on it."""

from __future__ import annotations

from ....kernel.tools import offer, push, rule, tell, wide
from ..pieces.amounts import CLAIM_FURS
from ..pieces.box import TILE_REWARD
from ..pieces.cards import S9, has
from ..pieces.decisions import DO_REWARD, DO_TAKE_TILE
from ..pieces.events import CLAIMED, TOOK_FROM_TILE
from ..pieces.furs import TIGER
from ..pieces.moves import CLAIM
from ..pieces.state import NONE
from .furs import can_cover, can_pay, count_of, how_many_with_tigers, lowest_of
from .goods import gain_fur
from .reach import ANYWHERE, SECOND_ACTION, cossack_places
from .rewards import give_tile_reward
from .row import is_tile


@rule
def claim_price(state, place):
    """Two furs, and one more for each fur or tiger still there."""
    return CLAIM_FURS + how_many_with_tigers(state.row[place].heap)


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
def take_tile(game, who, place, taken):
    """A landscape that has been paid for: the tile, then its furs one after the other, then its reward.

    `taken` is the tile's number + 1 once it has been taken. Cossacks on it are left standing in the gap.
    """
    spot = game.state.row[place]
    if not taken:
        taken = wide(spot.tile) + 1
        spot.tile = NONE
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
