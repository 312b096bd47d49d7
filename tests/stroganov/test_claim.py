"""Claiming a landscape: two furs of the region's value, one more for each fur or tiger on it."""

from __future__ import annotations

import pytest

from .scenario import Scenario

# What each landscape rewards: points, horses, coins, furs from the bag, furs from the market.
LANDSCAPES = {
    "LS1": ("forest", 3, 2, 0, 0, 0),
    "LS2": ("steppe", 2, 2, 0, 1, 0),
    "LS3": ("swamp", 2, 2, 1, 0, 0),
    "LS4": ("mountain", 3, 0, 1, 0, 0),
    "LS5": ("forest", 2, 0, 0, 0, 1),
    "LF1": ("forest", 4, 0, 0, 1, 0),
    "LF2": ("forest", 3, 0, 0, 2, 0),
    "LF3": ("forest", 4, 4, 0, 0, 0),
    "LF4": ("forest", 3, 2, 0, 0, 1),
    "LF5": ("forest", 4, 0, 1, 0, 0),
    "LT1": ("steppe", 3, 0, 1, 1, 0),
    "LT2": ("steppe", 4, 4, 0, 0, 0),
    "LT3": ("steppe", 3, 4, 1, 0, 0),
    "LT4": ("steppe", 5, 0, 0, 0, 0),
    "LT5": ("steppe", 2, 3, 2, 0, 0),
    "LT6": ("steppe", 4, 0, 0, 0, 1),
    "LW1": ("swamp", 4, 0, 0, 0, 1),
    "LW2": ("swamp", 3, 0, 0, 2, 0),
    "LW3": ("swamp", 3, 0, 1, 0, 1),
    "LW4": ("swamp", 5, 0, 0, 0, 0),
    "LW5": ("swamp", 4, 4, 0, 0, 0),
    "LM1": ("mountain", 5, 2, 0, 0, 0),
    "LM2": ("mountain", 4, 0, 1, 0, 0),
    "LM3": ("mountain", 6, 0, 0, 0, 0),
    "LM4": ("mountain", 3, 0, 2, 0, 0),
    "LM5": ("mountain", 4, 0, 0, 1, 0),
}


@pytest.mark.parametrize("name", LANDSCAPES)
def test_the_reward_of_each_landscape(name):
    terrain, points, horses, coins, from_bag, from_market = LANDSCAPES[name]
    scenario = Scenario(players=3).player("Anna", place=6, furs=[4, 4]).tile(6, name).bag(4, 4, 4)
    table = scenario.turn("Anna", "main").play("claim:6")
    for _ in range(from_market):
        assert table.asks == "market"
        table.play("take:2")
    anna = table["Anna"]
    assert (anna.points, anna.horses, anna.coins) == (points, horses, coins)
    assert anna.furs == [2] * from_market + [4] * from_bag
    assert anna.tiles == {terrain: 1}
    assert anna.scored == {"landscapes": points}
    assert table.is_gap(6)


def test_there_are_26_landscapes_of_which_five_are_start_tiles():
    assert len(LANDSCAPES) == 26
    assert [name for name in LANDSCAPES if name.startswith("LS")] == ["LS1", "LS2", "LS3", "LS4", "LS5"]


def test_e4_claim_fedor():
    table = (
        Scenario(players=3)
        .player("Fedor", place=1, built=[5], furs=[6, 6, 6, 6, 2], coins=1)
        .region(1, yurt="YA5")
        .tile(11, "LT1", furs=[3, 8])
        .bag()
        .turn("Fedor", "main")
        .play("yurt:1", "claim:11")
    )
    assert set(table.legal()) == {"pay:2", "pay:6"}
    table.play("pay:2")
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


def test_e4_one_fur_fewer_is_too_few():
    table = (
        Scenario(players=3)
        .player("Fedor", place=1, built=[5], furs=[6, 6, 6, 2], coins=1)
        .tile(11, "LT1", furs=[3, 8])
        .turn("Fedor", "second")
    )
    assert table.refuses("claim:11")
    assert table.allows("claim:12"), "an empty landscape costs only two, and one for the action"


def test_t13_a_tiger_counts_as_a_fur():
    def claimer(furs):
        scenario = Scenario(players=3).player("Anna", place=4, furs=furs).tile(4, "LT4", furs=[7, "t"])
        return scenario.turn("Anna", "main")

    table = claimer([3, 3, 3, 3])
    assert table.change("Anna", "claim:4") == {"furs": -3, "tigers": 1, "tiles": 1, "points": 5}
    assert table["Anna"].furs == [7, "t"]
    assert claimer([3, 3, 3]).refuses("claim:4")


def test_q20_furs_on_the_tile_cannot_pay_for_it():
    table = Scenario(players=3).player("Anna", place=4, furs=[3, 3]).tile(4, furs=[3]).turn("Anna", "main")
    assert table.refuses("claim:4")


def test_q20_each_bear_on_the_tile_brings_two_story():
    table = Scenario(players=3).player("Anna", place=4, furs=[3, 3, 3, 3]).tile(4, "LT4", furs=[8, 8])
    assert table.turn("Anna", "main").change("Anna", "claim:4")["story"] == 4


def test_q20_the_story_bonus_comes_between_two_bears():
    scenario = Scenario(players=3).player("Anna", place=4, furs=[3, 3, 3, 3], story=10).tile(4, "LT4", furs=[8, 8])
    table = scenario.songs("SGA4").turn("Anna", "main").play("claim:4")
    assert table.asks == "story"
    table.play("sing:1")
    assert table["Anna"].story == 10, "twelve, less four for the song, and two for the second bear"
    assert table["Anna"].coins == 2
    assert table["Anna"].points == 5


def test_cossacks_are_left_standing_in_the_gap():
    scenario = Scenario(players=3).player("Anna", place=6, furs=[4, 4]).player("Boris", place=6)
    table = scenario.tile(6, "LT4").turn("Anna", "main")
    table.play("claim:6")
    assert table["Anna"].place == table["Boris"].place == 6
    assert table.is_gap(6)


def test_q19_any_landscape_of_the_region():
    table = Scenario(players=3).player("Anna", place=3, furs=[3, 3]).turn("Anna", "main")
    assert table.legal("claim") == ["claim:3", "claim:4", "claim:5"]


def test_q19_narrow_claims_the_own_tile_or_an_outpost_region():
    def narrow(**goods):
        return Scenario(players=3, narrow_claims=True).player("Anna", place=3, furs=[3, 3], **goods)

    assert narrow().turn("Anna", "main").legal("claim") == ["claim:3"]
    assert narrow(built=[2]).turn("Anna", "main").legal("claim") == ["claim:3", "claim:4", "claim:5"]
    with_a6 = narrow(fulfilled=["A6"]).region(1, fur=3).turn("Anna", "main")
    assert with_a6.legal("claim") == ["claim:1", "claim:2", "claim:3"]


def test_a_gap_cannot_be_claimed():
    table = Scenario(players=3).player("Anna", place=3, furs=[3, 3]).gap(3, 4).turn("Anna", "main")
    assert table.legal("claim") == ["claim:5"]


def test_a_landscape_is_paid_with_the_fur_of_its_own_region():
    scenario = Scenario(players=3).player("Anna", place=1, built=[3], furs=[4, 4, 5])
    assert scenario.turn("Anna", "main").legal("claim") == ["claim:6", "claim:7"]
