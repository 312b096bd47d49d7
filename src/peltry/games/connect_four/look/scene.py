"""What lies on the table of connect four: seven columns to drop a disc into. The smallest scene there is."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.scene import Node, View
from ..pieces.moves import LETTERS
from ..pieces.state import ROWS

COLOURS = ("blue", "red")


def scene(view: View) -> Node:
    state, names = view.sight, tuple(view.names)
    turn = int(state["stack"][state["depth"] - 1]["who"]) if not state["over"] else int(state["winner"])
    grid = Node("grid", "grid")
    for number, discs in enumerate(state["discs"].tolist()):
        grid.add(view.part(column, number, tuple(discs), names))
    return Node("table", "table").add(view.part(players, turn, names), grid)


def players(turn: int, names: tuple[str, ...]) -> Node:
    row = Node("players", "status")
    for side, colour in enumerate(COLOURS):
        look = f"p-{colour}" + (" now" if side == turn else "")
        row.add(Node(f"player-{side}", "player", f"disc-{colour}", look, names[side]))
    return row


def column(number: int, discs: tuple[int, ...], names: tuple[str, ...]) -> Node:
    letter = LETTERS[number]
    drop = Message("move-drop", {"column": letter})
    slot = Node(f"column-{letter}", "column", text=letter, tip=drop, moves=[number])
    return slot.add(*(hole(f"{letter}{row + 1}", discs[row], names) for row in reversed(range(ROWS))))


def hole(name: str, disc: int, names: tuple[str, ...]) -> Node:
    node = Node(f"hole-{name}", "hole")
    if disc:
        colour = COLOURS[disc - 1]
        node.add(Node(f"disc-{name}", "disc", f"disc-{colour}", f"p-{colour}", tip=names[disc - 1]))
    return node
