"""The little that NumPy and PyTorch call by different names: the learner is written once for both."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = Any


class OnCpu:
    """NumPy on the processor: for tests, and for small games."""

    name, row = "cpu", 1  # rows of numbers may have any length
    float32, int64, int32, int16, int8 = np.float32, np.int64, np.int32, np.int16, np.int8

    def __init__(self, seed: int):
        self.chance = np.random.default_rng(seed)

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

    def exp(self, array: Array) -> Array:
        return np.exp(array)

    def log(self, array: Array) -> Array:
        return np.log(array)

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

    def pour(self, width: int, index: Array, array: Array) -> Array:
        """The opposite: rows of `width` columns, in which each value is added to the column that `index` names."""
        rows = index + np.arange(len(index))[:, None] * width
        poured = np.bincount(rows.ravel(), array.ravel(), len(index) * width)
        return poured.reshape(len(index), width).astype(array.dtype)

    def drawn(self, log_likely: Array) -> Array:
        """A column of each row, as likely as it says."""
        return (log_likely + self.chance.gumbel(size=log_likely.shape)).argmax(-1)

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
        import torch

        self.torch = torch
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
        if array.dtype == self.int8 and not self.torch.cuda.is_current_stream_capturing():
            from .widening import widened

            return widened(self.torch, array)
        return array.to(self.torch.bfloat16)

    def high(self, array: Array) -> Array:
        return array.float()

    def whole(self, array: Array) -> Array:
        return array.long()

    def exp(self, array: Array) -> Array:
        return self.torch.exp(array)

    def log(self, array: Array) -> Array:
        return self.torch.log(array)

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

    def pour(self, width: int, index: Array, array: Array) -> Array:
        return self.torch.zeros(len(index), width, dtype=array.dtype, device="cuda").scatter_add_(1, index, array)

    def drawn(self, log_likely: Array) -> Array:
        return (log_likely.exp() / self.torch.empty_like(log_likely).exponential_()).argmax(-1)

    def shuffled(self, count: int) -> Array:
        return self.torch.randperm(count, device="cuda")

    def below(self, most: int, count: int) -> Array:
        return self.torch.randint(0, most, (count,), device="cuda")

    def finish(self) -> None:
        self.torch.cuda.synchronize()


def arrays_on(device: str, seed: int) -> OnCpu | OnGpu:
    return OnGpu(seed) if device == "gpu" else OnCpu(seed)
