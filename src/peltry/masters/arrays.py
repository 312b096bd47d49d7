"""The little that NumPy and PyTorch call by different names: the learner is written once for both."""

from __future__ import annotations

from typing import Any

import numpy as np

from .choice import Array, Made


class OnCpu:
    """NumPy on a core of the processor, and compiled code where it would do a dozen sweeps (loop/on_core.py)."""

    name, row = "cpu", 1  # rows of numbers may have any length
    float32, int64, int32, int16, int8 = np.float32, np.int64, np.int32, np.int16, np.int8

    def __init__(self, seed: int):
        from .loop import on_core

        self.core, self.chance = on_core, np.random.default_rng(seed)

    def zeros(self, *shape: int, kind: Any = np.float32) -> Array:
        return np.zeros(shape, kind)

    def given(self, array: np.ndarray) -> Array:
        return array.copy()

    def taken(self, array: Array) -> np.ndarray:
        return np.asarray(array)

    def low(self, array: Array) -> Array:
        """Numbers as they are multiplied: here as they are."""
        return array.astype(np.float32, copy=False)

    def high(self, array: Array) -> Array:
        return array.astype(np.float32, copy=False)

    def whole(self, array: Array) -> Array:
        return array.astype(np.int64)

    def rows(self, seen: Array, index: Array = None) -> Array:
        """What was seen, all of it or the rows that `index` names, as it is multiplied."""
        return self.core.Seen(seen, index)

    def along(self, rows: Array, weights: Array, bias: Array) -> Array:
        """What a layer says."""
        return rows @ weights + bias

    def bent_along(self, rows: Array, weights: Array, bias: Array) -> Array:
        """The same, and what is below nothing is nothing."""
        return self.bent(rows @ weights, bias)

    def bent(self, rows: Array, bias: Array) -> Array:
        return np.maximum(rows + bias, 0)

    def onto(self, rows: Array, more: Array, weights: Array) -> Array:
        """What was said before and what a layer adds to it."""
        return rows + more @ weights

    def chosen(self, likes: Array, listed: Array, counts: Array, parts: Array) -> tuple[Array, Array]:
        """A legal move for each row, as likely as it is liked, and the logarithm of how likely that was."""
        return self.core.chosen(likes, listed, counts, parts, self.chance.random(len(listed), np.float32))

    def pulled(
        self, likes: Array, listed: Array, counts: Array, parts: Array, made: Made, entropy: Array, clip: float
    ) -> tuple[Array, Array]:
        """How the loss changes with each liking, and what is told of it."""
        return self.core.pulled(likes, listed, counts, parts, made, entropy, clip)

    def sqrt(self, array: Array) -> Array:
        return np.sqrt(array)

    def minimum(self, one: Array, other: Array) -> Array:
        return np.minimum(one, other)

    def most(self, array: Array) -> Array:
        """The greatest of each row."""
        return array.max(-1, keepdims=True)

    def where(self, which: Array, one: Array, other: Array) -> Array:
        return np.where(which, one, other)

    def pick(self, array: Array, index: Array) -> Array:
        """From each row the columns that `index` names."""
        return np.take_along_axis(array, index, -1)

    def shuffled(self, count: int) -> Array:
        return self.chance.permutation(count)

    def below(self, most: int, count: int) -> Array:
        return self.chance.integers(0, most, count)

    def finish(self) -> None:
        """Wait until everything that was asked for is done."""


class OnGpu:
    """PyTorch on a GPU. Products are of 16 bits, sums of 32; its fast products need rows of whole 16 bytes."""

    name, row = "gpu", 8

    def __init__(self, seed: int):
        from ..kernel.gpu import load_cuda, load_torch

        load_cuda()  # first: without a card nothing else would help
        torch = load_torch()
        from . import on_card

        self.torch, self.card = torch, on_card
        self.seed, self.draws = seed, 0
        self.float32, self.int64, self.int32 = torch.float32, torch.int64, torch.int32
        self.int16, self.int8 = torch.int16, torch.int8
        torch.manual_seed(seed)

    def zeros(self, *shape: int, kind: Any = None) -> Array:
        return self.torch.zeros(*shape, dtype=kind or self.float32, device="cuda")

    def given(self, array: np.ndarray) -> Array:
        return self.torch.from_numpy(np.ascontiguousarray(array)).cuda()

    def taken(self, array: Array) -> np.ndarray:
        return np.asarray(array.detach().float().cpu().numpy())

    def low(self, array: Array) -> Array:
        return array.to(self.torch.bfloat16)

    def high(self, array: Array) -> Array:
        return array.float()

    def whole(self, array: Array) -> Array:
        return array.long()

    def rows(self, seen: Array, index: Array = None) -> Array:
        return self.card.widened(seen, index)

    def along(self, rows: Array, weights: Array, bias: Array) -> Array:
        return self.torch.addmm(bias, rows, weights)

    def bent_along(self, rows: Array, weights: Array, bias: Array) -> Array:
        return self.torch._addmm_activation(bias, rows, weights)  # bent while the product is still at hand

    def bent(self, rows: Array, bias: Array) -> Array:
        return self.card.bent(rows, bias)

    def onto(self, rows: Array, more: Array, weights: Array) -> Array:
        return self.torch.addmm(rows, more, weights)

    def chosen(self, likes: Array, listed: Array, counts: Array, parts: Array) -> tuple[Array, Array]:
        self.draws += 1
        return self.card.chosen(likes, listed, counts, parts, (self.seed * 1_000_003 + self.draws) % (1 << 31))

    def pulled(
        self, likes: Array, listed: Array, counts: Array, parts: Array, made: Made, entropy: Array, clip: float
    ) -> tuple[Array, Array]:
        return self.card.pulled(likes, listed, counts, parts, made, entropy, clip)

    def sqrt(self, array: Array) -> Array:
        return self.torch.sqrt(array)

    def minimum(self, one: Array, other: Array) -> Array:
        return self.torch.minimum(one, other)

    def most(self, array: Array) -> Array:
        return array.amax(-1, keepdim=True)

    def where(self, which: Array, one: Array, other: Array) -> Array:
        return self.torch.where(which, one, other)

    def pick(self, array: Array, index: Array) -> Array:
        return array.gather(-1, index)

    def shuffled(self, count: int) -> Array:
        return self.torch.randperm(count, device="cuda")

    def below(self, most: int, count: int) -> Array:
        return self.torch.randint(0, most, (count,), device="cuda")

    def finish(self) -> None:
        self.torch.cuda.synchronize()


def arrays_on(device: str, seed: int) -> OnCpu | OnGpu:
    return OnGpu(seed) if device == "gpu" else OnCpu(seed)
