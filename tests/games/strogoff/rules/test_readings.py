"""Sentences that can be read in two ways: the default is what the book's words say, the other reading an option."""

from __future__ import annotations

import pytest

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.box import PLACES

from ..at_table import strogoff
from ..scenario import Scenario


def entering_tartars(**options: str) -> Scenario:
    table = Scenario(2, **options).courier(0, space=6, energy=4, hand=["STO"]).tartars(7, 4)
    return table.top("siberia", "S01").dice(5).next_action("A33")


def test_q1_the_road_card_is_drawn_at_once_and_the_tartars_are_evaded_after_it() -> None:
    table = entering_tartars().play("advance")
    assert table.asks == "immediate"
    assert "evaded" not in table.names_told()
    table.play("play:A01")
    told = table.names_told()
    assert told.index("road_card") < told.index("covered") < told.index("evaded") < told.index("drew")
    assert table.hand() == ["A33"]


def test_q1_or_before_it_and_the_card_won_can_answer_the_immediate_danger() -> None:
    table = entering_tartars(evasion="before").play("advance")
    told = table.names_told()
    assert told.index("evaded") < told.index("drew") < told.index("road_card")
    assert table.asks == "immediate"
    assert table.hand() == ["A01", "A33"]


def test_a_late_evasion_comes_before_the_penalties() -> None:
    """The card won by the roll is there to be discarded."""
    table = Scenario(2).courier(0, space=6, energy=4, row=["R04"]).tartars(7, 2)
    table.top("siberia", "S01").dice(5).next_action("A33").play("advance", "decline")
    told = table.names_told()
    assert told.index("evaded") < told.index("clashed")
    assert table.asks == "penalty"
    assert set(table.legal()) == {"discard:A33"}


def test_a_late_evasion_is_held_to_the_limit_before_the_clash() -> None:
    hand = ["PAT", "PAT", "WND", "DIP", "WAY", "SPY", "VEH"]
    table = Scenario(2).courier(0, space=6, energy=4, row=["R04"], hand=hand).tartars(7, 2)
    table.top("siberia", "S01").dice(5).next_action("A33").play("advance", "decline")
    assert table.asks == "excess"
    assert "clashed" not in table.names_told()
    table.play("discard:A33")
    assert table.asks == "penalty"
    assert table.of()["hand_count"] == 7


@pytest.mark.parametrize("evasion", ["after", "before"])
def test_the_blind_evade_nobody_early_or_late(evasion: str) -> None:
    table = Scenario(2, evasion=evasion).courier(0, space=6, left="T8").tartars(7, 6).top("siberia", "S01")
    table.play("advance", "decline")
    assert not {"evaded", "not_evaded"} & set(table.names_told())


@pytest.mark.parametrize(("camp", "caught"), [("arriving", 0), ("staying", 1)])
def test_q6_tartars_who_are_sent_to_where_they_stand(camp: str, caught: int) -> None:
    """A18: one step, an ally, the Tartars to 8 and stronger."""
    table = Scenario(1, camp=camp).courier(0, space=8).tartars(8, 3).next_action("A18").end_round()
    assert table.state["strength"] == 4
    assert len(table.happened(events.CAPTURED)) == caught
    assert (table.of()["left"] >= 0) is bool(caught)


def full_hand(limit: str) -> Scenario:
    """A30: one step, a card for everybody, an ally. The courier holds seven already."""
    hand = ["STO", "ANI", "PAT", "WND", "DIP", "WAY", "SPY"]
    return Scenario(1, limit=limit).courier(0, hand=hand).next_action("A30", "VEH").end_round()


def test_q14_cards_of_the_traitors_phase_wait_for_the_own_turn() -> None:
    table = full_hand("own_turn")
    assert table.asks == "excess"
    assert table.names_told()[-1] == "turn_begins"
    assert len(table.hand()) == 8
    table.play("discard:A01")
    assert table.asks == "turn"
    assert len(table.hand()) == 7


def test_q14_or_the_hand_limit_holds_in_the_traitors_phase_too() -> None:
    table = full_hand("always")
    assert table.asks == "excess"
    assert "turn_begins" not in table.names_told()


def test_in_the_own_turn_the_limit_holds_at_once_whatever_was_chosen() -> None:
    hand = ["STO", "ANI", "PAT", "WND", "DIP", "WAY", "SPY"]
    for limit in ("own_turn", "always"):
        assert Scenario(1, limit=limit).courier(0, hand=hand).play("rest", "draw").asks == "excess"


@pytest.mark.parametrize(("blind", "left", "rolls"), [("rolls", "T1", 1), ("spared", "T1", 0), ("spared", None, 1)])
def test_q47_reinforcements_and_the_blind(blind: str, left: str | None, rolls: int) -> None:
    table = Scenario(1, blind=blind).courier(0, space=10, energy=5, hand=["STO"], left=left).tartars(8, 6).ogareff(5)
    table.top("irkutsk", "I19", "I02").dice(1).play("advance")
    if left is not None:
        table.play("play:A01")
    assert len(table.happened(events.OVERRUN)) == rolls
    assert len(table.happened(events.PASSED_BY)) == 1 - rolls
    assert table.of()["energy"] == 4 - rolls


def helped_by_pigassoff(**options: str) -> Scenario:
    """S12 shows WND and SPY: Pigassoff covers one, a card in the action the other."""
    table = Scenario(**options).courier(0, energy=0, row=["S12"], hand=["STO/PIG", "SPY"]).allies("PIG")
    return table.next_action("A01").play("help:A06", "cover:1i", "face", "cover:1n", "play:A43")


def test_q46_a_card_to_which_pigassoff_contributed_is_kept_by_its_last_disc() -> None:
    table = helped_by_pigassoff()
    assert set(table.legal()) == {"keep:none", "keep:S12"}
    assert "spoiled" not in table.names_told()


def test_q46_or_never_if_every_disc_counts() -> None:
    table = helped_by_pigassoff(keeping="every_disc")
    assert table.discards("siberia") == ["S12"]
    assert table.abilities() == []
    (spoiled,) = table.happened(events.SPOILED)
    assert (spoiled.who, spoiled.place) == (0, 0)


@pytest.mark.parametrize(("keeping", "kept"), [("last_disc", True), ("every_disc", False)])
def test_q46_determined_contributes_as_pigassoff_does(keeping: str, kept: bool) -> None:
    table = Scenario(keeping=keeping).courier(0, energy=3, row=["S05"], hand=["STO/NAD", "WAY"], abilities=["S12"])
    table.allies("NAD").dice(3).play("help:A07", "cover:1i", "face", "cover:1n", "play:A36")
    assert ("keep:S05" in table.legal()) is kept


def test_q46_a_card_that_was_turned_over_has_to_be_faced_anew_and_can_be_kept() -> None:
    """Its discs are lost, and with them the help."""
    table = Scenario(keeping="every_disc").courier(0, space=5, energy=9, row=["S05"], hand=["STO/PIG"]).allies("PIG")
    table.top("siberia", "S14").tartars(10).next_action("A40").play("help:A06", "cover:1i", "advance", "decline")
    assert table.row() == ["S05:down", "S14:down"]
    table.next_action("A07").play("rest", "turn:1", "enough")
    table.play("face", "cover:1i", "spend", "cover:1n", "spend")
    assert "keep:S05" in table.legal()


def test_a_disc_at_once_on_an_immediate_danger_spoils_nothing() -> None:
    table = Scenario(keeping="every_disc").courier(0, space=5, energy=9, hand=["DIP"]).top("siberia", "S05")
    table.next_action("A40").play("advance", "play:A29").play("face", "cover:1n", "spend")
    assert set(table.legal()) == {"keep:none", "keep:S05"}


def test_a_strip_names_the_same_place_on_both_roads() -> None:
    """Beyond the Urals everything lies one further on Devir's road; before them nothing does."""
    french, devir = strogoff().box[0]["road"]
    for space in range(2, 11):
        place = french["place"][space]
        assert french["space_of"][place] == space
        assert devir["place"][devir["space_of"][place]] == place


def test_the_tartars_go_to_the_place_and_not_to_the_number() -> None:
    """A09 sends them to Purple Brain's sixth space, Omsk: the seventh on Devir's road."""
    found = {}
    for edition in ("french", "devir"):
        table = Scenario(1, edition=edition).tartars(3).next_action("A09").end_round()
        road = strogoff().box[0]["road"][int(edition == "devir")]
        found[edition] = (int(table.state["tartars"]), PLACES[road["place"][table.state["tartars"]]])
    assert found == {"french": (6, "omsk"), "devir": (7, "omsk")}
