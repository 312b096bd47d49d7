"""The 30 progress tiles, each at the moment its text names."""

from __future__ import annotations

import pytest

from peltry.games.wendake.pieces.tiles import PROGRESS_NAMES

from ..at_table import Table
from ..scenario import Scenario
from .test_reasons import price


def holder(tile: str, **more: object) -> Scenario:
    return Scenario().player("George", progress=[tile], **more)


def test_all_thirty_are_tested_here() -> None:
    """By name, here or in the file of the action that they change."""
    from pathlib import Path

    texts = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parents[1].glob("*/test_*.py"))
    assert [name for name in PROGRESS_NAMES if texts.count(name) == 0] == []


def test_pg1_01_pathfinders_add_two_steps_to_a_movement() -> None:
    table = holder("PG1-01").turn("George", "BT1").play("use:PG1-01")
    assert table.pending["steps"] == 5
    assert "use:PG1-01" not in holder("PG1-01").turn("George").legal()


@pytest.mark.parametrize(
    ("tile", "good"),
    [("PG1-03", "bean"), ("PG1-04", "corn"), ("PG1-05", "pumpkin"), ("PG1-06", "fish"), ("PG1-07", "beaver")],
)
def test_stores_give_one_of_their_good(tile: str, good: str) -> None:
    table = holder(tile).turn("George")
    assert table.change("George", f"use:{tile}") == {good: 1}
    assert table["George"].ready == []
    assert table.refuses(f"use:{tile}")


def test_pg1_08_the_tannery_tans_two() -> None:
    table = holder("PG1-08", goods="3 beaver").turn("George")
    assert table.change("George", "use:PG1-08", "amount:2") == {"beaver": -2, "leather": 2}
    assert holder("PG1-08").turn("George").refuses("use:PG1-08")


@pytest.mark.parametrize(("tile", "natives"), [("PG1-09", 1), ("PG2-06", 2)])
def test_herb_hut_and_healer_bring_natives_home(tile: str, natives: int) -> None:
    table = holder(tile, ill=(3, 0, 0)).turn("George").play(f"use:{tile}")
    assert table.change("George", *["heal:warrior"] * natives) == {"ill_warrior": -natives, "home_warrior": natives}
    assert table.asks == "turn"


def test_b38_the_mask_carver_draws_one_card_more() -> None:
    table = holder("PG1-10").turn("George", "BT8").play("use:PG1-10", "draw:deck", "draw:deck", "draw:deck")
    assert len(table["George"].masks) == 3


def test_pg1_11_the_canoe_yard_puts_a_canoe_on_the_water() -> None:
    assert holder("PG1-11").turn("George").change("George", "use:PG1-11", "lake:huron") == {"canoes": 1}


def test_b38_the_barter_post_swaps_one_or_two_without_smallpox() -> None:
    table = holder("PG1-12", goods="3 corn, 1 fish").turn("George").play("use:PG1-12")
    assert table.legal() == ["amount:0", "amount:1", "amount:2"]
    table.play("amount:1", "amount:1")
    assert table.change("George", "amount:2") == {"bean": 2}
    assert int(table.state["mask_gone"]) == 0
    assert table.asks == "turn"


def test_b49_at_the_barter_post_something_is_given() -> None:
    table = holder("PG1-12", goods="3 corn").turn("George").play("use:PG1-12")
    assert table.legal() == ["amount:1", "amount:2"]


def test_b49_what_the_barter_post_takes_without_a_question_is_its_price() -> None:
    """With one thing there is no choice, and of several kinds the last cannot be kept back."""
    table = holder("PG1-12", goods="1 corn").turn("George")
    assert price(table, "use:PG1-12") == {"corn": 1} == lost(table.change("George", "use:PG1-12"))
    table = holder("PG1-12", goods="2 corn, 1 fish").turn("George")
    assert price(table, "use:PG1-12") == {}
    table.play("use:PG1-12")
    assert price(table, "amount:0") == {"fish": 1} == lost(table.change("George", "amount:0"))


def lost(change: dict[str, int]) -> dict[str, int]:
    return {good: -amount for good, amount in change.items() if amount < 0}


def test_pg2_02_forced_march_is_a_movement_of_two_steps() -> None:
    table = holder("PG2-02").turn("George").play("use:PG2-02", "march:home:A2", "guard")
    assert table["George"].guards == {"A2": 1}
    assert table.asks == "turn"


def test_pg2_03_the_granary_harvests_without_an_exchange() -> None:
    table = holder("PG2-03", women=["A1-corn1"], scouts=["C1-corn1"]).turn("George")
    assert table.change("George", "use:PG2-03", "harvest:corn") == {"corn": 1}


def test_pg2_04_the_trap_line_hunts_without_an_exchange() -> None:
    table = holder("PG2-04", hunters=["A1-forest1"], scouts=["C1-forest1"]).turn("George")
    assert table.change("George", "use:PG2-04") == {"beaver": 1}


def test_pg2_05_the_weir_fishes() -> None:
    assert holder("PG2-05", canoes={"huron": 3}).turn("George").change("George", "use:PG2-05") == {"fish": 3}


def test_pg2_07_the_blanket_sells_one_kind_twice() -> None:
    table = holder("PG2-07", goods="2 corn, 1 fish").turn("George", "BT6").play("done")
    assert table.legal("again") == []  # nothing is sold yet
    table.play("sell:corn+fish:0")
    assert table.legal("again") == ["again:corn"]
    assert table.change("George", "again:corn") == {"corn": -1, "economic": 1}


def test_pg2_09_the_drummers_add_two_points() -> None:
    assert holder("PG2-09").turn("George", "ritual").change("George", "use:PG2-09") == {"ritual": 7}


def test_pg3_03_and_b60_the_lodge_counts_pairs_beside_the_trios() -> None:
    table = holder("PG3-03", village=(2, 6, 7)).turn("George", "ritual").play("done")
    assert table.change("George", "use:PG3-03") == {"ritual": 4}  # two trios, and two of four pairs


def test_pg3_05_the_empire_adds_two_points_for_four_kinds() -> None:
    four = holder("PG3-05", goods="1 corn, 1 bean, 1 fish, 1 leather").turn("George", "BT6").play("done")
    four.play("sell:bean+corn+fish+leather:0")
    assert four.change("George", "use:PG3-05") == {"economic": 2}
    three = holder("PG3-05", goods="1 corn, 1 bean, 1 fish").turn("George", "BT6").play("done")
    three.play("sell:bean+corn+fish:0")
    assert "use:PG3-05" not in three.legal()


def test_pg3_06_the_keeper_spares_a_used_tile() -> None:
    scenario = Scenario(players=2).player("George", progress=["PG3-06"], markers=[1, 2, 3]).player("Paul")
    table = scenario.marker("George", 1).marker("Paul", 2).task("restore")
    assert table.legal() == ["spare:1", "spare:2", "spare:3", "done"]
    table.play("spare:2")
    assert table["George"].ritual_cells == [4, 6]


def test_pg3_07_and_b1_the_medicine_society_ignores_a_smallpox_card_and_heals() -> None:
    scenario = holder("PG3-07", goods="1 corn", ill=(1, 0, 0)).next_masks("MK-wild-1")
    table = scenario.turn("George", "BT6").play("barter", "amount:1", "amount:1")
    assert table.legal() == ["done", "use:PG3-07"]
    assert table.change("George", "use:PG3-07", "heal:warrior") == {"ill_warrior": -1, "home_warrior": 1}
    assert table.asks == "spend"


def test_q3_the_medicine_society_also_heals_at_leisure() -> None:
    table = holder("PG3-07", ill=(1, 0, 0)).turn("George").play("use:PG3-07", "heal:warrior")
    assert table["George"].ill == [0, 0, 0]


def test_b39_runners_base_any_free_space() -> None:
    scenario = Scenario(game="base").player("George", progress=["PG3-08"])
    table = scenario.turn("George")
    assert table.legal("order") == [f"order:{n}" for n in range(1, 5)]
    table.play("order:3")
    assert table["George"].ready == []
    leftmost = Scenario(game="base").player("George", progress=["PG3-08"]).turn("George").play("order:1")
    assert leftmost["George"].ready == ["PG3-08"]


def test_b39_runners_new_allies_a_resource_with_the_marker() -> None:
    table = holder("PG3-08").turn("George").play("order:1")
    assert table.change("George", "use:PG3-08", "take:leather") == {"leather": 1}
    tile = holder("PG3-08").turn("George")
    assert tile.refuses("use:PG3-08")
    assert tile.play("act:1").asks == "action"
    assert tile.refuses("use:PG3-08")  # no marker of the turn order


def council(**more: object) -> Table:
    return holder("PG3-01", goods="4 corn", **more).turn("George", "BT6").play("done", "sell:corn:0")


def test_b37_and_a83_the_great_council_repeats_an_action_of_the_tile() -> None:
    table = council()
    assert table.legal("repeat") == ["repeat:1"]
    table.play("repeat:1", "done")
    assert table.change("George", "sell:corn:0") == {"corn": -1, "economic": 1}
    assert table.legal("repeat") == []


def test_b37_of_two_actions_the_one_that_was_done_is_repeated() -> None:
    table = holder("PG3-01", goods="2 beaver", hunters=["A1-forest1"], board={1: "AT1-10"}).turn("George")
    table.play("act:1", "skip", "do", "amount:1")
    assert table.legal("repeat") == ["repeat:2"]
    assert table.change("George", "repeat:2", "amount:1") == {"beaver": -1, "leather": 1}


def test_t78_with_refresh_the_great_council_repeats_twice_and_no_more() -> None:
    scenario = Scenario().player(
        "George", progress=["PG3-01"], cards=["TC1-16"], goods="4 corn, 1 bean, 1 fish, 1 leather"
    )
    table = scenario.turn("George", "BT6").play("done", "sell:corn:0", "done")
    table.play("repeat:1", "done", "done", "done")  # barter, the window between the steps, the sale
    table.play("card:REFRESH", "pay:bean+fish+leather")
    table.play("repeat:1", "done", "done")
    assert table.to_play != "George"


def test_q8_the_great_council_stays_turned_when_the_year_ends() -> None:
    for tile, again in (("PG3-01", []), ("PG3-02", ["PG3-02"])):
        scenario = Scenario(players=2).player("George", used_tiles=[tile]).player("Paul")
        table = scenario.marker("George", 1).marker("Paul", 2).task("restore").play("done", "done")
        assert table["George"].ready == again


def test_a83_what_was_not_done_is_not_repeated() -> None:
    table = holder("PG3-01", goods="1 corn").turn("George").play("act:7", "skip")
    assert table.to_play != "George"


def test_a83_nor_is_what_somebody_did_in_the_turn_before() -> None:
    scenario = Scenario(players=2).player("Paul", goods="1 corn").player("George", progress=["PG3-01"], goods="1 corn")
    table = scenario.turn("Paul").play("act:7", "do", "done", "sell:corn:0")
    assert table.to_play == "George"
    table.play("act:7", "skip")
    assert table.to_play == "Paul"  # nothing to repeat: nobody is asked
