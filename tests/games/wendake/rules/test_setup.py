"""Setting up the table."""

from __future__ import annotations

from typing import Any

import pytest

from peltry.games.wendake.pieces.board import CENTRE
from peltry.games.wendake.pieces.tiles import ALLIANCE_TILES, FIRE_TILE
from peltry.table.library import load

from ..invariants import bits, check, lying


def table(players: int, **options: Any) -> Any:
    return load("wendake").position(players, 11, options).state


def test_t31_new_allies_removes_nothing() -> None:
    state = table(2)
    assert state["turtles_left"].tolist() == [4] * 12
    assert int(state["tiles_left"]) == 16
    assert len(lying(state["display"])) == 6
    assert len(lying(state["tile_stack_2"])) == 22
    assert int(state["tiles_removed"]) == 0


@pytest.mark.parametrize(("players", "kept", "stack"), [(1, 12, 2), (2, 12, 2), (3, 15, 3), (4, 17, 4)])
def test_base_game_some_tiles_leave_unseen(players: int, kept: int, stack: int) -> None:
    state = table(players, **({} if players == 1 else {"game": "base"}))
    assert int(state["tiles_left"]) + 6 == kept
    assert len(lying(state["tile_stack_2"])) == kept
    assert state["turtles_left"].tolist() == [stack] * 9 + [0] * 3


@pytest.mark.parametrize(("players", "rows"), [(1, [8, 6, 4]), (2, [8, 6, 4]), (3, [10, 8, 6]), (4, [12, 10, 8])])
def test_progress_rows_by_players_with_both_alliance_tiles(players: int, rows: list[int]) -> None:
    state, box = table(players), load("wendake").box[0]
    levels = [int(box["progress_level"][tile]) for tile in bits(state["progress_rows"])]
    assert [levels.count(level) for level in (1, 2, 3)] == rows
    assert int(state["progress_rows"]) & ALLIANCE_TILES == ALLIANCE_TILES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b3_turn_cards_lie_open_before_tribes_are_chosen(players: int) -> None:
    """A38: who chooses a tribe sees them."""
    state = table(players, tribes="tribes")
    assert int(state["offered_tribes"]).bit_count() == players + 1
    assert len(lying(state["turn_cards"])) == players + 1
    assert state["turn_cards"].max() < 18


def test_a38_the_tribe_is_chosen_after_the_cards_are_seen() -> None:
    assert len(lying(table(3, tribes="tribes")["turn_cards"])) == 4


def test_b4_sacred_fire_in_the_centre_and_eight_at_random() -> None:
    boards = set()
    for seed in range(6):
        state = load("wendake").position(4, seed, {}).state
        for me in state["players"]:
            assert me["tiles"][CENTRE] == FIRE_TILE
            assert sorted(me["tiles"].tolist()) == list(range(9))
            boards.add(tuple(me["tiles"].tolist()))
    assert len(boards) > 20


def test_the_four_tracks_are_shuffled_onto_the_belts() -> None:
    pairs = {tuple(load("wendake").position(2, seed, {}).state["belts"].tolist()) for seed in range(60)}
    assert len(pairs) > 15


def test_everybody_starts_as_the_generic_side_says() -> None:
    position = load("wendake").position(3, 5, {})
    while int(position.state["turns"]) == 0:
        position.play(position.legal()[0])
    for me in position.state["players"][:3]:
        assert me["home"].tolist() == [5, 5, 5]
        assert me["longhouse"].tolist() == [2, 2, 2]
        assert me["goods"].tolist() == [1, 1, 1, 1, 0, 1, 0]
        assert int(me["hand"]).bit_count() == 1
        assert me["canoes"].sum() == 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("tribes", ["generic", "tribes"])
def test_the_table_keeps_what_always_holds(players: int, tribes: str) -> None:
    for seed in range(5):
        check(load("wendake").position(players, seed, {"tribes": tribes}).state, load("wendake").box[0])


def test_the_turn_order_of_the_first_year_is_drawn() -> None:
    orders = {tuple(load("wendake").position(3, seed, {}).state["order"].tolist()[:3]) for seed in range(40)}
    assert len(orders) == 6


def test_solo_you_begin() -> None:
    assert table(1)["order"].tolist()[:2] == [0, 1]
