"""Trade: barter, smallpox, progress tiles, the sale."""

from __future__ import annotations

import pytest

from ..at_table import Table
from ..scenario import Scenario


def trader(goods: str, first_card: str = "MK-crow-1", **more: object) -> Table:
    scenario = Scenario().player("George", goods=goods, **more).next_masks(first_card)
    return scenario.turn("George", "BT6")


def test_b49_first_all_that_is_given_then_as_much_of_other_kinds() -> None:
    table = trader("3 corn, 1 fish").play("barter")
    assert table.legal() == [f"amount:{n}" for n in range(4)]  # of corn; there is no bean to give
    table.play("amount:2", "amount:1")
    assert table.pending["total"] == 3
    assert table.change("George", "amount:1") == {"bean": 1}
    assert table.legal() == [f"amount:{n}" for n in range(3)]  # of pumpkin: corn was given, it is not taken
    assert table.change("George", "amount:1") == {"pumpkin": 1, "leather": 1}  # the rest without a choice
    assert table["George"].corn == 1


def test_t75_nothing_given_is_no_barter_and_no_smallpox() -> None:
    table = trader("1 corn", "MK-wild-1").play("barter", "amount:0")
    assert table.asks == "spend"
    assert "smallpox_card" not in table.happened()


def test_beavers_are_not_bartered() -> None:
    table = trader("1 corn, 4 beaver").play("barter", "amount:1")
    assert table["George"].beaver == 4


@pytest.mark.parametrize(("card", "kind"), [("MK-crow-3", "warrior"), ("MK-crow-4", "woman"), ("MK-crow-5", "hunter")])
def test_b14_a_smallpox_card_strikes_a_native_of_its_kind(card: str, kind: str) -> None:
    table = trader("1 corn", card).play("barter", "amount:1", "amount:1")
    assert table.asks != "lose"  # all of the kind are at home: no choice
    assert table["George"].ill == [int(kind == name) for name in ("warrior", "woman", "hunter")]


def test_b14_the_owner_picks_of_village_guards_and_areas_and_may_not_stop() -> None:
    table = trader("1 corn", "MK-wild-1", guards={"A1": 1}, scouts=["A1-corn1"], women=["C1-corn1"])
    table.play("barter", "amount:1", "amount:1")
    assert table.allows("lose:woman", "lose:hunter", "lose-guard:A1", "lose-area:A1-corn1", "lose-area:C1-corn1")
    assert table.refuses("done")
    assert table.change("George", "lose-area:C1-corn1", "lose-guard:A1") == {"ill_warrior": 1, "ill_woman": 1}


def test_fewer_natives_than_asked_for_are_as_many_as_possible() -> None:
    table = trader("1 corn", "MK-crow-3", village=(0, 7, 7)).play("barter", "amount:1", "amount:1")
    assert table.asks == "spend"


def test_a27_the_card_comes_from_the_mask_deck_and_goes_to_the_discards() -> None:
    table = trader("1 corn", "MK-crow-3").play("barter", "amount:1", "amount:1")
    assert int(table.state["mask_gone"]) == 1 << 2
    own = Scenario(smallpox="own_deck").player("George", goods="1 corn").set(pox_deck=[*range(12)])
    table = own.turn("George", "BT6").play("barter", "amount:1", "amount:1")
    assert table.told("smallpox_card")[0].own_deck == 1
    assert int(table.state["pox_gone"]) == 1 << 11  # A2
    assert table.asks == "lose"


def test_a27_an_empty_smallpox_deck_is_its_discards_shuffled() -> None:
    scenario = Scenario(smallpox="own_deck").player("George", goods="1 corn")
    empty = scenario.set(pox_deck=[-1] * 12, pox_left=0, pox_gone=(1 << 12) - 1)
    table = empty.turn("George", "BT6").play("barter", "amount:1", "amount:1")
    assert len(table.told("smallpox_shuffled")) == 1
    (card,) = [event.card for event in table.told("smallpox_card")]
    assert int(table.state["pox_left"]) == 11
    assert int(table.state["pox_gone"]) == 1 << card


def test_t21_one_of_each_kind_is_sold_at_most() -> None:
    table = trader("3 corn, 1 fish, 1 leather").play("done")
    assert table.change("George", "sell:corn+fish+leather:0") == {"corn": -1, "fish": -1, "leather": -1, "economic": 3}
    assert table.legal("sell") == []


def test_t70_a_tile_at_ones_level_for_different_resources_then_a_sale() -> None:
    table = trader("1 bean, 1 corn, 1 fish, 1 leather").play("done")
    assert not any(text.startswith("buy:PG2") for text in table.legal())
    table.play("buy:PG1-03")
    assert table.allows("pay:bean+corn", "pay:fish+leather")
    assert table.change("George", "pay:bean+corn") == {"bean": -1, "corn": -1, "economic": 1, "progress": 1}
    assert table["George"].level == 2
    assert table.legal("buy") == []
    assert table.change("George", "sell:fish+leather:0") == {"fish": -1, "leather": -1, "economic": 2}


@pytest.mark.parametrize(("tile", "price", "points"), [("PG1-05", 2, 1), ("PG2-05", 3, 2), ("PG3-02", 4, 3)])
def test_b18_and_b55_each_level_has_its_price_and_points(tile: str, price: int, points: int) -> None:
    table = trader("1 bean, 1 corn, 1 pumpkin, 1 fish, 1 leather", level=3).play("done", f"buy:{tile}")
    pays = table.legal("pay")
    assert all(text.count("+") == price - 1 for text in pays)
    assert table.change("George", pays[0])["economic"] == points


def test_b19_the_disc_stays_on_three_and_below_ones_level_it_does_not_move() -> None:
    table = trader("1 bean, 1 corn", level=2).play("done", "buy:PG1-03")
    assert table["George"].level == 2
    top = trader("1 bean, 1 corn, 1 fish, 1 leather", level=3).play("done", "buy:PG3-02")
    assert top["George"].level == 3


def test_b2_a_tile_is_bought_once() -> None:
    scenario = Scenario().player("George", goods="1 bean, 1 corn").player("Paul", progress=["PG1-03"])
    assert scenario.turn("George", "BT6").play("done").refuses("buy:PG1-03")


def test_b45_a_new_tile_is_ready_at_once() -> None:
    table = trader("1 bean, 1 corn").play("done", "buy:PG1-03")
    assert table.asks == "window"
    assert table.change("George", "use:PG1-03") == {"bean": 1}


def test_base_game_the_faction_of_an_alliance_tile_is_chosen_when_it_is_bought() -> None:
    scenario = Scenario(game="base").player("George", goods="1 bean, 1 corn")
    table = scenario.turn("George", "BT6").play("done", "buy:PG1-02")
    assert table.legal() == ["faction:french", "faction:english"]
    table.play("faction:english")
    assert table.state["players"][0]["alliance"].tolist() == [2, 0]
