"""The 19 effects of turn cards, and when each may be used."""

from __future__ import annotations

import pytest

from peltry.games.wendake.pieces.cards import EFFECTS, MASK_NAMES, TURN_CARD_NAMES
from peltry.games.wendake.pieces.goods import FLAGS
from peltry.table.library import load

from ..at_table import PRINTED, Table
from ..invariants import lying
from ..scenario import Scenario

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
    return Scenario().player("George", cards=cards, **more)


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


def test_a19_the_other_action_replaces_the_printed_one() -> None:
    table = with_other(LAKES).play("card:OTHER", "stay:english")
    assert table.asks != "action"
    assert table["George"].disc == 0


def test_r2res_a_rifle_for_two_resources_equal_or_different() -> None:
    table = owner(R2RES, goods="1 rifle").turn("George")
    assert table.change("George", "card:R2RES", "take:leather", "take:leather") == {"rifle": -1, "leather": 2}
    assert table["George"].ready_cards == []
    assert table["George"].cards == [R2RES]


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


def test_a59_a_purchase_is_paid_with_beavers_and_resources_together() -> None:
    table = owner(BEAVER, goods="1 rifle, 3 beaver, 1 corn, 1 fish").turn("George", "BT6")
    table.play("done", "card:BEAVER", "buy:PG1-03")
    assert set(table.legal()) == {"pay:none", "pay:corn", "pay:fish", "pay:corn+fish"}
    assert table.change("George", "pay:corn") == {"corn": -1, "beaver": -1, "economic": 1, "progress": 1}


def test_a59_no_more_than_five_are_sold_with_beavers_among_them() -> None:
    table = owner(BEAVER, goods="1 rifle, 9 beaver, 1 corn, 1 fish").turn("George", "BT6").play("done", "card:BEAVER")
    assert table.allows("sell:none:5", "sell:corn:4", "sell:corn+fish:3")
    assert table.refuses("sell:corn:5", "sell:corn+fish:4", "sell:corn+fish:5")
    assert table.change("George", "sell:corn+fish:3") == {"corn": -1, "fish": -1, "beaver": -3, "economic": 5}


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
    table = owner(RITHEAL, goods="4 rifle", ill=(4, 2, 1)).turn("George", "ritual").play("heal:warrior", "heal:warrior")
    assert table.change("George", "card:RITHEAL", "heal:warrior")["rifle"] == -1  # those of step a do not matter
    assert table.refuses("heal:warrior")
    assert table.change("George", "heal:woman")["rifle"] == -1
    assert table.refuses("heal:warrior", "heal:woman")
    assert table.change("George", "heal:hunter")["rifle"] == -1
    assert table.asks != "heal"
    assert table["George"].ill == [1, 1, 0]


def test_t43_of_one_kind_only_one_further_native_comes_home() -> None:
    table = owner(RITHEAL, goods="3 rifle", ill=(5, 0, 0)).turn("George", "ritual").play("heal:warrior", "heal:warrior")
    assert table.change("George", "card:RITHEAL", "heal:warrior")["rifle"] == -1
    assert table.asks != "heal"
    assert table["George"].ill == [2, 0, 0]


def test_ritheal_and_a57_in_no_healing_but_a_rituals() -> None:
    fire = owner(RITHEAL, goods="1 rifle", ill=(4, 0, 0)).turn("George", "BT9").play("fire:1")
    assert fire.asks == "heal"
    assert fire.refuses("card:RITHEAL")
    masks = owner(RITHEAL, MASKHEAL, goods="2 rifle", ill=(4, 0, 0)).turn("George", "BT8").play("done", "card:MASKHEAL")
    assert masks.asks == "heal"
    assert masks.refuses("card:RITHEAL")


def test_ritheal_heals_no_more_than_are_printed() -> None:
    scenario = Scenario(printed="[turn_effect.TE-RITHEAL]\namount = 1\n")
    table = scenario.player("George", cards=[RITHEAL], goods="2 rifle", ill=(3, 1, 0)).turn("George", "ritual")
    table.play("heal:warrior", "heal:warrior", "card:RITHEAL", "heal:warrior")
    assert table["George"].ill == [0, 1, 0]
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


def test_a88_steps_by_the_card_and_a_movement_know_nothing_of_each_other() -> None:
    scenario = owner(ACTIVATE, goods="1 rifle", board={1: "AT1-01"})  # a movement and a canoe
    table = scenario.turn("George").play("act:1", "do")
    table.play("march:home:B1", "guard", "march:home:A1", "guard", "done")
    assert table.play("card:ACTIVATE", "territory:B1").legal("march") != []
    assert table.play("march:gB1:C1", "guard")["George"].guards == {"A1": 1, "C1": 1}


def test_a88_pathfinders_add_no_step_to_the_card() -> None:
    scenario = owner(ACTIVATE, goods="1 rifle", guards={"C1": 1}, progress=["PG1-01"])
    table = scenario.turn("George").play("card:ACTIVATE")
    assert table.asks == "move"
    assert table.refuses("use:PG1-01")


def test_t45_leather_for_every_forest_without_beavers() -> None:
    scenario = owner(LEATHER, goods="1 rifle", hunters=["A2-forest1", "A2-forest2", "C1-forest1"])
    assert scenario.turn("George").change("George", "card:LEATHER") == {"rifle": -1, "leather": 3}


def test_offline_and_a21_the_third_tile_may_lie_off_the_line() -> None:
    scenario = owner(OFFLINE, goods="1 rifle, 1 corn", markers=[1, 2]).turn("George", round=3)
    assert scenario.legal("act") == ["act:3"]
    assert scenario.change("George", "card:OFFLINE") == {"rifle": -1, "corn": -1}
    assert scenario.legal() == [f"act:{cell}" for cell in range(4, 10)]


def test_offline_and_a21_once_in_a_turn_and_for_that_turn_only() -> None:
    scenario = owner(OFFLINE, "TC2-20", goods="2 rifle, 2 corn", markers=[1, 2])
    table = scenario.player("Paul", markers=[1, 2]).turn("George", round=3).play("card:OFFLINE")
    assert table.refuses("card:OFFLINE")
    table.play("act:9", "skip")
    assert table.to_play == "Paul"
    assert table.legal("act") == ["act:3"]  # on the line, as always


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


def test_maskpick_and_a58_the_deck_is_shuffled_then() -> None:
    table = owner(MASKPICK, goods="1 rifle").turn("George")
    before = lying(table.state["mask_deck"])
    after = lying(table.play("card:MASKPICK", "pick:wind").state["mask_deck"])
    assert sorted(after) == [card for card in before if MASK_NAMES[card] != "MK-wind-1"]
    assert after != sorted(after)  # as the deck lay before


def test_a41_rifles_are_no_resource() -> None:
    table = owner(RES2R, goods="5 rifle, 1 corn").turn("George")
    assert table.refuses("card:RES2R")
    trade = Scenario().player("George", goods="5 rifle, 1 corn").turn("George", "BT6").play("done")
    assert trade.legal("sell") == ["sell:corn:0"]


def test_a79_a_used_card_stays_so_until_the_end_of_the_year() -> None:
    table = owner(R2RES, REFRESH, goods="2 rifle, 3 corn").turn("George").play("card:R2RES", "take:bean", "take:bean")
    assert table.refuses("card:R2RES", "card:REFRESH")  # no progress tile to ready; never a card


def test_b61_a_rifle_is_not_paid_for_nothing() -> None:
    idle = owner(LEATHER, ACTIVATE, goods="1 rifle").turn("George")  # no hunter in a forest, nobody on the map
    assert idle.refuses("card:LEATHER", "card:ACTIVATE")
    masks = owner(MASKHEAL, R2RES, goods="1 rifle").turn("George", "BT8").play("done")  # nobody is ill
    assert masks.allows("card:R2RES")
    assert masks.refuses("card:MASKHEAL")
    ritual = owner(RITHEAL, goods="1 rifle", ill=(1, 0, 1)).turn("George", "ritual")  # step a heals them all
    assert ritual.asks == "heal"
    assert ritual.refuses("card:RITHEAL")


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
