"""Why a warrior or patrol may not go somewhere, or may not do something there."""

from __future__ import annotations

from ....kernel.tools import because, rule, top, wide
from ..pieces import reasons
from ..pieces.cards import SENECA
from ..pieces.goods import WARRIOR
from ..pieces.land import AREAS_EACH, FROM_AREA, FROM_GUARD, FROM_HOME, HOME, PLACES, SOURCES
from ..pieces.moves import BEAT, CHASE, DRIVE, ESCORT, FIGHT, MARCH, SCOUT
from .move import steps_to
from .patrols import may_attack_in, patrol_steps
from .places import place_of
from .warriors import europeans_at, is_guarded, patrols_at, taken_areas, token_areas


@rule
def why_not_march(game, who, move):
    state, frame = game.state, top(game)
    me, land = state.players[who], game.box.maps[game.state.map]
    source, place = (move - MARCH) // PLACES, (move - MARCH) % PLACES
    start = place_of(source)
    if source == FROM_HOME:
        there, moved = wide(me.home[WARRIOR]), wide(state.moved[HOME])
    elif source < FROM_AREA:
        there, moved = wide(me.guards[source - FROM_GUARD]), wide(state.moved[source - FROM_GUARD])
    else:
        there, moved = me.scouts >> source - FROM_AREA & 1, state.moved_scouts >> source - FROM_AREA & 1
    if there == 0 or (frame.only >= 0 and frame.only != start):
        return because(reasons.NO_WARRIOR)
    if moved >= there:
        return because(reasons.HAS_MOVED)
    if place != HOME and place >= land.territories:
        return because(reasons.NO_WAY)
    if start != place and land.steps[who, start, place] < 0:
        return because(reasons.NO_WAY)
    steps = steps_to(game, who, source, place)
    if steps > frame.steps:
        return because(reasons.TOO_FAR, steps, wide(frame.steps))
    return because(reasons.NOTHING_THERE)


@rule
def why_not_escort(game, who, move):
    state, frame = game.state, top(game)
    me, land = state.players[who], game.box.maps[game.state.map]
    start, place = (move - ESCORT) // PLACES, (move - ESCORT) % PLACES
    if patrols_at(me, start) == 0:
        return because(reasons.NO_PATROL)
    first = 0 if me.patrols[0] == start else 1
    if state.moved_patrols >> first & 1 and (me.patrols[1] != start or state.moved_patrols & 2):
        return because(reasons.HAS_MOVED)
    if (place != HOME and place >= land.territories) or (start != place and land.steps[who, start, place] < 0):
        return because(reasons.NO_WAY)
    steps = patrol_steps(game, who, start, place)
    return because(reasons.TOO_FAR, steps, wide(frame.steps)) if steps > frame.steps else because(reasons.NOTHING_THERE)


@rule
def why_not_guard(game, who, move):
    return because(reasons.STANDS_THERE)


@rule
def why_not_scout(game, who, move):
    area = wide(top(game).place) * AREAS_EACH + move - SCOUT
    if top(game).source >= SOURCES:
        return because(reasons.NO_WARRIOR)  # patrols do not scout
    if not game.box.maps[game.state.map].areas >> area & 1:
        return because(reasons.NO_AREA)
    if token_areas(game, who) >> area & 1:
        return because(reasons.OWN_AREA_ONLY)
    return because(reasons.AREA_TAKEN if taken_areas(game) >> area & 1 else reasons.STANDS_THERE)


@rule
def why_not_fight(game, who, move):
    """Fighting, beating and chasing: whom, and whether somebody of theirs is there."""
    rival = move - CHASE if move >= CHASE else move - BEAT if move >= BEAT else move - FIGHT
    state, place = game.state, wide(top(game).place)
    if rival == who or rival >= state.sides:
        return because(reasons.NOBODY_TO_ATTACK)
    other = state.players[rival]
    patrols = patrols_at(other, place) + europeans_at(game, rival, place)
    if (patrols if move >= CHASE else wide(other.guards[place])) == 0:
        return because(reasons.NOBODY_TO_ATTACK)
    if top(game).source >= SOURCES and not may_attack_in(game, who, place):
        return because(reasons.OTHER_FLAG)
    return because(
        reasons.SENECA_ONLY if BEAT <= move < CHASE and state.players[who].tribe != SENECA else reasons.NOBODY_TO_ATTACK
    )


@rule
def why_not_drive(game, who, move):
    state = game.state
    area = wide(top(game).place) * AREAS_EACH + (move - DRIVE) // 2
    for rival in range(wide(state.sides)):
        other = state.players[rival]
        if rival != who and (other.scouts | other.women | other.hunters) >> area & 1:
            if top(game).source >= SOURCES:
                return because(reasons.NOBODY_TO_ATTACK)  # a patrol never attacks a worker
            guarded = is_guarded(game, rival, wide(top(game).place))
            return because(reasons.PROTECTED if guarded else reasons.OWN_AREA_ONLY)
    return because(reasons.NOBODY_TO_ATTACK)
