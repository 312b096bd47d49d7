"""What lies on the table of Stroganov, as one seat may see it. No coordinates: `table.css` lays it out."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel.game import Message
from ....table.looking import Subtree
from ....table.scene import Node, View
from ..pieces.state import YEARS
from .land import land
from .market import market, songs, story
from .mine import my_board
from .others import other
from .parts import SEASONS, Pieces, Sight
from .turn import turn_steps

NUMERALS = ("I", "II", "III", "IV")


def scene(view: View) -> Node:
    sight = Sight(view)
    board = sight.board
    root = Node("table", "table", look=f"season-{board.season} players-{board.sides}")
    seen_by_all = view.public(public)
    cards = [seen_by_all.cards[side] for side in sight.around[1:]]
    return root.add(
        seen_by_all.status,
        turn_steps(sight),
        Node("others", "others", look=f"season-{board.season}").add(*cards),
        view.alike(panes),
        my_board(sight, sight.bottom),
    )


class Public(NamedTuple):
    """What looks the same to everybody."""

    status: Subtree
    cards: list[Subtree]  # every side's, as the others see it


def public(view: View) -> Public:
    sight = Sight(view)
    board = sight.board
    return Public(sight.part(status, board.season, board.year), [other(sight, side) for side in range(board.sides)])


def panes(view: View) -> Node:
    sight = Sight(view)
    return Node("panes", "tabs").add(land(sight), market(sight), songs(sight), story(sight))


def status(pieces: Pieces, season: str, year: int) -> Node:
    node = Node("status", "status", look=f"season-{season}")
    title = Message("scene-when", {"season": Message(f"season-{season}.title"), "year": year})
    node.add(Node("when", "when", f"season-{season}", text=title))
    tip = Message("scene-tip-years", {"season": Message(f"season-{season}"), "year": year})
    years = Node("years", "years", tip=tip)
    for each in range(1, YEARS + 1):
        when = "now" if each == year else ("past" if each < year else "")
        row = Node(f"year-{each}", "year", look=when, text=NUMERALS[each - 1])
        for name in SEASONS:
            current = "current" if each == year and name == season else ""
            row.add(Node(f"year-{each}-{name}", "season", f"season-{name}", current))
        years.add(row)
    return node.add(years)
