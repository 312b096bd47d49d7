"""One free main action, and a second one for a fur: the second only after the first."""

from __future__ import annotations

from ..scenario import Scenario


def test_q75_who_declines_the_free_main_action_has_no_second_one() -> None:
    table = Scenario(players=3).player("Anna", place=6, furs=[4, 4]).turn("Anna", "main")
    assert table.asks == "main"
    table.play("pass")
    assert (table.to_play, table.asks) != ("Anna", "main")


def test_q75_after_the_free_main_action_the_second_is_offered() -> None:
    table = Scenario(players=3).player("Anna", place=6, furs=[4, 4]).turn("Anna", "main").play("coin")
    assert (table.to_play, table.asks) == ("Anna", "main")
    assert table.change("Anna", "horses") == {"horses": 4, "furs": -1}


def test_a_main_action_is_a_basic_or_an_advanced_one() -> None:
    scenario = Scenario(players=3).player("Anna", place=6, furs=[4, 4, 7], outposts=1).tile(6, furs=[2])
    table = scenario.region(3, yurt="YA5", wish="A1").turn("Anna", "main")
    basic, advanced = {"coin", "horses", "walk", "hunt", "trade"}, {"visit", "yurt", "wish", "build", "claim"}
    verbs = {text.partition(":")[0] for text in table.legal()}
    assert verbs - {"swap-two"} == basic | advanced | {"pass"}


def test_there_is_no_third_main_action() -> None:
    table = Scenario(players=3).player("Anna", place=6, furs=[4, 4, 4]).turn("Anna", "main").play("coin", "coin")
    assert table["Anna"].furs == [4, 4]
    assert table.asks == "turn_end"


def test_q75_declining_the_basic_action_leaves_both_main_actions() -> None:
    table = Scenario(players=3).player("Anna", place=6, furs=[4, 4]).turn("Anna", "basic").play("pass", "coin")
    assert (table.to_play, table.asks) == ("Anna", "main")
