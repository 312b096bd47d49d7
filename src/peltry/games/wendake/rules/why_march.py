"""Why a warrior or patrol may not go somewhere, or may not do something there."""

from __future__ import annotations

from ....kernel.tools import because, rule, top, wide
from ..pieces import reasons
from ..pieces.cards import SENECA
from ..pieces.goods import WARRIOR
from ..pieces.land import AREAS_EACH, FROM_AREA, FROM_GUARD, FROM_HOME, HOME, PLACES, SOURCES
from ..pieces.moves import BEAT, CHASE, DRIVE, ESCORT, FIGHT, MARCH, SCOUT
from .places import place_of, steps_between
from .warriors import europeans_at, is_guarded, patrol_at, patrols_at, taken_areas, token_areas, workers_of


@rule
def why_not_march(game, who, move):
    state, frame = game.state, top(game)
    me = state.players[who]
    source, place = (move - MARCH) // PLACES, (move - MARCH) % PLACES
    start = place_of(source)
    if source == FROM_HOME:
        there, moved = wide(me.home[WARRIOR]), wide(state.moved[HOME])
    elif source < FROM_AREA:
        there, moved = wide(me.guards[source - FROM_GUARD]), wide(state.moved[source - FROM_GUARD])
    else:
        there, moved = me.scouts >> source - FROM_AREA & 1, state.moved_scouts >> source - FROM_AREA & 1
    if there == 0:
        return reasons.NO_WARRIOR
    if frame.only >= 0 and frame.only != start:
        return reasons.ONLY_FROM_THERE
    return reasons.HAS_MOVED if moved >= there else why_not_there(game, who, start, place)


@rule
def why_not_there(game, who, start, place):
    """No way leads there, or too long a one; where one stands there is nothing to do."""
    land, left = game.box.maps[game.state.map], wide(top(game).steps)
    outside = place != HOME and place >= land.territories
    if outside or (start != place and land.steps[who, start, place] < 0):
        return reasons.NO_WAY
    steps = steps_between(game, who, start, place)
    return because(reasons.TOO_FAR, steps, left) if steps > left else reasons.NOTHING_THERE


@rule
def why_not_escort(game, who, move):
    state = game.state
    me, start = state.players[who], (move - ESCORT) // PLACES
    if patrols_at(me, start) == 0:
        return reasons.NO_PATROL
    if state.moved_patrols >> patrol_at(me, start) & 1 and (me.patrols[1] != start or state.moved_patrols & 2):
        return reasons.HAS_MOVED
    return why_not_there(game, who, start, (move - ESCORT) % PLACES)


@rule
def why_not_scout(game, who, move):
    area = wide(top(game).place) * AREAS_EACH + move - SCOUT
    if top(game).source >= SOURCES:
        return reasons.PATROL_GUARDS
    if not game.box.maps[game.state.map].areas >> area & 1:
        return reasons.NO_AREA
    if token_areas(game, who) >> area & 1:
        return reasons.OWN_AREA_ONLY
    return reasons.AREA_TAKEN if taken_areas(game) >> area & 1 else reasons.STANDS_THERE


@rule
def why_not_fight(game, who, move):
    """Fighting, beating and chasing: whom, and whether somebody of theirs is there."""
    rival = move - CHASE if move >= CHASE else move - BEAT if move >= BEAT else move - FIGHT
    state, place = game.state, wide(top(game).place)
    if rival == who or rival >= state.sides:
        return reasons.NOBODY_TO_ATTACK
    other = state.players[rival]
    patrols = patrols_at(other, place) + europeans_at(game, rival, place)
    if (patrols if move >= CHASE else wide(other.guards[place])) == 0:
        return reasons.NOBODY_TO_ATTACK
    if BEAT <= move < CHASE and (top(game).source >= SOURCES or state.players[who].tribe != SENECA):
        return reasons.SENECA_ONLY
    return reasons.SENECA_SPENT if BEAT <= move < CHASE else reasons.NOBODY_TO_ATTACK


@rule
def why_not_drive(game, who, move):
    state = game.state
    area = wide(top(game).place) * AREAS_EACH + (move - DRIVE) // 2
    if top(game).source >= SOURCES:
        return reasons.PATROL_GUARDS
    for rival in range(wide(state.sides)):
        if rival != who and workers_of(state.players[rival]) >> area & 1:
            guarded = is_guarded(game, rival, wide(top(game).place))
            return reasons.PROTECTED if guarded else reasons.OWN_AREA_ONLY
    return reasons.NOBODY_TO_ATTACK
