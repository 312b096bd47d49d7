"""Getting a game's compiled rules ready, and saying how far it has come."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core import event as numba_event

from ..kernel.tools.rule import INTERPRETED, cache_home, compiled_folder, reach
from .library import GameAtTable

Progress = Callable[[int, int], None]  # functions compiled so far, functions in all


KEPT_DAYS = 30


class CompileListener(numba_event.Listener):
    """Counts the functions that Numba has compiled."""

    def __init__(self, total: int, progress: Progress):
        self.done, self.total, self.progress = 0, total, progress

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self.done += 1
        self.progress(min(self.done, self.total), self.total)


def is_compiled(game: GameAtTable, door: str = "drive") -> bool:
    """Whether the game opens at once: its rules lie compiled on disk, or are not to be compiled at all."""
    return INTERPRETED or any(compiled_folder(game.kind.home).glob(f"**/*.{door}-*.nbc"))


def make_ready(game: GameAtTable, progress: Progress, door: str = "drive") -> None:
    """Compile the rules for play, or take them from the disk. `progress` hears only of compiling.

    The door `drive` is for single tables, `play_games` for many random games, `step_games` for batches.
    """
    listener = CompileListener(len(list(reach(game.engine.doors[door]))), progress)
    options = game.options(min(game.players))
    with numba_event.install_listener("numba:compile", listener):
        if door == "play_games":
            next(game.engine.random_chunks(options, 0, 1))
        elif door == "step_games":
            game.engine.batch(options, np.zeros(1, np.uint64))
        else:
            _ = game.engine.drive
    if listener.done:
        progress(listener.total, listener.total)
        forget_old_rules()


def forget_old_rules() -> None:
    """Compiled rules of sources that are long gone would fill the disk; what is needed is compiled anew."""
    oldest = time.time() - KEPT_DAYS * 86_400
    for folder in cache_home().glob("rules-*"):
        if folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
