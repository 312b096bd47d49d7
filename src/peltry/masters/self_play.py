"""A network plays every seat of many games, and writes down what it saw, did and got.

What a side's standing gains by the game's own `estimate` is told at every move; it adds up to how the game ended, so
nothing is learned but to end well. To end well is to have more than the others have on average (`unit` hundredths are
worth 1) and, besides, to win (`win`); see settings.py. At some tables older selves sit, or one fixed opponent: moves of
theirs are not learned from.
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
from .parts import parts_of
from .settings import Settings

SPREAD = 200  # random moves over which the games are spread at first, so that no round is all openings


def shape_for(game: GameAtTable, settings: Settings) -> Shape:
    return Shape(
        len(game.kind.observation), settings.glance, settings.width, settings.blocks, len(parts_of(game.moves)),
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
        self.parts = on.given(parts_of(game.moves).table)
        scales = game.kind.observation.scales
        self.scales = on.low(on.given(np.pad(scales, (0, self.laid.features - len(scales)))))
        first = network.fresh(self.shape, seed) if weights is None else weights
        self.flat = self.taken_in(first)
        self.low_flat = on.low(self.flat) if not isinstance(on, OnCpu) else self.flat
        self.low = network.views(self.low_flat, self.laid)
        self.fixed = against is not None
        self.old = [on.low(self.taken_in(first if against is None else against))]
        self._buffers()
        self.settled: list[tuple[int, int, list[int]]] = []  # move, game and who has won, where points do not say
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
        self.gained, self.points = on.zeros(T, N, S), on.zeros(T, N, S)
        self.over, self.lengths = on.zeros(T, N), on.zeros(T, N)
        self.rewards, self.going = on.zeros(T, N, S), on.zeros(T, N, 1)
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
        when, alike = on.below(SPREAD, self.settings.games), on.low(on.zeros(self.settings.games, self.laid.parts))
        for number in range(SPREAD):
            picked, _ = self._chosen(alike, 0)
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

    def think(self, flat_views: dict[str, Any], rows: Any) -> network.Thought:
        return network.forward(self.on, flat_views, rows, self.scales, self.shape.blocks)

    def _chosen(self, likes: Any, t: int, first: int = 0) -> tuple[Any, Any]:
        """A move for every game from the `first` on, and the logarithm of how likely it was."""
        return self.on.chosen(likes, self.listed[t, first:], self.counts[t, first:], self.parts)

    def play_round(self) -> None:
        s, on, field = self.settings, self.on, self.field
        if self.progress.rounds:
            for kept in (self.seen, self.listed, self.counts, self.seats):
                kept[0] = kept[s.steps]
        old = network.views(self.old[self.progress.rounds % len(self.old)], self.laid)
        self.mine[...] = 1.0
        self.settled = []
        for t in range(s.steps):
            thought = self.think(self.low, on.rows(self.seen[t]))
            self.values[t] = thought.worths
            self.picked[t], self.logp[t] = self._chosen(thought.likes, t)
            if self.first_old < s.games:
                self._let_old_choose(old, t)
            field.play(self._moves(t, self.picked[t]))
            self.gained[t], self.points[t] = field.gained, field.points
            self.over[t], self.lengths[t] = field.over, field.length
            self.settled += [(t, *each) for each in field.settled()]
            field.begin()
            self._look(t + 1)
        self.values[s.steps] = self.think(self.low, on.rows(self.seen[s.steps])).worths
        self.values[...] = self._by_side(self.values, self.seats)
        self._judge()
        self.progress.moves += s.games * s.steps
        self.progress.rounds += 1

    def _let_old_choose(self, old: dict[str, Any], t: int) -> None:
        """Where an older self is to move, it chooses, and its move is not learned from."""
        on, first = self.on, self.first_old
        picked, logp = self._chosen(self.think(old, on.rows(self.seen[t, first:])).likes, t, first)
        own = self.own_seat[first:]
        theirs = (own >= 0) & (on.whole(self.seats[t, first:]) != own)
        self.picked[t, first:] = on.where(theirs, picked, self.picked[t, first:])
        self.logp[t, first:] = on.where(theirs, logp, self.logp[t, first:])
        self.mine[t, first:] = 1.0 - 1.0 * theirs

    def _by_side(self, worths: Any, seats: Any) -> Any:
        """From 'the one who looks first' to 'side 0 first'."""
        field, on = self.field, self.on
        turn = (self.turns - on.whole(seats)[..., None]) % on.whole(field.sides)[:, None]
        return on.pick(worths, turn) * self.here

    def _judge(self) -> None:
        """What the moves of a round brought to each side."""
        s, on = self.settings, self.on
        points = on.where(self.here, self.points, 0.0 * self.points - 1e9)
        best = on.most(points)
        won = 1.0 * (self.here & (points == best) & (best > 0))
        winners = won.sum(-1, keepdims=True)
        won = won / (winners + (winners == 0)) * self.over[..., None]
        for t, number, named in self.settled:
            won[t, number] = 0
            won[t, number, named] = 1 / max(1, len(named))
        gained = self.gained * self.here
        if s.rivals:
            self.rewards[...] = self._beside_rivals(gained) + s.win * self._beside_rivals(won)
        else:
            self.rewards[...] = gained + s.win * won
        self.going[...] = (1.0 - self.over)[..., None]
        if self.progress.rounds % 8 == 0:  # asking costs a wait
            self._count(best[..., 0], won)

    def _beside_rivals(self, amounts: Any) -> Any:
        """What a side has more than the others have on average; alone, simply what it has."""
        sides = (1.0 * self.field.sides)[:, None]
        alone = 1.0 * (sides == 1)
        others = (amounts.sum(-1, keepdims=True) - amounts) / (sides - 1 + alone)
        return (amounts - others) * self.here

    def _count(self, best: Any, won: Any) -> None:
        p, own = self.progress, self.own_seat
        p.games += int(self.over.sum())
        p.points += float((best * self.over).sum())
        p.length += float((self.lengths * self.over).sum())
        theirs = won * (self.turns == own[:, None])
        p.won += float(theirs.sum())
