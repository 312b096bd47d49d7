"""What every part of the scene is made with: what this seat may see, the box as plain Python, cards, stamps and seals.

Everything is drawn from `visible`, so nothing that a seat may not know can enter its scene. A part is made by a
function of the pieces (what is printed) and of a few numbers and names: those that take a `Sight` hand it these.

Ids. Couriers, action cards, road cards, allies and Sangarra keep one id wherever they lie, so they glide. Discs and
hidden cards are all alike: they are numbered where they lie.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from ...kernel.contract import Message
from ...table.parts import Part
from ...table.scene import Node, View
from . import words
from .box import PLACES
from .cards import ABILITIES, ACTION_NAMES, DECKS, IMMEDIATE, NONE, NORMAL, PENALTIES, ROAD_NAMES
from .mirror import Seen, visible
from .state import DEVIR, PURPLE_BRAIN

COLOURS = ("blue", "red", "green", "yellow", "white")
STAMPS = ("storm", "animals", "patrol", "wounds", "diplomacy", "way", "spies", "vehicle", "attack", "reinforce")
ALLY_ART = ("strogoff", "blount", "marfa", "jolivet", "pigassoff", "nadia")
ABILITY_ART = ("determined", "energetic", "skilful", "resilient", "foresighted", "fast")
PENALTY_ART = ("discard", "energy", "turn")
COMMAND_ART = ("step", "card", "die", "ally", "sangarra", "tartars")
ICONS = (IMMEDIATE, NORMAL)
NO_MOVES, NO_MARKS = (NONE, NONE), ("", "")  # for each of them


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

    def duel_cards(self, at: int) -> int:
        """How many cards a duel has when Ogareff has come so far."""
        return 5 if at >= int(self.box["five_from"]) else 4 if at >= int(self.box["four_from"]) else 3


def editions(box: Any, printed: dict[str, str]) -> tuple[Pieces, Pieces]:
    return Pieces(box, printed, PURPLE_BRAIN), Pieces(box, printed, DEVIR)


class Sight:
    """One seat's sight of the table, and the moves that this seat may make now."""

    def __init__(self, view: View):
        self.view, self.state, self.seat, self.names = view, view.state, view.seat, view.names
        self.pieces = view.of_the_box(editions)[int(view.state["options"]["edition"])]
        self.box, self.last = self.pieces.box, self.pieces.last
        self.seen: Seen = visible(view.state, view.seat)
        self.couriers: list[Seen] = self.seen["couriers"]
        self.players = len(self.couriers)
        self.bottom = max(self.seat, 0)  # whose things lie in front; a spectator looks over the first one's shoulder
        self.open_icons: dict[int, list[tuple[int, int, int]]] = {}  # by courier, see scene_reasons.py
        self.legal = frozenset(view.legal)
        depth, over = int(self.state["depth"]), bool(self.state["over"])
        frame = None if over or not depth else self.state["stack"][depth - 1]
        self.asked = NONE if frame is None else int(frame["kind"])
        self.to_play = NONE if frame is None else int(frame["who"])
        self.asked_about, self.asked_icon = (NONE, NONE) if frame is None else (int(frame["a"]), int(frame["b"]))

    def part(self, make: Callable[..., Node], *made_of: Hashable) -> Subtree:
        """`make(pieces, *made_of)`: a part of the scene, made of nothing else."""
        return self.view.part(make, self.pieces, *made_of)

    def icon(self, card: int, icon: int) -> int:
        return self.pieces.icon(card, icon)

    def duel_cards(self) -> int:
        """How many cards a duel has today."""
        return self.pieces.duel_cards(self.seen["ogareff"])


def button(sight: Sight, move: int, look: str = "", art: str | None = None) -> Node | None:
    """A move that belongs to no piece, or that is worth a button of its own."""
    if move not in sight.legal:
        return None
    text = words.say_move(move, sight.state, sight.box)
    return Node(f"do-{move}", "button", art, look, text, moves=[move])


def chip(seat: int, name: str) -> Node:
    """A courier's colour and crest."""
    return Node(f"{name}-{seat}", "chip", f"crest-{COLOURS[seat]}", f"p-{COLOURS[seat]}")


# Action cards.


def action_tip(pieces: Pieces, card: int) -> Message:
    danger, ally = int(pieces.box["danger"][card]), int(pieces.box["ally"][card])
    args = {"card": words.action_card(pieces.box, card), "danger": words.danger(danger), "ally": words.ally(ally)}
    return Message("scene-tip-action", args)


def action_card(pieces: Pieces, card: int, moves: tuple[int, ...] = (), look: str = "") -> Node:
    """Item, portrait, and the strip that the traitor obeys."""
    name = ACTION_NAMES[card]
    id, danger, ally = f"card-{name}", int(pieces.box["danger"][card]), int(pieces.box["ally"][card])
    key = f"action.{name}"
    node = Node(id, "action", f"stamp-{STAMPS[danger]}", look, tip=action_tip(pieces, card), moves=[*moves])
    node.source = pieces.source(f"{key}.danger", f"{key}.ally", f"{key}.strip")
    node.add(Node(f"{id}-frame", "frame", "action-frame"))
    node.add(Node(f"{id}-ally", "portrait", f"ally-{ALLY_ART[ally]}"))
    node.add(Node(f"{id}-item", "item", text=Message(f"item-{words.DANGERS[danger].lower()}")))
    node.add(Node(f"{id}-name", "who", text=short_ally(ally)))
    return node.add(strip(pieces, card, f"{id}-strip"))


def short_ally(ally: int) -> Message:
    return Message(f"scene-ally-{words.ALLIES[ally].lower()}")


def strip(pieces: Pieces, card: int, id: str) -> Node:
    """The traitor's commands on an action card, from left to right."""
    row = pieces.box["strip"][card]
    node = Node(id, "strip", look=f"n-{int(row['count'])}")
    for i in range(int(row["count"])):
        command, a, b = int(row["command"][i]), int(row["a"][i]), int(row["b"][i])
        what = COMMAND_ART[command]
        text: str | int | None = None
        if what == "step":
            text = a
        elif what == "ally":
            text = "ABCD"[a]
        elif what == "tartars":
            text = tartar_space(pieces, a)
        rising = "" if what != "tartars" or not b else " up" if b > 0 else " less"
        node.add(Node(f"{id}-{i}", "command", f"traitor-{what}", what + rising, text))
    return node


def tartar_space(pieces: Pieces, space: int) -> int:
    """The space a strip names; on Devir's road everything beyond the fifth lies one further."""
    return space + (int(pieces.road["shift"]) if space > 5 else 0)


# Road cards.


def road_key(card: int, pieces: Pieces) -> str:
    return f"{DECKS[int(pieces.box['home'][card])]}.{ROAD_NAMES[card]}"


def road_tip(pieces: Pieces, card: int) -> Message:
    """What a road card is, its penalty, and the ability it may become."""
    box = pieces.box
    if int(box["ability"][card]) == NONE:
        return Message("scene-tip-road-plain", {"card": words.road_card(box, card)})
    ability = ABILITIES[int(box["ability"][card])].lower()
    args = {
        "card": words.road_card(box, card),
        "penalty": words.penalty(box, card),
        "ability": words.ability(box, card),
        "about": Message(f"ability-{ability}-about"),
    }
    return Message("scene-tip-road", args)


def road_card(
    pieces: Pieces,
    card: int,
    look: str,
    covered: int = 0,
    moves: tuple[int, int] = NO_MOVES,
    marks: tuple[str, str] = NO_MARKS,
) -> Node:
    """A road card face up: its dangers, sealed or open, its penalty and its ability. By icon: a move, a mark."""
    id = f"road-{ROAD_NAMES[card]}"
    home = int(pieces.box["home"][card])
    land = DECKS[home] if home != NONE else "sangarra"
    node = Node(id, "road", None, f"land-{land} {look}".strip(), tip=road_tip(pieces, card))
    if home != NONE:
        key = road_key(card, pieces)
        node.source = pieces.source(
            *(f"{key}.{value}" for value in ("normal", "immediate", "penalty", "icon", "faces"))
        )
    node.add(Node(f"{id}-frame", "frame", "route-frame"), dangers(pieces, card, id, covered, moves, marks))
    penalty, ability = int(pieces.box["penalty"][card]), int(pieces.box["ability"][card])
    if penalty != NONE:
        text = Message(f"scene-loss-{PENALTIES[penalty].lower()}")
        node.add(Node(f"{id}-penalty", "penalty", f"penalty-{PENALTY_ART[penalty]}", text=text))
    if ability != NONE:
        node.add(ability_sign(pieces, card, f"{id}-ability"))
    return node


def dangers(pieces: Pieces, card: int, id: str, covered: int, moves: tuple[int, int], marks: tuple[str, str]) -> Node:
    row = Node(f"{id}-dangers", "dangers")
    for icon in ICONS:
        danger = pieces.icon(card, icon)
        if danger == NONE:
            continue
        key = "scene-tip-immediate" if icon == IMMEDIATE else "scene-tip-danger"
        stamp = Node(
            f"{id}-{'in'[icon]}", "stamp", f"stamp-{STAMPS[danger]}", tip=Message(key, {"danger": words.danger(danger)})
        )
        stamp.look = "immediate" if icon == IMMEDIATE else ""
        stamp.moves = [moves[icon]] if moves[icon] != NONE else []
        if covered >> icon & 1:
            stamp.look += " sealed"
            stamp.add(seal(f"{ROAD_NAMES[card]}-{icon}"))
        stamp.look = f"{stamp.look} {marks[icon]}".strip()
        row.add(stamp)
    row.look = f"n-{len(row.children)}"
    return row


def seal(where: str) -> Node:
    """A disc of resolution: red wax, none can be told from another."""
    return Node(f"seal-{where}", "seal", "wax-seal", "alike", tip=Message("scene-tip-seal"))


def ability_sign(pieces: Pieces, card: int, id: str) -> Node:
    """The emblem and the faces of the die that set it off."""
    ability = int(pieces.box["ability"][card])
    node = Node(id, "sign", f"ability-{ABILITY_ART[ability]}", text=Message(f"ability-{ABILITIES[ability].lower()}"))
    faces = [face for face in range(1, 7) if int(pieces.box["faces"][card]) >> face & 1]
    node.look = "rolled" if faces else "lasting"
    return node.add(*(Node(f"{id}-{face}", "die", f"die-w-{face}") for face in faces))
