"""Why not: harvests, goods, purchases and sales, losses, and what is healed."""

from __future__ import annotations

import pytest

from ..scenario import Scenario
from .test_adversity import begun, year_of
from .test_reasons import why
from .test_trade import trader
from .test_turn_cards import BEAVER, LAKES, RES2R, RITHEAL, owner

ONE_OF_EACH = "1 bean, 1 corn, 1 pumpkin, 1 fish, 1 leather"


def test_so_many_kinds_are_harvested() -> None:
    women = ["A1-corn1", "A1-bean1"]
    one = Scenario().player("George", women=women).turn("George", "BT2")
    assert why(one, "harvest:bean+corn") == ("other_number", 1, 2)
    two = Scenario().player("George", tribe="TR01", women=women).turn("George", "BT2")
    assert why(two, "harvest:bean") == ("other_number", 2, 1)


def test_a_scout_is_relieved_where_one_stands_by_somebody_in_the_village() -> None:
    scenario = Scenario().player("George", scouts=["A1-corn1", "C1-corn1"], village=(5, 1, 7))
    table = scenario.turn("George", "BT2").play("harvest:corn")
    assert why(table, "relieve:C2-corn1")[0] == "no_scout"
    assert why(table, "relieve:A1-bean1")[0] == "no_scout"


def test_at_the_barter_post_something_is_given() -> None:
    table = owner(progress=["PG1-12"], goods="3 corn").turn("George").play("use:PG1-12")
    assert why(table, "amount:0")[0] == "nothing_given"
    assert why(table, "amount:3") == ("too_much", 3, 2)


def test_the_price_of_a_tile_is_paid_in_different_resources() -> None:
    table = trader("2 bean").play("done")
    assert why(table, "buy:PG1-03") == ("price_differs", 2, 1)
    paying = trader("1 bean, 1 corn, 1 fish").play("done", "buy:PG1-03")
    assert why(paying, "pay:bean") == ("price_differs", 2, 1)
    assert why(paying, "pay:bean+corn+fish") == ("price_differs", 2, 3)
    assert why(paying, "pay:bean+leather")[0] == "resource_missing"


def test_a_tile_is_bought_once_and_one_in_a_trade() -> None:
    scenario = Scenario().player("George", goods=ONE_OF_EACH).player("Paul", progress=["PG1-04"])
    table = scenario.turn("George", "BT6").play("done")
    assert why(table, "buy:PG1-04")[0] == "not_in_rows"
    table.play("buy:PG1-03", "pay:bean+corn")
    assert why(table, "buy:PG1-05")[0] == "bought_already"
    assert why(table, "buy:PG1-03")[0] == "not_in_rows"


def test_one_sale_and_with_the_blanket_one_more_of_a_kind_that_was_sold() -> None:
    table = trader(f"{ONE_OF_EACH}, 1 beaver", progress=["PG2-07"]).play("done", "sell:corn+fish:0")
    assert why(table, "sell:bean:0")[0] == "sold_already"
    assert why(table, "again:corn")[0] == "resource_missing"
    assert why(table, "again:beaver")[0] == "no_second_sale"
    used = trader("2 corn, 1 fish", used_tiles=["PG2-07"]).play("done", "sell:corn:0")
    assert why(used, "again:corn")[0] == "tile_used"


def test_the_trade_empire_asks_for_a_sale_of_so_many_kinds() -> None:
    table = trader(ONE_OF_EACH, progress=["PG3-05"]).play("done")
    assert why(table, "use:PG3-05") == ("few_kinds_sold", 4, 0)
    assert why(table.play("sell:bean+corn+fish:0"), "use:PG3-05") == ("few_kinds_sold", 4, 3)


def test_with_the_card_beavers_count_already() -> None:
    table = owner(BEAVER, "TC2-10", goods="2 rifle, 2 beaver").turn("George", "BT6").play("card:BEAVER")
    assert why(table, "card:BEAVER")[0] == "beavers_count"
    assert why(table, "sell:none:3")[0] == "no_beaver"


def test_after_a_purchase_and_a_sale_the_trade_is_done() -> None:
    """The trade empire keeps the question open."""
    goods = "1 rifle, 1 beaver, 2 bean, 2 corn, 1 pumpkin, 1 fish"
    table = owner(BEAVER, goods=goods, progress=["PG3-05"]).turn("George", "BT6").play("done")
    table.play("buy:PG1-03", "pay:bean+corn", "sell:bean+corn+pumpkin+fish:0")
    assert table.allows("use:PG3-05")
    assert why(table, "card:BEAVER")[0] == "trade_done"


def test_of_different_resources_each_is_taken_once() -> None:
    table = owner(LAKES, canoes={"huron": 1}).turn("George").play("card:LAKES", "take:corn")
    assert why(table, "take:corn")[0] == "kind_taken"


def test_who_is_lost_is_there_and_of_the_kind_that_is_struck() -> None:
    table = trader("1 corn", "MK-wild-1", guards={"A1": 1}, village=(6, 0, 7))
    table.play("barter", "amount:1", "amount:1")
    assert why(table, "lose:woman")[0] == "nobody_there"
    assert why(table, "lose-guard:C1")[0] == "nobody_there"
    assert why(table, "lose-area:C1-corn1")[0] == "nobody_there"
    ended = begun(year_of("end_of_season", women=["P-corn1", "Q-corn1"], guards={"P": 1}, hunters=["P-forest1"]))
    assert why(ended, "lose:woman")[0] == "others_struck"
    assert why(ended, "lose-guard:P")[0] == "others_struck"
    assert why(ended, "lose-area:P-forest1")[0] == "others_struck"


def test_who_is_healed_lies_in_the_longhouse() -> None:
    table = Scenario().player("George", ill=(2, 0, 1)).turn("George", "ritual")
    assert why(table, "heal:woman")[0] == "nobody_ill"


def test_further_healing_of_each_kind_once_for_a_rifle_each() -> None:
    table = owner(RITHEAL, goods="2 rifle", ill=(4, 2, 1)).turn("George", "ritual")
    table.play("heal:warrior", "heal:warrior", "card:RITHEAL", "heal:warrior")
    assert why(table, "heal:warrior")[0] == "kind_taken"
    waiting = owner(RITHEAL, "TC2-13", goods="2 rifle", ill=(4, 2, 1)).turn("George", "ritual").play("card:RITHEAL")
    assert why(waiting, "card:RITHEAL")[0] == "card_waits"


def test_in_no_healing_but_a_rituals() -> None:
    fire = owner(RITHEAL, goods="1 rifle", ill=(4, 0, 0)).turn("George", "BT9").play("fire:1")
    assert why(fire, "card:RITHEAL")[0] == "in_ritual_a"


@pytest.mark.parametrize("kinds", ["corn", "corn+bean+fish"])
def test_a_card_is_paid_with_as_many_kinds_as_it_says(kinds: str) -> None:
    table = owner(RES2R, goods="1 corn, 1 bean, 1 fish").turn("George").play("card:RES2R")
    several = "+".join(kind for kind in ("bean", "corn", "fish") if kind in kinds)
    assert why(table, f"pay:{several}") == ("price_differs", 2, kinds.count("+") + 1)
