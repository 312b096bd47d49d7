"""Objectives of the solo game: checked once at the end, after the turtle tiles."""

from __future__ import annotations

from ....kernel.tools import count_bits, least, lowest_bit, rule, tell, wide
from ..pieces import cards
from ..pieces.events import OBJECTIVE
from ..pieces.goods import RESOURCES, TRACKS
from .ghost import YOU
from .military import majorities
from .natives import in_longhouse
from .water import canoes_on_water


@rule
def progress_towards(game, goal):
    """How far one has come, as a number to compare with the goal's own."""
    me = game.state.players[YOU]
    if goal == cards.THREE_TILES:
        return count_bits(me.progress)
    if goal == cards.LEVEL_THREE:
        return highest_level(game, wide(me.progress))
    if goal == cards.FIVE_WOMEN:
        return count_bits(me.women)
    if goal == cards.FOUR_HUNTERS:
        return count_bits(me.hunters)
    if goal == cards.FIVE_CANOES:
        return canoes_on_water(me)
    if goal == cards.FOUR_MAJORITIES:
        return majorities(game, YOU, 0)
    if goal == cards.EVERY_RESOURCE:
        return least(me.goods, len(RESOURCES))
    if goal == cards.FOUR_TURTLES:
        return count_bits(me.turtles | me.turtles_up)
    return least(me.tracks, len(TRACKS))  # ALL_TRACKS


@rule
def highest_level(game, tiles):
    level = wide(0)
    while tiles:
        level = max(level, wide(game.box.progress_level[lowest_bit(tiles)]))
        tiles &= tiles - 1
    return level


@rule
def is_met(game, goal):
    """Most objectives ask for at least so much, three for at most."""
    state = game.state
    me = state.players[YOU]
    if goal == cards.GREAT_MASKS:
        return me.great_masks != 0
    if goal == cards.NOBODY_SICK:
        return in_longhouse(me) <= game.box.goal[goal]
    if goal == cards.EVEN_PAIRS:
        upper = abs(wide(me.tracks[state.belts[0]]) - me.tracks[state.belts[1]])
        lower = abs(wide(me.tracks[state.belts[2]]) - me.tracks[state.belts[3]])
        return max(upper, lower) <= game.box.goal[goal]
    return progress_towards(game, goal) >= game.box.goal[goal]


@rule
def check_objectives(game):
    state = game.state
    goals = wide(state.objectives)
    while goals:
        goal = lowest_bit(goals)
        met = is_met(game, goal)
        if met:
            state.met |= 1 << goal
        tell(game, OBJECTIVE, YOU, goal, 1 if met else 0)
        goals &= goals - 1


@rule
def objective_points(game):
    """Two points each; at extreme difficulty none, and each one missed costs."""
    state, box = game.state, game.box
    met = count_bits(state.met)
    if not state.options.extreme:
        return met * box.goal_points
    return (met - count_bits(state.objectives)) * (box.goal_penalty + wide(state.options.penalty))
