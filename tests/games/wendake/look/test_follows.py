"""Whoever chose a tile is not asked whether to do what stands on it, where nothing else could be meant."""

from __future__ import annotations

from peltry.games.wendake.pieces.moves import MOVES

from ..at_table import Table
from ..scenario import Scenario


def meant(table: Table) -> str | None:
    """The move that the table makes by itself."""
    position = table.position
    who = position.to_play()
    follows = table.game.look.follows(position.sight(who), table.game.box[0], position.legal())
    return None if follows is None else MOVES.texts[follows]


def choose(scenario: Scenario, tile: str) -> Table:
    table = scenario.turn("George")
    return table.play(f"act:{table['George'].board.index(tile) + 1}")


def two(**george: object) -> Scenario:
    return Scenario(players=2).player("George", **george).player("Ringo")


def test_a_tile_with_one_action_was_chosen_to_do_it() -> None:
    table = choose(two(goods="1 corn"), "BT6")
    assert table.legal() == ["do", "skip"]
    assert meant(table) == "do"


def test_a_turned_tile_too() -> None:
    assert meant(two(ritual=[1]).turn("George").play("act:1")) == "do"


def test_of_two_actions_both_were_meant_from_top_to_bottom() -> None:
    table = choose(two(canoes={"michigan": 1}), "BT5")
    assert table.legal() == ["do", "skip"]
    assert meant(table) == "do"
    table = table.play("do")
    assert meant(table) is None, "where the canoe goes is the player's"
    assert meant(table.play("lake:huron")) == "do"


def test_whoever_leaves_the_first_out_means_the_second() -> None:
    assert meant(choose(two(canoes={"michigan": 1}), "BT5").play("skip")) == "do"


def test_a_turn_card_that_could_be_used_first_is_not_passed_over() -> None:
    table = choose(two(goods="1 corn", canoes={"huron": 1}, cards=["TC1-01"]), "BT6")
    assert set(table.legal()) > {"do", "skip"}
    assert meant(table) is None


def test_nor_is_a_toll() -> None:
    scenario = Scenario(players=1, ghost="adversity").player("You", goods="1 corn", ritual=[1]).adversity("AD01")
    table = scenario.turn("You").play("act:1")
    assert table.legal() == ["do", "skip"]
    assert meant(table) is None


def test_nothing_is_meant_at_the_beginning_of_a_turn() -> None:
    assert meant(two().turn("George")) is None
