"""What is seen lies in eight bits, and a GPU multiplies sixteen."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from ..kernel.gpu import load_cuda

WIDENERS = 256  # threads of a block


def widened(torch: Any, array: Any) -> Any:
    """Small whole numbers as numbers of 16 bits, four at a time; PyTorch takes one by one, which lasts longer."""
    wide = torch.empty(array.shape, dtype=torch.bfloat16, device="cuda")
    kernel, cuda = widening()
    stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
    fours = array.reshape(-1).view(torch.int32)
    kernel[-(-len(fours) // WIDENERS), WIDENERS, stream](
        cuda.as_cuda_array(fours), cuda.as_cuda_array(wide.reshape(-1).view(torch.int64))
    )
    return wide


@functools.cache
def widening() -> tuple[Any, Any]:
    cuda = load_cuda()

    @cuda.jit(device=True)
    def widened_one(byte):
        """bfloat16 is the upper half of a float of 32 bits, and a small whole number needs no more."""
        signed = np.int32(byte) - np.int32(256) if byte > np.int32(127) else np.int32(byte)
        return np.int64(cuda.libdevice.float_as_int(np.float32(signed))) >> np.int64(16) & np.int64(0xFFFF)

    @cuda.jit
    def widen(fours, wide):
        at = cuda.grid(1)
        if at < fours.shape[0]:
            four, found = np.int64(fours[at]), np.int64(0)
            for k in range(4):
                found |= widened_one(np.int32(four >> (8 * k) & 0xFF)) << (16 * k)
            wide[at] = found

    return widen, cuda
