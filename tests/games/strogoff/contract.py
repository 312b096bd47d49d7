"""What the contract (tests/contract/own.py) is told of Michel Strogoff."""

from __future__ import annotations

from collections import Counter

from peltry.games.strogoff.pieces.goods import ABILITY_CARD, ACTION_CARD, ENERGY
from peltry.kernel.declared import Cost
from peltry.kernel.position import Position
from tests.contract.own import PENDING, Own, without

from .retell import retell


def pays(position: Position, move: int) -> Counter[Cost]:
    """Everything is paid at once. What is lost in bad luck is told otherwise."""
    table = position.copy()
    table.play(move)
    spent: Counter[Cost] = Counter()
    for event in table.events():
        if event.name in ("discarded", "penalty_card", "played", "paired", "wild", "helped", "captain_paid"):
            spent[Cost(ACTION_CARD, 1, event.card + 1)] += 1
        elif event.name in ("went_fast", "used_resilience"):
            spent[Cost(ABILITY_CARD, 1, event.card + 1)] += 1
        elif event.name in ("advanced", "spent_energy"):
            spent[Cost(ENERGY, 1)] += 1
    return spent


OWN = Own(
    without(*PENDING),
    retell,
    ("end", "enough", "stop", "decline"),
    pays,
    without_picture=frozenset({ABILITY_CARD}),  # it is known by its own
    won_by_luck=False,  # couriers who play at random never arrive
)
