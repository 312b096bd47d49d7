"""The 19 effects of turn cards, and when each may be used."""

from __future__ import annotations

import pytest

from peltry.games.wendake.pieces.cards import EFFECTS, TURN_CARD_NAMES
from peltry.games.wendake.pieces.goods import FLAGS
from peltry.table.library import load

from .at_table import PRINTED, Table
from .scenario import Scenario

FISH, HARV, COPY, TAN, OTHER, R2RES = "TC1-01", "TC1-02", "TC1-03", "TC1-04", "TC1-05", "TC1-06"
TURTLE, EVOLVE, LAKES, BEAVER, RES2R, MASKHEAL = "TC1-07", "TC1-08", "TC1-09", "TC1-10", "TC1-11", "TC1-12"
RITHEAL, ACTIVATE, LEATHER, REFRESH, ADVANCE, MASKPICK = "TC1-13", "TC1-14", "TC1-15", "TC1-16", "TC1-17", "TC1-18"
OFFLINE = "TC2-16"


@pytest.mark.parametrize("name", TURN_CARD_NAMES)
def test_every_turn_card_is_the_one_printed(name: str) -> None:
    """Level, flags and effect of all 39 in the box are those of the list, and who takes it can use its effect."""
    box = Scenario().box
    card = TURN_CARD_NAMES.index(name)
    assert f"TE-{EFFECTS[box['card_effect'][card]]}" == PRINTED.values[f"turn_card.{name}.effect"]
    assert box["card_level"][card] == int(name[2])
    flags = {"F": FLAGS["french"], "E": FLAGS["english"], "FE": FLAGS["both"], "-": 0}
    assert box["card_flags"][card] == flags[str(PRINTED.values[f"turn_card.{name}.top"])]
    scenario = Scenario().player("George").year(int(name[2]) * 3 - 1)
    table = scenario.spaces(*[other for other in TURN_CARD_NAMES if other != name and other[2] == name[2]][:4], name)
    table = table.turn("George").play("order:5")
    if table.asks == "action":
        table.play("skip")
    assert table["George"].cards == [name]


def owner(*cards: str, **more: object) -> Scenario:
    return Scenario().player("George", cards=cards, **more)  # type: ignore[arg-type]


def test_ex10_fish_for_every_lake_with_the_most_canoes_and_the_card_is_gone() -> None:
    scenario = owner(FISH, canoes={"huron": 2, "erie": 1}).player("Paul", canoes={"erie": 1, "huron": 1})
    table = scenario.turn("George")
    assert table.change("George", "card:FISH") == {"fish": 1, "cards": -1}
    assert int(table.state["turn_gone"]) >> TURN_CARD_NAMES.index(FISH) & 1


def test_ex11_and_t46_one_vegetable_from_every_woman_on_such_a_field() -> None:
    scenario = owner(HARV, women=["A1-corn1", "C1-corn1", "C1-bean1"], scouts=["C2-corn1"])
    table = scenario.turn("George")
    assert table.change("George", "card:HARV", "harvest:corn") == {"corn": 2, "cards": -1}
    assert table["George"].scouts == ["C2-corn1"]  # no exchange: it is no Harvest action


def test_tan_is_a_tanning_action_for_nothing() -> None:
    table = owner(TAN, goods="3 beaver").turn("George")
    assert table.change("George", "card:TAN", "amount:2") == {"beaver": -2, "leather": 2, "cards": -1}


def test_a60_a_free_card_may_be_wasted() -> None:
    table = owner(TAN, FISH, HARV).turn("George")
    assert table.change("George", "card:TAN") == {"cards": -1}
    assert table.change("George", "card:FISH") == {"cards": -1}
    assert table.change("George", "card:HARV", "harvest:bean") == {"cards": -1}


@pytest.mark.parametrize(("card", "use"), [(TAN, "card:TAN"), (FISH, "card:FISH"), (HARV, "card:HARV")])
def test_a60_a_free_card_may_be_wasted_as_soon_as_it_was_taken(card: str, use: str) -> None:
    """So that nobody copies it: the window after taking a card is open for it though it brings nothing."""
    table = Scenario().player("George").spaces(card, R2RES, EVOLVE).turn("George").play("order:1", "skip")
    assert table.to_play == "George"
    assert table.legal() == ["done", use]
    table.play(use)
    assert table["George"].cards == []


def with_other(top: str, *more: str, rifles: int = 1) -> Table:
    scenario = owner(OTHER, *more, goods=f"{rifles} rifle").spaces(top, FISH)
    return scenario.turn("George").play("order:1")


def test_ex12_and_a91_the_other_flag_for_a_rifle_and_the_printed_action_is_lost() -> None:
    table = with_other(LAKES)  # shows the French
    assert table.change("George", "card:OTHER") == {"rifle": -1}
    assert table.legal() == ["advance:english", "stay:english"]
    table.play("advance:english", "done")
    assert table["George"].disc == 1
    assert table["George"].cards == [OTHER, LAKES]


def test_ex12_without_a_flag_on_the_card_either_may_be_named() -> None:
    table = with_other(EVOLVE)
    assert table.allows("card:OTHER")
    table.play("card:OTHER")
    assert table.legal() == ["faction:french", "faction:english"]
    table.play("faction:english")
    assert table.legal() == ["advance:english", "stay:english"]


def test_t51_and_a48_not_with_a_card_that_shows_both() -> None:
    table = with_other(RITHEAL)
    assert table.refuses("card:OTHER")
    table.play("do")
    assert table.legal("advance") == ["advance:french", "advance:english"]


def test_t53_and_a47_a_card_does_not_serve_its_own_taking() -> None:
    scenario = Scenario().player("George", goods="2 rifle").year(5).spaces("TC2-05", "TC2-06")
    table = scenario.turn("George").play("order:1")
    assert table["George"].disc == 0
    assert table["George"].cards == ["TC2-05"]
    assert table.asks != "action"


def test_a47_a_copy_may_be_aimed_at_the_card_being_taken() -> None:
    scenario = Scenario().player("George", goods="2 rifle", cards=["TC2-03"]).year(5).spaces("TC2-05", "TC2-06")
    table = scenario.turn("George").play("order:1")
    assert table.allows("copy:OTHER")
    assert table.change("George", "copy:OTHER") == {"rifle": -1, "cards": -1}
    assert table.allows("faction:french")


def test_a19_the_other_action_replaces_the_printed_one() -> None:
    table = with_other(LAKES).play("card:OTHER", "stay:english")
    assert table.asks != "action"
    assert table["George"].disc == 0


def test_r2res_a_rifle_for_two_resources_equal_or_different() -> None:
    table = owner(R2RES, goods="1 rifle").turn("George")
    assert table.change("George", "card:R2RES", "take:leather", "take:leather") == {"rifle": -1, "leather": 2}
    assert table["George"].ready_cards == []
    assert table["George"].cards == [R2RES]


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


def test_a17_and_a77_evolve_works_in_ones_own_2b_only_and_is_ready_again_next_year() -> None:
    table = at_year_end(EVOLVE, goods="1 corn").task("restore").play("card:EVOLVE", "look:corn", "done", "done")
    assert table["George"].ready_cards == [EVOLVE]
    assert "card:EVOLVE" not in table.legal()


def test_ex15_and_a54_a_tie_for_the_most_lakes_counts() -> None:
    scenario = owner(LAKES, canoes={"huron": 1, "erie": 1}).player("John", canoes={"huron": 1, "superior": 3})
    table = scenario.turn("George")
    assert table.change("George", "card:LAKES", "take:corn", "take:fish") == {"corn": 1, "fish": 1}
    assert owner(LAKES).turn("George").refuses("card:LAKES")  # a tie at none


def test_lakes_the_two_resources_differ() -> None:
    table = owner(LAKES, canoes={"huron": 1}).turn("George").play("card:LAKES", "take:corn")
    assert "take:corn" not in table.legal()


def test_beaver_and_a59_beavers_stand_for_resources_in_step_b() -> None:
    table = owner(BEAVER, goods="1 rifle, 2 beaver, 1 corn").turn("George", "BT6").play("done")
    assert table.change("George", "card:BEAVER") == {"rifle": -1}
    assert table.allows("sell:corn:2", "buy:PG1-03")
    assert table.change("George", "sell:corn:2") == {"corn": -1, "beaver": -2, "economic": 3}
    bought = owner(BEAVER, goods="1 rifle, 2 beaver").turn("George", "BT6").play("card:BEAVER", "buy:PG1-03")
    assert bought["George"].progress == ["PG1-03"]
    assert bought["George"].beaver == 0


def test_a59_after_a_purchase_and_a_sale_the_blanket_may_still_sell_a_beaver() -> None:
    goods = "1 rifle, 1 beaver, 1 corn, 1 bean, 1 fish"
    trade = ("done", "buy:PG1-03", "pay:bean+corn", "sell:fish:0")
    with_blanket = owner(BEAVER, goods=goods, progress=["PG2-07"]).turn("George", "BT6").play(*trade)
    assert with_blanket.play("card:BEAVER").allows("again:beaver")
    assert owner(BEAVER, goods=goods).turn("George", "BT6").play(*trade).legal("card") == []


def test_q9_a_second_card_waits_until_the_first_has_paid_for_a_look() -> None:
    five = ["A1-corn1", "A1-bean1", "C1-corn1", "C1-bean1", "C1-pumpkin1"]
    two = {"cards": [TURTLE, "TC2-07"], "goods": "2 corn, 1 bean", "women": five}
    table = Scenario().player("George", **two).turn("George", "BT7").play("card:TURTLE")  # type: ignore[arg-type]
    assert table.legal("card") == []
    cards = [EVOLVE, "TC2-08"]
    scenario = Scenario(players=2).player("George", cards=cards, goods="2 corn, 1 bean").player("Paul")
    table = scenario.marker("George", 1).marker("Paul", 2).task("restore").play("card:EVOLVE")
    assert table.legal("card") == []
    assert table.play("look:corn").legal("card") == ["card:EVOLVE"]


def test_res2r_two_different_resources_for_a_rifle() -> None:
    table = owner(RES2R, goods="1 corn, 1 bean, 1 fish").turn("George")
    assert table.change("George", "card:RES2R", "pay:corn+fish") == {"corn": -1, "fish": -1, "rifle": 1}


def test_t23_two_alike_do_not_pay() -> None:
    assert owner(RES2R, goods="2 corn").turn("George").refuses("card:RES2R")


def test_maskheal_a_native_comes_home_in_a_mask_ceremony() -> None:
    table = owner(MASKHEAL, goods="1 rifle", ill=(1, 1, 0)).turn("George", "BT8").play("done")
    assert table.change("George", "card:MASKHEAL", "heal:woman") == {"rifle": -1, "ill_woman": -1, "home_woman": 1}
    assert owner(MASKHEAL, goods="1 rifle", ill=(1, 1, 0)).turn("George").refuses("card:MASKHEAL")


def test_ritheal_and_a57_further_natives_of_different_kinds_for_a_rifle_each() -> None:
    table = owner(RITHEAL, goods="3 rifle", ill=(3, 2, 1)).turn("George", "ritual").play("heal:warrior", "heal:warrior")
    table.play("card:RITHEAL")
    assert table.change("George", "heal:warrior", "heal:woman", "heal:hunter")["rifle"] == -3


def test_t43_of_one_kind_only_one_further_native_comes_home() -> None:
    table = owner(RITHEAL, goods="3 rifle", ill=(3, 0, 0)).turn("George", "ritual").play("heal:warrior", "heal:warrior")
    assert table.change("George", "card:RITHEAL", "heal:warrior")["rifle"] == -1
    assert table.asks != "heal"


def test_activate_and_a53_women_and_hunters_produce_and_warriors_step() -> None:
    scenario = owner(
        ACTIVATE, goods="1 rifle", women=["C1-corn1"], hunters=["C1-forest1"], scouts=["C1-bean1"], guards={"C1": 1}
    )
    table = scenario.turn("George").play("card:ACTIVATE")
    assert (table["George"].corn, table["George"].beaver, table["George"].rifle) == (1, 1, 0)
    table.play("march:gC1:C2", "guard", "march:sC1-bean1:B1", "guard")
    assert table["George"].guards == {"C2": 1, "B1": 1}
    assert table.asks == "turn"


def test_a88_only_warriors_of_that_territory_step_each_once() -> None:
    table = (
        owner(ACTIVATE, goods="1 rifle", guards={"C1": 2, "C2": 1}).turn("George").play("card:ACTIVATE", "territory:C1")
    )
    assert table.legal("march")
    assert all(text.startswith("march:g7:") for text in table.legal("march"))
    table.play("march:gC1:C2", "guard", "march:gC1:C3", "guard")
    assert table.asks == "turn"
    moving = owner(ACTIVATE, goods="1 rifle", guards={"C1": 2}).turn("George", "BT1")
    assert "card:ACTIVATE" not in moving.legal()  # not inside a Movement


def test_t45_leather_for_every_forest_without_beavers() -> None:
    scenario = owner(LEATHER, goods="1 rifle", hunters=["A2-forest1", "A2-forest2", "C1-forest1"])
    assert scenario.turn("George").change("George", "card:LEATHER") == {"rifle": -1, "leather": 3}


def test_offline_and_a21_the_third_tile_may_lie_off_the_line() -> None:
    scenario = owner(OFFLINE, goods="1 rifle, 1 corn", markers=[1, 2]).turn("George", round=3)
    assert scenario.legal("act") == ["act:3"]
    assert scenario.change("George", "card:OFFLINE") == {"rifle": -1, "corn": -1}
    assert scenario.legal() == [f"act:{cell}" for cell in range(4, 10)]


def test_t25_offline_not_on_the_second() -> None:
    assert owner(OFFLINE, goods="1 rifle, 1 corn", markers=[1]).turn("George", round=2).refuses("card:OFFLINE")


def test_t76_a_rifle_made_in_the_first_window_pays_the_tile_off_the_line() -> None:
    table = owner(RES2R, OFFLINE, goods="1 corn, 1 bean, 1 fish", markers=[1, 2]).turn("George", round=3)
    table.play("card:RES2R", "pay:bean+corn", "card:OFFLINE", "act:9")
    assert table["George"].rifle == table["George"].fish == 0


def test_refresh_costs_as_many_different_resources_as_the_level() -> None:
    table = owner(REFRESH, goods="1 corn, 1 bean", used_tiles=["PG1-03", "PG2-05", "PG3-02"]).turn("George")
    table.play("card:REFRESH")
    assert table.legal() == ["ready:PG1-03", "ready:PG2-05"]
    table.play("ready:PG2-05")
    assert table["George"].ready == ["PG2-05"]
    assert (table["George"].corn, table["George"].bean) == (0, 0)


def test_advance_and_a20_towards_the_nearer_flag_in_the_centre_either() -> None:
    table = owner(ADVANCE, goods="1 rifle", disc=("french", 3)).turn("George")
    assert table.change("George", "card:ADVANCE") == {"rifle": -1}
    assert table["George"].disc == -4
    assert table.asks == "turn"  # no second step (A19)
    centre = owner(ADVANCE, goods="1 rifle").turn("George").play("card:ADVANCE", "faction:english")
    assert centre["George"].disc == 1
    assert centre["George"].patrols == ["home", "home"]
    last = owner(ADVANCE, goods="1 rifle", disc=("english", 5)).turn("George")
    assert last.change("George", "card:ADVANCE", "track:mask") == {"rifle": -1, "mask": 1}


@pytest.mark.parametrize("pile", ["deck", "discards"])
def test_maskpick_and_a58_any_mask_of_a_pile(pile: str) -> None:
    scenario = owner(MASKPICK, goods="1 rifle").masks_gone("MK-wind-3", "MK-bear-2")
    table = scenario.turn("George").play("card:MASKPICK", f"pile:{pile}")
    table.play("pick:wind")
    assert table["George"].masks == ["MK-wind-3" if pile == "discards" else "MK-wind-1"]
    if pile == "discards":
        table = owner(MASKPICK, goods="1 rifle").masks_gone("MK-bear-2").turn("George").play("card:MASKPICK")
        assert table.play("pile:discards")["George"].masks == ["MK-bear-2"]


def test_copy_and_a18_any_card_face_up_on_the_table() -> None:
    scenario = owner(COPY, goods="1 rifle").player("Paul", cards=[R2RES]).spaces(FISH, TAN)
    table = scenario.turn("George")
    assert table.legal("copy") == ["copy:FISH", "copy:TAN", "copy:R2RES"]
    assert table.change("George", "copy:R2RES", "take:corn", "take:corn") == {"rifle": -1, "corn": 2, "cards": -1}
    assert table["Paul"].ready_cards == [R2RES]


def test_t26_a_used_card_is_not_copied() -> None:
    scenario = owner(COPY, goods="1 rifle").player("Paul", used_cards=[R2RES]).spaces(FISH)
    assert scenario.turn("George").refuses("copy:R2RES")


def test_a82_what_cannot_be_paid_is_no_target_nor_is_another_copy() -> None:
    scenario = owner(COPY).player("Paul", cards=[R2RES, "TC2-03"]).spaces(FISH)
    assert scenario.turn("George").legal("copy") == ["copy:FISH"]


def test_a41_rifles_are_no_resource() -> None:
    table = owner(RES2R, goods="5 rifle, 1 corn").turn("George")
    assert table.refuses("card:RES2R")
    trade = Scenario().player("George", goods="5 rifle, 1 corn").turn("George", "BT6").play("done")
    assert trade.legal("sell") == ["sell:corn:0"]


def test_a79_a_used_card_stays_so_until_the_end_of_the_year() -> None:
    table = owner(R2RES, REFRESH, goods="2 rifle, 3 corn").turn("George").play("card:R2RES", "take:bean", "take:bean")
    assert table.refuses("card:R2RES", "card:REFRESH")  # no progress tile to ready; never a card


def test_b61_beavers_alone_are_no_reason_to_trade_without_a_rifle_for_the_card() -> None:
    for goods, asked in (("2 beaver", "turn"), ("2 beaver, 1 rifle", "action")):
        assert owner(BEAVER, goods=goods).turn("George").play("act:7").asks == asked


def test_q6_the_two_lost_texts_are_told_to_be_reconstructed() -> None:
    sources = {value.key: value.source for value in load("wendake").printed()}
    assert sources["turn_effect.TE-FISH.rifles"] == sources["turn_effect.TE-LAKES.amount"] == "reconstructed"
    assert sources["turn_effect.TE-FISH.type"] == "rulebook"


def test_q6_free_cards_that_are_printed_with_a_price_are_paid() -> None:
    printed = "[turn_effect.TE-FISH]\nrifles = 1\n"
    poor = Scenario(printed=printed).player("George", cards=[FISH], canoes={"huron": 1}).turn("George")
    assert poor.refuses("card:FISH")
    rich = Scenario(printed=printed).player("George", cards=[FISH], canoes={"huron": 1}, goods="1 rifle")
    assert rich.turn("George").change("George", "card:FISH") == {"fish": 1, "rifle": -1, "cards": -1}


def test_great_healing_works_where_the_ritual_itself_heals_nobody() -> None:
    scenario = Scenario(printed="[ritual]\nheal = 0\n").player(
        "George", cards=[RITHEAL], goods="1 rifle", ill=(2, 0, 0)
    )
    table = scenario.turn("George", "ritual").play("card:RITHEAL")
    assert table.change("George", "heal:warrior")["ill_warrior"] == -1
