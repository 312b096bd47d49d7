"""Income in winter: two horses, one for each banner, and what the winter wishes bring."""

from __future__ import annotations

from typing import Any

import pytest

from ..at_table import Table
from ..scenario import Scenario


def winter(year: int = 1, **goods: Any) -> Table:
    """Anna stands behind two others, so storytelling gives her nothing."""
    scenario = Scenario(players=3).player("Boris", place=9).player("Clara", place=8).player("Anna", **goods)
    return scenario.year(year).winter()


def income(**goods: Any) -> dict[str, int]:
    before = {good: goods.get(good, 0) for good in ("horses", "coins", "story")}
    anna = winter(**goods)["Anna"]
    return {good: getattr(anna, good) - before[good] for good in before if getattr(anna, good) != before[good]}


def test_two_horses_and_one_for_each_banner() -> None:
    assert income() == {"horses": 2}
    assert income(banners=3) == {"horses": 5}


@pytest.mark.parametrize(
    ("wish", "goods", "more"),
    [
        ("S2", {}, {"horses": 5}),
        ("A2", {}, {"horses": 5}),
        ("S3", {}, {"horses": 2, "coins": 1}),
        ("S4", {}, {"horses": 2, "story": 2}),
        ("A7", {}, {"horses": 2, "story": 2}),
        ("S5", {"built": [1, 3]}, {"horses": 6}),
        ("S6", {"tiles": {"forest": 2, "swamp": 1}}, {"horses": 8}),
    ],
)
def test_the_goods_of_each_winter_wish(wish: str, goods: Any, more: dict[str, int]) -> None:
    assert income(**goods, fulfilled=[wish]) == more
    assert income(**goods, hand=[wish]) == {"horses": 2}


def test_t60_income_adds_up() -> None:
    assert income(fulfilled=["S2", "A2"]) == {"horses": 8}
    assert income(fulfilled=["S2", "A2", "S6"], tiles={"forest": 3}) == {"horses": 14}
    assert income(fulfilled=["S4", "A7"]) == {"horses": 2, "story": 4}


def test_t61_the_story_of_income_may_fill_the_track() -> None:
    scenario = Scenario(players=3).player("Boris", place=9).player("Clara", place=8)
    table = scenario.player("Anna", story=9, fulfilled=["S4", "A7"]).songs("SGA4").winter()
    assert table.to_play == "Anna"
    assert table.asks == "story"
    assert table["Anna"].story == 12, "one of the four is lost"
    table.play("sing:1")
    assert table["Anna"].coins == 2
    assert table.asks == "song", "the song has stayed for storytelling"
    assert table.allows("sing:1")


def test_wish_a5_a_fur_from_the_bag() -> None:
    table = winter(fulfilled=["A5"])
    assert table.asks == "income"
    table.play("winter-fur")
    if table.asks == "keep":
        table.play(table.legal()[0])
    assert len(table["Anna"].furs) == 1
    assert "winter-fur" not in table.legal()


def test_q40_a5_has_nothing_to_offer_when_the_bag_is_empty() -> None:
    table = Scenario(players=3).player("Anna", horses=5, fulfilled=["A5"]).bag().winter()
    assert table.asks == "income"
    assert table.refuses("winter-fur")
    assert Scenario(players=3).player("Anna", fulfilled=["A5"]).bag().winter().asks != "income"


def test_d29_a5_or_a9_may_be_declined() -> None:
    table = winter(fulfilled=["A5", "A9"])
    assert table.allows("winter-fur", "winter-action", "pass")
    table.play("pass")
    assert table["Anna"].furs == []
    assert table.asks != "income"


def test_wish_a9_an_advanced_action_anywhere() -> None:
    table = winter(fulfilled=["A9"]).play("winter-action")
    assert table.legal("visit") == [f"visit:{region}" for region in range(1, 6)]
    assert table.change("Anna", "visit:2")["outposts"] == 1


def test_q23_a9_keeps_the_price_of_a_landscape() -> None:
    table = winter(fulfilled=["A9"], furs=[5, 5]).play("winter-action")
    assert table.legal("claim") == ["claim:8", "claim:9", "claim:10"]


def test_q26_a9_finds_nothing_on_an_empty_space() -> None:
    table = winter(fulfilled=["A9"]).play("winter-action")
    assert table.legal("yurt") == table.legal("wish") == []


def test_q26_also_in_the_last_winter() -> None:
    assert winter(year=4, fulfilled=["A9"]).allows("winter-action")


def test_q26_the_owner_chooses_the_order() -> None:
    table = winter(fulfilled=["A5", "A9"]).play("winter-action", "visit:3")
    assert table.allows("winter-fur")


def test_q26_a_wish_fulfilled_in_the_own_income_moment_still_pays() -> None:
    table = winter(hand=["S2"], furs=[2, 2, 2])
    assert table["Anna"].horses == 2
    table.play("fulfil:S2")
    assert table["Anna"].horses == 5


def test_q26_a_wish_fulfilled_later_pays_from_next_winter() -> None:
    table = winter(hand=["S2"], furs=[2, 2, 2]).play("pass")
    while table.asks != "song" or table.to_play != "Anna":
        table.play("pass")
    table.play("fulfil:S2")
    assert table["Anna"].horses == 2


def test_a_winter_wish_pays_once_a_winter() -> None:
    table = winter(fulfilled=["S2"])
    assert table["Anna"].horses == 5
    table.play("buy-market", "take:2")
    assert table["Anna"].horses == 0


def test_a_winter_wish_pays_again_the_next_winter() -> None:
    """Two horses of income and three of S2 each time; nobody spends any."""
    table = winter(fulfilled=["S2"])
    for year in (1, 2, 3):
        while int(table.state["year"]) < year or (table.to_play, table.asks) != ("Anna", "income"):
            table.play([*table.legal("pass"), *table.legal()][0])
        assert table["Anna"].horses == 5 * year


def test_q26_s5_and_s6_count_what_a9_has_just_brought() -> None:
    table = winter(fulfilled=["S5", "A9"], built=[1], outposts=1).play("winter-action", "build:2")
    assert table["Anna"].horses == 2 + 2 * 2, "the first space of region 2 is free of charge"
    claimed = winter(fulfilled=["S6", "A9"], furs=[5, 5]).play("winter-action", "claim:8")
    while claimed.asks == "market":
        claimed.play("take:2")
    assert claimed["Anna"].horses == 2 + 2


@pytest.mark.parametrize(
    ("wish", "owned", "income"),
    [
        ("S4", {}, {"story": 2}),
        ("A7", {}, {"story": 2}),
        ("S5", {"built": [1, 2]}, {"horses": 4}),
        ("S6", {"tiles": {"steppe": 3}}, {"horses": 6}),
    ],
)
def test_q26_the_owner_of_a9_may_take_other_income_first(wish: str, owned: dict, income: dict) -> None:
    table = winter(fulfilled=[wish, "A9"], **owned)
    before = {good: getattr(table["Anna"], good) for good in income}
    table.play(f"collect:{wish}")
    assert {good: getattr(table["Anna"], good) - before[good] for good in income} == income
    assert table.allows("winter-action")
    assert not table.allows(f"collect:{wish}")


def test_q26_income_that_would_bring_nothing_waits() -> None:
    assert winter(fulfilled=["S5", "S6", "A9"]).legal("collect") == []


def test_q26_who_forgoes_a9_still_has_the_other_income_and_may_use_it() -> None:
    table = winter(fulfilled=["S5", "A9"], built=[1, 2]).play("pass")
    assert table["Anna"].horses == 2 + 2 * 2
    assert table.asks == "income"
    assert table.allows("buy-market")
    assert not table.allows("winter-action")
    assert table.play("pass")["Anna"].horses == 6


@pytest.mark.parametrize("first", ["collect:S4", "winter-action"])
def test_q26_the_story_track_may_be_filled_before_a9_or_after_it(first: str) -> None:
    scenario = Scenario(players=3).player("Boris", place=9).player("Clara", place=8)
    table = scenario.player("Anna", story=11, fulfilled=["S4", "A9"]).songs("SGA4").winter()
    assert table["Anna"].story == 11
    table.play(first)
    assert table.asks == {"collect:S4": "story", "winter-action": "advanced"}[first]


@pytest.mark.parametrize("action", ["visit:5", "yurt:4"])
def test_q23_anywhere_reaches_the_trophy_village_and_a_trophy_yurt(action: str) -> None:
    scenario = Scenario(players=3).player("Anna", fulfilled=["A9"]).region(4, yurt="YA2")
    assert scenario.winter().play("winter-action", action).asks == "trophy"


def test_q26_a_fur_of_a5_may_come_before_the_story_of_s4() -> None:
    """Also without A9: a bear first would fill the track, and the song could be used before S4's story is lost."""
    table = Scenario(players=3).player("Anna", story=10, fulfilled=["S4", "A5"]).bag(8, 8).songs("SGA4").winter()
    assert table.asks == "income"
    assert table["Anna"].story == 10, "nothing has come in yet that could have waited"
    assert table.allows("winter-fur", "collect:S4")
    table.play("winter-fur")
    assert table.asks == "story"
    assert table["Anna"].story == 12


def test_q26_or_after_it() -> None:
    table = Scenario(players=3).player("Anna", story=5, fulfilled=["A7", "A5"]).bag(2, 2).winter().play("collect:A7")
    assert table["Anna"].story == 7
    assert table.allows("winter-fur")


def test_q26_what_was_not_collected_comes_in_when_a5_is_forgone() -> None:
    table = Scenario(players=3).player("Anna", story=5, fulfilled=["A7", "A5"]).bag(2, 2).winter().play("pass")
    assert table["Anna"].story >= 7
    assert table["Anna"].furs == []
