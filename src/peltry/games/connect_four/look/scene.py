"""What lies on the table of connect four: seven columns to drop a disc into. The smallest scene there is."""

from __future__ import annotations

from typing import Any

from ....kernel.declared import Event
from ....kernel.game import Message
from ....table.scene import Node, View
from ..pieces.moves import LETTERS
from ..pieces.state import COLUMNS, ROWS

COLOURS = ("blue", "red")


def scene(view: View) -> Node:
    state, names = view.sight, tuple(view.names)
    turn = int(state["stack"][state["depth"] - 1]["who"]) if not state["over"] else int(state["winner"])
    grid, won = Node("grid", "grid"), winning_discs(state, int(view.box["to_win"]))
    for number, discs in enumerate(state["discs"].tolist()):
        rows = tuple(row for at, row in won if at == number)
        grid.add(view.part(column, number, tuple(discs), names, rows))
    return Node("table", "table").add(view.part(players, turn, names), grid)


def players(turn: int, names: tuple[str, ...]) -> Node:
    row = Node("players", "status")
    for side, colour in enumerate(COLOURS):
        look = f"p-{colour}" + (" now" if side == turn else "")
        row.add(Node(f"player-{side}", "player", f"disc-{colour}", look, names[side]))
    return row


def winning_discs(state: Any, to_win: int) -> list[tuple[int, int]]:
    """Column and row of every disc that stands in a line that won; none while nobody has won."""
    discs, found = state["discs"], set[tuple[int, int]]()
    if int(state["winner"]) < 0:
        return []
    for at in range(COLUMNS):
        for row in range(ROWS):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                line = [(at + step * dx, row + step * dy) for step in range(to_win)]
                if all(0 <= x < COLUMNS and 0 <= y < ROWS and discs[x][y] == discs[at][row] != 0 for x, y in line):
                    found.update(line)
    return sorted(found)


def column(number: int, discs: tuple[int, ...], names: tuple[str, ...], won: tuple[int, ...]) -> Node:
    letter = LETTERS[number]
    drop = Message("move-drop", {"column": letter})
    slot = Node(f"column-{letter}", "column", text=letter, tip=drop, moves=[number])
    return slot.add(*(hole(f"{letter}{row + 1}", discs[row], names, row in won) for row in reversed(range(ROWS))))


def hole(name: str, disc: int, names: tuple[str, ...], won: bool) -> Node:
    node = Node(f"hole-{name}", "hole")
    if disc:
        colour = COLOURS[disc - 1]
        look = f"p-{colour}" + (" won" if won else "")
        node.add(Node(f"disc-{name}", "disc", f"disc-{colour}", look, tip=names[disc - 1]))
    return node


def event_nodes(event: Event) -> list[str]:
    return [f"disc-{LETTERS[event.column]}{event.row + 1}"] if event.name == "dropped" else []
