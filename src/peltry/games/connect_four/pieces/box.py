"""What is printed, as numbers that rules can read. The values are in `printed.toml`."""

from __future__ import annotations

from typing import Any

from ....kernel.printed import Printed
from ....kernel.tools.records import i8, record
from .state import COLUMNS

BOX = record(("to_win", i8))


def fill_box(printed: Printed, box: Any) -> None:
    box["to_win"] = printed.number("board.to_win", 2, COLUMNS)
