"""Claiming a landscape: two furs of the region's value, one more for each fur or tiger on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ..at_table import Fur, Table
from ..printed_pieces import LANDSCAPES, PRINTED, gains, goods_in, take_furs, together
from ..scenario import Scenario


@pytest.mark.parametrize("name", LANDSCAPES)
def test_the_reward_of_each_landscape(name: str) -> None:
    reward = PRINTED[f"landscape.{name}.reward"]
    scenario = Scenario(players=3).player("Anna", place=6, furs=[4, 4]).tile(6, name).bag(4, 4, 4)
    table = scenario.turn("Anna", "main")
    before = table["Anna"].counted()
    after = take_furs(table.play("claim:6"))["Anna"].counted()
    change = {good: after[good] - before[good] for good in after}
    assert together(change) == together(gains(reward), {"furs": -2, "tiles": 1})
    assert table["Anna"].tiles == {PRINTED[f"landscape.{name}.terrain"]: 1}
    assert table["Anna"].scored == {"landscapes": goods_in(reward)["points"]}
    assert table.is_gap(6)


def test_there_are_26_landscapes_of_which_five_are_start_tiles() -> None:
    assert len(LANDSCAPES) == 26
    assert sum(PRINTED[f"landscape.{name}.start"] for name in LANDSCAPES) == 5


def test_e4_claim_fedor() -> None:
    table = (
        Scenario(players=3)
        .player("Fedor", place=1, built=[5], furs=[6, 6, 6, 6, 2], coins=1)
        .region(1, yurt="YA5")
        .tile(11, "LT1", furs=[3, 8])
        .bag()
        .turn("Fedor", "main")
        .play("yurt:1", "claim:11")
    )
    fedor = table["Fedor"]
    assert fedor.points == 3
    assert fedor.story == 2
    assert fedor.tiles == {"steppe": 1}
    if table.asks == "keep":
        table.play(table.legal()[0])
    assert len(fedor.furs) == 3, "both furs of the tile and one from the bag, where his own five now are"
    assert {3, 8} <= set(fedor.furs)
    assert fedor.coins == 1, "one was spent, one is part of the reward"
    assert len(table.bag) == 4


def test_e4_one_fur_fewer_is_too_few() -> None:
    table = (
        Scenario(players=3)
        .player("Fedor", place=1, built=[5], furs=[6, 6, 6, 2], coins=1)
        .tile(11, "LT1", furs=[3, 8])
        .turn("Fedor", "second")
    )
    assert table.refuses("claim:11")
    assert table.allows("claim:12"), "an empty landscape costs only two, and one for the action"


def test_t13_a_tiger_counts_as_a_fur() -> None:
    def claimer(furs: Sequence[Fur]) -> Table:
        scenario = Scenario(players=3).player("Anna", place=4, furs=furs).tile(4, "LT4", furs=[7, "t"])
        return scenario.turn("Anna", "main")

    table = claimer([3, 3, 3, 3])
    assert table.change("Anna", "claim:4") == {"furs": -3, "tigers": 1, "tiles": 1, "points": 5}
    assert table["Anna"].furs == [7, "t"]
    assert claimer([3, 3, 3]).refuses("claim:4")


def test_q20_furs_on_the_tile_cannot_pay_for_it() -> None:
    table = Scenario(players=3).player("Anna", place=4, furs=[3, 3]).tile(4, furs=[3]).turn("Anna", "main")
    assert table.refuses("claim:4")


def test_q20_each_bear_on_the_tile_brings_two_story() -> None:
    table = Scenario(players=3).player("Anna", place=4, furs=[3, 3, 3, 3]).tile(4, "LT4", furs=[8, 8])
    assert table.turn("Anna", "main").change("Anna", "claim:4")["story"] == 4


def test_q20_the_story_bonus_comes_between_two_bears() -> None:
    scenario = Scenario(players=3).player("Anna", place=4, furs=[3, 3, 3, 3], story=10).tile(4, "LT4", furs=[8, 8])
    table = scenario.songs("SGA4").turn("Anna", "main").play("claim:4")
    assert table.asks == "story"
    table.play("sing:1")
    assert table["Anna"].story == 10, "twelve, less four for the song, and two for the second bear"
    assert table["Anna"].coins == 2
    assert table["Anna"].points == 5


def test_cossacks_are_left_standing_in_the_gap() -> None:
    scenario = Scenario(players=3).player("Anna", place=6, furs=[4, 4]).player("Boris", place=6)
    table = scenario.tile(6, "LT4").turn("Anna", "main")
    table.play("claim:6")
    assert table["Anna"].place == table["Boris"].place == 6
    assert table.is_gap(6)


def test_q19_any_landscape_of_the_region() -> None:
    table = Scenario(players=3).player("Anna", place=3, furs=[3, 3]).turn("Anna", "main")
    assert table.legal("claim") == ["claim:3", "claim:4", "claim:5"]


def test_q19_narrow_claims_the_own_tile_or_an_outpost_region() -> None:
    def narrow(**goods: Any) -> Scenario:
        return Scenario(players=3, narrow_claims=True).player("Anna", place=3, furs=[3, 3], **goods)

    assert narrow().turn("Anna", "main").legal("claim") == ["claim:3"]
    assert narrow(built=[2]).turn("Anna", "main").legal("claim") == ["claim:3", "claim:4", "claim:5"]
    with_a6 = narrow(fulfilled=["A6"]).region(1, fur=3).turn("Anna", "main")
    assert with_a6.legal("claim") == ["claim:1", "claim:2", "claim:3"]


def test_a_gap_cannot_be_claimed() -> None:
    table = Scenario(players=3).player("Anna", place=3, furs=[3, 3]).gap(3, 4).turn("Anna", "main")
    assert table.legal("claim") == ["claim:5"]


def test_a_landscape_is_paid_with_the_fur_of_its_own_region() -> None:
    scenario = Scenario(players=3).player("Anna", place=1, built=[3], furs=[4, 4, 5])
    assert scenario.turn("Anna", "main").legal("claim") == ["claim:6", "claim:7"]


def test_q1_from_a_gap_another_landscape_of_the_region() -> None:
    table = Scenario(players=3).player("Anna", place=6, furs=[4, 4]).gap(6).turn("Anna", "main")
    assert table.legal("claim") == ["claim:7"]


def test_the_tile_is_gone_before_its_furs_are_counted() -> None:
    """While a bear's story is used, the landscape is already the claimer's."""
    scenario = Scenario(players=3).player("Anna", place=4, furs=[3, 3, 3], story=10).tile(4, "LT4", furs=[8])
    table = scenario.songs("SGA4").turn("Anna", "main").play("claim:4")
    assert table.asks == "story"
    assert table["Anna"].tiles == {"steppe": 1}
    assert table.is_gap(4)
    assert table["Anna"].points == 0, "its reward comes after the furs"
    assert table.play("pass")["Anna"].points == 5


def bag_and_market(**goods: Any) -> Table:
    """A landscape that gives a fur of the bag and one of the market."""
    printed = '[landscape.LT1]\nreward = ["3 points", "1 bag_fur", "1 market_fur"]\n'
    scenario = Scenario(players=3, printed=printed).player("Anna", place=6, furs=[4, 4], **goods).tile(6, "LT1")
    return scenario.bag(2, 3).turn("Anna", "main").play("claim:6")


def test_q20_the_owner_chooses_which_of_a_landscapes_furs_comes_first() -> None:
    table = bag_and_market()
    assert table.asks == "tile_fur"
    assert table.allows("tile-fur:bag", "tile-fur:market")
    assert bag_and_market().play("tile-fur:market").asks == "market"
    table.play("tile-fur:bag")
    while table.asks == "keep":
        table.play(table.legal()[0])
    assert table.asks == "market", "and then the other"


def test_q20_the_points_come_before_any_choice() -> None:
    assert bag_and_market()["Anna"].points == 3
