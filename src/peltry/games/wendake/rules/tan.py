"""Tanning: beavers become leather."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, top, wide
from ..pieces.decisions import ASK_TAN
from ..pieces.goods import BEAVER, LEATHER, MOST_GOODS
from ..pieces.moves import AMOUNT
from .goods import gain, spend


@rule
def let_tan(game, who, most):
    """Any number of beavers, or at most so many."""
    if game.state.players[who].goods[BEAVER] > 0:
        push(game, ASK_TAN, who, min(most, MOST_GOODS))


@rule
def legal_tan(game, who, out):
    most = min(wide(top(game).most), wide(game.state.players[who].goods[BEAVER]))
    for beavers in range(most + 1):
        out[beavers] = AMOUNT + most - beavers
    return most + 1


@rule
def apply_tan(game, who, move):
    pop(game)
    beavers = move - AMOUNT
    spend(game, who, BEAVER, beavers)
    gain(game, who, LEATHER, beavers * game.box.tan_rate)
