"""Rulings of Michel Strogoff that no other test names: small questions, one test each. See RULINGS.md."""

from __future__ import annotations

import pytest

import peltry
from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.cards import NONE

from ..at_table import strogoff
from ..scenario import Scenario


def test_q12_the_dangers_of_a_face_down_card_do_not_clash() -> None:
    table = Scenario().courier(0, energy=5, row=["R01:down", "R02"])
    assert table.position.figures(0)["open_twice"][0] == 0
    reason = table.position.why_not(table.game.moves.parse("advance"))
    assert reason is not None
    assert reason.name == "cards_down"


def test_q18_one_card_is_kept_for_each_action() -> None:
    table = Scenario().courier(0, energy=6, row=["R05", "R01"]).next_action("A03")
    table.play("face", "cover:1n", "spend", "cover:1n", "spend", "keep:R05")
    assert table.abilities() == ["R05"]
    assert table.discards("russia") == ["R01"]


def test_q21_marfas_wild_cards_are_not_the_help_of_the_turn() -> None:
    table = Scenario().courier(0, space=10, energy=5, row=["R13"], hand=["STO/JOL", "ANI/MAR"]).allies("JOL", "MAR")
    table.play("help:A05", "advance")
    assert "play:A11" in table.legal()


def test_q27_the_blinded_can_be_spied_on() -> None:
    table = Scenario(2).courier(0, space=7, left="T1").courier(1, space=5).turn_of(1).next_action("A03").end_round()
    assert table.see()["sangarra"] == 0


def test_q29_sangarra_goes_home_when_her_victim_dies() -> None:
    table = Scenario(2).courier(0, space=10, energy=2, row=["SG"]).play("advance", "spend")
    assert not table.of()["alive"]
    assert table.see()["sangarra"] == NONE
    assert table.see()["curtain"]


def test_q35_an_immediate_danger_that_was_left_is_faced_like_any_other() -> None:
    table = Scenario().courier(0, space=5, energy=5).top("siberia", "S01").next_action("A40").tartars(10)
    table.play("advance", "decline").play("face")
    assert "cover:1i" in table.legal()
    table.play("cover:1i")
    assert "spend" in table.legal()


def test_q40_the_figure_stays_where_it_is() -> None:
    table = Scenario(3, figure="follows").courier(0, space=5).turn_of(2).next_action("A03").end_round()
    assert table.see()["sangarra"] == 0
    assert table.happened(events.FIGURE_MOVED) == []
    assert table.see()["first"] == 0


def test_q44_fast_goes_on_when_the_immediate_danger_was_answered() -> None:
    table = Scenario().courier(0, space=5, energy=5, row=["R01"], hand=["STO"], abilities=["R03"])
    table.tartars(10).top("siberia", "S09").play("advance", "play:A02" if "A02" in table.hand() else "play:A01")
    assert table.asks == "again"  # STO of S09 is covered, so it does not clash with R01


def test_q54_energy_first_then_cards_then_discs() -> None:
    """The owner could choose; this order is never worse, as cards are seen before a disc is placed."""
    abilities = ["S12", "R21", "R09"]  # DET, HAB and ENE, all on a 3
    table = Scenario().courier(0, energy=4, row=["R01"], abilities=abilities).next_action("A13").dice(3)
    table.play("rest", "enough")
    told = table.names_told()
    assert told.index("gained_energy") < told.index("drew")
    assert table.asks == "determined"


def test_q56_sangarra_looks_for_the_living() -> None:
    table = Scenario(3).courier(0, space=10, energy=2).courier(1, space=3).courier(2, space=5).top("irkutsk", "I17")
    table.play("advance").next_action("A03").play("rest", "enough", "rest", "enough")
    assert not table.of(0)["alive"]
    assert table.see()["sangarra"] == 2


def test_q59_an_ability_gained_in_the_first_action_works_in_the_second() -> None:
    table = Scenario().courier(0, space=2, energy=6, row=["R03"], hand=["A01", "A02"]).allies("STR")
    table.top("russia", "R05").play("help:A01", "help:A02", "face", "cover:1n", "spend", "keep:R03", "advance")
    assert table.asks == "again"
    assert "fast" in table.legal()


def test_q62_alone_no_figure_moves() -> None:
    with pytest.raises(peltry.PeltryError, match="figure"):
        strogoff().new(1, seed=1, figure="follows")


def test_q63_an_empty_ally_deck_waits_for_the_next_ally() -> None:
    table = Scenario().allies("STR", "BLO", "MAR", "JOL", discards=("PIG", "NAD")).next_action("A03").end_round()
    assert "reshuffled" not in table.names_told()
    assert table.see()["ally_left"] == 0


def test_q64_a_bigger_duel_counts_from_the_step_that_leads_there() -> None:
    table = Scenario().ogareff(14)
    assert table.position.figures(0)["duel_size"] == 3
    table.next_action("A25").end_round()  # one step
    assert table.position.figures(0)["duel_size"] == 4


def test_q72_resilient_is_offered_before_between_and_after_actions_but_not_while_something_is_paid() -> None:
    table = Scenario().courier(0, energy=5, row=["R02", "R01:down"], hand=["STO/JOL"], abilities=["R04"]).allies("JOL")
    assert "resilient" in table.legal()
    table.play("help:A05")
    assert "resilient" in table.legal()
    table.play("face")
    assert "resilient" in table.legal()
    table.play("cover:1n")
    assert "resilient" not in table.legal()
    table.play("spend")
    assert "resilient" in table.legal()
    table.play("stop", "keep:none")
    assert table.asks == "last_moment"


def test_q74_a_road_deck_that_is_empty_for_good_gives_no_card() -> None:
    """Only with a road of one's own: then the step is made, and nothing is drawn."""
    table = Scenario().courier(0, space=4, energy=5)
    urals = table.state["roads"][1]
    russia = table.state["roads"][0]
    russia["discards"][: urals["left"]] = urals["cards"][: urals["left"]]  # out of the way
    russia["gone"], urals["left"] = urals["left"], 0
    table.ask().play("advance")
    assert table.of()["space"] == 5
    assert table.row() == []
