"""European patrols, effect B of an alliance: so many steps, and a fight under their own flag."""

from __future__ import annotations

from ....kernel.tools import offer, offer_each, pop, push, rule, tell, top, wide
from ..pieces.box import FARTHEST
from ..pieces.decisions import ASK_ARRIVE, ASK_PATROL, PATROLS
from ..pieces.events import PATROL_FOUGHT, PATROL_MOVED, PATROLS_FOUGHT
from ..pieces.goods import ENGLISH, FRENCH, WARRIOR
from ..pieces.land import HOME, PLACES, SOURCES
from ..pieces.moves import CHASE, DONE, ESCORT, FIGHT, GUARD
from ..pieces.state import NONE
from .places import steps_between
from .warriors import patrol_at, patrols_at


@rule
def faction_of(me):
    """The faction on whose side the alliance disc lies."""
    return FRENCH if me.disc < 0 else ENGLISH


@rule
def may_attack_in(game, who, territory):
    """A patrol attacks under its own flag only."""
    land = game.box.maps[game.state.map]
    return territory != HOME and land.flags[territory] >> faction_of(game.state.players[who]) & 1 != 0


@rule
def anybody_to_fight(game, who, territory):
    """Opposing Guards and patrols; never a Scout, a woman or a hunter."""
    state = game.state
    if not may_attack_in(game, who, territory):
        return False
    for rival in range(wide(state.sides)):
        other = state.players[rival]
        if rival != who and (other.guards[territory] > 0 or patrols_at(other, territory) > 0):
            return True
    return False


@rule
def begin_patrol(game, who, steps):
    game.state.moved_patrols = 0
    push(game, ASK_PATROL, who, steps)


@rule
def legal_patrol(game, who, out):
    state = game.state
    me = state.players[who]
    steps = min(wide(top(game).steps), FARTHEST)
    count = 0
    before = wide(NONE)
    for patrol in range(PATROLS):
        place = wide(me.patrols[patrol])
        if state.moved_patrols >> patrol & 1 or place == NONE or place == before or steps == 0:
            continue
        before = place
        near = wide(game.box.maps[state.map].reach[who, place, steps])
        if anybody_to_fight(game, who, place):
            near |= 1 << place
        count = offer_each(out, count, ESCORT + place * PLACES, near)
    out[count] = DONE
    return count + 1


@rule
def only_patrol(game, who):
    """Done when no step is left, or no patrol that has not moved."""
    moved = game.state.moved_patrols
    return DONE if top(game).steps == 0 or moved == (1 << PATROLS) - 1 else NONE


@rule
def apply_patrol(game, who, move):
    if move == DONE:
        pop(game)
        return
    state, frame = game.state, top(game)
    start, place = (move - ESCORT) // PLACES, (move - ESCORT) % PLACES
    patrol = 0
    while state.players[who].patrols[patrol] != start or state.moved_patrols >> patrol & 1:
        patrol += 1
    frame.steps -= steps_between(game, who, start, place)
    push(game, ASK_ARRIVE, who, SOURCES + patrol, place)


@rule
def legal_patrol_arrival(game, who, patrol, place, out):
    state = game.state
    count = 0
    if state.players[who].patrols[patrol] != place:
        out[0] = GUARD
        count = 1
    if may_attack_in(game, who, place):
        for rival in range(wide(state.sides)):
            other = state.players[rival]
            count = offer(out, count, FIGHT + rival, rival != who and other.guards[place] > 0)
            count = offer(out, count, CHASE + rival, rival != who and patrols_at(other, place) > 0)
    return count


@rule
def only_patrol_arrival(game, who, patrol, place):
    return NONE if anybody_to_fight(game, who, place) else GUARD


@rule
def apply_patrol_arrival(game, who, patrol, place, move):
    """Whoever fights a patrol, or with one, goes home to its village and not to the longhouse."""
    state = game.state
    me = state.players[who]
    tell(game, PATROL_MOVED, who, patrol, place, steps_between(game, who, wide(me.patrols[patrol]), place))
    state.moved_patrols |= 1 << patrol
    if move == GUARD:
        me.patrols[patrol] = place
        return
    me.patrols[patrol] = HOME
    if move >= CHASE:
        rival = move - CHASE
        other = state.players[rival]
        which = patrol_at(other, place)
        other.patrols[which] = HOME
        tell(game, PATROLS_FOUGHT, who, patrol, place, rival, which)
    else:
        rival = move - FIGHT
        other = state.players[rival]
        other.guards[place] -= 1
        other.home[WARRIOR] += 1
        tell(game, PATROL_FOUGHT, who, patrol, place, rival)
