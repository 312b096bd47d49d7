"""The year: lines on the board, the turn order, the restore phase."""

from __future__ import annotations

import pytest

from peltry.games.wendake.pieces.moves import MOVES
from peltry.table.library import load

from ..scenario import Scenario


def test_t01_the_third_marker_completes_the_line() -> None:
    assert Scenario().player("George", markers=[1, 3]).turn("George", round=3).legal("act") == ["act:2"]


def test_t03_from_the_centre_all_others_then_the_opposite_one() -> None:
    table = Scenario().player("George", markers=[5]).turn("George", round=2)
    assert len(table.legal("act")) == 8
    assert Scenario().player("George", markers=[5, 4]).turn("George", round=3).legal("act") == ["act:6"]
    assert Scenario().player("George", markers=[5, 7]).turn("George", round=3).legal("act") == ["act:3"]


def test_the_second_marker_lies_on_a_common_line() -> None:
    table = Scenario().player("George", markers=[2]).turn("George", round=2)
    assert table.legal("act") == ["act:1", "act:3", "act:5", "act:8"]


def test_three_times_1a_and_once_1b() -> None:
    done = Scenario().player("George", markers=[1, 2, 3]).turn("George", round=4)
    assert done.legal("act") == []
    assert len(done.legal("order")) == 5
    changed = Scenario().player("George", markers=[1], changed=1).turn("George", round=3)
    assert changed.legal("order") == []


def test_t05_and_b41_base_game_the_leftmost_free_space() -> None:
    scenario = Scenario(game="base").player("George").player("Paul").player("John")
    table = scenario.marker("Paul", 1).marker("John", 2).turn("George")
    assert table.legal("order") == ["order:3"]


def test_b41_and_a46_as_many_spaces_as_players_or_one_more() -> None:
    assert len(Scenario(players=3).player("George").turn("George").legal("order")) == 4
    solo = Scenario(players=1, ghost="adversity").player("You").turn("You")
    assert solo.legal("order") == ["order:1"]
    assert Scenario(players=1, ghost="plain").player("You").turn("You").legal("order") == []


def test_t06_the_order_of_markers_gaps_do_not_matter_and_the_card_left_is_discarded() -> None:
    scenario = Scenario(players=3).player("George").player("Paul").player("John")
    scenario.marker("George", 2).marker("Paul", 4).marker("John", 1)
    scenario.spaces("TC1-01")  # laid below
    scenario._spaces = {2: 0}
    table = scenario.task("restore")
    assert table.order == ["John", "George", "Paul"]
    table.play("done", "done", "done")
    assert int(table.state["turn_gone"]) & 1
    assert all(table.space_cards[:4])


def evolving(**more: object) -> Scenario:
    scenario = Scenario(players=2).player("George", **more).player("Paul")
    return scenario.marker("George", 1).marker("Paul", 2)


def test_used_tiles_turn_rows_slide_and_the_leavers_come_back_front_up() -> None:
    table = evolving(markers=[1, 5, 9], ritual=[8]).task("restore")
    assert table["George"].ritual_cells == [4, 8]
    assert table["George"].board[3:] == ["BT1", "BT2", "BT3", "BT4", "BT9", "BT5"]
    assert sorted(table["George"].board[:3]) == ["BT6", "BT7", "BT8"]


def test_t28_and_a16_the_sacred_fire_spares_a_tile_that_still_slides() -> None:
    table = evolving(markers=[1, 4, 7], fire=4).task("restore")
    assert table["George"].ritual_cells == [4]
    assert table["George"].board[6] == "BT4"
    assert table["George"].fire == -1


def test_a15_and_b23_a_ritual_tile_stays_so_whatever_lies_on_it() -> None:
    assert evolving(markers=[1, 2, 3], ritual=[1, 2], fire=2).task("restore")["George"].ritual_cells == [4, 5, 6]


def test_t30_and_b24_one_leaver_is_exchanged_and_nine_tiles_stay() -> None:
    table = evolving().task("restore")
    offered = table.display[2]
    table.play("swap:2:3")
    assert offered in table["George"].board[:3]
    assert "BT7" not in table["George"].board
    assert len(set(table["George"].board)) == 9
    for cell in (7, 8, 9):
        kindled = evolving(fire=cell).task("restore")
        assert {swap.split(":")[1] for swap in kindled.legal("swap")} == {"1", "2", "3"}, "the Sacred Fire’s, too"


def test_a40_and_a45_later_players_in_the_new_order_see_fewer_tiles() -> None:
    scenario = Scenario(players=2).player("George").player("Paul").marker("Paul", 1).marker("George", 2)
    table = scenario.task("restore")
    assert table.to_play == "Paul"
    table.play("swap:1:1")
    assert table.display[0] is None
    table.play("done")
    assert all(table.display)


def test_b25_an_empty_stack_leaves_the_display_short_and_places_keep_their_numbers() -> None:
    scenario = evolving().display("AT1-01", "AT1-02")
    table = scenario.task("restore")
    table.state["tile_stack"], table.state["tiles_left"] = -1, 0
    table.play("swap:1:1", "done")
    assert table.display == [None, "AT1-02", None, None, None, None]


def test_2c_another_mask_lies_face_up_and_combinations_count_anew() -> None:
    scenario = evolving(combined=1)
    table = scenario.task("restore")
    before = int(table.state["mask_up"])
    table.play("done", "done")
    assert int(table.state["mask_gone"]) == 1 << before
    assert int(table.state["players"][0]["combined"]) == 0


def test_2d_used_tiles_and_cards_are_ready_again() -> None:
    table = evolving(used_tiles=["PG1-03"], used_cards=["TC1-06"]).task("restore").play("done", "done")
    assert table["George"].ready == ["PG1-03"]
    assert table["George"].ready_cards == ["TC1-06"]


def test_ex26_and_a39_and_a61_after_the_third_year_level_two() -> None:
    table = evolving(cards=["TC1-06"]).year(3).task("restore").play("done", "done")
    assert int(table.state["year"]) == 4
    assert all(name is not None and name.startswith("TC2") for name in table.space_cards[:3])
    assert table["George"].cards == ["TC1-06"]
    assert int(table.state["turn_gone"]) == 0
    assert all(tile is not None and tile[2] == "2" for tile in table.display)


def test_t71_and_b26_what_players_have_of_level_one_stays() -> None:
    table = evolving(used_cards=["TC1-16"], board={1: "AT1-05"}).year(3).task("restore").play("done", "done")
    assert table["George"].ready_cards == ["TC1-16"]
    assert "AT1-05" in table["George"].board


def test_b26_in_2b_of_the_third_year_level_one_is_offered() -> None:
    table = evolving().year(3).task("restore")
    assert all(tile is not None and tile[2] == "1" for tile in table.display)
    table.play("swap:1:1", "done")
    assert len(table.told("tile_offered")) == 6  # of the second: the gap was not filled before


def test_a78_turn_cards_never_run_out() -> None:
    """Four players need 15 of the first level and 20 of the second."""
    box = load("wendake").box[0]
    assert int((box["card_level"] == 1).sum()) == 18
    assert int((box["card_level"] == 2).sum()) == 21


def test_b56_markers_on_tiles_are_lifted_when_their_tiles_turn() -> None:
    table = evolving(markers=[1, 2, 3]).task("restore")
    assert int(table.state["players"][0]["markers"]) == 0


def test_a89_after_the_seventh_year_the_game_ends() -> None:
    table = evolving().year(7).task("restore")
    assert table.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_turns_a_year_in_turn_order(players: int) -> None:
    scenario = Scenario(players=players)
    names = [scenario.player(name) and name for name in ("George", "Paul", "John", "Ringo")[:players]]
    table = scenario.task("year")
    turns = []
    while int(table.state["year"]) == 1 and table.asks != "evolve":
        if table.asks == "turn":
            turns.append(table.to_play)
        table.position.play(table.position.legal()[-1])
    assert turns == names * 4


def test_a42_tiles_are_exchanged_without_the_swap_tokens() -> None:
    """The box has five, nobody knows what for: no exchange costs one, so all four exchange a tile every year."""
    position, exchanges = load("wendake").position(4, 42, {"game": "base"}), [0, 0, 0, 0]
    while not position.over:
        legal, seat = position.legal(), position.to_play()
        swaps = [move for move in legal if MOVES[move].verb == "swap"]
        position.play((swaps or legal)[-1])
        exchanges[seat] += bool(swaps)
        assert not swaps or not any(event.name == "spent" for event in position.events())
    assert exchanges == [6, 6, 6, 6]
