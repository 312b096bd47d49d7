"""Connect four at the terminal."""

from __future__ import annotations

from typing import Any

from ...kernel.contract import Message
from ...table.panels import Panel
from .rules import COLUMNS, ROWS

DISCS = "·●○"


def panels(view: Any) -> list[Panel]:
    discs = view.state["discs"]
    rows: list[tuple[str, ...]] = [
        tuple(DISCS[discs[column][row]] for column in range(COLUMNS)) for row in reversed(range(ROWS))
    ]
    players = [(DISCS[seat + 1], name) for seat, name in enumerate(view.names)]
    return [Panel(Message("game-title"), rows, tuple("abcdefg")), Panel(Message("table-players"), players)]
