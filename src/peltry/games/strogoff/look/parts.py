"""What every part of the scene is made with: what this seat sees as plain Python, the box, buttons and chips.

A part is made by a function of the pieces (what is printed) and of a few numbers and names. It gets nothing of the
table, so it can show nothing else: functions that take a `Sight` hand it what it needs.

Ids. Couriers, action cards, road cards, allies and Sangarra keep one id wherever they lie, so they glide. Discs and
hidden cards are all alike: they are numbered where they lie.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any, NamedTuple

from ....kernel.declared import Cost, Pending
from ....kernel.game import Message
from ....table.parts import Part
from ....table.scene import Node, View
from ..pieces.box import PLACES
from ..pieces.cards import NONE
from ..pieces.decisions import DECISIONS, DO_DUEL
from ..pieces.goods import ACTION_CARD, ENERGY
from ..pieces.moves import ADVANCE, FACE, MOVES, REST
from ..pieces.options import DEVIR, PURPLE_BRAIN
from ..pieces.state import ENDINGS
from ..words.moves import say_move

COLOURS = ("blue", "red", "green", "yellow", "white")

Subtree = Node | Part


class Pieces:
    """What is printed on the pieces and, in one edition, on the road."""

    def __init__(self, box: Any, printed: dict[str, str], edition: int):
        self.box = box[0] if box.shape else box
        self.printed = printed
        self.devir = edition == DEVIR
        self.road = self.box["road"][edition]
        self.last = int(self.road["last"])
        self.icons: list[list[int]] = self.box["icon"].tolist()

    def source(self, *keys: str) -> str | None:
        return "reconstructed" if any(self.printed.get(key) == "reconstructed" for key in keys) else None

    def place(self, space: int) -> Message:
        """A space of the road by its name."""
        return Message(f"place-{PLACES[int(self.road['place'][space])]}")

    def icon(self, card: int, icon: int) -> int:
        return self.icons[card][icon]

    def shown(self, card: int) -> list[int]:
        """The icons that a card shows."""
        return [icon for icon in self.icons[card] if icon != NONE]


def editions(box: Any, printed: dict[str, str]) -> tuple[Pieces, Pieces]:
    return Pieces(box, printed, PURPLE_BRAIN), Pieces(box, printed, DEVIR)


class Courier(NamedTuple):
    """What lies open of one courier. A card of the row comes with its discs as bits, and whether it is down."""

    alive: bool
    space: int
    energy: int
    hand_count: int
    row: tuple[tuple[int, int, bool], ...]
    left: int
    left_paid: bool
    abilities: tuple[int, ...]


class Die(NamedTuple):
    """One roll as it lies on the table."""

    face: int
    purpose: int
    against: int
    rolls: int


class Deck(NamedTuple):
    """A road deck: how many cards are left and gone, and the top card for those who know it."""

    left: int
    gone: int
    top: int


class Board:
    """What everybody sees as plain Python, read once for all who look."""

    def __init__(self, sight: Any):
        options = sight["options"]
        self.players, self.edition = int(options["players"]), int(options["edition"])
        self.early_evasion = bool(options["early_evasion"])
        self.over, self.ending, self.winner = bool(sight["over"]), ENDINGS[sight["ending"]], int(sight["winner"])
        self.round, self.first, self.figure, self.turn = numbers(sight, "round", "first", "figure", "turn")
        self.ogareff, self.tartars, self.strength = numbers(sight, "ogareff", "tartars", "strength")
        self.sangarra, self.traitor, self.curtain = *numbers(sight, "sangarra", "traitor"), bool(sight["curtain"])
        self.action_left, self.ally_left, self.ally_gone = numbers(sight, "action_left", "ally_left", "ally_gone")
        self.action_discards = listed(sight, "action_discards", "action_gone")
        self.allies = tuple(sight["allies"].tolist())
        self.solved, self.duel = listed(sight, "solved", "solved_count"), listed(sight, "duel", "duel_count")
        self.couriers = [read_courier(courier) for courier in sight["couriers"][: self.players]]
        self.dice = [Die(*roll) for roll in zip(*(sight["dice"][name].tolist() for name in Die._fields), strict=True)]
        self.pending = None if self.over else DECISIONS.read(sight["stack"][sight["depth"] - 1])
        self.blows_left = next((each["cards"] for each in waiting(sight) if each.kind == DO_DUEL), 0)  # of a duel
        self.asked, self.to_play = (NONE, NONE) if self.pending is None else (self.pending.kind, self.pending.who)

    def asked_for(self, number: str) -> int:
        """A number of the pending decision."""
        assert self.pending is not None
        return self.pending[number]


def waiting(sight: Any) -> Iterator[Pending]:
    """Everything on the stack."""
    return map(DECISIONS.read, sight["stack"][: sight["depth"]])


def numbers(holder: Any, *fields: str) -> list[int]:
    return [int(holder[field]) for field in fields]


def listed(holder: Any, field: str, count: str) -> tuple[int, ...]:
    return tuple(holder[field][: int(holder[count])].tolist())


def read_courier(courier: Any) -> Courier:
    cards, covered, down = (listed(courier, field, "row_count") for field in ("row", "covered", "down"))
    return Courier(
        bool(courier["alive"]),
        int(courier["space"]),
        int(courier["energy"]),
        int(courier["hand_count"]),
        tuple(zip(cards, covered, map(bool, down), strict=True)),
        int(courier["left"]),
        bool(courier["left_paid"]),
        listed(courier, "abilities", "ability_count"),
    )


class Sight:
    """One seat's sight of the table, and the moves that this seat may make now."""

    def __init__(self, view: View):
        self.view, self.seat, self.names = view, view.seat, view.names
        self.board = view.once(Board)
        self.couriers, self.players = self.board.couriers, self.board.players
        self.pieces = view.of_the_box(editions)[self.board.edition]
        self.box, self.last = self.pieces.box, self.pieces.last
        self.bottom = max(self.seat, 0)  # whose things lie in front; a spectator looks over the first one's shoulder
        self.figures = view.figures
        self.legal = frozenset(view.legal)

    def part(self, make: Callable[..., Node], *made_of: Hashable) -> Subtree:
        """`make(pieces, *made_of)`: a part of the scene, made of nothing else."""
        return self.view.part(make, self.pieces, *made_of)

    def hand_of(self, seat: int) -> tuple[int, ...] | None:
        """The own hand; another's cannot be seen."""
        return listed(self.view.sight["couriers"][seat], "hand", "hand_count") if seat == self.seat else None

    def deck(self, number: int) -> Deck:
        deck = self.view.sight["roads"][number]
        left = int(deck["left"])
        return Deck(left, int(deck["gone"]), int(deck["cards"][left - 1]) if left else NONE)

    def icon(self, card: int, icon: int) -> int:
        return self.pieces.icon(card, icon)


EXPLAINED = frozenset({ADVANCE, REST, FACE})  # actions of which a button says more than their name


COST_ART = {ENERGY: "flame", ACTION_CARD: "card-fan"}


def cost_art(cost: Cost) -> str | None:
    """The picture of what a move costs; an ability is known by its own."""
    return COST_ART.get(cost.good)


def button(sight: Sight, move: int, look: str = "", art: str | None = None) -> Node | None:
    """A move that belongs to no piece, or that is worth a button of its own."""
    if move not in sight.legal:
        return None
    text = say_move(MOVES[move], sight.view.sight, sight.box)
    tip = Message(f"scene-tip-do-{MOVES[move].verb}") if move in EXPLAINED else None
    return Node(f"do-{move}", "button", art, look, text, tip, moves=[move])


def chip(seat: int, name: str) -> Node:
    """A courier's colour and crest."""
    return Node(f"{name}-{seat}", "chip", f"crest-{COLOURS[seat]}", f"p-{COLOURS[seat]}")
