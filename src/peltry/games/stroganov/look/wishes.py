"""The Tsar's wishes as cards: what they ask, what they are worth, and their effect in signs."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.scene import Node
from ..pieces.box import POINTS
from ..pieces.cards import WISH_NAMES
from ..words import pieces as said
from .parts import Pieces, fur_icon, sign

Signs = tuple[tuple[str, str], ...]

# The effect of a wish in pictures, each with what is written beside it. The tooltip says it in words.
WINTER, END = ("season-winter", ""), ("season-marker", "")
LONGER: Signs = (("hoof", "+1"),)
HORSES_IN_WINTER: Signs = (WINTER, ("horse", "3"))
STORIES_IN_WINTER: Signs = (WINTER, ("story", "2"))
DEEPER: Signs = (("trophy", "+1"),)


def at_end(points: str, *each: tuple[str, str]) -> Signs:
    return (END, ("vp", points), *each)


EFFECTS: dict[str, Signs] = {
    "S1": LONGER, "A1": LONGER, "S2": HORSES_IN_WINTER, "A2": HORSES_IN_WINTER,
    "S3": (WINTER, ("coin", "1")), "S4": STORIES_IN_WINTER, "A7": STORIES_IN_WINTER,
    "S5": (WINTER, ("horse", "2"), ("fort-none", "/")), "S6": (WINTER, ("horse", "2"), ("tile", "/")),
    "S7": DEEPER, "A4": DEEPER, "S8": (("bow", ""), ("both-ways", "")), "S9": (("compass", "2."), ("any-fur", "")),
    "A3": (("wish-sealed", ""), ("pelt", "−1")), "A5": (WINTER, ("bag", "")),
    "A6": (("compass", ""), ("arrow-west", "2")), "A8": (("bow", ""), ("no-horse", "")),
    "A9": (WINTER, ("compass", "")), "A10": (("fur-tiger", "1"),),
    "A11": (("season-spring", ""), ("compass", "")), "A12": (("season-summer", ""), ("compass", "")),
    "A13": (("season-autumn", ""), ("compass", "")), "A14": (("bow", ""), ("no-coin", "")),
    "B1": at_end("2"), "B2": at_end("3"), "B3": at_end("4"), "B4": at_end("1", ("fur-tiger", "/")),
    "B5": at_end("1", ("fort-none", "/")), "B6": at_end("1", ("vp", "/4")), "B7": at_end("1", ("coin", "/")),
    "B8": at_end("3", ("land-mountain", "/")), "B9": at_end("3", ("land-swamp", "/")),
    "B10": at_end("3", ("land-steppe", "/")), "B11": at_end("3", ("land-forest", "/")),
    "B12": at_end("1", ("tile", "/")), "B13": at_end("1", ("wish-sealed", "/")), "B14": at_end("1", ("banner", "/")),
}  # fmt: skip


def effect(id: str, name: str) -> Node:
    row = Node(id, "effect", look=f"n-{len(EFFECTS[name])}")
    for i, (art, text) in enumerate(EFFECTS[name]):
        look = "per" if text.startswith("/") else ("vp" if art == "vp" else "sign")
        row.add(sign(f"{id}-{i}", art, text or None, look))
    return row


def wish_tip(pieces: Pieces, wish: int) -> Message:
    card = pieces.box["wishes"][wish]
    return Message(
        "scene-tip-wish",
        {
            "name": WISH_NAMES[wish],
            "asks": said.wish_asks(wish, pieces.box),
            "points": said.good(POINTS, int(card["points"])),
            "effect": Message(f"wish-{WISH_NAMES[wish]}.about"),
        },
    )


def wish_card(pieces: Pieces, wish: int, moves: list[int], look: str = "") -> Node:
    """The whole card, sealed: what it asks, what it is worth and what it does."""
    name = WISH_NAMES[wish]
    source = pieces.source(*(f"wish.{name}.{value}" for value in ("value", "need", "pay", "points")))
    return Node(
        f"wish-{name}",
        "wish",
        "wish-sealed",
        look,
        tip=pieces.once(wish_tip, wish),
        source=source,
        moves=moves,
        children=[*pieces.once(wish_face, wish)],
    )


def wish_face(pieces: Pieces, wish: int) -> list[Node]:
    """Points, furs to own and to return, effect."""
    name, card = WISH_NAMES[wish], pieces.box["wishes"][wish]
    id = f"wish-{name}"
    return [
        sign(f"{id}-points", "vp", int(card["points"]), "vp"),
        fur_icon(f"{id}-need", int(card["value"]), "need", text=f"×{int(card['need'])}"),
        Node(f"{id}-pay", "pay", text=Message("scene-pay", {"n": int(card["pay"])})),
        effect(f"{id}-effect", name),
    ]


def fulfilled_card(pieces: Pieces, wish: int, moves: tuple[int, ...], look: str = "") -> Node:
    """A fulfilled wish: only its effect still matters, and its seal is broken."""
    name = WISH_NAMES[wish]
    tip = Message("scene-tip-fulfilled", {"name": name, "effect": Message(f"wish-{name}.about")})
    face = pieces.once(fulfilled_face, name)
    return Node(f"wish-{name}", "wish", look=f"fulfilled {look}".strip(), tip=tip, moves=[*moves], children=face)


def fulfilled_face(pieces: Pieces, name: str) -> list[Node]:
    return [Node(f"wish-{name}-seal", "seal", "seal"), effect(f"wish-{name}-effect", name)]


def wish_back(pieces: Pieces, side: int, k: int) -> Node:
    """A wish in another player's hand: only that it is there."""
    return Node(f"hand-{side}-{k}", "back", "wish-sealed")
