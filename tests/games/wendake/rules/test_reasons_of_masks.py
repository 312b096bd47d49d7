"""Why not: turtle tiles and majorities, masks, rituals, an alliance at the ship."""

from __future__ import annotations

from ..at_table import Table
from ..scenario import Scenario
from .test_further_looks import john_with_turtles
from .test_reasons import why
from .test_ships_and_patrols import george_at_the_ship
from .test_turn_cards import COPY, MASKPICK, TURTLE, owner

THREE = ["A1-corn1", "C1-corn1", "C2-corn1"]
FIVE = ["A1-corn1", "A1-bean1", "C1-corn1", "C1-bean1", "C1-pumpkin1"]


def ceremony(*masks: str, **more: object) -> Table:
    table = Scenario().player("George", masks=masks, **more).turn("George", "BT8")
    return table.play("done") if table.asks == "draw" else table


def test_a_tile_is_kept_that_was_seen() -> None:
    table = john_with_turtles().play("card:TURTLE", "stack:R3", "look:corn")
    unseen = [n for n in (1, 2, 3, 4) if f"keep:{n}" not in table.legal()]
    assert [why(table, f"keep:{n}")[0] for n in unseen] == ["not_seen", "not_seen"]


def test_no_kind_pays_twice_and_an_empty_stack_is_not_looked_into() -> None:
    table = john_with_turtles().play("card:TURTLE", "stack:R3", "look:corn")
    assert why(table, "look:corn")[0] == "kind_taken"
    scenario = Scenario().player("John", cards=[TURTLE], goods="1 corn, 1 bean", women=THREE)
    scenario.player("Paul", turtles=["W3-mil"]).player("Ringo", turtles=["W3-mas"])
    last = scenario.turn("John", "BT7").play("card:TURTLE", "stack:W3", "look:corn")
    assert why(last, "look:bean")[0] == "no_look_left"


def test_five_looks_are_all() -> None:
    goods = "9 corn, 9 fish, 9 pumpkin, 9 leather, 9 bean"
    scenario = Scenario().player("John", cards=[TURTLE, COPY], goods=goods, women=FIVE).player("Paul", cards=["TC2-07"])
    table = scenario.turn("John", "BT7").play("card:TURTLE", "stack:W3", "look:corn", "look:fish", "look:bean")
    table.play(table.legal("keep")[0], "copy:TURTLE", "stack:W4", "look:corn", "look:fish")
    assert why(table, "look:bean")[0] == "looks_spent"


def test_a_second_card_for_looks_waits() -> None:
    scenario = Scenario().player("George", cards=[TURTLE, "TC2-07"], goods="2 corn, 1 bean", women=FIVE)
    table = scenario.turn("George", "BT7").play("card:TURTLE")
    assert why(table, "card:TURTLE")[0] == "card_waits"


def ringo_with_both_alliance_tiles() -> Scenario:
    tiles = ["PG1-02", "PG2-01", "PG3-02"]
    return Scenario().player("Ringo", disc=("french", 2), progress=tiles, patrols=["C1", "C1"])


def test_alliance_tiles_count_in_step_b() -> None:
    assert why(ringo_with_both_alliance_tiles().turn("Ringo"), "use:PG1-02")[0] == "in_military_b"


def test_beside_the_other_alliance_tile_the_weaker_adds_nothing() -> None:
    """The war chief keeps the question open."""
    table = ringo_with_both_alliance_tiles().turn("Ringo", "BT7").play("use:PG2-01")
    assert table.allows("use:PG3-02")
    assert why(table, "use:PG1-02")[0] == "weaker_tile"


def test_no_pair_is_left_for_the_grand_lodge() -> None:
    table = Scenario().player("George", progress=["PG2-09", "PG3-03"], ritual=[2, 3]).turn("George", "ritual")
    assert why(table, "use:PG3-03")[0] == "no_pair_left"


def test_masks_are_drawn_from_where_some_lie() -> None:
    """Ringo holds the whole deck: only the open card is left. Once George has taken it, only what he played."""
    table = Scenario().player("George", masks=["crow", "crow"]).player("Ringo").turn("George")
    state = table.state
    state["players"][table.seats["Ringo"]]["hand"] |= sum(1 << int(card) for card in state["mask_deck"] if card >= 0)
    state["mask_deck"], state["mask_left"] = -1, 0
    table.play("act:9", "do")
    assert why(table, "draw:deck")[0] == "no_masks_left"
    table.play("draw:up", "play:pair:crow")
    assert table.to_play == "Ringo"
    table.play("act:9", "do")
    assert table.legal("draw") == ["draw:deck"]
    assert why(table, "draw:up")[0] == "no_mask_up"


def test_two_masks_are_drawn_and_with_the_carver_more() -> None:
    table = Scenario().player("George", progress=["PG1-10"]).turn("George", "BT8").play("draw:up", "draw:deck")
    assert table.asks == "draw"
    assert why(table, "draw:up")[0] == "masks_drawn"
    assert why(table, "draw:deck")[0] == "masks_drawn"


def test_a_combination_once_a_year_with_the_cards_for_it() -> None:
    table = ceremony("crow", "crow", "bear", combined=1)
    assert why(table, "play:pair:crow")[0] == "combined_already"
    assert why(table, "play:three:crow")[0] == "cards_missing"
    assert why(ceremony("crow", "bear", progress=["PG3-04"], combined=1), "carve:crow:bear")[0] == "cards_missing"
    assert why(ceremony("crow", "bear"), "carve:crow:bear")[0] == "tile_not_owned"


def test_one_combination_and_then_the_dancers() -> None:
    table = ceremony("crow", "crow", "bear", "bear", "bear", progress=["PG2-10", "PG3-04"])
    assert why(table, "use:PG2-10")[0] == "combine_first"
    table.play("play:pair:crow")
    assert why(table, "play:three:bear")[0] == "one_combination"
    assert why(table, "carve:bear:crow")[0] == "one_combination"


def test_a_mask_is_picked_that_lies_in_the_pile() -> None:
    table = owner(MASKPICK, goods="1 rifle").masks_gone("MK-crow-1", "MK-bear-1").turn("George").play("card:MASKPICK")
    assert table.asks == "target"
    table.play("pile:discards")
    assert why(table, "pick:wind")[0] == "not_in_pile"


def test_flags_and_tracks_of_an_alliance() -> None:
    table = Scenario(players=2).player("George").turn("George", "NX1-02")
    assert why(table, "advance:french")[0] == "flag_not_shown"
    assert why(table, "stay:french")[0] == "flag_not_shown"
    left = Scenario(players=2).player("George", disc=("french", 3)).turn("George", "NX1-02").play("advance:english")
    assert why(left, "track:mask")[0] == "other_track"


def test_at_the_ship() -> None:
    table = george_at_the_ship()
    assert why(table, "tow:Paul:ontario")[0] == "lake_closed"
    assert why(table.play("amount:1"), "amount:1")[0] == "traded_already"
    assert why(george_at_the_ship().play("tow:Paul:erie"), "tow:George:erie")[0] == "towed_already"
    scenario = Scenario(players=2).player("George", goods="5 leather", disc=("english", 3), canoes={"huron": 1})
    scenario.player("Paul", canoes={"huron": 2}).ships(french="erie")
    fewer = scenario.turn("George", "NX1-02").play("stay:english", "ship", "lake:huron")
    assert why(fewer, "amount:1")[0] == "fewer_canoes"
    alone = Scenario(players=2).player("George", disc=("english", 3), canoes={"huron": 1}).player("Paul")
    table = alone.ships(french="erie").turn("George", "NX1-02").play("stay:english", "ship", "lake:huron")
    assert why(table, "tow:Paul:erie")[0] == "no_canoe_there"
