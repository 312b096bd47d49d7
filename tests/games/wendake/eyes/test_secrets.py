"""What a seat cannot know is dealt anew for those who search, and nothing of it is told."""

from __future__ import annotations

from typing import Any

from peltry.games.wendake.pieces.events import EVENTS
from peltry.games.wendake.pieces.moves import MOVES

from ..at_table import Table
from ..invariants import bits, check, lying
from ..scenario import Scenario

WORLDS = 30


def worlds(table: Table, seat: int) -> list[Any]:
    found = [table.position.redealt(seat, key) for key in range(WORLDS)]
    for world in found:
        check(world.state, table.game.box[0])
    return [world.state for world in found]


def with_hands() -> Table:
    scenario = Scenario(players=3).player("George", masks=["crow", "crow"], turtles=["W3-mil"])
    scenario.player("Paul", masks=["bear", "wind"], turtles=["W3-mas", "H4-eco"]).player("John", masks=["wild"])
    return scenario.turn("George")


def test_other_hands_are_dealt_anew_and_keep_their_number() -> None:
    states = worlds(with_hands(), 0)
    assert {int(state["players"][0]["hand"]) for state in states} == {0b11}
    assert {int(state["players"][1]["hand"]).bit_count() for state in states} == {2}
    assert len({int(state["players"][1]["hand"]) for state in states}) > WORLDS // 2


def test_masks_taken_for_all_to_see_stay_in_their_hand() -> None:
    table = with_hands()
    card = bits(table.state["players"][1]["hand"])[0]
    table.state["players"][1]["shown_masks"] = 1 << card
    assert all(int(state["players"][1]["hand"]) >> card & 1 for state in worlds(table, 0))


def test_turtles_of_others_are_dealt_anew_but_never_one_that_the_seat_has_seen() -> None:
    table = with_hands()
    states = worlds(table, 0)
    assert {int(state["players"][0]["turtles"]) for state in states} == {0b1}
    first = {bits(state["players"][1]["turtles"])[0] for state in states}
    assert first == {1, 2, 3}  # of the stack W3; George has the first
    assert len({tuple(state["turtle_stacks"][0].tolist()) for state in states}) > 3


def test_who_drew_before_has_none_of_the_tiles_that_one_saw_later() -> None:
    table = with_hands()
    state = table.state
    state["players"][1]["turtle_turn"][0], state["players"][0]["turtle_turn"][0] = 1, 2
    state["players"][0]["turtles_seen"][0] = 0b0101  # drew mil, and looked at eco
    assert {bits(world["players"][1]["turtles"])[0] for world in worlds(table, 0)} == {1, 3}


def test_the_orders_of_all_decks_are_dealt_anew() -> None:
    states = worlds(with_hands(), 0)
    for deck in ("mask_deck", "pox_deck", "turn_deck", "turn_deck_2", "tile_stack", "tile_stack_2"):
        assert len({tuple(state[deck].tolist()) for state in states}) > WORLDS // 2, deck
        if deck != "mask_deck":
            assert len({tuple(sorted(state[deck].tolist())) for state in states}) == 1, deck


def test_base_game_tiles_that_left_unseen_may_be_any() -> None:
    table = Scenario(players=2, game="base").player("George").turn("George")
    table.state["tiles_removed"] = 1 << int(lying(table.state["tile_stack"])[-1])
    table.state["tiles_left"] -= 1
    table.state["tile_stack"][int(table.state["tiles_left"])] = -1
    assert len({int(state["tiles_removed"]) for state in worlds(table, 0)}) > 3


def test_the_token_set_aside_may_be_any_that_was_not_shown() -> None:
    scenario = Scenario(players=1, ghost="adversity").player("You").tokens("arrow", "arrow", "circle")
    table = scenario.turn("You")
    assert {state["tokens"].tolist().index(3) for state in worlds(table, 0)} == {0, 1, 2, 3}
    table.state["tokens_up"][0] = 1  # an arrow lies open
    assert {state["tokens"].tolist().index(3) for state in worlds(table, 0)} == {1, 2, 3}
    decks = {tuple(state["adversity_deck"].tolist()) for state in worlds(table, 0)}
    assert len(decks) > WORLDS // 2


def searched() -> Table:
    scenario = Scenario(players=3).player("George", cards=["TC1-18"], goods="1 rifle")
    scenario.player("Paul", masks=["bear", "wind"]).player("John", masks=["crooked"])
    return scenario.turn("George").play("card:MASKPICK")


def test_who_looked_through_the_deck_knows_what_the_others_hold_but_not_who() -> None:
    table = searched().play("pick:crow")
    states = worlds(table, 0)
    held = {int(state["players"][1]["hand"]) | int(state["players"][2]["hand"]) for state in states}
    assert len(held) == 1
    assert len({int(state["players"][2]["hand"]) for state in states}) == 3
    assert len({int(state["players"][0]["hand"]) for state in worlds(table, 1)}) > 3  # Paul has seen nothing


def test_what_was_missed_is_told_in_no_order_that_would_name_the_holder() -> None:
    scenario = Scenario(players=3).player("George", cards=["TC1-18"], goods="1 rifle")
    scenario.player("Paul", masks=["wind"]).player("John", masks=["bear"])
    missed = [event.card for event in scenario.turn("George").play("card:MASKPICK").told("mask_missed")]
    assert missed == sorted(missed)


def test_nobody_else_hears_what_was_drawn_looked_at_or_picked() -> None:
    secret = {EVENTS.names[kind] for kind in EVENTS.secret}
    assert secret == {
        "turtle_taken", "turtle_looked", "turtle_kept", "mask_drawn", "mask_missed", "mask_picked", "looked_at_tile",
    }  # fmt: skip


def test_a_pause_does_not_tell_whether_masks_go_together() -> None:
    asked = []
    for masks in (["crow", "crow"], ["crow", "bear"]):
        table = Scenario().player("George", masks=masks).turn("George", "BT8").play("done")
        asked.append((table.asks, table.to_play))
    assert asked[0] == asked[1]


def test_tiles_that_another_looks_at_are_not_known() -> None:
    scenario = Scenario(players=2).player("George", cards=["TC1-08"], goods="1 corn").player("Paul")
    table = scenario.marker("George", 1).marker("Paul", 2).task("restore").play("card:EVOLVE", "look:corn")
    assert len({int(state["players"][0]["looking_at"]) for state in worlds(table, 1)}) > 5
    assert len({int(state["players"][0]["looking_at"]) for state in worlds(table, 0)}) == 1
    assert "looking_at" in table.position.sight(1)["players"].dtype.names
    assert int(table.position.sight(1)["players"][0]["looking_at"]) == 0
    assert MOVES.parse("done") in table.position.legal()
