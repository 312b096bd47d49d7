"""Seeds of any length as the 64-bit numbers that compiled code takes."""

from __future__ import annotations

import numpy as np


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
