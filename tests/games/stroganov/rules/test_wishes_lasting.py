"""What the fulfilled S and A wishes do during the year. Winter's wishes are in test_winter_wishes."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import Scenario


def anna(place: int = 6, **goods: Any) -> Scenario:
    return Scenario(players=3).player("Anna", place=place, **goods)


def test_s1_every_move_a_step_longer() -> None:
    assert anna(fulfilled=["S1"]).turn("Anna").legal("go") == ["go:7", "go:8", "go:9"]


def test_wish_a1_every_move_a_step_longer() -> None:
    assert anna(fulfilled=["A1"]).turn("Anna").legal("go") == ["go:7", "go:8", "go:9"]


@pytest.mark.parametrize("wish", ["S7", "A4"])
def test_s7_or_a4_open_one_row_more_after_a_move(wish: str) -> None:
    table = anna(place=11, furs=["t"], trophy=1, fulfilled=[wish]).turn("Anna", "main").play("visit:5")
    assert table.legal("reward") == ["reward:1"], "not before the token has moved"
    table.play("climb")
    assert table.legal("reward") == ["reward:1", "reward:2", "reward:3"]


def test_s8_hunts_beside_the_own_tile() -> None:
    table = anna(fulfilled=["S8"]).tile(5, furs=[2]).tile(6, furs=[3]).tile(7, furs=[4]).turn("Anna", "basic")
    assert set(table.legal("hunt")) == {"hunt:5:2", "hunt:6:3", "hunt:7:4"}


def test_s9_any_fur_for_a_second_advanced_action() -> None:
    assert anna(furs=[8]).turn("Anna", "second").refuses("visit:3")
    assert anna(furs=[8], fulfilled=["S9"]).turn("Anna", "second").play("visit:3")["Anna"].furs == []


def test_wish_a3_one_fewer_kept_fur() -> None:
    assert anna(furs=[6, 6], hand=["A6"], fulfilled=["A3"]).turn("Anna", "main").allows("fulfil:A6")


# A6: an advanced action at the Cossack may be done at one of the two landscapes to its left.


def test_wish_a6_acts_at_two_landscapes_to_the_left() -> None:
    table = anna(place=6, fulfilled=["A6"]).turn("Anna", "main")
    assert table.legal("visit") == ["visit:2", "visit:3"]


def test_wish_a6_skips_gaps() -> None:
    table = anna(place=6, fulfilled=["A6"]).gap(3, 5).turn("Anna", "main")
    assert table.legal("visit") == ["visit:1", "visit:2", "visit:3"], "landscapes 4 and 2"


def test_wish_a6_from_a_gap() -> None:
    table = anna(place=8, fulfilled=["A6"]).gap(8, 7).turn("Anna", "main")
    assert table.legal("visit") == ["visit:2", "visit:3", "visit:4"], "landscapes 6 and 5, and the gap itself"


def test_wish_a6_west_of_the_first_landscape_is_nothing() -> None:
    assert anna(place=1, fulfilled=["A6"]).turn("Anna", "main").legal("visit") == ["visit:1"]


def test_q21_a6_region_fur_and_outpost_follow_the_place() -> None:
    table = anna(place=6, fulfilled=["A6"], furs=[3], outposts=1).turn("Anna", "second")
    assert table.legal("visit") == ["visit:2"]
    assert table.legal("build") == ["build:2"]
    assert table.change("Anna", "build:2") == {"furs": -1, "outposts": -1, "built": 1}


def test_q21_a6_claims_there() -> None:
    table = anna(place=6, fulfilled=["A6"], furs=[3, 3]).turn("Anna", "main")
    assert table.legal("claim") == ["claim:3", "claim:4", "claim:5"]


def test_q21_a6_is_not_for_hunting() -> None:
    assert anna(place=6, fulfilled=["A6"]).tile(5, furs=[2]).turn("Anna", "main").legal("hunt") == []


def test_q21_a6_is_not_for_outposts() -> None:
    table = anna(place=12, built=[3], fulfilled=["A6"]).turn("Anna", "main")
    assert table.legal("visit") == ["visit:3", "visit:4", "visit:5"]


def test_wish_a8_skipping_costs_no_horses() -> None:
    table = anna(fulfilled=["A8"]).tile(6, furs=[2, 2, 7]).turn("Anna", "basic")
    assert table.change("Anna", "hunt:6:7") == {"furs": 1}


def test_wish_a10_a_tiger_at_once() -> None:
    table = anna(furs=[8, 8], hand=["A10"]).turn("Anna", "main")
    assert table.change("Anna", "fulfil:A10")["tigers"] == 1


def test_wish_a14_the_second_fur_costs_no_coin() -> None:
    table = anna(fulfilled=["A14"], coins=1).tile(6, furs=[2, 2]).turn("Anna", "basic")
    assert table.change("Anna", "hunt:6:2", "hunt:6:2") == {"furs": 2}


# A11, A12, A13: one extra advanced action in spring, summer, autumn.

SEASON_WISHES = [("A11", "spring"), ("A12", "summer"), ("A13", "autumn")]


@pytest.mark.parametrize(("wish", "season"), SEASON_WISHES)
@pytest.mark.parametrize("now", ["spring", "summer", "autumn"])
def test_season_wishes_in_their_season_alone(wish: str, season: str, now: str) -> None:
    table = anna(fulfilled=[wish]).year(1, now).turn("Anna", "basic")
    assert table.allows("season-wish") == (now == season)


@pytest.mark.parametrize(("wish", "season"), SEASON_WISHES)
def test_a_season_wish_is_an_extra_action_free_of_the_region_fur(wish: str, season: str) -> None:
    table = anna(fulfilled=[wish], built=[1]).year(1, season).turn("Anna", "basic").play("season-wish")
    assert table.legal("visit") == ["visit:1", "visit:3"]
    assert table.change("Anna", "visit:1") == {"banners": 1, "horses": 4}
    assert table.asks == "basic", "no action of the turn was used up"
    assert table.refuses("season-wish"), "once a season"


@pytest.mark.parametrize("step", ["move", "basic", "main", "second", "end"])
def test_q25_at_any_moment_of_the_turn(step: str) -> None:
    assert anna(fulfilled=["A11"]).turn("Anna", step).allows("season-wish")


def test_q25_on_the_starting_tile_only_outposts_count() -> None:
    assert anna(place=0, fulfilled=["A11"]).turn("Anna").refuses("season-wish")
    table = anna(place=0, fulfilled=["A11"], built=[4]).turn("Anna").play("season-wish")
    assert table.legal("visit") == ["visit:4"]


def test_q25_its_own_price_stays() -> None:
    table = anna(fulfilled=["A11"], furs=[4, 4]).tile(6, "LT4").turn("Anna", "basic").play("season-wish")
    assert table.change("Anna", "claim:6") == {"furs": -2, "points": 5, "tiles": 1}


def test_q21_a6_serves_the_season_wishes_too() -> None:
    table = anna(fulfilled=["A11", "A6"]).turn("Anna", "basic").play("season-wish")
    assert table.legal("visit") == ["visit:2", "visit:3"]


def test_t33_a12_fulfilled_in_summer_serves_at_once_a13_not_until_autumn() -> None:
    a12 = anna(furs=[6] * 4, hand=["A12"]).year(1, "summer").turn("Anna", "main").play("fulfil:A12")
    assert a12.allows("season-wish")
    a13 = anna(furs=[7] * 2, hand=["A13"]).year(1, "summer").turn("Anna", "main").play("fulfil:A13")
    assert a13.refuses("season-wish")


def test_a_season_wish_serves_again_in_the_next_year() -> None:
    scenario = anna(place=0, fulfilled=["A11"], built=[1]).region(1, village="V3")
    table = scenario.turn("Anna").play("season-wish", "visit:1")
    assert table.refuses("season-wish")
    while table.state["year"] == 1 or table.to_play != "Anna":
        table.play(table.legal()[0])
    assert table.season == "spring"
    assert table.allows("season-wish")


def test_a_season_wish_that_can_only_build_or_claim_is_offered() -> None:
    """No yurt, no wish, and a village of market furs while market and bag are empty."""

    def bare(**goods: Any) -> Any:
        scenario = anna(place=6, fulfilled=["A11"], **goods).market().bag().region(3, village="V4", yurt=None)
        return scenario.turn("Anna", "basic")

    assert bare().refuses("season-wish")
    assert bare(outposts=1).allows("season-wish")
    assert bare(furs=[4, 4]).allows("season-wish")
