"""Bots. A bot sees only what its seat may know: the position with everything else dealt anew."""

from __future__ import annotations

from typing import Protocol

from ..errors import PeltryError
from ..kernel.position import Position
from ..table.library import GameAtTable
from .greedy import GreedyBot
from .random import RandomBot


class Bot(Protocol):
    """Chooses a move for a seat. The same position, seat and seed give the same choice."""

    name: str

    def choose(self, position: Position, seat: int) -> int: ...


BOTS: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> tuple[str, ...]:
    return tuple(BOTS)


def make_bot(name: str, game: GameAtTable, seed: int = 0) -> Bot:
    if name not in BOTS:
        raise PeltryError(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")
    return BOTS[name](game, seed)


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "bot_names", "make_bot"]
