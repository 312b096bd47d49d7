"""Outposts: one in a region for each player, on the leftmost free space, for the horses shown there."""

from __future__ import annotations

from typing import Any

import pytest

import peltry

from ..at_table import Table
from ..scenario import Scenario


def crowded(**goods: Any) -> Table:
    """Two opponents have built in region 3, where Mavra's Cossack stands."""
    return (
        Scenario(players=4)
        .player("Mavra", place=6, **goods)
        .player("Boris", built=[3])
        .player("Clara", built=[3])
        .turn("Mavra", "main")
    )


def test_e3_outpost_mavra() -> None:
    table = crowded(outposts=1, horses=2)
    assert table.change("Mavra", "build:3") == {"horses": -2, "outposts": -1, "built": 1}
    assert table.spaces(3) == ["Boris", "Clara", "Mavra"]


def test_e3_the_third_space_costs_two_horses() -> None:
    assert crowded(outposts=1, horses=1).refuses("build:3")


def test_e3_an_outpost_opens_its_region() -> None:
    table = Scenario(players=3).player("Mavra", place=12, built=[3]).region(3, yurt="YA5", wish="A1")
    assert table.turn("Mavra", "main").allows("visit:3", "yurt:3", "wish:3", "visit:5")
    nowhere_else = Scenario(players=3).player("Mavra", place=12).region(3, yurt="YA5", wish="A1").turn("Mavra", "main")
    assert nowhere_else.refuses("visit:3", "yurt:3", "wish:3")


def test_the_first_space_costs_nothing_the_second_a_horse() -> None:
    first = Scenario(players=4).player("Mavra", place=6, outposts=1).turn("Mavra", "main")
    assert first.change("Mavra", "build:3") == {"outposts": -1, "built": 1}
    second = Scenario(players=4).player("Mavra", place=6, outposts=1, horses=1).player("Boris", built=[3])
    assert second.turn("Mavra", "main").change("Mavra", "build:3") == {"horses": -1, "outposts": -1, "built": 1}


@pytest.mark.parametrize(("players", "neutral"), [(1, 7), (2, 7), (3, 5), (4, 0)])
def test_e12_neutral_outposts(players: int, neutral: int) -> None:
    position = peltry.load("stroganov").position(players, seed=5)
    spaces = position.state["outposts"].tolist()
    assert sum(who > 0 for region in spaces for who in region) == neutral
    if players == 3:
        assert all(sum(who > 0 for who in region) == 1 for region in spaces)
    elif players < 3:
        assert [sum(who > 0 for who in region) for region in spaces] == [2, 2, 1, 1, 1]


def test_t11_a_full_region_is_closed() -> None:
    table = (
        Scenario(players=3)
        .player("Anna", place=6, outposts=1, horses=9)
        .player("Boris", built=[3])
        .player("Clara", built=[3])
        .turn("Anna", "main")
    )
    assert table.spaces(3) == ["Boris", "Clara", "neutral"]
    assert table.refuses("build:3")


def test_one_outpost_in_a_region() -> None:
    table = Scenario(players=4).player("Anna", place=6, outposts=1, horses=9, built=[3]).turn("Anna", "main")
    assert table.legal("build") == []


def test_without_an_outpost_in_the_personal_supply_nothing_is_built() -> None:
    assert Scenario(players=4).player("Anna", place=6, horses=9).turn("Anna", "main").legal("build") == []


def test_q22_only_in_the_region_of_the_cossack() -> None:
    table = Scenario(players=4).player("Anna", place=12, outposts=2, built=[1]).turn("Anna", "main")
    assert table.legal("build") == ["build:5"]


def test_q10_a_region_without_tiles_is_still_there() -> None:
    table = Scenario(players=4).player("Anna", place=6, outposts=1).gap(6, 7).turn("Anna", "main")
    assert table.allows("visit:3", "build:3")


def test_a_second_main_action_costs_the_region_fur_besides_the_horses() -> None:
    table = Scenario(players=4).player("Anna", place=6, outposts=1, horses=1, furs=[4]).player("Boris", built=[3])
    change = table.turn("Anna", "second").change("Anna", "build:3")
    assert change == {"furs": -1, "horses": -1, "outposts": -1, "built": 1}


# The two songs that build.


def singer(song: str, story: int, **goods: Any) -> Scenario:
    return Scenario(players=4).player("Anna", story=story, **goods).songs(song)


def test_t70_the_outpost_song_builds_only_from_the_general_supply() -> None:
    table = singer("SGA10", 8, built=[1, 2, 3], outposts=2).winter("songs")
    assert table.change("Anna", "sing:1") == {"story": -8}


def test_t70_the_outpost_song_builds_anywhere_for_no_horses() -> None:
    table = singer("SGA10", 8, built=[1, 2], outposts=2).winter("songs").play("sing:1")
    assert table.legal() == ["build:3", "build:4", "build:5"]
    assert table.change("Anna", "build:5") == {"built": 1}
    assert table["Anna"].outposts_left == 0


def test_q23_the_outpost_song_is_barred_from_a_full_region() -> None:
    table = (
        singer("SGA10", 8)
        .player("Boris", built=[4])
        .player("Clara", built=[4])
        .player("Dunja", built=[4])
        .winter("songs")
        .play("sing:1")
    )
    assert table.legal() == ["build:1", "build:2", "build:3", "build:5"]


def test_t71_an_advanced_action_anywhere_builds_for_the_usual_horses() -> None:
    def song_of(**goods: Any) -> Table:
        scenario = singer("SGA5", 5, **goods).player("Boris", built=[4]).player("Clara", built=[4])
        return scenario.winter("songs").play("sing:1")

    assert song_of(outposts=1, horses=2).change("Anna", "build:4") == {"horses": -2, "outposts": -1, "built": 1}
    assert song_of(outposts=1, horses=1).refuses("build:4")
    assert song_of(horses=2).refuses("build:4")


def test_q74_neutral_outposts_stay_and_score_nothing() -> None:
    table = Scenario(players=2).player("Anna").player("Boris").year(4).winter("scoring")
    assert [table.spaces(region).count("neutral") for region in range(1, 6)] == [1] * 5
    assert table["Anna"].points == table["Boris"].points == 0
