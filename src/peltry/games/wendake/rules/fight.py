"""What a warrior does where it arrives: stand guard, scout, attack. Patrols arrive here too."""

from __future__ import annotations

from ....kernel.tools import lowest_bit, offer, offer_each, pop, rule, tell, top, wide
from ..pieces import events as told
from ..pieces.cards import SENECA
from ..pieces.goods import ENGLISH, FRENCH, WARRIOR
from ..pieces.land import AREAS_EACH, FROM_AREA, FROM_GUARD, FROM_HOME, HOME, SOURCES
from ..pieces.moves import BEAT, CHASE, DRIVE, FIGHT, GUARD, SCOUT
from ..pieces.state import NONE
from .natives import leave_area
from .patrols import apply_patrol_arrival, legal_patrol_arrival, only_patrol_arrival
from .places import place_of, steps_between
from .warriors import europeans_at, free_areas, is_guarded, patrol_at, patrols_at, prey_in, workers_of


@rule
def anybody_to_attack(game, who, territory):
    state = game.state
    for rival in range(wide(state.sides)):
        if rival != who and (is_guarded(game, rival, territory) or prey_in(game, rival, territory) != 0):
            return True
    return False


@rule
def may_guard(source, place):
    """Whoever came from elsewhere, or off an area."""
    return place_of(source) != place or source >= FROM_AREA


@rule
def areas_to_scout(game, who, source, place):
    """Free areas of the territory, as bits; a Scout does not step from one to another of the same."""
    if place_of(source) == place and source >= FROM_AREA:
        return wide(0)
    return free_areas(game, who) >> AREAS_EACH * place & 0b11111


@rule
def legal_arrive(game, who, out):
    frame = top(game)
    source, place = wide(frame.source), wide(frame.place)
    if source >= SOURCES:
        return legal_patrol_arrival(game, who, source - SOURCES, place, out)
    count = offer(out, 0, GUARD, may_guard(source, place))
    count = offer_each(out, count, SCOUT, areas_to_scout(game, who, source, place))
    for rival in range(wide(game.state.sides)):
        if rival != who:
            count = list_attacks(game, who, rival, place, out, count)
    return count


@rule
def list_attacks(game, who, rival, territory, out, count):
    """A Guard, a patrol, or a piece that nobody protects; the Seneca may beat a Guard once a year."""
    me, other = game.state.players[who], game.state.players[rival]
    if other.guards[territory] > 0:
        out[count] = FIGHT + rival
        count += 1
        count = offer(out, count, BEAT + rival, me.tribe == SENECA and me.power_used == 0)
    if patrols_at(other, territory) > 0 or europeans_at(game, rival, territory) > 0:
        out[count] = CHASE + rival
        count += 1
    prey = prey_in(game, rival, territory) >> AREAS_EACH * territory
    while prey:
        out[count] = DRIVE + 2 * lowest_bit(prey)
        out[count + 1] = DRIVE + 2 * lowest_bit(prey) + 1
        count += 2
        prey &= prey - 1
    return count


@rule
def only_arrive(game, who):
    """Where there is nothing to scout and nobody to attack, a warrior stands guard."""
    frame = top(game)
    source, place = wide(frame.source), wide(frame.place)
    if source >= SOURCES:
        return only_patrol_arrival(game, who, source - SOURCES, place)
    if anybody_to_attack(game, who, place):
        return NONE
    free = areas_to_scout(game, who, source, place)
    if free == 0:
        return GUARD
    return NONE if may_guard(source, place) or free & (free - 1) else SCOUT + lowest_bit(free)


@rule
def apply_arrive(game, who, move):
    frame = top(game)
    source, place = wide(frame.source), wide(frame.place)
    pop(game)
    if source >= SOURCES:
        apply_patrol_arrival(game, who, source - SOURCES, place, move)
        return
    leave_source(game, who, source, place)
    if move == GUARD:
        stand_guard(game, who, place)
    elif SCOUT <= move < SCOUT + AREAS_EACH:
        scout(game, who, place * AREAS_EACH + move - SCOUT)
    elif move >= DRIVE:
        drive_off(game, who, place * AREAS_EACH + (move - DRIVE) // 2, (move - DRIVE) % 2)
    elif move >= CHASE:
        chase(game, who, move - CHASE, place)
    elif move >= BEAT:
        beat(game, who, move - BEAT, place)
    else:
        fight(game, who, move - FIGHT, place)


@rule
def leave_source(game, who, source, place):
    me = game.state.players[who]
    if source == FROM_HOME:
        me.home[WARRIOR] -= 1
    elif source < FROM_AREA:
        me.guards[source - FROM_GUARD] -= 1
    else:
        me.scouts &= ~(1 << source - FROM_AREA)
    tell(game, told.MARCHED, who, source, place, steps_between(game, who, place_of(source), place))


@rule
def arrive_home(game, who, source):
    leave_source(game, who, source, HOME)
    come_home(game, who)


@rule
def come_home(game, who):
    """A warrior that went home has moved, too."""
    state = game.state
    state.players[who].home[WARRIOR] += 1
    state.moved[HOME] += 1
    tell(game, told.CAME_HOME, who)


@rule
def stand_guard(game, who, territory):
    state = game.state
    state.players[who].guards[territory] += 1
    state.moved[territory] += 1
    tell(game, told.STOOD_GUARD, who, territory)


@rule
def scout(game, who, area):
    state = game.state
    state.players[who].scouts |= 1 << area
    state.moved_scouts |= 1 << area
    tell(game, told.SCOUTED, who, area)


@rule
def hurt(game, side, native):
    """To the longhouse; the ghost has none, its pieces go back to its reserve."""
    if side == game.state.ghost:
        game.state.players[side].home[native] += 1
    else:
        game.state.players[side].longhouse[native] += 1


@rule
def fight(game, who, rival, territory):
    """Native against Guard: both are hurt."""
    game.state.players[rival].guards[territory] -= 1
    tell(game, told.FOUGHT, who, territory, rival)
    hurt(game, rival, WARRIOR)
    hurt(game, who, WARRIOR)


@rule
def beat(game, who, rival, territory):
    """Once a year a Seneca warrior stays on its feet."""
    state = game.state
    state.players[rival].guards[territory] -= 1
    state.players[who].power_used = 1
    tell(game, told.BEAT_GUARD, who, territory, rival)
    hurt(game, rival, WARRIOR)
    stand_guard(game, who, territory)


@rule
def chase(game, who, rival, territory):
    """A fight with a patrol: both flee to their villages. A patrol of adversity leaves the game."""
    state = game.state
    other = state.players[rival]
    if patrols_at(other, territory) > 0:
        other.patrols[patrol_at(other, territory)] = HOME
        tell(game, told.CHASED, who, territory, rival)
    else:
        faction = FRENCH if state.europeans[FRENCH] >> territory & 1 else ENGLISH
        state.europeans[faction] &= ~(1 << territory)
        tell(game, told.CHASED_EUROPEANS, who, territory, faction)
    come_home(game, who)


@rule
def drive_off(game, who, area, then):
    """The victim goes to its longhouse; the attacker stays as a Scout on the area, or as a Guard."""
    state = game.state
    rival = 0
    while workers_of(state.players[rival]) >> area & 1 == 0:
        rival += 1
    native = leave_area(state.players[rival], area)
    tell(game, told.DROVE_OFF, who, area, rival, native)
    hurt(game, rival, native)
    if then == 0:
        scout(game, who, area)
    else:
        stand_guard(game, who, area // AREAS_EACH)
