"""A database that hangs says nothing, so somebody looks at the clock: a write that does not end is a trouble.

It is seen from the loop, which waits for nothing of the database. The sweep cannot see it: it asks the database itself.
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
        self.trying: asyncio.Task[None] | None = None

    async def watch_on(self) -> None:
        while True:
            try:
                self.look()
            except Exception:
                log.exception("the watch failed")
            await asyncio.sleep(LOOK)

    def look(self) -> None:
        if self.writing.seconds(self.store.writes, bool(self.store.waiting)) > HANGS:
            if self.store.trouble is None:
                self.store.note_hanging(HouseTrouble("unreachable"))
                self.lobby.announce()
        elif self.reading.seconds(self.store.reads) > HANGS and (self.trying is None or self.trying.done()):
            # A long read alone is none: whoever moves does not wait for it. But perhaps nobody moves just now.
            self.trying = asyncio.create_task(try_to_write(self.store))


async def try_to_write(store: Store) -> None:
    await store.can_write()
