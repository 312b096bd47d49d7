"""What a position is worth to a seat, in hundredths of a point: for bots that look one turn ahead.

Goods are worth what they may still become, which falls from year to year; at the end they are worth
what the rules pay for them.
"""

from __future__ import annotations

import numpy as np

from ....kernel.tools import count_bits, rule, wide
from ..pieces.box import TERRAINS, WISHES
from ..pieces.cards import A_WISHES, B1, START_WISHES, has, holds
from ..pieces.decisions import ASK_REWARD, ASK_TROPHY, DO_CLIMB
from ..pieces.furs import TIGER
from ..pieces.state import FROM_END_WISHES, FROM_OUTPOSTS, FROM_SETS, FROM_TRACK, FROM_UNBUILT, WINTER, YEARS
from ..rules.furs import how_many
from ..rules.scoring import end_points, end_wish_points
from ..rules.trophy import can_climb

# By year, in hundredths of a point.
FUR_WORTH = np.array([110, 105, 85, 50], np.int64)
COIN_WORTH = np.array([110, 100, 80, 50], np.int64)
HORSE_WORTH = np.array([30, 28, 20, 10], np.int64)
BANNER_WORTH = np.array([90, 60, 30, 0], np.int64)
UNBUILT_WORTH = np.array([20, 10, 0, -40], np.int64)  # besides its point at the end
BUILT_WORTH = np.array([260, 200, 110, 0], np.int64)  # it lets one act there from afar
NEXT_OUTPOST_WORTH = np.array([40, 40, 30, 0], np.int64)  # for each one built: the next is worth more
TIGER_WORTH = np.array([230, 220, 210, 200], np.int64)
STORY_WORTH = np.array([50, 50, 50, 30], np.int64)
REWARD_WORTH = 80  # of the trophy track, in any year
TRACK_STEP_WORTH = np.array([420, 380, 300, 40], np.int64)  # what lies further down besides its own shield

# What a fulfilled wish brings in each year that is still to come.
WISH_WORTH = np.array(
    [80, 75, 90, 90, 90, 70, 60, 80, 80, 80, 75, 60, 60, 110, 80, 90, 80, 170, 0, 130, 130, 130, 90] + [0] * 14,
    np.int64,
)


@rule
def estimate(game, seat):
    state = game.state
    me = state.players[seat]
    worth = 100 * wide(me.points)
    if state.over:
        return worth + 1 if state.order[0] == seat else worth
    year = wide(state.year) - 1
    for source in (FROM_END_WISHES, FROM_SETS, FROM_TRACK, FROM_OUTPOSTS, FROM_UNBUILT):
        worth += 100 * end_points(game, me, source)
    worth += FUR_WORTH[year] * how_many(me.heap) + TIGER_WORTH[year] * me.furs[TIGER]
    worth += COIN_WORTH[year] * me.coins + HORSE_WORTH[year] * min(wide(me.horses), 14)
    worth += BANNER_WORTH[year] * me.banners + UNBUILT_WORTH[year] * me.outposts
    built = count_bits(wide(me.built))
    worth += (BUILT_WORTH[year] + NEXT_OUTPOST_WORTH[year] * built) * built
    worth += tiles_worth(me, year)
    worth += STORY_WORTH[year] * me.story + TRACK_STEP_WORTH[year] * me.trophy
    return worth + wishes_worth(game, me) + place_worth(state, seat) + trophy_to_come(game, seat, year)


@rule
def trophy_to_come(game, seat, year):
    """A trophy still being taken. It comes in three choices, of which only the last one shows what it brought."""
    worth = 0
    for depth in range(game.state.depth):
        frame = game.state.stack[depth]
        if frame.who != seat:
            continue
        if frame.kind == ASK_TROPHY or frame.kind == DO_CLIMB or frame.kind == ASK_REWARD:
            worth += REWARD_WORTH
        if frame.kind == DO_CLIMB or (frame.kind == ASK_TROPHY and can_climb(game, seat)):
            worth += next_step_worth(game, seat, year)
    return worth


@rule
def next_step_worth(game, seat, year):
    """The step itself and its shield, less the fur it asks for."""
    me = game.state.players[seat]
    track = game.box.tracks[me.track]
    worth = TRACK_STEP_WORTH[year] + 100 * (wide(track.shields[me.trophy + 1]) - track.shields[me.trophy])
    return worth - FUR_WORTH[year] if track.furs[me.trophy + 1] > 0 else worth


@rule
def tiles_worth(me, year):
    """A second terrain is half of a set of three, a first one a quarter."""
    kinds = 0
    for terrain in range(len(TERRAINS)):
        if me.tiles[terrain] > 0:
            kinds += 1
    if kinds == 0 or year == 3:
        return 0
    return 60 if kinds == 1 else 130


@rule
def years_to_come(state):
    """Years in which a wish still works, in quarters of a year."""
    return 4 * (YEARS - state.year) + (WINTER + 1 - state.season)


@rule
def wishes_worth(game, me):
    state = game.state
    ahead = years_to_come(state)
    worth = 0
    for wish in range(WISHES):
        if has(me, wish):
            worth += WISH_WORTH[wish] * ahead // 4
        elif holds(me, wish):
            worth += hand_worth(game, me, wish, ahead)
    return worth


@rule
def hand_worth(game, me, wish, ahead):
    """A wish in hand: what it would bring, by the share of its furs already owned."""
    card = game.box.wishes[wish]
    exact = wide(me.furs[card.value])
    have = exact + min(wide(me.coins), how_many(me.heap) - exact) + me.furs[TIGER]
    share = min(have, wide(card.need)) * 100 // card.need
    brings = 100 * wide(card.points) + WISH_WORTH[wish] * ahead // 4
    if wish >= START_WISHES + A_WISHES:
        before = end_wish_points(me)
        me.fulfilled |= 1 << wish
        brings += 100 * (end_wish_points(me) - before)
        me.fulfilled &= ~(1 << wish)
        if wish > B1 + 2:
            brings += 50
    if ahead <= 2:
        return brings * share // 250 if share == 100 else 0
    return brings * share // 180


@rule
def place_worth(state, seat):
    """Late in a year it is good to stand far east: two story, and the first choice of songs."""
    if state.season == WINTER:
        return 0
    behind = 0
    while state.order[behind] != seat:
        behind += 1
    return (wide(state.season) + 1) * (30 * (state.sides - 1 - behind) + 4 * wide(state.players[seat].place))
