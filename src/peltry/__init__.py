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

# isort: off
if TYPE_CHECKING:  # a type checker reads this alone, and only what is named with `as` is offered to it
    from .bots import Analysis as Analysis, Bot as Bot, Lapse as Lapse, analyse as analyse
    from .bots import bot_names as bot_names, make_bot as make_bot
    from .bots.fair import ask as ask
    from .errors import IllegalMove as IllegalMove, PeltryError as PeltryError
    from .kernel.position import Position as Position
    from .table.library import GameAtTable as GameAtTable, game_names as game_names, load as load
    from .table.match import Match as Match
    from .table.save import read_save as read_save, write_save as write_save
# isort: on

__version__ = "0.1.0"

_ROOMS = {
    "bots": ("Analysis", "Bot", "Lapse", "analyse", "bot_names", "make_bot"),
    "bots.fair": ("ask",),
    "errors": ("IllegalMove", "PeltryError"),
    "kernel.position": ("Position",),
    "table.library": ("GameAtTable", "game_names", "load"),
    "table.match": ("Match",),
    "table.save": ("read_save", "write_save"),
}
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}
__all__ = sorted((*_ROOM_OF, "__version__"))  # noqa: PLE0605


def __getattr__(name: str) -> Any:
    if name in _ROOM_OF:
        found = globals()[name] = getattr(importlib.import_module(f".{_ROOM_OF[name]}", __name__), name)
        return found
    raise AttributeError(f"peltry has no {name!r}; it has {', '.join(__all__)}")


def __dir__() -> list[str]:
    return __all__
