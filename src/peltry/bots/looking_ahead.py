"""A learned player looks ahead: where would a move lead, over many deals of what the seat cannot know?

Every move tried meets the same deals, so that luck is no difference between them. With a number of deals each turn is
followed to its end, and the same position gives the same choice. With a time, where a game's `levels.toml` says for how
many rounds, the others' turns are followed too, each by its own liking and with its own eyes, to the ends of the seat's
next turns; and a move is looked at only as long as more deals can be expected to show that it is the better one, so
what is clear is answered at once.
"""

from __future__ import annotations

import itertools
import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ..kernel.tools.chance import GOLDEN
from ..masters.mind import Mind

FEWEST = 8  # deals before a move can be left out
TRIFLE = 0.001  # what further thought must be expected to bring; a point of Stroganov is 0.05
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
    rounds: int = 0  # how many more turns of its own are followed, with those of the others between

    def deals(self, mind: Mind, first: int, among: np.ndarray, several: int = 1) -> np.ndarray:
        """What the moves `among` those tried came to, added up over several deals."""
        key = (self.key + first * int(GOLDEN)) & ALL_BITS
        return mind.look_ahead(self.states, self.seat, self.sides, self.tried[among], key, several, self.rounds)


def best_of(question: Question, minds: list[Mind], budget: Budget) -> int:
    """The place of the best move in `tried`."""
    every = np.arange(len(question.tried))
    if not budget.seconds:
        return int(question.deals(minds[0], 0, every, budget.deals).argmax())
    return in_time(question, minds, time.monotonic(), budget.seconds)


def in_time(question: Question, minds: list[Mind], began: float, seconds: float) -> int:
    """Deal after deal until the time is up, or until nothing is expected of more. At least one deal is looked at."""
    among = np.arange(len(question.tried))
    found = np.empty((0, len(among)))
    with ThreadPoolExecutor(len(minds)) as cores:
        while len(among) > 1:
            numbers = range(len(found), len(found) + len(minds))
            before = time.monotonic()
            found = np.vstack([found, *cores.map(question.deals, minds, numbers, itertools.repeat(among))])
            now = time.monotonic()
            more = int(len(minds) * (began + seconds - now) / max(now - before, 1e-9))
            if more < len(minds):
                break
            kept = still_in(found, more)
            among, found = among[kept], found[:, kept]
    return int(among[found.mean(0).argmax()]) if len(found) else 0


def still_in(found: np.ndarray, more: int) -> np.ndarray:
    """Which columns are worth so many more rows, beside the one that is best so far."""
    deals = len(found)
    if deals < FEWEST:
        return np.ones(found.shape[1], bool)
    best = int(found.mean(0).argmax())
    behind = found[:, [best]] - found
    reach = behind.std(0, ddof=1) * math.sqrt(more / (deals * (deals + more)))  # how far the mean may still go
    kept = np.array([expected(*each) > TRIFLE for each in zip(behind.mean(0), reach, strict=True)])
    kept[best] = True
    return kept


def expected(behind: float, reach: float) -> float:
    """How much a move that is behind by so much will be ahead, on average, if its mean may still go so far."""
    if reach <= 0:
        return max(0.0, -behind)
    far = behind / reach
    density = math.exp(-far * far / 2) / math.sqrt(2 * math.pi)
    return reach * density - behind * math.erfc(far / math.sqrt(2)) / 2
