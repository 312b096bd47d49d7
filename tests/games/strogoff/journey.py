"""Positions of Michel Strogoff in the game's own words, for tests that read like the rulebook.

    journey = Journey(couriers=2)
    journey.courier(0, space=5, energy=6, row=["R13", "U1:i"], hand=["PAT", "DIP/MAR"])
    journey.top("siberia", "S03")
    journey.play("advance", "play:A15")

A hand card is its number (A15), a danger (PAT: any such card that is free), or danger and ally (PAT/BLO). A card of the
row may be marked: `:i` or `:n` its immediate or normal danger is covered, `:down` it lies face down.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

import peltry
from peltry.games.strogoff.pieces import cards, decisions, state
from peltry.games.strogoff.pieces.events import EVENTS
from peltry.games.strogoff.pieces.moves import MOVES
from peltry.games.strogoff.words import pieces
from peltry.kernel.declared import Event
from peltry.kernel.position import Position
from peltry.kernel.tools import entries
from peltry.table.library import GameAtTable, load_with_text
from peltry.table.match import Told
from peltry.table.scene import Node, look_at
from peltry.table.words import say

GOLDEN, MIX_A, MIX_B = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
ALL_BITS = (1 << 64) - 1


def strogoff() -> GameAtTable:
    return peltry.load("strogoff")


@functools.cache
def own_box(printed: str) -> GameAtTable:
    return load_with_text("strogoff", printed)


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


def road(name: str) -> int:
    return cards.ROAD_NAMES.index(name)


def said_road(name: str, language: str, game: GameAtTable | None = None) -> str:
    """How a card of the road is called at the table, where nobody says codes."""
    table = game or strogoff()
    return say(table.words, language, pieces.road_card(table.box[0], road(name)))


def said_action(code: str, language: str) -> str:
    table = strogoff()
    return say(table.words, language, pieces.action_card(table.box[0], cards.ACTION_NAMES.index(code)))


def action(name: str) -> int:
    return cards.ACTION_NAMES.index(name)


class Journey:
    """One position. It starts as a fresh game in which seat 0 is first and has the turn, every card in its deck."""

    def __init__(self, couriers: int = 1, seed: int = 1, printed: str = "", **options: Any):
        """`printed`: what an owner has corrected."""
        self.game = own_box(printed) if printed else strogoff()
        self.position: Position = self.game.position(couriers, seed, options)
        self.couriers = couriers
        self.box = self.game.box[0]
        self.story: list[Told] = []  # move by move
        self._gather_cards()
        self.turn_of(0)

    # Laying the table.

    @property
    def state(self) -> Any:
        return self.position.states[0]

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

    def turn_of(self, seat: int, first: int = 0) -> Journey:
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

    def ask(self) -> Journey:
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
    ) -> Journey:
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

    def top(self, deck: str, *names: str) -> Journey:
        """The next cards of a road deck, the first one on top."""
        pile = self.state["roads"][cards.DECKS.index(deck)]
        for name in reversed(names):
            card = self._from_deck(road(name))
            pile["cards"][pile["left"]] = card
            pile["left"] += 1
        return self

    def next_action(self, *names: str) -> Journey:
        """The next action cards, the first one on top."""
        table = self.state
        for name in reversed(names):
            card = self._free_action_card(name)
            table["action_deck"][table["action_left"]] = card
            table["action_left"] += 1
        return self

    def discard_action_deck(self, but: int = 0) -> Journey:
        """All action cards of the deck but the top ones to the discards."""
        table = self.state
        left = int(table["action_left"])
        gone = left - but
        table["action_discards"][:gone] = table["action_deck"][:gone]
        table["action_gone"] = gone
        table["action_deck"][:but] = table["action_deck"][gone:left].copy()
        table["action_left"] = but
        return self

    def allies(self, *present: str | None, discards: tuple[str, ...] = ()) -> Journey:
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

    def tartars(self, space: int, strength: int = 3) -> Journey:
        self.state["tartars"], self.state["strength"] = space, strength
        return self

    def ogareff(self, space: int) -> Journey:
        self.state["ogareff"] = space
        return self

    def dice(self, *rolls: int) -> Journey:
        """The next rolls of the action die. Holds as long as nothing is shuffled in between."""
        self.state["rng"] = seed_for(rolls)
        return self

    # Playing.

    def play(self, *moves: str) -> Journey:
        for move in moves:
            self.position.play(MOVES.parse(move))
            self.story.append(Told(self.position.raw_events(), EVENTS))
            self.check()
        return self

    def end_round(self) -> Journey:
        """The courier on turn rests without a benefit; alone, the traitor's phase follows."""
        return self.play("rest", "enough")

    def legal(self) -> set[str]:
        return {MOVES.describe(move) for move in self.position.legal()}

    def decision(self) -> str:
        frame = self.state["stack"][self.state["depth"] - 1]
        return "over" if self.position.over else decisions.DECISIONS.name(int(frame["kind"]))

    @property
    def told(self) -> list[Event]:
        return [event for told in self.story for event in told]

    def happened(self, kind: int) -> list[Any]:
        return [event for event in self.told if event.kind == kind]

    def heard(self, kind: int, seat: int) -> list[Any]:
        """What happened, as a seat may know it."""
        return [event for told in self.story for event in told.heard_by(seat) if event.kind == kind]

    def names_told(self) -> list[str]:
        return [event.name for event in self.told]

    # Looking.

    def see(self, seat: int = 0) -> dict[str, Any]:
        """What a seat sees, as plain data."""
        return self.game.kind.eyesight.plain(self.position.sight(seat))

    @property
    def ending(self) -> str:
        return state.ENDINGS[self.state["ending"]]

    def nodes(self, seat: int = 0) -> dict[str, Node]:
        """The table as a seat sees it, by the ids of what lies there."""
        names = ["Ann", "Ben", "Cyd", "Dan", "Eve"][: self.couriers]
        legal = self.position.legal() if self.position.to_play() == seat else []
        scene = self.game.look.scene(look_at(self.position, seat, names, legal, {}))
        return {node.id: node for node in scene.walk()}

    def of(self, seat: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.see(seat)["couriers"][seat]
        return found

    def row(self, seat: int = 0) -> list[str]:
        """The row in the words it was laid in."""
        shown = []
        mine = self.of(seat)
        for card, covered, down in zip(mine["row"], mine["covered"], mine["down"], strict=True):
            marks = (":down" if down else "") + (":i" if covered & 1 else "") + (":n" if covered & 2 else "")
            shown.append(cards.ROAD_NAMES[card] + marks)
        return shown

    def hand(self, seat: int = 0) -> list[str]:
        return [cards.ACTION_NAMES[card] for card in self.of(seat)["hand"]]

    def abilities(self, seat: int = 0) -> list[str]:
        return [cards.ROAD_NAMES[card] for card in self.of(seat)["abilities"]]

    def discards(self, deck: str) -> list[str]:
        return [cards.ROAD_NAMES[card] for card in self.see()["roads"][cards.DECKS.index(deck)]["discards"]]

    def check(self) -> None:
        check_state(self.state, self.box)


def check_state(table: Any, box: Any) -> None:
    """What holds in every position: all 154 cards once, everything within its range."""
    players = int(table["options"]["players"])
    couriers = [table["couriers"][seat] for seat in range(players)]
    actions = [*table["action_deck"][: table["action_left"]], *table["action_discards"][: table["action_gone"]]]
    roads = [*table["solved"][: table["solved_count"]], *table["duel"][: table["duel_count"]]]
    if table["traitor"] >= 0:
        actions.append(table["traitor"])
    for courier in couriers:
        actions += [*courier["hand"][: courier["hand_count"]]]
        roads += [*courier["row"][: courier["row_count"]], *courier["abilities"][: courier["ability_count"]]]
        roads += [courier["left"]] if courier["left"] >= 0 else []
        assert 0 <= courier["energy"] <= box["most_energy"]
        assert 1 <= courier["space"] <= box["road"][table["options"]["edition"]]["last"]
        assert courier["row_count"] <= cards.LONGEST_ROW
        for place in range(courier["row_count"]):
            icons = sum(1 << icon for icon in range(2) if box["icon"][courier["row"][place], icon] >= 0)
            assert courier["covered"][place] & state.DISCS & ~icons == 0
            assert not (courier["down"][place] and courier["covered"][place])
    for pile in table["roads"]:
        roads += [*pile["cards"][: pile["left"]], *pile["discards"][: pile["gone"]]]
    if table["sangarra"] < 0:
        roads.append(cards.SANGARRA)
    allies = [*table["ally_deck"][: table["ally_left"]], *table["ally_discards"][: table["ally_gone"]]]
    allies += [ally for ally in table["allies"] if ally >= 0]
    assert sorted(map(int, actions)) == list(range(cards.ACTION_CARDS))
    assert sorted(map(int, roads)) == list(range(cards.ROAD_CARDS))
    assert sorted(map(int, allies)) == list(range(len(cards.ALLIES)))
    assert box["tartars_weakest"] <= table["strength"] <= box["tartars_strongest"]
    assert 1 <= table["tartars"] < box["road"][table["options"]["edition"]]["last"]
    assert table["ogareff"] <= box["ogareff_end"]
    assert table["depth"] < len(table["stack"])
    assert bool(table["over"]) == (table["ending"] != state.NOT_YET)
