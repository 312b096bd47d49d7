"""What lies on the table of Michel Strogoff, as one seat may see it. No coordinates: `table.css` lays it out."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel.game import Message
from ....table.looking import Subtree, chip
from ....table.scene import Node, View
from ..pieces.cards import NONE
from .couriers import my_things, other
from .dice import tray
from .final import final
from .map import the_map
from .parts import Pieces, Sight
from .row import journey
from .traitor import desk, last_card, ogareff_road, stocks


def scene(view: View) -> Node:
    sight = Sight(view)
    look = f"players-{sight.players}" + (" duel" if sight.board.duel else "")
    seen_by_all = view.public(public)
    rest = [seen_by_all.couriers[seat] for seat in sight.around[1:]]
    return Node("table", "table", look=look).add(
        status(sight),
        Node("others", "others", look="many" if len(rest) > 1 else "").add(*rest) if rest else None,
        seen_by_all.road,
        Node("panes", "tabs").add(the_map(sight), desk(sight, seen_by_all.stocks, seen_by_all.last)),
        tray(sight),
        journey(sight),
        my_things(sight),
        final(sight),
    )


class Public(NamedTuple):
    """What looks the same to everybody."""

    road: Subtree
    stocks: Subtree
    last: Subtree
    couriers: list[Subtree]  # everybody, as the others see them


def public(view: View) -> Public:
    sight = Sight(view)
    couriers = [other(sight, seat) for seat in range(sight.players)]
    return Public(ogareff_road(sight), stocks(sight), last_card(sight), couriers)


def status(sight: Sight) -> Node:
    """Round, Ogareff's distance, the order of this round with the traitor last, and how far everybody is."""
    board, end = sight.board, int(sight.box["ogareff_end"])
    left = max(0, end - board.ogareff)
    node = Node("status", "status")
    if board.over:
        node.add(Node("when", "when", text=Message(f"scene-ending-{board.ending}".replace("_", "-"))))
    else:
        when = Message("scene-when" if left else "scene-when-arrived", {"round": board.round, "left": left})
        node.add(Node("when", "when", "traitor-step", text=when))
        # Once Ogareff is there, it is the Tartars' way to Moscow that counts.
        spaces, unit = (left, "scene-steps") if left else (board.tartars - 1, "scene-to-moscow")
        steps = Node("left", "steps", text=spaces, tip=when)
        node.add(steps.add(Node("left-unit", "unit", text=Message(unit, {"n": spaces}))))
    return node.add(order_of(sight), scores(sight))


def order_of(sight: Sight) -> Subtree:
    seats = [(sight.board.first + k) % sight.players for k in range(sight.players)]
    alive = [(seat, sight.names[seat], seat == sight.board.to_play) for seat in seats if sight.couriers[seat].alive]
    return sight.part(order, sight.board.turn == NONE and not sight.board.over, *alive)


def order(pieces: Pieces, traitor_now: bool, *seats: tuple[int, str, bool]) -> Node:
    node = Node("order", "order", tip=Message("scene-tip-order"))
    for seat, name, now in seats:
        mark = chip(seat, "order")
        mark.tip = name
        mark.look += " now" if now else ""
        node.add(mark)
    traitor = "now" if traitor_now else ""
    return node.add(Node("order-traitor", "traitor", "traitor-step", traitor, tip=Message("scene-tip-traitor")))


def scores(sight: Sight) -> Node:
    """The race in figures: which space, how much energy."""
    node = Node("scores", "scores")
    for seat, courier in enumerate(sight.couriers):
        facts = courier.alive, courier.space, courier.energy
        node.add(sight.part(score, seat, sight.names[seat], seat == sight.seat, *facts))
    return node


def score(pieces: Pieces, seat: int, name: str, mine: bool, alive: bool, space: int, energy: int) -> Node:
    look = ("mine" if mine else "") + ("" if alive else " gone")
    args = {"who": name, "place": pieces.place(space), "energy": energy}
    each = Node(f"score-{seat}", "score", look=look.strip(), tip=Message("scene-tip-score", args))
    text = space if alive else Message("scene-is-fallen")
    each.add(chip(seat, "score-chip"), Node(f"score-space-{seat}", "far", text=text))
    return each.add(Node(f"score-energy-{seat}", "flames", "flame", text=energy) if alive else None)
