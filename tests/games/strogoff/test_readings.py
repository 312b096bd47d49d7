"""Sentences that the rulebook leaves open: our reading is the default, the other one an option."""

from __future__ import annotations

import pytest

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.box import PLACES

from .journey import Journey, strogoff


def entering_tartars(**options: str) -> Journey:
    journey = Journey(2, **options).courier(0, space=6, energy=4, hand=["STO"]).tartars(7, 4)
    return journey.top("siberia", "S01").dice(5).next_action("A33")


def test_the_tartars_are_evaded_before_the_road_card() -> None:
    journey = entering_tartars().play("advance")
    told = journey.names_told()
    assert told.index("evaded") < told.index("drew") < told.index("road_card")
    assert journey.decision() == "immediate"


def test_or_after_it_and_its_immediate_danger_but_before_the_penalties() -> None:
    journey = entering_tartars(evasion="after").play("advance")
    assert "evaded" not in journey.names_told()
    assert journey.decision() == "immediate"
    assert len(journey.hand()) == 1
    journey.play("play:A01")
    told = journey.names_told()
    assert told.index("road_card") < told.index("covered") < told.index("evaded")
    assert journey.hand() == ["A33"]


def test_a_late_evasion_comes_before_the_penalties() -> None:
    """The card won by the roll is there to be discarded."""
    journey = Journey(2, evasion="after").courier(0, space=6, energy=4, row=["R04"]).tartars(7, 2)
    journey.top("siberia", "S01").dice(5).next_action("A33").play("advance", "decline")
    told = journey.names_told()
    assert told.index("evaded") < told.index("clashed")
    assert journey.decision() == "penalty"
    assert journey.legal() == {"discard:A33"}


def test_a_late_evasion_is_held_to_the_limit_before_the_clash() -> None:
    hand = ["PAT", "PAT", "WND", "DIP", "WAY", "SPY", "VEH"]
    journey = Journey(2, evasion="after").courier(0, space=6, energy=4, row=["R04"], hand=hand).tartars(7, 2)
    journey.top("siberia", "S01").dice(5).next_action("A33").play("advance", "decline")
    assert journey.decision() == "excess"
    assert "clashed" not in journey.names_told()
    journey.play("discard:A33")
    assert journey.decision() == "penalty"
    assert journey.of()["hand_count"] == 7


def test_the_blind_evade_nobody_even_late() -> None:
    journey = Journey(2, evasion="after").courier(0, space=6, left="T8").tartars(7, 6).top("siberia", "S01")
    journey.play("advance", "decline")
    assert not {"evaded", "not_evaded"} & set(journey.names_told())


@pytest.mark.parametrize(("camp", "caught"), [("arriving", 0), ("staying", 1)])
def test_tartars_who_are_sent_to_where_they_stand(camp: str, caught: int) -> None:
    """A18: one step, an ally, the Tartars to 8 and stronger."""
    journey = Journey(1, camp=camp).courier(0, space=8).tartars(8, 3).next_action("A18").end_round()
    assert journey.state["strength"] == 4
    assert len(journey.happened(events.CAPTURED)) == caught
    assert (journey.of()["left"] >= 0) is bool(caught)


def full_hand(limit: str) -> Journey:
    """A30: one step, a card for everybody, an ally. The courier holds seven already."""
    hand = ["STO", "ANI", "PAT", "WND", "DIP", "WAY", "SPY"]
    return Journey(1, limit=limit).courier(0, hand=hand).next_action("A30", "VEH").end_round()


def test_the_hand_limit_holds_in_the_traitors_phase_too() -> None:
    journey = full_hand("always")
    assert journey.decision() == "excess"
    assert "turn_began" not in journey.names_told()


def test_or_from_the_beginning_of_the_own_turn() -> None:
    journey = full_hand("own_turn")
    assert journey.decision() == "excess"
    assert journey.names_told()[-1] == "turn_began"
    assert len(journey.hand()) == 8
    journey.play("discard:A01")
    assert journey.decision() == "turn"
    assert len(journey.hand()) == 7


def test_in_the_own_turn_the_limit_holds_at_once_whatever_was_chosen() -> None:
    hand = ["STO", "ANI", "PAT", "WND", "DIP", "WAY", "SPY"]
    journey = Journey(1, limit="own_turn").courier(0, hand=hand).play("rest", "draw")
    assert journey.decision() == "excess"


@pytest.mark.parametrize(("blind", "left", "rolls"), [("rolls", "T1", 1), ("spared", "T1", 0), ("spared", None, 1)])
def test_reinforcements_and_the_blind(blind: str, left: str | None, rolls: int) -> None:
    journey = Journey(1, blind=blind).courier(0, space=10, energy=5, hand=["STO"], left=left).tartars(8, 6).ogareff(5)
    journey.top("irkutsk", "I19", "I02").dice(1).play("advance")
    if left is not None:
        journey.play("play:A01")
    assert len(journey.happened(events.OVERRUN)) == rolls
    assert len(journey.happened(events.PASSED_BY)) == 1 - rolls
    assert journey.of()["energy"] == 4 - rolls


def test_a_strip_names_the_same_place_on_both_roads() -> None:
    """Beyond the fifth space, the Urals, everything lies one further on Devir's road; before it nothing does."""
    box = strogoff().box[0]
    french, devir = box["road"]
    for space in range(2, 11):
        shifted = space + (int(devir["shift"]) if space > 5 else 0)
        assert PLACES[french["place"][space]] == PLACES[devir["place"][shifted]]


def test_the_tartars_go_to_the_place_and_not_to_the_number() -> None:
    """A09 sends them to Purple Brain's sixth space, Omsk: the seventh on Devir's road."""
    found = {}
    for edition in ("french", "devir"):
        journey = Journey(1, edition=edition).tartars(3).next_action("A09").end_round()
        road = strogoff().box[0]["road"][int(edition == "devir")]
        found[edition] = (int(journey.state["tartars"]), PLACES[road["place"][journey.state["tartars"]]])
    assert found == {"french": (6, "omsk"), "devir": (7, "omsk")}
