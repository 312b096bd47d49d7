"""Who stands where: Guards, patrols, production areas. Questions that several rules ask."""

from __future__ import annotations

from ....kernel.tools import rule, wide
from ..pieces.goods import ENGLISH, FRENCH
from ..pieces.state import NONE
from .places import areas_of


@rule
def workers_of(me):
    """Areas on which pieces of a side stand: Scouts, women, hunters."""
    return wide(me.scouts | me.women | me.hunters)


@rule
def patrols_at(me, place):
    return (1 if me.patrols[0] == place else 0) + (1 if me.patrols[1] == place else 0)


@rule
def patrol_at(me, place):
    """The first of the two patrols that stands there."""
    return 0 if me.patrols[0] == place else 1


@rule
def europeans_at(game, who, territory):
    """Patrols of adversity: they are Guards of the ghost."""
    state = game.state
    if who != state.ghost:
        return 0
    return (wide(state.europeans[FRENCH]) >> territory & 1) + (wide(state.europeans[ENGLISH]) >> territory & 1)


@rule
def is_guarded(game, who, territory):
    """Whether a side's pieces on areas there cannot be attacked: a Guard or a patrol of its own protects them."""
    me = game.state.players[who]
    return me.guards[territory] > 0 or patrols_at(me, territory) > 0 or europeans_at(game, who, territory) > 0


@rule
def prey_in(game, rival, territory):
    """Areas there on which pieces of a rival can be attacked: no Guard of its own protects them, no token."""
    if is_guarded(game, rival, territory):
        return wide(0)
    other = game.state.players[rival]
    pieces = workers_of(other) & areas_of(territory)
    return pieces & ~(1 << other.token) if other.token != NONE else pieces


@rule
def taken_areas(game):
    """Areas on which somebody stands."""
    state = game.state
    taken = wide(0)
    for side in range(wide(state.sides)):
        taken |= workers_of(state.players[side])
    return taken


@rule
def token_areas(game, who):
    """Areas that are another's alone: the Cayuga token lies there."""
    state = game.state
    barred = wide(0)
    for side in range(wide(state.sides)):
        token = wide(state.players[side].token)
        if side != who and token != NONE:
            barred |= 1 << token
    return barred


@rule
def free_areas(game, who):
    """Areas onto which a side may step."""
    land = game.box.maps[game.state.map]
    return land.areas & ~(taken_areas(game) | token_areas(game, who))


@rule
def is_present(me, territory, areas):
    """Whether a native or a patrol of this player stands in a territory with these areas."""
    return workers_of(me) & areas != 0 or me.guards[territory] > 0 or patrols_at(me, territory) > 0


@rule
def in_force(game, adversity):
    """Whether this year's card of adversity is of that kind."""
    card = game.state.adversity
    return card != NONE and game.box.adversity[card] == adversity
