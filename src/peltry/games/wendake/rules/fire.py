"""The Sacred Fire: a marker on a tile that will not be turned this year, and a native healed."""

from __future__ import annotations

from ....kernel.tools import offer_each, pop, rule, tell, wide
from ..pieces.board import ALL_CELLS
from ..pieces.events import FIRE_LIT
from ..pieces.moves import FIRE
from .natives import let_heal


@rule
def legal_fire(game, who, out):
    return offer_each(out, 0, FIRE, ALL_CELLS)


@rule
def apply_fire(game, who, move):
    pop(game)
    game.state.players[who].fire = move - FIRE
    tell(game, FIRE_LIT, who, move - FIRE)
    let_heal(game, who, wide(game.box.fire_heal), 0)
