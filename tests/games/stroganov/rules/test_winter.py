"""The course of winter: who is asked when, and that nobody is asked for nothing."""

from __future__ import annotations

from typing import Any

import pytest

import peltry

from ..at_table import Table
from ..scenario import Scenario


def three(**goods: Any) -> Scenario:
    scenario = Scenario(players=3)
    for name, place in (("Anna", 4), ("Boris", 9), ("Clara", 6)):
        scenario.player(name, place=place, **goods)
    return scenario


def asked(table: Table, decision: str) -> list[str]:
    """Who is asked for a decision, one after the other; everybody passes."""
    names = []
    while table.asks == decision:
        names.append(table.to_play)
        table.play("pass")
    return names


def test_income_in_player_order() -> None:
    assert asked(three(horses=5).winter(), "income") == ["Boris", "Clara", "Anna"]


def test_q65_a_window_for_each_after_the_last_song() -> None:
    table = three(horses=5).winter("songs")
    assert asked(table, "song") == ["Boris", "Clara", "Anna"]
    assert asked(table, "window") == ["Boris", "Clara", "Anna"]
    assert table.state["year"] == 2


def test_q65_auxiliary_actions_in_winter() -> None:
    for step, decision in (("income", "income"), ("songs", "song"), ("window", "window")):
        table = three(horses=5).winter(step)
        assert table.asks == decision
        assert table.change("Boris", "buy-market", "take:7")["furs"] == 1


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    table = three().winter()
    assert table.state["year"] == 2
    assert table.asks == "move"


def test_after_autumn_comes_winter() -> None:
    scenario = three(horses=3).year(1, "autumn")
    table = scenario.next_turn()
    while table.season == "autumn":
        table.play(table.legal("go")[0], "pass", "pass")
    assert table.asks == "income", "three horses and two of income"
    assert table["Boris"].horses == 5


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_years_of_three_turns_for_each_and_a_winter(players: int) -> None:
    position = peltry.load("stroganov").position(players, 3)
    turns: dict[int, int] = {}
    calendar: list[str] = []
    while not position.over:
        position.play(position.legal()[0])
        for event in position.events():
            if event.name == "turn_begins":
                turns[event.who] = turns.get(event.who, 0) + 1
            elif event.name == "season_begins":
                calendar.append(("spring", "summer", "autumn")[event.season])
            elif event.name == "winter_begins":
                calendar.append("winter")
    assert turns == dict.fromkeys(range(max(players, 2)), 12)
    assert calendar == ["spring", "summer", "autumn", "winter"] * 4


def test_there_is_no_turn_in_winter() -> None:
    table = three(horses=5).winter()
    assert table.refuses("coin", "go:5", "visit:2", "season-wish")


def test_the_last_winter_ends_the_game() -> None:
    table = three().year(4).winter()
    assert table.over
    assert table.legal() == []


def test_t63_a_wish_fulfilled_after_the_last_song_still_counts() -> None:
    scenario = Scenario(players=2).player("Anna", furs=[7, 7, 7], hand=["B1"]).player("Boris").year(4)
    table = scenario.winter("window")
    assert table.asks == "window"
    table.play("fulfil:B1")
    assert table.over
    assert table["Anna"].fulfilled == ["B1"]
    assert table["Anna"].scored["wishes"] > 0
    assert table["Anna"].scored["end_wishes"] == 2


def test_t63_after_scoring_it_is_too_late() -> None:
    scenario = Scenario(players=2).player("Anna", furs=[7, 7, 7], hand=["B1"]).player("Boris").year(4)
    table = scenario.winter("window").play("pass")
    assert table.over
    assert table.refuses("fulfil:B1")
    assert table["Anna"].hand == ["B1"]


def test_the_last_year_has_no_administration() -> None:
    table = three(story=3).gap(3).year(4).winter()
    assert table.is_gap(3)
    assert table["Boris"].place == 9
