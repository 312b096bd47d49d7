"""What lies on the table of Wendake, as one seat may see it. No coordinates: `table.css` lays it out."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.looking import chip
from ....table.scene import Node, View
from .desk import desk
from .final import final
from .map import the_map
from .mine import my_things
from .offer import display, masks, progress_rows, turtles
from .order import turn_order
from .others import others
from .parts import Sight
from .solo import ghost
from .tiles import board_of
from .tracks import alliance, tracks
from .tribes import tribe_choice


def scene(view: View) -> Node:
    sight = Sight(view)
    board = sight.board
    kind = "solo" if board.solo else "base" if board.base else "allies"
    return Node("table", "table", look=f"players-{board.sides} {kind}").add(
        status(sight),
        others(sight),
        Node("panes", "tabs").add(the_map(sight), actions_pane(sight), tracks_pane(sight), offer_pane(sight)),
        tribe_choice(sight),
        desk(sight),
        my_things(sight),
        final(sight),
    )


def actions_pane(sight: Sight) -> Node:
    node = Node("actions", "pane", "act-move", "actions", Message("scene-tab-actions"))
    order = sight.alike(turn_order)
    return node.add(board_of(sight), order, ghost(sight))


def tracks_pane(sight: Sight) -> Node:
    node = Node("tracks-pane", "pane", "track-ritual", "tracks", Message("scene-tab-tracks"))
    return node.add(tracks(sight), sight.alike(alliance), turtles(sight), masks(sight))


def offer_pane(sight: Sight) -> Node:
    node = Node("offer-pane", "pane", "any-good", "offers", Message("scene-tab-offer"))
    return node.add(sight.alike(display), sight.alike(progress_rows))


def status(sight: Sight) -> Node:
    """The year, who plays in which order, and how everybody stands."""
    node = Node("status", "status")
    return node.add(sight.alike(years), sight.alike(order_of), scores(sight))


def years(sight: Sight) -> Node:
    last, now = int(sight.box["years"]), sight.board.year
    node = Node("years", "years", tip=Message("scene-year", {"year": now, "last": last}))
    for year in range(1, last + 1):
        look = "now" if year == now else "past" if year < now else ""
        node.add(Node(f"year-{year}", "year", "year-marker" if year == now else None, look, year))
    return node


def order_of(sight: Sight) -> Node:
    board = sight.board
    node = Node("order", "order", tip=Message("scene-tip-order"))
    for side in board.order[: board.sides]:
        mark = chip(side, "order")
        mark.tip = sight.names[side]
        mark.look += " now" if side == board.active and not board.over else ""
        node.add(mark)
    return node


def scores(sight: Sight) -> Node:
    node = Node("scores", "scores")
    for side in range(sight.board.sides):
        look = "mine" if side == sight.seat else ""
        tip = Message("scene-tip-score", {"who": sight.names[side], "n": sight.points(side)})
        each = Node(f"score-{side}", "score", look=look, tip=tip).add(chip(side, "score-chip"))
        node.add(each.add(Node(f"score-points-{side}", "far", text=sight.points(side))))
    return node
