"""Canoe, harvest, hunt, fish, tan, sacred fire, ritual."""

from __future__ import annotations

import pytest

from ..scenario import Scenario


def test_a_canoe_goes_onto_any_lake_in_use() -> None:
    table = Scenario(players=3).player("George").turn("George", "BT5")
    assert table.legal() == ["lake:superior", "lake:michigan", "lake:huron", "lake:erie"]  # Ontario is covered
    assert table.change("George", "lake:erie") == {"canoes": 1}


def test_b61_without_a_canoe_in_supply_the_action_is_not_offered() -> None:
    table = Scenario().player("George", canoes={"huron": 5}).turn("George").play("act:6")
    assert table.pending["index"] == 1  # fishing is asked at once


def test_in_the_base_game_lakes_are_all_alike() -> None:
    table = Scenario(game="base").player("George").turn("George", "BT5")
    assert table["George"].canoes == {"superior": 1}  # before the village, no choice is asked


@pytest.mark.parametrize("canoes", [1, 2, 5])
def test_b13_and_b59_fish_for_every_canoe_on_the_water(canoes: int) -> None:
    scenario = Scenario().player("George", canoes={"huron": canoes - 1, "erie": 1})
    table = scenario.turn("George").play("act:6")
    if canoes < 5:
        table.play("skip")
    assert table.change("George", "do") == {"fish": canoes}


def test_b59_the_other_table_of_fish_can_be_printed() -> None:
    scenario = Scenario(printed="[yield]\nfish_by_canoes = [0, 1, 1, 2, 2, 3]\n").player("George", canoes={"huron": 2})
    assert scenario.turn("George").play("act:6", "skip").change("George", "do") == {"fish": 1}


def test_b52_scouts_are_relieved_by_women_who_harvest_at_once() -> None:
    """B11: whoever is placed in step a produces in step b. B10: the Scout stands in the village at once."""
    scenario = Scenario().player("George", women=["C1-corn1"], scouts=["A1-corn1", "A1-bean1"])
    table = scenario.turn("George", "BT2").play("harvest:corn")
    assert table.legal("relieve") == ["relieve:1.1"]  # a bean field is of another kind
    assert table.change("George", "relieve:A1-corn1") == {"corn": 2, "home_warrior": 1, "home_woman": -1}
    assert table["George"].women == ["A1-corn1", "C1-corn1"]


def test_b10_and_b11_a_hunter_relieves_a_scout_in_a_forest_and_hunts() -> None:
    table = Scenario().player("George", scouts=["A2-forest1"], hunters=["C1-forest1"]).turn("George", "BT3")
    assert table.change("George", "relieve:A2-forest1") == {"beaver": 2, "home_warrior": 1, "home_hunter": -1}


def test_b52_in_forests_hunters_relieve_and_no_women() -> None:
    women = Scenario().player("George", scouts=["A2-forest1"], hunters=["C1-forest1"], village=(6, 7, 0))
    assert women.turn("George", "BT3")["George"].scouts == ["A2-forest1"]
    hunters = Scenario().player("George", scouts=["A2-forest1"], hunters=["C1-forest1"], village=(6, 0, 6))
    assert hunters.turn("George", "BT3").play("relieve:A2-forest1")["George"].scouts == []


def test_b12_a_harvest_without_women_on_fields_may_still_relieve_scouts() -> None:
    table = Scenario().player("George", scouts=["A1-corn1"]).turn("George", "BT2").play("harvest:corn")
    assert table.change("George", "done") == {}
    nobody = Scenario().player("George", scouts=["A1-corn1"], village=(6, 0, 7)).turn("George").play("act:2")
    assert nobody.to_play != "George"


def test_harvest_two_kinds() -> None:
    women = ["A1-corn1", "A1-bean1", "C1-pumpkin1"]
    table = Scenario().player("George", women=women).turn("George", "AT1-06")
    assert table.legal() == ["harvest:bean+corn", "harvest:bean+pumpkin", "harvest:corn+pumpkin"]
    assert table.change("George", "harvest:bean+pumpkin") == {"bean": 1, "pumpkin": 1}


def test_b44_there_are_three_vegetables() -> None:
    women = ["A1-corn1", "A1-bean1", "C1-pumpkin1"]
    table = Scenario().player("George", women=women, tribe="TR01").year(4).turn("George", "AT2-05")
    assert (table["George"].bean, table["George"].corn, table["George"].pumpkin) == (1, 1, 1)


def test_tanning_any_number_of_beavers() -> None:
    table = Scenario().player("George", goods="3 beaver").turn("George", "BT4")
    assert table.legal() == ["amount:3", "amount:2", "amount:1", "amount:0"]
    assert table.change("George", "amount:2") == {"beaver": -2, "leather": 2}
    many = Scenario().player("George", goods="12 beaver").turn("George", "BT4")
    assert many.change("George", "amount:12") == {"beaver": -12, "leather": 12}


def test_q1_nobody_keeps_more_than_99_of_a_kind() -> None:
    table = Scenario().player("George", goods="98 corn", women=["A1-corn1", "C1-corn1"]).turn("George", "BT2")
    assert table.change("George", "harvest:corn") == {"corn": 1}


def test_sacred_fire_marks_a_tile_and_heals() -> None:
    table = Scenario().player("George", ill=(1, 1, 0)).turn("George", "BT9").play("fire:4")
    assert table.change("George", "heal:woman") == {"ill_woman": -1, "home_woman": 1}
    assert table["George"].fire == 3


def test_b23_a_second_fire_moves_the_marker() -> None:
    table = Scenario().player("George", fire=2).turn("George", "BT9").play("fire:9")
    assert table["George"].fire == 8


def test_ritual_heals_up_to_two_then_scores() -> None:
    table = Scenario().player("George", ill=(3, 0, 0)).turn("George", "ritual")
    assert table.change("George", "heal:warrior", "heal:warrior") == {"ill_warrior": -2, "home_warrior": 2, "ritual": 4}


def test_t35_with_an_empty_longhouse_step_b_still_scores() -> None:
    assert Scenario().player("George").turn("George", "ritual")["George"].ritual == 5


def test_t36_points_follow_the_table_of_trios() -> None:
    table = Scenario().player("George", village=(4, 2, 5)).turn("George", "ritual").play("done")
    assert table["George"].ritual == 2


def test_t36b_healed_natives_count() -> None:
    women, hunters = ["A1-corn1", "C1-corn1"], ["A1-forest1", "C1-forest1"]
    scenario = Scenario().player("George", guards={"A1": 1}, women=women, hunters=hunters, ill=(1, 0, 0))
    table = scenario.turn("George", "ritual")
    assert table.change("George", "heal:warrior") == {"ill_warrior": -1, "home_warrior": 1, "ritual": 3}


@pytest.mark.parametrize("trios", range(8))
def test_b22_and_b48_ritual_points_by_trios(trios: int) -> None:
    table = Scenario().player("George", village=(trios, trios, trios)).turn("George", "ritual")
    if table.asks == "heal":
        table.play("done")
    assert table["George"].ritual == (0, 1, 2, 2, 3, 3, 4, 5)[trios]


def test_b53_healing_may_stop_early() -> None:
    table = Scenario().player("George", ill=(2, 0, 0)).turn("George", "ritual").play("heal:warrior", "done")
    assert table["George"].ill == [1, 0, 0]
