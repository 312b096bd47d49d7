"""Connect four at the terminal."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.panels import Panel
from ....table.scene import View
from ..pieces.moves import LETTERS
from ..pieces.state import COLUMNS, ROWS

DISCS = "·●○"


def panels(view: View) -> list[Panel]:
    discs = view.sight["discs"]
    rows: list[tuple[str, ...]] = [
        tuple(DISCS[discs[column][row]] for column in range(COLUMNS)) for row in reversed(range(ROWS))
    ]
    players = [(DISCS[seat + 1], name) for seat, name in enumerate(view.names)]
    return [Panel(Message("game-title"), rows, tuple(LETTERS)), Panel(Message("table-players"), players)]
