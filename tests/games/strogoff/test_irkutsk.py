"""Irkutsk: clearing the road, the duel, Marfa's wild cards, death and victory."""

from __future__ import annotations

import pytest

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.cards import DANGERS

from .journey import Journey


def test_tc03_a_clean_arrival_and_a_duel_of_three() -> None:
    journey = Journey().courier(0, space=10, energy=2, hand=["STO", "ANI", "PAT"]).ogareff(5)
    journey.top("irkutsk", "I01", "I02", "I03").play("advance", "play:A01", "play:A08", "play:A15")
    assert journey.ending == "won"
    assert journey.see()["winner"] == 0
    assert journey.of()["energy"] == 1
    assert journey.position.scores() == [1]


def test_no_road_card_is_drawn_in_irkutsk() -> None:
    journey = Journey().courier(0, space=10, energy=9).top("irkutsk", "I01").play("advance")
    assert journey.happened(events.ROAD_CARD) == []


@pytest.mark.parametrize("danger", DANGERS)
def test_every_danger_of_the_duel(danger: str) -> None:
    """With the right card nothing is lost, with any other a point of energy."""
    card = f"I{DANGERS.index(danger) + 1:02}"
    other = "STO" if danger != "STO" else "ANI"
    journey = Journey().courier(0, space=10, energy=5, hand=[danger, other]).ogareff(5).top("irkutsk", card, "I16")
    journey.play("advance")
    right = journey.hand()[0]
    assert journey.legal() == {f"play:{right}", "spend"}
    journey.play(f"play:{right}")
    assert journey.of()["energy"] == 4


def test_the_duels_choice_is_free() -> None:
    journey = Journey().courier(0, space=10, energy=5, hand=["STO"]).ogareff(5).top("irkutsk", "I01", "I09", "I02")
    journey.play("advance", "spend", "play:A01", "spend")
    assert journey.ending == "won"


def test_direct_attack_costs_a_point() -> None:
    journey = Journey().courier(0, space=10, energy=5).ogareff(5).top("irkutsk", "I17", "I18", "I01").play("advance")
    assert journey.of()["energy"] == 2
    assert journey.decision() == "duel"


def test_reinforcements_are_rolled_against() -> None:
    for face, energy in ((4, 4), (3, 3)):
        journey = Journey().courier(0, space=10, energy=5).tartars(8, 4).ogareff(5).top("irkutsk", "I19", "I01")
        journey.dice(face).play("advance")
        assert journey.of()["energy"] == energy


def test_reinforcements_ignore_whom_the_tartars_have_blinded() -> None:
    journey = Journey().courier(0, space=10, energy=5, left="T1").tartars(8, 6).ogareff(5).top("irkutsk", "I19", "I01")
    journey.dice(1).play("advance", "spend")
    assert journey.names_told().count("passed_by") == 1
    assert journey.of()["energy"] == 3  # one for the step, one for the danger of T1


def test_clearing_the_road_with_the_own_order() -> None:
    journey = Journey().courier(0, space=10, energy=6, row=["R01", "S06"], left="T3", hand=["WAY", "PAT"])
    journey.top("irkutsk", "I01").play("advance")
    assert journey.legal() == {"cover:1n", "cover:2i", "cover:2n", "cover:left"}
    journey.play("cover:2i")
    assert journey.legal() == {"play:A36"}  # held, so it must be used
    journey.play("play:A36", "cover:1n")
    assert journey.legal() == {"spend"}
    journey.play("spend", "cover:left", "play:A15", "spend")  # the last danger is asked for at once
    assert journey.of()["energy"] == 3
    assert journey.row() == []
    assert journey.of()["left"] == -1
    assert journey.discards("tomsk") == ["T3"]
    assert journey.discards("russia") == ["R01"]
    assert journey.decision() == "duel"


def test_sangarra_is_paid_for_at_the_gates_and_goes_home() -> None:
    journey = Journey(2).courier(0, space=10, energy=6, row=["SG"]).top("irkutsk", "I01").play("advance", "spend")
    assert journey.see()["sangarra"] == -1


def test_covered_icons_are_not_paid_again() -> None:
    journey = Journey().courier(0, space=10, energy=6, row=["S09:i"]).top("irkutsk", "I01").play("advance")
    assert journey.decision() == "toll"
    journey.play("spend")
    assert journey.decision() == "duel"


def test_tc31_marfas_cards_are_wild_while_she_is_present() -> None:
    journey = Journey().courier(0, space=10, energy=5, hand=["ANI/MAR"]).allies(None, None, "MAR").ogareff(5)
    journey.top("irkutsk", "I05", "I17", "I01").play("advance")
    assert journey.legal() == {"play:A11", "spend"}
    journey.play("play:A11")
    assert journey.of()["energy"] == 3  # one for the step, one for the attack: no card helps there
    (wild,) = journey.happened(events.WILD)
    assert (wild.card, wild.danger) == (10, 4)
    absent = Journey().courier(0, space=10, energy=5, hand=["ANI/MAR"]).allies("STR").ogareff(5).top("irkutsk", "I05")
    assert absent.play("advance").legal() == {"spend"}


def test_tc58_a_wild_card_is_optional_but_a_matching_one_must_be_used() -> None:
    journey = Journey(2).courier(0, space=10, energy=2, row=["R13", "R16"], hand=["STO/MAR", "DIP"]).allies("MAR")
    journey.top("irkutsk", "I01").play("advance", "cover:1n")
    assert journey.legal() == {"play:A29", "play:A04"}
    journey.play("play:A29")
    assert journey.legal() == {"play:A04", "spend"}
    alive = journey.position.copy()
    journey.play("play:A04")
    assert journey.of()["energy"] == 1
    alive.play(journey.game.moves.parse("spend"))
    assert alive.state["couriers"][0]["alive"] == 0


def test_tc51_death_at_the_gates() -> None:
    journey = Journey(2).courier(
        0, space=10, energy=3, row=["S09:i"], left="T7", hand=["SPY", "DIP"], abilities=["R02"]
    )
    journey.ogareff(14).top("irkutsk", "I17", "I01").play("advance", "cover:left")
    assert journey.legal() == {"play:A43"}
    journey.play("play:A43", "spend")
    assert not journey.of()["alive"]
    assert journey.of()["energy"] == 0
    assert len(journey.happened(events.DUEL_CARD)) == 1
    assert journey.discards("irkutsk") == ["I17"]
    assert set(journey.discards("russia")) == {"R02"}
    assert journey.hand() == []
    assert not journey.see()["over"]
    assert journey.position.to_play() == 1


def test_the_captains_second_action_dies_with_the_courier() -> None:
    journey = Journey(2).courier(0, space=10, energy=2, hand=["A01", "A02"]).allies("STR").top("irkutsk", "I17")
    journey.play("help:A01", "help:A02", "advance")
    assert not journey.of()["alive"]
    assert journey.position.to_play() == 1


def test_tc55_the_dead_first_courier_passes_the_place_on() -> None:
    journey = Journey(3).courier(0, space=10, energy=2).top("irkutsk", "I17").next_action("A16").play("advance")
    assert journey.position.to_play() == 1
    journey.end_round()
    assert journey.position.to_play() == 2
    journey.end_round()
    assert journey.see()["first"] == 1
    assert journey.see()["round"] == 2
    assert journey.position.to_play() == 1


def test_the_last_death_is_everybodys_defeat_and_the_traitor_rests() -> None:
    journey = Journey().courier(0, space=10, energy=2).top("irkutsk", "I17").play("advance")
    assert journey.ending == "all_dead"
    assert "traitor_card" not in journey.names_told()
    assert journey.position.scores() == [0]


def test_victory_is_one_couriers_alone() -> None:
    journey = Journey(3).courier(1, space=10, energy=10).ogareff(5).top("irkutsk", "I01", "I02", "I03").turn_of(1)
    journey.play("advance", "spend", "spend", "spend")
    assert journey.position.scores() == [0, 1, 0]
    assert journey.game.rules.ranking(journey.state, [0, 1, 0])[0] == 1
    assert set(journey.discards("irkutsk")) == {"I01", "I02", "I03"}


def test_energy_zero_on_the_road_is_not_death() -> None:
    journey = Journey().courier(0, space=9, energy=1).tartars(3).top("siberia", "S01").play("advance", "decline")
    assert journey.of()["energy"] == 0
    assert journey.of()["alive"]


def test_tc33_a_clash_bars_the_gates_too() -> None:
    assert "advance" not in Journey().courier(0, space=10, energy=9, row=["R01"], left="T1").legal()


def test_an_empty_irkutsk_deck_is_made_of_the_discards() -> None:
    journey = Journey(2).courier(0, space=10, energy=10).ogareff(5)
    pile = journey.state["roads"][4]
    pile["discards"][:20] = pile["cards"][:20]
    pile["left"], pile["gone"] = 0, 20
    journey.ask().play("advance")
    assert "reshuffled" in journey.names_told()
    assert len(journey.happened(events.DUEL_CARD)) >= 1
