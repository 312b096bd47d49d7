"""The rulebook's own examples."""

from __future__ import annotations

import numpy as np
import pytest

from peltry.games.strogoff.pieces import events

from .journey import Journey, strogoff


def test_ex1_advance_with_penalties() -> None:
    journey = Journey().courier(0, space=5, energy=6, row=["R13", "R17", "U1:i"], hand=["PAT", "DIP"])
    journey.top("siberia", "S03").play("advance")
    assert journey.of()["energy"] == 5
    assert journey.legal() == {"play:A15", "decline"}
    journey.play("play:A15")
    assert journey.decision() == "penalty"
    journey.play(f"discard:{journey.hand()[0]}")
    # One card lost to the danger, one to R13; R17 and S03 cost energy; U1 is turned down and loses its disc.
    assert journey.of()["energy"] == 3
    assert journey.hand() == []
    assert journey.row() == ["R13", "R17", "U1:down", "S03:i"]
    while journey.decision() != "turn":  # the traitor may ask for a card over the limit
        journey.play(sorted(journey.legal())[0])
    assert "advance" not in journey.legal()


def test_ex2_face_dangers_in_five_steps() -> None:
    hand = ["A36", "A37", "A22", "A50"]  # WAY, WAY, WND, VEH
    journey = Journey().courier(0, space=7, energy=4, row=["R21", "S16", "S12"], hand=hand)
    journey.play("face", "cover:3n", "pair:A36", "pair:A37")
    journey.play("cover:3i", "play:A22")
    assert journey.row() == ["R21", "S16"]
    journey.play("cover:2i", "play:A50")
    journey.play("cover:1n", "spend")
    assert journey.row() == ["S16:i"]
    assert journey.legal() >= {"stop", "cover:1n"}
    journey.play("stop")
    assert journey.legal() == {"keep:none", "keep:S12", "keep:R21"}
    journey.play("keep:R21")
    assert journey.abilities() == ["R21"]
    assert journey.discards("siberia") == ["S12"]
    assert journey.of()["energy"] == 3


@pytest.mark.parametrize(("space", "cards"), [(0, 3), (14, 3), (15, 4), (20, 4), (24, 4), (25, 5), (30, 5), (31, 5)])
def test_ex3_size_of_the_duel(space: int, cards: int) -> None:
    journey = Journey().courier(0, space=10, energy=10).ogareff(space)
    dangers = ["I01", "I02", "I03", "I04", "I05"][:cards]
    journey.top("irkutsk", *dangers).play("advance")
    assert journey.happened(events.DUEL_BEGAN)[0].cards == cards
    journey.play(*["spend"] * cards)
    assert journey.ending == "won"
    assert len(journey.happened(events.DUEL_CARD)) == cards
    assert journey.of()["energy"] == 9 - cards


def test_ex4_captain_strogoff_gives_two_different_actions() -> None:
    for first, second in (("rest", {"advance", "face"}), ("face", {"advance", "rest"}), ("advance", {"rest", "face"})):
        journey = Journey().courier(0, space=2, energy=6, row=["R02"], hand=["A01", "A02", "ANI"]).allies("STR")
        journey.top("russia", "R13").play("help:A01", "help:A02", first)
        if first == "rest":
            journey.play("enough")
        elif first == "face":
            journey.play("cover:1n", "spend", "keep:none").courier(
                0, row=["R05"]
            )  # a new danger, so that it is offered
        assert journey.decision() == "turn"
        assert journey.legal() == second | {"end"}


def test_ex5_rest_twice() -> None:
    four = Journey().courier(0, hand=[]).next_action("A44", "A45", "A46", "A47", "A05").play("rest", "draw", "draw")
    assert four.hand() == ["A44", "A45", "A46", "A47"]
    energy = Journey().courier(0, energy=3).ogareff(0).next_action("A03").play("rest", "recover", "recover")
    assert energy.of()["energy"] == 5
    turned = Journey().courier(0, space=3, row=["R01:down", "R04:down"]).next_action("A03")
    turned.play("rest", "turn:1", "turn:2")
    assert turned.row() == ["R01", "R04"]
    seen_first = Journey().courier(0, hand=["PAT"], row=["R01:down"]).next_action("A44", "A45").play("rest", "draw")
    assert seen_first.hand() == ["A15", "A44", "A45"]
    assert seen_first.legal() == {"draw", "recover", "turn:1", "enough"}


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
