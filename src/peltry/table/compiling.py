"""Getting a game's compiled rules ready, and saying how far it has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import event as numba_event

from ..kernel.rule import called_by, compiled_folder
from .library import GameAtTable

Progress = Callable[[int, int], None]  # functions compiled so far, functions in all


class CompileListener(numba_event.Listener):
    """Counts the functions that Numba has compiled."""

    def __init__(self, total: int, progress: Progress):
        self.done, self.total, self.progress = 0, total, progress

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self.done += 1
        self.progress(min(self.done, self.total), self.total)


def count_rules(door: Any) -> int:
    """How many functions stand behind a door."""
    waiting, seen = [door], set()
    while waiting:
        function = waiting.pop().py_func
        if function not in seen:
            seen.add(function)
            waiting.extend(called_by(function))
    return len(seen)


def is_compiled(game: GameAtTable) -> bool:
    """Whether the rules lie compiled on disk, so that the game opens at once."""
    return any(compiled_folder(game.engine.folder).glob("**/*drive*.nbc"))


def make_ready(game: GameAtTable, progress: Progress) -> None:
    """Compile the rules for play, or take them from the disk. `progress` hears only of compiling."""
    listener = CompileListener(count_rules(game.engine.doors["drive"]), progress)
    with numba_event.install_listener("numba:compile", listener):
        _ = game.engine.drive
