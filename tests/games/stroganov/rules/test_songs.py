"""Songs: bought with story in winter, the reward at once, the tile discarded."""

from __future__ import annotations

from typing import Any

import pytest

from ..printed_pieces import PRINTED, SONGS, gains, is_plain, take_furs, together
from ..scenario import Scenario


def singer(song: str, **goods: Any) -> Scenario:
    """Anna is the first to choose and has just the story for it; then Boris has to think."""
    story = PRINTED[f"song.{song}.story"]
    year = 3 if PRINTED[f"song.{song}.deck"] == "B" else 1
    scenario = Scenario(players=3).player("Anna", story=goods.pop("story", story), **goods)
    return scenario.player("Boris", horses=5).songs(song).bag(4, 4, 4, 4).year(year)


def effect(*goods: str) -> list[str]:
    return [song for song in SONGS if PRINTED[f"song.{song}.reward"] == list(goods)]


def test_there_are_ten_a_and_ten_b_songs() -> None:
    assert [PRINTED[f"song.{song}.deck"] for song in SONGS] == ["A"] * 10 + ["B"] * 10


@pytest.mark.parametrize("song", [song for song in SONGS if is_plain(PRINTED[f"song.{song}.reward"])])
def test_the_goods_of_each_song(song: str) -> None:
    table = singer(song).winter("songs")
    before = table["Anna"].counted()
    after = take_furs(table.play("sing:1"))["Anna"].counted()
    change = {good: after[good] - before[good] for good in after}
    story = PRINTED[f"song.{song}.story"]
    assert together(change) == together(gains(PRINTED[f"song.{song}.reward"]), {"story": -story})
    assert table.state["songs"].tolist()[0] == -1, "discarded"


@pytest.mark.parametrize("song", SONGS)
def test_a_song_needs_all_its_story(song: str) -> None:
    story = PRINTED[f"song.{song}.story"] - 1
    table = singer(song, story=story, horses=5).winter("songs")
    assert table.to_play == "Anna"
    assert table.refuses("sing:1")


@pytest.mark.parametrize("song", effect("1 advanced_anywhere"))
def test_a_free_advanced_action_anywhere(song: str) -> None:
    scenario = singer(song).region(5, yurt="YA5").region(4, wish="A1")
    table = scenario.winter("songs").play("sing:1")
    assert table.asks == "advanced"
    assert table.allows("visit:1", "visit:5", "yurt:5", "wish:4", "pass")
    assert table.change("Anna", "yurt:5") == {"horses": 8}


@pytest.mark.parametrize("song", effect("1 points", "1 advanced_anywhere"))
def test_a_point_and_a_free_advanced_action_anywhere(song: str) -> None:
    table = singer(song).winter("songs")
    assert table.change("Anna", "sing:1")["points"] == 1
    assert table.change("Anna", "visit:3") == {"story": 1, "coins": 1}


@pytest.mark.parametrize("song", effect("2 points", "1 any_village"))
def test_two_points_and_any_village(song: str) -> None:
    table = singer(song).winter("songs")
    assert table.change("Anna", "sing:1")["points"] == 2
    assert table.legal() == [f"visit:{region}" for region in range(1, 6)]
    assert table.change("Anna", "visit:1") == {"banners": 1, "horses": 4}


def test_q32c_a_song_may_visit_the_trophy_village() -> None:
    table = singer("SGA8").winter("songs").play("sing:1", "visit:5")
    assert table.asks == "trophy"


@pytest.mark.parametrize("song", effect("1 build_outpost"))
def test_an_outpost_anywhere_from_the_general_supply(song: str) -> None:
    table = singer(song).winter("songs").play("sing:1")
    assert table.asks == "outpost"
    assert table.change("Anna", "build:4") == {"built": 1}
    assert table["Anna"].outposts_left == 4


@pytest.mark.parametrize("song", effect("1 fulfil_wish"))
def test_a_wish_with_only_its_paid_furs(song: str) -> None:
    table = singer(song, hand=["A6"], furs=[6]).winter("songs").play("sing:1")
    assert table.legal() == ["pass", "fulfil:A6"]
    table.play("fulfil:A6")
    assert table["Anna"].fulfilled == ["A6"]
    assert table["Anna"].furs == []


def test_every_effect_was_tested() -> None:
    special = [
        *effect("1 advanced_anywhere"),
        *effect("1 points", "1 advanced_anywhere"),
        *effect("2 points", "1 any_village"),
        *effect("1 build_outpost"),
        *effect("1 fulfil_wish"),
    ]
    plain = [song for song in SONGS if is_plain(PRINTED[f"song.{song}.reward"])]
    assert sorted(special + plain) == sorted(SONGS)
    assert len(special) == 8


# Who chooses, and when.


def test_songs_go_from_east_to_west_one_each() -> None:
    scenario = Scenario(players=3).player("Anna", place=3, story=6).player("Boris", place=9, story=6)
    table = scenario.player("Clara", place=6, story=6).songs("SGA1", "SGA4", "SGA3").winter("songs")
    chosen = []
    while table.asks == "song":
        chosen.append(table.to_play)
        table.play(next(move for move in table.legal() if move.startswith("sing")))
        take_furs(table)
    assert chosen[:3] == ["Boris", "Clara", "Anna"]


def test_q39_a_song_may_be_left_and_gaps_are_not_closed() -> None:
    scenario = Scenario(players=3).player("Anna", story=4).player("Boris", story=4)
    table = scenario.songs("SGA4", "SGA1").winter("songs").play("sing:1")
    assert table.to_play == "Boris"
    assert table.legal("sing") == ["sing:2"], "the second song is still in the second place"
    table.play("pass")
    assert table["Boris"].story == 4


def test_q39_a_song_of_the_winter_is_discarded_after_its_rewards() -> None:
    """SGA2 gives a fur of the market; a bear fills the story track, and the same song still lies there."""
    scenario = Scenario(players=3).player("Anna", story=12).player("Boris", horses=5).market(8, 8, 8, 8, 8, 8)
    table = scenario.songs("SGA2").winter("songs").play("sing:1")
    assert table.asks == "market"
    assert table.state["songs"][0] >= 0, "its rewards are still being taken"
    table.play("take:8")
    assert table.state["songs"][0] == -1
