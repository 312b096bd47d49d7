"""Games between bots, whole and many: who sat where, who won, how it ended. On one core or on several."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..bots import Bot, make_bot
from ..bots.fair import Deals, ask
from ..kernel.seeds import drawn_seed
from ..table.library import GameAtTable, load_with_text

AT_A_TIME = 4  # games that a worker is handed together


@dataclass(frozen=True)
class Table:
    """What is played: enough for a process elsewhere to set up the same table."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    printed_text: str | None = None

    def open(self) -> GameAtTable:
        return load_with_text(self.game, self.printed_text)


@dataclass(frozen=True)
class Duel:
    """One game to be played: its deal, and a bot for each seat."""

    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Ended:
    """How a game ended. `share` is how much of the victory each seat had."""

    duel: Duel
    points: tuple[int, ...]
    share: tuple[float, ...]
    ranking: tuple[int, ...]
    moves: tuple[int, ...]
    state: bytes = b""


def seated(game: GameAtTable, names: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat, made anew for every game: none remembers the last one, and each has chances of its own."""
    return [make_bot(name, game, drawn_seed(seed, "bot", seat)) for seat, name in enumerate(names)]


def play(table: Table, duel: Duel, keep_state: bool = False) -> Ended:
    """The same duel ends the same way wherever it is played."""
    game = table.open()
    return play_with(table, duel, seated(game, duel.bots, duel.seed), keep_state)


def play_with(table: Table, duel: Duel, bots: list[Any], keep_state: bool = False) -> Ended:
    """The same with bots that are at hand."""
    game = table.open()
    position, deals = game.position(table.players, duel.seed, table.options), Deals(duel.seed)
    moves = []
    while not position.over:
        seat = position.to_play()
        moves.append(ask(bots[seat], position, seat, deals.key()))
        position.play(moves[-1])
    points = position.scores()
    winners = game.rules.winners(position.state, points)
    share = [(side in winners) / max(1, len(winners)) for side in range(table.players)]
    ranking = game.rules.ranking(position.state, points)
    state = position.states.tobytes() if keep_state else b""
    return Ended(duel, tuple(points), tuple(share), tuple(ranking), tuple(moves), state)


def play_some(table: Table, duels: list[Duel], keep_state: bool) -> list[Ended]:
    return [play(table, duel, keep_state) for duel in duels]


def played(
    table: Table, duels: list[Duel], cores: int = 1, keep_state: bool = False, ray: bool = False
) -> Iterator[Ended]:
    """All of them, as they end."""
    if ray:
        from .on_ray import OnRay

        with OnRay(cores) as workers:
            yield from spread(workers, table, duels, keep_state)
        return
    if cores <= 1:
        for duel in duels:
            yield play(table, duel, keep_state)
        return
    with ProcessPoolExecutor(cores, initializer=alone) as here:
        yield from spread(here, table, duels, keep_state)


def spread(workers: Executor, table: Table, duels: list[Duel], keep_state: bool) -> Iterator[Ended]:
    some = [duels[at : at + AT_A_TIME] for at in range(0, len(duels), AT_A_TIME)]
    waiting = [workers.submit(play_some, table, each, keep_state) for each in some]
    try:
        for done in as_completed(waiting):
            yield from done.result()
    finally:
        for each in waiting:
            each.cancel()


def alone() -> None:
    """A worker has one core: its libraries should not look for others."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "NUMBA_NUM_THREADS"):
        os.environ[name] = "1"


def points_of(ended: list[Ended], bot: str) -> np.ndarray:
    """Points that a bot had, wherever it sat."""
    return np.array([each.points[seat] for each in ended for seat, name in enumerate(each.duel.bots) if name == bot])
