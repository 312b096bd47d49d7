"""What a seat sees, as numbers for a learner. Own side first, the others in seat order after it."""

from __future__ import annotations

import numpy as np

from ...kernel.decisions import top
from ...kernel.rule import rule
from .box import REGIONS, ROW
from .cards import A5, A9, count_cards
from .state import FUR_KINDS, LOWEST_FUR

PER_SIDE = 21 + (FUR_KINDS - LOWEST_FUR) + 4
PER_PLACE = 1 + FUR_KINDS - LOWEST_FUR
OBSERVATION = 20 + 4 * PER_SIDE + ROW * PER_PLACE + 7 * REGIONS + 4 + 2 * (FUR_KINDS - LOWEST_FUR) + 10


@rule
def observe(game, seat, out):
    state = game.state
    at = 0
    at = observe_table(game, seat, out, at)
    for turn in range(4):
        if turn < state.sides:
            side = (seat + turn) % state.sides if seat >= 0 else turn
            at = observe_side(state, side, seat, out, at)
        else:
            at += PER_SIDE
    for place in range(1, ROW + 1):
        out[at] = state.row[place].tile + 1
        at = observe_furs(state.row[place].furs, out, at + 1)
    at = observe_regions(state, out, at)
    at = observe_furs(state.market, out, at)
    at = observe_furs(state.bag, out, at)
    for slot in range(5):
        out[at] = state.draft_wishes[slot] + 1
        out[at + 1] = state.draft_furs[slot]
        at += 2
    return at


@rule
def observe_table(game, seat, out, at):
    state = game.state
    for number in (state.year, state.season, state.trade_fur, state.tigers, state.banners, state.over):
        out[at] = number
        at += 1
    for left in (state.market_gaps, state.tile_next, state.yurt_next, state.song_next, state.wish_next):
        out[at] = left
        at += 1
    for drawn in range(2):
        out[at] = state.drawn[drawn]
        at += 1
    if state.over:
        for number in range(5):
            out[at + number] = -1
    else:
        frame = top(game)
        out[at] = frame.kind
        out[at + 1] = (frame.who - max(0, seat)) % state.sides  # 0 is the own seat
        out[at + 2] = frame.a
        out[at + 3] = frame.b
        out[at + 4] = frame.c
    out[at + 5] = state.flipped + 1
    out[at + 6] = state.steps_ahead
    return at + 7


@rule
def observe_side(state, side, seat, out, at):
    """Hands are counted; only the own hand is seen, unless hands are played open."""
    me = state.players[side]
    seen = side == seat or state.options.open_hands
    out[at + 20] = 0
    out[at] = me.horses
    out[at + 1] = me.coins
    out[at + 2] = me.points
    out[at + 3] = me.story
    out[at + 4] = me.place
    out[at + 5] = state.acted >> side & 1
    out[at + 6] = me.trophy
    out[at + 7] = me.track
    out[at + 8] = me.banners
    out[at + 9] = me.outposts
    out[at + 10] = me.outposts_left
    out[at + 11] = me.built
    out[at + 12] = count_cards(me.hand)
    hand = me.hand if seen else np.int64(0)
    out[at + 13] = hand & 0x7FFFF
    out[at + 14] = hand >> 19
    out[at + 15] = me.fulfilled & 0x7FFFF
    out[at + 16] = me.fulfilled >> 19
    out[at + 17] = me.season_wish_used
    out[at + 18] = me.story_bonus_used
    out[at + 19] = (me.paid_out >> A5 & 1) + 2 * (me.paid_out >> A9 & 1)
    while state.order[out[at + 20]] != side:
        out[at + 20] += 1  # how many Cossacks stand before it
    at = observe_furs(me.furs, out, at + 21)
    for terrain in range(4):
        out[at + terrain] = me.tiles[terrain]
    return at + 4


@rule
def observe_furs(furs, out, at):
    for fur in range(LOWEST_FUR, FUR_KINDS):
        out[at] = furs[fur]
        at += 1
    return at


@rule
def observe_regions(state, out, at):
    for region in range(REGIONS):
        out[at] = state.region_fur[region]
        out[at + 1] = state.villages[region]
        out[at + 2] = state.yurts[region] + 1
        out[at + 3] = state.wishes[region] + 1
        for space in range(3):
            out[at + 4 + space] = state.outposts[region, space]
        at += 7
    for slot in range(4):
        out[at] = state.songs[slot] + 1
        at += 1
    return at
