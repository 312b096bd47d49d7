"""What a learned player's worths mean to people: which share of the win a side could expect, and how many points.

A worth is what the network was taught to foresee, if all play on as Masters: the standing beside the others at the end,
and the win. A game's `eyes/levels.toml` says what that came to when Masters played on (`[standing]`, as
`benchmarks/standing.py` measures it); a game in which nobody has measured has the usual numbers and tells no points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .levels import said_of_levels


@dataclass(frozen=True)
class Meaning:
    """A side's share is as its worth times `win`, as an exponent, is to those of all sides."""

    win: float = 2.0
    nobody: float | None = None  # the same exponent of nobody's winning, where all may lose
    points: float | None = None  # by how many a side ends ahead that is worth 1; none where they say nothing

    def even(self, sides: int) -> np.ndarray:
        """What all are worth in an even game: alone, where one may as well lose as win."""
        return np.full(sides, (self.nobody or 0) / self.win if sides == 1 else 0.0)

    def shares(self, worths: Sequence[float] | np.ndarray) -> np.ndarray:
        """What each side can expect of the win; what is missing is nobody's."""
        exponents = self.win * np.asarray(worths, float)
        if self.nobody is not None:
            exponents = np.append(exponents, self.nobody)
        found = np.exp(exponents - exponents.max())
        return (found / found.sum())[: len(worths)]

    def shares_if(self, worths: Sequence[float] | np.ndarray, side: int, better: float, rivals: bool) -> np.ndarray:
        """The same if a side were worth so much more; where they are rivals it is the others' loss."""
        changed = np.array(worths, float)
        if rivals and len(changed) > 1:
            changed -= better / (len(changed) - 1)
            changed[side] += better / (len(changed) - 1)
        changed[side] += better
        return self.shares(changed)


def meaning_of(home: Path, sides: int = 2) -> Meaning:
    """In a game's own numbers, where there are any; whoever has nobody against them may have numbers apart."""
    found = said_of_levels(home).get("standing", {})
    if sides == 1:
        found = found | found.get("alone", {})
    return Meaning(**{name: float(found[name]) for name in ("win", "nobody", "points") if name in found})
