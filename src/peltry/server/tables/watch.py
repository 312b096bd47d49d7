"""A database that hangs says nothing, so somebody looks at the clock: a write that does not end is a trouble. Nor does
one say anything that somebody else has taken in hand meanwhile.

Both are seen from the loop, which waits for nothing of the database. The sweep cannot: it asks the database itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..bounds.trouble import HouseTrouble
from ..store.storage import Progress, Store

if TYPE_CHECKING:
    from .lobby import Lobby

log = logging.getLogger("peltry.server")
LOOK = 0.5  # seconds between two looks
HANGS = 5.0  # seconds without any progress


class Stillness:
    """For how long nothing has come to an end although something was under way."""

    def __init__(self, clock: Callable[[], float]):
        self.clock, self.since, self.done = clock, clock(), -1

    def seconds(self, progress: Progress, waits: bool = False) -> float:
        if progress.done != self.done or not (waits or progress.under_way):
            self.since, self.done = self.clock(), progress.done
        return self.clock() - self.since


class Watch:
    def __init__(self, lobby: Lobby, clock: Callable[[], float] = time.monotonic):
        self.lobby, self.store = lobby, lobby.house.store
        self.writing, self.reading = Stillness(clock), Stillness(clock)
        self.taken = False
        self.trying: asyncio.Task[None] | None = None

    async def watch_on(self) -> None:
        while True:
            try:
                self.look()
            except Exception:
                log.exception("the watch failed")
            await asyncio.sleep(LOOK)

    def look(self) -> None:
        if self.store.hold.taken != self.taken:
            self.taken = self.store.hold.taken
            # What lies in memory is not what the other one has written; nor what was read while it did.
            self.lobby.hosting.begin_anew()
        if self.taken:
            self._tell("taken", "its lock is held elsewhere")
        elif self.writing.seconds(self.store.writes, bool(self.store.waiting)) > HANGS:
            self._tell("unreachable", "it was asked and is silent")
        elif self.reading.seconds(self.store.reads) > HANGS and (self.trying is None or self.trying.done()):
            # A long read alone is none: whoever moves does not wait for it. But perhaps nobody moves just now.
            self.trying = asyncio.create_task(try_to_write(self.store))

    def _tell(self, kind: str, why: str) -> None:
        if self.store.trouble is None:
            self.store.note_from_outside(HouseTrouble(kind), why)
            self.lobby.announce()


async def try_to_write(store: Store) -> None:
    await store.can_write()
