"""The same rules on a GPU. Optional; needs numba-cuda and an NVIDIA card.

Numba turns every rule that a kernel calls into a device function, so nothing is written twice. The
final states are bit for bit those of the CPU, which `peltry simulate --device gpu` shows by its digest.

The 32 threads of a warp run in step: where their games stand at different decisions, they wait for
each other. So a block sorts its games before every move by the decision that is pending, and again by
the move that was chosen, and a warp mostly does one thing at a time. (Also tried on an H200, and
slower: one thread a game without sorting, 93 million moves a second for Stroganov; states in shared
memory, 150; pools of games for each warp without barriers, 183. This one made 246.)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..errors import PeltryError
from .chance import GOLDEN, mix
from .engine import Engine
from .records import Game

BLOCK = 1024  # games that are sorted together
REGISTERS = 64  # so that a block of this size fits
BINS = 64  # kinds of decisions, then games to set up, then slots with nothing left to play
TO_SET_UP, FINISHED = BINS - 2, BINS - 1


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
        # One block for each multiprocessor: a slot whose game ends goes on with another.
        self.blocks = min(self.cuda.get_current_device().MULTIPROCESSOR_COUNT, -(-games // BLOCK))
        self.kernel = self._kernel()
        self.box = self.cuda.to_device(engine.box)
        self.log = self.cuda.to_device(engine.closed_log())
        self.states = self.cuda.device_array(games, engine.rules.STATE)
        self.moves = self.cuda.device_array(games, np.int64)

    def _kernel(self) -> Any:
        cuda, rules = self.cuda, self.engine.rules
        setup, legal, apply = rules.setup, rules.legal, rules.apply
        room, all_moves = self.engine.most_legal, rules.MOVES

        @cuda.jit(device=True)
        def place_by(kind, bins, me):
            """Where a thread's slot comes when the slots of the block are sorted by kind."""
            cuda.syncthreads()
            if me < BINS:
                bins[me] = 0
            cuda.syncthreads()
            place = cuda.atomic.add(bins, kind, 1)
            cuda.syncthreads()
            for other in range(kind):
                place += bins[other]
            return place

        @cuda.jit(max_registers=REGISTERS)
        def play_games(states, empty, boxes, logs, first_seed, moves):
            me = cuda.threadIdx.x
            games, stride = states.shape[0], cuda.gridDim.x * BLOCK
            bins = cuda.shared.array(BINS, np.int32)
            order = cuda.shared.array(BLOCK, np.int32)
            playing = cuda.shared.array(BLOCK, np.int32)  # the game of each slot, from `games` on none
            fresh = cuda.shared.array(BLOCK, np.int32)  # whether it has still to be set up
            chosen = cuda.shared.array(BLOCK, np.int32)  # the move to be made, -1 for none
            out = cuda.local.array(room, np.int16)
            playing[me] = cuda.blockIdx.x * BLOCK + me
            fresh[me] = 1
            chosen[me] = -1
            while True:
                if playing[me] >= games:
                    kind = FINISHED
                elif fresh[me]:
                    kind = TO_SET_UP
                else:
                    state = states[playing[me]]
                    kind = np.int32(state.stack[state.depth - 1].kind)
                order[place_by(kind, bins, me)] = me
                if bins[FINISHED] == BLOCK:
                    break
                cuda.syncthreads()
                slot = order[me]
                i = playing[slot]
                if i < games:
                    seed = np.uint64(first_seed) + np.uint64(i)
                    if fresh[slot]:
                        states[i] = empty[0]
                        setup(Game(states[i], boxes[0], logs[0]), seed)
                        moves[i] = 0
                        fresh[slot] = 0
                    else:
                        count = legal(Game(states[i], boxes[0], logs[0]), out)
                        moves[i] += 1
                        key = mix(seed ^ GOLDEN) + np.uint64(moves[i]) * GOLDEN
                        pick = ((mix(key) >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32)
                        chosen[slot] = out[pick]
                cuda.syncthreads()
                kind = FINISHED if chosen[me] < 0 else np.int32(chosen[me] * (BINS - 1) // all_moves)
                order[place_by(kind, bins, me)] = me
                cuda.syncthreads()
                slot = order[me]
                if chosen[slot] >= 0:
                    i = playing[slot]
                    apply(Game(states[i], boxes[0], logs[0]), np.int64(chosen[slot]))
                    chosen[slot] = -1
                    if states[i].over:
                        playing[slot] = i + stride
                        fresh[slot] = 1
                cuda.syncthreads()

        return play_games

    def play(self, options: np.ndarray, first_seed: int) -> None:
        """Games with the seeds first_seed, first_seed+1 …, all at once."""
        empty = np.zeros(1, self.engine.rules.STATE)
        empty["options"] = options
        self.kernel[self.blocks, BLOCK](
            self.states, self.cuda.to_device(empty), self.box, self.log, first_seed, self.moves
        )
        self.cuda.synchronize()

    def final_states(self) -> np.ndarray:
        return np.asarray(self.states.copy_to_host())

    def moves_played(self) -> np.ndarray:
        return np.asarray(self.moves.copy_to_host())
