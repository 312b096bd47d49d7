"""Which colour each side has: chosen before the game; Ivan takes the next one."""

from __future__ import annotations

from typing import Any

from ..pieces.options import COLOURS


def colours(options: Any) -> list[str]:
    players = int(options["players"])
    chosen = [int(colour) for colour in options["colours"][:players]]
    if players == 1:
        chosen.append((chosen[0] + 1) % len(COLOURS))
    return [COLOURS[colour] for colour in chosen]
