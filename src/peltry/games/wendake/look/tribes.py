"""Tribe cards: at the start to be chosen, then small beside one's things."""

from __future__ import annotations

from ....kernel.game import Message
from ....kernel.sets import bits
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.cards import TRIBE_NAMES
from ..pieces.decisions import ASK_TRIBE
from ..pieces.goods import GOODS, NATIVES
from ..words import pieces as said
from .parts import Pieces, Sight


def small_tribe(sight: Sight, side: int) -> Subtree | None:
    """The woven square of a tribe; its power in the tip."""
    each = sight.sides[side]
    if each.tribe <= 0:
        return None
    return sight.part(emblem, side, each.tribe, bool(each.power_used))


def emblem(pieces: Pieces, side: int, tribe: int, used: bool) -> Node:
    look = "spent" if used else ""
    node = Node(f"tribe-of-{side}", "tribe", f"tribe-{tribe:02}", look, said.tribe(tribe))
    about = said.tribe_power(tribe, pieces.box)
    key = "scene-tip-tribe-used" if used else "scene-tip-tribe"
    node.tip = Message(key, {"tribe": said.tribe(tribe), "about": about})
    node.source = tribe_source(pieces, tribe)
    return node


def tribe_source(pieces: Pieces, tribe: int) -> str | None:
    return pieces.source(*(f"tribe.{TRIBE_NAMES[tribe]}.{key}" for key in ("village", "goods", "amount")))


def tribe_choice(sight: Sight) -> Node | None:
    """The tribes to choose from, and who has chosen already."""
    offered = bits(sight.board.offered_tribes)
    if not offered or sight.board.asked != ASK_TRIBE:
        return None
    node = Node("tribes", "tribes", vars={"n": len(offered)})
    node.add(Node("tribes-title", "title", text=Message("scene-choose-tribe")))
    row = Node("tribes-row", "tribecards")
    row.add(*(sight.part(tribe_card, tribe, sight.moves("tribe", tribe=tribe)) for tribe in offered))
    return node.add(row)


def tribe_card(pieces: Pieces, tribe: int, moves: tuple[int, ...]) -> Node:
    """Its weave and name, who begins in village and longhouse, goods, and the power in a sentence."""
    printed, name = pieces.box["tribes"][tribe], TRIBE_NAMES[tribe]
    node = Node(
        f"tribe-{name}", "tribecard", f"tribe-{tribe:02}", moves=list(moves), source=tribe_source(pieces, tribe)
    )
    node.tip = Message("scene-tip-tribe", {"tribe": said.tribe(tribe), "about": said.tribe_power(tribe, pieces.box)})
    node.add(Node(f"{name}-name", "name", text=said.tribe(tribe)))
    start = Node(f"{name}-start", "start")
    for native, kind in enumerate(NATIVES):
        text = f"{int(printed['home'][native])} · {int(printed['longhouse'][native])}"
        start.add(Node(f"{name}-{kind}", "begin", f"sign-{kind}", text=text))
    goods = Node(f"{name}-goods", "start")
    for good, kind in enumerate(GOODS):
        if count := int(printed["goods"][good]):
            goods.add(Node(f"{name}-{kind}", "begin", kind, text=count))
    goods.add(Node(f"{name}-canoes", "begin", "act-canoe", text=int(printed["canoes"])))
    goods.add(Node(f"{name}-masks", "begin", "mask-back", text=int(printed["masks"])))
    return node.add(start, goods, Node(f"{name}-about", "power", text=said.tribe_power(tribe, pieces.box)))
