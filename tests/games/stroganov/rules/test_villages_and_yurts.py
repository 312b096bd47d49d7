"""Villages stay all game; a yurt is taken, used and discarded."""

from __future__ import annotations

from typing import Any

import pytest

from ..at_table import Table
from ..printed_pieces import PRINTED, YURTS, gains, is_plain, take_furs, together
from ..scenario import Scenario

TROPHY_YURTS = [yurt for yurt in YURTS if PRINTED[f"yurt.{yurt}.reward"] == ["1 trophy"]]


def visitor(village: str, **goods: Any) -> Scenario:
    return Scenario(players=3).player("Anna", place=6, **goods).region(3, village=village)


def test_v1_a_banner_and_four_horses() -> None:
    assert visitor("V1").turn("Anna", "main").change("Anna", "visit:3") == {"banners": 1, "horses": 4}


def test_v2_a_banner_and_an_outpost_that_is_not_built() -> None:
    table = visitor("V2").turn("Anna", "main")
    assert table.change("Anna", "visit:3") == {"banners": 1, "outposts": 1}
    assert table["Anna"].built == []
    assert table["Anna"].outposts_left == 4


def test_v3_a_story_and_a_coin() -> None:
    assert visitor("V3").turn("Anna", "main").change("Anna", "visit:3") == {"story": 1, "coins": 1}


def test_v4_a_fur_from_the_market() -> None:
    table = visitor("V4").bag(8).turn("Anna", "main")
    assert table.change("Anna", "visit:3", "take:6") == {"furs": 1}
    assert table.market == [2, 3, 4, 5, 7, 8]


def test_q40_the_fur_of_a_second_action_fills_an_empty_market_before_the_visit() -> None:
    table = visitor("V4", furs=[4]).market().bag().turn("Anna", "main")
    assert table.refuses("visit:3"), "the first visit is free of furs, and there is nothing to take"
    table = visitor("V4", furs=[4]).market().bag().turn("Anna", "second").play("visit:3")
    assert table.market == [4]
    assert table.play("take:4")["Anna"].furs == [4]


def test_v5_a_trophy() -> None:
    table = visitor("V5").turn("Anna", "main").play("visit:3")
    assert table.asks == "trophy"
    assert table.change("Anna", "reward:1") == {"horses": 3}


def test_a_village_stays_and_may_be_visited_again() -> None:
    table = visitor("V3", furs=[4]).turn("Anna", "main").play("visit:3", "visit:3")
    assert table["Anna"].coins == 2
    assert table["Anna"].furs == []


def test_t35_without_banners_the_rest_is_still_given() -> None:
    for village, gain in (("V1", {"horses": 4}), ("V2", {"outposts": 1})):
        table = visitor(village).player("Boris", banners=17).turn("Anna", "main")
        assert table.state["banners"] == 0
        assert table.change("Anna", "visit:3") == gain


def test_q43_without_outposts_the_banner_is_still_given() -> None:
    table = visitor("V2", outposts=5).turn("Anna", "main")
    assert table.change("Anna", "visit:3") == {"banners": 1}


def test_q72_a_market_village_without_any_fur_is_not_offered() -> None:
    table = visitor("V4").market().bag().turn("Anna", "main")
    assert table.refuses("visit:3")


# Yurts.


def in_yurt(yurt: str, **goods: Any) -> Table:
    scenario = Scenario(players=3).player("Anna", place=6, **goods).region(3, yurt=yurt).bag(4, 4, 4, 4)
    return scenario.year(3 if PRINTED[f"yurt.{yurt}.deck"] == "B" else 1).turn("Anna", "main")


def test_there_are_eight_a_and_eight_b_yurts() -> None:
    assert [PRINTED[f"yurt.{yurt}.deck"] for yurt in YURTS] == ["A"] * 8 + ["B"] * 8
    assert TROPHY_YURTS == ["YA2", "YB2"]


@pytest.mark.parametrize("yurt", [yurt for yurt in YURTS if is_plain(PRINTED[f"yurt.{yurt}.reward"])])
def test_the_goods_of_each_yurt(yurt: str) -> None:
    table = in_yurt(yurt)
    before = table["Anna"].counted()
    after = take_furs(table.play("yurt:3"))["Anna"].counted()
    assert together({good: after[good] - before[good] for good in after}) == gains(PRINTED[f"yurt.{yurt}.reward"])
    assert table.state["yurts"][2] == -1
    assert table.refuses("yurt:3")


@pytest.mark.parametrize("yurt", TROPHY_YURTS)
def test_a_trophy_yurt(yurt: str) -> None:
    table = in_yurt(yurt).play("yurt:3")
    assert table.asks == "trophy"
    assert table.change("Anna", "reward:1") == {"horses": 3}
    assert table.state["yurts"][2] == -1


def test_a_story_and_two_bag_furs_drawn_one_after_the_other() -> None:
    """The rulebook's yurt: draw two and keep one, then the same again; what went back may come again."""
    table = Scenario(players=3).player("Anna", place=6).region(3, yurt="YA1").bag(2, 3).turn("Anna", "main")
    table.play("yurt:3")
    assert table["Anna"].story == 1
    assert table.legal() == ["keep:2", "keep:3"]
    table.play("keep:3")
    assert table["Anna"].furs == [2, 3], "the 2 went back and was alone in the bag"


def test_a_story_and_two_market_furs_each_replaced_at_once() -> None:
    table = Scenario(players=3).player("Anna", place=6).region(3, yurt="YB1").year(3).bag(8).turn("Anna", "main")
    table.play("yurt:3", "take:7")
    assert table.market == [2, 3, 4, 5, 6, 8], "filled between the two picks"
    table.play("take:8")
    assert table["Anna"].furs == [7, 8]
    assert table["Anna"].story == 3


def test_an_empty_yurt_space_gives_nothing() -> None:
    assert Scenario(players=3).player("Anna", place=6).turn("Anna", "main").legal("yurt") == []


def test_q73_goods_are_taken_in_full() -> None:
    table = visitor("V4").turn("Anna", "main").play("visit:3")
    assert table.asks == "market"
    assert table.refuses("pass")


def test_q72_a_village_of_which_nothing_is_left_is_not_offered() -> None:
    table = visitor("V2", outposts=5).player("Boris", banners=17).turn("Anna", "main")
    assert table.state["banners"] == 0
    assert table.refuses("visit:3"), "no banner and no outpost are left"


def test_q72_a_tiger_cannot_pay_for_a_visit_that_would_bring_nothing() -> None:
    """A fur would fill the empty market before the visit; a tiger goes to the tigers."""
    assert visitor("V4", furs=["t"]).market().bag().turn("Anna", "second").refuses("visit:3")
    assert visitor("V4", furs=[4]).market().bag().turn("Anna", "second").allows("visit:3")


def test_q72_a_reward_row_of_which_nothing_is_left_is_not_offered() -> None:
    table = visitor("V5", trophy=6).market().bag().turn("Anna", "main").play("visit:3")
    assert table.allows("reward:1")
    assert table.refuses("reward:7"), "no yurt lies on the board"
