"""Alone: the ghost's cards and tokens with what it will do next, this year's adversity, the objectives."""

from __future__ import annotations

from ....kernel.game import COLOURS, Message
from ....kernel.sets import bits
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.cards import (
    ADVERSITIES,
    ADVERSITY_NAMES,
    EVEN_PAIRS,
    EVERY_RESOURCE,
    FIVE_CANOES,
    FIVE_WOMEN,
    FOUR_HUNTERS,
    FOUR_MAJORITIES,
    FOUR_TURTLES,
    GHOST_NAMES,
    GREAT_MASKS,
    LEVEL_THREE,
    NOBODY_SICK,
    OBJECTIVE_NAMES,
    ONE_LEFT,
    ONE_RIGHT,
    SLOTS,
    THREE_TILES,
)
from ..pieces.goods import RESOURCES
from ..pieces.state import NONE
from ..rules.ghost import YOU
from ..words import pieces as said
from .counting import majorities
from .foretold import foretold
from .parts import Pieces, Sight

GHOST_ART = ("act-military", "act-harvest", "act-hunt", "act-trade")
ADVERSITY_ART = (
    "adv-toll", "adv-drought", "adv-frozen", "adv-wildfire", "adv-snow", "adv-winter", "ship-french", "ship-english",
    "smallpox", "adv-storm", "adv-season", "adv-again", "adv-again", "adv-again", "adv-theft", "act-military",
)  # fmt: skip
OBJECTIVE_ART = (
    "any-good", "act-trade", "spot-corn", "spot-forest", "act-canoe", "majority", "longhouse", "any-good",
    "turtle-back", "score-pair", "act-mask", "score-pair",
)  # fmt: skip
TOKEN_ART = ("token-back", "token-arrow", "token-circle")


def ghost(sight: Sight) -> Node | None:
    board = sight.board
    if not board.solo:
        return None
    node = Node("ghost", "ghost", look=f"p-{COLOURS[board.ghost]}")
    each = board.players[board.ghost]
    title = Node("ghost-title", "title", "ghost-sign", text=sight.names[board.ghost])
    tip = Message("scene-tip-ghost-points")
    score = Node("ghost-points", "points", text=each.points, tip=tip)
    rest = Message("scene-ghost-reserve", {"warriors": each.home[0], "women": each.home[1], "hunters": each.home[2]})
    node.add(title, score, Node("ghost-reserve", "about", text=rest))
    slots = Node("ghost-slots", "slots")
    for slot in range(SLOTS):
        slots.add(slot_of(sight, slot))
    node.add(slots, forecast(sight))
    return node.add(adversity(sight), objectives(sight))


def slot_of(sight: Sight, slot: int) -> Subtree:
    board = sight.board
    acted = (slot - board.slot_disc) % SLOTS < board.ghost_acts
    due = slot == board.due and not board.over and board.ghost_acts < SLOTS
    token = NONE if board.plain_ghost else board.tokens_up[slot]
    return sight.part(ghost_slot, slot, board.slots[slot], acted, due, slot == board.slot_disc, token, board.ghost)


def ghost_slot(
    pieces: Pieces, slot: int, card: int, acted: bool, due: bool, first: bool, token: int, side: int
) -> Node:
    action = int(pieces.box["ghost_action"][card])
    node = Node(
        f"ghost-{GHOST_NAMES[card]}", "ghostcard", GHOST_ART[action], "acted" if acted else "due" if due else ""
    )
    node.text = said.ghost_card(pieces.box, card)
    node.tip = Message(
        "scene-tip-ghost-card",
        {"card": said.ghost_card(pieces.box, card), "about": said.ghost_card(pieces.box, card, ".about")},
    )
    node.source = pieces.source(f"ghost.{GHOST_NAMES[card]}.action", f"ghost.{GHOST_NAMES[card]}.points")
    if acted:
        node.add(Node(f"ghost-marker-{slot}", "marker", f"action-marker-{COLOURS[side]}", "alike"))
    if token != NONE:
        kind = ("unseen", "arrow", "circle")[token]
        node.add(Node(f"ghost-token-{slot}", "token", TOKEN_ART[token], tip=Message(f"scene-tip-token-{kind}")))
    if first:
        node.add(Node("slot-disc", "disc", f"disc-{COLOURS[side]}", tip=Message("scene-tip-slot-disc")))
    return node


def forecast(sight: Sight) -> Node | None:
    """What the ghost will do next, as far as the rules show it."""
    board = sight.board
    if board.over:
        return None
    node = Node("forecast", "forecast", "ghost-sign")
    if board.ghost_acts == SLOTS:
        key = "scene-ghost-done" if board.plain_ghost or board.ghost_placed else "scene-ghost-order"
        node.text = Message(key)
        return node
    will = foretold(sight, int(sight.box["ghost_action"][board.slots[board.due]]))
    maybe = not board.plain_ghost and not board.tokens_stay and board.spaces[0] == 0
    node.look = "twice" if "first" in will.args else ""
    node.text = Message("scene-ghost-maybe" if maybe else "scene-ghost-next", {"next": will})
    return node


# Adversity and objectives.


def adversity(sight: Sight) -> Node | None:
    board = sight.board
    if board.plain_ghost:
        return None
    if board.adversity == NONE:
        return Node("adversity", "adversity", look="none", text=Message("scene-no-adversity"))
    return Node("adversity", "adversity").add(sight.part(adversity_card, board.adversity))


def adversity_card(pieces: Pieces, card: int) -> Node:
    """Upper half: which new tile the ghost removed; lower half: what weighs on this year."""
    box, name = pieces.box, ADVERSITY_NAMES[card]
    effect, upper = int(box["adversity"][card]), int(box["upper"][card])
    node = Node(f"adversity-{name}", "advcard", ADVERSITY_ART[effect], ADVERSITIES[effect].replace("_", "-"))
    node.tip = Message(
        "scene-tip-adversity", {"card": said.adversity(box, card), "about": said.adversity(box, card, ".about")}
    )
    node.source = pieces.source(f"adversity.{name}.upper", f"adversity.{name}.effect")
    sign = "←" if upper == ONE_LEFT else "→" if upper == ONE_RIGHT else upper
    node.add(Node(f"upper-{name}", "upper", text=sign, tip=Message("scene-tip-upper")))
    node.add(Node(f"title-{name}", "name", text=said.adversity(box, card)))
    return node.add(Node(f"about-{name}", "power", text=said.adversity(box, card, ".about")))


def objectives(sight: Sight) -> Node:
    node = Node("objectives", "goals")
    for goal in bits(sight.board.objectives):
        node.add(sight.part(objective, goal, *standing(sight, goal), bool(sight.board.met >> goal & 1)))
    return node


def standing(sight: Sight, goal: int) -> tuple[str, bool]:
    """How far one has come towards an objective, and whether it would be met now."""
    board, me, need = sight.board, sight.board.players[YOU], int(sight.box["goal"][goal])
    if goal == GREAT_MASKS:
        return "", bool(me.great_masks)
    if goal == NOBODY_SICK:
        have = sum(me.longhouse)
        return str(have), have <= need
    if goal == EVEN_PAIRS:
        gap = max(abs(me.tracks[board.belts[k]] - me.tracks[board.belts[k + 1]]) for k in (0, 2))
        return str(gap), gap <= need
    have = {
        THREE_TILES: me.progress.bit_count(),
        LEVEL_THREE: max((int(sight.box["progress_level"][tile]) for tile in bits(me.progress)), default=0),
        FIVE_WOMEN: me.women.bit_count(),
        FOUR_HUNTERS: me.hunters.bit_count(),
        FIVE_CANOES: me.afloat,
        FOUR_MAJORITIES: majorities(sight, YOU),
        EVERY_RESOURCE: min(me.goods[: len(RESOURCES)]),
        FOUR_TURTLES: board.turtles[YOU] + me.turtles_up.bit_count(),
    }.get(goal, min(me.tracks))
    return f"{have}/{need}", have >= need


def objective(pieces: Pieces, goal: int, so_far: str, would: bool, met: bool) -> Node:
    name = OBJECTIVE_NAMES[goal]
    node = Node(f"objective-{name}", "goal", OBJECTIVE_ART[goal], "met" if met or would else "", so_far or None)
    node.tip = Message("scene-tip-goal-met" if would else "scene-tip-goal", {"goal": said.objective(pieces.box, goal)})
    node.source = pieces.source(f"objective.{name}.amount")
    return node.add(Node(f"goal-{name}", "word", text=said.objective(pieces.box, goal)))
