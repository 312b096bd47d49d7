"""Bots. A bot sees only what its seat may know: the position with everything else dealt anew (see fair.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from ..kernel.position import Position
from ..table.library import GameAtTable
from .advice import Advised, advice
from .analysis import Analysis, Lapse, analyse
from .greedy import GreedyBot
from .levels import LEVELS, LearnedBot, at_level
from .random import RandomBot


class Bot(Protocol):
    """Chooses a move for a seat. The same position, seat and seed give the same choice."""

    name: str

    def choose(self, position: Position, seat: int) -> int: ...


Maker = Callable[..., Bot]  # (game, seed)
BOTS: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, **{level: at_level(level) for level in LEVELS}}


def bot_names() -> tuple[str, ...]:
    """The bots that can be named: those of the house, of installed packages, and those that the host has named."""
    from .finding import installed, named

    return (*BOTS, *(name for name in installed() if name not in BOTS), *named())


def make_bot(name: str, game: GameAtTable, seed: int = 0) -> Bot:
    """A bot by its level or name, by `module:Class`, or by `file.py:Class`."""
    from .finding import maker_of

    made: Any = maker_of(name)(game, seed)
    return made


__all__ = [
    "BOTS", "LEVELS", "Advised", "Analysis", "Bot", "GreedyBot", "Lapse", "LearnedBot", "RandomBot", "advice",
    "analyse", "bot_names", "make_bot",
]  # fmt: skip
