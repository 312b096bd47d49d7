"""The row of landscapes and the Cossacks on it. Gaps are skipped; order on a tile matters."""

from __future__ import annotations

import numpy as np

from ...kernel.decisions import pop, top
from ...kernel.events import tell
from ...kernel.rule import rule
from .box import ROW
from .cards import A1, S1, has
from .events import MOVED, WALKED
from .goods import spend_horses
from .moves import GO, WALK

FREE_STEPS = 2
MOST_PAID_STEPS = 3


@rule
def is_tile(state, place):
    return 1 <= place <= ROW and state.row[place].tile >= 0


@rule
def next_tile(state, place, direction):
    """The nearest place with a landscape to the east (1) or west (-1); 0 when there is none."""
    place += direction
    while 1 <= place <= ROW:
        if state.row[place].tile >= 0:
            return place
        place += direction
    return 0


@rule
def free_steps(player):
    """S1 and A1 make every movement a step longer."""
    return FREE_STEPS + has(player, S1) + has(player, A1)


@rule
def horses_for(extra):
    """1, 3 or 6 horses in all for 1, 2 or 3 steps more."""
    return extra * (extra + 1) // 2


@rule
def legal_go(game, who, out, count):
    """The forced move: east, over at least one landscape."""
    me = game.state.players[who]
    free = free_steps(me)
    place = np.int64(me.place)
    for step in range(1, free + MOST_PAID_STEPS + 1):
        place = next_tile(game.state, place, 1)
        if place == 0 or horses_for(max(0, step - free)) > me.horses:
            break
        out[count] = GO + place - 1
        count += 1
    return count


@rule
def steps_between(state, start, end):
    """Landscapes from one place to another further east."""
    steps = 0
    for place in range(start + 1, end + 1):
        if state.row[place].tile >= 0:
            steps += 1
    return steps


@rule
def apply_go(game, move):
    state = game.state
    who = np.int64(top(game).who)
    pop(game)
    me = state.players[who]
    target = move - GO + 1
    start = np.int64(me.place)
    horses = horses_for(max(0, steps_between(state, start, target) - free_steps(me)))
    tell(game, MOVED, who, start, target, horses)
    spend_horses(game, who, horses)
    stand(state, who, target)


@rule
def legal_walk(game, who, out, count):
    """A move of one or two steps either way, never back to the starting tile."""
    me = game.state.players[who]
    for direction in (1, -1):
        place = np.int64(me.place)
        for _ in range(free_steps(me)):
            place = next_tile(game.state, place, direction)
            if place == 0:
                break
            out[count] = WALK + place - 1
            count += 1
    return count


@rule
def walk(game, who, move):
    target = move - WALK + 1
    tell(game, WALKED, who, game.state.players[who].place, target)
    stand(game.state, who, target)


@rule
def stand(state, who, place):
    """Put a Cossack on a place, left of all who are there: it will act after them."""
    others = 0
    ahead = 0
    for i in range(state.sides):
        side = state.order[i]
        if side != who:
            state.order[others] = side
            others += 1
            if state.players[side].place >= place:
                ahead = others
    for i in range(others, ahead, -1):
        state.order[i] = state.order[i - 1]
    state.order[ahead] = who
    state.players[who].place = place
