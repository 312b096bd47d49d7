"""What a move costs: energy, action cards, abilities. What is lost by bad luck is no price."""

from __future__ import annotations

from ....kernel.tools import charge, prices, rule, wide
from ..pieces import moves
from ..pieces.cards import ACTION_CARDS, FAST, NONE, RESILIENT
from ..pieces.goods import ABILITY_CARD, ACTION_CARD, ENERGY
from .advance import STEP
from .courier import find_ability


@rule
def card_costs(game, who, move, out):
    """The card that is named leaves the hand."""
    return charge(out, 0, ACTION_CARD, 1, (move - moves.HELP) % ACTION_CARDS + 1)


@rule
def step_costs(game, who, move, out):
    return charge(out, 0, ENERGY, STEP)


@rule
def fast_costs(game, who, move, out):
    return charge(out, charge_ability(game, who, FAST, out), ENERGY, STEP)


@rule
def spend_costs(game, who, move, out):
    return charge(out, 0, ENERGY, 1)


@rule
def resilient_costs(game, who, move, out):
    return charge_ability(game, who, RESILIENT, out)


@rule
def charge_ability(game, who, ability, out):
    """The first such ability."""
    place = find_ability(game, who, ability)
    if place == NONE:
        return 0
    return charge(out, 0, ABILITY_CARD, 1, wide(game.state.couriers[who].abilities[place]) + 1)


COSTS = {
    moves.ADVANCE: step_costs, moves.GO_FAST: fast_costs, moves.SPEND: spend_costs,
    moves.USE_RESILIENT: resilient_costs,
    moves.HELP: card_costs, moves.PLAY: card_costs, moves.PAIR: card_costs, moves.DISCARD: card_costs,
}  # fmt: skip
price = prices(moves.MOVES, COSTS)
