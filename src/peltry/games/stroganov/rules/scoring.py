"""Scoring at the end of year 4, in the printed order. All divisions round down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.tools import count_bits, rule, tell, wide
from ..pieces.amounts import FUR_PRICE
from ..pieces.box import TERRAINS, TILES
from ..pieces.cards import B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, has
from ..pieces.events import GAME_OVER, SCORED
from ..pieces.furs import TIGER
from ..pieces.state import (
    FROM_COINS,
    FROM_END_WISHES,
    FROM_FURS,
    FROM_OUTPOSTS,
    FROM_SETS,
    FROM_STORY,
    FROM_TIGERS,
    FROM_TRACK,
    FROM_UNBUILT,
    POINT_SOURCES,
)
from .furs import how_many
from .row import landscapes_owned

FOREST, STEPPE, SWAMP, MOUNTAIN = range(len(TERRAINS))


@rule
def end_wish_points(player):
    """Silver shields of the B wishes, B6 before the others. Goods are counted, not spent."""
    points = player.points // 4 if has(player, B6) else 0
    points += 2 * has(player, B1) + 3 * has(player, B2) + 4 * has(player, B3)
    points += has(player, B4) * player.furs[TIGER]
    points += has(player, B5) * count_bits(wide(player.built))
    points += has(player, B7) * player.coins
    points += 3 * has(player, B8) * player.tiles[MOUNTAIN]
    points += 3 * has(player, B9) * player.tiles[SWAMP]
    points += 3 * has(player, B10) * player.tiles[STEPPE]
    points += 3 * has(player, B11) * player.tiles[FOREST]
    points += has(player, B12) * landscapes_owned(player)
    points += has(player, B13) * count_bits(player.fulfilled)
    points += has(player, B14) * player.banners
    return points


@rule
def set_points(game, player):
    """Layer by layer: the k-th copies of four terrains are a set of four, of three a set of three."""
    points = 0
    for layer in range(1, TILES + 1):
        kinds = 0
        for terrain in range(len(TERRAINS)):
            if player.tiles[terrain] >= layer:
                kinds += 1
        if kinds < 3:
            break
        points += game.box.set_points[kinds]
    return points


@rule
def end_points(game, player, source):
    """What one line of the final scoring is worth to a player."""
    box = game.box
    if source == FROM_END_WISHES:
        return wide(end_wish_points(player))
    if source == FROM_SETS:
        return wide(set_points(game, player))
    if source == FROM_TIGERS:
        return wide(player.furs[TIGER]) * box.tiger_points
    if source == FROM_TRACK:
        return wide(box.tracks[player.track].shields[player.trophy])
    if source == FROM_OUTPOSTS:
        return wide(box.outpost_points[count_bits(wide(player.built))])
    if source == FROM_UNBUILT:
        return wide(player.outposts) * box.unbuilt_points
    if source == FROM_COINS:
        return wide(player.coins) // 2
    if source == FROM_FURS:
        return (how_many(player.heap) + wide(player.horses) // FUR_PRICE) // 2
    return wide(player.story) // 4


@rule
def score_all(game):
    state = game.state
    for source in range(FROM_END_WISHES, FROM_STORY + 1):
        for i in range(state.sides):
            who = wide(state.order[i])
            player = state.players[who]
            points = end_points(game, player, source)
            player.points_from[source] = points
            tell(game, SCORED, who, source, points)
            # The wishes look at the track as it was before any end scoring, so they come first.
            player.points += points
    state.over = 1
    tell(game, GAME_OVER, winner(game))


@rule
def winner(game):
    """Most points; a tie goes to the Cossack furthest east."""
    state = game.state
    best = wide(state.order[0])
    for i in range(1, state.sides):
        who = wide(state.order[i])
        if state.players[who].points > state.players[best].points:
            best = who
    return best


@rule
def scores(game, out):
    """Points on the track: so far, or final when the game is over."""
    for side in range(game.state.sides):
        out[side] = game.state.players[side].points
    return wide(game.state.sides)


def ranking(state: Any, points: Sequence[int]) -> list[int]:
    """Most points first; ties go to the Cossack furthest east."""
    order = state["order"].tolist()
    return sorted(range(len(points)), key=lambda side: (-points[side], order.index(side)))


def winners(state: Any, points: Sequence[int]) -> list[int]:
    """The order of the Cossacks breaks every tie."""
    return ranking(state, points)[:1]


def score_parts(state: Any, box: Any) -> list[list[tuple[str, int]]]:
    """Points of each side by source, for the score told line by line."""
    return [
        [(source, int(points)) for source, points in zip(POINT_SOURCES, player["points_from"], strict=True) if points]
        for player in state["players"][: int(state["sides"])]
    ]
