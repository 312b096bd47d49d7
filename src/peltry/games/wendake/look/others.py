"""The other players, close together: board, goods, masks, the sick, cards and tiles."""

from __future__ import annotations

import functools
from collections.abc import Callable

from ....kernel.game import COLOURS, Message
from ....kernel.sets import bits
from ....table.looking import chip
from ....table.scene import Node
from ..pieces.goods import BEAVER, RESOURCES, RIFLE
from ..words import pieces as said
from .offer import kept_tile
from .order import turn_card
from .parts import Pieces, Sight
from .tiles import mini_board
from .tribes import small_tribe

FEW = 2  # rivals who have room for all they show


def others(sight: Sight) -> Node | None:
    board = sight.board
    rest = [side for side in sight.around[1:] if side != board.ghost]
    if not rest:
        return None
    node = Node("others", "others", look="many" if len(rest) > FEW else "")
    return node.add(*(sight.alike(as_seen(side)) for side in rest))


@functools.cache
def as_seen(side: int) -> Callable[[Sight], Node]:
    """How a side looks to the others."""
    return lambda sight: other(sight, side)


def other(sight: Sight, side: int) -> Node:
    board, each = sight.board, sight.sides[side]
    active = side == (board.to_play if board.pending else board.active) and not board.over
    node = Node(f"player-{side}", "player", look=f"p-{COLOURS[side]}" + (" active" if active else ""))
    head = Node(f"head-{side}", "head").add(
        chip(side, "chip"), Node(f"name-of-{side}", "plate", text=sight.names[side])
    )
    head.add(small_tribe(sight, side), Node(f"note-{side}", "note", text=where(sight, side)))
    facts = (
        sum(each.goods[: len(RESOURCES)]), each.goods[BEAVER], each.goods[RIFLE], board.masks[side],
        sum(each.longhouse), board.turtles[side] + each.turtles_up.bit_count(),
    )  # fmt: skip
    goods = tuple((good, each.goods[good]) for good in range(len(RESOURCES)) if each.goods[good])
    node.add(head, sight.part(facts_of, side, board.base or board.solo, facts, goods), mini_board(sight, side))
    return node.add(kept(sight, side))


def where(sight: Sight, side: int) -> Message:
    """What they are about: to play, or where their marker for the turn order lies."""
    board, each = sight.board, sight.sides[side]
    if board.over:
        return Message("scene-done")
    if side == board.to_play:
        return Message("scene-playing")
    if side + 1 in board.spaces:
        return Message("scene-on-space", {"n": board.spaces.index(side + 1) + 1})
    return Message("scene-markers", {"n": each.acts, "most": int(sight.box["acts"])})


def facts_of(pieces: Pieces, side: int, base: bool, facts: tuple[int, ...], goods: tuple[tuple[int, int], ...]) -> Node:
    node = Node(f"facts-{side}", "facts")
    resources, beavers, rifles, masks, sick, turtles = facts
    tip = Message("scene-tip-their-goods", {"goods": said.goods(goods, "")}) if goods else Message("scene-tip-no-goods")
    node.add(Node(f"their-goods-{side}", "count", "any-good", "" if resources else "none", resources, tip))
    named = [("beaver", beavers, "beaver"), ("rifle", rifles, "rifle"), ("masks", masks, "mask-back")]
    named += [("sick", sick, "longhouse"), ("turtles", turtles, "turtle-back")]
    for name, count, art in named:
        if name == "rifle" and base:
            continue
        told = Message(f"scene-tip-their-{name}", {"n": count})
        node.add(Node(f"their-{name}-{side}", "count", art, "" if count else "none", count, told))
    return node


def kept(sight: Sight, side: int) -> Node | None:
    """Progress tiles and turn cards that lie before them; a card that mine can copy is chosen here."""
    each = sight.sides[side]
    if not each.progress and not each.cards:
        return None
    node = Node(f"kept-{side}", "kept")
    used: set[int] = set()
    for tile in bits(each.progress):
        node.add(kept_tile(sight, side, tile, ()))
    for card in bits(each.cards):
        effect = int(sight.box["card_effect"][card])
        ready = bool(each.ready_cards >> card & 1)
        moves: tuple[int, ...] = ()
        if ready and effect not in used:
            used.add(effect)
            moves = sight.moves("copy", effect=effect)
        node.add(sight.part(turn_card, card, ready, moves, "tiny"))
    return node
