"""The rulebook's own examples."""

from __future__ import annotations

import numpy as np
import pytest

from peltry.games.strogoff.pieces import events

from ..at_table import strogoff
from ..scenario import Scenario


def test_ex1_advance_with_penalties() -> None:
    table = Scenario().courier(0, space=5, energy=6, row=["R13", "R17", "U1:i"], hand=["PAT", "DIP"])
    table.top("siberia", "S03").play("advance")
    assert table.of()["energy"] == 5
    assert set(table.legal()) == {"play:A15", "decline"}
    table.play("play:A15")
    assert table.asks == "penalty"
    table.play(f"discard:{table.hand()[0]}")
    # One card lost to the danger, one to R13; R17 and S03 cost energy; U1 is turned down and loses its disc.
    assert table.of()["energy"] == 3
    assert table.hand() == []
    assert table.row() == ["R13", "R17", "U1:down", "S03:i"]
    while table.asks != "turn":  # the traitor may ask for a card over the limit
        table.play(sorted(table.legal())[0])
    assert "advance" not in table.legal()


def test_ex2_face_dangers_in_five_steps() -> None:
    hand = ["A36", "A37", "A22", "A50"]  # WAY, WAY, WND, VEH
    table = Scenario().courier(0, space=7, energy=4, row=["R21", "S16", "S12"], hand=hand)
    table.play("face", "cover:3n", "pair:A36", "pair:A37")
    table.play("cover:3i", "play:A22")
    assert table.row() == ["R21", "S16"]
    table.play("cover:2i", "play:A50")
    table.play("cover:1n", "spend")
    assert table.row() == ["S16:i"]
    assert set(table.legal()) >= {"stop", "cover:1n"}
    table.play("stop")
    assert set(table.legal()) == {"keep:none", "keep:S12", "keep:R21"}
    table.play("keep:R21")
    assert table.abilities() == ["R21"]
    assert table.discards("siberia") == ["S12"]
    assert table.of()["energy"] == 3


@pytest.mark.parametrize(("space", "cards"), [(0, 3), (14, 3), (15, 4), (20, 4), (24, 4), (25, 5), (30, 5), (31, 5)])
def test_ex3_size_of_the_duel(space: int, cards: int) -> None:
    table = Scenario().courier(0, space=10, energy=10).ogareff(space)
    dangers = ["I01", "I02", "I03", "I04", "I05"][:cards]
    table.top("irkutsk", *dangers).play("advance")
    assert table.happened(events.DUEL_BEGAN)[0].cards == cards
    table.play(*["spend"] * cards)
    assert table.ending == "won"
    assert len(table.happened(events.DUEL_CARD)) == cards
    assert table.of()["energy"] == 9 - cards


def test_ex4_captain_strogoff_gives_two_different_actions() -> None:
    for first, second in (("rest", {"advance", "face"}), ("face", {"advance", "rest"}), ("advance", {"rest", "face"})):
        table = Scenario().courier(0, space=2, energy=6, row=["R02"], hand=["A01", "A02", "ANI"]).allies("STR")
        table.top("russia", "R13").play("help:A01", "help:A02", first)
        if first == "rest":
            table.play("enough")
        elif first == "face":
            table.play("cover:1n", "spend", "keep:none").courier(0, row=["R05"])  # a new danger, so that it is offered
        assert table.asks == "turn"
        assert set(table.legal()) == second | {"end"}


def test_ex5_rest_twice() -> None:
    four = Scenario().courier(0, hand=[]).next_action("A44", "A45", "A46", "A47", "A05").play("rest", "draw", "draw")
    assert four.hand() == ["A44", "A45", "A46", "A47"]
    energy = Scenario().courier(0, energy=3).ogareff(0).next_action("A03").play("rest", "recover", "recover")
    assert energy.of()["energy"] == 5
    turned = Scenario().courier(0, space=3, row=["R01:down", "R04:down"]).next_action("A03")
    turned.play("rest", "turn:1", "turn:2")
    assert turned.row() == ["R01", "R04"]
    seen_first = Scenario().courier(0, hand=["PAT"], row=["R01:down"]).next_action("A44", "A45").play("rest", "draw")
    assert seen_first.hand() == ["A15", "A44", "A45"]
    assert set(seen_first.legal()) == {"draw", "recover", "turn:1", "enough"}


def test_ex6_three_couriers_set_up() -> None:
    position = strogoff().position(3, 6)
    state = position.state
    for seat in range(3):
        courier = state["couriers"][seat]
        assert (courier["space"], courier["energy"], courier["hand_count"], courier["row_count"]) == (1, 6, 5, 1)
        assert courier["row"][0] < 24
        assert not courier["down"][0]
    assert state["allies"][0] >= 0
    assert np.all(state["allies"][1:] == -1)
    assert state["curtain"] == 1
    assert state["sangarra"] == -1
    assert (state["tartars"], state["strength"]) == (8, 3)
    assert state["ogareff"] == 1
    assert position.to_play() == state["first"]
