"""How Ivan pays, and his additional actions: as far into Siberia as possible."""

from __future__ import annotations

from typing import Any

import pytest

from ..at_table import Fur
from ..printed_pieces import PRINTED
from ..scenario import Scenario
from ..solo import solo

# AU04 builds, AU05 has a trophy, AU03 and AU13 a yurt, AU09 and AU17 a wish, AU11 and AU18 claim. All are flipped with
# AU01 on top of the deck: one step, from place 5 to 6 in region 3, whose fur is 4.


def on_poor_land(**goods: Any) -> Scenario:
    """Nothing but twos on the landscape he comes to; the village gives a banner and four horses."""
    return solo(**goods).tile(6, furs=[2, 2, 2, 2]).region(3, village="V1")


@pytest.mark.parametrize(
    ("owned", "coins", "left", "coins_left"),
    [
        ([5, 8, "t"], 1, [2, 8, "t"], 1),
        ([8, "t"], 1, [2, "t"], 1),
        (["t"], 1, [2, "t"], 0),
        (["t"], 0, [2], 0),
    ],
)
def test_t43_the_order_in_which_he_pays(owned: list[Fur], coins: int, left: list[Fur], coins_left: int) -> None:
    """A five is asked: his own fives first, then bears, coins and tigers."""
    scenario = on_poor_land(furs=owned, coins=coins, outposts=1).region(3, fur=5)
    ivan = scenario.ivan_turn("AU04", "AU01")["Ivan"]
    assert ivan.built == [3]
    assert ivan.furs == left
    assert ivan.coins == coins_left


def test_q61_when_an_eight_is_asked_his_eights_are_exact() -> None:
    printed = "[track.ivan_a]\nfurs = [8, 8, 8, 8, 8, 8, 8, 8]\n"
    ivan = on_poor_land(furs=[8], coins=1, printed=printed).ivan_turn("AU05", "AU01")["Ivan"]
    assert ivan.trophy == 1
    assert ivan.furs == [2]
    assert ivan.coins == 1


def test_he_never_pays_horses() -> None:
    scenario = on_poor_land(furs=[4], outposts=1).region(3, village="V3")
    scenario.state["outposts"][2, :3] = (5, 6, 0)
    ivan = scenario.ivan_turn("AU04", "AU01")["Ivan"]
    assert ivan.built == [3]
    assert ivan.horses == 0


def test_five_horses_become_a_point() -> None:
    ivan = on_poor_land(horses=3).ivan_turn("AU17", "AU01")["Ivan"]
    assert ivan.horses == 2
    assert ivan.scored == {"horses": 1}


# Building.


def test_he_builds_in_the_region_of_his_cossack_for_its_fur() -> None:
    ivan = on_poor_land(furs=[4], outposts=1).ivan_turn("AU04", "AU01")["Ivan"]
    assert ivan.built == [3]
    assert ivan.furs == [2]
    assert ivan.outposts == 0


@pytest.mark.parametrize(
    ("goods", "full"),
    [
        ({"furs": [4], "outposts": 1, "built": [3]}, False),
        ({"furs": [4], "outposts": 1}, True),
        ({"furs": [4], "outposts": 0}, False),
        ({"furs": [], "outposts": 1}, False),
    ],
    ids=["one there", "no space", "none in supply", "no fur"],
)
def test_d18_else_he_takes_an_outpost_and_pays_nothing(goods: Any, full: bool) -> None:
    scenario = on_poor_land(**goods)
    if full:
        scenario.state["outposts"][2, :3] = (5, 6, 5)
    ivan = scenario.ivan_turn("AU04", "AU01")["Ivan"]
    assert ivan.outposts == goods["outposts"] + 1
    assert ivan.furs == sorted([2, *goods["furs"]])


def test_t83_with_all_five_taken_nothing_happens() -> None:
    table = on_poor_land(furs=[4], built=[3], outposts=4).ivan_turn("AU04", "AU01")
    assert table["Ivan"].outposts == 4
    assert table["Ivan"].furs == [2, 4]
    assert "ivan_idle" in table.happened()


def test_q62_only_the_region_of_his_cossack_is_tried() -> None:
    ivan = on_poor_land(furs=[3], outposts=1, built=[1]).ivan_turn("AU04", "AU01")["Ivan"]
    assert ivan.built == [1]
    assert ivan.outposts == 2


# Wishes and yurts.


def test_an_a_wish_is_scored_and_goes_to_the_box() -> None:
    ivan = on_poor_land(furs=[4]).region(3, wish="A6").ivan_turn("AU17", "AU01")["Ivan"]
    assert ivan.scored["wishes"] == PRINTED["wish.A6.points"]
    assert ivan.fulfilled == ivan.hand == []
    assert ivan.furs == [2], "the region fur; the furs of the card are not asked"


def test_a_b_wish_stays_for_the_end() -> None:
    ivan = on_poor_land(furs=[4]).region(3, wish="B1").year(3).ivan_turn("AU17", "AU01")["Ivan"]
    assert ivan.scored["wishes"] == PRINTED["wish.B1.points"]
    assert ivan.fulfilled == ["B1"]


def test_q66_the_eastmost_region_where_he_can_pay() -> None:
    scenario = on_poor_land(furs=[3, 5], built=[2, 4])
    for region, wish in ((2, "A2"), (3, "A6"), (4, "A5")):
        scenario.region(region, wish=wish)
    table = scenario.ivan_turn("AU17", "AU01")
    assert table["Ivan"].scored["wishes"] == PRINTED["wish.A5.points"]
    assert table["Ivan"].furs == [2, 3]


def test_q66_he_passes_over_regions_without_a_card_or_whose_fur_he_lacks() -> None:
    scenario = on_poor_land(furs=[3], built=[2, 4]).region(2, wish="A2").region(3, wish="A6")
    table = scenario.ivan_turn("AU17", "AU01")
    assert table["Ivan"].scored["wishes"] == PRINTED["wish.A2.points"]
    assert table.state["wishes"].tolist()[2] >= 0


def test_a_yurt_for_the_region_fur() -> None:
    table = on_poor_land(furs=[4]).region(3, yurt="YA3").ivan_turn("AU03", "AU01")
    assert table["Ivan"].story == 5
    assert table["Ivan"].furs == [2, 2]
    assert table.state["yurts"][2] == -1


@pytest.mark.parametrize(("once", "story", "points"), [(False, 7, 6), (True, 12, 3)])
def test_d1_once_a_turn_by_the_option_holds_for_him_too(once: bool, story: int, points: int) -> None:
    """A bear fills his track; after a song of five (an extra action) a yurt of five story fills it again."""
    scenario = solo(furs=[4], story=11, options={"story_bonus_once": once}).songs("SGA5")
    scenario.tile(6, furs=[2, 2, 7, 8]).region(3, village="V1", yurt="YA3")
    ivan = scenario.ivan_turn("AU03", "AU01")["Ivan"]
    assert ivan.story == story
    assert ivan.scored["songs"] == points


def test_t86_a_bag_fur_is_drawn_and_kept() -> None:
    scenario = on_poor_land(furs=[4]).region(3, yurt="YA1").bag(8, 8)
    ivan = scenario.ivan_turn("AU03", "AU01")["Ivan"]
    assert len(ivan.furs) == 2 + 2
    bears = ivan.furs.count(8)
    assert ivan.story == 1 + 2 * bears
    assert bears >= 1, "two bears and his own four were in the bag"


def test_market_furs_by_the_flipped_card() -> None:
    high = on_poor_land(furs=[4]).region(3, yurt="YA7").bag().ivan_turn("AU13", "AU01")["Ivan"]
    assert high.furs == [2, 7]
    assert high.coins == 1
    low = solo(furs=[]).tile(6, furs=[3]).region(3, village="V4").bag().ivan_turn("AU12", "AU01")["Ivan"]
    assert low.furs == [2, 3]
    dear = solo(furs=[]).tile(6, furs=[3]).region(3, village="V4").market(5, 5, 6, 7, 8, 8).bag()
    assert dear.ivan_turn("AU12", "AU01")["Ivan"].furs == [3, 5], "the lowest that lies there"


def test_q58_a_trophy_yurt_is_a_trophy() -> None:
    ivan = on_poor_land(furs=[4, "t"]).region(3, yurt="YA2").ivan_turn("AU13", "AU01")["Ivan"]
    assert ivan.trophy == 1
    assert ivan.scored == {"trophies": 1}


def test_q59_an_outpost_of_a_yurt_is_a_good() -> None:
    ivan = on_poor_land(furs=[4]).region(3, yurt="YA6").ivan_turn("AU13", "AU01")["Ivan"]
    assert ivan.outposts == 1


def test_nothing_possible_nothing_paid() -> None:
    table = on_poor_land(furs=[4]).ivan_turn("AU17", "AU01")
    assert table["Ivan"].furs == [2, 4]
    assert "ivan_idle" in table.happened()


# Trophies.


def test_he_climbs_and_has_a_point() -> None:
    fur = PRINTED["track.ivan_a.furs"][2]
    ivan = on_poor_land(furs=[fur], trophy=2).region(3, fur=7).ivan_turn("AU05", "AU01")["Ivan"]
    assert ivan.trophy == 3
    assert ivan.scored == {"trophies": 1}
    assert ivan.furs == [2], "and no region fur on top"


def test_unable_to_move_he_has_his_point_all_the_same() -> None:
    ivan = on_poor_land(trophy=8, furs=["t"]).ivan_turn("AU05", "AU01")["Ivan"]
    assert ivan.trophy == 8
    assert ivan.scored == {"trophies": 1}
    assert ivan.furs == [2, "t"]


def katyusha_points() -> list[int]:
    return [int(reward[0].split()[0]) for reward in PRINTED["track.katyusha_b.rewards"]]


@pytest.mark.parametrize("space", range(8))
def test_katyusha_has_the_points_of_the_space_she_comes_to(space: int) -> None:
    scenario = on_poor_land(trophy=space, furs=["t"], options={"katyusha": True})
    katyusha = scenario.ivan_turn("AU05", "AU01")["Ivan"]
    assert katyusha.trophy == space + 1
    assert katyusha.scored == {"trophies": katyusha_points()[space]}


def test_katyusha_has_more_than_ivan() -> None:
    assert sum(katyusha_points()) > 8


@pytest.mark.parametrize("space", [0, 5, 8])
def test_q58_katyusha_unable_to_move_has_the_points_of_her_space(space: int) -> None:
    scenario = solo(trophy=space, options={"katyusha": True}).tile(6, furs=[7, 7, 7]).region(3, village="V1")
    katyusha = scenario.ivan_turn("AU05", "AU01")["Ivan"]
    assert katyusha.trophy == space
    assert katyusha.furs == [7]
    assert katyusha.scored == {"trophies": katyusha_points()[max(1, space) - 1]}


def test_q33_never_a_step_for_story() -> None:
    scenario = on_poor_land(story=11, options={"katyusha": True}).region(3, village="V3")
    katyusha = scenario.ivan_turn("AU17", "AU01")["Ivan"]
    assert katyusha.story == 12
    assert katyusha.trophy == 0


def test_q64_banners_and_outposts_of_a_village_as_for_a_player() -> None:
    first = solo().tile(6, furs=[2, 2]).region(3, village="V1").ivan_turn("AU17", "AU01")["Ivan"]
    assert (first.banners, first.horses) == (1, 4)
    second = solo().tile(6, furs=[2, 2]).region(3, village="V2").ivan_turn("AU17", "AU01")["Ivan"]
    assert (second.banners, second.outposts) == (1, 1)
