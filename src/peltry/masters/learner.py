"""Learning by self-play: more of what went better than expected.

Proximal policy optimisation: each move is judged by what followed, and the network is drawn towards moves that did
better than it had foreseen, a little at a time.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..table.library import GameAtTable
from . import network
from .arrays import OnCpu
from .choice import Made
from .field import Tables
from .self_play import Progress, SelfPlay
from .settings import Settings

FIRST_BETA, SECOND_BETA, TINY = 0.9, 0.99, 1e-5
WARM_UP = 10  # rounds in which the rate rises
OLD_SELVES = 6
TOLD = ("policy", "entropy", "kl", "clipped", "fit", "norm")


class Learner(SelfPlay):
    def __init__(
        self,
        game: GameAtTable,
        tables: Tables,
        settings: Settings,
        device: str,
        seed: int,
        weights: np.ndarray | None = None,
        against: np.ndarray | None = None,
    ):
        super().__init__(game, tables, settings, device, seed, weights, against)
        on, size, moves = self.on, self.laid.size, settings.steps * settings.games
        self.mean, self.square, self.grad_flat = on.zeros(size), on.zeros(size), on.zeros(size)
        self.grad = network.views(self.grad_flat, self.laid)
        self.step_number, self.rate, self.entropy = on.zeros(1), on.zeros(1), on.zeros(1)
        self.advantage, self.target = on.zeros(moves), on.zeros(moves, self.field.sides_most)
        self.index = on.zeros(min(settings.batch, moves), kind=on.int64)
        self.sums, self.updates = on.zeros(len(TOLD)), 0
        self.graph: Any = None

    def judge_round(self) -> None:
        """How much better than expected each move did, by all that came after it; and what was to be expected."""
        s, on = self.settings, self.on
        T, N, S = self.rewards.shape
        advantage = on.zeros(N, S)
        sides = on.whole(self.field.sides)[:, None]
        for t in reversed(range(T)):
            surprise = self.rewards[t] + self.going[t] * self.values[t + 1] - self.values[t]
            advantage = surprise + s.trace * self.going[t] * advantage
            seat = on.whole(self.seats[t])[:, None]
            self.advantage[t * N : (t + 1) * N] = on.pick(advantage, seat)[:, 0]
            self.target[t * N : (t + 1) * N] = on.pick(advantage + self.values[t], (self.turns + seat) % sides)
        mine = self.mine.reshape(-1)
        mean = (self.advantage * mine).sum() / mine.sum()
        spread = on.sqrt(((self.advantage - mean) ** 2 * mine).sum() / mine.sum())
        self.advantage[...] = (self.advantage - mean) / (spread + 1e-6) * mine

    def learn_round(self) -> None:
        s, total = self.settings, self.settings.games * self.settings.steps
        self.sums[...] = 0
        self.updates = 0
        for _ in range(s.epochs):
            order = self.on.shuffled(total)
            for start in range(0, total - len(self.index) + 1, len(self.index)):
                self.index[...] = order[start : start + len(self.index)]
                if self.graph is not None:
                    self.graph.replay()
                else:
                    self.step()
                self.updates += 1

    def step(self) -> None:
        """Learn from one batch: the moves whose numbers stand in `index`."""
        s, on, i = self.settings, self.on, self.index
        made = Made(flat(self.picked)[i], flat(self.logp)[i], self.advantage[i], flat(self.mine)[i])
        thought = self.think(self.low, on.rows(flat(self.seen), i))
        likes_pull, told = on.pulled(
            thought.likes, flat(self.listed)[i], flat(self.counts)[i], self.parts, made, self.entropy, s.clip
        )
        here, target = 1.0 * self.here[i % s.games], self.target[i]
        off = (on.high(thought.worths) - target) * here
        worths_pull = on.low(off / (len(i) * self.shape.sides))
        network.backward(self.low, self.grad, thought, self.scales, likes_pull, worths_pull)
        fit = 1 - (off**2).sum() / (((target - target.mean()) * here) ** 2).sum()
        self.sums[:-2] += told
        self.sums[-2] += fit
        self.sums[-1] += self._improve()

    def _improve(self) -> Any:
        """One step of Adam over all weights, on a gradient that is not too long."""
        on, grad = self.on, self.grad_flat
        norm = on.sqrt((grad * grad).sum())
        grad *= on.minimum(self.settings.norm / (norm + 1e-12), 1.0 + 0.0 * norm)
        self.step_number += 1
        self.mean *= FIRST_BETA
        self.mean += (1 - FIRST_BETA) * grad
        self.square *= SECOND_BETA
        self.square += (1 - SECOND_BETA) * grad * grad
        first = 1 - FIRST_BETA**self.step_number
        second = 1 - SECOND_BETA**self.step_number
        self.flat -= self.rate * (self.mean / first) / (on.sqrt(self.square / second) + TINY)
        self.low_flat[...] = self.flat
        return norm

    def capture(self) -> None:
        """On a GPU: one step of learning as a CUDA graph. Its rehearsals change the weights, which are put back."""
        if isinstance(self.on, OnCpu):
            return
        torch = self.on.torch
        kept = self.flat.clone()
        self.index.copy_(torch.randint(0, self.settings.games * self.settings.steps, self.index.shape, device="cuda"))
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(3):
                self.step()
        torch.cuda.current_stream().wait_stream(aside)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.step()
        for scratch in (self.mean, self.square, self.step_number):
            scratch.zero_()
        self.flat.copy_(kept)
        self.low_flat.copy_(kept)

    def set_rates(self, done: float) -> None:
        """Learn quickly at first and finely at the end."""
        s = self.settings
        falling = 0.5 * (1 + math.cos(math.pi * min(1.0, done)))
        rising = min(1.0, (self.progress.rounds + 1) / WARM_UP)
        self.rate[...] = s.rate * (s.last_rate + (1 - s.last_rate) * falling) * rising
        self.entropy[...] = s.entropy * (s.last_entropy + (1 - s.last_entropy) * (1 - min(1.0, done)))

    def get_ready(self) -> None:
        """Compile what is needed, set the games up and play a first round, which nothing is learned from."""
        with self.field.compiling():
            self.start()
        self.set_rates(0.0)
        self.play_round()
        self.judge_round()
        self.capture()
        self.on.finish()
        self.progress = Progress(rounds=1)

    def whole_round(self, done: float) -> None:
        """Play, judge and learn; `done` says which part of the course lies behind."""
        self.set_rates(done)
        self.play_round()
        self.judge_round()
        self.learn_round()

    def adopt(self, flat: np.ndarray) -> None:
        """Go on from these weights; how one was learning stays."""
        given = self.taken_in(flat)
        self.flat[...] = given
        self.low_flat[...] = given

    def remember(self) -> None:
        """Keep a copy of oneself to play against."""
        if not self.fixed:
            self.old.append(self.on.low(self.flat) * 1)
            if len(self.old) > OLD_SELVES:
                del self.old[1]  # the first one stays longest: what beat it must go on beating it

    def told(self) -> dict[str, float]:
        sums = self.on.taken(self.sums) / max(1, self.updates)
        return {name: round(float(number), 4) for name, number in zip(TOLD, sums, strict=True)}

    def weights(self) -> np.ndarray:
        return self.plain(self.flat)

    def plain(self, flat: Any) -> np.ndarray:
        """A number for each weight, as they lie in a file: the reverse of `taken_in`."""
        return network.moved(self.on.taken(flat), self.laid, self.shape)

    def look_again(self) -> None:
        """The games are others than those that were looked at last."""
        self._look(self.settings.steps)


def flat(array: Any) -> Any:
    """Time and games as one."""
    return array.reshape((-1, *array.shape[2:]))
