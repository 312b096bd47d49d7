"""Why a turn card, a progress tile or an action is refused: each for a reason of its own, at its place in the rules."""

from __future__ import annotations

import pytest

from peltry.errors import IllegalMove
from peltry.games.wendake.pieces.moments import EFFECT_USES, TILE_USES
from peltry.games.wendake.pieces.moves import MOVES
from peltry.games.wendake.pieces.reasons import REASONS
from peltry.table.library import load
from peltry.table.refused import with_reason
from peltry.table.words import LANGUAGES

from ..scenario import FIRST_BOARD, Scenario
from .test_reasons import why
from .test_ships_and_patrols import george_at_the_ship
from .test_turn_cards import (
    BEAVER,
    COPY,
    EVOLVE,
    LAKES,
    MASKPICK,
    OFFLINE,
    OTHER,
    REFRESH,
    RITHEAL,
    TURTLE,
    owner,
    with_other,
)


def rule_of(name: str) -> str:
    return next(kind.rule for kind in REASONS.kinds if kind.name == name)


def test_master_of_the_lakes_says_on_how_many_lakes_canoes_are_needed() -> None:
    scenario = owner(LAKES, canoes={"huron": 2}).player("John", canoes={"huron": 1, "erie": 1, "superior": 1})
    assert why(scenario.turn("George"), "card:LAKES") == ("fewer_lakes", 3, 1)
    assert why(owner(LAKES).turn("George"), "card:LAKES") == ("fewer_lakes", 1, 0)  # a tie at none
    assert rule_of("fewer_lakes") == "turn-cards"


def test_the_other_flag_says_that_both_are_shown_and_when_it_is_used() -> None:
    assert why(with_other(RITHEAL), "card:OTHER")[0] == "both_flags"
    assert why(owner(OTHER, goods="1 rifle").turn("George"), "card:OTHER")[0] == "in_order"
    assert why(owner(OTHER).turn("George"), "card:OTHER")[0] == "in_order"  # the moment before the price
    assert rule_of("both_flags") == "turn-cards"
    assert rule_of("in_order") == "order"


def test_such_a_refusal_is_said_in_three_languages_with_its_place() -> None:
    table = with_other(RITHEAL)
    move = MOVES.parse("card:OTHER")
    with pytest.raises(IllegalMove) as refused:
        table.position.play(move)
    refusal = with_reason(refused.value, table.position, move)
    said = {language: refusal.said(language) for language in LANGUAGES}
    assert "This turn card shows both flags: there is no other. (Rules: Turn cards)" in said["en"]
    assert "montre les deux drapeaux\u00a0: il n’y en a pas d’autre" in said["fr"]
    assert "Karta tahu ukazuje obě vlajky, jiná není." in said["cs"]


@pytest.mark.parametrize(
    ("table", "move", "reason"),
    [
        (lambda: owner(COPY).turn("George"), "card:COPY", "copies_another"),
        (lambda: owner(OFFLINE, goods="1 rifle, 1 corn").turn("George"), "card:OFFLINE", "for_third_tile"),
        (lambda: owner(TURTLE).turn("George"), "card:TURTLE", "in_military_a"),
        (lambda: owner(EVOLVE).turn("George"), "card:EVOLVE", "at_years_end"),
        (lambda: owner(BEAVER, goods="1 rifle").turn("George"), "card:BEAVER", "in_trade_b"),
        (lambda: owner(REFRESH, goods="1 corn").turn("George"), "card:REFRESH", "no_tile_used"),
        (lambda: owner(REFRESH, used_tiles=["PG2-05"], goods="1 corn").turn("George"), "card:REFRESH", "kinds_missing"),
        (lambda: owner("TC1-14", goods="1 rifle").turn("George"), "card:ACTIVATE", "nobody_out"),
        (lambda: owner("TC1-15", goods="1 rifle").turn("George"), "card:LEATHER", "no_hunter_out"),
        (lambda: owner(MASKPICK, goods="1 rifle").turn("George", "BT1"), "card:MASKPICK", "cards_between"),
        (lambda: owner(progress=["PG1-03"]).turn("George", "BT1"), "use:PG1-03", "tiles_between"),
        (lambda: owner(progress=["PG1-12"]).turn("George"), "use:PG1-12", "nothing_to_trade"),
        (lambda: owner(progress=["PG1-09"]).turn("George"), "use:PG1-09", "nobody_away"),
        (lambda: owner(progress=["PG1-11"], canoes={"huron": 5}).turn("George"), "use:PG1-11", "no_canoe_left"),
        (lambda: owner(progress=["PG2-03"]).turn("George"), "use:PG2-03", "no_woman_out"),
        (lambda: owner(progress=["PG2-04"]).turn("George"), "use:PG2-04", "no_hunter_out"),
        (lambda: owner(progress=["PG2-05"]).turn("George"), "use:PG2-05", "no_fish"),
        (lambda: owner(progress=["PG2-09"]).turn("George"), "use:PG2-09", "in_ritual_b"),
        (lambda: owner(progress=["PG3-01"]).turn("George"), "use:PG3-01", "after_tile"),
        (lambda: owner(progress=["PG2-07"]).turn("George"), "use:PG2-07", "after_sale"),
        (lambda: owner(progress=["PG2-10"]).turn("George"), "use:PG2-10", "in_ceremony"),
        (lambda: owner(progress=["PG3-04"]).turn("George"), "use:PG3-04", "in_ceremony"),
        (lambda: owner(progress=["PG3-05"]).turn("George"), "use:PG3-05", "in_trade_b"),
        (lambda: owner(progress=["PG3-06"]).turn("George"), "use:PG3-06", "at_years_end"),
        (lambda: owner(progress=["PG2-10"], masks=["crow", "crow"]).turn("George", "BT8"), "use:PG2-10", "in_ceremony"),
    ],
)
def test_every_refusal_has_its_reason(table: object, move: str, reason: str) -> None:
    assert why(table(), move)[0] == reason


def test_a_second_card_waits_and_a_look_is_paid_by_the_card() -> None:
    scenario = owner(TURTLE, COPY, goods="1 corn", women=["A1-corn1", "C1-corn1", "C2-corn1"])
    table = scenario.turn("George", "BT7")
    assert why(table, "stack:W3")[0] == "look_unpaid"
    assert why(table, "stack:H3")[0] == "stack_closed"
    table.play("card:TURTLE")
    assert why(table, "look:corn")[0] == "stack_first"
    assert why(table, "keep:1")[0] == "stack_first"
    table.play("stack:W3", "look:corn")
    assert why(table, "stack:W3")[0] == "keep_first"


def test_in_step_b_of_the_military_action_each_tile_has_its_reason() -> None:
    scenario = owner(progress=["PG1-02", "PG2-08", "PG3-02"], guards={"A1": 1}).player("Ringo", guards={"A1": 1})
    table = scenario.turn("George", "BT7")
    assert why(table, "use:PG1-02")[0] == "no_ally"
    assert why(table, "use:PG3-02") == ("few_majorities", 2, 1)  # the village; a tie is none yet
    table.play("use:PG2-08")
    assert table.allows("use:PG3-02")
    allied = owner(progress=["PG1-02", "PG2-08"], disc=("french", 1)).turn("George", "BT7")
    assert why(allied, "use:PG2-08")[0] == "no_tie"


@pytest.mark.parametrize(
    ("tile", "reason"),
    [
        ("BT1", "nobody_moves"),
        ("BT2", "no_woman_out"),
        ("BT3", "no_hunter_out"),
        ("BT4", "no_beaver"),
        ("BT5", "no_canoe_left"),
    ],
)
def test_an_action_says_what_it_lacks(tile: str, reason: str) -> None:
    """The bean store keeps the question open that would be passed over otherwise."""
    scenario = owner(progress=["PG1-03"], village=(0, 0, 0), canoes={"huron": 5})
    place = FIRST_BOARD.index(tile) + 1
    assert why(scenario.turn("George").play(f"act:{place}"), "do")[0] == reason


def test_a_canoe_is_not_moved_to_where_it_lies() -> None:
    table = george_at_the_ship()
    assert why(table, "tow:Paul:huron")[0] == "lies_there"
    assert why(table, "amount:0")[0] == "nothing_bartered"
    assert why(table, "amount:4") == ("too_much", 4, 3)


def test_what_is_sold_is_something_and_beavers_need_the_card() -> None:
    table = owner(goods="1 corn, 2 beaver").turn("George", "BT6").play("done")
    assert why(table, "sell:none:0")[0] == "nothing_sold"
    assert why(table, "sell:corn:1")[0] == "no_resource"
    assert why(table, "sell:bean:0")[0] == "resource_missing"
    assert why(table, "again:corn")[0] == "after_sale"


def test_a_patrol_neither_scouts_nor_drives_off_workers() -> None:
    scenario = Scenario().player("Paul", disc=("french", 5)).player("Ringo", guards={"C2": 1}, women=["C2-corn1"])
    table = scenario.turn("Paul", "NX1-01").play("stay:french", "patrols", "escort:home:C2")
    assert table.asks == "arrive"
    assert why(table, "scout:1")[0] == "patrol_guards"
    assert why(table, "drive:C2-corn1:guard")[0] == "patrol_guards"
    assert why(table, "beat:Ringo")[0] == "seneca_only"


@pytest.mark.parametrize("uses", [TILE_USES, EFFECT_USES])
def test_each_tile_and_each_effect_has_its_moments_once(uses: tuple) -> None:
    several = sorted(each for group, _, _ in uses for each in group)
    assert several == list(range(len(several)))


def test_no_reason_is_a_general_one() -> None:
    """Nobody is told no more than that it does not go: of a use one learns when, or what is missing."""
    general = {"tile_not_now", "tile_in_vain", "card_not_now", "card_in_vain", "no_effect", "no_target"}
    assert not general & {kind.name for kind in load("wendake").kind.pieces.reasons.kinds}
