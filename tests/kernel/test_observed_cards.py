"""How a learner is told of lists of cards, and of what lies behind the sides and is nobody's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

from peltry.games.connect_four import GAME
from peltry.kernel.declared import Decisions
from peltry.kernel.observation import Observation
from peltry.kernel.tools.records import (
    LOG,
    Playing,
    Record,
    amount,
    hidden,
    i8,
    known,
    line_of,
    own,
    pile_of,
    seen,
    sides,
    state_record,
)

DECISIONS = Decisions()
DECISIONS.ask("choose")
COURIER = Record(own("hand", i8, pile_of(6), (4,), count="held"), seen("held", i8, amount(4)))
DIE = Record(seen("face", i8, amount(6)))
STATE = state_record(
    Record(seen("players", i8, amount(3))),
    DECISIONS,
    seen("left", i8, amount(4)),
    known("deck", i8, line_of(6), (4,), to="knows", watchers=3, count="left"),
    hidden("knows", i8, (4,)),
    sides("couriers", COURIER, 3, count="options.players"),
    sides("dice", DIE, 4),  # by courier, then everybody's
)
OBSERVATION = Observation(STATE, DECISIONS, 3, Path(GAME.home) / "pieces" / "__init__.py")
observe = OBSERVATION.observe


@njit
def do_observe(states, logs, seat, out):
    return observe(Playing(states[0], states[0], logs[0]), seat, out)


def a_table() -> Any:
    states = np.zeros(1, STATE.dtype)
    table = states[0]
    table["options"]["players"] = 2
    table["deck"], table["left"], table["knows"] = [5, 2, 0, 3], 3, [0b1111, 0b0001, 0b0000, 0b1111]
    for seat, hand in enumerate(([4, 1, 5, 5], [3, 5, 0, 0])):
        table["couriers"][seat]["hand"], table["couriers"][seat]["held"] = hand, 2
    table["dice"]["face"] = [1, 2, 0, 6]
    return states


def observed(seat: int, what: str) -> dict[str, int]:
    out = np.full(len(OBSERVATION), 99, np.int32)
    do_observe(a_table(), np.zeros(1, LOG), seat, out)
    numbers = zip(OBSERVATION.names, out.tolist(), strict=True)
    return {name: number for name, number in numbers if number and name.startswith(what)}


def test_of_a_pile_a_learner_is_told_which_cards_lie_there() -> None:
    assert observed(0, "couriers[0].hand") == {"couriers[0].hand=1": 1, "couriers[0].hand=4": 1}
    assert observed(1, "couriers[0].hand") == {"couriers[0].hand=3": 1, "couriers[0].hand=5": 1}
    assert observed(0, "couriers[1].hand") == observed(-1, "couriers[0].hand") == {}


def test_of_a_line_a_learner_is_told_how_near_to_the_end_a_known_card_lies() -> None:
    assert observed(0, "deck") == {"deck=2": 2, "deck=5": 3}
    assert observed(1, "deck") == observed(-1, "deck") == {"deck=5": 3}


def test_behind_the_sides_lies_what_is_nobodys() -> None:
    def faces(seat: int) -> list[int]:
        return [sum(observed(seat, f"dice[{die}].").values()) for die in range(4)]

    assert faces(0) == [1, 2, 0, 6]
    assert faces(1) == [2, 1, 0, 6]
