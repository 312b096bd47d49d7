"""Games between bots, whole and many: who sat where, who won, how it ended. On one core or on several."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..bots import make_bot
from ..bots.apart import end_all, made
from ..bots.fair import Seats
from ..bots.finding import is_guest, short_name
from ..bots.guests import BotFailed
from ..errors import PeltryError
from ..kernel.position import Position
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

    def position(self, seed: int) -> Position:
        return self.open().position(self.players, seed, self.options)


@dataclass(frozen=True)
class Duel:
    """One game to be played: its deal, and a bot for each seat."""

    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Failure:
    """A bot had no legal move to say: in which seat, when its game was at which move, and why."""

    seat: int
    move: int
    why: str


@dataclass(frozen=True)
class Ended:
    """How a game ended. `share` is how much of the victory each seat had."""

    duel: Duel
    points: tuple[int, ...]
    share: tuple[float, ...]
    ranking: tuple[int, ...]
    moves: tuple[int, ...]
    state: bytes = b""
    failure: Failure | None = None


def own_names(table: Table, names: Sequence[str]) -> dict[str, str]:
    """What each bot calls itself, if no other is called so. What is no bot is refused here, before a game begins."""
    found = {}
    for name in names:
        if is_guest(name):
            try:
                found[name] = made(name, table.open(), table.game, 0).name
            except BotFailed as error:
                raise PeltryError(f"{name} failed: {error.why}") from error
        else:
            make_bot(name, table.open())
            found[name] = short_name(name)
    end_all()
    called = [*found.values(), *names]
    return {name: own if own == name or called.count(own) == 1 else name for name, own in found.items()}


def seated(table: Table, duel: Duel) -> list[Any]:
    """A bot for each seat, made anew for every game: none remembers the last one, and each has chances of its own."""
    bots = []
    for seat, name in enumerate(duel.bots):
        try:
            bots.append(made(name, table.open(), table.game, drawn_seed(duel.seed, "bot", seat)))
        except BotFailed as error:
            error.seat = seat
            raise
    return bots


def play(table: Table, duel: Duel, keep_state: bool = False) -> Ended:
    """The same duel ends the same way wherever it is played. A bot that fails forfeits its game."""
    position, moves, failure = table.position(duel.seed), list[int](), None
    try:
        play_out(position, seated(table, duel), duel.seed, moves)
    except BotFailed as error:
        failure = Failure(error.seat, len(moves) + 1, error.why)
    return ended(table, duel, position, moves, keep_state, failure)


def play_with(table: Table, duel: Duel, bots: list[Any], keep_state: bool = False) -> Ended:
    """The same with bots that are at hand, and who must not fail."""
    position, moves = table.position(duel.seed), list[int]()
    play_out(position, bots, duel.seed, moves)
    return ended(table, duel, position, moves, keep_state)


def play_out(position: Position, bots: list[Any], seed: int, moves: list[int]) -> None:
    """To the end of the game. `moves` are those that were made, also when a bot fails."""
    seats = Seats(dict(enumerate(bots)), seed)
    seats.hear(position)
    while not position.over:
        move = seats.choose(position)
        position.play(move)
        seats.hear(position)
        moves.append(move)


def ended(
    table: Table, duel: Duel, position: Position, moves: list[int], keep_state: bool, failure: Failure | None = None
) -> Ended:
    """How it stands at the end; after a failure all others have won together."""
    rules, points = table.open().rules, position.scores()
    winners, ranking = rules.winners(position.state, points), rules.ranking(position.state, points)
    if failure is not None:
        winners = [side for side in range(table.players) if side != failure.seat]
        ranking = sorted(ranking, key=lambda side: side == failure.seat)
    share = [(side in winners) / max(1, len(winners)) for side in range(table.players)]
    state = position.states.tobytes() if keep_state else b""
    return Ended(duel, tuple(points), tuple(share), tuple(ranking), tuple(moves), state, failure)


def whole(game: Ended) -> Ended:
    """A game for whoever counts none that was broken off."""
    if game.failure is not None:
        bot, failure = game.duel.bots[game.failure.seat], game.failure
        raise PeltryError(
            f"{bot} failed at move {failure.move} of the game with --seed {game.duel.seed}: {failure.why}"
        )
    return game


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
        try:
            yield from (play(table, duel, keep_state) for duel in duels)
        finally:
            end_all()
        return
    with ProcessPoolExecutor(cores, initializer=alone) as here:
        try:
            yield from spread(here, table, duels, keep_state)
        except BaseException:  # whoever breaks off does not wait for games that nobody will count
            for process in [*here._processes.values()]:
                process.terminate()  # cancelled games would make the executor's own thread fail when it finds them dead
            raise


def spread(workers: Executor, table: Table, duels: list[Duel], keep_state: bool) -> Iterator[Ended]:
    some = [duels[at : at + AT_A_TIME] for at in range(0, len(duels), AT_A_TIME)]
    waiting = [workers.submit(play_some, table, each, keep_state) for each in some]
    for done in as_completed(waiting):
        yield from done.result()


def alone() -> None:
    """A worker has one core: its libraries should not look for others. Ctrl-C is for whoever counts the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "NUMBA_NUM_THREADS"):
        os.environ[name] = "1"


def points_of(ended: list[Ended], bot: str) -> np.ndarray:
    """Points that a bot had, wherever it sat."""
    return np.array([each.points[seat] for each in ended for seat, name in enumerate(each.duel.bots) if name == bot])
