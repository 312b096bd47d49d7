"""Paying furs: exact values, a coin for any value, tigers for all, and the paid main action."""

from __future__ import annotations

from typing import Any

import pytest

from ..at_table import Table
from ..scenario import Scenario


def at_region_5(fur: int, step: str = "second", **goods: Any) -> Table:
    """In the last region, whose village is to be visited for a fur."""
    return Scenario(players=3).player("Anna", place=11, **goods).region(5, fur=fur, village="V1").turn("Anna", step)


def test_e2_two_threes_are_no_six() -> None:
    assert at_region_5(6, furs=[3, 3]).refuses("visit:5")


def test_e2_a_bear_is_no_seven() -> None:
    assert at_region_5(7, furs=[8]).refuses("visit:5")


@pytest.mark.parametrize("fur", [8, 2])
def test_e2_a_coin_sets_a_fur_to_any_value(fur: int) -> None:
    change = at_region_5(7, furs=[fur], coins=1).change("Anna", "visit:5")
    assert change == {"furs": -1, "coins": -1, "banners": 1, "horses": 4}


def test_an_exact_fur_needs_no_coin() -> None:
    assert "coins" not in at_region_5(7, furs=[7], coins=1).change("Anna", "visit:5")


def test_t8_a_second_basic_action_takes_any_fur() -> None:
    table = at_region_5(6, furs=[7])
    assert table.refuses("visit:5")
    assert table.change("Anna", "coin") == {"furs": -1, "coins": 1}
    assert 7 in table.bag


def test_q13_a_coin_is_no_fur() -> None:
    table = at_region_5(6, coins=3, horses=5)
    assert table.asks == "main"
    assert table.legal() == ["pass", "buy-market", "buy-bag"]


def test_without_a_fur_the_second_main_action_is_passed_over() -> None:
    table = at_region_5(6, coins=3)
    assert table.to_play != "Anna"


def test_q13_a_tiger_alone_is_enough() -> None:
    assert at_region_5(6, furs=["t"]).change("Anna", "visit:5") == {"tigers": -1, "banners": 1, "horses": 4}
    assert at_region_5(6, furs=["t"]).change("Anna", "horses") == {"tigers": -1, "horses": 4}


def test_q14_a_spent_tiger_never_enters_the_bag() -> None:
    table = at_region_5(6, furs=["t"])
    tigers, bag = int(table.state["tigers"]), table.bag
    table.play("visit:5")
    assert table.state["tigers"] == tigers + 1
    assert table.bag == bag


def test_q12_the_cost_comes_first() -> None:
    table = Scenario(players=3).player("Anna", place=5, horses=5).tile(5, furs=[2, 3]).turn("Anna", "second")
    assert table.refuses("hunt:5:2")


def test_q11_the_free_main_action_costs_nothing_whichever_it_is() -> None:
    table = at_region_5(6, "main", furs=[6])
    assert table.change("Anna", "visit:5") == {"banners": 1, "horses": 4}
    assert table.change("Anna", "coin") == {"furs": -1, "coins": 1}


def test_the_payer_chooses() -> None:
    table = at_region_5(6, furs=[2, 6, "t"], coins=1).play("visit:5")
    assert table.legal() == ["pay:2", "pay:6", "pay:t"]
    assert table.change("Anna", "pay:2") == {"furs": -1, "coins": -1, "banners": 1, "horses": 4}


def test_the_rest_must_stay_payable() -> None:
    """Two sixes for a landscape, with 6, 2, 3 and one coin: the coin serves one fur only."""
    table = Scenario(players=3).player("Anna", place=11, furs=[6, 2, 3], coins=1).turn("Anna", "main").play("claim:11")
    assert table.legal() == ["pay:2", "pay:3", "pay:6"]
    table.play("pay:3")
    assert table["Anna"].furs == [2], "after the coin is spent only the six will do"


def test_q15_one_coin_for_each_fur() -> None:
    poor = Scenario(players=3).player("Anna", place=11, furs=[2, 3], coins=1).turn("Anna", "main")
    assert poor.refuses("claim:11")
    rich = Scenario(players=3).player("Anna", place=11, furs=[2, 3], coins=2).tile(11, "LT4").turn("Anna", "main")
    assert rich.change("Anna", "claim:11") == {"furs": -2, "coins": -2, "tiles": 1, "points": 5}


def test_t10_q24_s9_lets_any_fur_pay_for_a_second_advanced_action() -> None:
    table = at_region_5(6, furs=[2], fulfilled=["S9"])
    assert table.change("Anna", "visit:5") == {"furs": -1, "banners": 1, "horses": 4}


@pytest.mark.parametrize("fur", [2, 6, 8])
def test_q24_s9_takes_any_one_fur_and_no_coin(fur: int) -> None:
    change = at_region_5(6, furs=[fur], coins=1, fulfilled=["S9"]).change("Anna", "visit:5")
    assert change == {"furs": -1, "banners": 1, "horses": 4}


def test_t10_s9_reaches_outposts_too() -> None:
    table = Scenario(players=3).player("Anna", place=1, built=[5], furs=[2], fulfilled=["S9"]).turn("Anna", "second")
    assert set(table.legal("visit")) == {"visit:1", "visit:5"}


def test_t10_s9_does_not_change_the_price_of_a_landscape() -> None:
    assert at_region_5(6, furs=[2, 6], fulfilled=["S9"]).refuses("claim:11")
    table = at_region_5(6, furs=[2, 6, 6], fulfilled=["S9"]).play("claim:11")
    assert table["Anna"].furs == []
    assert at_region_5(6, furs=[2, 6, 6]).refuses("claim:11"), "without S9 the action itself costs a six"


def test_an_outpost_region_asks_its_own_fur() -> None:
    table = Scenario(players=3).player("Anna", place=11, built=[2], furs=[3]).turn("Anna", "second")
    assert table.legal("visit") == ["visit:2"]


def test_when_every_fur_must_go_their_order_is_not_asked() -> None:
    table = Scenario(players=3).player("Anna", place=6, furs=[2, 5]).turn("Anna", "main").play("swap-two")
    assert table.asks == "purchase", "both furs are paid at once"
    assert table["Anna"].furs == []


def test_when_every_fur_must_go_each_other_value_costs_its_coin() -> None:
    scenario = Scenario(players=3).player("Anna", place=11, furs=[3, 4, 6], coins=2).region(5, fur=6)
    table = scenario.tile(11, "LT4", furs=[7]).turn("Anna", "main")
    assert table.play("claim:11")["Anna"].coins == 0
    assert table["Anna"].furs[0] == 7, "only what lay on the landscape"


def test_which_fur_is_free_and_which_needs_a_coin_is_still_a_choice() -> None:
    """A trade as the second action: any fur, and one of the trade's value. Paid the wrong way round it costs a coin."""
    table = Scenario(players=3).player("Anna", place=6, furs=[4, 7], coins=1).trade_fur(7).turn("Anna", "second")
    assert table.play("trade").asks == "pay"
    assert table.legal() == ["pay:4", "pay:7"]
