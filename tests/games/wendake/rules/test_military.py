"""Military: turtle tiles and majorities."""

from __future__ import annotations

import pytest

from ..at_table import Table
from ..scenario import Scenario

FIVE_WOMEN = ["A1-corn1", "A1-bean1", "C1-corn1", "C1-bean1", "C1-pumpkin1"]


def test_t20_all_thresholds_count_at_once() -> None:
    table = Scenario().player("George", women=FIVE_WOMEN).turn("George", "BT7")
    assert [tile[:2] for tile in table["George"].turtles] == ["W3", "W4", "W5"]


def test_t61_and_a75_rifles_are_counted_and_not_spent() -> None:
    table = Scenario().player("George", goods="5 rifle").turn("George", "BT7")
    assert [tile[:2] for tile in table["George"].turtles] == ["R3", "R4", "R5"]
    assert table["George"].rifle == 5


@pytest.mark.parametrize(
    ("what", "stack"),
    [
        ({"women": FIVE_WOMEN[:3]}, "W3"),
        ({"hunters": ["A1-forest1", "C1-forest1", "C2-forest1"]}, "H3"),
        ({"canoes": {"huron": 2, "erie": 1}}, "C3"),
        ({"goods": "3 rifle"}, "R3"),
    ],
)
def test_b20_each_kind_is_counted(what: dict[str, object], stack: str) -> None:
    table = Scenario().player("George", **what).turn("George", "BT7")
    assert [tile[:2] for tile in table["George"].turtles] == [stack]


def test_a25_and_a26_one_tile_of_a_stack_and_it_stays() -> None:
    scenario = Scenario().player("George", goods="2 rifle", women=FIVE_WOMEN[:3], turtles=["W3-eco", "R3-mas"])
    assert scenario.turn("George", "BT7")["George"].turtles == ["W3-eco", "R3-mas"]


def test_b20_an_empty_stack_gives_nothing() -> None:
    scenario = Scenario(players=4).player("George", women=FIVE_WOMEN[:3])
    for name, tiles in (("Paul", ["W3-mil", "W3-mas"]), ("John", ["W3-eco"]), ("Ringo", ["W3-rit"])):
        scenario.player(name, turtles=tiles)
    assert scenario.turn("George", "BT7")["George"].turtles == []


def test_a24_turtles_score_at_the_end_or_at_once() -> None:
    assert Scenario().player("George", women=FIVE_WOMEN[:3]).turn("George", "BT7")["George"].military == 1
    scenario = Scenario(turtles="at_once").player("George", women=FIVE_WOMEN[:3]).next_turtles("W3", "eco")
    table = scenario.turn("George", "BT7")
    assert table["George"].economic == 1
    assert table["George"].turtles == []


def majorities(**george: object) -> Scenario:
    return Scenario().player("George", **george)


def test_b21_a_point_for_every_majority_and_the_village() -> None:
    scenario = majorities(guards={"A1": 1, "C1": 2, "C2": 1}).player("Paul", guards={"C1": 1, "C2": 2})
    assert scenario.turn("George", "BT7")["George"].military == 3  # A1, C1, the village


def test_a1_a_tie_is_nobodys() -> None:
    tied = {"guards": {"A1": 1}}
    assert majorities(**tied).player("Paul", **tied).turn("George", "BT7")["George"].military == 1
    scenario = Scenario(territory_ties="all").player("George", guards={"A1": 1}).player("Paul", guards={"A1": 1})
    assert scenario.turn("George", "BT7")["George"].military == 2


def test_a12_scouts_are_no_guards_in_a_majority() -> None:
    assert majorities(scouts=["A1-corn1"]).turn("George", "BT7")["George"].military == 1


def test_an_empty_village_does_not_score() -> None:
    assert majorities(village=(0, 7, 7)).turn("George", "BT7")["George"].military == 0


def ringo_with_alliance(own: list[str], georges: list[str]) -> Table:
    scenario = Scenario().player("Ringo", disc=("english", 1), patrols=own, progress=["PG1-02"])
    scenario.player("George", disc=("french", 1), patrols=georges)
    # B1 is English and has nobody; A2, C1, C4, B4 and D1 are held by two Guards each.
    scenario.player("Paul", guards={"A2": 2, "C1": 2}).player("John", guards={"B4": 2, "C4": 2, "D1": 2})
    return scenario.turn("Ringo", "BT7")


def test_ex16_flags_and_patrols_count_with_an_alliance_tile_and_others_patrols_never() -> None:
    assert ringo_with_alliance(["C2", "C2"], ["C2", "home"]).change("Ringo", "use:PG1-02") == {"military": 3}
    fewer = ringo_with_alliance(["C2", "home"], ["C2", "C2"])  # one against two, if they counted
    assert fewer.change("Ringo", "use:PG1-02") == {"military": 3}


def test_t33_in_the_centre_an_alliance_tile_gives_nothing() -> None:
    table = Scenario().player("Ringo", progress=["PG1-02"]).turn("Ringo", "BT7")
    assert table["Ringo"].military == 1
    assert table["Ringo"].ready == ["PG1-02"]


@pytest.mark.parametrize(("tile", "points"), [("PG1-02", 0), ("PG2-01", 1)])
def test_t56_one_flag_ties_with_a_guard_two_beat_it(tile: str, points: int) -> None:
    scenario = Scenario().player("Ringo", disc=("french", 2), progress=[tile], village=(0, 7, 7))
    others = {territory: 2 for territory in ("A1", "B2", "B3")}
    scenario.player("Paul", guards=others).player("John", guards={"C2": 1, "C3": 2, "D2": 2})
    table = scenario.turn("Ringo", "BT7").play(f"use:{tile}")
    home = 1  # both patrols are at home
    assert table["Ringo"].military == points + home


def test_b35_both_tiles_do_not_add_up() -> None:
    scenario = Scenario().player("Ringo", disc=("french", 2), progress=["PG1-02", "PG2-01"], patrols=["C1", "C1"])
    table = scenario.turn("Ringo", "BT7").play("use:PG2-01")
    assert table["Ringo"].ready == ["PG1-02"]  # the weaker one would add nothing: it is not asked for


def test_b35_base_game_each_tile_has_its_own_faction() -> None:
    scenario = Scenario(game="base").player("Ringo", progress=["PG1-02", "PG2-01"]).set()
    scenario.state["players"][0]["alliance"] = [1, 2]
    table = scenario.turn("Ringo", "BT7").play("use:PG1-02", "use:PG2-01")
    assert table["Ringo"].military == 13  # six French, six English, the village


def test_b58_by_the_other_reading_a_flag_counts_only_where_somebody_is() -> None:
    scenario = Scenario(flags="presence").player("Ringo", disc=("french", 2), progress=["PG1-02"], women=["A1-corn1"])
    table = scenario.turn("Ringo", "BT7").play("use:PG1-02")
    assert table["Ringo"].military == 2  # A1 and the village


def test_b36_a_tied_territory_counts_with_the_war_council() -> None:
    scenario = Scenario().player("Ringo", guards={"A1": 1, "A2": 1}, progress=["PG2-08"])
    scenario.player("Paul", guards={"A1": 1, "A2": 1})
    assert scenario.turn("Ringo", "BT7").change("Ringo", "use:PG2-08") == {"military": 2}


def test_b36_where_nobody_stands_nobody_ties() -> None:
    table = Scenario().player("Ringo", guards={"A1": 1}, progress=["PG2-08"]).turn("Ringo", "BT7")
    assert table["Ringo"].military == 2
    assert table["Ringo"].ready == ["PG2-08"]  # it would count nothing: it is not asked for


def test_b60_a_point_more_for_every_two_majorities_with_the_war_chief() -> None:
    scenario = Scenario().player("Ringo", guards={"A1": 1, "A2": 1, "C1": 1, "C2": 1}, progress=["PG3-02"])
    assert scenario.turn("Ringo", "BT7").change("Ringo", "use:PG3-02") == {"military": 7}  # 5 and 5 // 2
