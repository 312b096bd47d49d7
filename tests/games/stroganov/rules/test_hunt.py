"""Hunting: the lowest fur is free, each strictly lower fur skipped costs a horse, a coin buys a second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ..at_table import Fur
from ..scenario import Scenario


def hunter(on_tile: Sequence[Fur], place: int = 5, **goods: Any) -> Scenario:
    return Scenario(players=3).player("Vladimir", place=place, **goods).tile(place, furs=on_tile)


def test_e1_hunt_vladimir() -> None:
    table = hunter([2, 2, 3, 8], horses=4, coins=1).turn("Vladimir", "basic")
    assert table.change("Vladimir", "hunt:5:3") == {"horses": -2, "furs": 1}
    assert table.change("Vladimir", "hunt:5:8") == {"horses": -2, "coins": -1, "furs": 1, "story": 2}
    assert table["Vladimir"].furs == [3, 8]
    assert table.tile(5) == [2, 2]


def test_t5_q16_q17_equal_furs_are_not_skipped_and_the_tiger_ranks_highest() -> None:
    twice = hunter([3, 3, 5, "t"], coins=1).turn("Vladimir", "basic")
    assert twice.change("Vladimir", "hunt:5:3", "hunt:5:3") == {"coins": -1, "furs": 2}
    for fur, horses in (("5", 2), ("t", 3)):
        table = hunter([3, 3, 5, "t"], horses=horses).turn("Vladimir", "basic")
        assert table.change("Vladimir", f"hunt:5:{fur}")["horses"] == -horses
        poorer = hunter([3, 3, 5, "t"], horses=horses - 1).turn("Vladimir", "basic")
        assert poorer.refuses(f"hunt:5:{fur}")


def test_q16_only_strictly_lower_furs_are_paid_for() -> None:
    table = hunter([3, 5, 5, 5, 8], horses=1, coins=1).turn("Vladimir", "basic")
    assert table.change("Vladimir", "hunt:5:5") == {"horses": -1, "furs": 1}
    again = hunter([5, 5, 8], coins=1).turn("Vladimir", "basic")
    assert again.change("Vladimir", "hunt:5:5", "hunt:5:5") == {"coins": -1, "furs": 2}


@pytest.mark.parametrize("furs", [[], [2], [8, 8], [2, 2, 3, 8]])
def test_q17_a_tiger_costs_a_horse_for_every_fur_on_its_tile(furs: list[Fur]) -> None:
    table = hunter([*furs, "t"], horses=5).tile(6, furs=[2, 3]).turn("Vladimir", "basic").play("hunt:5:t")
    assert table["Vladimir"].horses == 5 - len(furs)
    if furs:
        assert hunter([*furs, "t"], horses=len(furs) - 1).turn("Vladimir", "basic").refuses("hunt:5:t")


def test_t6_wishes_a8_with_a14_hunt_two_for_nothing() -> None:
    table = hunter([2, 4, 8], fulfilled=["A8", "A14"]).turn("Vladimir", "basic")
    assert table.change("Vladimir", "hunt:5:8", "hunt:5:4") == {"furs": 2, "story": 2}


def test_d11_at_most_two_furs() -> None:
    table = hunter([2, 3, 4], coins=5).turn("Vladimir", "basic").play("hunt:5:2", "hunt:5:3")
    assert table.asks == "main"
    assert table["Vladimir"].coins == 4


def test_a_second_fur_may_be_declined() -> None:
    table = hunter([2, 3], coins=1).turn("Vladimir", "basic").play("hunt:5:2", "pass")
    assert table.asks == "main"
    assert table["Vladimir"].coins == 1


def test_without_a_coin_there_is_no_second_fur() -> None:
    assert hunter([2, 3]).turn("Vladimir", "basic").play("hunt:5:2").asks == "main"


def test_a_tiger_is_taken_into_the_supply() -> None:
    table = hunter(["t"]).turn("Vladimir", "basic")
    assert table.change("Vladimir", "hunt:5:t") == {"tigers": 1}


def test_an_empty_landscape_cannot_be_hunted() -> None:
    assert hunter([]).tile(6, furs=[2]).turn("Vladimir", "basic").legal("hunt") == []


def test_a_main_action_may_be_a_hunt_too() -> None:
    table = hunter([2, 3, 4], furs=[7]).turn("Vladimir", "main").play("hunt:5:2")
    while table.asks == "hunt_more":
        table.play("pass")
    assert table.change("Vladimir", "hunt:5:3", "pay:2") == {}
    assert table["Vladimir"].furs == [3, 7]


def test_t41_q2_no_hunt_in_a_gap_but_its_neighbours_with_s8() -> None:
    table = hunter([], place=6).gap(6).tile(5, furs=[2]).tile(7, furs=[3]).turn("Vladimir", "main")
    assert table.allows("visit:3")
    assert table.legal("hunt") == []
    with_s8 = hunter([], place=6, fulfilled=["S8"]).gap(6).tile(5, furs=[2]).tile(7, furs=[3])
    assert set(with_s8.turn("Vladimir", "main").legal("hunt")) == {"hunt:5:2", "hunt:7:3"}


def test_q2_from_a_gap_s8_hunts_the_nearest_tile_on_either_side() -> None:
    scenario = hunter([], place=6, fulfilled=["S8"]).gap(5, 6, 7)
    for place in (3, 4, 8, 9):
        scenario.tile(place, furs=[2])
    assert set(scenario.turn("Vladimir", "basic").legal("hunt")) == {"hunt:4:2", "hunt:8:2"}


def test_t58_s8_reaches_the_nearest_tile_over_a_gap() -> None:
    scenario = hunter([2], place=6, fulfilled=["S8"]).gap(7)
    for place in (4, 5, 8, 9):
        scenario.tile(place, furs=[2])
    assert set(scenario.turn("Vladimir", "basic").legal("hunt")) == {"hunt:6:2", "hunt:5:2", "hunt:8:2"}


def test_q18_with_s8_each_fur_may_come_from_another_tile() -> None:
    table = (
        hunter([4, 5], place=6, fulfilled=["S8"], horses=3, coins=1).tile(5, furs=[2, 2, 3]).turn("Vladimir", "basic")
    )
    assert table.change("Vladimir", "hunt:6:5") == {"horses": -1, "furs": 1}
    assert table.change("Vladimir", "hunt:5:3") == {"horses": -2, "coins": -1, "furs": 1}


def test_q18_with_s8_an_empty_own_tile_does_not_stop_the_hunt() -> None:
    table = hunter([], place=6, fulfilled=["S8"]).tile(7, furs=[4]).turn("Vladimir", "basic")
    assert table.legal("hunt") == ["hunt:7:4"]


def test_s8_may_be_fulfilled_between_the_two_furs_even_with_the_own_tile_emptied() -> None:
    table = hunter([4], hand=["S8"], furs=[4], coins=1).tile(6, furs=[7]).turn("Vladimir", "basic")
    table.play("hunt:5:4")
    assert table.asks == "hunt_more"
    assert table.legal("hunt") == []
    table.play("fulfil:S8")
    assert table.change("Vladimir", "hunt:6:7") == {"coins": -1, "furs": 1}


def test_a_hunted_bear_brings_its_story_before_the_second_fur() -> None:
    table = hunter([8, "t"], story=10, coins=1, horses=1).songs("SGA4").turn("Vladimir", "basic")
    table.play("hunt:5:8")
    assert table.asks == "story"
    table.play("sing:1")
    assert table["Vladimir"].coins == 3
    assert table.asks == "hunt_more"
