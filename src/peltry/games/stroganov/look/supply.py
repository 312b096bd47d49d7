"""What every player has, on the own board and on the others' cards: a name, goods, furs."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.scene import Node
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.moves import COVER_COIN, COVER_TIGER, PAY
from ..words import pieces as said
from .parts import FUR_VALUES, Pieces, Sight, Stock, fur_node


def name_plate(pieces: Pieces, side: int, name: str, note: str) -> Node:
    plate = Node(f"name-{side}", "plate", text=name)
    return plate.add(Node(f"turn-{side}", "note", text=Message(note)) if note else None)


def turn_note(sight: Sight, side: int) -> str:
    if side == sight.board.to_play:
        return "scene-playing"
    if sight.board.season == "winter":
        return ""  # there are no turns in winter
    return "scene-acted" if sight.board.has_acted(side) else "scene-waiting"


def stock(pieces: Pieces, side: int, colour: str, own: bool, held: Stock) -> Node:
    """Horses, coins, banners, outposts to build."""
    row = Node(f"stock-{side}", "stock")
    for what, art, count in zip(Stock._fields, ("horse", "coin", "banner", f"fort-{colour}"), held, strict=True):
        node = Node(f"{what}-{side}", "count", art, what, count, Message(f"scene-tip-{what}", {"n": count}))
        if own and what == "coins":
            node.moves = [COVER_COIN]
        row.add(node)
    return row


def piles(pieces: Pieces, side: int, own: bool, furs: tuple[int, ...]) -> Node:
    """Furs by value, each value a pile of its tokens."""
    row = Node(f"piles-{side}", "piles")
    for value in FUR_VALUES:
        count = furs[value]
        if count:
            pile = Node(f"pile-{value}-{side}", "pile", vars={"n": count}, text=count if count > 1 else None)
            pile.tip = Message("scene-tip-pile", {"furs": said.furs(count, value)})
            if own:
                pile.moves = [PAY + value - LOWEST_FUR, *((COVER_TIGER,) if value == TIGER else ())]
            row.add(pile.add(*(fur_node(value, f"p{side}", k) for k in range(count))))
    if not row.children:
        row.add(Node(f"no-furs-{side}", "text", look="quiet", text=Message("scene-no-furs")))
    return row
