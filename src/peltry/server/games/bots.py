"""Bots think in worker threads, on worlds in which everything their seat cannot know was dealt anew.

Compiled rules let go of the interpreter while they run, so the loop answers on while bots search. Where other processes
think for the house (thinkers.py), they are asked first. Bots of the host's own think apart (own_bots.py).
"""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import random
import secrets
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from ..bounds.counters import count
from ..bounds.refusals import Refused
from ..bounds.seldom import Seldom
from .own_bots import OwnBots, bots_package, nothing_told
from .thinkers import Thinkers, rules_of

if TYPE_CHECKING:
    from ...bots.advice import Advised
    from ...kernel.game import Game
    from ...kernel.position import Position
    from ...table.library import GameAtTable
    from .own_bots import ToldAfter

log = logging.getLogger("peltry.server")
PREFERRED = ("clerk", "greedy", "random")  # who stands in for a person who left
FOR_A_FIRST_GAME = "novice"  # whom somebody can beat who never played before


def bot_list(game: GameAtTable) -> list[str]:
    """The bots that the lobby offers for a game: the levels of its learned player in place of the plain ones."""
    package = bots_package()
    hidden = ("greedy",) if package.levels.is_learned(game.kind) else package.LEVELS
    found = [name for name in package.bot_names() if name not in hidden]
    return sorted(found, key=lambda name: name == "random")  # the levels first, in their order


def known_bots() -> list[str]:
    """Every bot that may be asked for by its name, offered or not: older saves and programs name the plain ones.

    Never `module:Class` or `file.py:Class`: what a guest sends must not choose what is loaded here.
    """
    return list(bots_package().bot_names())


@functools.lru_cache(256)
def plays_greedily(name: str, kind: Game) -> bool:
    """Whether a bot is a level of a game whose rules nobody has learned."""
    package = bots_package()
    return name in package.LEVELS and not package.levels.is_learned(kind)


class BotsAtWork:
    def __init__(self, workers: int | None = None):
        self.workers = ThreadPoolExecutor(workers or min(4, max(2, (os.cpu_count() or 2) - 1)), "bot")
        self.making = threading.Lock()
        self.own, self.host = OwnBots(), Seldom()
        self.elsewhere: Thinkers | None = None

    @property
    def thinkers(self) -> int:
        """How many processes think for this house besides it."""
        return 0 if self.elsewhere is None else len(self.elsewhere.there)

    def check(self, name: object, game: GameAtTable) -> str:
        if name is None:
            return self.stand_in(game)
        if name not in known_bots():
            offered = ", ".join(bot_list(game))
            raise Refused("no-such-bot", name=repr(str(name)[:40]), game=game.name, bots=offered)
        return str(name)

    def stand_in(self, game: GameAtTable) -> str:
        known = bot_list(game)
        return next((name for name in PREFERRED if name in known), known[0])

    async def choose(
        self, game: GameAtTable, name: str, position: Position, seat: int, told: ToldAfter = nothing_told
    ) -> int:
        """The bot's move. Where it fails or takes too long another one moves, so that a table never stands still."""
        world = position.redealt(seat, secrets.randbits(63))
        if name not in bots_package().BOTS:
            if name not in known_bots():
                self.host.say(f"there is no bot {name!r} here any more; its seats move at random")
                name = "random"
            elif world.count > 1:
                move = await self.own.choose(game, name, position, world.copy(), seat, told)
                if move is not None:
                    count("peltry_thoughts_total", by="house")
                    return move
                name = self.stand_in(game)
        return await self._by_house(game, name, world, seat)

    async def _by_house(self, game: GameAtTable, name: str, world: Position, seat: int) -> int:
        to_be_thought_of = world.count > 1
        elsewhere = self.elsewhere if to_be_thought_of else None
        if elsewhere is not None and (move := await elsewhere.choose(game, name, world, seat)) is not None:
            count("peltry_thoughts_total", by="thinkers")
            return move
        if to_be_thought_of:
            count("peltry_thoughts_total", by="house")
        # The only move needs no thought, but goes the same way: a row of them must not keep others from their turn.
        loop, began = asyncio.get_running_loop(), time.monotonic()
        move = await loop.run_in_executor(self.workers, self._think, game, name, world, seat)
        if elsewhere is not None:
            elsewhere.note(rules_of(game), name, time.monotonic() - began)
        return move

    async def advise(self, game: GameAtTable, position: Position, seat: int) -> list[Advised]:
        """What the Master would do in a world dealt anew for a seat. Among the moves of bots, like one of them."""
        world = position.redealt(seat, secrets.randbits(63))
        count("peltry_hints_total")
        return await asyncio.get_running_loop().run_in_executor(self.workers, self._advise, game, world, seat)

    def _advise(self, game: GameAtTable, world: Position, seat: int) -> list[Advised]:
        package = bots_package()
        with self.making:
            bot = package.LearnedBot(game)  # always of the same seed: asked the same, it says the same
        found: list[Advised] = package.advice(bot, world, seat)
        return found

    def _think(self, game: GameAtTable, name: str, world: Position, seat: int) -> int:
        legal = world.legal()
        if len(legal) == 1:
            return legal[0]
        try:
            move = int(self._made(game, name).choose(world, seat))
            if move in legal:
                return move
            log.error("bot %s of %s chose %s, which is not legal", name, game.name, move)
        except Exception:
            log.exception("bot %s of %s failed", name, game.name)
        return random.choice(legal)  # not by what the bot has left of its world

    def _made(self, game: GameAtTable, name: str) -> Any:
        """The house's bots remember nothing, so each thought has one of its own, with another seed.

        It is made in a fraction of a millisecond, from weights and a search that all share; the first time these are
        bound to the game, which two threads must not do at once.
        """
        with self.making:
            return bots_package().make_bot(name, game, secrets.randbits(60))

    def close(self) -> None:
        self.workers.shutdown(wait=False, cancel_futures=True)
        self.own.close()
        if self.elsewhere is not None:
            self.elsewhere.close()
