"""Seeds: one that nobody chose, others drawn from one, and any of them as the 64-bit numbers of compiled code."""

from __future__ import annotations

import hashlib
import secrets

import numpy as np


def new_seed() -> int:
    """One that nobody finds by trying."""
    return secrets.randbits(64)


def drawn_seed(seed: int, *what_for: object) -> int:
    """Another seed, of 63 bits, for each purpose: the same every time, and nobody finds the way back to `seed`.

    Whoever is handed one, or reads it out of a generator that began with it, learns nothing of its neighbours.
    """
    named = ":".join(map(str, ("peltry", seed, *what_for)))
    return int.from_bytes(hashlib.sha256(named.encode()).digest()[:8]) >> 1


def fold_seed(seed: int) -> int:
    """A seed of any length as the signed 64-bit number that compiled code takes."""
    if seed < 0:
        seed &= (1 << 64) - 1  # one that was folded before
    folded = 0
    while seed:
        folded = (folded * 0x9E3779B97F4A7C15 & (1 << 64) - 1) ^ (seed & (1 << 64) - 1)
        seed >>= 64
    return folded - (1 << 64) if folded >> 63 else folded


def seeds_from(first: int, count: int) -> np.ndarray:
    """The seeds first, first+1 and so on, folded."""
    if first + count < 1 << 63:
        return np.arange(first, first + count, dtype=np.int64)
    return np.array([fold_seed(first + i) for i in range(count)], np.int64)
