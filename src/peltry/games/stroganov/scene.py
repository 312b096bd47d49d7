"""What lies on the table of Stroganov, as one seat may see it. No coordinates: `table.css` lays it out."""

from __future__ import annotations

from ...kernel.contract import Message
from ...table.scene import Node, View
from .scene_land import land
from .scene_market import market, songs, story_track
from .scene_parts import SEASONS, Sight
from .scene_players import my_board, other
from .state import YEARS

NUMERALS = ("I", "II", "III", "IV")


def scene(view: View) -> Node:
    sight = Sight(view)
    bottom = sight.seat if 0 <= sight.seat < sight.sides else 0
    root = Node("table", "table", look=f"season-{sight.season} players-{sight.sides}")
    panes = Node("panes", "tabs").add(land(sight), market(sight), songs(sight), story_track(sight))
    rest = [side for side in seating(sight, bottom) if side != bottom]
    return root.add(
        status(sight),
        Node("others", "others", look=f"season-{sight.season}").add(*(other(sight, side) for side in rest)),
        panes,
        my_board(sight, bottom),
    )


def seating(sight: Sight, first: int) -> list[int]:
    """Everybody in the order of the seats, from one's own left."""
    return [(first + k) % sight.sides for k in range(sight.sides)]


def status(sight: Sight) -> Node:
    year, season = int(sight.state["year"]), SEASONS.index(sight.season)
    node = Node("status", "status", look=f"season-{sight.season}")
    title = Message("scene-when", {"season": Message(f"season-{sight.season}.title"), "year": year})
    node.add(Node("when", "when", f"season-{sight.season}", text=title))
    years = Node(
        "years", "years", tip=Message("scene-tip-years", {"season": Message(f"season-{sight.season}"), "year": year})
    )
    for each in range(1, YEARS + 1):
        row = Node(
            f"year-{each}",
            "year",
            look="now" if each == year else ("past" if each < year else ""),
            text=NUMERALS[each - 1],
        )
        for k, name in enumerate(SEASONS):
            row.add(
                Node(
                    f"year-{each}-{name}", "season", f"season-{name}", "current" if each == year and k == season else ""
                )
            )
        years.add(row)
    return node.add(years)
