"""How it ended: a picture, the story in one sentence, and how far everybody came."""

from __future__ import annotations

from typing import Any

from ....kernel.game import COLOURS, Message
from ....table.looking import chip
from ....table.scene import Node
from ..pieces.cards import NONE
from ..rules.ending import ranking
from .parts import Courier, Sight


def final(sight: Sight) -> Node | None:
    """Only when the game is over. Its first child is the picture."""
    board = sight.board
    if not board.over:
        return None
    ending, winner = board.ending.replace("_", "-"), board.winner
    picture = Node("vista", "vista", f"vista-{ending}", ending)
    args: dict[str, Any] = {"round": board.round}
    if winner != NONE:
        args["who"] = sight.names[winner]
        picture.add(Node("vista-hero", "hero", f"courier-{COLOURS[winner]}"))
    story = Node("final-story", "story", text=Message(f"final-{ending}", args))
    standings = Node("standings", "standings")
    points = [int(seat == winner) for seat in range(sight.players)]
    for seat in ranking(sight.view.sight, points):
        standings.add(courier_line(sight, seat, sight.couriers[seat]))
    return Node("final", "final").add(picture, story, standings)


def courier_line(sight: Sight, seat: int, each: Courier) -> Node:
    """Who, how far on the road, with how much energy and how many abilities: figures that say what they count."""
    look = "won" if seat == sight.board.winner else "" if each.alive else "fallen"
    node = Node(f"final-{seat}", "standing", look=f"p-{COLOURS[seat]} {look}".strip(), vars={"at": each.space})
    where = Message("scene-at" if each.alive else "final-fallen", sight.pieces.stop(each.space))
    node.add(chip(seat, "final-chip"), Node(f"final-name-{seat}", "name", text=sight.names[seat]))
    node.add(Node(f"final-way-{seat}", "way", text=where, vars={"far": (each.space - 1) / (sight.last - 1)}))
    node.add(left(f"final-energy-{seat}", "flame" if each.energy else "flame-out", each.energy, "final-energy"))
    kept = len(each.abilities)
    return node.add(left(f"final-kept-{seat}", "wax-seal", kept, "final-abilities") if each.alive else None)


def left(key: str, art: str, n: int, word: str) -> Node:
    return Node(key, "left", art, text=n).add(Node(f"{key}-word", "word", text=Message(word, {"n": n})))
