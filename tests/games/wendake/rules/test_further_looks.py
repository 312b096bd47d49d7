"""Looks that a turn card pays for: into turtle stacks in Military, into the pile of advanced tiles in 2.B."""

from __future__ import annotations

from ..at_table import Table
from ..invariants import lying
from ..scenario import Scenario
from .test_turn_cards import COPY, EVOLVE, TURTLE

EVOLVE_II = "TC2-08"
TWO_OF_EACH = "2 bean, 2 corn, 2 pumpkin, 2 fish, 2 leather"


def john_with_turtles(goods: str = "3 rifle, 1 corn, 1 fish, 1 pumpkin, 1 leather, 1 bean") -> Table:
    scenario = Scenario().player("John", cards=[TURTLE], goods=goods, women=["A1-corn1", "A2-pumpkin1", "C1-bean1"])
    scenario.next_turtles("R3", "mas", "mil", "eco").next_turtles("W3", "rit", "mas", "mil")
    return scenario.turn("John", "BT7")


def test_ex13_and_a81_a_further_look_into_a_stack_and_the_other_tile_goes_back() -> None:
    table = john_with_turtles()
    assert table["John"].turtles == ["W3-rit", "R3-mas"]
    assert table.change("John", "card:TURTLE", "stack:R3", "look:corn") == {"corn": -1}
    assert table.legal("keep") == ["keep:1", "keep:2"]
    table.play("keep:1")  # the military one
    assert table["John"].turtles == ["W3-rit", "R3-mil"]
    assert int(table.state["turtles_left"][9]) == 3


def test_ex14_and_a23_looks_go_on_in_another_stack_and_no_kind_pays_twice() -> None:
    table = john_with_turtles().play("card:TURTLE", "stack:R3", "look:corn", "keep:1", "stack:W3", "look:fish")
    assert "look:corn" not in table.legal()
    assert table.change("John", "look:pumpkin") == {"pumpkin": -1}
    assert table.allows("look:leather", "look:bean")
    table.play("keep:1")
    assert table["John"].turtles == ["W3-mil", "R3-mil"]
    assert table.asks != "look"  # every stack earned is closed


def test_t60_and_a56_a_resource_is_not_paid_for_nothing() -> None:
    scenario = Scenario().player(
        "John", cards=[TURTLE], goods="1 corn, 1 bean", women=["A1-corn1", "C1-corn1", "C2-corn1"]
    )
    scenario.player("Paul", turtles=["W3-mil"]).player("Ringo", turtles=["W3-mas"])
    table = scenario.turn("John", "BT7").play("card:TURTLE", "stack:W3", "look:corn")
    assert int(table.state["turtles_left"][0]) == 0
    assert table.legal("look") == []


def test_a22_five_looks_cost_five_different_resources() -> None:
    goods = "9 corn, 1 fish, 1 pumpkin, 1 leather, 1 bean"
    scenario = Scenario().player("John", cards=[TURTLE], goods=goods, women=["A1-corn1", "C1-corn1", "C2-corn1"])
    scenario.player("Ringo").player("Paul")
    table = scenario.turn("John", "BT7").play("card:TURTLE", "stack:W3", "look:corn")
    assert table.refuses("look:corn")


def test_a23_five_looks_in_all_whatever_cards_are_used() -> None:
    goods = "9 corn, 9 fish, 9 pumpkin, 9 leather, 9 bean"
    five = ["A1-corn1", "A1-bean1", "C1-corn1", "C1-bean1", "C1-pumpkin1"]
    scenario = Scenario().player("John", cards=[TURTLE, COPY], goods=goods, women=five).player("Paul", cards=["TC2-07"])
    table = scenario.turn("John", "BT7").play("card:TURTLE", "stack:W3", "look:corn", "look:fish", "look:bean")
    table.play(table.legal("keep")[0], "copy:TURTLE", "stack:W4", "look:corn", "look:fish")  # all kinds pay anew
    assert table.legal("look") == []
    table.play(table.legal("keep")[0])
    assert table.asks != "look"  # W5 is open, but five looks are all


def test_a81_no_stack_is_opened_before_the_card_is_used() -> None:
    table = john_with_turtles()
    assert table.asks == "look"
    assert table.legal() == ["done", "card:TURTLE"]
    assert table.play("card:TURTLE").legal("stack") == ["stack:W3", "stack:R3"]


def test_ex13_the_tile_that_goes_back_is_shuffled_into_its_stack() -> None:
    orders = set()
    for luck in range(8):
        scenario = Scenario().player("John", cards=[TURTLE], goods="1 corn", women=["A1-corn1", "C1-corn1", "C2-corn1"])
        scenario.next_turtles("W3", "mil", "mas", "eco", "rit").set(rng=luck)
        table = scenario.turn("John", "BT7").play("card:TURTLE", "stack:W3", "look:corn", "keep:2")
        assert table["John"].turtles == ["W3-mas"]
        orders.add(tuple(lying(table.state["turtle_stacks"][0])))
    assert all(sorted(order) == [0, 2, 3] for order in orders)
    assert len({order.index(0) for order in orders}) == 3  # it may lie anywhere


def at_year_end(*cards: str, goods: str = "") -> Scenario:
    scenario = Scenario(players=2).player("George", cards=cards, goods=goods)
    scenario.player("Paul").marker("George", 1).marker("Paul", 2)
    return scenario


def test_evolve_and_a55_and_a90_look_into_the_pile_and_take_one_of_those_tiles() -> None:
    scenario = at_year_end(EVOLVE, goods="1 corn, 1 bean").next_tiles("AT1-17", "AT1-16")
    table = scenario.task("restore")
    assert table.allows("card:EVOLVE", "swap:1:1")
    left = int(table.state["tiles_left"])
    assert table.change("George", "card:EVOLVE", "look:corn", "look:bean") == {"corn": -1, "bean": -1}
    table.play("swap:1:8")  # the second of those looked at
    assert "AT1-17" in table["George"].board
    assert int(table.state["tiles_left"]) == left - 1  # the other one is back
    assert all(table.display)


def test_a90_paying_and_taking_nothing_is_legal() -> None:
    table = at_year_end(EVOLVE, goods="1 corn").task("restore").play("card:EVOLVE", "look:corn", "done")
    assert len(set(table["George"].board)) == 9
    assert table.to_play == "Paul"


def test_a90_what_was_looked_at_is_shuffled_back_before_the_next_player() -> None:
    table = at_year_end(EVOLVE, goods="1 corn, 1 bean").task("restore")
    before = lying(table.state["tile_stack"])
    table.play("card:EVOLVE", "look:corn", "look:bean")
    assert lying(table.state["tile_stack"]) == before[:-2]
    after = lying(table.play("done").state["tile_stack"])
    assert table.to_play == "Paul"
    assert sorted(after) == before
    assert after != before


def test_a17_and_a77_evolve_works_in_ones_own_2b_only_and_is_ready_again_next_year() -> None:
    table = at_year_end(EVOLVE, goods="3 corn").task("restore").play("card:EVOLVE", "look:corn", "done", "done")
    assert table["George"].ready_cards == [EVOLVE]
    assert table["George"].corn == 2  # it could be paid for
    assert table.asks == "turn"
    assert table.refuses("card:EVOLVE")
    assert table.play("act:4").asks == "action"
    assert table.refuses("card:EVOLVE")


def test_evolve_and_a17_no_look_without_the_card() -> None:
    table = at_year_end(EVOLVE, goods="1 corn").task("restore")
    assert table.legal("look") == []
    assert table.play("card:EVOLVE").legal("look") == ["look:corn"]


def test_evolve_and_a22_no_kind_pays_twice() -> None:
    table = at_year_end(EVOLVE, goods="3 corn, 1 bean").task("restore").play("card:EVOLVE", "look:corn")
    assert table.legal("look") == ["look:bean"]
    assert table.refuses("look:corn")


def test_evolve_and_a22_five_looks_in_all_and_a_second_card_is_paid_anew() -> None:
    table = at_year_end(EVOLVE, EVOLVE_II, goods=TWO_OF_EACH).task("restore")
    table.play("card:EVOLVE", "look:corn", "look:bean", "look:fish", "look:leather")
    table.play("card:EVOLVE", "look:corn")
    assert table.legal("look") == []  # four kinds are left, but five looks are all
    assert len(table.legal("swap")) == 3 * (6 + 5)
    assert table["George"].ready_cards == []


def test_evolve_and_a22_no_card_is_used_for_a_sixth_look() -> None:
    table = at_year_end(EVOLVE, EVOLVE_II, goods=TWO_OF_EACH).task("restore")
    table.play("card:EVOLVE", *(f"look:{kind}" for kind in ("corn", "bean", "fish", "leather", "pumpkin")))
    assert table.refuses("card:EVOLVE", "look:corn")


def evolving_second(stack: int) -> Table:
    """George chooses after Paul; so many tiles are left in the stack."""
    scenario = Scenario(players=2).player("George", cards=[EVOLVE], goods="1 corn, 1 bean").player("Paul")
    table = scenario.marker("Paul", 1).marker("George", 2).task("restore")
    table.state["tile_stack"][stack:], table.state["tiles_left"] = -1, stack
    return table.play("done")


def test_a90_an_empty_stack_is_not_looked_into() -> None:
    table = evolving_second(stack=0)
    assert table.to_play == "George"
    assert table.refuses("card:EVOLVE")
    assert evolving_second(stack=1).play("card:EVOLVE", "look:corn").legal("look") == []


def test_a18_evolve_is_copied_in_ones_own_2b() -> None:
    scenario = Scenario(players=2).player("George", cards=[COPY], goods="1 corn").player("Paul", cards=[EVOLVE])
    table = scenario.marker("George", 1).marker("Paul", 2).task("restore")
    assert table.legal("copy") == ["copy:EVOLVE"]  # of all that lies open, this alone
    assert table.change("George", "copy:EVOLVE", "look:corn") == {"corn": -1, "cards": -1}
    assert len(table.legal("swap")) == 3 * (6 + 1)
    assert table["Paul"].ready_cards == [EVOLVE]


def test_q9_a_second_card_waits_until_the_first_has_paid_for_a_look() -> None:
    five = ["A1-corn1", "A1-bean1", "C1-corn1", "C1-bean1", "C1-pumpkin1"]
    two = {"cards": [TURTLE, "TC2-07"], "goods": "2 corn, 1 bean", "women": five}
    table = Scenario().player("George", **two).turn("George", "BT7").play("card:TURTLE")
    assert table.legal("card") == []
    cards = [EVOLVE, "TC2-08"]
    scenario = Scenario(players=2).player("George", cards=cards, goods="2 corn, 1 bean").player("Paul")
    table = scenario.marker("George", 1).marker("Paul", 2).task("restore").play("card:EVOLVE")
    assert table.legal("card") == []
    assert table.play("look:corn").legal("card") == ["card:EVOLVE"]
