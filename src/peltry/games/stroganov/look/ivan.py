"""Ivan's cards: the one of this turn, and how many steps the deck's top shows."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.scene import Node
from ..pieces.box import ACTIONS
from .parts import Pieces, sign


def ivan_cards(pieces: Pieces, flipped: int, steps: int, hunt_from_deck: bool) -> Node:
    """The card of this turn, and how many steps the deck's top shows."""
    row = Node("ivan", "automa")
    if flipped >= 0:
        row.add(ivan_card(pieces, flipped, not hunt_from_deck))
    if steps > 0:
        row.add(Node("deck", "deck", "hoof", text=steps, tip=Message("scene-tip-deck", {"n": steps})))
    return row


def ivan_card(pieces: Pieces, flipped: int, hunts_by_it: bool) -> Node:
    card = pieces.box["cards"][flipped]
    hunts, high, action = int(card["hunts"]), bool(card["high"]), ACTIONS[int(card["action"])]
    args = {"n": hunts, "end": Message("scene-high" if high else "scene-low"), "action": Message(f"action-{action}")}
    tip = Message("scene-tip-flipped" if hunts_by_it else "scene-tip-flipped-action", args)
    node = Node(f"card-{flipped}", "flipped", tip=tip)
    if hunts_by_it:
        node.add(sign("flipped-hunt", "bow", hunts), sign("flipped-end", "fur-bear" if high else "fur-sable"))
    art = {"outpost": "build", "claim": "tile", "wish": "wish-sealed"}.get(action, action)
    return node.add(sign("flipped-action", art))
