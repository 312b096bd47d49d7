"""The basic actions beside hunting and moving: a coin, four horses, a trade."""

from __future__ import annotations

from typing import Any

import pytest

from ..at_table import Fur
from ..scenario import Scenario


def trader(**goods: Any) -> Scenario:
    return Scenario(players=3).player("Anna", place=6, **goods)


def test_take_a_coin() -> None:
    assert trader().turn("Anna", "basic").change("Anna", "coin") == {"coins": 1}


def test_take_four_horses() -> None:
    assert trader().turn("Anna", "basic").change("Anna", "horses") == {"horses": 4}


def test_the_five_basic_actions() -> None:
    table = trader(furs=[7]).tile(6, furs=[2]).turn("Anna", "basic")
    verbs = {text.partition(":")[0] for text in table.legal()}
    assert verbs == {"coin", "horses", "walk", "hunt", "trade", "pass"}


def test_the_basic_action_may_be_left_out() -> None:
    assert trader().turn("Anna", "basic").play("pass").asks == "main"


@pytest.mark.parametrize(
    ("first", "second", "gain"),
    [
        ("bonus:coin", "bonus:coin", {"coins": 2}),
        ("bonus:coin", "bonus:story", {"coins": 1, "story": 2}),
        ("bonus:story", "bonus:story", {"story": 4}),
        ("bonus:horses", "bonus:horses", {"horses": 6}),
        ("walk:8", "bonus:horses", {"place": 2, "horses": 3}),
        ("walk:5", "walk:3", {"place": -3}),
    ],
)
def test_a_trade_gives_two_bonuses_also_the_same_twice(first: str, second: str, gain: dict[str, int]) -> None:
    table = trader(furs=[7]).turn("Anna", "basic")
    assert table.change("Anna", "trade", first, second) == gain | {"furs": -1}
    assert table.asks == "main"


def test_a_trade_asks_a_fur_of_the_trade_value() -> None:
    assert trader(furs=[6, 8]).turn("Anna", "basic").refuses("trade")
    assert trader(furs=[6, 8]).trade_fur(6).turn("Anna", "basic").allows("trade")


@pytest.mark.parametrize(("goods", "left"), [({"furs": [2], "coins": 1}, []), ({"furs": ["t"]}, [])])
def test_q14_coin_and_tiger_serve_in_a_trade(goods: Any, left: list[Fur]) -> None:
    table = trader(**goods).turn("Anna", "basic").play("trade")
    assert table["Anna"].furs == left
    assert table["Anna"].coins == 0
    assert table.asks == "trade"


def test_the_traded_fur_goes_to_the_bag() -> None:
    table = trader(furs=[7]).bag(2).turn("Anna", "basic").play("trade")
    assert table.bag == [2, 7]


def test_a_trade_move_takes_no_horses() -> None:
    table = trader(furs=[7], horses=9).turn("Anna", "basic").play("trade")
    assert table.refuses("walk:9", "walk:3")
    assert table.change("Anna", "walk:8") == {"place": 2}


def test_a_trade_as_second_main_action_costs_two_furs() -> None:
    assert trader(furs=[7]).turn("Anna", "second").refuses("trade")
    table = trader(furs=[3, 7]).turn("Anna", "second")
    assert table.change("Anna", "trade", "bonus:coin", "bonus:coin") == {"furs": -2, "coins": 2}
