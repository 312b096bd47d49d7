"""The same rules on a GPU. Optional; needs numba-cuda and an NVIDIA card.

Numba turns every rule that a kernel calls into a device function, so nothing is written twice. The
final states are bit for bit those of the CPU, which `peltry simulate --device gpu` shows by its digest.

The 32 threads of a warp run in step: where their games do different things, they wait for each other.
So a million games are on their way at once, and before every move all of them are sorted by the decision
and the move that was chosen; after the move each block sorts its own games by the decision that has come
up, and finds their next moves. New games are set up together, every few moves. (Tried on an H200 and
slower for Stroganov, in million moves a second: a thread for a game without sorting 93, sorting within
blocks of 1,024 games 246, their states in shared memory 150, finding and making moves in separate passes
475. What bounds it now is the memory traffic of scattered states: fields that are read together should
lie together, and heaps be read as words.)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..errors import PeltryError
from .chance import GOLDEN, mix
from .engine import Engine
from .pointers import first_of
from .records import Game, i16, i32, record

SLOTS = 1 << 20  # games on their way at once
BLOCK = 256
REGISTERS = 64
ROUNDS = 16  # moves between two looks at which games have ended
KINDS, MOVE_BINS = 32, 256
SHELVES = KINDS + 1  # a block sorts by kind; games that are over go to the last
BINS = KINDS * MOVE_BINS
SCANNERS = 1024

# Where a game is played: its number, how many moves were chosen, the last of them, and its place in the sorting.
SLOT = record(("game", i32), ("chosen", i32), ("rank", i32), ("move", i16), ("bin", i16))
NO_BIN = -1


def load_cuda() -> Any:
    """numba.cuda, or an error that says what is missing."""
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010  # numba-cuda still names it
    try:
        from numba import cuda
    except ImportError as error:
        raise PeltryError(f"no GPU here: numba-cuda is not installed ({error}); pip install 'peltry[gpu]'") from None
    if not cuda.is_available():
        raise PeltryError("no GPU here: no NVIDIA card or driver was found, or numba-cuda is not installed")
    return cuda


class GpuGames:
    """Whole random games of one engine on the GPU, with the final states kept there until asked for."""

    def __init__(self, engine: Engine, games: int):
        self.cuda = load_cuda()
        self.engine = engine
        self.games = games
        self.slots = min(SLOTS, games)
        self.box = self._records(engine.box)
        self.log = self._records(engine.closed_log())
        size = engine.rules.STATE.itemsize
        self.bytes = self.cuda.device_array(games * size, np.uint8)
        self.states = self._as_records(self.bytes, engine.rules.STATE)
        self.moves = self.cuda.device_array(games, np.int32)
        self.set_up, self.play_on, self.scan, self.sort = kernels(self.cuda, engine)

    def _records(self, array: np.ndarray) -> Any:
        # As bytes: NumPy hands out no buffer of records whose fields overlap.
        return self._as_records(self.cuda.to_device(array.view(np.uint8)), array.dtype)

    def _as_records(self, room: Any, kind: np.dtype) -> Any:
        from numba.cuda.cudadrv.devicearray import DeviceNDArray

        return DeviceNDArray((room.size // kind.itemsize,), (kind.itemsize,), kind, gpu_data=room.gpu_data)

    def play(self, options: np.ndarray, first_seed: int) -> None:
        """Games with the seeds first_seed, first_seed+1 …, all at once."""
        cuda, slots = self.cuda, self.slots
        empty = np.zeros(1, self.engine.rules.STATE)
        empty["options"] = options
        beginning = np.zeros(slots, SLOT)
        beginning["game"] = np.arange(slots)
        beginning["bin"] = NO_BIN
        slot = cuda.to_device(beginning)
        order, waiting = cuda.device_array(slots, np.int32), cuda.to_device(np.arange(slots, dtype=np.int32))
        count, start = cuda.to_device(np.zeros(BINS, np.int32)), cuda.device_array(BINS, np.int32)
        total, nothing = cuda.device_array(1, np.int32), cuda.to_device(np.zeros(1, np.int32))
        waiters = cuda.to_device(np.array([slots], np.int32))
        table = self.states, self.box, self.log, first_seed, slot
        fresh = self._records(empty)
        while True:
            if due := int(waiters.copy_to_host()[0]):
                self.set_up[blocks(due), BLOCK](*table, fresh, waiting, due, count)
                waiters.copy_to_device(nothing)
            self.scan[1, SCANNERS](count, start, total)
            if not (playing := int(total.copy_to_host()[0])):
                break
            for again in range(ROUNDS):
                if again:
                    self.scan[1, SCANNERS](count, start, total)
                self.sort[blocks(slots), BLOCK](slot, start, order)
                self.play_on[blocks(playing), BLOCK](
                    *table, self.games, self.moves, order, total, waiting, waiters, count
                )
        cuda.synchronize()

    def final_states(self) -> np.ndarray:
        return np.asarray(self.bytes.copy_to_host()).view(self.engine.rules.STATE)

    def moves_played(self) -> np.ndarray:
        return np.asarray(self.moves.copy_to_host())


def blocks(threads: int) -> int:
    return -(-threads // BLOCK)


def kernels(cuda: Any, engine: Engine) -> tuple[Any, Any, Any, Any]:
    """The four steps of a round: set new games up, make and choose moves, count, sort."""
    rules = engine.rules
    setup, legal, apply = rules.setup, rules.legal, rules.apply
    room, all_moves = engine.most_legal, rules.MOVES

    @cuda.jit(device=True)
    def kind_of(state):
        return np.int32(state.stack[state.depth - 1].kind) % np.int32(KINDS)

    @cuda.jit(device=True)
    def place_in(count, bin):
        """Count one more in a bin; answers how many were before. A warp counts those of a bin together."""
        alike = cuda.match_any_sync(cuda.activemask(), bin)
        first = cuda.ffs(alike) - 1
        before = 0
        if cuda.laneid == first:
            before = cuda.atomic.add(count, bin, cuda.popc(alike))
        before = cuda.shfl_sync(alike, before, first)
        return before + cuda.popc(alike & ((np.uint32(1) << np.uint32(cuda.laneid)) - np.uint32(1)))

    @cuda.jit(device=True)
    def choose(states, boxes, logs, first_seed, slot, count, out):
        """Pick one of the legal moves, with the numbers that `entries.playout` draws on the CPU."""
        i = slot.game
        state = states[i]
        legal_moves = legal(Game(state, boxes[0], logs[0]), first_of(out))
        slot.chosen += 1
        key = mix((np.uint64(first_seed) + np.uint64(i)) ^ GOLDEN) + np.uint64(slot.chosen) * GOLDEN
        pick = ((mix(key) >> np.uint64(32)) * np.uint64(legal_moves)) >> np.uint64(32)
        move = np.int32(out[pick])
        bin = kind_of(state) * np.int32(MOVE_BINS) + move * np.int32(MOVE_BINS) // np.int32(all_moves)
        slot.move = move
        slot.bin = bin
        slot.rank = place_in(count, bin)

    @cuda.jit(max_registers=REGISTERS)
    def set_up(states, boxes, logs, first_seed, slots, empty, waiting, due, count):
        me = cuda.grid(1)
        if me >= due:
            return
        out = cuda.local.array(room, np.int16)
        slot = slots[waiting[me]]
        i = slot.game
        states[i] = empty[0]
        setup(Game(states[i], boxes[0], logs[0]), np.uint64(first_seed) + np.uint64(i))
        slot.chosen = 0
        choose(states, boxes, logs, first_seed, slot, count, out)

    @cuda.jit(max_registers=REGISTERS)
    def play_on(states, boxes, logs, first_seed, slots, games, moves, order, total, waiting, waiters, count):
        me, at = cuda.threadIdx.x, cuda.grid(1)
        out = cuda.local.array(room, np.int16)
        kinds = cuda.shared.array(SHELVES, np.int32)
        sorted_slots = cuda.shared.array(BLOCK, np.int32)
        if me <= KINDS:
            kinds[me] = 0
        cuda.syncthreads()
        mine, kind = np.int32(-1), np.int32(KINDS)
        if at < total[0]:
            mine = order[at]
            slot = slots[mine]
            i = slot.game
            apply(Game(states[i], boxes[0], logs[0]), np.int64(slot.move))
            if states[i].over:
                moves[i] = slot.chosen
                slot.bin = NO_BIN
                slot.game += slots.shape[0]
                if slot.game < games:
                    waiting[cuda.atomic.add(waiters, 0, 1)] = mine
                mine = np.int32(-1)
            else:
                kind = kind_of(states[i])
        place = cuda.atomic.add(kinds, kind, 1)
        cuda.syncthreads()
        for lower in range(kind):
            place += kinds[lower]
        sorted_slots[place] = mine
        cuda.syncthreads()
        mine = sorted_slots[me]
        if mine >= 0:
            choose(states, boxes, logs, first_seed, slots[mine], count, out)

    @cuda.jit
    def scan(count, start, total):
        """From how many there are in each bin to where each bin starts; the counts begin anew."""
        me = cuda.threadIdx.x
        starts = cuda.shared.array(BINS, np.int32)
        sums = cuda.shared.array(SCANNERS, np.int32)
        for row in range(BINS // SCANNERS):
            starts[row * SCANNERS + me] = count[row * SCANNERS + me]
            count[row * SCANNERS + me] = 0
        cuda.syncthreads()
        first = me * (BINS // SCANNERS)
        mine = 0
        for bin in range(first, first + BINS // SCANNERS):
            mine += starts[bin]
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
            here = starts[bin]
            starts[bin] = at
            at += here
        cuda.syncthreads()
        for row in range(BINS // SCANNERS):
            start[row * SCANNERS + me] = starts[row * SCANNERS + me]
        if me == SCANNERS - 1:
            total[0] = sums[me]

    @cuda.jit
    def sort(slots, start, order):
        me = cuda.grid(1)
        if me < slots.shape[0] and slots[me].bin != NO_BIN:
            order[start[slots[me].bin] + slots[me].rank] = me

    return set_up, play_on, scan, sort
