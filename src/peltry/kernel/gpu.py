"""The same rules on a GPU. Optional; needs numba-cuda and an NVIDIA card.

Numba turns every rule that a kernel calls into a part of it, so nothing is written twice. The final
states are bit for bit those of the CPU, which `peltry simulate --device gpu` shows by its digest.

The 32 threads of a warp run in step: where their games do different things, they wait for each other.
So millions of games are on their way at once, and before every move all of them are sorted by the decision
and the move that was chosen; after the move each block sorts its own games by the decision that has come
up, and finds their next moves. What bounds it is the latency of scattered states: fields that are read
together should lie together, and heaps be read as words.

Tried on an H200 with Stroganov, in million moves a second: a thread for a game without sorting 93, sorting
within blocks of 1,024 games 246, a million games sorted together 742, four million 972, and with a list of
legal moves that is not cleared and no calls 1,083. No faster: moves made and chosen in kernels of their own
1,040, that with a second sort of all games in between 950, states in shared memory, fewer registers, blocks
of 128 or 512.
"""

from __future__ import annotations

import contextlib
import functools
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np

from ..errors import PeltryError
from .engine import Engine
from .tools.chance import GOLDEN, mix
from .tools.pointers import room_for
from .tools.records import Playing, i16, i32
from .tools.rule import reach
from .turns import LastGames

BLOCK = 256
REGISTERS = 64
ROUNDS = 16  # moves between two looks at how many games still go on
KINDS, MOVE_BINS = 32, 256
SHELVES = KINDS + 1  # a block sorts by kind; games that are over go to the last
BINS = KINDS * MOVE_BINS
SCANNERS = 1024

# Where a game stands: how many moves were chosen, the last of them, and its place in the sorting.
SLOT = np.dtype([("chosen", i32), ("bin", i32), ("rank", i32), ("move", i16)], align=True)
NO_BIN = -1
WHOLE_WARP = 0xFFFFFFFF


def load_cuda() -> Any:
    """numba.cuda, or an error that says what is missing."""
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010  # numba-cuda still names it
    try:
        from numba import cuda
    except ImportError as error:
        raise PeltryError(f"no GPU here: numba-cuda is not installed ({error}); pip install 'peltry[gpu]'") from None
    warnings.filterwarnings("ignore", ".*under-utilization")  # the last games of a run are few
    if not cuda.is_available():
        raise PeltryError("no GPU here: no NVIDIA card or driver was found, or numba-cuda is not installed")
    return cuda


def load_torch() -> Any:
    """PyTorch, for what learns or batches on a card that is there."""
    try:
        import torch
    except ImportError as error:
        raise PeltryError(f"learning and batches on a GPU need PyTorch ({error}); pip install torch") from None
    return torch


class GpuGames:
    """Whole random games of one engine on the GPU, with the final states kept there until asked for."""

    def __init__(self, engine: Engine, games: int):
        self.cuda = load_cuda()
        self.engine = engine
        self.games = games
        self.box = self._records(engine.box)
        self.log = self._records(engine.closed_log())
        size = engine.state.itemsize
        self.bytes = self.cuda.device_array(games * size, np.uint8)
        self.states = self._as_records(self.bytes, engine.state)
        self.words = self._as_records(self.bytes, np.dtype(np.int64))
        self.moves = self.cuda.device_array(games, np.int32)
        self.clear, self.set_up, self.play_on, self.scan, self.sort = kernels(self.cuda, engine)

    def _records(self, array: np.ndarray) -> Any:
        # As bytes: NumPy hands out no buffer of records whose fields overlap.
        return self._as_records(self.cuda.to_device(array.view(np.uint8)), array.dtype)

    def _as_records(self, room: Any, kind: np.dtype) -> Any:
        from numba.cuda.cudadrv.devicearray import DeviceNDArray

        return DeviceNDArray((room.size // kind.itemsize,), (kind.itemsize,), kind, gpu_data=room.gpu_data)

    def play(self, options: np.ndarray, first_seed: int) -> None:
        """Games with the seeds first_seed, first_seed+1 …, all at once."""
        from numba.cuda.cudadrv.driver import CudaAPIError

        try:
            with no_calls(*rules_of(self.engine)):
                self._play(options, first_seed)
        except CudaAPIError as error:
            raise PeltryError(f"the GPU stopped while it played: {error}; play again, or with --device cpu") from error

    def _play(self, options: np.ndarray, first_seed: int) -> None:
        cuda, games = self.cuda, self.games
        empty = np.zeros(1, self.engine.state)
        empty["options"] = options
        slots, order = cuda.device_array(games, SLOT), cuda.device_array(games, np.int32)
        count, start = cuda.to_device(np.zeros(BINS, np.int32)), cuda.device_array(BINS, np.int32)
        total = cuda.device_array(1, np.int32)
        table = self.states, self.box, self.log, first_seed, slots, count
        fresh = cuda.to_device(empty.view(np.int64))
        self.clear[blocks(self.words.size), BLOCK](self.words, fresh)
        self.set_up[blocks(games), BLOCK](*table)
        playing, last = games, LastGames(self.engine)
        while playing:
            for _ in range(ROUNDS):
                self.scan[1, SCANNERS](count, start, total)
                self.sort[blocks(games), BLOCK](slots, start, order)
                self.play_on[blocks(playing), BLOCK](*table, self.moves, order, total)
            playing = int(total.copy_to_host()[0])
            if playing:
                last.look(
                    ROUNDS, lambda: np.flatnonzero(slots.copy_to_host()["bin"] != NO_BIN), self._state, first_seed
                )
        cuda.synchronize()

    def _state(self, i: int) -> np.ndarray:
        size = self.engine.state.itemsize
        return np.asarray(self.bytes[i * size : (i + 1) * size].copy_to_host()).view(self.engine.state)

    def final_states(self) -> np.ndarray:
        return np.asarray(self.bytes.copy_to_host()).view(self.engine.state)

    def moves_played(self) -> np.ndarray:
        return np.asarray(self.moves.copy_to_host())


def rules_of(engine: Engine) -> tuple[Any, ...]:
    return engine.game.rules.setup, engine.game.rules.legal, engine.game.rules.apply


@contextlib.contextmanager
def no_calls(*doors: Any) -> Iterator[None]:
    """What is compiled for the GPU meanwhile holds all the rules behind these doors: none is called as a function.

    Where only some threads of a warp call a function, what CUDA 13.0 makes of it fails once in some thousand
    million moves (the rules then get an address or a move that is not theirs); and calls are slower.
    """
    rules = list(reach(*doors))
    for each in rules:
        each.targetoptions["forceinline"] = True
    try:
        yield
    finally:
        for each in rules:
            del each.targetoptions["forceinline"]  # the CPU keeps its calls, and compiles sooner


def blocks(threads: int) -> int:
    return -(-threads // BLOCK)


@functools.cache
def kernels(cuda: Any, engine: Engine) -> tuple[Any, ...]:
    """The steps: empty states, games set up in them; then again and again count, sort, make and choose moves."""
    setup, legal, apply = rules_of(engine)
    room_for_moves, all_moves = room_for(engine.most_legal), len(engine.game.pieces.moves)

    @cuda.jit(device=True)
    def kind_of(state):
        return np.int32(state.stack[state.depth - 1].kind) % np.int32(KINDS)

    @cuda.jit(device=True)
    def take_place(slots, count, i, bin):
        """Count a game in its bin; its rank is how many were counted before. A warp counts those of a bin together.

        All 32 threads must come here together: one without a game brings NO_BIN.
        """
        cuda.syncwarp()
        alike = cuda.match_any_sync(WHOLE_WARP, bin)
        first = cuda.ffs(alike) - 1
        before = 0
        if cuda.laneid == first and bin != NO_BIN:
            before = cuda.atomic.add(count, bin, cuda.popc(alike))
        before = cuda.shfl_sync(WHOLE_WARP, before, first)
        if bin != NO_BIN:
            slots[i].bin = bin
            slots[i].rank = before + cuda.popc(alike & ((np.uint32(1) << np.uint32(cuda.laneid)) - np.uint32(1)))

    @cuda.jit(device=True)
    def choose(states, boxes, logs, first_seed, slots, i, out):
        """Pick one of the legal moves, with the numbers that `entries.playout` draws on the CPU. Answers the bin."""
        state, slot = states[i], slots[i]
        legal_moves = legal(Playing(state, boxes[0], logs[0]), out)
        slot.chosen += 1
        key = mix((np.uint64(first_seed) + np.uint64(i)) ^ GOLDEN) + np.uint64(slot.chosen) * GOLDEN
        pick = ((mix(key) >> np.uint64(32)) * np.uint64(legal_moves)) >> np.uint64(32)
        move = np.int32(out[pick])
        slot.move = move
        return kind_of(state) * np.int32(MOVE_BINS) + move * np.int32(MOVE_BINS) // np.int32(all_moves)

    @cuda.jit
    def clear(words, empty):
        """Word by word, all threads side by side: a record assigned as such is copied byte by byte."""
        at = np.int64(cuda.blockIdx.x) * BLOCK + cuda.threadIdx.x  # may need more than 32 bits
        if at < words.shape[0]:
            words[at] = empty[at % empty.shape[0]]

    @cuda.jit(max_registers=REGISTERS)
    def set_up(states, boxes, logs, first_seed, slots, count):
        i, bin = cuda.grid(1), NO_BIN
        out = room_for_moves()
        if i < states.shape[0]:
            setup(Playing(states[i], boxes[0], logs[0]), np.uint64(first_seed) + np.uint64(i))
            slots[i].chosen = 0
            bin = choose(states, boxes, logs, first_seed, slots, i, out)
        take_place(slots, count, i, bin)

    @cuda.jit(max_registers=REGISTERS)
    def play_on(states, boxes, logs, first_seed, slots, count, moves, order, total):
        me, at = cuda.threadIdx.x, cuda.grid(1)
        out = room_for_moves()
        kinds = cuda.shared.array(SHELVES, np.int32)
        sorted_games = cuda.shared.array(BLOCK, np.int32)
        if me <= KINDS:
            kinds[me] = 0
        cuda.syncthreads()
        mine, kind = np.int32(-1), np.int32(KINDS)
        if at < total[0]:
            i = order[at]
            apply(Playing(states[i], boxes[0], logs[0]), np.int64(slots[i].move))
            if states[i].over:
                moves[i] = slots[i].chosen
                slots[i].bin = NO_BIN
            else:
                mine, kind = i, kind_of(states[i])
        cuda.syncwarp()
        place = cuda.atomic.add(kinds, kind, 1)
        cuda.syncthreads()
        for lower in range(kind):
            place += kinds[lower]
        sorted_games[place] = mine
        cuda.syncwarp()
        cuda.syncthreads()
        mine, bin = sorted_games[me], NO_BIN
        if mine >= 0:
            bin = choose(states, boxes, logs, first_seed, slots, mine, out)
        take_place(slots, count, mine, bin)

    @cuda.jit
    def scan(count, start, total):
        """From how many there are in each bin to where each bin starts; the counts begin anew."""
        me = cuda.threadIdx.x
        sums = cuda.shared.array(SCANNERS, np.int32)
        first = me * (BINS // SCANNERS)
        mine = 0
        for bin in range(first, first + BINS // SCANNERS):
            mine += count[bin]
        sums[me] = mine
        cuda.syncthreads()
        step = 1
        while step < SCANNERS:
            before = sums[me - step] if me >= step else 0
            cuda.syncthreads()
            sums[me] += before
            cuda.syncthreads()
            step *= 2
        at = sums[me] - mine
        for bin in range(first, first + BINS // SCANNERS):
            start[bin] = at
            at += count[bin]
            count[bin] = 0
        if me == SCANNERS - 1:
            total[0] = sums[me]

    @cuda.jit
    def sort(slots, start, order):
        i = cuda.grid(1)
        if i < slots.shape[0] and slots[i].bin != NO_BIN:
            order[start[slots[i].bin] + slots[i].rank] = i

    return clear, set_up, play_on, scan, sort
