"""Redealt worlds agree with all that a seat could be sure of from what happened before everybody's eyes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from peltry.games.strogoff.pieces.cards import ACTION_CARDS, CAPTAIN, DANGERS
from peltry.games.strogoff.pieces.events import ACTION_DECK, EVENTS
from peltry.games.strogoff.pieces.moves import MOVES
from peltry.kernel.position import Position
from peltry.table.history import Told

from ..at_table import action, road, strogoff
from ..invariants import check
from ..scenario import Scenario

FROM_HANDS = {"discarded", "penalty_card", "played", "paired", "wild", "helped", "captain_paid", "lost_hand"}


def hand_in(world: Position, seat: int) -> list[int]:
    courier = world.state["couriers"][seat]
    return [int(card) for card in courier["hand"][: courier["hand_count"]]]


def worlds(table: Scenario, seat: int, count: int = 60) -> list[Position]:
    found = [table.position.redealt(seat, key) for key in range(count)]
    for world in found:
        check(world.state, table.box)
        assert world.sight(seat).tobytes() == table.position.sight(seat).tobytes()
        assert world.legal()
    return found


def test_after_a_reshuffle_two_couriers_know_each_others_hands() -> None:
    """Whatever was not among the discards is in the other hand, until it is played."""
    table = Scenario(2).courier(0, hand=["STO", "ANI"]).courier(1, hand=["PAT", "WND"]).discard_action_deck()
    before = {tuple(sorted(hand_in(world, 1))) for world in worlds(table, 0)}
    assert before == {(action("A15"), action("A22"))}, "the deck is empty: even before the shuffle there is no doubt"
    table.play("rest", "draw", "enough")
    assert "reshuffled" in table.names_told()
    assert {tuple(sorted(hand_in(world, 1))) for world in worlds(table, 0)} == before
    drawn = {tuple(sorted(hand_in(world, 0))) for world in worlds(table, 1)}
    assert len(drawn) > 20, "what was drawn since is anybody's guess"
    assert all({action("A01"), action("A08")} <= set(hand) for hand in drawn)


def test_after_a_reshuffle_three_couriers_know_what_the_others_hold_together() -> None:
    table = Scenario(3).courier(0, hand=["STO"]).courier(1, hand=["PAT", "WND"]).courier(2, hand=["DIP"])
    table.discard_action_deck().play("rest", "draw", "enough")
    held = {action("A15"), action("A22"), action("A29")}
    splits = {(frozenset(hand_in(world, 1)), frozenset(hand_in(world, 2))) for world in worlds(table, 0)}
    assert len(splits) == 3
    assert all(one | other == held for one, other in splits)


def test_a_card_of_the_new_deck_was_drawn_since_the_shuffle() -> None:
    """Courier 1 draws two after the shuffle: the old card is still there, and the new ones come from the deck."""
    table = Scenario(2).courier(0, hand=["STO"]).courier(1, hand=["PAT"]).discard_action_deck().turn_of(1)
    table.play("rest", "draw")
    for world in worlds(table, 0):
        hand = hand_in(world, 1)
        assert hand[0] == action("A15")
        assert action("A15") not in world.state["action_deck"][: world.state["action_left"]]
    assert len({tuple(hand_in(world, 1)) for world in worlds(table, 0)}) > 30


class Witness:
    """A seat that remembers which cards each deck was made of, and who drew how often from which deck."""

    def __init__(self, players: int):
        self.decks = [set(range(ACTION_CARDS))]  # what each deck was made of
        self.drawn = [Counter[int]() for _ in range(players)]  # by courier: from each deck, less what was played
        self.discards: set[int] = set()

    def last_deck(self, card: int) -> int:
        return max(number for number, cards in enumerate(self.decks) if card in cards)

    def hear(self, event: Any) -> None:
        if event.name == "drew":
            self.drawn[event.who][len(self.decks) - 1] += 1
        elif event.name in FROM_HANDS:
            self.drawn[event.who][self.last_deck(event.card)] -= 1
            self.discards.add(event.card)
        elif event.name == "traitor_done":
            self.discards.add(event.card)
        elif event.name == "reshuffled" and event.deck == ACTION_DECK:
            self.decks.append(self.discards)
            self.discards = set()

    def agrees(self, world: Position, seat: int) -> None:
        for who, drawn in enumerate(self.drawn):
            if who != seat:
                assert Counter(self.last_deck(card) for card in hand_in(world, who)) == +drawn
        for card in world.state["action_deck"][: world.state["action_left"]]:
            assert self.last_deck(int(card)) == len(self.decks) - 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_redealt_hand_could_have_been_drawn(players: int) -> None:
    """Over whole games with many reshuffles: from each deck each hand holds as many cards as everybody has counted."""
    shuffles = 0
    for seed in range(3):
        position, dice = strogoff().position(players, seed), random.Random(seed)
        witness = Witness(players)
        for event in Told(position.raw_events(), EVENTS).heard_by(-1):
            witness.hear(event)
        number = 0
        while not position.over:
            legal = position.legal()
            texts = [strogoff().moves.describe(move) for move in legal]
            gladly = [move for move, text in zip(legal, texts, strict=True) if text in ("rest", "draw")]
            position.play(dice.choice(gladly or legal))
            for event in Told(position.raw_events(), EVENTS).heard_by(-1):
                witness.hear(event)
            number += 1
            if number % 11 == 0 and not position.over:
                for seat in range(-1, players):
                    witness.agrees(position.redealt(seat, number), seat)
        shuffles += len(witness.decks) - 1
    assert shuffles >= 3


# What a pending decision tells the others.


def test_whoever_gave_the_captain_one_card_has_a_second() -> None:
    table = Scenario(2).courier(0, hand=["A01", "A02", "DIP/BLO"]).allies("STR").play("help:A01")
    portraits = table.box["ally"]
    hands = [hand_in(world, 0) for world in worlds(table, 1)]
    assert all(any(portraits[card] == CAPTAIN for card in hand) for hand in hands)
    assert len({frozenset(hand) for hand in hands}) > 30


def test_whoever_played_one_card_of_a_pair_holds_its_mate() -> None:
    table = Scenario(3).courier(0, energy=0, row=["R01"], hand=["DIP", "DIP", "WAY"])
    table.play("face", "cover:1n", "pair:A29")
    hands = [hand_in(world, 0) for world in worlds(table, 1)]
    assert all(any(table.box["danger"][card] == DANGERS.index("DIP") for card in hand) for hand in hands)
    assert {MOVES[move].verb for world in worlds(table, 2) for move in world.legal()} == {"pair"}


@pytest.mark.parametrize("moves", [("face",), ("face", "cover:1n"), ("face", "cover:2n")])
@pytest.mark.parametrize("hand", [("DIP", "DIP"), ("DIP", "DIP", "ANI"), ("ANI", "PAT", "PAT")])
def test_whoever_faces_dangers_without_energy_can_pay_in_cards(moves: tuple[str, ...], hand: tuple[str, ...]) -> None:
    table = Scenario(2).courier(0, energy=0, row=["R01", "R04"], hand=[*hand]).play(*moves)
    for world in worlds(table, 1):
        assert {MOVES[move].verb for move in world.legal()} <= {"cover", "play", "pair"}
    spread = {frozenset(hand_in(world, 0)) for world in worlds(table, 1)}
    assert len(spread) > 10


def test_a_pair_is_found_even_among_cards_of_different_shuffles() -> None:
    """One card was held through a reshuffle, the other one drawn after it: only its mate will do."""
    table = Scenario(2).courier(0, energy=0, row=["R01", "R04"], hand=["DIP", "DIP"])
    table.state["shuffles"] = 1
    table.state["shuffled"][:] = 1
    table.state["shuffled"][action("A29")] = 0
    table.play("face", "cover:1n")
    hands = [hand_in(world, 0) for world in worlds(table, 1)]
    assert all(hand[0] == action("A29") for hand in hands)
    mates = {hand[1] for hand in hands}
    assert {int(table.box["danger"][card]) for card in mates} == {DANGERS.index("DIP")}
    assert len(mates) > 3


def test_energy_lost_at_the_gates_means_that_no_such_card_was_there() -> None:
    table = Scenario(2).courier(0, space=10, energy=9, row=["R01", "R04"], hand=["DIP", "WAY", "SPY", "VEH"])
    table.courier(1, hand=["STO", "ANI", "PAT"]).play("advance", "cover:1n", "spend")
    lost = {DANGERS.index("STO")}
    for world in worlds(table, 1):
        assert not lost & {int(table.box["danger"][card]) for card in hand_in(world, 0)}
    table.top("irkutsk", "I05", "I06", "I07").play("spend")
    lost.add(DANGERS.index("ANI"))
    assert table.asks == "duel"
    for world in worlds(table, -1):
        assert not lost & {int(table.box["danger"][card]) for card in hand_in(world, 0)}
    assert len({frozenset(hand_in(world, 0)) for world in worlds(table, 1)}) > 30


def test_what_the_gates_told_is_forgotten_with_the_courier() -> None:
    table = Scenario(2).courier(0, space=10, energy=2, row=["R01"]).play("advance", "spend")
    assert not table.of()["alive"]
    assert table.state["lacks"] == 0


def test_the_cards_of_a_road_deck_are_known_even_if_their_order_is_not() -> None:
    """Only the order of a reshuffled deck is dealt anew; a card that Blount put at the bottom stays there for him."""
    table = Scenario(2).courier(0, hand=["STO/BLO"]).allies("BLO").top("irkutsk", "I05")
    table.play("help:A03", "look:irkutsk", "bottom")
    mine = {int(world.state["roads"][4]["cards"][0]) for world in worlds(table, 0)}
    others = {int(world.state["roads"][4]["cards"][0]) for world in worlds(table, 1)}
    assert mine == {road("I05")}
    assert len(others) > 5
