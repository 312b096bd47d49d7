"""A player as the others see one: the same facts as on the own board, close together."""

from __future__ import annotations

from ....kernel.game import Message
from ....kernel.sets import bits
from ....table.looking import MakePart, Subtree, chip
from ....table.scene import Node
from ..pieces.box import TERRAINS
from ..pieces.options import COLOURS
from .ivan import ivan_cards
from .parts import Pieces, Player, Sight, Stock
from .supply import name_plate, piles, stock, turn_note
from .trophies import trophy_fact
from .wishes import fulfilled_card, wish_card


def other(sight: Sight, side: int) -> Subtree:
    """A player as the others see one: the same facts, close together."""
    board, note = sight.board, turn_note(sight, side)
    ivan = (board.flipped, board.steps_ahead, board.hunt_from_deck) if side == board.ivan else None
    me, active = board.players[side], side == board.to_play
    return sight.whole(player_card, side, active, me, sight.names[side], note, board.hand_counts[side], ivan)


def player_card(
    part: MakePart,
    pieces: Pieces,
    side: int,
    active: bool,
    me: Player,
    name: str,
    note: str,
    hand: int,
    ivan: tuple[int, int, bool] | None,
) -> Node:
    colour = COLOURS[me.colour]
    return Node(f"player-{side}", "player", look=f"p-{colour}" + (" active" if active else "")).add(
        part(head, pieces, side, colour, name, note),
        part(facts, pieces, side, colour, me.stock, hand, me.track, me.trophy),
        part(piles, pieces, side, False, me.furs),
        part(owned, pieces, side, me.tiles, me.hand, me.fulfilled) if any((*me.tiles, me.hand, me.fulfilled)) else None,
        part(ivan_cards, pieces, *ivan) if ivan else None,
    )


def head(pieces: Pieces, side: int, colour: str, name: str, note: str) -> Node:
    return Node(f"head-{side}", "head").add(chip(side, colour=colour), name_plate(pieces, side, name, note))


def facts(pieces: Pieces, side: int, colour: str, held: Stock, hand: int, track: int, trophy: int) -> Node:
    row = stock(pieces, side, colour, False, held)
    row.kind = "facts"
    row.add(Node(f"hand-{side}", "count", "wish-sealed", "hand", hand, Message("scene-tip-hand", {"n": hand})))
    return row.add(trophy_fact(pieces, side, track, trophy))


def owned(pieces: Pieces, side: int, tiles: tuple[int, ...], hand: int, fulfilled: int) -> Node:
    """Claimed landscapes and wishes, side by side."""
    row = Node(f"owned-{side}", "owned")
    for terrain, count in zip(TERRAINS, tiles, strict=True):
        if count:
            tip = Message("scene-tip-claimed", {"terrain": Message(f"terrain-{terrain}"), "n": count})
            shown = count if count > 1 else None
            row.add(Node(f"land-{terrain}-{side}", "claimed", f"land-{terrain}", text=shown, tip=tip))
    row.add(*(wish_card(pieces, wish, [], "held small") for wish in bits(hand)))
    return row.add(*(fulfilled_card(pieces, wish, (), "small") for wish in bits(fulfilled)))
