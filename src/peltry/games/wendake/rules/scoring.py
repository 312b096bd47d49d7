"""The end: turtle tiles onto the tracks, the lower track of each pair, alliance points, objectives; ties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.tools import lowest_bit, rule, tell, total, wide
from ..pieces.events import GAME_OVER
from ..pieces.goods import RESOURCES, TRACKS
from ..pieces.state import NONE
from .ghost import YOU
from .objectives import check_objectives, objective_points
from .turtles import turn_up
from .warriors import europeans_at


@rule
def pair_points(game, who, pair):
    """The lower track of a pair."""
    state = game.state
    me = state.players[who]
    return min(wide(me.tracks[state.belts[2 * pair]]), wide(me.tracks[state.belts[2 * pair + 1]]))


@rule
def alliance_points(game, who):
    """The points under the alliance disc; they belong to no track."""
    if game.state.options.base_game:
        return wide(0)
    return wide(game.box.alliance_points[abs(wide(game.state.players[who].disc))])


@rule
def ghost_territories(game):
    """Territories in which the ghost has more Guards than you."""
    state = game.state
    ghost, count = wide(state.ghost), 0
    for territory in range(wide(game.box.maps[state.map].territories)):
        guards = state.players[ghost].guards[territory] + europeans_at(game, ghost, territory)
        if guards > state.players[YOU].guards[territory]:
            count += 1
    return count


@rule
def points_of(game, who):
    """So far; objectives count at the end."""
    state = game.state
    if who == state.ghost:
        return state.players[who].points + ghost_territories(game) + wide(state.players[who].level)
    points = pair_points(game, who, 0) + pair_points(game, who, 1) + alliance_points(game, who)
    return points + objective_points(game) if state.ghost != NONE and state.over else points


@rule
def scores(game, out):
    for who in range(wide(game.state.sides)):
        out[who] = points_of(game, who)
    return wide(game.state.sides)


@rule
def do_scoring(game):
    state = game.state
    for who in range(wide(state.sides)):
        tiles = wide(state.players[who].turtles)
        while tiles:
            turn_up(game, who, lowest_bit(tiles))
            tiles &= tiles - 1
    if state.ghost != NONE:
        check_objectives(game)
    state.active = NONE
    state.over = 1
    state.depth = 0
    tell(game, GAME_OVER, winner(game))


@rule
def winner(game):
    """Alone one must have more than the ghost. Otherwise the most points, then as ties are broken."""
    state = game.state
    if state.ghost != NONE:
        return YOU if points_of(game, YOU) > points_of(game, wide(state.ghost)) else wide(state.ghost)
    best, most = 0, wide(-1)
    for nth in range(wide(state.sides)):  # whoever is later in the turn order wins the last tie
        who = wide(state.order[nth])
        standing = (points_of(game, who) * 256 + idle_points(game, who)) * 1024 + resources_of(game, who)
        if standing >= most:
            best, most = who, standing
    return best


@rule
def idle_points(game, who):
    """The tracks that did not count, added up."""
    whole = total(game.state.players[who].tracks, len(TRACKS))
    return whole - pair_points(game, who, 0) - pair_points(game, who, 1)


@rule
def resources_of(game, who):
    return total(game.state.players[who].goods, len(RESOURCES))


# Plain Python.


def pairs(state: Any, who: int) -> list[tuple[int, int]]:
    """The two pairs of a side's tracks."""
    tracks = [int(state["players"][who]["tracks"][belt]) for belt in state["belts"]]
    return [(tracks[0], tracks[1]), (tracks[2], tracks[3])]


def standing(state: Any, points: Sequence[int], who: int) -> tuple[int, int, int, int]:
    """What sides are ranked by: points, tracks that did not count, resources, the later place in the turn order."""
    idle = sum(max(pair) for pair in pairs(state, who))
    goods = int(state["players"][who]["goods"][: len(RESOURCES)].sum())
    return points[who], idle, goods, state["order"][: len(points)].tolist().index(who)


def ranking(state: Any, points: Sequence[int]) -> list[int]:
    if int(state["ghost"]) != NONE:
        return [0, 1] if points[0] > points[1] else [1, 0]
    return sorted(range(len(points)), key=lambda who: standing(state, points, who), reverse=True)


def winners(state: Any, points: Sequence[int]) -> list[int]:
    return ranking(state, points)[:1]


def score_parts(state: Any, box: Any) -> list[list[tuple[str, int]]]:
    """Points of each side by where they come from."""
    found: list[list[tuple[str, int]]] = []
    solo = int(state["ghost"]) != NONE
    for who in range(int(state["sides"])):
        if who == int(state["ghost"]):
            ghost = state["players"][who]
            held = ghost_holds(state, int(box["maps"][int(state["map"])]["territories"]))
            found.append([("ghost", int(ghost["points"])), ("territories", held), ("level", int(ghost["level"]))])
            continue
        upper, lower = (min(pair) for pair in pairs(state, who))
        parts = [("upper_pair", upper), ("lower_pair", lower)]
        if not int(state["options"]["base_game"]):
            parts.append(("alliance", int(box["alliance_points"][abs(int(state["players"][who]["disc"]))])))
        if solo:
            parts.append(("objectives", objectives_worth(state, box)))
        found.append(parts)
    return found


def ghost_holds(state: Any, territories: int) -> int:
    """Territories in which the ghost has more Guards than you, its patrols of adversity among them."""
    ghost, you = (state["players"][who]["guards"].tolist() for who in (int(state["ghost"]), YOU))
    patrols = [sum(int(landed) >> t & 1 for landed in state["europeans"]) for t in range(territories)]
    return sum(ghost[t] + patrols[t] > you[t] for t in range(territories))


def objectives_worth(state: Any, box: Any) -> int:
    met, drawn = int(state["met"]).bit_count(), int(state["objectives"]).bit_count()
    if not int(state["options"]["extreme"]):
        return met * int(box["goal_points"])
    return (met - drawn) * (int(box["goal_penalty"]) + int(state["options"]["penalty"]))
