"""Where a player may act, and what there is to be had: nothing is offered that would change nothing."""

from __future__ import annotations

from ....kernel.tools import rule, wide
from ..pieces.box import (
    BAG_FUR,
    BANNER,
    COINS,
    HORSES,
    MARKET_FUR,
    OUTPOST,
    POINTS,
    REGIONS,
    ROW,
    STORY,
    TIGERS,
    TROPHY,
    VILLAGE_REWARD,
)
from ..pieces.cards import A6, has
from ..pieces.state import STORY_END
from .furs import market_is_empty
from .row import next_tile

# How an advanced action comes about.
FREE_OF_FUR, SECOND_ACTION, ANYWHERE = 0, 1, 2
EVERYWHERE = (1 << REGIONS) - 1
ALWAYS = 1 << HORSES | 1 << COINS | 1 << POINTS | 1 << TROPHY  # goods that never run out


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
def to_be_had(game, who):
    """The goods of which a player could still get some, a bit for each kind."""
    state = game.state
    me = state.players[who]
    goods = wide(ALWAYS)
    goods |= wide(me.story < STORY_END) << STORY
    goods |= wide(state.banners > 0) << BANNER
    goods |= wide(me.outposts_left > 0) << OUTPOST
    goods |= wide(state.tigers > 0) << TIGERS
    goods |= wide(state.bag_heap != 0) << BAG_FUR
    return goods | wide(not market_is_empty(state)) << MARKET_FUR


@rule
def village_gives(game, region, goods):
    """Whether the village of a region gives any of these goods."""
    return (game.box.gives[VILLAGE_REWARD + game.state.villages[region]] & goods) != 0


@rule
def filled_by_payment(state):
    """What the fur paid for a second action makes it possible to get: it fills the bag, and from there the market."""
    return 1 << MARKET_FUR if state.market_gaps > 0 else 1 << BAG_FUR


@rule
def is_plain_village(game, region):
    return not game.box.trophy_village[game.state.villages[region]]


@rule
def is_plain_yurt(game, region):
    yurt = game.state.yurts[region]
    return yurt >= 0 and not game.box.trophy_yurt[yurt]


@rule
def any_village(game, who, barred):
    """Whether a village could be visited for something; a trophy reward bars the one that shows the trophy."""
    goods = to_be_had(game, who)
    for region in range(REGIONS):
        if village_gives(game, region, goods) and (not barred or is_plain_village(game, region)):
            return True
    return False


@rule
def any_plain_yurt(game):
    for region in range(REGIONS):
        if is_plain_yurt(game, region):
            return True
    return False
