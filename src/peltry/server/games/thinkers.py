"""Asking processes elsewhere what a bot would do (`peltry think`), by way of the database; and for reports of games
that have ended.

Nothing depends on them. Where none is there, none has time or none answers, the house thinks by itself. A thread and a
connection of their own do the asking, so that what people do never waits for what bots think.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
import threading
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa

from ..bounds.limits import WORTH_ASKING
from ..bounds.seldom import Seldom
from ..store import thoughts
from ..store.ears import hearing, listen_for
from ..store.schema import NO_IDEA
from ..store.storage import first_line
from ..store.thoughts import Answer, Knows, Thought
from .reports import Report, is_told, question

if TYPE_CHECKING:
    from ...kernel.position import Position
    from ...table.library import GameAtTable
    from ...table.match import Match

log = logging.getLogger("peltry.server")
T = TypeVar("T")
BEAT = 1.0  # seconds between two looks who is there
TAKEN_WITHIN = 2.0  # seconds after which nobody has time for it
ANSWERED_WITHIN = 20.0  # seconds after which nobody waits any longer


def rules_of(game: GameAtTable) -> str:
    """Two processes that say the same play by the same rules on the same record."""
    from ...kernel.packing import layout_of

    return f"{game.name}@{game.version}:{layout_of(game.engine.state)}"


@dataclass
class Asked:
    """A thought that somebody waits for."""

    thought: Thought
    answer: asyncio.Future[Answer | None]
    since: float = field(default_factory=time.monotonic)
    in_hand: float = 0.0  # when somebody was last seen to have it in hand

    def is_hopeless(self, told: Answer | None) -> bool:
        """It was lost, nobody takes it or takes it over, or whoever has it thinks for too long."""
        now = time.monotonic()
        if told is None or now - self.since > ANSWERED_WITHIN:
            return True
        if told.thinker is not None:
            self.in_hand = now
        return now - max(self.since, self.in_hand) > TAKEN_WITHIN


class Thinkers:
    def __init__(self, engine: sa.Engine):
        self.engine = engine
        self.there: list[Knows] = []
        self.took: dict[tuple[str, str], float] = {}  # seconds for a thought, by rules and bot, those of late above all
        self.host = Seldom()
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[str, Asked] = {}
        self._new: deque[Thought] = deque()  # from the loop to the thread, like the next two
        self._done: deque[str] = deque()
        self._dismissed: deque[int] = deque()
        self._put: set[str] = set()  # thoughts that lie in the database; the thread's own
        self._closing = False
        self._bell, self._rope = socket.socketpair()
        self._rope.setblocking(False)
        self._thread = threading.Thread(target=self._ask_on, name="thinkers", daemon=True)
        self._thread.start()

    async def choose(self, game: GameAtTable, bot: str, world: Position, seat: int) -> int | None:
        """The move of a bot in a world that was dealt anew for its seat; None: think of it yourself."""
        rules = rules_of(game)
        if not self._can_be_asked(rules, bot):
            return None
        answer = await self._ask(thought_of(game, rules, bot, world, seat))
        if answer is None or answer.move is None:
            return None
        if answer.move not in world.legal():
            log.error("thinker %s chose %s for %s of %s, no legal move; it is not asked again",
                      answer.thinker, answer.move, bot, rules)  # fmt: skip
            self._dismissed.append(answer.thinker or 0)
            return None
        self.note(rules, bot, answer.took)
        return answer.move

    async def tell(self, report: Report, match: Match, version: int) -> bytes | None:
        """A report of a finished game, of which everybody may know everything; None: tell it yourself."""
        rules, name = rules_of(match.game), report.asked_as
        if not self._can_be_asked(rules, name):
            return None
        answer = await self._ask(report_of(match, rules, report, version))
        if answer is None or answer.told is None:
            return None
        if not await asyncio.to_thread(is_told, report, match, answer.told):
            log.error("thinker %s told rubbish of %s; it is not asked again", answer.thinker, rules)
            self._dismissed.append(answer.thinker or 0)
            return None
        self.note(rules, name, answer.took)
        return answer.told.encode()

    def note_report(self, report: Report, match: Match, took: float) -> None:
        self.note(rules_of(match.game), report.asked_as, took)

    def _can_be_asked(self, rules: str, name: str) -> bool:
        worth = self.took.get((rules, name), WORTH_ASKING) >= WORTH_ASKING
        return worth and any(rules in each.rules and name in each.bots for each in self.there)

    async def _ask(self, thought: Thought) -> Answer | None:
        """What somebody answers; None: nobody does, or has no idea."""
        asked = Asked(thought, self._loop.create_future())
        self._waiting[thought.id] = asked
        self._new.append(thought)
        self._ring()
        try:
            answer = await asked.answer
        finally:
            self._waiting.pop(thought.id, None)
            self._done.append(thought.id)
            self._ring()
        return None if answer is None or answer.move == NO_IDEA else answer

    def note(self, rules: str, bot: str, took: float) -> None:
        """How long a thought took, here or elsewhere; what others say of it is not believed beyond what can be."""
        if not 0 <= took <= ANSWERED_WITHIN:
            return
        before = self.took.get((rules, bot), took)
        self.took[rules, bot] = (before + took) / 2

    def close(self) -> None:
        self._closing = True
        self._ring()
        self._thread.join()
        self._bell.close()
        self._rope.close()

    def _ring(self) -> None:
        with contextlib.suppress(OSError):  # it rings already, or is closed
            self._rope.send(b"!")

    # The thread.

    def _ask_on(self) -> None:
        while not self._closing:
            try:
                with self.engine.connect() as connection:
                    self._listen(connection)
            except Exception as error:
                self._put.clear()
                self._call(self._settle, {}, frozenset(), [])  # whoever waits, waits no longer
                self.host.say("nobody else can be asked to think: %s", first_line(error))
                listen_for(BEAT, self._bell)
                drain(self._bell)

    def _listen(self, connection: sa.Connection) -> None:
        with hearing(connection, thoughts.ANSWERED) as ear:
            there: list[Knows] = []
            looked = -BEAT
            while not self._closing:
                with connection.begin():
                    if time.monotonic() - looked >= BEAT:
                        there, looked = thoughts.who_is_there(connection), time.monotonic()
                    told = self._exchange(connection)
                self._call(self._settle, told, frozenset(self._put), there)
                ear.wait(BEAT, self._bell)
                drain(self._bell)
            with connection.begin():
                thoughts.put_away(connection, self._put)

    def _exchange(self, connection: sa.Connection) -> dict[str, Answer]:
        """Put down what is new, take away what is done, and see how far the rest has come."""
        if new := list(emptied(self._new)):
            thoughts.ask(connection, new, TAKEN_WITHIN + ANSWERED_WITHIN)
            self._put.update(each.id for each in new)
        if done := list(emptied(self._done)):
            thoughts.put_away(connection, done)
            self._put.difference_update(done)
        for thinker in emptied(self._dismissed):
            thoughts.dismiss(connection, thinker)
        return thoughts.answers(connection, self._put)

    def _call(self, what: Any, *args: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(what, *args)

    # In the loop.

    def _settle(self, told: dict[str, Answer], put: frozenset[str], there: list[Knows]) -> None:
        self.there = there
        for thought_id, asked in self._waiting.items():
            found = told.get(thought_id)
            if asked.answer.done():
                continue
            if found is not None and found.move is not None:
                asked.answer.set_result(found)
            elif not there or (thought_id in put and asked.is_hopeless(found)):
                asked.answer.set_result(None)


def thought_of(game: GameAtTable, rules: str, bot: str, world: Position, seat: int) -> Thought:
    from ...kernel.packing import packed

    seed = str(secrets.randbits(60))
    return Thought(secrets.token_hex(16), rules, game.name, game.printed_hash, bot, seed, seat, packed(world))


def report_of(match: Match, rules: str, report: Report, version: int) -> Thought:
    game = match.game
    asked = question(report, match, version)
    return Thought(secrets.token_hex(16), rules, game.name, game.printed_hash, report.asked_as, "", report.seat, asked)


def emptied(waiting: deque[T]) -> Iterator[T]:
    """All that lies there, taken away; others may go on adding."""
    with contextlib.suppress(IndexError):
        while True:
            yield waiting.popleft()


def drain(bell: socket.socket) -> None:
    bell.setblocking(False)
    with contextlib.suppress(BlockingIOError):
        while bell.recv(4096):
            pass
