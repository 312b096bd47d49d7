"""From what a network likes to a move, and from how a move did to a pull on what is liked.

`likes` speaks of parts of moves (see `parts.py`), a row for each game; `listed` and `counts` say which moves are legal
there. `on_card.py` says the same to a GPU.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

Array = Any

NEVER = -1e9
MOST_LIKELIER = 10.0  # the logarithm of how much likelier a move may have become, before it is looked at no closer


class Made(NamedTuple):
    """Moves that were made, a row each, and how well they did."""

    picked: Array  # which of the listed moves
    before: Array  # the logarithm of how likely it was
    advantage: Array
    mine: Array  # 1 where the learner made it, 0 where somebody else did


def log_likely(likes: np.ndarray, listed: np.ndarray, counts: np.ndarray, parts: np.ndarray) -> np.ndarray:
    """The logarithm of how likely each listed move is; beyond the count it is as good as never."""
    liked = np.take_along_axis(likes, parts[listed].reshape(len(listed), -1), -1)
    liked = liked.reshape(*listed.shape, -1).sum(-1)
    liked = np.where(there(listed, counts), liked, NEVER)
    liked -= liked.max(-1, keepdims=True)
    return liked - np.log(np.exp(liked).sum(-1, keepdims=True))


def there(listed: np.ndarray, counts: np.ndarray) -> np.ndarray:
    return np.arange(listed.shape[-1])[None] < counts[:, None]


def drawn(likely: np.ndarray, chance: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A move for each row, as likely as its logarithm says, and that logarithm."""
    picked = (likely + chance.gumbel(size=likely.shape)).argmax(-1)
    return picked, np.take_along_axis(likely, picked[:, None], -1)[:, 0]


def pulled(
    likes: np.ndarray, listed: np.ndarray, counts: np.ndarray, parts: np.ndarray,
    made: Made, entropy: float, clip: float,
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """How the loss changes with each liking, and what is told of it: policy, entropy, kl, clipped."""
    logp = log_likely(likes, listed, counts, parts)
    likely, mine = np.exp(logp), made.mine
    now = np.take_along_axis(logp, made.picked[:, None], -1)[:, 0]
    likelier = np.minimum(now - made.before, MOST_LIKELIER)
    ratio = np.exp(likelier)
    # The loss is -min(ratio, clipped ratio) * advantage: where the clipped one is the smaller, nothing pulls.
    up, down = made.advantage > 0, made.advantage < 0
    clipped = ((ratio > 1 + clip) & up) | ((ratio < 1 - clip) & down)
    surprise = -(likely * logp).sum(-1, keepdims=True)
    chosen = np.arange(listed.shape[-1])[None] == made.picked[:, None]
    pull = -(made.advantage * ratio * ~clipped * mine)[:, None] * (chosen - likely)
    pull += entropy * mine[:, None] * likely * (logp + surprise)
    pull = np.where(there(listed, counts), pull, 0.0)
    told = [-ratio * made.advantage * mine, surprise[:, 0], (ratio - 1 - likelier) * mine, clipped]
    return poured(pull, parts[listed], likes.shape[-1]) / len(likes), np.array([each.mean() for each in told])


def poured(pull: np.ndarray, parts: np.ndarray, width: int) -> np.ndarray:
    """Rows of `width` columns, in which the pull on a move is added to each of its parts."""
    rows = parts + (np.arange(len(parts)) * width)[:, None, None]
    weights = np.broadcast_to(pull[..., None], parts.shape)
    total = np.bincount(rows.ravel(), weights.ravel(), len(parts) * width)
    return total.reshape(len(parts), width).astype(np.float32)
