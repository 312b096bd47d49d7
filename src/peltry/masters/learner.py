"""Learning by self-play: a network plays every seat of many games and does more of what went better than expected.

Proximal policy optimisation. What a side's standing gains is told at every move (it adds up to how the game ended, so
nothing is learned but to end well), and each move is judged by what followed. At some tables older selves sit, or
one fixed opponent: moves of theirs are not learned from.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..table.library import GameAtTable
from . import network
from .arrays import OnCpu, arrays_on
from .field import Tables, field_on
from .network import Shape
from .parts import Parts
from .settings import Settings

NEVER = -1e9
FIRST_BETA, SECOND_BETA, TINY = 0.9, 0.99, 1e-5
WARM_UP = 10  # rounds in which the rate rises
SPREAD = 200  # random moves over which the games are spread at first, so that no round is all openings
OLD_SELVES = 6
TOLD = ("policy", "entropy", "kl", "clipped", "fit", "norm")


def shape_for(game: GameAtTable, settings: Settings) -> Shape:
    return Shape(
        len(game.kind.observation), settings.glance, settings.width, settings.blocks, len(Parts(game.moves)),
        game.kind.most_sides,
    )  # fmt: skip


@dataclass
class Progress:
    """What came of the last rounds."""

    rounds: int = 0
    moves: int = 0
    games: int = 0
    points: float = 0.0
    length: float = 0.0
    won: float = 0.0  # by the learner, where others sit


class Learner:
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
        self.game, self.settings, self.on = game, settings, arrays_on(device, seed)
        on = self.on
        self.shape = shape_for(game, settings)
        self.field = field_on(game, tables, settings, on, seed)
        self.parts = on.given(Parts(game.moves).table)
        self.scales = on.given(game.kind.observation.scales)
        first = network.fresh(self.shape, seed) if weights is None else weights
        self.flat = on.given(first)
        self.mean, self.square = on.zeros(self.shape.size), on.zeros(self.shape.size)
        self.grad_flat = on.zeros(self.shape.size)
        self.grad = network.views(self.grad_flat, self.shape)
        self.step_number = on.zeros(1)
        self.rate, self.entropy = on.zeros(1), on.zeros(1)
        self.low_flat = on.low(self.flat) if not isinstance(on, OnCpu) else self.flat
        self.low = network.views(self.low_flat, self.shape)
        self.fixed = against is not None
        self.old = [on.low(on.given(first if against is None else against))]
        self._buffers()
        self.sums = on.zeros(len(TOLD))
        self.graph: Any = None
        self.progress = Progress()
        self._seats_of_old()

    def _buffers(self) -> None:
        s, on, field = self.settings, self.on, self.field
        T, N, S, L = s.steps, s.games, field.sides_most, self.game.engine.most_legal
        self.seen = on.zeros(T + 1, N, self.shape.features, kind=on.int8)
        self.listed = on.zeros(T + 1, N, L, kind=on.int16)
        self.counts = on.zeros(T + 1, N, kind=on.int32)
        self.seats = on.zeros(T + 1, N, kind=on.int32)
        self.picked = on.zeros(T, N, kind=on.int64)
        self.logp, self.mine = on.zeros(T, N), on.zeros(T, N)
        self.values = on.zeros(T + 1, N, S)
        self.rewards, self.going = on.zeros(T, N, S), on.zeros(T, N, 1)
        self.advantage, self.target = on.zeros(T * N), on.zeros(T * N, S)
        self.index = on.zeros(min(s.batch, T * N), kind=on.int64)
        self.columns = on.given(np.arange(L))[None]
        self.turns = on.given(np.arange(S))[None]
        self.here = self.turns < self.on.whole(field.sides)[:, None]  # the sides that each table has

    def _seats_of_old(self) -> None:
        """At the last tables one seat is the learner's and older selves have the others; alone it is always theirs."""
        s, count = self.settings, self.settings.games
        share = 1.0 if self.fixed else s.old
        own = np.full(count, -1)
        first = int(count * (1 - share))
        players = self.on.taken(self.field.players).astype(int)
        numbers = np.arange(first, count)
        own[first:] = (numbers // len(self.field.empty)) % players[first:]
        own[players == 1] = -1
        self.first_old = first
        self.own_seat = self.on.given(own.astype(np.int64))

    # Self-play.

    def start(self) -> None:
        """Set all games up and spread them over time by random moves."""
        on, field = self.on, self.field
        field.begin()
        self._look(0)
        when = on.below(SPREAD, self.settings.games)
        for number in range(SPREAD):
            legal = self.columns < on.whole(self.counts[0])[:, None]
            picked = on.drawn(on.where(legal, 0.0 * legal, NEVER + 0.0 * legal))
            field.play(self._moves(0, picked))
            field.over[when == number] = 1
            field.begin()
            self._look(0)

    def _look(self, at: int) -> None:
        self.field.look(self.seen[at], self.listed[at], self.counts[at], self.seats[at])

    def _moves(self, at: int, picked: Any) -> Any:
        on = self.on
        chosen = on.pick(self.listed[at], picked[:, None])[:, 0]
        return on.whole(chosen)

    def think(self, flat_views: dict[str, Any], seen: Any, listed: Any, counts: Any) -> tuple[Any, Any, Any]:
        """The logarithm of how likely each legal move is, what each side is worth, and all that was thought."""
        on = self.on
        thought = network.forward(flat_views, on.low(seen), on.low(self.scales), self.shape.blocks)
        likes = self._liked(on.high(thought.likes), on.whole(listed))
        likes = on.where(self.columns < on.whole(counts)[:, None], likes, NEVER + 0.0 * likes)
        likes = likes - on.most(likes)
        return likes - on.log(on.exp(likes).sum(-1, keepdims=True)), on.high(thought.worths), thought

    def _liked(self, likes: Any, listed: Any) -> Any:
        parts = self.parts[listed]
        total = self.on.pick(likes, parts[..., 0])
        for part in range(1, parts.shape[-1]):
            total = total + self.on.pick(likes, parts[..., part])
        return total

    def play_round(self) -> None:
        s, on, field = self.settings, self.on, self.field
        if self.progress.rounds:
            for kept in (self.seen, self.listed, self.counts, self.seats):
                kept[0] = kept[s.steps]
        old = network.views(self.old[self.progress.rounds % len(self.old)], self.shape)
        for t in range(s.steps):
            logp, worths, _ = self.think(self.low, self.seen[t], self.listed[t], self.counts[t])
            self.values[t] = self._by_side(worths, self.seats[t])
            self.mine[t] = 1.0
            if self.first_old < s.games:
                logp = self._with_old(old, t, logp)
            picked = on.drawn(logp)
            self.picked[t] = picked
            self.logp[t] = on.pick(logp, picked[:, None])[:, 0]
            field.play(self._moves(t, picked))
            self._judge(t)
            field.begin()
            self._look(t + 1)
        _, worths, _ = self.think(self.low, self.seen[s.steps], self.listed[s.steps], self.counts[s.steps])
        self.values[s.steps] = self._by_side(worths, self.seats[s.steps])
        self.progress.moves += s.games * s.steps
        self.progress.rounds += 1

    def _with_old(self, old: dict[str, Any], t: int, logp: Any) -> Any:
        """Where an older self is to move, its likings count, and its move is not learned from."""
        on, first = self.on, self.first_old
        others, _, _ = self.think(old, self.seen[t, first:], self.listed[t, first:], self.counts[t, first:])
        own = self.own_seat[first:]
        theirs = (own >= 0) & (on.whole(self.seats[t, first:]) != own)
        logp[first:] = on.where(theirs[:, None], others, logp[first:])
        self.mine[t, first:] = on.where(theirs, 0.0 * others[:, 0], 1.0 + 0.0 * others[:, 0])
        return logp

    def _by_side(self, worths: Any, seats: Any) -> Any:
        """From 'the one who looks first' to 'side 0 first'."""
        field, on = self.field, self.on
        turn = (self.turns - on.whole(seats)[:, None]) % on.whole(field.sides)[:, None]
        return on.where(self.here, on.pick(worths, turn), 0.0 * worths)

    def _judge(self, t: int) -> None:
        s, on, field = self.settings, self.on, self.field
        here = 1.0 * self.here
        over = 1.0 * (field.over != 0)
        points = on.where(self.here, 1.0 * field.points, NEVER + 0.0 * here)
        best = on.most(points)
        won = here * (points == best) * (best > 0)
        won = won / (won.sum(-1, keepdims=True) + (won.sum(-1, keepdims=True) == 0))
        gained, won = field.gained * here, won * over[:, None]
        if s.rivals:
            gained, won_more = self._beside_rivals(gained), self._beside_rivals(won)
        else:
            won_more = won
        self.rewards[t] = gained + s.win * won_more
        self.going[t] = (1.0 - over)[:, None]
        self._count(over, points, won)

    def _beside_rivals(self, amounts: Any) -> Any:
        """What a side has more than the others have on average; alone, simply what it has."""
        sides = (1.0 * self.field.sides)[:, None]
        alone = 1.0 * (sides == 1)
        others = (amounts.sum(-1, keepdims=True) - amounts) / (sides - 1 + alone)
        return (amounts - others) * self.here

    def _count(self, over: Any, points: Any, won: Any) -> None:
        if self.progress.rounds % 8:
            return  # asking costs a wait
        p, ended = self.progress, float(over.sum())
        p.games += int(ended)
        if ended:
            best = self.on.most(points)[:, 0]
            p.points += float((best * over).sum())
            p.length += float((self.field.length * over).sum())
            own = self.own_seat
            theirs = self.on.pick(won, own[:, None] * (own[:, None] >= 0))[:, 0] * (own >= 0)
            p.won += float((theirs * over).sum())

    # Learning.

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
        listed, counts = flat(self.listed)[i], flat(self.counts)[i]
        picked, before, advantage = flat(self.picked)[i], flat(self.logp)[i], self.advantage[i]
        mine, target = flat(self.mine)[i], self.target[i]
        logp, worths, thought = self.think(self.low, flat(self.seen)[i], listed, counts)
        likely = on.exp(logp)
        ratio = on.exp(on.minimum(on.pick(logp, picked[:, None])[:, 0] - before, 10.0 + 0.0 * before))
        # The loss is -min(ratio, clipped ratio) * advantage: where the clipped one is the smaller, nothing pulls.
        pulls = 1.0 - 1.0 * (((ratio > 1 + s.clip) & (advantage > 0)) | ((ratio < 1 - s.clip) & (advantage < 0)))
        surprise = -(likely * logp).sum(-1, keepdims=True)
        chosen = 1.0 * (self.columns == picked[:, None])
        d_likes = -(advantage * ratio * pulls * mine)[:, None] * (chosen - likely)
        d_likes = d_likes + self.entropy * mine[:, None] * likely * (logp + surprise)
        d_likes = on.where(self.columns < on.whole(counts)[:, None], d_likes, 0.0 * d_likes)
        here = 1.0 * self.here[i % s.games]
        off = (worths - target) * here
        batch = len(i)
        poured = self._poured(d_likes / batch, on.whole(listed))
        worth_pull = on.low(off / (batch * self.shape.sides))
        network.backward(self.low, self.grad, thought, on.low(self.scales), on.low(poured), worth_pull)
        norm = self._improve()
        kl = ((ratio - 1 - (on.log(ratio))) * mine).mean()
        fit = 1 - (off**2).sum() / (((target - target.mean()) * here) ** 2).sum()
        told = ((-ratio * advantage * mine).mean(), surprise.mean(), kl, (1 - pulls).mean(), fit, norm)
        for place, number in enumerate(told):
            self.sums[place] += number

    def _poured(self, d_likes: Any, listed: Any) -> Any:
        parts = self.parts[listed]
        total = self.on.pour(self.shape.parts, parts[..., 0], d_likes)
        for part in range(1, parts.shape[-1]):
            total = total + self.on.pour(self.shape.parts, parts[..., part], d_likes)
        return total

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
        compiling = getattr(self.field, "compiling", None)
        if compiling is None:
            self.start()
        else:
            with compiling():
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
        given = self.on.given(flat)
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
        return self.on.taken(self.flat).astype(np.float32)


def flat(array: Any) -> Any:
    """Time and games as one."""
    return array.reshape((-1, *array.shape[2:]))
