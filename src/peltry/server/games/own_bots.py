"""Bots of the host's own, from files and packages, think in processes of their own and only for so long.

What such a bot computes keeps nobody waiting, and the true games are not where it is (bots/apart.py). A thread waits
for each thought. Nobody knows how long it takes, it may never answer: so none of them waits for the house's bots, for
those of another name or for another table, and they do not wait for it. When the house has waited long enough, somebody
else moves in its place.

Each is made when its seat is first asked in a game, with a seed of its own, and forgotten with the game: it may
remember what it has seen, and no other seat's bot sees that. A move taken back is another game to it. One that listens
is told what its seat has heard since it was asked last, and all of it when it is made anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import importlib
import logging
import os
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from ..bounds.seldom import Seldom

if TYPE_CHECKING:
    from ...kernel.position import Position
    from ...table.history import Told
    from ...table.library import GameAtTable

    ToldAfter = Callable[[int], list[Told]]  # `told_after` of a match

log = logging.getLogger("peltry.server")
PATIENCE = 30.0  # seconds for a move, unless the host says otherwise
AT_ONCE = 8  # thoughts of one name
GAMES_KEPT = 2000  # in which such bots sit; those of the game that was asked longest ago are made anew


@functools.cache
def bots_package() -> Any:
    return importlib.import_module("peltry.bots")  # late: it brings the compiler with it


def nothing_told(times: int) -> list[Told]:
    return []


def patience() -> float:
    return float(os.environ.get("PELTRY_BOT_SECONDS", PATIENCE))


@dataclass
class Sitting:
    """A bot in its seat."""

    name: str
    seed: int = field(default_factory=lambda: secrets.randbits(60))
    bot: Any = None  # not made before it is asked: that may take as long as a thought
    told: int = 0  # how often; the setup is told first, then every move
    thinks: bool = False
    overdue: bool = False  # it still thinks, but nobody waits for it any more

    def news(self, told_after: ToldAfter) -> list[Told]:
        """What it has not been told yet. One whose process has ended remembers nothing and is made anew."""
        if getattr(self.bot, "gone", False):
            self.bot = None
        if self.bot is None:
            self.told = 0
        return told_after(self.told)

    def move(self, game: GameAtTable, world: Position, seat: int, news: list[Told]) -> int | None:
        """None where it fails."""
        from ...bots.apart import made  # late, as the package
        from ...bots.finding import place_of
        from ...bots.guests import BotFailed, listens

        legal = world.legal()
        try:
            if self.bot is None:
                called = f"{game.name}@{game.version}"
                self.bot = made(place_of(self.name), game, called, self.seed, at_once=True)
            if listens(self.bot) and (heard := [event for each in news for event in each.heard_by(seat)]):
                self.bot.heard(heard, seat)
            self.told += len(news)
            move = int(self.bot.choose(world, seat))
            if move in legal:
                return move
            log.error("bot %s of %s chose %s, which is not legal", self.name, game.name, move)
        except BotFailed as error:
            log.error("bot %s of %s failed: %s", self.name, game.name, error.why)
        except Exception:
            log.exception("bot %s of %s failed", self.name, game.name)
        return None


@dataclass
class Threads:
    """Those of all bots of one name."""

    free: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    overdue: int = 0


class OwnBots:
    def __init__(self) -> None:
        self.seated: WeakKeyDictionary[Position, dict[int, Sitting]] = WeakKeyDictionary()
        self.threads: dict[str, Threads] = {}
        self.patience = patience()
        self.host = Seldom()

    def close(self) -> None:
        if self.threads:
            from ...bots.apart import end_all

            end_all()

    async def choose(
        self, game: GameAtTable, name: str, position: Position, world: Position, seat: int, told: ToldAfter
    ) -> int | None:
        """Its move in a world dealt anew; None where it has none in time."""
        here, threads = self.sitting(position, name, seat), self.threads.setdefault(name, Threads())
        # While it is still at an earlier move another thought would mix what it remembers; and where no thread has come
        # back in time, waiting for one would only make every move of every table slow.
        if not here.thinks and threads.overdue < AT_ONCE:
            think = functools.partial(here.move, game, world, seat, here.news(told))
            try:
                async with asyncio.timeout(self.patience):
                    return await self._asked(here, threads, think)
            except TimeoutError:
                here.overdue = here.thinks  # or it found no thread
                threads.overdue += here.overdue
        self.host.say(f"bot {name} of %s has no move after %g seconds; the house moves in its place",
                      game.name, self.patience)  # fmt: skip
        return None

    def sitting(self, position: Position, name: str, seat: int) -> Sitting:
        seats = self.seated.pop(position, {})
        self.seated[position] = seats  # last in the row
        while len(self.seated) > GAMES_KEPT:
            del self.seated[next(iter(self.seated))]
        if seat not in seats or seats[seat].name != name:
            seats[seat] = Sitting(name)
        return seats[seat]

    async def _asked(self, here: Sitting, threads: Threads, think: Callable[[], int | None]) -> int | None:
        """Think in a thread that nobody joins: a house that is shut does not wait for it."""
        await threads.free.acquire()
        loop, answer = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()
        here.thinks = True

        def settle(move: int | None) -> None:
            threads.overdue -= here.overdue
            here.thinks = here.overdue = False
            threads.free.release()
            if not answer.done():  # somebody still waits
                answer.set_result(move)

        def run() -> None:
            move = think()
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(settle, move)

        threading.Thread(target=run, name=f"bot {here.name}", daemon=True).start()
        return await answer
