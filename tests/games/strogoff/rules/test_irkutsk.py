"""Irkutsk: clearing the road, the duel, Marfa's wild cards, death and victory."""

from __future__ import annotations

import pytest

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.cards import DANGERS

from ..scenario import Scenario


def test_tc03_a_clean_arrival_and_a_duel_of_three() -> None:
    table = Scenario().courier(0, space=10, energy=2, hand=["STO", "ANI", "PAT"]).ogareff(5)
    table.top("irkutsk", "I01", "I02", "I03").play("advance", "play:A01", "play:A08", "play:A15")
    assert table.ending == "won"
    assert table.see()["winner"] == 0
    assert table.of()["energy"] == 1
    assert table.position.scores() == [1]


def test_no_road_card_is_drawn_in_irkutsk() -> None:
    table = Scenario().courier(0, space=10, energy=9).top("irkutsk", "I01").play("advance")
    assert table.happened(events.ROAD_CARD) == []


@pytest.mark.parametrize("danger", DANGERS)
def test_every_danger_of_the_duel(danger: str) -> None:
    """With the right card nothing is lost, with any other a point of energy."""
    card = f"I{DANGERS.index(danger) + 1:02}"
    other = "STO" if danger != "STO" else "ANI"
    table = Scenario().courier(0, space=10, energy=5, hand=[danger, other]).ogareff(5).top("irkutsk", card, "I16")
    table.play("advance")
    right = table.hand()[0]
    assert set(table.legal()) == {f"play:{right}", "spend"}
    table.play(f"play:{right}")
    assert table.of()["energy"] == 4


def test_the_duels_choice_is_free() -> None:
    table = Scenario().courier(0, space=10, energy=5, hand=["STO"]).ogareff(5).top("irkutsk", "I01", "I09", "I02")
    table.play("advance", "spend", "play:A01", "spend")
    assert table.ending == "won"


def test_direct_attack_costs_a_point() -> None:
    table = Scenario().courier(0, space=10, energy=5).ogareff(5).top("irkutsk", "I17", "I18", "I01").play("advance")
    assert table.of()["energy"] == 2
    assert table.asks == "duel"


def test_reinforcements_are_rolled_against() -> None:
    for face, energy in ((4, 4), (3, 3)):
        table = Scenario().courier(0, space=10, energy=5).tartars(8, 4).ogareff(5).top("irkutsk", "I19", "I01")
        table.dice(face).play("advance")
        assert table.of()["energy"] == energy


def test_reinforcements_ignore_whom_the_tartars_have_blinded() -> None:
    table = Scenario().courier(0, space=10, energy=5, left="T1").tartars(8, 6).ogareff(5).top("irkutsk", "I19", "I01")
    table.dice(1).play("advance", "spend")
    assert table.names_told().count("passed_by") == 1
    assert table.of()["energy"] == 3  # one for the step, one for the danger of T1


def test_clearing_the_road_with_the_own_order() -> None:
    table = Scenario().courier(0, space=10, energy=6, row=["R01", "S06"], left="T3", hand=["WAY", "PAT"])
    table.top("irkutsk", "I01").play("advance")
    assert set(table.legal()) == {"cover:1n", "cover:2i", "cover:2n", "cover:left"}
    table.play("cover:2i")
    assert set(table.legal()) == {"play:A36"}  # held, so it must be used
    table.play("play:A36", "cover:1n")
    assert set(table.legal()) == {"spend"}
    table.play("spend", "cover:left", "play:A15", "spend")  # the last danger is asked for at once
    assert table.of()["energy"] == 3
    assert table.row() == []
    assert table.of()["left"] == -1
    assert table.discards("tomsk") == ["T3"]
    assert table.discards("russia") == ["R01"]
    assert table.asks == "duel"


def test_sangarra_is_paid_for_at_the_gates_and_goes_home() -> None:
    table = Scenario(2).courier(0, space=10, energy=6, row=["SG"]).top("irkutsk", "I01").play("advance", "spend")
    assert table.see()["sangarra"] == -1


def test_covered_icons_are_not_paid_again() -> None:
    table = Scenario().courier(0, space=10, energy=6, row=["S09:i"]).top("irkutsk", "I01").play("advance")
    assert table.asks == "toll"
    table.play("spend")
    assert table.asks == "duel"


def test_tc31_marfas_cards_are_wild_while_she_is_present() -> None:
    table = Scenario().courier(0, space=10, energy=5, hand=["ANI/MAR"]).allies(None, None, "MAR").ogareff(5)
    table.top("irkutsk", "I05", "I17", "I01").play("advance")
    assert set(table.legal()) == {"play:A11", "spend"}
    table.play("play:A11")
    assert table.of()["energy"] == 3  # one for the step, one for the attack: no card helps there
    (wild,) = table.happened(events.WILD)
    assert (wild.card, wild.danger) == (10, 4)
    absent = Scenario().courier(0, space=10, energy=5, hand=["ANI/MAR"]).allies("STR").ogareff(5).top("irkutsk", "I05")
    assert set(absent.play("advance").legal()) == {"spend"}


def test_tc58_a_wild_card_is_optional_but_a_matching_one_must_be_used() -> None:
    table = Scenario(2).courier(0, space=10, energy=2, row=["R13", "R16"], hand=["STO/MAR", "DIP"]).allies("MAR")
    table.top("irkutsk", "I01").play("advance", "cover:1n")
    assert set(table.legal()) == {"play:A29", "play:A04"}
    table.play("play:A29")
    assert set(table.legal()) == {"play:A04", "spend"}
    alive = table.position.copy()
    table.play("play:A04")
    assert table.of()["energy"] == 1
    alive.play(table.game.moves.parse("spend"))
    assert alive.state["couriers"][0]["alive"] == 0


def test_tc51_death_at_the_gates() -> None:
    table = Scenario(2).courier(0, space=10, energy=3, row=["S09:i"], left="T7", hand=["SPY", "DIP"], abilities=["R02"])
    table.ogareff(14).top("irkutsk", "I17", "I01").play("advance", "cover:left")
    assert set(table.legal()) == {"play:A43"}
    table.play("play:A43", "spend")
    assert not table.of()["alive"]
    assert table.of()["energy"] == 0
    assert len(table.happened(events.DUEL_CARD)) == 1
    assert table.discards("irkutsk") == ["I17"]
    assert set(table.discards("russia")) == {"R02"}
    assert table.hand() == []
    assert not table.see()["over"]
    assert table.position.to_play() == 1


def test_the_captains_second_action_dies_with_the_courier() -> None:
    table = Scenario(2).courier(0, space=10, energy=2, hand=["A01", "A02"]).allies("STR").top("irkutsk", "I17")
    table.play("help:A01", "help:A02", "advance")
    assert not table.of()["alive"]
    assert table.position.to_play() == 1


def test_tc55_the_dead_first_courier_passes_the_place_on() -> None:
    table = Scenario(3).courier(0, space=10, energy=2).top("irkutsk", "I17").next_action("A16").play("advance")
    assert table.position.to_play() == 1
    table.end_round()
    assert table.position.to_play() == 2
    table.end_round()
    assert table.see()["first"] == 1
    assert table.see()["round"] == 2
    assert table.position.to_play() == 1


def test_the_last_death_is_everybodys_defeat_and_the_traitor_rests() -> None:
    table = Scenario().courier(0, space=10, energy=2).top("irkutsk", "I17").play("advance")
    assert table.ending == "all_dead"
    assert "traitor_card" not in table.names_told()
    assert table.position.scores() == [0]


def test_victory_is_one_couriers_alone() -> None:
    table = Scenario(3).courier(1, space=10, energy=10).ogareff(5).top("irkutsk", "I01", "I02", "I03").turn_of(1)
    table.play("advance", "spend", "spend", "spend")
    assert table.position.scores() == [0, 1, 0]
    assert table.game.rules.ranking(table.state, [0, 1, 0])[0] == 1
    assert set(table.discards("irkutsk")) == {"I01", "I02", "I03"}


def test_energy_zero_on_the_road_is_not_death() -> None:
    table = Scenario().courier(0, space=9, energy=1).tartars(3).top("siberia", "S01").play("advance", "decline")
    assert table.of()["energy"] == 0
    assert table.of()["alive"]


def test_tc33_a_clash_bars_the_gates_too() -> None:
    assert "advance" not in Scenario().courier(0, space=10, energy=9, row=["R01"], left="T1").legal()


def test_an_empty_irkutsk_deck_is_made_of_the_discards() -> None:
    table = Scenario(2).courier(0, space=10, energy=10).ogareff(5)
    pile = table.state["roads"][4]
    pile["discards"][:20] = pile["cards"][:20]
    pile["left"], pile["gone"] = 0, 20
    table.ask().play("advance")
    assert "reshuffled" in table.names_told()
    assert len(table.happened(events.DUEL_CARD)) >= 1
