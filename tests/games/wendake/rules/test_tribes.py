"""The ten tribes: what they start with, and what each can do."""

from __future__ import annotations

from typing import Any

import pytest

from peltry.games.wendake.pieces.cards import TRIBE_NAMES
from peltry.games.wendake.pieces.goods import GOODS
from peltry.games.wendake.pieces.moves import MOVES
from peltry.table.library import load

from ..at_table import PRINTED
from ..invariants import check
from ..scenario import Scenario


def settled(tribe: str, seed: int = 0) -> Any:
    """A game of two in which the first to choose takes this tribe; until its natives are settled."""
    game = load("wendake")
    for attempt in range(400):
        position = game.position(2, attempt, {"tribes": "tribes"})
        if f"tribe:{tribe}" in [MOVES.texts[move] for move in position.legal()]:
            who = position.to_play()
            position.play(MOVES.parse(f"tribe:{tribe}"))
            while int(position.state["stack"][int(position.state["depth"]) - 1]["kind"]) == 0:
                position.play(position.legal()[0])
            return position, who
    raise AssertionError(tribe)


@pytest.mark.parametrize("tribe", TRIBE_NAMES[1:])
def test_every_tribe_settles_as_its_card_says(tribe: str) -> None:
    position, who = settled(tribe)
    me = position.state["players"][who]
    assert me["home"].tolist() == PRINTED.values[f"tribe.{tribe}.village"]
    assert me["longhouse"].tolist() == PRINTED.values[f"tribe.{tribe}.longhouse"]
    goods = {word.split()[1]: int(word.split()[0]) for word in PRINTED.values[f"tribe.{tribe}.goods"]}
    assert {good: int(n) for good, n in zip(GOODS, me["goods"], strict=True) if n} == goods
    assert int(me["hand"]).bit_count() == PRINTED.values[f"tribe.{tribe}.masks"]
    while int(position.state["turns"]) == 0:
        position.play(position.legal()[0])
    assert position.state["players"][who]["canoes"].sum() == PRINTED.values[f"tribe.{tribe}.canoes"]
    check(position.state, position.engine.box[0])


def test_tribes_are_one_more_than_players_and_chosen_from_the_last_to_the_first() -> None:
    for players in (1, 2, 3, 4):
        position = load("wendake").position(players, 7, {"tribes": "tribes"})
        order = [who for who in position.state["order"].tolist()[:players] if who < players]
        for nth, who in enumerate(reversed(order)):
            assert position.to_play() == who
            assert len(position.legal()) == players + 1 - nth
            position.play(position.legal()[0])
        assert "tribe_boxed" in [event.name for event in position.events()]


def test_wyandot_harvest_one_kind_more() -> None:
    table = Scenario().player("George", tribe="TR01", women=["A1-corn1", "A1-bean1"]).turn("George", "BT2")
    assert table.change("George", "harvest:bean+corn") == {"bean": 1, "corn": 1}


def test_shawnee_have_a_step_more() -> None:
    assert Scenario().player("George", tribe="TR02").turn("George", "BT1").pending["steps"] == 4


def test_b29_a_seneca_warrior_beats_one_guard_a_year() -> None:
    scenario = Scenario().player("George", tribe="TR03").player("Ringo", guards={"A1": 2})
    table = scenario.turn("George", "BT1").play("march:home:A1", "beat:Ringo")
    assert table["George"].guards == {"A1": 1}
    assert table["Ringo"].ill == [1, 0, 0]
    table.play("march:home:A1")
    assert table.refuses("beat:Ringo")
    assert table.allows("fight:Ringo")


def test_b29_the_seneca_power_comes_back_with_the_year() -> None:
    scenario = Scenario(players=2).player("George", tribe="TR03", power_used=1).player("Ringo", guards={"P": 1})
    table = scenario.marker("George", 1).marker("Ringo", 2).task("restore").play("done", "done")
    table.play("act:4", "do", "march:home:P")  # the basic movement tile has slid a row down
    assert table.allows("fight:Ringo", "beat:Ringo")


def test_oneida_catch_a_fish_more() -> None:
    table = Scenario().player("George", tribe="TR04", canoes={"huron": 5}).turn("George").play("act:6")
    assert table.change("George", "do") == {"fish": 6}


def test_b30_and_b57_the_cayuga_token_keeps_an_area_for_its_owner() -> None:
    scenario = Scenario().player("George").player("Ringo", tribe="TR05", token="A1-corn1")
    table = scenario.turn("George", "BT1").play("march:home:A1")
    assert "scout:1" not in table.legal()
    own = Scenario().player("George", tribe="TR05", token="A1-corn1").turn("George", "BT1").play("march:home:A1")
    assert own.play("scout:1")["George"].scouts == ["A1-corn1"]
    held = Scenario().player("George").player("Ringo", tribe="TR05", token="A1-corn1", women=["A1-corn1", "A1-bean1"])
    table = held.turn("George", "BT1").play("march:home:A1")
    assert table.legal("drive") == ["drive:2:scout", "drive:2:guard"]


def test_b30_the_token_lies_beside_the_village() -> None:
    position, who = settled("TR05")
    while "token" not in MOVES.texts[position.legal()[0]]:
        position.play(position.legal()[0])
    land = position.engine.box[0]["maps"][0]
    territories = {int(MOVES[move].area) // 5 for move in position.legal()}
    assert territories == {t for t in range(6) if int(land["next_to"][who]) >> t & 1}


def test_b31_the_mohawk_replace_a_basic_tile_by_the_black_one() -> None:
    position, who = settled("TR06")
    while "replace" not in MOVES.texts[position.legal()[0]]:
        position.play(position.legal()[0])
    assert [MOVES.texts[move] for move in position.legal()] == [f"replace:BT{n}" for n in range(1, 9)]
    position.play(MOVES.parse("replace:BT4"))
    tiles = position.state["players"][who]["tiles"].tolist()
    assert 53 in tiles
    assert 3 not in tiles
    assert tiles[4] == 8  # Sacred Fire lies in the centre


def onondaga(**more: Any) -> Scenario:
    return Scenario(players=2).player("George", tribe="TR07", markers=[1, 2, 3], **more).player("Paul")


def test_b32_and_b63_and_q7_the_onondaga_act_a_fourth_time_once_a_game() -> None:
    scenario = onondaga(progress=["PG1-03"]).marker("George", 1).marker("Paul", 2)
    table = scenario.task("year_end")
    assert table.legal() == [*(f"act:{cell}" for cell in range(4, 10)), "done"]
    assert table.refuses("use:PG1-03")  # the turn begins with the marker (Q7)
    table.play("act:5", "use:PG1-03", "do", "fire:9")
    assert table["George"].power_used == 1
    assert table["George"].bean == 1
    assert table.asks == "evolve"
    assert table["George"].ritual_cells == [4, 5, 6, 8]  # the black marker's tile too; all have slid


def test_b63_the_black_marker_is_asked_for_again_if_it_was_not_used() -> None:
    table = onondaga().marker("George", 1).marker("Paul", 2).task("year_end").play("done")
    assert table["George"].power_used == 0
    assert table.asks == "evolve"


@pytest.mark.parametrize(("first", "again"), [(["act:5", "skip"], False), (["done"], True)])
def test_b32_and_b63_once_a_game_and_every_year_until_then(first: list[str], again: bool) -> None:
    table = onondaga().marker("George", 1).marker("Paul", 2).task("year_end").play(*first)
    asked = False
    while int(table.state["year"]) < 3:
        asked |= table.asks == "turn" and table.pending["black"] == 1
        table.position.play(table.position.legal()[-1])
    assert asked == again


def test_q7_no_card_is_used_before_the_black_marker_but_right_after_it() -> None:
    scenario = onondaga(cards=["TC1-06", "TC1-01"], goods="1 rifle").marker("George", 1).marker("Paul", 2)
    table = scenario.task("year_end")
    assert table.refuses("card:R2RES", "card:FISH")
    assert table.play("act:5").allows("card:R2RES", "card:FISH")


@pytest.mark.parametrize(("given", "smallpox"), [(2, False), (3, True)])
def test_b33_the_ottawa_barter_two_without_smallpox(given: int, smallpox: bool) -> None:
    scenario = Scenario().player("George", tribe="TR08", goods="3 corn").next_masks("MK-crow-1")
    table = scenario.turn("George", "BT6").play("barter", f"amount:{given}", f"amount:{given}")
    assert (int(table.state["mask_gone"]) != 0) == smallpox


def test_b34_the_potawatomi_have_an_eighth_warrior() -> None:
    table = Scenario().player("George", tribe="TR09").turn("George", "BT1").play("march:home:A1", "guard")
    assert table["George"].home[0] == 7


def test_nipissing_take_three_masks() -> None:
    table = Scenario().player("George", tribe="TR10").turn("George", "BT8")
    table.play("draw:deck", "draw:deck", "draw:deck")
    assert len(table["George"].masks) == 3
    assert table.asks == "combine"


def test_q5_the_wyandot_power_holds_for_the_granary_and_not_for_a_turn_card() -> None:
    women = ["A1-corn1", "A1-bean1"]
    table = Scenario().player("George", tribe="TR01", women=women, progress=["PG2-03"], cards=["TC1-02"]).turn("George")
    assert table.change("George", "use:PG2-03", "harvest:bean+corn") == {"bean": 1, "corn": 1}
    assert table.change("George", "card:HARV", "harvest:corn") == {"corn": 1, "cards": -1}
