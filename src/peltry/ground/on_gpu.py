"""The same batch in the memory of a GPU: observations, masks and rewards never leave it.

    ground = batch("stroganov", games=1 << 18, players=2, device="gpu")
    seen = ground.reset(seed=1)
    seen = ground.step(network(seen.observations, seen.masks))

What is seen are tensors of PyTorch, which offer themselves to others by DLPack (`jax.dlpack.from_dlpack(…)`), without a
copy; moves may come from anybody who does the same. Game for game it plays what a batch on the processor plays.
As everywhere on a GPU games that do alike are taken together (see kernel/gpu.py).
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from ..errors import BadOption, IllegalMove
from ..kernel.gpu import load_cuda, load_torch, no_calls
from ..kernel.seeds import seeds_from
from ..kernel.turns import TurnWatch
from ..table.library import GameAtTable, checked_seed
from .judging import DEFEAT, WIN, judged
from .loop import bind_for_gpu
from .many import Seen, check_begun, compiled_with, numbers_of

BLOCK, REGISTERS = 128, 64
MOVES_APART = 4096  # by so many moves the decisions are kept apart when games are sorted


class GpuBatch:
    """As `Batch`, but that its arrays are tensors on the GPU."""

    def __init__(
        self,
        game: GameAtTable,
        games: int,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        restart: bool = True,
    ):
        if games < 1:
            raise BadOption(f"a batch has at least one game, not {games}")
        self.cuda, self.torch = load_cuda(), load_torch()
        torch = self.torch
        self.game, self.games = game, games
        self.players = max(game.players) if players is None else players
        chosen = game.options(self.players, options)
        self.sides = len(game.rules.sides(chosen[0]))
        engine = compiled_with(game)
        size = engine.state.itemsize
        self.state_bytes = self._room((games, size), torch.uint8)  # PyTorch opens the card; Numba then shares it
        self.points = self._room((games, max(64, self.sides)), torch.int32)
        numbers = torch.int8 if numbers_of(game) is np.int8 else torch.int16
        self.seen: Any = Seen(
            self._room((games, len(game.kind.observation)), numbers),
            self._room((games, len(game.moves)), torch.bool),
            self._room((games, self.sides), torch.float32),
            self._room((games,), torch.bool),
            torch.full((games,), -1, dtype=torch.int32, device="cuda"),
        )
        self._listed = self._room((games, engine.most_legal), torch.int16)
        self._counts, self._drawn = self._room((games,), torch.int32), self._room((games,), torch.int32)
        self._kinds = self._room((games,), torch.int32)
        self._order = torch.arange(games, dtype=torch.int32, device="cuda")
        self._seeds, self._chance = self._room((games,), torch.int64), self._room((games,), torch.int64)
        self._in_a_row = self._room((games,), torch.int32)
        empty = np.zeros(1, engine.state)
        empty["options"] = chosen
        self._empty = torch.from_numpy(empty.view(np.uint8).copy()).cuda()
        own = game.engine  # with the values that are printed on its pieces
        self._at = (
            self._records(self.state_bytes, engine.state),
            self._on_card(own.box),
            self._on_card(own.closed_log()),
        )
        self._state, self._restart, self._begun = engine.state, restart, False
        self._engine, self._watch = engine, TurnWatch(engine)
        self._kernels = kernels(self.cuda, game.kind, engine)
        self._views: dict[Any, Any] = {}

    def reset(self, seed: int = 0) -> Any:
        """Set every game up, with the seeds that a batch on the processor gives them."""
        torch = self.torch
        seeds = torch.from_numpy(seeds_from(checked_seed(seed), self.games).astype(np.int64)).cuda()
        self._seeds.copy_(seeds)
        self._chance.copy_(seeds)
        self.seen.rewards.zero_()
        self.points.zero_()
        with self._compiling():
            self._begin(torch.arange(self.games, device="cuda"))
            self._look()
        self.seen.done.zero_()
        self._begun = True
        return self.seen

    def step(self, moves: Any) -> Any:
        """Play moves[i] in game i. If one is not legal, none is made."""
        torch, seen = self.torch, self.seen
        chosen = self._taken(moves)
        check_begun(self._begun)
        asked = seen.seats >= 0
        inside = (chosen >= 0) & (chosen < seen.masks.shape[1])
        allowed = seen.masks.gather(1, (chosen * inside)[:, None].long())[:, 0] & inside
        if bool((asked & ~allowed).any()):
            wrong = int((asked & ~allowed).nonzero()[0])
            raise IllegalMove(f"game {wrong}: move {int(chosen[wrong])} is not legal; `masks[{wrong}]` says which are")
        seen.rewards.zero_()
        movers = seen.seats.clone()
        self._order = (self._kinds * MOVES_APART + chosen % MOVES_APART).argsort().int()
        with self._compiling():
            self._kernels["play"][self._grid(self.games)](
                *self._at,
                self._card(self._order),
                self._card(chosen),
                *self._cards(seen.seats, seen.done, self.points),
            )
            ended = seen.done.nonzero()[:, 0]
            if len(ended):
                self._judge(ended)
                if self._restart:
                    self._begin(ended)
            self._look()
        self._in_a_row = torch.where((seen.seats == movers) & (movers >= 0) & ~seen.done, self._in_a_row + 1, 0)
        if self._watch.is_due():
            self._watch.look(self._in_a_row.cpu().numpy(), self._state_of, self._seed)
        torch.cuda.synchronize()
        return seen

    def _state_of(self, i: int) -> np.ndarray:
        """One game, copied from the card."""
        state: np.ndarray = self.state_bytes[i].cpu().numpy().view(self._state)
        return state

    def _seed(self, i: int) -> int:
        """With which the game was set up that is played now: its next one stands there already."""
        return int(self._seeds[i]) - self.games

    def sample(self) -> Any:
        """A legal move of each game at random: the same as a batch on the processor would draw."""
        check_begun(self._begun)
        self._kernels["draw"][self._grid(self.games)](
            *self._cards(self._listed, self._counts, self._chance, self._drawn)
        )
        return self._drawn

    @property
    def states(self) -> np.ndarray:
        """The games themselves, copied from the card."""
        return np.ascontiguousarray(self.state_bytes.cpu().numpy()).reshape(-1).view(self._state)

    def close(self) -> None:
        """A GPU has no threads to be sent home; its memory is free when the batch is."""

    def _begin(self, which: Any) -> None:
        self.state_bytes[which] = self._empty
        self._kernels["begin"][self._grid(len(which))](
            *self._at, self._card(which), *self._cards(self._seeds), self.games
        )

    def _look(self) -> None:
        seen = self.seen
        seen.observations.zero_()
        self._kernels["look"][self._grid(self.games)](
            *self._at,
            self._card(self._order),
            *self._cards(seen.observations, seen.masks, self._listed, self._counts, seen.seats, self._kinds),
        )

    def _judge(self, ended: Any) -> None:
        """Who alone has most points has won; only of the other games the rules are asked, on the processor."""
        torch, sides = self.torch, self.sides
        points = self.points[ended, :sides]
        most = points == points.amax(1, keepdim=True)
        self.seen.rewards[ended] = torch.where(most, WIN, DEFEAT)
        unsure = ended[(most.sum(1) > 1) | (sides == 1)]  # alone one may have lost
        if len(unsure):
            points = self.points[unsure, :sides].cpu().numpy()
            states = self.state_bytes[unsure].cpu().numpy().reshape(-1).view(self._state)
            rewards = judged(self.game.rules.winners, points, states.__getitem__)
            self.seen.rewards[unsure] = torch.from_numpy(rewards).cuda()

    def _taken(self, moves: Any) -> Any:
        torch = self.torch
        held = moves if isinstance(moves, torch.Tensor) else torch.from_dlpack(moves)
        if tuple(held.shape) != (self.games,):
            raise IllegalMove(f"a step takes {self.games} moves, one for each game, not {tuple(held.shape)}")
        return held.to(device="cuda", dtype=torch.int32)

    # What PyTorch and Numba hold in common.

    def _room(self, shape: tuple[int, ...], kind: Any) -> Any:
        return self.torch.zeros(shape, dtype=kind, device="cuda")

    def _records(self, room: Any, kind: np.dtype) -> Any:
        from numba.cuda.cudadrv.devicearray import DeviceNDArray

        card = self.cuda.as_cuda_array(room.reshape(-1))
        return DeviceNDArray((card.size // kind.itemsize,), (kind.itemsize,), kind, gpu_data=card.gpu_data)

    def _on_card(self, array: np.ndarray) -> Any:
        # As bytes: NumPy hands out no buffer of records whose fields overlap.
        return self._records(self.torch.from_numpy(array.view(np.uint8).copy()).cuda(), array.dtype)

    def _card(self, tensor: Any) -> Any:
        return self.cuda.as_cuda_array(tensor)

    def _cards(self, *tensors: Any) -> list[Any]:
        """Numba's views of tensors that stay where they are, made once."""
        for tensor in tensors:
            if tensor.data_ptr() not in self._views:
                self._views[tensor.data_ptr()] = self._card(tensor)
        return [self._views[tensor.data_ptr()] for tensor in tensors]

    def _grid(self, threads: int) -> tuple[int, int]:
        return -(-threads // BLOCK), BLOCK

    @contextmanager
    def _compiling(self) -> Iterator[None]:
        """What is compiled meanwhile holds all the rules it needs (see kernel/gpu.py)."""
        if self._kernels.get("ready"):
            yield
            return
        with no_calls(*steps_of(self.game.kind, self._engine)):
            yield
        self._kernels["ready"] = all(self._kernels[name].overloads for name in ("begin", "look", "play"))


@functools.cache
def steps_of(kind: Any, engine: Any) -> tuple[Any, Any, Any, Any]:
    found = bind_for_gpu(engine)
    return found["play_one"], found["begin_one"], found["look_one"], found["draw_one"]


@functools.cache
def kernels(cuda: Any, kind: Any, engine: Any) -> dict[str, Any]:
    play_one, begin_one, look_one, draw_one = steps_of(kind, engine)

    @cuda.jit(max_registers=REGISTERS)
    def play(states, boxes, logs, order, moves, seats, done, points):
        at = cuda.grid(1)
        if at < order.shape[0]:
            i = np.int64(order[at])
            play_one(states, boxes, logs, i, moves[i], seats, done, points)

    @cuda.jit(max_registers=REGISTERS)
    def begin(states, boxes, logs, which, seeds, stride):
        at = cuda.grid(1)
        if at < which.shape[0]:
            begin_one(states, boxes, logs, which[at], seeds, stride)

    @cuda.jit(max_registers=REGISTERS)
    def look(states, boxes, logs, order, seen, masks, listed, counts, seats, kinds):
        at = cuda.grid(1)
        if at < order.shape[0]:
            i = np.int64(order[at])
            kinds[i] = states[i].stack[max(states[i].depth - 1, 0)].kind
            look_one(states, boxes, logs, i, seen, masks, listed, counts, seats)

    @cuda.jit
    def draw(listed, counts, chance, drawn):
        i = cuda.grid(1)
        if i < drawn.shape[0]:
            drawn[i] = draw_one(listed, counts, chance, i)

    return {"play": play, "begin": begin, "look": look, "draw": draw}
