"""Positions of Michel Strogoff in the game's own words, for tests that read like the rulebook.

    table = Scenario(couriers=2)
    table.courier(0, space=5, energy=6, row=["R13", "U1:i"], hand=["PAT", "DIP/MAR"])
    table.top("siberia", "S03")
    table.play("advance", "play:A15")

A hand card is its number (A15), a danger (PAT: any such card that is free), or danger and ally (PAT/BLO). A card of the
row may be marked: `:i` or `:n` its immediate or normal danger is covered, `:down` it lies face down.
"""

from __future__ import annotations

import functools
from typing import Any, Self

import numpy as np

from peltry.games.strogoff.pieces import cards, decisions
from peltry.kernel.tools import entries

from .at_table import Table, action, own_box, road, strogoff

GOLDEN, MIX_A, MIX_B = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
ALL_BITS = (1 << 64) - 1


def mix(number: int) -> int:
    z = number
    z = (z ^ (z >> 30)) * MIX_A & ALL_BITS
    z = (z ^ (z >> 27)) * MIX_B & ALL_BITS
    return z ^ (z >> 31)


def rolls_from(seed: int, count: int) -> tuple[int, ...]:
    """The next rolls of the action die from a state of the generator."""
    return tuple(((mix((seed + GOLDEN * (i + 1)) & ALL_BITS) >> 32) * 6 >> 32) + 1 for i in range(count))


@functools.cache
def seed_for(rolls: tuple[int, ...]) -> int:
    return next(seed for seed in range(10_000_000) if rolls_from(seed, len(rolls)) == rolls)


class Scenario(Table):
    """A table that is laid as a test needs it, and played on at any moment.

    It starts as a fresh game in which seat 0 is first and has the turn, every card in its deck.
    """

    def __init__(self, couriers: int = 1, seed: int = 1, printed: str = "", **options: Any):
        """`printed`: what an owner has corrected."""
        game = own_box(printed) if printed else strogoff()
        super().__init__(game, game.position(couriers, seed, options))
        self._gather_cards()
        self.turn_of(0)

    def _gather_cards(self) -> None:
        """Every card back into its deck; the couriers have empty hands and rows."""
        table = self.state
        for courier in table["couriers"]:
            courier["hand_count"] = courier["row_count"] = courier["ability_count"] = 0
            courier["left"] = cards.NONE
        table["action_deck"] = np.arange(cards.ACTION_CARDS)
        table["action_left"], table["action_gone"] = cards.ACTION_CARDS, 0
        for deck, start in enumerate(cards.DECK_STARTS):
            size, pile = cards.DECK_SIZES[deck], table["roads"][deck]
            pile["cards"][:size] = np.arange(start, start + size)
            pile["known"][:] = 0
            pile["left"], pile["gone"] = size, 0
        self.allies()

    def turn_of(self, seat: int, first: int = 0) -> Self:
        """It is this courier's turn, and nothing of it has been done."""
        table = self.state
        table["first"] = table["figure"] = first
        table["turn"] = seat
        index = (seat - first) % self.couriers
        waiting = (
            (decisions.DO_ROUND, -1, 0),
            (decisions.DO_TRAITOR, -1, 0),
            (decisions.DO_SEATS, -1, index + 1),
            (decisions.DO_END_TURN, seat, 0),
            (decisions.ASK_TURN, seat, 0),
        )
        for depth, (kind, who, a) in enumerate(waiting):
            for name, value in zip(("kind", "who", "a", "b", "c"), (kind, who, a, 0, 0), strict=True):
                table["stack"][depth][name] = value
        table["depth"] = len(waiting)
        return self.ask()

    def ask(self) -> Self:
        self.position.count = self.position._ask(entries.LEGAL)
        return self

    def courier(
        self,
        seat: int,
        space: int | None = None,
        energy: int | None = None,
        row: list[str] | None = None,
        hand: list[str] | None = None,
        left: str | None = None,
        abilities: list[str] | None = None,
    ) -> Self:
        courier = self.state["couriers"][seat]
        if space is not None:
            courier["space"] = space
        if energy is not None:
            courier["energy"] = energy
        for place, text in enumerate(row or []):
            self._lay(seat, place, text)
        for text in hand or []:
            courier["hand"][courier["hand_count"]] = self._free_action_card(text)
            courier["hand_count"] += 1
        if left is not None:
            courier["left"] = self._from_deck(road(left))
        for name in abilities or []:
            courier["abilities"][courier["ability_count"]] = self._from_deck(road(name))
            courier["ability_count"] += 1
        return self.ask()

    def _lay(self, seat: int, place: int, text: str) -> None:
        courier = self.state["couriers"][seat]
        name, *marks = text.split(":")
        if name == "SG":
            self.state["sangarra"], self.state["curtain"] = seat, 1
        card = cards.SANGARRA if name == "SG" else self._from_deck(road(name))
        courier["row"][place] = card
        courier["covered"][place] = ("i" in marks) + 2 * ("n" in marks)
        courier["down"][place] = "down" in marks
        courier["row_count"] = place + 1

    def _from_deck(self, card: int) -> int:
        pile = self.state["roads"][self.box["home"][card]]
        kept = [c for c in pile["cards"][: pile["left"]] if c != card]
        assert len(kept) == pile["left"] - 1, f"{cards.ROAD_NAMES[card]} is not in its deck any more"
        pile["cards"][: len(kept)] = kept
        pile["left"] = len(kept)
        return card

    def _free_action_card(self, text: str) -> int:
        table = self.state
        deck = [int(card) for card in table["action_deck"][: table["action_left"]]]
        wanted, _, portrait = text.partition("/")

        def fits(card: int) -> bool:
            if wanted in cards.ACTION_NAMES:
                return card == action(wanted)
            right_danger = wanted in ("", cards.DANGERS[self.box["danger"][card]])
            return right_danger and portrait in ("", cards.ALLIES[self.box["ally"][card]])

        found = next(card for card in deck if fits(card))
        deck.remove(found)
        table["action_deck"][: len(deck)] = deck
        table["action_left"] = len(deck)
        return found

    def top(self, deck: str, *names: str) -> Self:
        """The next cards of a road deck, the first one on top."""
        pile = self.state["roads"][cards.DECKS.index(deck)]
        for name in reversed(names):
            card = self._from_deck(road(name))
            pile["cards"][pile["left"]] = card
            pile["left"] += 1
        return self

    def next_action(self, *names: str) -> Self:
        """The next action cards, the first one on top."""
        table = self.state
        for name in reversed(names):
            card = self._free_action_card(name)
            table["action_deck"][table["action_left"]] = card
            table["action_left"] += 1
        return self

    def discard_action_deck(self, but: int = 0) -> Self:
        """All action cards of the deck but the top ones to the discards."""
        table = self.state
        left = int(table["action_left"])
        gone = left - but
        table["action_discards"][:gone] = table["action_deck"][:gone]
        table["action_gone"] = gone
        table["action_deck"][:but] = table["action_deck"][gone:left].copy()
        table["action_left"] = but
        return self

    def allies(self, *present: str | None, discards: tuple[str, ...] = ()) -> Self:
        """The allies on places A to D; the others are in the deck or, when named, discarded."""
        table = self.state
        numbers = [cards.ALLIES.index(name) if name else cards.NONE for name in present]
        table["allies"] = numbers + [cards.NONE] * (4 - len(numbers))
        gone = [cards.ALLIES.index(name) for name in discards]
        table["ally_discards"][: len(gone)] = gone
        table["ally_gone"] = len(gone)
        deck = [ally for ally in range(6) if ally not in numbers and ally not in gone]
        table["ally_deck"][: len(deck)] = deck
        table["ally_left"] = len(deck)
        return self.ask()

    def tartars(self, space: int, strength: int = 3) -> Self:
        self.state["tartars"], self.state["strength"] = space, strength
        return self

    def ogareff(self, space: int) -> Self:
        self.state["ogareff"] = space
        return self

    def dice(self, *rolls: int) -> Self:
        """The next rolls of the action die. Holds as long as nothing is shuffled in between."""
        self.state["rng"] = seed_for(rolls)
        return self
