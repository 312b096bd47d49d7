"""A player as the others see one: the same facts as on the own board, close together."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.scene import Node
from ..pieces.box import TERRAINS
from .ivan import ivan_cards
from .parts import Pieces, Sight, Subtree, bits, chip
from .supply import name_plate, piles, stock, turn_note
from .trophies import trophy_fact
from .wishes import fulfilled_card, wish_card


def other(sight: Sight, side: int) -> Subtree:
    """A player as the others see one: the same facts, close together."""
    board, me, name = sight.board, sight.board.players[side], sight.names[side]
    colour = board.colour_of(side)
    return sight.part(
        player_card,
        side,
        colour,
        side == board.to_play,
        sight.part(head, side, colour, name, turn_note(sight, side)),
        sight.part(facts, side, colour, *me.stock, board.hand_counts[side], me.track, me.trophy),
        sight.part(piles, side, False, me.furs),
        sight.part(owned, side, me.tiles, me.hand, me.fulfilled) if any(me.tiles) or me.hand or me.fulfilled else None,
        sight.part(ivan_cards, board.flipped, board.steps_ahead, board.hunt_from_deck) if side == board.ivan else None,
    )


def player_card(pieces: Pieces, side: int, colour: str, active: bool, *rows: Subtree | None) -> Node:
    return Node(f"player-{side}", "player", look=f"p-{colour}" + (" active" if active else "")).add(*rows)


def head(pieces: Pieces, side: int, colour: str, name: str, note: str) -> Node:
    return Node(f"head-{side}", "head").add(chip(side, colour), name_plate(pieces, side, name, note))


def facts(
    pieces: Pieces,
    side: int,
    colour: str,
    horses: int,
    coins: int,
    banners: int,
    outposts: int,
    hand: int,
    track: int,
    trophy: int,
) -> Node:
    row = stock(pieces, side, colour, False, horses, coins, banners, outposts)
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
