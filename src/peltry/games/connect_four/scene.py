"""What lies on the table of connect four: seven columns to drop a disc into. The smallest scene there is."""

from __future__ import annotations

from ...kernel.contract import Message
from ...table.scene import Node, View
from .rules import ROWS

COLOURS = ("blue", "red")


def scene(view: View) -> Node:
    state = view.state
    turn = int(state["stack"][state["depth"] - 1]["who"]) if not state["over"] else int(state["winner"])
    players = Node("players", "status")
    for side, colour in enumerate(COLOURS):
        look = f"p-{colour}" + (" now" if side == turn else "")
        players.add(Node(f"player-{side}", "player", f"disc-{colour}", look, view.names[side]))
    grid = Node("grid", "grid")
    for column, discs in enumerate(state["discs"].tolist()):
        letter = "abcdefg"[column]
        drop = Message("move-drop", {"column": letter})
        slot = Node(f"column-{letter}", "column", text=letter, tip=drop, moves=[column] if column in view.legal else [])
        grid.add(slot.add(*(hole(view, letter, row, discs[row]) for row in reversed(range(ROWS)))))
    return Node("table", "table").add(players, grid)


def hole(view: View, letter: str, row: int, disc: int) -> Node:
    node = Node(f"hole-{letter}{row + 1}", "hole")
    if disc:
        colour = COLOURS[disc - 1]
        node.add(Node(f"disc-{letter}{row + 1}", "disc", f"disc-{colour}", f"p-{colour}", tip=view.names[disc - 1]))
    return node
