"""A player that somebody trained, by the file that holds it: `path/last.npz`, or `path/last.npz@1` with a time."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

from ..errors import PeltryError
from ..kernel.game import Game
from ..masters import weights
from ..table.library import GameAtTable
from .levels import USUAL_THOUGHT, LearnedBot, thought_of

WRITTEN = re.compile(r"(?P<file>.+\.npz)(?:@(?P<time>.*))?")


def is_trained(name: str) -> bool:
    return WRITTEN.fullmatch(name) is not None


def called(name: str) -> str:
    """`runs/last.npz@1` is called last@1."""
    file, _, time = name.rpartition(".npz")
    return Path(file).name + time


def trained(name: str) -> Any:
    """How to make it. It plays as a Master would: what it likes best, after a look at where its turn would lead."""
    written = WRITTEN.fullmatch(name)
    assert written is not None
    file, time = Path(written["file"]), written["time"]
    budget = USUAL_THOUGHT if time is None else thought_of(name, time)
    if not file.is_file():
        raise PeltryError(f"there is no file {file}")

    def make(game: GameAtTable, seed: int = 0) -> LearnedBot:
        bot = LearnedBot(game, seed, 0.0, budget, learned(file, game.kind))
        bot.name = called(name)
        return bot

    return make


@functools.cache
def learned(file: Path, kind: Game) -> weights.Learned:
    """Bots are made for every game; the file is read once."""
    return weights.load(file, kind)
