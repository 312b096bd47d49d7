"""Movement: a number of steps to share among one's warriors, each of which moves once."""

from __future__ import annotations

from ....kernel.tools import lowest_bit, offer_each, pop, push, rule, top, wide
from ..pieces.box import FARTHEST
from ..pieces.cards import SHAWNEE, SNOW
from ..pieces.decisions import ASK_ARRIVE, ASK_MOVE
from ..pieces.goods import WARRIOR
from ..pieces.land import FROM_AREA, FROM_GUARD, FROM_HOME, HOME, PLACES, TERRITORIES
from ..pieces.moves import DONE, MARCH
from ..pieces.state import NONE
from ..pieces.tiles import PATHFINDERS
from .fight import anybody_to_attack, arrive_home
from .places import areas_of, place_of, steps_between
from .ready import is_ready
from .warriors import free_areas, in_force


@rule
def movement_steps(game, who, steps):
    """What a movement action of so many steps comes to."""
    if game.state.players[who].tribe == SHAWNEE:
        steps += game.box.tribes[SHAWNEE].amount
    return max(0, steps - game.box.adversity_amount[SNOW]) if in_force(game, SNOW) else steps


@rule
def begin_move(game, who, steps):
    forget_moves(game.state)
    push(game, ASK_MOVE, who, movement_steps(game, who, steps), NONE)


@rule
def let_step_from(game, who, territory):
    """Every warrior that stands there gets a step of its own."""
    forget_moves(game.state)
    push(game, ASK_MOVE, who, 1, territory)


@rule
def forget_moves(state):
    for place in range(PLACES):
        state.moved[place] = 0
    state.moved_scouts = 0
    state.moved_patrols = 0


@rule
def any_warrior(game, who):
    """Whether a warrior is not in the longhouse."""
    me = game.state.players[who]
    tribe = game.box.tribes[me.tribe]
    return me.longhouse[WARRIOR] < tribe.home[WARRIOR] + tribe.longhouse[WARRIOR]


@rule
def may_move(game, who, steps):
    """Steps and somebody to take them; where snow leaves none, Pathfinders still add theirs."""
    some = movement_steps(game, who, steps) > 0 or is_ready(game.state.players[who], PATHFINDERS)
    return some and any_warrior(game, who)


@rule
def anybody_unmoved(game, who, only):
    """Whether a warrior is left that has not moved: anywhere, or in one territory only."""
    state = game.state
    me = state.players[who]
    if only != NONE:
        return me.guards[only] > state.moved[only] or me.scouts & ~state.moved_scouts & areas_of(only) != 0
    if me.home[WARRIOR] > state.moved[HOME] or me.scouts & ~state.moved_scouts != 0:
        return True
    for territory in range(TERRITORIES):
        if me.guards[territory] > state.moved[territory]:
            return True
    return False


@rule
def legal_move(game, who, out):
    """Who goes, and where to. What it does there is asked next."""
    frame = top(game)
    count = 0
    if frame.steps > 0:
        count = list_marches(game, who, min(wide(frame.steps), FARTHEST), wide(frame.only), out)
    out[count] = DONE
    return count + 1


@rule
def list_marches(game, who, steps, only, out):
    state = game.state
    me = state.players[who]
    free = free_areas(game, who)
    count = 0
    if only == NONE and me.home[WARRIOR] > state.moved[HOME]:
        count = list_ways(game, who, FROM_HOME, steps, False, out, count)
    scouts = me.scouts & ~state.moved_scouts
    for territory in range(wide(game.box.maps[state.map].territories)):
        if only != NONE and only != territory:
            continue
        areas = areas_of(territory)
        if me.guards[territory] > state.moved[territory]:
            stay = free & areas != 0 or anybody_to_attack(game, who, territory)
            count = list_ways(game, who, FROM_GUARD + territory, steps, stay, out, count)
        here = scouts & areas
        while here:
            count = list_ways(game, who, FROM_AREA + lowest_bit(here), steps, True, out, count)
            here &= here - 1
    return count


@rule
def list_ways(game, who, source, steps, stay, out, count):
    """Every place within reach, and for a step the place itself, if something can be done there."""
    place = place_of(source)
    near = wide(game.box.maps[game.state.map].reach[who, place, steps])
    if stay:
        near |= 1 << place
    return offer_each(out, count, MARCH + source * PLACES, near)


@rule
def only_move(game, who):
    frame = top(game)
    return NONE if frame.steps > 0 and anybody_unmoved(game, who, wide(frame.only)) else DONE


@rule
def apply_move(game, who, move):
    if move == DONE:
        pop(game)
        return
    frame = top(game)
    source, place = (move - MARCH) // PLACES, (move - MARCH) % PLACES
    if frame.only == NONE:
        frame.steps -= steps_between(game, who, place_of(source), place)
    if place == HOME:
        arrive_home(game, who, source)
    else:
        push(game, ASK_ARRIVE, who, source, place)
