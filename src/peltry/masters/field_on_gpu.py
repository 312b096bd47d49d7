"""The same games in the memory of a GPU, where the network's numbers lie too: nothing is copied between them.

Before a move all games are sorted by what is decided and what was chosen, for the threads of a warp wait for each
other (see kernel/gpu.py); after it they are looked at in the same order, for like moves lead to like decisions. Games
that are over are gathered first and set up together, for the same reason.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from ..kernel.gpu import load_cuda, no_calls
from ..table.library import GameAtTable
from .arrays import Array, OnGpu
from .field import Field, Tables, steps_of
from .settings import Settings

BLOCK, REGISTERS = 128, 64
CLEARERS = 512  # blocks that empty states


class GpuField(Field):
    def __init__(self, game: GameAtTable, tables: Tables, settings: Settings, on: OnGpu, seed: int):
        super().__init__(game, tables, settings, on, seed)
        from numba.cuda.cudadrv.devicearray import DeviceNDArray

        on.zeros(1)  # PyTorch opens the card; Numba then uses the same context
        self.cuda = load_cuda()
        engine = game.engine

        def records(room: Any, kind: np.dtype) -> Any:
            return DeviceNDArray((room.size // kind.itemsize,), (kind.itemsize,), kind, gpu_data=room.gpu_data)

        def on_card(array: np.ndarray) -> Any:
            return records(self.cuda.to_device(array.view(np.uint8)), array.dtype)

        room = self.cuda.device_array(self.count * engine.state.itemsize, np.uint8)
        self.words = records(room, np.dtype(np.int64))
        self.at = records(room, engine.state), on_card(engine.box), on_card(engine.closed_log())
        self.empty_words = self.cuda.to_device(self.empty.view(np.int64))
        self.finished = on.zeros(self.count, kind=on.int32)
        self.ended = on.zeros(1, kind=on.int32)
        self.seen_as: dict[Any, Any] = {}
        self.kernels = kernels(self.cuda, game.kind, engine)
        self.grid = -(-self.count // BLOCK), BLOCK
        self.order = on.given(np.arange(self.count, dtype=np.int32))

    def card(self, tensor: Array) -> Any:
        """Numba's view of a tensor, made once."""
        key = tensor.data_ptr(), tensor.shape, tensor.dtype
        if key not in self.seen_as:
            self.seen_as[key] = self.cuda.as_cuda_array(tensor)
        return self.seen_as[key]

    def play(self, moves: Array) -> None:
        card = self.card
        self.order = (self.kinds * 4096 + moves.int() % 4096).argsort().int()
        self.kernels["play"][self.grid](
            *self.at, self.cuda.as_cuda_array(self.order), self.cuda.as_cuda_array(moves), card(self.sides),
            *self.worth, card(self.standing), card(self.gained), card(self.points), card(self.over),
            card(self.length), self.settings.longest,
        )  # fmt: skip

    def begin(self) -> None:
        card = self.card
        self.ended.zero_()
        self.kernels["gather"][self.grid](card(self.over), card(self.finished), card(self.ended))
        self.kernels["clear"][CLEARERS, BLOCK](
            self.words, self.empty_words, card(self.variant), card(self.finished), card(self.ended)
        )
        self.kernels["begin"][self.grid](
            *self.at, card(self.finished), card(self.ended), card(self.seeds), self.count, card(self.sides),
            *self.worth, card(self.standing), card(self.points), card(self.length),
        )  # fmt: skip

    def look(self, seen: Array, listed: Array, counts: Array, seats: Array) -> None:
        card = self.card
        seen.zero_()
        self.kernels["look"][self.grid](
            *self.at, self.cuda.as_cuda_array(self.order), card(seen), card(listed), card(counts), card(seats),
            card(self.kinds),
        )  # fmt: skip

    @contextmanager
    def compiling(self) -> Iterator[None]:
        """What is compiled meanwhile holds all the rules it needs (see kernel/gpu.py)."""
        found = steps_of(self.game.kind, self.game.engine)
        with no_calls(found["play_one"], found["begin_one"], found["look_one"]):
            yield


@functools.cache
def kernels(cuda: Any, kind: Any, engine: Any) -> dict[str, Any]:
    found = steps_of(kind, engine)
    play_one, begin_one, look_one = found["play_one"], found["begin_one"], found["look_one"]
    words_each = engine.state.itemsize // 8

    @cuda.jit(max_registers=REGISTERS)
    def play(
        states, boxes, logs, order, moves, sides, unit, most, standing, gained, points, over, length, longest
    ):  # fmt: skip
        at = cuda.grid(1)
        if at < order.shape[0]:
            i = np.int64(order[at])
            play_one(
                states, boxes, logs, i, np.int64(moves[i]), sides, unit, most, standing, gained, points, over, length,
                longest,
            )  # fmt: skip

    @cuda.jit
    def gather(over, finished, ended):
        i = cuda.grid(1)
        if i < over.shape[0] and over[i]:
            finished[cuda.atomic.add(ended, 0, 1)] = i

    @cuda.jit
    def clear(words, empty, variant, finished, ended):
        k = cuda.blockIdx.x
        while k < ended[0]:
            i = np.int64(finished[k])
            word = cuda.threadIdx.x
            while word < words_each:
                words[i * words_each + word] = empty[np.int64(variant[i]) * words_each + word]
                word += BLOCK
            k += CLEARERS

    @cuda.jit(max_registers=REGISTERS)
    def begin(states, boxes, logs, finished, ended, seeds, stride, sides, unit, most, standing, points, length):
        k = cuda.grid(1)
        if k < ended[0]:
            i = np.int64(finished[k])
            begin_one(states, boxes, logs, i, seeds[i], sides, unit, most, standing, points, length)
            seeds[i] += stride

    @cuda.jit(max_registers=REGISTERS)
    def look(states, boxes, logs, order, seen, listed, counts, seats, kinds):
        at = cuda.grid(1)
        if at < order.shape[0]:
            i = np.int64(order[at])
            look_one(states, boxes, logs, i, seen, listed, counts, seats, kinds)

    return {"play": play, "gather": gather, "clear": clear, "begin": begin, "look": look}
