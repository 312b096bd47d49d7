"""The forced move, the basic move, and who is next: the eastmost Cossack that has not acted."""

from __future__ import annotations

from typing import Any

import pytest

from ..at_table import Table
from ..scenario import Scenario


def rider(place: int = 3, **goods: Any) -> Scenario:
    return Scenario(players=3).player("Anna", place=place, **goods)


def targets(table: Table, verb: str = "go") -> set[int]:
    return {int(text.split(":")[1]) for text in table.legal(verb)}


@pytest.mark.parametrize(("target", "horses"), [(4, 0), (5, 0), (6, 1), (7, 3)])
def test_t1_q5_two_steps_are_free_more_cost_horses(target: int, horses: int) -> None:
    table = rider(horses=3).turn("Anna")
    assert targets(table) == {4, 5, 6, 7}
    table.play(f"go:{target}")
    assert table["Anna"].horses == 3 - horses
    assert table["Anna"].place == target


def test_t1_q5_three_more_steps_cost_six_horses_in_all() -> None:
    assert rider(horses=5).turn("Anna").refuses("go:8")
    assert rider(horses=6).turn("Anna").play("go:8")["Anna"].horses == 0
    assert rider(horses=99).turn("Anna").refuses("go:9")


def test_t3_at_the_end_of_the_row_the_move_is_skipped() -> None:
    table = rider(place=12).turn("Anna")
    assert table.asks == "basic"
    assert table.allows("coin", "horses")


def test_a_move_is_a_must() -> None:
    assert rider().turn("Anna").refuses("pass", "go:3", "go:2")


def test_gaps_are_not_counted() -> None:
    assert targets(rider(horses=1).gap(4, 5, 7).turn("Anna")) == {6, 8, 9}


def test_q4_a_cossack_in_a_gap_beyond_the_last_tile_stays() -> None:
    table = rider(place=12).gap(11, 12).turn("Anna")
    assert table.asks == "basic"
    assert table["Anna"].place == 12


def test_q4_a_short_row_costs_no_horses_for_steps_not_made() -> None:
    table = rider(place=10, horses=6).turn("Anna")
    assert targets(table) == {11, 12}
    assert table.play("go:12")["Anna"].horses == 6


@pytest.mark.parametrize(("wishes", "free", "paid"), [(["S1"], {4, 5, 6}, 7), (["S1", "A1"], {4, 5, 6, 7}, 8)])
def test_t55_s1_with_a1_lengthen_the_move(wishes: list[str], free: set[int], paid: int) -> None:
    assert targets(rider(fulfilled=wishes).turn("Anna")) == free
    table = rider(fulfilled=wishes, horses=1).turn("Anna")
    assert targets(table) == free | {paid}
    assert table.play(f"go:{paid}")["Anna"].horses == 0


def test_t55_s1_lengthens_the_basic_move_both_ways() -> None:
    assert targets(rider(place=6).turn("Anna", "basic"), "walk") == {4, 5, 7, 8}
    assert targets(rider(place=6, fulfilled=["S1"]).turn("Anna", "basic"), "walk") == {3, 4, 5, 7, 8, 9}


def test_the_basic_move_takes_no_horses() -> None:
    table = rider(place=6, horses=9).turn("Anna", "basic")
    assert table.refuses("walk:9", "walk:6")
    assert table.play("walk:8")["Anna"].horses == 9


def test_q7_a_basic_move_is_at_least_one_step_but_the_action_may_be_left_out() -> None:
    table = rider(place=6).turn("Anna", "basic")
    assert targets(table, "walk") == {4, 5, 7, 8}
    assert table.refuses("walk:6")
    assert table.play("pass")["Anna"].place == 6


def test_q7_a_trade_move_is_at_least_one_step() -> None:
    table = rider(place=6, furs=[7]).turn("Anna", "basic").play("trade")
    for place in (6, 7):
        assert table["Anna"].place == place
        assert place not in targets(table, "walk")
        assert table.refuses(f"walk:{place}")
        table.play(f"walk:{place + 1}")


def test_q7_without_a_tile_to_step_on_there_is_no_move() -> None:
    others = [place for place in range(1, 13) if place != 6]
    table = rider(place=6, furs=[7]).gap(*others).turn("Anna", "basic")
    assert table.legal("walk") == []
    assert table.play("trade").legal() == ["bonus:coin", "bonus:story", "bonus:horses"]


def test_q3_steps_from_a_gap() -> None:
    assert targets(rider(place=6).gap(6).turn("Anna", "basic"), "walk") == {4, 5, 7, 8}
    assert targets(rider(place=6).gap(6, 7).turn("Anna", "basic"), "walk") == {4, 5, 8, 9}


def test_q6_never_back_to_the_starting_tile() -> None:
    assert targets(rider(place=2).turn("Anna", "basic"), "walk") == {1, 3, 4}
    assert targets(rider(place=1).turn("Anna", "basic"), "walk") == {2, 3}


def test_t56_two_trade_moves_and_the_order_on_a_tile() -> None:
    table = rider(place=6, furs=[7]).player("Boris", place=7).turn("Anna", "basic")
    table.play("trade", "walk:8", "walk:7")
    assert table.order == ["Boris", "Anna"]


def test_q9_s1_holds_for_each_trade_move() -> None:
    table = rider(place=6, furs=[7], fulfilled=["S1"]).turn("Anna", "basic").play("trade", "walk:9")
    assert targets(table, "walk") == {6, 7, 8, 10, 11, 12}


def test_q8_who_leaves_and_comes_back_stands_left() -> None:
    table = rider(place=6, furs=[7]).player("Boris", place=6).turn("Anna", "basic")
    assert table.order == ["Anna", "Boris"]
    table.play("trade", "walk:7")
    assert table.order == ["Anna", "Boris"]
    table.play("walk:6")
    assert table.order == ["Boris", "Anna"]


def test_t73_the_order_is_found_anew_after_each_turn() -> None:
    table = Scenario(players=2).player("Pavel", place=8).player("Quirin", place=6).next_turn()
    assert table.to_play == "Pavel"
    table.play("go:9", "walk:7", "pass")
    assert table.to_play == "Quirin"
    table.play("go:7", "pass", "pass")
    assert table.season == "summer"
    assert table.to_play == "Pavel"


def test_everybody_acts_once_a_season_even_when_somebody_rides_ahead() -> None:
    table = Scenario(players=3).player("Anna", place=5).player("Boris", place=4).player("Clara").next_turn()
    seen = []
    while table.season == "spring":
        seen.append(table.to_play)
        table.play(table.legal("go")[-1], "pass", "pass")
    assert seen == ["Anna", "Boris", "Clara"]


def test_q9b_a_cossack_in_a_gap_has_its_place_in_the_order() -> None:
    table = Scenario(players=2).player("Anna", place=6).player("Boris", place=7).gap(7).next_turn()
    assert table.to_play == "Boris"


def test_the_steps_of_a_turn_keep_their_order() -> None:
    table = rider(place=3, furs=[2, 2]).turn("Anna")
    asked = [table.asks]
    for move in ("go:4", "coin", "horses"):
        asked.append(table.play(move).asks)
    assert asked == ["move", "basic", "main", "main"]
    assert table.legal("go") == []
    table.play("coin")
    assert table["Anna"].furs == [2], "only the second main action costs a fur"


def test_a_turn_begins_with_all_its_steps_and_each_comes_once() -> None:
    table = Scenario(players=2).player("Anna", place=3, furs=[2, 2]).player("Boris").next_turn()
    asked = [(table.to_play, table.asks)]
    for move in ("go:4", "coin", "coin", "coin"):
        table.play(move)
        asked.append((table.to_play, table.asks))
    steps = [("Anna", "move"), ("Anna", "basic"), ("Anna", "main"), ("Anna", "main")]
    assert asked == [*steps, ("Boris", "move")]


def test_a_turn_ends_with_a_last_free_moment_for_who_could_use_it() -> None:
    table = Scenario(players=2).player("Anna", place=3, horses=5).player("Boris").next_turn()
    table.play("go:4", "pass", "pass")
    assert (table.to_play, table.asks) == ("Anna", "turn_end")
    assert table.play("pass").to_play == "Boris"


def test_the_basic_action_is_no_advanced_action() -> None:
    table = rider(place=3).region(2, yurt="YA5", wish="A1").turn("Anna", "basic")
    assert all(table.legal(verb) == [] for verb in ("visit", "yurt", "wish", "build", "claim"))
