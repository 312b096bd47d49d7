"""What a move costs: energy, action cards, abilities. What is lost by bad luck is no price."""

from __future__ import annotations

from ....kernel.tools import charge, rule, top, wide
from ..pieces.cards import ACTION_CARDS, FAST, NONE, RESILIENT
from ..pieces.goods import ABILITY_CARD, ACTION_CARD, ENERGY
from ..pieces.moves import ADVANCE, GO_FAST, HELP, SPEND, USE_RESILIENT
from .advance import STEP
from .courier import find_ability


@rule
def price(game, move, out):
    """The verbs behind HELP name one card each, which leaves the hand."""
    if move >= HELP:
        return charge(out, 0, ACTION_CARD, 1, (move - HELP) % ACTION_CARDS + 1)
    if move == ADVANCE:
        return charge(out, 0, ENERGY, STEP)
    if move == SPEND:
        return charge(out, 0, ENERGY, 1)
    if move == GO_FAST:
        return charge(out, charge_ability(game, FAST, out), ENERGY, STEP)
    if move == USE_RESILIENT:
        return charge_ability(game, RESILIENT, out)
    return 0


@rule
def charge_ability(game, ability, out):
    """The first such ability of whoever decides."""
    who = wide(top(game).who)
    place = find_ability(game, who, ability)
    if place == NONE:
        return 0
    return charge(out, 0, ABILITY_CARD, 1, wide(game.state.couriers[who].abilities[place]) + 1)
