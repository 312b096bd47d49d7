"""The outputs that speak of a move: one each where moves are few, else one for the verb and one for each choice."""

from __future__ import annotations

import numpy as np
import pytest

import peltry
from peltry.kernel.declared import Moves
from peltry.masters.parts import DIRECT, Parts


def many_moves() -> Moves:
    moves = Moves()
    moves.verb("rest")
    moves.verb("march", place=range(1, 41), by=("foot", "horse"), load=range(10))
    moves.verb("sell", good=("fur", "coin"))
    return moves


def test_few_moves_have_an_output_each() -> None:
    moves = peltry.load("connect_four").moves
    parts = Parts(moves)
    assert parts.names == list("abcdefg")
    assert parts.table[:, 0].tolist() == [*range(7)]


def test_a_move_of_many_is_its_verb_and_what_it_chooses() -> None:
    moves = many_moves()
    parts = Parts(moves)

    def named(text: str) -> list[str]:
        return [parts.names[part] for part in parts.table[moves.parse(text)]]

    assert named("rest") == ["rest", "nothing", "nothing", "nothing"]
    assert named("march:7:horse:3") == ["march", "march place 7", "march by horse", "march load 3"]
    assert named("sell:coin") == ["sell", "sell good coin", "nothing", "nothing"]
    assert len(parts) == 1 + 3 + 40 + 2 + 10 + 2 < DIRECT < len(moves)


@pytest.mark.parametrize("name", peltry.game_names())
def test_no_two_moves_of_a_game_are_spoken_of_alike(name: str) -> None:
    moves = peltry.load(name).moves
    parts = Parts(moves)
    assert parts.table.shape[0] == len(moves)
    assert (parts.table >= 0).all()
    assert (parts.table < len(parts)).all()
    assert len(np.unique(parts.table, axis=0)) == len(moves)
