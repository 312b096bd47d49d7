"""What a position is worth to a seat, in hundredths of a point: for bots that look one turn ahead.

Of each pair of tracks the lower one counts. What the higher one is ahead is worth something only as long as there is
time for the other to follow. Pieces and goods are worth what they may still become, which falls from year to year.
"""

from __future__ import annotations

from ....kernel.tools import count_bits, lowest_bit, rule, top, wide
from ..pieces.cards import KINDS, STACKS, THRESHOLDS, WILD
from ..pieces.decisions import ASK_EVOLVE, ASK_KEEPER
from ..pieces.goods import BEAVER, RESOURCES, RIFLE, TRACKS
from ..pieces.state import NONE
from ..rules.military import majorities
from ..rules.natives import in_longhouse
from ..rules.objectives import is_met
from ..rules.ritual import trios_of
from ..rules.scoring import alliance_points, points_of
from ..rules.turn import turns_each
from ..rules.turtles import counted_for
from ..rules.water import canoes_on_water

HIGHER = 35  # a point on the higher track, at the beginning
FIRST_OF_KIND, MORE_OF_KIND, BEAVER_WORTH, RIFLE_WORTH = 60, 22, 28, 70
WORKER, CANOE_WORTH, MAJORITY, TRIO, ILL = 75, 60, 55, 30, -35  # a year of each is worth about so much
TILE, CARD_WORTH, LEVEL = 55, 45, 40
MASK_CARD, PAIR_OF_MASKS = 45, 40
NEXT_TURTLE = 60
OBJECTIVE_MET = 150


@rule
def estimate(game, seat):
    state = game.state
    if state.over:
        return 100 * points_of(game, seat)
    left = turns_left(game, seat)
    worth = tracks_worth(game, seat, left) + 100 * alliance_points(game, seat)
    worth += goods_worth(game, seat, left) + people_worth(game, seat, left) + cards_worth(game, seat, left)
    if state.ghost != NONE:
        worth += objectives_worth(game) - 100 * points_of(game, wide(state.ghost))
    return worth


@rule
def turns_left(game, seat):
    """Out of 28 in a whole game, by the seat's own markers: to end a turn costs nobody anything."""
    state = game.state
    me = state.players[seat]
    each, done = wide(turns_each(game)), wide(me.acts) + me.changed
    asked = top(game).kind
    if asked == ASK_KEEPER or asked == ASK_EVOLVE:  # the year is over, and markers are being taken back
        done = each
    return (wide(game.box.years) - state.year) * each + max(0, each - done)


@rule
def tracks_worth(game, seat, left):
    """With the turtle tiles that this seat holds."""
    state = game.state
    me = state.players[seat]
    worth = wide(0)
    for pair in range(len(TRACKS) // 2):
        one = wide(me.tracks[state.belts[2 * pair]]) + turtle_points(game, seat, wide(state.belts[2 * pair]))
        other = wide(me.tracks[state.belts[2 * pair + 1]]) + turtle_points(game, seat, wide(state.belts[2 * pair + 1]))
        worth += 100 * min(one, other) + HIGHER * left // 28 * max(one, other)
    return worth


@rule
def turtle_points(game, seat, track):
    tiles, points = wide(game.state.players[seat].turtles), wide(0)
    while tiles:
        tile = lowest_bit(tiles)
        if game.box.turtle_track[tile] == track:
            points += game.box.turtle_points[tile]
        tiles &= tiles - 1
    return points


@rule
def goods_worth(game, seat, left):
    """A sale takes one of each kind: the first is worth most."""
    me = game.state.players[seat]
    soon = min(left, 8)
    worth = wide(0)
    for good in range(len(RESOURCES)):
        stock = min(wide(me.goods[good]), 6)
        if stock > 0:
            worth += FIRST_OF_KIND + MORE_OF_KIND * (stock - 1)
    worth += BEAVER_WORTH * min(wide(me.goods[BEAVER]), 6) + RIFLE_WORTH * min(wide(me.goods[RIFLE]), 6)
    return worth * soon // 8


@rule
def people_worth(game, seat, left):
    """Workers and canoes bring goods, Guards majorities, natives at home rituals; thresholds bring turtle tiles."""
    me = game.state.players[seat]
    workers = count_bits(me.women) + count_bits(me.hunters)
    worth = WORKER * workers + CANOE_WORTH * canoes_on_water(me)
    worth += MAJORITY * majorities(game, seat, 0)
    worth += TRIO * trios_of(me) + ILL * in_longhouse(me) + WORKER // 3 * count_bits(me.scouts)
    return worth * left // 14 + (next_turtles(game, seat) if left > 2 else 0)


@rule
def next_turtles(game, seat):
    """Tiles whose threshold is reached and that the next Military action brings."""
    me = game.state.players[seat]
    worth = 0
    for stack in range(STACKS):
        if me.turtle_turn[stack] == 0 and game.state.turtles_left[stack] > 0:
            if counted_for(game, seat, stack) >= game.box.thresholds[stack % THRESHOLDS]:
                worth += NEXT_TURTLE * (1 + stack % THRESHOLDS)
    return worth


@rule
def cards_worth(game, seat, left):
    """Tiles and cards work once a year; masks become a combination."""
    me, box = game.state.players[seat], game.box
    worth = TILE * count_bits(me.progress) + CARD_WORTH * count_bits(me.cards) + LEVEL * wide(me.level)
    worth = worth * left // 14
    masks = min(count_bits(me.hand), 6)
    pairs = count_bits(me.hand & box.masks_of[WILD])
    for kind in range(KINDS):
        pairs += max(0, count_bits(me.hand & box.masks_of[kind]) - 1)
    return worth + (MASK_CARD * masks + PAIR_OF_MASKS * min(pairs, 4)) * min(left, 6) // 6


@rule
def objectives_worth(game):
    """Those that are met now."""
    goals, worth = wide(game.state.objectives), wide(0)
    while goals:
        if is_met(game, lowest_bit(goals)):
            worth += OBJECTIVE_MET
        goals &= goals - 1
    return worth
