"""Likings, legal moves and moves that were made, of which `choice.py` says in NumPy what becomes."""

from __future__ import annotations

import numpy as np

from peltry.masters import choice
from peltry.masters.choice import Made

ROWS, MOST, WIDTH = 12, 21, 33


def dealt(seed: int, each: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Likings, lists of different legal moves, how many there are, and the parts of every move."""
    chance = np.random.default_rng(seed)
    moves = WIDTH if each == 1 else 90
    parts = np.arange(moves)[:, None] if each == 1 else chance.integers(0, WIDTH, (moves, each))
    listed = np.array([chance.permutation(moves)[:MOST] for _ in range(ROWS)]).astype(np.int16)
    counts = chance.integers(1, MOST + 1, ROWS).astype(np.int32)
    counts[:3] = 1, 2, MOST
    return chance.normal(0, 2, (ROWS, WIDTH)).astype(np.float32), listed, counts, parts


def made(seed: int, logp: np.ndarray) -> Made:
    """A move of each row, four of five the learner's own."""
    chance = np.random.default_rng(seed)
    picked, before = choice.drawn(logp, chance)
    mine = (chance.random(ROWS) < 0.8).astype(np.float32)
    advantage = chance.normal(0, 1, ROWS).astype(np.float32)
    return Made(picked, (before + chance.normal(0, 0.3, ROWS)).astype(np.float32), advantage, mine)


def off_by(seen: np.ndarray, draws: int, logp: np.ndarray) -> float:
    """By how many standard deviations the moves that were drawn differ from how likely they were, at most."""
    likely = draws * np.exp(logp)
    return float(np.abs((seen - likely) / np.sqrt(likely.clip(1e-3))).max())
