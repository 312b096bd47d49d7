"""Movement and native combat."""

from __future__ import annotations

import pytest

from ..scenario import Scenario


def test_b51_steps_are_shared_and_each_warrior_moves_once() -> None:
    table = Scenario().player("George").player("Ringo").turn("George", "BT1")
    assert table.pending["steps"] == 3
    table.play("march:home:A2", "guard")  # two steps: A1, A2
    assert table.pending["steps"] == 1
    assert table.refuses("march:gA2:C2", "march:home:A2")
    table.play("march:home:A1", "scout:A1-corn1")
    assert table["George"].guards == {"A2": 1}
    assert table["George"].scouts == ["A1-corn1"]
    assert table["George"].home[0] == 5


def test_b8_opposing_villages_are_not_crossed_and_lakes_cut_borders() -> None:
    table = Scenario().player("George").turn("George", "AT1-05")  # five steps
    steps = {
        name: int(table.game.box[0]["maps"][2]["steps"][0, 12, i]) for i, name in enumerate(table.land.territories)
    }
    assert steps == {
        "A1": 1, "A2": 2, "B1": 1, "B2": 6, "B3": 2, "B4": 5, "C1": 2, "C2": 3, "C3": 3, "C4": 4, "D1": 4, "D2": 5,
    }  # fmt: skip
    assert table.refuses("march:home:B2")  # beside Ringo's village, but the way through it is closed


def test_a11_nobody_enters_an_opposing_village() -> None:
    """R lies beside Q and Ringo's village. By one step a Guard there comes to Q, or scouts where it stands."""
    printed = '[basic.BT1]\nactions = ["MOVE 1"]\n'
    scenario = Scenario(players=2, printed=printed).player("George", guards={"R": 1}, village=(0, 7, 7)).player("Ringo")
    table = scenario.turn("George", "BT1")
    assert table.allows("march:gR:Q", "march:gR:R")
    assert len(table.legal("march")) == 2


def test_b46_a_turn_is_not_passed_and_begins_with_its_marker() -> None:
    table = Scenario().player("George", progress=["PG1-03"]).turn("George")
    assert {text.partition(":")[0] for text in table.legal()} == {"act", "order", "use"}
    table.play("use:PG1-03")
    assert {text.partition(":")[0] for text in table.legal()} == {"act", "order"}


def test_guard_against_guard_sends_both_to_their_longhouses() -> None:
    table = Scenario().player("George").player("Ringo", guards={"A1": 2}).turn("George", "BT1")
    table.play("march:home:A1")
    assert table.change("Ringo", "fight:Ringo") == {"ill_warrior": 1}
    assert table["George"].ill == [1, 0, 0]
    assert table["Ringo"].guards == {"A1": 1}


@pytest.mark.parametrize("then", ["scout", "guard"])
def test_a13_and_b6_whoever_beats_a_worker_stays_as_scout_or_guard(then: str) -> None:
    table = Scenario().player("George").player("Ringo", women=["A1-corn1"]).turn("George", "BT1")
    assert table.change("Ringo", "march:home:A1", f"drive:A1-corn1:{then}") == {"ill_woman": 1}
    assert table["George"].scouts == (["A1-corn1"] if then == "scout" else [])
    assert table["George"].guards == ({} if then == "scout" else {"A1": 1})
    assert table.refuses("march:sA1-corn1:home", "march:gA1:home")


def test_a14_one_warrior_attacks_once() -> None:
    scenario = Scenario().player("George", village=(1, 7, 7)).player("Ringo", women=["A1-corn1", "A1-bean1"])
    table = scenario.turn("George", "BT1").play("march:home:A1", "drive:A1-corn1:guard")
    assert table.asks != "move"
    assert table["Ringo"].women == ["A1-bean1"]


def test_t15_only_the_owners_guards_protect() -> None:
    scenario = Scenario().player("George").player("Ringo", guards={"A1": 1}).player("Paul", women=["A1-corn1"])
    table = scenario.turn("George", "BT1").play("march:home:A1")
    assert table.allows("drive:A1-corn1:scout", "fight:Ringo")


def test_guards_protect_every_piece_of_their_owner() -> None:
    scenario = (
        Scenario()
        .player("George")
        .player("Ringo", guards={"A1": 1}, women=["A1-corn1"], scouts=["A1-bean1"], hunters=["A1-forest1"])
    )
    table = scenario.turn("George", "BT1").play("march:home:A1")
    assert table.legal("drive") == []


def test_a12_a_scout_protects_nobody() -> None:
    scenario = Scenario().player("George").player("Ringo", women=["A1-corn1"], scouts=["A1-bean1"])
    table = scenario.turn("George", "BT1").play("march:home:A1")
    assert table.allows("drive:A1-corn1:guard", "drive:A1-bean1:guard")


def test_b7_the_attacker_names_owner_and_piece_and_nobody_must_fight() -> None:
    scenario = Scenario().player("George").player("Ringo", guards={"A1": 1}).player("Paul", guards={"A1": 1})
    table = scenario.turn("George", "BT1").play("march:home:A1")
    assert table.allows("guard", "fight:Ringo", "fight:Paul")


def test_b9_a_scout_stands_on_an_empty_area_only() -> None:
    scenario = Scenario().player("George", women=["A1-corn1"]).player("Ringo", scouts=["A1-bean1"])
    table = scenario.turn("George", "BT1").play("march:home:A1")
    assert table.legal("scout") == ["scout:3"]  # the forest


def test_a_guard_becomes_a_scout_where_it_stands_for_a_step_and_back() -> None:
    table = Scenario().player("George", guards={"A1": 1}, scouts=["B1-forest1"]).turn("George", "BT1")
    table.play("march:gA1:A1", "scout:A1-corn1")
    table.play("march:sB1-forest1:B1")
    assert table.pending["steps"] == 1
    assert table["George"].guards == {"B1": 1}
    assert table["George"].scouts == ["A1-corn1"]


def test_a_guard_attacks_where_it_stands_though_no_area_is_free() -> None:
    scenario = Scenario().player("George", guards={"A1": 1}, village=(0, 7, 7))
    scenario.player("Ringo", women=["A1-corn1", "A1-bean1"], hunters=["A1-forest1"])
    table = scenario.turn("George", "BT1").play("march:gA1:A1")
    assert table.change("Ringo", "drive:A1-corn1:guard") == {"ill_woman": 1}


def test_a_scout_becomes_a_guard_beside_somebody_it_might_attack() -> None:
    scenario = Scenario().player("George", scouts=["A1-bean1"]).player("Ringo", women=["A1-corn1"])
    table = scenario.turn("George", "BT1").play("march:sA1-bean1:A1")
    assert table.play("guard")["George"].guards == {"A1": 1}
    assert table["Ringo"].women == ["A1-corn1"]


def test_b47_a_warrior_in_the_territory_attacks_for_one_step() -> None:
    table = Scenario().player("George", scouts=["A1-bean1"]).player("Ringo", women=["A1-corn1"]).turn("George", "BT1")
    table.play("march:sA1-bean1:A1", "drive:A1-corn1:scout")
    assert table["George"].scouts == ["A1-corn1"]
    assert table.pending["steps"] == 2


def test_coming_home_takes_steps_and_ends_the_move() -> None:
    table = Scenario().player("George", guards={"A2": 1}, village=(0, 7, 7)).turn("George", "BT1")
    assert table.change("George", "march:gA2:home") == {"home_warrior": 1}
    assert table.asks != "move"


def test_b51_each_warrior_moves_once_in_every_movement() -> None:
    """Here the great council repeats one."""
    scenario = Scenario().player("George", village=(1, 7, 7), scouts=["C1-corn1"], progress=["PG3-01"])
    table = scenario.turn("George", "BT1").play("march:home:A1", "scout:A1-corn1", "march:sC1-corn1:C1")
    assert table.asks == "window"  # all have moved
    table.play("repeat:1", "march:sA1-corn1:home", "march:gC1:C2", "guard")
    assert table["George"].guards == {"C2": 1}
    assert table["George"].home[0] == 1


def test_warriors_in_the_longhouse_do_not_move() -> None:
    table = Scenario().player("George", village=(0, 7, 7)).turn("George")
    table.play("act:1")
    assert table.asks != "action"  # nothing to move: the action is passed over (B5)


def test_b5_a_tile_whose_actions_are_impossible_may_be_marked() -> None:
    table = Scenario().player("George").turn("George")
    table.play("act:4")  # no beaver to tan
    assert table.state["players"][0]["markers"] == 1 << 3
    assert table.to_play != "George"
