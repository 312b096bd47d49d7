"""Ivan's claims as additional action, and the rules of added difficulty."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import Scenario
from ..solo import solo


def test_e8_ivan_claims_far() -> None:
    """Too dear under his Cossack, no fur for region 2, so the landscape with one fur in region 1."""
    scenario = solo(place=5, built=[2, 1], furs=[2, 8], coins=1).trade_fur(3)
    for region, fur in ((1, 2), (2, 4), (3, 5), (4, 6), (5, 7)):
        scenario.region(region, fur=fur)
    scenario.region(3, village="V1").tile(6, furs=[6, 6, 6, 7])
    for place in (3, 4, 5):
        scenario.tile(place, furs=[7])
    table = scenario.tile(2, "LS4", furs=[3]).ivan_turn("AU18", "AU01")
    ivan = table["Ivan"]
    assert table.is_gap(2)
    assert ivan.tiles == {"mountain": 1}
    assert ivan.furs == [3, 7], "the fur of the tile and the 7 he hunted; the 2 and the 8 are paid"
    assert ivan.coins == 1, "one is paid, one is the reward of the tile"
    assert ivan.scored == {"landscapes": 3}


def test_q60_for_his_cossack_only_its_own_tile() -> None:
    scenario = solo(place=5, furs=[4, 4]).tile(6, furs=[2, 2, 2]).region(3, village="V1")
    table = scenario.ivan_turn("AU18", "AU01")
    assert table["Ivan"].tiles == {}, "landscape 7 of the same region is empty, but he does not stand there"


def test_q60_with_an_outpost_every_tile_of_the_region_eastmost_first() -> None:
    scenario = solo(place=5, furs=[4, 4], built=[3]).tile(6, furs=[2, 2, 2]).region(3, village="V1")
    table = scenario.ivan_turn("AU18", "AU01")
    assert table.is_gap(7)
    assert not table.is_gap(6)


def test_q60_an_outpost_further_east_comes_first() -> None:
    scenario = solo(place=5, furs=[4, 4, 6, 6], built=[5]).tile(6, furs=[2]).region(3, village="V1").tile(7, furs=[2])
    table = scenario.ivan_turn("AU18", "AU01")
    assert table.is_gap(12)


def test_d28_a_tiger_counts_as_a_fur() -> None:
    for furs, claimed in (([4, 4, 4], True), ([4, 4], False)):
        scenario = solo(place=5, furs=furs, built=[3]).tile(6, furs=[2, 2, 2, 2]).region(3, village="V1")
        table = scenario.tile(7, "LT4", furs=["t"]).ivan_turn("AU18", "AU01")
        assert table.is_gap(7) == claimed
        assert ("t" in table["Ivan"].furs) == claimed


def test_the_claim_costs_no_region_fur_on_top() -> None:
    scenario = solo(place=5, furs=[4, 4, 4]).tile(6, "LT4", furs=[3, 5]).region(3, village="V1")
    ivan = scenario.ivan_turn("AU18", "AU01")["Ivan"]
    assert ivan.tiles == {"steppe": 1}
    assert ivan.furs == [3, 5]


# Added difficulty: a coin for a missing fur.

MISSING = {"coin_for_missing_fur": True}


@pytest.mark.parametrize(
    ("card", "there"),
    [("AU04", {}), ("AU17", {"wish": "A6"}), ("AU13", {"yurt": "YA3"}), ("AU05", {}), ("AU18", {})],
    ids=["outpost", "wish", "yurt", "trophy", "claim"],
)
def test_q68_a_coin_when_only_the_fur_was_missing(card: str, there: Any) -> None:
    for options, coins in (({}, 0), (MISSING, 1)):
        scenario = solo(place=5, outposts=1, trophy=5, options=options).tile(6, furs=[7, 7, 7])
        scenario.region(3, village="V1", **there).tile(6, furs=[3, 3, 3])
        assert scenario.ivan_turn(card, "AU01")["Ivan"].coins == coins


@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("AU04", {"built": [3], "outposts": 1}),
        ("AU04", {"outposts": 0}),
        ("AU17", {}),
        ("AU13", {}),
        ("AU05", {"trophy": 8}),
    ],
    ids=["built there", "no outpost", "no wish", "no yurt", "end of the track"],
)
def test_q68_no_coin_when_something_else_was_missing(card: str, goods: Any) -> None:
    scenario = solo(place=5, options=MISSING, **goods).tile(6, furs=[3, 3, 3]).region(3, village="V1")
    assert scenario.ivan_turn(card, "AU01")["Ivan"].coins == 0


def test_q68_what_the_basic_rules_give_he_keeps() -> None:
    scenario = solo(place=5, outposts=1, options=MISSING).tile(6, furs=[3, 3, 3]).region(3, village="V1")
    ivan = scenario.ivan_turn("AU04", "AU01")["Ivan"]
    assert ivan.outposts == 2
    trophy = solo(place=5, trophy=5, options=MISSING).tile(6, furs=[3, 3, 3]).region(3, village="V1")
    assert trophy.ivan_turn("AU05", "AU01")["Ivan"].scored == {"trophies": 1}


def test_q68_no_coin_when_the_action_was_done() -> None:
    scenario = solo(place=5, outposts=1, furs=[4], options=MISSING).tile(6, furs=[3, 3, 3]).region(3, village="V1")
    ivan = scenario.ivan_turn("AU04", "AU01")["Ivan"]
    assert ivan.built == [3]
    assert ivan.coins == 0


@pytest.mark.parametrize("card", ["AU04", "AU05"], ids=["outpost", "trophy"])
def test_q68_by_the_czech_book_the_coin_comes_instead_of_all_he_would_still_have(card: str) -> None:
    options = MISSING | {"missing_fur_coin": "instead"}
    scenario = solo(place=5, outposts=1, trophy=5, options=options).tile(6, furs=[3, 3, 3]).region(3, village="V1")
    ivan = scenario.ivan_turn(card, "AU01")["Ivan"]
    assert (ivan.coins, ivan.outposts, ivan.trophy, ivan.points) == (1, 1, 5, 0)


# Added difficulty: a coin for a fur of the trade value.

TRADE = {"coin_for_trade_fur": True}


def test_q69_a_hunted_trade_fur_becomes_a_coin() -> None:
    scenario = solo(place=5, options=TRADE).tile(6, furs=[6, 7]).region(3, village="V1")
    table = scenario.ivan_turn("AU03", "AU01")  # the two highest
    assert table["Ivan"].furs == [6]
    assert table.tile(6) == []
    plain = solo(place=5).tile(6, furs=[6, 7]).region(3, village="V1").ivan_turn("AU03", "AU01")
    assert plain["Ivan"].furs == [6, 7]


def test_q69_the_fur_goes_to_the_bag() -> None:
    scenario = solo(place=5, options=TRADE).tile(6, furs=[3, 7]).region(3, village="V1").bag(2)
    table = scenario.ivan_turn("AU13", "AU01")
    assert table.bag == [2, 7]
    assert table["Ivan"].coins == 1


def test_q69_from_the_market_too_and_its_place_is_filled() -> None:
    scenario = solo(place=5, options=TRADE).tile(6, furs=[3, 5, 6]).region(3, village="V4").bag(8)
    table = scenario.ivan_turn("AU13", "AU01")  # highest: the 7 of the market
    assert 7 not in table["Ivan"].furs
    assert table["Ivan"].coins == 1
    assert len(table.market) == 6


def test_q69_from_a_claimed_tile_too() -> None:
    scenario = solo(place=5, furs=[4] * 3, options=TRADE).tile(6, "LT4", furs=[7, 8]).region(3, village="V1")
    ivan = scenario.ivan_turn("AU18", "AU01")["Ivan"]
    assert ivan.tiles == {"steppe": 1}
    assert ivan.furs == [8]
    assert ivan.coins == 1


def test_q69_and_in_the_deal() -> None:
    """Anna chooses the other wish; the fur that would be his is one of the trade value."""
    scenario = Scenario(players=1, **TRADE).player("Anna").player("Ivan").trade_fur(8)
    happened = scenario.draft(("S1", 8), ("S2", 2)).play("draft:S2").happened()
    drafted = happened.index("ivan_drafted")
    assert happened[drafted + 1 : drafted + 3] == ["gave_up_fur", "gained"]
