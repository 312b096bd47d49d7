"""Who has won, of many games that have ended: a win is 1, a defeat -1, and 0 where all have won alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..kernel.game import all_with_most_points

WIN, DEFEAT, DRAW = 1.0, -1.0, 0.0


def sure_winners(points: np.ndarray) -> np.ndarray:
    """Of several sides the one that alone has most points has won, in every game (a contract test says so)."""
    most = points == points.max(1, keepdims=True)
    if points.shape[1] == 1:
        return np.zeros(points.shape, np.bool_)  # alone one may have lost
    return most & (most.sum(1, keepdims=True) == 1)


def judged(winners_of: Any, points: np.ndarray, state_of: Callable[[int], Any]) -> np.ndarray:
    """The rewards of each side, a row for each game. `state_of` is asked only for games that points do not settle."""
    sides = points.shape[1]
    if winners_of is all_with_most_points:
        won = points == points.max(1, keepdims=True)
    else:
        won = sure_winners(points)
        for row in np.flatnonzero(~won.any(1)).tolist():
            won[row, winners_of(state_of(row), points[row].tolist())] = True
    drawn = won.all(1, keepdims=True) & (sides > 1)
    return np.where(drawn, DRAW, np.where(won, WIN, DEFEAT)).astype(np.float32)
