"""Why not: when the table is set, in the turn, in a year of adversity, and at the end of the year."""

from __future__ import annotations

import pytest

from peltry.games.wendake.pieces.moves import MOVES
from peltry.table.library import load

from ..at_table import Table
from ..scenario import Scenario
from .test_adversity import begun, year_of
from .test_further_looks import TWO_OF_EACH, at_year_end, evolving_second
from .test_reasons import why
from .test_tribes import onondaga, settled
from .test_turn_cards import COPY, EVOLVE, FISH, OFFLINE, R2RES, REFRESH, owner
from .test_year import evolving


def test_a_tribe_that_was_not_laid_out() -> None:
    position = load("wendake").position(2, 7, {"tribes": "tribes"})
    offered = {MOVES.texts[move] for move in position.legal()}
    others = [tribe for tribe in range(1, 11) if f"tribe:TR{tribe:02}" not in offered]
    assert {position.why_not(MOVES.parse(f"tribe:TR{tribe:02}")).name for tribe in others} == {"not_offered"}


def test_the_cayuga_token_beside_the_village_only() -> None:
    position, _ = settled("TR05")
    while "token" not in MOVES.texts[position.legal()[0]]:
        position.play(position.legal()[0])
    asked = {move: position.why_not(move) for move in range(len(MOVES)) if MOVES[move].verb == "token"}
    refused = [reason.name for reason in asked.values() if reason is not None]
    assert set(refused) == {"not_beside_village"}
    assert len(refused) < len(asked)


def test_lakes_that_are_covered_and_lakes_with_a_ship() -> None:
    assert why(Scenario(players=3).player("George").turn("George", "BT5"), "lake:ontario")[0] == "lake_closed"
    scenario = Scenario(players=2).player("George", disc=("english", 3), canoes={"huron": 1}).ships(french="erie")
    table = scenario.player("Paul").turn("George", "NX1-02").play("stay:english", "ship")
    assert why(table, "lake:erie")[0] == "ship_there"
    assert why(table, "lake:ontario")[0] == "lake_closed"
    storm = begun(year_of("storm", canoes={"michigan": 1, "huron": 1}))
    assert why(storm, "lake:erie")[0] == "no_canoe_there"


def off_the_line() -> Table:
    table = owner(OFFLINE, goods="1 rifle, 1 corn", markers=[1, 2]).turn("George", round=3)
    return table.play("card:OFFLINE")


def marked(space: int) -> Scenario:
    return Scenario().player("George").player("Paul").marker("Paul", space)


@pytest.mark.parametrize(
    ("table", "move", "reason"),
    [
        (off_the_line, "act:3", "on_line"),
        (off_the_line, "order:1", "on_line"),
        (lambda: Scenario(players=1, ghost="plain").player("You").turn("You"), "order:1", "no_order"),
        (lambda: marked(2).turn("George"), "order:2", "space_taken"),
        (lambda: Scenario(players=2).player("George").turn("George"), "order:5", "no_card_there"),
        (
            lambda: onondaga().marker("George", 1).marker("Paul", 2).task("year_end"),
            "order:3",
            "black_on_tile",
        ),
        (lambda: owner(used_cards=[R2RES]).turn("George"), "card:R2RES", "card_used"),
        (lambda: owner(COPY).spaces(FISH).turn("George"), "copy:TAN", "card_not_shown"),
    ],
)
def test_in_a_turn(table: object, move: str, reason: str) -> None:
    assert why(table(), move)[0] == reason


def test_a_tile_to_be_readied_is_a_used_one_that_can_be_paid() -> None:
    used = ["PG1-03", "PG2-05", "PG3-02"]
    scenario = owner(REFRESH, goods="1 corn, 1 bean", progress=["PG1-04"], used_tiles=used)
    table = scenario.turn("George").play("card:REFRESH")
    assert why(table, "ready:PG1-04")[0] == "tile_ready"
    assert why(table, "ready:PG1-05")[0] == "tile_not_owned"
    assert why(table, "ready:PG3-02") == ("kinds_missing", 3, 2)


def test_the_great_council_repeats_what_was_done_only() -> None:
    scenario = Scenario().player("George", progress=["PG3-01", "PG1-03"], goods="1 beaver", canoes={"huron": 5})
    table = scenario.turn("George", "BT4").play("amount:1")
    assert table.asks == "window"
    assert why(table, "repeat:2")[0] == "not_performed"
    assert why(table, "repeat:1")[0] == "no_beaver"


@pytest.mark.parametrize(
    ("effect", "cell", "what"),
    [
        ("drought", 2, {"women": ["P-corn1"]}),
        ("frozen_lakes", 6, {"canoes": {"michigan": 5}}),
        ("fire", 3, {"hunters": ["P-forest1"]}),
    ],
)
def test_an_action_that_adversity_forbids(effect: str, cell: int, what: dict[str, object]) -> None:
    """The bean store keeps the question open that would be passed over otherwise."""
    table = year_of(effect, progress=["PG1-03"], **what).turn("You").play(f"act:{cell}")
    if effect == "frozen_lakes":
        table.play("skip")  # no canoe is left to build
    assert why(table, "do")[0] == "adversity_forbids"


def test_a_toll_is_paid_with_what_one_has() -> None:
    table = year_of("adoration", goods="1 corn", tracks={"mask": 1}, ritual=[1]).turn("You").play("act:1", "do")
    assert why(table, "toll:bean")[0] == "nothing_to_pay"
    assert why(table, "toll-point:economic")[0] == "nothing_to_pay"


def test_a_theft_takes_a_mask_that_one_holds() -> None:
    assert why(begun(year_of("theft", masks=["crow", "wind"])), "discard:bear")[0] == "mask_not_held"


def test_an_action_without_an_alliance_on_the_card() -> None:
    table = owner(progress=["PG1-03"]).spaces(EVOLVE, FISH).turn("George").play("order:1")
    assert why(table, "do")[0] == "no_alliance_shown"


def test_the_keeper_of_the_fire_spares_a_tile_that_would_turn() -> None:
    table = evolving(markers=[1, 5, 9], ritual=[5], progress=["PG3-06"]).task("restore")
    assert table.legal("spare") == ["spare:1", "spare:9"]
    assert why(table, "spare:5")[0] == "not_turning"
    assert why(table, "spare:2")[0] == "not_turning"


def test_at_the_end_of_the_year_a_tile_is_taken_that_lies_there() -> None:
    scenario = Scenario(players=2).player("George").player("Paul").marker("Paul", 1).marker("George", 2)
    table = scenario.task("restore").play("swap:1:1")
    assert why(table, "swap:1:1")[0] == "no_tile_there"
    assert why(table, "swap:1:7")[0] == "no_tile_there"  # nothing was looked at


def test_looks_into_the_pile() -> None:
    table = at_year_end(EVOLVE, "TC2-08", goods=TWO_OF_EACH).task("restore").play("card:EVOLVE")
    assert why(table, "card:EVOLVE")[0] == "card_waits"
    table.play("look:corn")
    assert why(table, "look:corn")[0] == "kind_taken"
    table.play("look:bean", "look:fish", "look:leather", "look:pumpkin")
    assert why(table, "card:EVOLVE")[0] == "looks_spent"
    assert why(table, "look:corn")[0] == "looks_spent"


def test_an_empty_pile_is_not_looked_into() -> None:
    table = evolving_second(stack=0)
    assert why(table, "card:EVOLVE")[0] == "no_look_left"
    last = evolving_second(stack=1).play("card:EVOLVE", "look:corn")
    assert why(last, "look:bean")[0] == "no_look_left"
