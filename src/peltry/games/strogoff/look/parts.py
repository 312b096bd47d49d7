"""Michel Strogoff's table as plain Python: what is printed, what lies open, one seat's sight of it.

Ids. Couriers, action cards, road cards, allies and Sangarra keep one id wherever they lie, so they glide. Discs and
hidden cards are all alike: they are numbered where they lie.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ....kernel.declared import Cost, Pending
from ....kernel.game import Message
from ....table import looking
from ....table.looking import plain_rows
from ....table.scene import Node, View
from ..pieces.box import PLACES
from ..pieces.cards import NONE
from ..pieces.decisions import DECISIONS, DO_CHECK, DO_DUEL
from ..pieces.goods import ACTION_CARD, ENERGY
from ..pieces.moves import ADVANCE, FACE, MOVES, REST
from ..pieces.options import DEVIR, PURPLE_BRAIN
from ..pieces.state import ENDINGS
from ..words import WORDS

EXPLAINED = frozenset({ADVANCE, REST, FACE})  # actions of which a button says more than their name
COST_ART = {ENERGY: "flame", ACTION_CARD: "card-fan"}


def cost_art(cost: Cost) -> str | None:
    """The picture of what a move costs; an ability is known by its own."""
    return COST_ART.get(cost.good)


class Pieces(looking.Pieces):
    """What is printed on the pieces and, in one edition, on the road."""

    def __init__(self, box: Any, printed: dict[str, str], edition: int):
        super().__init__(box, printed)
        self.devir = edition == DEVIR
        self.road = self.box["road"][edition]
        self.last = int(self.road["last"])
        self.icons: list[list[int]] = self.box["icon"].tolist()

    def place(self, space: int, form: str = "") -> Message:
        """A space of the road by its name."""
        return Message(f"place-{PLACES[int(self.road['place'][space])]}{form}")

    def stop(self, space: int) -> dict[str, Any]:
        """A space as the map shows it: its number, its short name."""
        return {"n": space, "place": Message(f"scene-place-{PLACES[int(self.road['place'][space])]}")}

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


class Board(looking.Board):
    """What everybody sees."""

    round: int
    first: int
    figure: int
    turn: int
    winner: int
    ogareff: int
    tartars: int
    strength: int
    sangarra: int
    traitor: int
    curtain: int
    action_left: int
    ally_left: int
    ally_gone: int
    allies: tuple[int, ...]

    def __init__(self, sight: Any):
        super().__init__(sight, DECISIONS)
        options = sight["options"]
        self.players, self.edition = int(options["players"]), int(options["edition"])
        self.early_evasion = bool(options["early_evasion"])
        self.ending = ENDINGS[sight["ending"]]
        self.action_discards = listed(sight, "action_discards", "action_gone")
        self.solved, self.duel = listed(sight, "solved", "solved_count"), listed(sight, "duel", "duel_count")
        self.couriers = [read_courier(courier) for courier in sight["couriers"][: self.players]]
        self.dice = plain_rows(Die, sight["dice"])
        self.blows_left = next((each["cards"] for each in waiting(sight) if each.kind == DO_DUEL), 0)  # of a duel
        self.stepped = any(each.kind == DO_CHECK for each in waiting(sight))  # its penalties are to come


def waiting(sight: Any) -> Iterator[Pending]:
    """Everything on the stack."""
    return map(DECISIONS.read, sight["stack"][: sight["depth"]])


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


class Sight(looking.Sight[Board, Pieces]):
    """One seat's sight of the table."""

    all_moves, words = MOVES, WORDS

    def __init__(self, view: View):
        board = view.once(Board)
        super().__init__(view, board, view.of_the_box(editions)[board.edition])
        self.couriers, self.players = board.couriers, board.players
        self.last, self.figures = self.pieces.last, view.figures

    def hand_of(self, seat: int) -> tuple[int, ...] | None:
        """The own hand; another's cannot be seen."""
        return listed(self.view.sight["couriers"][seat], "hand", "hand_count") if seat == self.seat else None

    def deck(self, number: int) -> Deck:
        deck = self.view.sight["roads"][number]
        left = int(deck["left"])
        return Deck(left, int(deck["gone"]), int(deck["cards"][left - 1]) if left else NONE)

    def icon(self, card: int, icon: int) -> int:
        return self.pieces.icon(card, icon)

    def button(self, move: int, look: str = "", art: str | None = None) -> Node | None:
        node = super().button(move, look, art)
        if node is not None and move in EXPLAINED:
            node.tip = Message(f"scene-tip-do-{MOVES[move].verb}")
        return node
