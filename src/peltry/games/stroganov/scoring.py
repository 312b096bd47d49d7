"""Scoring at the end of year 4, in the printed order. All divisions round down."""

from __future__ import annotations

import numpy as np

from ...kernel.events import tell
from ...kernel.rule import rule
from .cards import B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, count_cards, has
from .events import GAME_OVER, SCORED
from .furs import how_many
from .state import (
    FROM_COINS,
    FROM_END_WISHES,
    FROM_FURS,
    FROM_OUTPOSTS,
    FROM_SETS,
    FROM_STORY,
    FROM_TIGERS,
    FROM_TRACK,
    FROM_UNBUILT,
    TIGER,
)

FOREST, STEPPE, SWAMP, MOUNTAIN = range(4)


@rule
def end_wish_points(player):
    """Silver shields of the B wishes, B6 before the others. Goods are counted, not spent."""
    tiles = np.int64(0)
    for terrain in range(4):
        tiles += player.tiles[terrain]
    points = player.points // 4 if has(player, B6) else 0
    points += 2 * has(player, B1) + 3 * has(player, B2) + 4 * has(player, B3)
    points += has(player, B4) * player.furs[TIGER]
    points += has(player, B5) * count_cards(np.int64(player.built))
    points += has(player, B7) * player.coins
    points += 3 * has(player, B8) * player.tiles[MOUNTAIN]
    points += 3 * has(player, B9) * player.tiles[SWAMP]
    points += 3 * has(player, B10) * player.tiles[STEPPE]
    points += 3 * has(player, B11) * player.tiles[FOREST]
    points += has(player, B12) * tiles
    points += has(player, B13) * count_cards(player.fulfilled)
    points += has(player, B14) * player.banners
    return points


@rule
def set_points(game, player):
    """Layer by layer: the k-th copies of four terrains are a set of four, of three a set of three."""
    points = 0
    for layer in range(1, 27):
        kinds = 0
        for terrain in range(4):
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
        return np.int64(end_wish_points(player))
    if source == FROM_SETS:
        return np.int64(set_points(game, player))
    if source == FROM_TIGERS:
        return np.int64(player.furs[TIGER]) * box.tiger_points
    if source == FROM_TRACK:
        return np.int64(box.tracks[player.track].shields[player.trophy])
    if source == FROM_OUTPOSTS:
        return np.int64(box.outpost_points[count_cards(np.int64(player.built))])
    if source == FROM_UNBUILT:
        return np.int64(player.outposts) * box.unbuilt_points
    if source == FROM_COINS:
        return np.int64(player.coins) // 2
    if source == FROM_FURS:
        return (how_many(player.heap) + np.int64(player.horses) // 5) // 2
    return np.int64(player.story) // 4


@rule
def score_all(game):
    state = game.state
    for source in range(FROM_END_WISHES, FROM_STORY + 1):
        for i in range(state.sides):
            who = np.int64(state.order[i])
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
    best = np.int64(state.order[0])
    for i in range(1, state.sides):
        who = np.int64(state.order[i])
        if state.players[who].points > state.players[best].points:
            best = who
    return best


@rule
def scores(game, out):
    """Points on the track: so far, or final when the game is over."""
    for side in range(game.state.sides):
        out[side] = game.state.players[side].points
    return np.int64(game.state.sides)
