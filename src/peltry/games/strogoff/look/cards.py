"""Action cards and road cards: what is printed on them, with the seals and marks that they bear."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.scene import Node
from ..pieces.cards import (
    ABILITIES,
    ACTION_NAMES,
    ALLIES,
    ALLY_PLACES,
    DANGERS,
    DECKS,
    ICONS,
    IMMEDIATE,
    NONE,
    PENALTIES,
    ROAD_NAMES,
)
from ..words import pieces as said
from .parts import Pieces

STAMPS = ("storm", "animals", "patrol", "wounds", "diplomacy", "way", "spies", "vehicle", "attack", "reinforce")
ALLY_ART = ("strogoff", "blount", "marfa", "jolivet", "pigassoff", "nadia")
ABILITY_ART = ("determined", "energetic", "skilful", "resilient", "foresighted", "fast")
PENALTY_ART = ("discard", "energy", "turn")
COMMAND_ART = ("step", "card", "die", "ally", "sangarra", "tartars")
NO_MOVES, NO_MARKS = (NONE, NONE), ("", "")  # for each of them


def action_tip(pieces: Pieces, card: int) -> Message:
    danger, ally = int(pieces.box["danger"][card]), int(pieces.box["ally"][card])
    args = {"card": said.action_card(pieces.box, card), "danger": said.danger(danger), "ally": said.ally(ally)}
    return Message("scene-tip-action", {**args, "id": ACTION_NAMES[card]})


def action_card(pieces: Pieces, card: int, moves: tuple[int, ...] = (), look: str = "") -> Node:
    """Item, portrait, and the strip that the traitor obeys."""
    name = ACTION_NAMES[card]
    id, danger, ally = f"card-{name}", int(pieces.box["danger"][card]), int(pieces.box["ally"][card])
    key = f"action.{name}"
    node = Node(id, "action", f"stamp-{STAMPS[danger]}", look, tip=action_tip(pieces, card), moves=[*moves])
    node.source = pieces.source(f"{key}.danger", f"{key}.ally", f"{key}.strip")
    node.add(Node(f"{id}-frame", "frame", "action-frame"))
    node.add(Node(f"{id}-ally", "portrait", f"ally-{ALLY_ART[ally]}"))
    node.add(Node(f"{id}-item", "item", text=Message(f"item-{DANGERS[danger].lower()}")))
    node.add(Node(f"{id}-name", "who", text=short_ally(ally)))
    return node.add(strip(pieces, card, f"{id}-strip"))


def short_ally(ally: int) -> Message:
    return Message(f"scene-ally-{ALLIES[ally].lower()}")


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
            text = ALLY_PLACES[a]
        elif what == "tartars":
            text = int(pieces.road["space_of"][a])
        change = "same" if what != "tartars" or not b else "up" if b > 0 else "less"
        look = what if change == "same" else f"{what} {change}"
        tip = Message(f"scene-tip-command-{what}", {"n": a, "place": text or "", "change": change})
        node.add(Node(f"command-{ACTION_NAMES[card]}-{i}", "command", f"traitor-{what}", look, text, tip))
    return node


# Road cards.


def road_key(card: int, pieces: Pieces) -> str:
    return f"{DECKS[int(pieces.box['home'][card])]}.{ROAD_NAMES[card]}"


def road_tip(pieces: Pieces, card: int) -> Message:
    """What a road card is, its penalty, and the ability it may become."""
    box = pieces.box
    if int(box["ability"][card]) == NONE:
        return Message("scene-tip-road-plain", {"card": said.road_card(box, card), "id": ROAD_NAMES[card]})
    ability = ABILITIES[int(box["ability"][card])].lower()
    args = {
        "card": said.road_card(box, card),
        "id": ROAD_NAMES[card],
        "penalty": said.penalty(box, card),
        "ability": said.ability(box, card),
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
            f"{id}-{'in'[icon]}", "stamp", f"stamp-{STAMPS[danger]}", tip=Message(key, {"danger": said.danger(danger)})
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
