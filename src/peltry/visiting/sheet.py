"""What a table has told a program, kept up to date (see `telling/data.py` of the server)."""

from __future__ import annotations

from typing import Any


def take_over(changed: dict[str, Any], sheet: dict[str, Any]) -> None:
    """Lay changes over what was known, each under the way to it: `players.0.coins`."""
    for path, value in changed.items():
        *way, last = path.split(".")
        place: Any = sheet
        for name in way:
            place = place[int(name) if isinstance(place, list) else name]
        place[int(last) if isinstance(place, list) else last] = value
