"""A network plays every seat of many games, and writes down what it saw, did and got.

What a side's standing gains is told at every move; it adds up to how the game ended, so nothing is learned but to end
well. At some tables older selves sit, or one fixed opponent: moves of theirs are not learned from.
"""

from __future__ import annotations

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
SPREAD = 200  # random moves over which the games are spread at first, so that no round is all openings


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


class SelfPlay:
    """The games, the network that plays them, and what it did in the last moves of each."""

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
        self.laid = self.shape.in_rows_of(on.row)  # the network as it lies in memory
        self.field = field_on(game, tables, settings, on, seed)
        self.parts = on.given(Parts(game.moves).table)
        scales = game.kind.observation.scales
        self.scales = on.given(np.pad(scales, (0, self.laid.features - len(scales))))
        first = network.fresh(self.shape, seed) if weights is None else weights
        self.flat = self.taken_in(first)
        self.low_flat = on.low(self.flat) if not isinstance(on, OnCpu) else self.flat
        self.low = network.views(self.low_flat, self.laid)
        self.fixed = against is not None
        self.old = [on.low(self.taken_in(first if against is None else against))]
        self._buffers()
        self.progress = Progress()
        self._seats_of_old()

    def taken_in(self, flat: np.ndarray) -> Any:
        """Weights as they lie in memory here."""
        return self.on.given(network.moved(flat, self.shape, self.laid))

    def _buffers(self) -> None:
        s, on, field = self.settings, self.on, self.field
        T, N, S, L = s.steps, s.games, field.sides_most, self.game.engine.most_legal
        self.seen = on.zeros(T + 1, N, self.laid.features, kind=on.int8)
        self.listed = on.zeros(T + 1, N, L, kind=on.int16)
        self.counts = on.zeros(T + 1, N, kind=on.int32)
        self.seats = on.zeros(T + 1, N, kind=on.int32)
        self.picked = on.zeros(T, N, kind=on.int64)
        self.logp, self.mine = on.zeros(T, N), on.zeros(T, N)
        self.values = on.zeros(T + 1, N, S)
        self.rewards, self.going = on.zeros(T, N, S), on.zeros(T, N, 1)
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
        if self.parts.shape[-1] == 1:
            return self.on.pick(likes, listed)  # an output for each move
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
        old = network.views(self.old[self.progress.rounds % len(self.old)], self.laid)
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
