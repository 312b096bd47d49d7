"""What NumPy would do in a dozen sweeps through memory, in one each, compiled for a core.

Of thousands of features some two hundred are set, and of all moves a few are legal: only those are looked at.
`choice.py` says in NumPy what `choose` and `pull` do, as it does for a card (`on_card.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ...kernel.tools.rule import compile_rule
from ..choice import MOST_LIKELIER, Made

HERE = Path(__file__).resolve().parent
Array = np.ndarray
SPAN = 8  # numbers that are asked about together
FAR = np.float32(MOST_LIKELIER)


class Seen:
    """Rows of which few numbers are not nothing, as they are multiplied. `seen @ weights`, `seen.T @ change`."""

    def __init__(self, rows: Array, index: Array | None = None):
        number = len(rows) if index is None else len(index)
        self.shape = number, rows.shape[-1]
        self.index = np.arange(number) if index is None else index
        self.starts = np.zeros(number + 1, np.int64)
        count_set(rows, self.index, self.starts)
        set_ones = self.starts[-1]
        self.columns = np.empty(set_ones + 1, np.int32)  # and room for what is written before it is known to be nothing
        self.values = np.empty(set_ones + 1, np.float32)
        note_set(rows, self.index, self.starts, self.columns, self.values)

    def __matmul__(self, weights: Array) -> Array:
        out = np.zeros((self.shape[0], weights.shape[1]), np.float32)
        add_rows(self.starts, self.columns, self.values, weights, out)
        return out

    @property
    def T(self) -> Turned:
        return Turned(self)


class Turned:
    def __init__(self, seen: Seen):
        self.seen = seen

    def __matmul__(self, change: Array) -> Array:
        seen = self.seen
        out = np.zeros((seen.shape[1], change.shape[1]), np.float32)
        spread_rows(seen.starts, seen.columns, seen.values, change, out)
        return out


def chosen(likes: Array, listed: Array, counts: Array, parts: Array, luck: Array) -> tuple[Array, Array]:
    """A move for each row, as likely as it is liked, and the logarithm of how likely that was."""
    picked, logp = np.empty(len(listed), np.int64), np.empty(len(listed), np.float32)
    choose(likes, listed, counts, parts, luck, np.empty(listed.shape[-1], np.float32), picked, logp)
    return picked, logp


def pulled(
    likes: Array, listed: Array, counts: Array, parts: Array, made: Made, entropy: Any, clip: float
) -> tuple[Array, Array]:
    """How the loss changes with each liking, and what is told of it: policy, entropy, kl, clipped."""
    d_likes, told = np.zeros(likes.shape, np.float32), np.zeros(4)
    pull(
        likes, listed, counts, parts, *made, np.float32(np.asarray(entropy).item()), np.float32(clip),
        np.empty(listed.shape[-1], np.float32), d_likes, told,
    )  # fmt: skip
    return d_likes, told / len(likes)


def compiled(function: Any) -> Any:
    return compile_rule(function, HERE)


@compiled
def count_set(rows, index, starts):
    for i in range(len(index)):
        row, count = rows[index[i]], 0
        for k in range(len(row)):
            count += row[k] != 0
        starts[i + 1] = starts[i] + count


@compiled
def note_set(rows, index, starts, columns, values):
    whole = rows.shape[1] - rows.shape[1] % SPAN
    for i in range(len(index)):
        row, at = rows[index[i]], starts[i]
        for k in range(0, whole, SPAN):
            if row[k] | row[k + 1] | row[k + 2] | row[k + 3] | row[k + 4] | row[k + 5] | row[k + 6] | row[k + 7]:
                at = note(row, k, k + SPAN, at, columns, values)
        note(row, whole, len(row), at, columns, values)


@compiled
def note(row, first, last, at, columns, values):
    """Without a question for each number: what is nothing is written over by what comes next."""
    for k in range(first, last):
        columns[at] = k
        values[at] = row[k]
        at += row[k] != 0
    return at


@compiled
def add_rows(starts, columns, values, weights, out):
    for i in range(len(out)):
        mine = out[i]
        for at in range(starts[i], starts[i + 1]):
            value, row = values[at], weights[columns[at]]
            for k in range(len(mine)):
                mine[k] += value * row[k]


@compiled
def spread_rows(starts, columns, values, change, out):
    for i in range(len(change)):
        mine = change[i]
        for at in range(starts[i], starts[i + 1]):
            value, row = values[at], out[columns[at]]
            for k in range(len(mine)):
                row[k] += value * mine[k]


@compiled
def likely(likes, listed, count, parts, logp):
    """The logarithms of how likely the listed moves are, for one row."""
    best = np.float32(-np.inf)
    for k in range(count):
        liked = np.float32(0)
        for j in range(parts.shape[1]):
            liked += likes[parts[listed[k], j]]
        logp[k] = liked
        best = max(best, liked)
    total = np.float32(0)
    for k in range(count):
        total += np.exp(logp[k] - best)
    best += np.log(total)
    for k in range(count):
        logp[k] -= best


@compiled
def choose(likes, listed, counts, parts, luck, logp, picked, log_picked):
    for i in range(len(listed)):
        count, left, k = counts[i], luck[i], 0
        likely(likes[i], listed[i], count, parts, logp)
        while k < count - 1:
            left -= np.exp(logp[k])
            if left < 0:
                break
            k += 1
        picked[i] = k
        log_picked[i] = logp[k]


@compiled
def pull(likes, listed, counts, parts, picked, before, advantage, mine, entropy, clip, logp, d_likes, told):
    share = np.float32(1) / np.float32(len(listed))
    for i in range(len(listed)):
        count, own, did = counts[i], mine[i], advantage[i]
        likely(likes[i], listed[i], count, parts, logp)
        likelier = min(logp[picked[i]] - before[i], FAR)
        ratio = np.exp(likelier)
        # The loss is -min(ratio, clipped ratio) * advantage: where the clipped one is the smaller, nothing pulls.
        clipped = (ratio > 1 + clip and did > 0) or (ratio < 1 - clip and did < 0)
        towards = np.float32(0) if clipped else did * ratio * own
        surprise = np.float32(0)
        for k in range(count):
            surprise -= np.exp(logp[k]) * logp[k]
        for k in range(count):
            chance = np.exp(logp[k])
            off = towards * chance + entropy * own * chance * (logp[k] + surprise)
            if k == picked[i]:
                off -= towards
            for j in range(parts.shape[1]):
                d_likes[i, parts[listed[i, k], j]] += off * share
        told[0] -= ratio * did * own
        told[1] += surprise
        told[2] += (ratio - 1 - likelier) * own
        told[3] += clipped
