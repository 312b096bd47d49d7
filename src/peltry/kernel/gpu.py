"""The same rules on a GPU. Optional; needs numba-cuda and an NVIDIA card.

Numba turns every rule that a kernel calls into a device function, so nothing is written twice. The
final states are bit for bit those of the CPU, which `peltry simulate --device gpu` shows by its digest.

Two things make it fast. Each block keeps its games in shared memory, where threads that read the same
field of different games do not wait for each other. And since the threads of a warp run in step, the
block sorts its games before every move by the decision that is pending, and again by the move that
was chosen, so that a warp does one thing at a time.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..errors import PeltryError
from .chance import GOLDEN, mix
from .engine import Engine
from .records import Game

SHARED_BYTES = 220 * 1024  # of the 227 kB that a block of a recent card may have
WARP = 32
BINS = 64  # kinds of decisions, then games to set up, then slots with nothing left to play
TO_SET_UP, FINISHED = BINS - 2, BINS - 1


def load_cuda() -> Any:
    """numba.cuda, or an error that says what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda still names it
    try:
        from numba import cuda
    except ImportError as error:
        raise PeltryError(f"no GPU here: numba-cuda is not installed ({error}); pip install 'peltry[gpu]'") from None
    if not cuda.is_available():
        raise PeltryError("no GPU here: no NVIDIA card or driver was found")
    return cuda


def padded(state: np.dtype) -> np.dtype:
    """The state with a few bytes more, so that neighbours in shared memory start in different banks."""
    size = state.itemsize + (8 - state.itemsize) % 16
    assert state.names is not None
    assert state.fields is not None
    fields = [state.fields[name] for name in state.names]
    shape = {"names": list(state.names), "formats": [f[0] for f in fields], "offsets": [f[1] for f in fields]}
    return np.dtype({**shape, "itemsize": size}, align=True)  # type: ignore[call-overload,no-any-return]


class GpuGames:
    """Whole random games of one engine on the GPU, with the final states kept there until asked for."""

    def __init__(self, engine: Engine, games: int, block: int | None = None, registers: int | None = None):
        self.cuda = load_cuda()
        self.engine = engine
        self.games = games
        self.dtype = padded(engine.rules.STATE)
        most = min(1024, SHARED_BYTES // self.dtype.itemsize)
        self.block = block or max(2 * WARP, most // WARP * WARP)
        self.box = self.cuda.to_device(engine.box)
        self.log = self.cuda.to_device(engine.closed_log())
        self.states = self.cuda.device_array(games, self.dtype)
        self.moves = self.cuda.device_array(games, np.int64)
        self.blocks = self.cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.kernel = self._kernel(self.block, registers)

    def _kernel(self, block: int, registers: int | None) -> Any:
        cuda = self.cuda
        setup, legal, apply = self.engine.rules.setup, self.engine.rules.legal, self.engine.rules.apply
        room, all_moves = self.engine.most_legal, self.engine.rules.MOVES
        import numba

        record = numba.from_dtype(self.dtype)

        @cuda.jit(max_registers=registers)
        def play_games(states, empty, boxes, logs, first_seed, moves):
            me = cuda.threadIdx.x
            games = states.shape[0]
            slots = cuda.gridDim.x * block
            board = cuda.shared.array(0, record)  # the games being played, one in each slot
            bins = cuda.shared.array(BINS, np.int32)
            sorted_slots = cuda.shared.array(block, np.int32)
            playing = cuda.shared.array(block, np.int32)  # the game of each slot, from `games` on none
            played = cuda.shared.array(block, np.int32)  # its moves so far, -1 before it is set up
            chosen = cuda.shared.array(block, np.int32)  # the move to be made, -1 for none
            out = cuda.local.array(room, np.int16)
            playing[me] = min(cuda.blockIdx.x * block + me, games)
            played[me] = -1
            chosen[me] = -1
            while True:
                # Sort the slots by what their games wait for.
                if me < BINS:
                    bins[me] = 0
                cuda.syncthreads()
                if playing[me] >= games:
                    kind = FINISHED
                elif played[me] < 0:
                    kind = TO_SET_UP
                else:
                    kind = np.int32(board[me].stack[board[me].depth - 1].kind)
                place = cuda.atomic.add(bins, kind, 1)
                cuda.syncthreads()
                if bins[FINISHED] == block:
                    break
                before = 0
                for other in range(kind):
                    before += bins[other]
                sorted_slots[before + place] = me
                cuda.syncthreads()
                slot = sorted_slots[me]
                if playing[slot] < games:
                    seed = np.uint64(first_seed) + np.uint64(playing[slot])
                    if played[slot] < 0:
                        board[slot] = empty[0]
                        setup(Game(board[slot], boxes[0], logs[0]), seed)
                        played[slot] = 0
                    else:
                        count = legal(Game(board[slot], boxes[0], logs[0]), out)
                        played[slot] += 1
                        key = mix(seed ^ GOLDEN) + np.uint64(played[slot]) * GOLDEN
                        pick = ((mix(key) >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32)
                        chosen[slot] = out[pick]
                # Sort them by the chosen move, and make it.
                cuda.syncthreads()
                if me < BINS:
                    bins[me] = 0
                cuda.syncthreads()
                kind = FINISHED if chosen[me] < 0 else np.int32(chosen[me] * (BINS - 1) // all_moves)
                place = cuda.atomic.add(bins, kind, 1)
                cuda.syncthreads()
                before = 0
                for other in range(kind):
                    before += bins[other]
                sorted_slots[before + place] = me
                cuda.syncthreads()
                slot = sorted_slots[me]
                if chosen[slot] >= 0:
                    apply(Game(board[slot], boxes[0], logs[0]), np.int64(chosen[slot]))
                    chosen[slot] = -1
                    if board[slot].over:
                        i = playing[slot]
                        states[i] = board[slot]
                        moves[i] = played[slot]
                        playing[slot] = min(i + slots, games)
                        played[slot] = -1
                cuda.syncthreads()

        return play_games

    def play(self, options: np.ndarray, first_seed: int) -> None:
        """Games with the seeds first_seed, first_seed+1 …, all at once."""
        empty = np.zeros(1, self.dtype)
        empty["options"] = options
        arguments = (self.states, self.cuda.to_device(empty), self.box, self.log, first_seed, self.moves)
        shared = self.block * self.dtype.itemsize
        kernel = self.kernel.specialize(*arguments) if not self.kernel.specialized else self.kernel
        self._allow_shared(kernel, shared)
        kernel[self.blocks, self.block, 0, shared](*arguments)
        self.cuda.synchronize()
        self.kernel = kernel

    def _allow_shared(self, kernel: Any, size: int) -> None:
        """More than 48 kB of shared memory has to be asked for, which numba-cuda does not do itself."""
        from cuda.bindings import driver
        from numba.cuda.cudadrv.driver import driver as calls

        attribute = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        for compiled in kernel.overloads.values():
            function = compiled._codelibrary.get_cufunc()
            calls.cuKernelSetAttribute(attribute, size, function.handle, function.device.id)

    def final_states(self) -> np.ndarray:
        """The states without their padding, equal to the CPU's."""
        size = self.engine.rules.STATE.itemsize
        raw = np.asarray(self.states.copy_to_host()).view(np.uint8).reshape(self.games, self.dtype.itemsize)
        return np.ascontiguousarray(raw[:, :size]).view(self.engine.rules.STATE).reshape(self.games)

    def moves_played(self) -> np.ndarray:
        return np.asarray(self.moves.copy_to_host())
