"""The learning ground: any game for programs that learn, one by one or thousands at once.

`batch` steps many games together; `aec`, `against` and `openspiel` are the same games as PettingZoo, Gymnasium and
OpenSpiel know them (`pip install 'peltry[learning]'`).
"""

from __future__ import annotations

from typing import Any

from ..errors import BadOption
from ..table.library import GameAtTable, load
from .many import Batch, Seen

__all__ = ["Batch", "Seen", "aec", "against", "batch", "openspiel"]


def batch(game: str | GameAtTable, games: int, device: str = "cpu", **how: Any) -> Any:
    """Many games that step together; see many.py for what can be said besides. With `device="gpu"` all lies there."""
    found = load(game) if isinstance(game, str) else game
    if device == "gpu":
        from .on_gpu import GpuBatch

        return GpuBatch(found, games, **how)
    if device != "cpu":
        raise BadOption(f"a batch lies on cpu or gpu, not on {device!r}")
    return Batch(found, games, **how)


def aec(game: str | GameAtTable, **how: Any) -> Any:
    """An environment of PettingZoo in which every seat is an agent."""
    from .zoo import SeatsTakeTurns

    return SeatsTakeTurns(game, **how)


def against(game: str | GameAtTable, bots: Any = ("greedy",), **how: Any) -> Any:
    """An environment of Gymnasium: one learner among bots."""
    from .alone import AgainstBots

    return AgainstBots(game, bots, **how)


def openspiel(game: str | GameAtTable, **how: Any) -> Any:
    """A game of OpenSpiel."""
    from .spiel import openspiel

    return openspiel(game, **how)
