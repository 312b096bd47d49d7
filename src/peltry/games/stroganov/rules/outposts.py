"""Outposts: one in a region for each player, on the leftmost free space, for the horses shown there."""

from __future__ import annotations

from ....kernel.tools import offer, pop, rule, tell
from ..pieces.box import REGIONS
from ..pieces.events import BUILT
from ..pieces.moves import BUILD
from ..pieces.state import NOBODY, NONE
from .goods import spend_horses


@rule
def free_space(game, region):
    """The leftmost free outpost space, NONE when the region is full."""
    for space in range(game.box.outpost_spaces[region]):
        if game.state.outposts[region, space] == NOBODY:
            return space
    return NONE


@rule
def can_build(game, who, region, horses):
    """One outpost a region for each player, on a free space, for the horses shown there."""
    me = game.state.players[who]
    if me.built >> region & 1:
        return False
    space = free_space(game, region)
    return space >= 0 and game.box.outpost_horses[region, space] <= horses


@rule
def build(game, who, region, from_general, horses):
    space = free_space(game, region)
    game.state.outposts[region, space] = who + 1
    game.state.players[who].built |= 1 << region
    tell(game, BUILT, who, region, space, from_general, horses)
    spend_horses(game, who, horses)


# The song that builds.


@rule
def can_build_free(game, who, region):
    """By a song: from the general supply, for no horses."""
    me = game.state.players[who]
    return me.outposts_left > 0 and not me.built >> region & 1 and free_space(game, region) >= 0


@rule
def legal_outpost(game, who, out):
    count = 0
    for region in range(REGIONS):
        count = offer(out, count, BUILD + region, can_build_free(game, who, region))
    return count


@rule
def can_build_by_song(game, who):
    for region in range(REGIONS):
        if can_build_free(game, who, region):
            return True
    return False


@rule
def apply_outpost(game, who, move):
    pop(game)
    game.state.players[who].outposts_left -= 1
    build(game, who, move - BUILD, 1, 0)
