"""How events alone keep true what a seat sees of connect four."""

from __future__ import annotations

from typing import Any


def retell(seen: dict[str, Any], event: Any) -> None:
    if event.name == "dropped":
        seen["discs"][event.column][event.row] = event.who + 1
        seen["height"][event.column] += 1
    else:
        seen["over"] = 1
        seen["winner"] = event.who if event.name == "won" else -1
