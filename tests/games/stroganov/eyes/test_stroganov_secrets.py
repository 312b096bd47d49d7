"""What a seat cannot know is dealt anew for those who search: every stack, Ivan's deck, the hands of others."""

from __future__ import annotations

import random

import pytest

import peltry
from peltry.games.stroganov.pieces.moves import MOVES
from peltry.kernel.position import Position

from ..at_table import Table
from ..scenario import Scenario

WORLDS = 40


def midgame(players: int) -> Position:
    """Into the second year, by players who take every wish they can: stacks are half drawn, and hands are full."""
    match, chance = peltry.load("stroganov").new(players=players, seed=5), random.Random(5)
    while match.state["year"] < 2:
        wishes = [move for move in match.legal() if MOVES.texts[move].startswith("wish:")]
        match.play(chance.choice(wishes or match.legal()))
    return match.position


def orders(stack: str) -> set[tuple[int, ...]]:
    position = midgame(4)
    drawn = int(position.state[stack.replace("deck", "next")])
    found = {tuple(position.redealt(0, key).state[stack][drawn:].tolist()) for key in range(WORLDS)}
    assert len(found) > WORLDS // 2
    return found


@pytest.mark.parametrize("stack", ["tile_deck", "yurt_deck", "song_deck"])
def test_every_stack_is_dealt_anew_below_what_was_drawn(stack: str) -> None:
    assert len({tuple(sorted(order)) for order in orders(stack)}) == 1


def test_a_wish_in_the_hand_of_another_may_lie_in_the_stack() -> None:
    assert len({tuple(sorted(order)) for order in orders("wish_deck")}) > 1


def test_ivans_deck_is_dealt_anew_but_for_the_steps_on_its_top() -> None:
    position = midgame(1)
    state, cards = position.state, peltry.load("stroganov").box[0]["cards"]
    at = int(state["automa_next"])
    decks = [position.redealt(0, key).state["automa_deck"].tolist() for key in range(WORLDS)]
    assert len({tuple(deck[at:]) for deck in decks}) > WORLDS // 2
    assert {int(cards[deck[at]]["steps"]) for deck in decks} == {int(cards[state["automa_deck"][at]]["steps"])}


def test_the_wishes_of_others_are_dealt_anew_and_keep_their_number() -> None:
    position = midgame(4)
    hands = position.state["players"]["hand"].tolist()
    worlds = [position.redealt(0, key).state["players"]["hand"].tolist() for key in range(WORLDS)]
    assert all(world[0] == hands[0] for world in worlds)
    assert all([hand.bit_count() for hand in world] == [hand.bit_count() for hand in hands] for world in worlds)
    for other in (1, 2, 3):
        assert len({world[other] for world in worlds}) > 3


def test_furs_lie_open_before_everybody() -> None:
    position = midgame(3)
    furs = position.state["players"]["furs"][:3].tolist()
    assert any(map(any, furs))
    for seat in (-1, 0, 1, 2):
        assert position.sight(seat)["players"]["furs"][:3].tolist() == furs


def ends_turn_with(hand: str) -> Table:
    anna = Scenario(players=3).player("Anna", place=6, furs=[5], hand=[hand], fulfilled=["A3"])
    return anna.turn("Anna", "main").play("pass")


def test_a_pause_does_not_tell_which_wish_is_in_hand() -> None:
    """With A3 one fur is enough for S3, never for S1; the others must not learn which one Anna holds."""
    able, unable = ends_turn_with("S3"), ends_turn_with("S1")
    while able.to_play == "Anna":
        assert (unable.to_play, unable.asks) == ("Anna", able.asks)
        able.play("pass")
        unable.play("pass")
    assert unable.to_play == able.to_play
