"""Setup for one to four players."""

from __future__ import annotations

from typing import Any

import pytest

import peltry
from peltry.games.stroganov.pieces.state import SPRING
from peltry.kernel.position import Position

from ..printed_pieces import LANDSCAPES, PRINTED
from ..scenario import Scenario

SEEDS = range(6)


def at_start(players: int, seed: int = 1, **options: Any) -> Position:
    return peltry.load("stroganov").position(players, seed, options)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_row(players: int, seed: int) -> None:
    state = at_start(players, seed).state
    tiles = [int(tile) for tile in state["row"]["tile"][1:]]
    assert sorted(tiles[:5]) == [0, 1, 2, 3, 4], "the start tiles lie first"
    assert len(set(tiles)) == 12
    for place, tile in enumerate(tiles, 1):
        name = LANDSCAPES[tile]
        places = PRINTED[f"landscape.{name}.furs"]
        places += PRINTED[f"landscape.{name}.furs_of_four"] if players == 4 else 0
        assert state["row"][place]["furs"][2:9].sum() == places
        assert state["row"][place]["furs"][9] == (place == 12), "a tiger on the eastmost landscape"
    assert state["market"].sum() == 6


def test_landscapes_are_shuffled_and_fourteen_are_left_in_the_stack() -> None:
    tables = [at_start(3, seed).state for seed in range(20)]
    for state in tables:
        left = state["tile_deck"][int(state["tile_next"]) :].tolist()
        assert len(left) == 14
        assert sorted([*left, *state["row"]["tile"][1:].tolist()]) == list(range(26))
    assert len({tuple(state["row"]["tile"][1:6].tolist()) for state in tables}) > 10, "the start tiles"
    assert len({tuple(state["row"]["tile"][6:].tolist()) for state in tables}) == 20


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_setup_furs_rise_to_the_east(players: int, seed: int) -> None:
    state = at_start(players, seed).state
    region_furs = state["region_fur"].tolist()
    assert region_furs == sorted(region_furs)
    assert sorted([*region_furs, int(state["trade_fur"])]) == [2, 3, 4, 5, 6, 7]


def test_any_of_the_six_setup_furs_may_lie_at_the_trade() -> None:
    assert {int(at_start(3, seed).state["trade_fur"]) for seed in range(60)} == {2, 3, 4, 5, 6, 7}


def test_d24_random_region_furs() -> None:
    orders = [at_start(3, seed, random_region_furs=True).state["region_fur"].tolist() for seed in range(20)]
    assert all(len(set(order)) == 5 and set(order) <= set(range(2, 8)) for order in orders)
    assert any(order != sorted(order) for order in orders)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_goods_by_player_order(players: int, seed: int) -> None:
    state = at_start(players, seed).state
    order = state["order"][:players].tolist()
    assert sorted(order) == list(range(players))
    for turn, side in enumerate(order):
        me = state["players"][side]
        assert me["horses"] == 3 + turn
        assert me["coins"] == me["outposts"] == 1
        assert me["outposts_left"] == 4
        assert me["story"] == me["points"] == me["trophy"] == me["place"] == 0


def test_the_order_is_drawn() -> None:
    assert len({tuple(at_start(4, seed).state["order"].tolist()) for seed in range(40)}) > 12


@pytest.mark.parametrize(("players", "banners", "songs"), [(1, 12, 2), (2, 12, 2), (3, 17, 3), (4, 20, 4)])
def test_banners_songs_yurts_and_wishes(players: int, banners: int, songs: int) -> None:
    state = at_start(players).state
    assert state["banners"] == banners
    assert [0 <= song < 10 for song in state["songs"]] == [slot < songs for slot in range(4)]
    assert all(0 <= yurt < 8 for yurt in state["yurts"])
    assert all(9 <= wish < 23 for wish in state["wishes"])
    assert sorted(state["villages"].tolist()) == [0, 1, 2, 3, 4]


def test_a_lies_on_b_in_every_stack_and_both_are_shuffled() -> None:
    """What lies on the board is part of the stack here: it was drawn from its top."""
    for stack, first, middle, last in (("yurt_deck", 0, 8, 16), ("song_deck", 0, 10, 20), ("wish_deck", 9, 23, 37)):
        decks = [at_start(4, seed).state[stack].tolist() for seed in range(20)]
        a_cards = middle - first
        assert all(sorted(deck[:a_cards]) == list(range(first, middle)) for deck in decks)
        assert all(sorted(deck[a_cards:]) == list(range(middle, last)) for deck in decks)
        assert len({tuple(deck[:a_cards]) for deck in decks}) == len({tuple(deck[a_cards:]) for deck in decks}) == 20


@pytest.mark.parametrize(("players", "songs"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_what_lies_on_the_board_is_no_longer_in_its_stack(players: int, songs: int) -> None:
    state = at_start(players).state
    for shown, stack, cards in (("yurts", "yurt", 5), ("wishes", "wish", 5), ("songs", "song", songs)):
        assert state[shown][:cards].tolist() == state[f"{stack}_deck"][:cards].tolist()
        assert int(state[f"{stack}_next"]) == cards


def test_villages_are_dealt_to_the_regions() -> None:
    assert len({tuple(at_start(3, seed).state["villages"].tolist()) for seed in range(20)}) > 10


def test_the_game_begins_in_spring_with_fifteen_tigers_in_the_supply() -> None:
    state = at_start(4).state
    assert (int(state["year"]), int(state["season"])) == (1, SPRING)
    assert int(state["tigers"]) == 15


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_s_wish_more_than_players_each_with_a_fur(players: int) -> None:
    dealt = [at_start(players, seed).state["draft_wishes"].tolist() for seed in range(20)]
    for wishes in dealt:
        lying = [wish for wish in wishes if wish >= 0]
        assert len(set(lying)) == len(lying) == players + 1
        assert all(wish < 9 for wish in lying)
    assert len({tuple(wishes) for wishes in dealt}) > 15
    furs = [int(fur) for fur in at_start(players).state["draft_furs"] if fur]
    assert len(furs) == players + 1


def test_e6_the_deal_of_s_wishes() -> None:
    position = at_start(3)
    moves = peltry.load("stroganov").moves
    state = position.state
    order = state["order"][:3].tolist()
    assert len(position.legal()) == 4
    bag = int(state["bag"].sum())
    for who in reversed(order):
        assert position.to_play() == who, "the last player chooses first"
        position.play(position.legal()[0])
        assert moves.describe(position.legal()[0]).startswith(("draft", "go"))
    assert [bin(int(state["players"][who]["hand"])).count("1") for who in order] == [1, 1, 1]
    assert [int(state["players"][who]["furs"].sum()) for who in order] == [1, 1, 1]
    assert state["bag"].sum() == bag + 1, "the spare fur is back in the bag"
    assert state["draft_wishes"].tolist() == [-1] * 5
    assert position.to_play() == order[0]


def test_t36_a_bear_in_the_deal_brings_two_story() -> None:
    table = Scenario(players=2).player("Anna").player("Boris").draft(("S1", 8), ("S2", 8), ("S3", 2))
    assert table.to_play == "Boris"
    table.play("draft:S1", "draft:S3")
    assert table["Boris"].story == 2
    assert table["Boris"].furs == [8]
    assert table["Boris"].hand == ["S1"]
    assert table["Anna"].story == 0


def test_a_dealt_wish_is_chosen_once() -> None:
    table = Scenario(players=2).player("Anna").player("Boris").draft(("S1", 8), ("S2", 4), ("S3", 2)).play("draft:S2")
    assert table.legal() == ["draft:S1", "draft:S3"]


@pytest.mark.parametrize("seed", SEEDS)
def test_q53_ivan_starts_first(seed: int) -> None:
    position = at_start(1, seed)
    state = position.state
    assert state["order"][:2].tolist() == [1, 0]
    assert [int(state["players"][side]["horses"]) for side in (0, 1)] == [4, 3]
    assert len(position.legal()) == 2, "two S wishes with their furs"
    assert state["flipped"] == -1, "none of his cards lies face up"
    assert position.to_play() == 0, "you choose first (Q70)"


def test_q53_ivan_has_the_other_fur_and_a_point_for_the_card() -> None:
    table = Scenario(players=1).player("Ivan").player("Anna").draft(("S1", 8), ("S2", 2)).play("draft:S2")
    assert table["Anna"].hand == ["S2"]
    assert table["Anna"].furs == [2]
    assert table["Ivan"].scored["wishes"] == 1
    assert table["Ivan"].hand == table["Ivan"].fulfilled == []
    assert table["Ivan"].story >= 2, "his bear"


def test_q71_the_same_seed_sets_up_the_same_table() -> None:
    assert at_start(4, 77).state.tobytes() == at_start(4, 77).state.tobytes()
    assert at_start(4, 77).state.tobytes() != at_start(4, 78).state.tobytes()


def test_boards_by_seat() -> None:
    state = at_start(4, boards=["a", "b", "a", "b"]).state
    assert state["players"]["side_b"].tolist() == [0, 1, 0, 1]
    assert state["players"]["track"].tolist() == [0, 2, 0, 4], "each b board goes with its colour"


def test_q52_hands_are_hidden_unless_played_open() -> None:
    for open_hands in (False, True):
        position = at_start(2, open_hands=open_hands)
        position.play(position.legal()[0])
        position.play(position.legal()[0])
        seen = position.sight(0)
        assert seen["hand_counts"][:2].tolist() == [1, 1]
        assert bool(seen["players"][1]["hand"]) == open_hands
