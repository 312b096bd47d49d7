"""Peltry: a table for modern board games, for people in a browser and for programs.

    game = peltry.load("stroganov")
    match = game.new(players=3, seed=7)
    match.play("coin")

What is named here is all that a program needs, and stays as it is from release to release; docs/bots.md tells the rest.
What lies deeper may change. Each name is fetched when it is first asked for: compiled rules are not loaded in vain.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bots import Bot, bot_names, make_bot
    from .bots.fair import ask
    from .errors import IllegalMove, PeltryError
    from .kernel.position import Position
    from .table.library import GameAtTable, game_names, load
    from .table.match import Match
    from .table.save import read_save, write_save

__version__ = "0.1.0"
__all__ = [
    "Bot", "GameAtTable", "IllegalMove", "Match", "PeltryError", "Position", "__version__", "ask", "bot_names",
    "game_names", "load", "make_bot", "read_save", "write_save",
]  # fmt: skip

_HOME = {
    "bots": ("Bot", "bot_names", "make_bot"),
    "bots.fair": ("ask",),
    "errors": ("IllegalMove", "PeltryError"),
    "kernel.position": ("Position",),
    "table.library": ("GameAtTable", "game_names", "load"),
    "table.match": ("Match",),
    "table.save": ("read_save", "write_save"),
}


def __getattr__(name: str) -> Any:
    for home, names in _HOME.items():
        if name in names:
            found = globals()[name] = getattr(importlib.import_module(f".{home}", __name__), name)
            return found
    raise AttributeError(f"peltry has no {name!r}; it has {', '.join(__all__)}")


def __dir__() -> list[str]:
    return __all__
