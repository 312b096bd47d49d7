"""A position of Michel Strogoff at the table, to be played on and looked at in the game's words."""

from __future__ import annotations

import functools
from typing import Any, Self

import peltry
from peltry.games.strogoff.pieces import cards, state
from peltry.games.strogoff.pieces.decisions import DECISIONS
from peltry.games.strogoff.pieces.events import EVENTS
from peltry.games.strogoff.pieces.moves import MOVES
from peltry.games.strogoff.words import pieces
from peltry.kernel.declared import Event
from peltry.kernel.position import Position
from peltry.table.history import Told
from peltry.table.library import GameAtTable, load_with_text
from peltry.table.scene import Node, look_at
from peltry.table.words import say

from ..at_table import AnyTable
from .invariants import check


def strogoff() -> GameAtTable:
    return peltry.load("strogoff")


@functools.cache
def own_box(printed: str) -> GameAtTable:
    return load_with_text("strogoff", printed)


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


class Table(AnyTable):
    moves, decisions = MOVES, DECISIONS

    def __init__(self, game: GameAtTable, position: Position):
        super().__init__(game, position)
        self.couriers = int(self.state["options"]["players"])
        self.story: list[Told] = []  # move by move

    def check(self) -> None:
        """After every move: what happened is kept, too."""
        self.story.append(Told(self.position.raw_events(), EVENTS))
        check(self.state, self.box)

    def end_round(self) -> Self:
        """The courier on turn rests without a benefit; alone, the traitor's phase follows."""
        return self.play("rest", "enough")

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
