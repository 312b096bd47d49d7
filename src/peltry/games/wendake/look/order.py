"""The turn order: spaces for markers and, in New Allies, a turn card on each."""

from __future__ import annotations

from ....kernel.game import COLOURS, Message
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.cards import EFFECTS, MOST_SPACES, TURN_CARD_NAMES
from ..pieces.goods import FACTIONS
from ..pieces.moves import ORDER
from ..pieces.state import NONE
from ..words import pieces as said
from .parts import Pieces, Sight

# What a turn card's lower half shows: signs from left to right.
EFFECT_SIGNS = {
    "FISH": ("act-fish",), "HARV": ("act-harvest",), "COPY": ("copy-sign",), "TAN": ("act-tan",),
    "OTHER": ("rifle", "to", "act-move"), "R2RES": ("rifle", "to", "any-good"),
    "TURTLE": ("any-good", "to", "turtle-back"), "EVOLVE": ("any-good", "to", "new-tile"),
    "LAKES": ("act-canoe", "to", "rifle"), "BEAVER": ("rifle", "beaver", "to", "any-good"),
    "RES2R": ("any-good", "to", "rifle"), "MASKHEAL": ("rifle", "act-mask", "to", "longhouse"),
    "RITHEAL": ("rifle", "to", "longhouse"), "ACTIVATE": ("rifle", "to", "yearly-sign"),
    "LEATHER": ("rifle", "to", "leather"), "OFFLINE": ("rifle", "any-good", "to", "off-line"),
    "REFRESH": ("yearly-sign",), "ADVANCE": ("rifle", "to", "act-alliance"), "MASKPICK": ("rifle", "to", "mask-back"),
}  # fmt: skip


def spaces_shown(sight: Sight) -> int:
    """Spaces that are in use: one more than players when cards lie there."""
    board = sight.board
    return board.sides if board.base or board.solo else min(board.sides + 1, MOST_SPACES)


def turn_order(sight: Sight) -> Node | None:
    board = sight.board
    if board.solo and board.plain_ghost:
        return None
    n = spaces_shown(sight)
    look = "plain" if board.base or board.solo else "cards"
    node = Node("turn-order", "spaces", look=f"{look} n-{n}", vars={"n": n})
    node.add(Node("turn-order-title", "title", text=Message("scene-order")))
    return node.add(*(space_of(sight, space) for space in range(n)))


def space_of(sight: Sight, space: int) -> Subtree:
    board = sight.board
    taken = board.spaces[space] - 1
    card = board.turn_cards[space] if not (board.base or board.solo) else NONE
    moves = (ORDER + space,)
    shown = sight.part(turn_card, card, True, moves) if card != NONE else None
    name = sight.names[taken] if taken != NONE else ""
    return sight.part(order_space, space, taken, name, moves if shown is None else (), shown)


def order_space(
    pieces: Pieces, space: int, taken: int, name: str, moves: tuple[int, ...], card: Subtree | None
) -> Node:
    look = "taken" if taken != NONE else "free"
    node = Node(f"space-{space}", "space", look=look, moves=list(moves))
    node.tip = Message("scene-tip-space-taken" if taken != NONE else "scene-tip-space", {"n": space + 1, "who": name})
    node.add(card)
    if taken != NONE:
        node.add(Node(f"order-marker-{taken}", "marker", f"action-marker-{COLOURS[taken]}"))
        node.add(Node(f"space-name-{space}", "who", text=name))
    elif card is None:
        node.add(Node(f"space-name-{space}", "who", text=Message("scene-space-free")))
    return node.add(Node(f"space-number-{space}", "number", text=space + 1))


def turn_card(
    pieces: Pieces, card: int, ready: bool, moves: tuple[int, ...] = (), look: str = "", seat: int = NONE
) -> Node:
    """The alliance on the flap, the effect below it, then whether it works once or every year."""
    box, name = pieces.box, TURN_CARD_NAMES[card]
    effect, shown = int(box["card_effect"][card]), int(box["card_flags"][card])
    free = bool(box["effect_free"][effect])
    node = Node(f"card-{name}", "turncard", look=f"{look} {'' if ready else 'spent'}".strip(), moves=list(moves))
    node.source = pieces.source(f"turn_card.{name}.top", f"turn_card.{name}.effect")
    about = said.effect_about(effect, box)
    key = "scene-tip-card" if ready else "scene-tip-card-spent"
    when = "once" if free else "yearly"
    node.tip = Message(key, {"card": said.turn_card(box, card), "about": about, "when": when})
    flap = Node(f"card-{name}-flap", "flap")
    crowns = [faction for faction in range(2) if shown >> faction & 1]
    if crowns:
        flap.add(Node(f"card-{name}-link", "sign", "act-alliance"))
    flap.add(*(Node(f"card-{name}-{FACTIONS[f]}", "crown", f"fac-{FACTIONS[f]}") for f in crowns))
    body = Node(f"card-{name}-body", "effect", look=f"n-{len(EFFECT_SIGNS[EFFECTS[effect]])}")
    for k, sign in enumerate(EFFECT_SIGNS[EFFECTS[effect]]):
        body.add(Node(f"card-{name}-sign-{k}", "arrow" if sign == "to" else "sign", sign))
    foot = Node(f"card-{name}-foot", "foot", "free-sign" if free else "yearly-sign", text=Message(f"scene-{when}"))
    return node.add(flap, body, foot)
