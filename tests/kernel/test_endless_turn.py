"""A turn that does not end meets a bound that says so; turns of somebody who plays alone are told apart."""

from __future__ import annotations

import pytest

import peltry
from peltry.errors import EndlessTurn


def test_a_turn_without_end_is_stopped_with_a_sentence() -> None:
    position = peltry.load("connect_four").position(2, 1)
    position.play(0)
    before, most = position.states.tobytes(), position.engine.longest_turn
    position.in_a_row = most  # as if the same seat had moved all the while
    with pytest.raises(EndlessTurn, match=f"a turn has at most {most} moves; take some of them back"):
        position.play(0)
    assert position.states.tobytes() == before


def test_many_turns_of_one_who_plays_alone_are_no_endless_turn() -> None:
    position = peltry.load("stroganov").position(1, 1)
    played = 0
    while not position.over:
        position.in_a_row = position.engine.longest_turn if played % 40 == 0 else position.in_a_row
        position.play(position.legal()[0])
        played += 1
    assert played > 40
