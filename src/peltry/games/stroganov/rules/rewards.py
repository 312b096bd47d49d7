"""One interpreter for every printed reward: villages, yurts, songs, landscapes and trophy rows."""

from __future__ import annotations

import numpy as np

from ....kernel.tools import dispatch, offer, pop, push, rule, top, wide
from ..pieces import decisions as asked
from ..pieces.box import (
    ADVANCED_ANYWHERE,
    ANY_VILLAGE,
    BAG_FUR,
    BANNER,
    BUILD_OUTPOST,
    COINS,
    FULFIL_WISH,
    HORSES,
    MARKET_FUR,
    OUTPOST,
    POINTS,
    SONG_REWARD,
    STORY,
    TIGERS,
    TROPHY,
    USE_YURT,
    VILLAGE_REWARD,
    VISIT_VILLAGE,
    YURT_REWARD,
)
from ..pieces.moves import FUR_FROM_BAG, FUR_FROM_MARKET
from ..pieces.state import FROM_LANDSCAPES, FROM_SONGS, FROM_TROPHIES, FROM_YURTS, NONE
from .furs import draw_from_bag, market_is_empty
from .goods import gain_banner, gain_coins, gain_horses, gain_outpost, gain_points, gain_story, gain_tigers
from .ivan_goods import ivan_takes_from_market, ivan_trophy

IVAN_ACTION_POINTS = 3


@rule
def source_of(reward):
    """Under which heading the points of a reward are counted."""
    if reward < SONG_REWARD:
        return FROM_LANDSCAPES
    if reward < YURT_REWARD:
        return FROM_SONGS
    if reward < VILLAGE_REWARD:
        return FROM_YURTS
    return FROM_TROPHIES


@rule
def give_reward(game, who, reward, which, left):
    """Give one good of a reward and leave the rest on the stack: it may have to wait for a decision."""
    row = game.box.rewards[reward]
    good, amount = wide(row.goods[which]), wide(row.amounts[which])
    if good >= BAG_FUR:
        left = (amount if left == 0 else left) - 1  # these come one at a time
        amount = 1
        if left > 0:
            push(game, asked.DO_REWARD, who, reward, which, left)
    if left == 0 and which + 1 < row.count:
        push(game, asked.DO_REWARD, who, reward, which + 1)
    if who == game.state.ivan:
        give_ivan(game, who, good, amount, source_of(reward))
    elif good < BAG_FUR:
        give_goods(good, game, who, amount, source_of(reward))
    else:
        ask_for_good(game, who, good)


# What a landscape gives comes in the order that its owner likes. Horses, coins and points can only help, so they come
# first; of furs from the bag and from the market the owner chooses which come before the others.


@rule
def give_tile_reward(game, who, reward):
    row = game.box.rewards[reward]
    from_bag, from_market = wide(0), wide(0)
    for which in range(row.count):
        good, amount = wide(row.goods[which]), wide(row.amounts[which])
        if good == BAG_FUR:
            from_bag += amount
        elif good == MARKET_FUR:
            from_market += amount
        else:
            give_goods(good, game, who, amount, FROM_LANDSCAPES)
    tile_furs(game, who, from_bag, from_market)


@rule
def tile_furs(game, who, from_bag, from_market):
    """Furs that a landscape still gives. A choice only where both can be had."""
    if from_bag > 0 and from_market > 0 and has_bag(game) and not market_is_empty(game.state):
        push(game, asked.ASK_TILE_FUR, who, from_bag, from_market)
    elif from_market > 0:
        take_tile_fur(game, who, from_bag, from_market, FUR_FROM_MARKET)
    elif from_bag > 0:
        take_tile_fur(game, who, from_bag, from_market, FUR_FROM_BAG)


@rule
def take_tile_fur(game, who, from_bag, from_market, move):
    if move == FUR_FROM_BAG:
        push(game, asked.DO_TILE_FURS, who, from_bag - 1, from_market)
        draw_from_bag(game, who)
    else:
        push(game, asked.DO_TILE_FURS, who, from_bag, from_market - 1)
        push(game, asked.ASK_MARKET, who)


@rule
def legal_tile_fur(game, who, out):
    count = offer(out, 0, FUR_FROM_BAG, has_bag(game))
    return offer(out, count, FUR_FROM_MARKET, not market_is_empty(game.state))


@rule
def any_fur_to_be_had(game, who):
    return has_bag(game) or not market_is_empty(game.state)


@rule
def has_bag(game):
    return game.state.bag_heap != 0


@rule
def apply_tile_fur(game, who, move):
    frame = top(game)
    from_bag, from_market = wide(frame.bag), wide(frame.market)
    pop(game)
    take_tile_fur(game, who, from_bag, from_market, move)


# Goods that only have to be taken: the rule that gives so many of them, of points from a source.
GIVEN_BY = {
    HORSES: gain_horses, COINS: gain_coins, STORY: gain_story, POINTS: gain_points,
    BANNER: gain_banner, OUTPOST: gain_outpost, TIGERS: gain_tigers,
}  # fmt: skip
give_goods = dispatch("give_goods", GIVEN_BY)

# Goods that need a choice: the decision, with its numbers.
ASKED_BY = {
    MARKET_FUR: (asked.ASK_MARKET, 0, 0), TROPHY: (asked.ASK_TROPHY, 0, 0),
    VISIT_VILLAGE: (asked.ASK_VILLAGE, 1, 0), ANY_VILLAGE: (asked.ASK_VILLAGE, 0, 0), USE_YURT: (asked.ASK_YURT, 0, 0),
    ADVANCED_ANYWHERE: (asked.ASK_ADVANCED, 1, 1), BUILD_OUTPOST: (asked.ASK_OUTPOST, 0, 0),
    FULFIL_WISH: (asked.ASK_WISH_SONG, 0, 0),
}  # fmt: skip
ASKED_FOR = np.full((max(ASKED_BY) + 1, 3), NONE, np.int64)
for good, frame in ASKED_BY.items():
    ASKED_FOR[good] = frame


@rule
def ask_for_good(game, who, good):
    if good == BAG_FUR:
        draw_from_bag(game, who)
    elif ASKED_FOR[good, 0] != NONE:
        push(game, ASKED_FOR[good, 0], who, ASKED_FOR[good, 1], ASKED_FOR[good, 2])


@rule
def give_ivan(game, who, good, amount, source):
    """Ivan never takes an extra action: it is worth three points to him."""
    if good < BAG_FUR:
        give_goods(good, game, who, amount, source)
    elif good == BAG_FUR:
        draw_from_bag(game, who)
    elif good == MARKET_FUR:
        ivan_takes_from_market(game, who)
    elif good == TROPHY:
        ivan_trophy(game, who)
    else:
        gain_points(game, who, IVAN_ACTION_POINTS, source)
