"""The other workers of this house: our lease among theirs, whose hands a table is in, what they tell each other.

A thread of its own renews the lease, so that a busy loop does not lose it, and hears PostgreSQL's notifications.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import threading
import time
import zlib
from collections.abc import AsyncIterator, Coroutine
from typing import TYPE_CHECKING, Any

from ..bounds.refusals import Refused
from ..bounds.shares import Shares
from ..store import leases, sole
from ..store.ears import CHANNEL, listen_for, tell
from ..store.hosting import WISHES
from ..store.leases import Lease, Worker
from ..store.storage import Store, first_line

if TYPE_CHECKING:
    from .lobby import Lobby

log = logging.getLogger("peltry.server")
BEAT = 1.0  # seconds between two renewals
PAUSE, LONGEST = 0.15, 2 * leases.LEASE  # seconds between two looks where a table is, and for all of them
REACH = leases.LEASE + 2 * BEAT  # seconds for a connection to another worker
NOBODY = Worker(0, "")


class Elsewhere(Refused):
    """The table is in another worker's hands."""

    status = 421

    def __init__(self, worker: Worker):
        super().__init__("table-moving")
        self.worker = worker


class Neighbours:
    def __init__(self, store: Store, address: str, shares: Shares):
        self.store, self.address, self.shares = store, address, shares
        shares.together = True
        self._news: list[str] = []  # of what visitors have had here: told with the next beat
        self.name = f"{machine()}:{os.getpid()}"
        self.id = 0
        self.key = ""
        self.ahead = 0.0  # seconds by which the database's clock is ahead of ours
        self.living: tuple[Worker, ...] = ()
        self.lobby: Lobby | None = None
        self._waiting: dict[int, set[asyncio.Timeout]] = {}  # what waits for a worker, by its number
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._bell, self._rope = socket.socketpair()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._keep_lease, name="lease", daemon=True)

    async def open(self) -> None:
        self.key = await self.store.write(alone(leases.inside_key))
        self.id = await self.store.write(leases.enlist(self.name, self.address))
        self._heard_lease(await self.store.write(leases.renew(self.id, self.name, self.address)), False)
        self._thread.start()

    async def close(self) -> None:
        """Hand over what we had in hand."""
        self._closing = True
        self._rope.send(b"!")
        await asyncio.to_thread(self._thread.join)
        with contextlib.suppress(Exception):  # the lease runs out by itself
            await self.store.write(leases.bury(self.id))
        self._bell.close()
        self._rope.close()

    def clock(self) -> float:
        """The same time in every process, on every machine."""
        return time.time() + self.ahead

    # Whose a table is.

    async def take_in_hand(self, table_id: str) -> int:
        """The epoch under which a table is ours from now on."""
        whose = await self.store.read(leases.in_whose_hands(table_id, self.id))
        epoch = None if whose is not None else await self.store.write(leases.take_in_hand(table_id, self.id))
        if epoch is None:  # theirs, or somebody was quicker
            raise Elsewhere(whose or NOBODY)
        return int(epoch)

    async def due_tables(self, now: float) -> list[str]:
        """Our own that are due, and our share of those that are in nobody's hands."""
        found = await self.store.read(leases.due_tables(now, self.id))
        return [table_id for table_id, ours in found if ours or self._share(table_id) == self.id]

    async def in_other_hands(self, ids: list[str]) -> set[str]:
        return await self.store.read(leases.in_other_hands(ids, self.id))

    def _share(self, table_id: str) -> int:
        return self.living[zlib.crc32(table_id.encode()) % len(self.living)].id if self.living else self.id

    @property
    def is_first(self) -> bool:
        """What one of us does for the whole house."""
        return not self.living or self.living[0].id == self.id

    # Others.

    def can_reach(self, worker: Worker) -> bool:
        return worker.id not in (0, self.id) and bool(worker.address)

    async def bury(self, worker: Worker) -> None:
        """Nobody listens where it said it would: it has ended. Should it live, its writes are refused all the same."""
        if await self.store.write(leases.bury(worker.id)):
            log.warning("worker %d at %s has ended; its tables go on in other hands", worker.id, worker.address)

    @contextlib.asynccontextmanager
    async def while_there(self, worker: Worker) -> AsyncIterator[None]:
        """Broken off with a TimeoutError when the worker's lease is over."""
        async with asyncio.timeout(None) as patience:
            waiting = self._waiting.setdefault(worker.id, set())
            waiting.add(patience)
            try:
                yield
            finally:
                waiting.discard(patience)

    def _lose(self, worker: int) -> None:
        for patience in self._waiting.pop(worker, ()):
            patience.reschedule(self._loop.time())

    # What the thread has heard, in the loop.

    def _heard_lease(self, lease: Lease, doubtful: bool) -> None:
        self.ahead, self.living = lease.now - time.time(), lease.living
        there = {worker.id for worker in lease.living}
        for worker in [worker for worker in self._waiting if worker not in there]:
            self._lose(worker)
        self.shares.forget_all_but(there)
        self._news = self.shares.news()
        if doubtful:
            self._see_to(self._look_at_epochs())

    def _heard(self, said: str) -> None:
        match said.split():
            case ["gone", worker]:
                self._lose(int(worker))
            case ["taken", table_id, epoch]:
                self._let_go(table_id, int(epoch))
            case ["shares", worker, told] if int(worker) != self.id:
                self.shares.hear(int(worker), told)
            case [word] if word == WISHES and self.lobby is not None:
                self._see_to(self.lobby.hosting.hear())

    def _see_to(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _let_go(self, table_id: str, epoch: int) -> None:
        table = None if self.lobby is None else self.lobby.live.get(table_id)
        if self.lobby is not None and table is not None and table.record.epoch < epoch:
            self.lobby.forget(table_id)  # they come back, to whoever has it now

    async def _look_at_epochs(self) -> None:
        """The lease had run out, or we did not hear the others for a while: let go what is not ours any more."""
        if self.lobby is not None and self.lobby.live:
            ids = list(self.lobby.live)
            found = await self.store.read(leases.epochs(ids))
            for table_id in ids:
                self._let_go(table_id, found.get(table_id, 0))

    # The thread.

    def _keep_lease(self) -> None:
        while not self._closing:
            try:
                self._keep_on()
            except Exception as error:
                self.store.host.say("the lease cannot be renewed: %s", first_line(error))
                listen_for(BEAT, self._bell)

    def _keep_on(self) -> None:
        with self.store.engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            handler = self._hear
            driver.add_notify_handler(handler)
            try:
                with connection.begin():
                    connection.exec_driver_sql(f"LISTEN {CHANNEL}")
                    if not connection.execute(sole.TOGETHER, {"ours": sole.OURS}).scalar():
                        raise sole.TakenAlready("another Peltry has this database for itself now")
                doubtful = True
                while not self._closing:
                    with connection.begin():
                        self._tell_news(connection)
                        lease = leases.renew(self.id, self.name, self.address)(connection)
                    self._call(self._heard_lease, lease, doubtful or lease.lapsed)
                    doubtful = False
                    listen_for(BEAT, self._bell, driver.fileno())
            finally:
                driver.remove_notify_handler(handler)
                connection.invalidate()  # it listens: nobody else is to have it

    def _tell_news(self, connection: Any) -> None:
        news, self._news = self._news, []
        for each in news:
            tell(connection, "shares", self.id, each)

    def _hear(self, notice: Any) -> None:
        self._call(self._heard, notice.payload)

    def _call(self, what: Any, *args: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(what, *args)


def machine() -> str:
    return socket.gethostname()[:100]


def alone(work: Any) -> Any:
    """Work that only one of several starting workers does."""

    def started(connection: Any) -> Any:
        leases.one_at_a_time(connection)
        return work(connection)

    return started
