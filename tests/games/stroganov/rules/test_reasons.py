"""Why a move may not be made: the reason that comes first for the player, with its numbers."""

from __future__ import annotations

from typing import Any

from ..at_table import Table
from ..scenario import Scenario
from .test_trophy import at_trophy


def anna(step: str = "main", place: int = 6, **owned: Any) -> Table:
    return Scenario(players=3).player("Anna", place=place, **owned).turn("Anna", step)


def test_the_turn() -> None:
    table = anna("move", place=3, horses=2)
    assert table.why("pass")[0] == "must_move"
    assert table.why("coin")[0] == "not_asked"
    assert table.why("go:3")[0] == "not_east"
    assert table.why("go:7") == ("horses_to_move", 3, 2)
    assert table.why("go:9") == ("too_far", 6, 5)
    assert Scenario(players=3).player("Anna", place=3).gap(5).turn("Anna").why("go:5")[0] == "gap"


def test_walking() -> None:
    table = anna("basic", place=3)
    assert table.why("walk:3")[0] == "same_place"
    assert table.why("walk:6") == ("too_far", 3, 2)
    assert table.why("trade") == ("trade_fur", 7, 0)
    assert anna("second", furs=[7]).why("trade")[0] == "no_fur"  # one for the trade, one for the second action


def test_hunting() -> None:
    scenario = Scenario(players=3).player("Anna", place=5, horses=1).tile(5, furs=[2, 2, 8])
    table = scenario.turn("Anna", "basic")
    assert table.why("hunt:4:2")[0] == "too_far_to_hunt"
    assert table.why("hunt:5:3")[0] == "fur_not_there"
    assert table.why("hunt:5:8") == ("horses_to_hunt", 2, 1)


def test_an_advanced_action() -> None:
    table = anna(place=1, outposts=1)
    assert table.why("visit:5")[0] == "out_of_reach"
    assert table.why("yurt:1")[0] == "no_yurt"
    assert table.why("wish:1")[0] == "no_wish"
    assert table.why("build:5")[0] == "not_at_cossack"
    assert table.why("claim:1") == ("furs_to_claim", 2, 0)
    assert anna(place=1).why("build:1")[0] == "no_outpost"
    assert anna(place=1, outposts=1, built=[1]).why("build:1")[0] == "outpost_stands"
    assert anna("second", place=1, furs=[8]).why("visit:1") == ("region_fur", 2, 0)


def test_building() -> None:
    def beside(players: int) -> Table:
        scenario = Scenario(players=players).player("Anna", place=6, outposts=1, horses=1)
        return scenario.player("Boris", built=[3]).player("Clara", built=[3]).turn("Anna", "main")

    assert beside(4).why("build:3") == ("horses_to_build", 2, 1)
    assert beside(3).why("build:3")[0] == "region_full"  # the third space is a neutral outpost's


def test_claiming() -> None:
    narrow = Scenario(players=3, narrow_claims="on").player("Anna", place=1, furs=[2, 2, 2])
    assert narrow.turn("Anna", "main").why("claim:2")[0] == "own_tile_only"
    assert Scenario(players=3).player("Anna", place=1).gap(2).turn("Anna", "main").why("claim:2")[0] == "gap"


def test_furs_of_bag_and_market() -> None:
    poor = anna(horses=4)
    assert poor.why("buy-market") == ("horses_to_deal", 5, 4)
    assert poor.why("buy-bag") == ("horses_to_deal", 5, 4)
    assert poor.why("swap-two") == ("furs_to_swap", 2, 0)
    assert poor.why("swap-lower") == ("furs_to_swap", 1, 0)
    assert anna(furs=[5]).why("swap-lower") == ("horses_to_deal", 1, 0)
    assert anna(furs=[2], horses=1).why("swap-lower") == ("not_lower", 2, 2)
    empty = Scenario(players=3).player("Anna", place=6, horses=5).bag().market().turn("Anna", "main")
    assert empty.why("buy-bag")[0] == "bag_empty"
    assert empty.why("buy-market")[0] == "market_empty"


def test_a_swap_that_has_begun() -> None:
    table = anna(furs=[4, 7, 8], horses=1).play("swap-lower")
    assert table.asks == "purchase"
    assert table.why("take:8")[0] == "not_in_market"
    assert anna(furs=[4, 7], horses=1).play("swap-lower").why("take:7") == ("not_lower", 0, 7)
    assert table.why("buy-bag")[0] == "finish_paying"
    table.play("take:6")
    assert table.why("pay:4") == ("not_higher", 6, 0)
    assert table.why("pay:5")[0] == "fur_not_owned"


def test_paying() -> None:
    table = anna("basic", furs=[7, 7, 3], coins=1).play("trade")
    assert table.why("pay:5")[0] == "fur_not_owned"
    without_coin = anna("basic", furs=[7, "t", 8]).play("trade")
    assert without_coin.legal() == ["pay:7", "pay:t"]
    assert without_coin.why("pay:8") == ("coin_to_change", 7, 0)


def test_the_trophy_track() -> None:
    table = at_trophy()
    assert table.why("climb") == ("trophy_fur", 2, 0)
    assert table.why("reward:2") == ("row_closed", 2, 1)


def test_of_the_furs_that_were_drawn_one_is_kept() -> None:
    table = Scenario(players=3).player("Anna", place=6, horses=5).bag(3, 8).turn("Anna", "main").play("buy-bag")
    assert table.legal() == ["keep:3", "keep:8"]
    assert table.why("keep:5")[0] == "not_drawn"
    assert table.why("coin")[0] == "finish_drawing"


def test_wishes() -> None:
    table = anna(furs=[6], hand=["A6"])
    assert table.why("fulfil:A6") == ("furs_to_fulfil", 3, 1)
    assert table.why("fulfil:A5")[0] == "not_in_hand"
    assert table.why("season-wish")[0] == "no_season_wish"
    summer = Scenario(players=3).player("Anna", place=6, fulfilled=["A12"]).year(1, "summer").turn("Anna", "main")
    assert summer.play("season-wish").why("season-wish")[0] == "season_wish_used"


def test_songs_and_winter() -> None:
    scenario = Scenario(players=3).player("Anna", story=2, fulfilled=["A9"]).songs("SGA4", "SGA10")
    songs = scenario.winter("storytelling")
    assert songs.asks == "song"
    assert songs.why("sing:2") == ("too_little_story", 8, 4)
    assert songs.why("sing:3")[0] == "no_song"
    income = Scenario(players=3).player("Anna", fulfilled=["A9"]).winter()
    assert income.why("winter-fur")[0] == "not_fulfilled"
    assert income.why("collect:S4")[0] == "not_fulfilled"
