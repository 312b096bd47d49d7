"""A learned player looks ahead: where would its turn lead, over many deals of what the seat cannot know?

Every move tried meets the same deals, so that luck is no difference between them. How many deals is a number, and then
the same position gives the same choice; or a time, and then a move that is surely behind is looked at no longer.
"""

from __future__ import annotations

import itertools
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ..kernel.tools.chance import GOLDEN
from ..masters.mind import Mind

FEWEST = 8  # deals before a move can be surely behind
SURELY = 3.0  # standard errors
ALL_BITS = (1 << 64) - 1


@dataclass(frozen=True)
class Budget:
    """How much is thought about a move: so many deals, or as many as fit into so many seconds on so many cores."""

    deals: int = 0
    seconds: float = 0.0
    cores: int = 1

    @property
    def any(self) -> bool:
        return self.deals > 0 or self.seconds > 0


@dataclass(frozen=True)
class Question:
    """Which of the `tried` moves (their places in the list of legal ones) is best for a seat."""

    states: np.ndarray
    seat: int
    sides: int
    tried: np.ndarray
    key: int  # of the deals

    def one_deal(self, mind: Mind, number: int, among: np.ndarray) -> np.ndarray:
        key = (self.key + number * int(GOLDEN)) & ALL_BITS
        return mind.look_ahead(self.states, self.seat, self.sides, self.tried[among], key, 1)


def best_of(question: Question, minds: list[Mind], budget: Budget) -> int:
    """The place of the best move in `tried`."""
    if not budget.seconds:
        here = question
        worth = minds[0].look_ahead(here.states, here.seat, here.sides, here.tried, here.key, budget.deals)
        return int(worth.argmax())
    return in_time(question, minds, time.monotonic() + budget.seconds)


def in_time(question: Question, minds: list[Mind], deadline: float) -> int:
    """Deal after deal until the time is up, or until one move is surely the best. At least one deal is looked at."""
    among = np.arange(len(question.tried))
    found = np.empty((0, len(among)))
    with ThreadPoolExecutor(len(minds)) as cores:
        while True:
            numbers = range(len(found), len(found) + len(minds))
            deals = list(cores.map(question.one_deal, minds, numbers, itertools.repeat(among)))
            found = np.vstack([found, *deals])
            kept = still_in(found)
            among, found = among[kept], found[:, kept]
            if len(among) == 1 or time.monotonic() >= deadline:
                return int(among[found.mean(0).argmax()])


def still_in(found: np.ndarray) -> np.ndarray:
    """Which columns may still be the best, beside the one that is best so far."""
    if len(found) < FEWEST:
        return np.ones(found.shape[1], bool)
    behind = found[:, [found.mean(0).argmax()]] - found
    error = behind.std(0, ddof=1) / np.sqrt(len(found))
    kept: np.ndarray = behind.mean(0) <= SURELY * error
    return kept
