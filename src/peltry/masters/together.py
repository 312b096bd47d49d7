"""Learning on several machines: each plays and learns by itself, and every few rounds they meet in the middle.

Between two meetings a helper needs nobody, so slow wires cost little; at a meeting all go on from the mean of what each
has learned. A helper that is gone is not waited for: the others have what it had learned up to the last meeting.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ..table.library import load_with_text
from .field import tables_for
from .learner import Learner
from .settings import Settings

log = logging.getLogger("peltry.masters")

MEET_EVERY = 4  # rounds


@dataclass(frozen=True)
class Task:
    """What a helper must know to learn the same thing by games of its own."""

    game: str
    printed: str | None
    players: tuple[int, ...]
    settings: Settings
    fixed: dict[str, Any]
    device: str
    seed: int


class Helper:
    """One who learns elsewhere, and goes on from whatever weights it is given."""

    def __init__(self, task: Task):
        game = load_with_text(task.game, task.printed)
        tables = tables_for(game, list(task.players), task.settings, task.fixed, task.seed)
        self.learner = Learner(game, tables, task.settings, task.device, task.seed)
        self.learner.get_ready()

    def learn(self, flat: np.ndarray, done: float) -> np.ndarray:
        self.learner.adopt(flat)
        for _ in range(MEET_EVERY):
            self.learner.whole_round(done)
        return self.learner.weights()


class Asked(Protocol):
    """A helper as it is asked from afar."""

    def learn(self, flat: np.ndarray, done: float) -> Future[np.ndarray]: ...


class Team:
    def __init__(self, helpers: Sequence[Asked]):
        self.helpers = list(helpers)
        self.at_work: list[tuple[Asked, Future[np.ndarray]]] = []

    def go_on(self, flat: np.ndarray, done: float) -> None:
        """Everybody learns on from the same weights."""
        self.at_work = [(helper, helper.learn(flat, done)) for helper in self.helpers]

    def meet(self, own: np.ndarray) -> np.ndarray:
        """The mean of what all have learned meanwhile."""
        learned = [own]
        for helper, answer in self.at_work:
            try:
                learned.append(answer.result())
            except Exception as error:
                self.helpers.remove(helper)
                log.warning("a helper is gone (%s); %d go on", error, len(self.helpers) + 1)
        self.at_work = []
        return np.asarray(np.mean(learned, axis=0, dtype=np.float32))
