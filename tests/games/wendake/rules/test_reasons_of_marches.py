"""Why not: warriors and patrols on their way, and what they do where they arrive."""

from __future__ import annotations

from ..at_table import Table
from ..scenario import Scenario
from .test_reasons import why
from .test_turn_cards import ACTIVATE, owner


def moving(**more: object) -> Table:
    return Scenario().player("George", **more).player("Ringo").turn("George", "BT1")


def test_a_warrior_that_has_moved() -> None:
    table = moving(village=(1, 7, 7), guards={"C1": 1}).play("march:home:A1", "guard")
    assert why(table, "march:gA1:C2")[0] == "has_moved"
    assert why(table, "march:home:A1")[0] == "no_warrior"


def test_nobody_goes_where_no_way_leads() -> None:
    table = Scenario(players=2).player("George").player("Ringo").turn("George", "BT1")
    assert why(table, "march:home:12")[0] == "no_way"  # a map of two has no such territory


def test_at_home_there_is_nothing_to_do() -> None:
    assert why(moving(), "march:home:home")[0] == "nothing_there"


def test_by_the_card_only_warriors_of_that_territory() -> None:
    scenario = owner(ACTIVATE, goods="1 rifle", guards={"C1": 2, "C2": 1})
    table = scenario.turn("George").play("card:ACTIVATE", "territory:C1")
    assert why(table, "march:gC2:C3")[0] == "only_from_there"
    chosen = owner(ACTIVATE, goods="1 rifle", guards={"C1": 2, "C2": 1}).turn("George").play("card:ACTIVATE")
    assert why(chosen, "territory:A1")[0] == "no_native_there"


def test_where_one_arrives() -> None:
    table = moving(guards={"A1": 1}).play("march:gA1:A1")
    assert why(table, "guard")[0] == "stands_there"
    assert why(table, "scout:5")[0] == "no_area"


def test_the_cayuga_token_keeps_its_area() -> None:
    scenario = Scenario().player("George").player("Ringo", tribe="TR05", token="A1-corn1", women=["A1-corn1"])
    table = scenario.turn("George", "BT1").play("march:home:A1")
    assert why(table, "drive:A1-corn1:guard")[0] == "own_area_only"
    empty = Scenario().player("George").player("Ringo", tribe="TR05", token="A1-corn1")
    assert why(empty.turn("George", "BT1").play("march:home:A1"), "scout:A1-corn1")[0] == "own_area_only"


def test_the_seneca_beat_one_guard_a_year() -> None:
    scenario = Scenario().player("George", tribe="TR03").player("Ringo", guards={"A1": 2})
    table = scenario.turn("George", "BT1").play("march:home:A1", "beat:Ringo", "march:home:A1")
    assert why(table, "beat:Ringo")[0] == "seneca_spent"


def escorting(**more: object) -> Table:
    scenario = Scenario().player("Paul", disc=("french", 3), **more).player("Ringo", guards={"A1": 1})
    return scenario.turn("Paul", "NX1-01").play("stay:french", "patrols")


def test_patrols_that_have_moved_or_are_not_there() -> None:
    table = escorting(patrols=["home", "C1"])
    assert why(table, "escort:A1:home")[0] == "no_patrol"
    table.play("escort:home:B1")
    assert why(table, "escort:B1:A1")[0] == "has_moved"
