"""Keeping: one thread writes, many commands in one commit, and none is answered before its commit.

A commit is one flush of the disk, so all commands that arrived during the last flush share the next one.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa

from ..bounds.refusals import NotNow
from ..bounds.seldom import Seldom
from ..bounds.trouble import MENDING, HouseTrouble, trouble_of
from .at_once import Changing, EachRow, Row
from .database import bring_up_to_date, make_engine, write_a_little
from .holding import Hold
from .patience import STATEMENT, give_up_within

log = logging.getLogger("peltry.server")
T = TypeVar("T")


class Rows(tuple[tuple[EachRow, Row], ...]):
    """Statements with a row for each. Those of many commands are carried out together, a statement at a time."""


Work = Callable[[sa.Connection], Any] | Rows
MOST_IN_ONE_COMMIT = 500
COMMITS_APART = 0.004  # seconds in a busy house: what comes meanwhile shares one flush, and one change of threads
READ_WITHIN = 15.0  # seconds, after which whoever asked is told that the database does not answer


class Overtaken(NotNow):
    """Somebody else has written to this table: what this write answers is not what the database holds."""


class Progress:
    """How many pieces of work are under way in threads, and how many are done: to see from outside whether it hangs."""

    def __init__(self) -> None:
        self.begun = self.done = 0
        self._lock = threading.Lock()

    def __enter__(self) -> None:
        with self._lock:
            self.begun += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self.done += 1

    @property
    def under_way(self) -> int:
        return self.begun - self.done


class Store:
    """Reads and writes of one database, awaited from the loop, done in threads."""

    def __init__(self, url: str):
        self.trouble: HouseTrouble | None = None  # why nothing can be kept now
        self.host = Seldom()
        self.hold = Hold()  # whether the database is still ours to write to
        self.engine = make_engine(url)
        bring_up_to_date(self.engine)  # which may take its time, unlike all that comes now
        give_up_within(self.engine, STATEMENT)
        self.readers = ThreadPoolExecutor(2, "reader")
        self.waiting: deque[tuple[Work, asyncio.Future[Any]]] = deque()
        self.bell = threading.Condition()
        self.closing = False
        self.commits = 0
        self.writes, self.reads = Progress(), Progress()
        self.kept_at = 0.0  # when the last commit was done
        self.thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self.thread.start()

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        def reading() -> T:
            try:
                with self.reads, self.engine.connect() as connection:
                    return work(connection)
            except Exception as error:
                if (kind := trouble_of(error)) is None:
                    raise
                self.host.say("the database cannot be read (%s): %s", first_line(error), MENDING[kind])
                raise HouseTrouble(kind) from None

        try:
            async with asyncio.timeout(READ_WITHIN):
                return await asyncio.get_running_loop().run_in_executor(self.readers, reading)
        except TimeoutError:
            raise HouseTrouble("unreachable") from None  # what hangs in the driver cannot be broken off, only left

    async def write(self, work: Work) -> Any:
        """Do `work` and answer when it is committed. It may be tried twice, so it only touches the database.

        Rows must not depend on what another command does to the same table: it has one writer, who waits.
        """
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        with self.bell:
            self.waiting.append((work, answer))
            self.bell.notify()
        # A caller that goes away must not take its command back: it may be half way to the disk.
        return await asyncio.shield(answer)

    async def can_write(self) -> bool:
        """Whether a trouble is over."""
        try:
            await self.write(write_a_little)
        except HouseTrouble:
            return False
        return True

    def note_from_outside(self, trouble: HouseTrouble, why: str) -> None:
        """A trouble that the writer does not see, because it hangs or has nothing to do. The next commit ends it."""
        if self.trouble is None:
            self._note(trouble, TimeoutError(why))

    def close(self) -> None:
        with self.bell:
            self.closing = True
            self.bell.notify()
        self.thread.join()
        self.readers.shutdown(wait=True)
        self.engine.dispose()

    # The writer's thread.

    def _write_on(self) -> None:
        with self.engine.connect() as connection:
            while batch := self._next_batch():
                with self.writes:
                    self._commit(connection, batch)
                self.kept_at = time.monotonic()

    def _next_batch(self) -> list[tuple[Work, asyncio.Future[Any]]]:
        with self.bell:
            while not self.waiting and not self.closing:
                self.bell.wait()
        if (early := self.kept_at + COMMITS_APART - time.monotonic()) > 0:
            time.sleep(early)
        with self.bell:
            return [self.waiting.popleft() for _ in range(min(len(self.waiting), MOST_IN_ONE_COMMIT))]

    def _commit(self, connection: sa.Connection, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        try:
            if self.hold.taken:
                raise HouseTrouble("taken")
            with connection.begin():
                together(connection, [work for work, _ in batch if isinstance(work, Rows)])
                results = [None if isinstance(work, Rows) else work(connection) for work, _ in batch]
        except Exception as error:
            kind = trouble_of(error)
            if kind is not None and HouseTrouble(kind).everywhere:
                self._note(HouseTrouble(kind), error)
                tell([(answer, None, HouseTrouble(kind)) for _, answer in batch])
                return
            if len(batch) == 1:
                if kind is not None:
                    self.host.say("something cannot be kept (%s): %s", first_line(error), MENDING[kind])
                tell([(batch[0][1], None, HouseTrouble(kind) if kind else error)])
                return
            # One of them failed: each for itself, so that it fails alone.
            for each in batch:
                with self.writes:
                    self._commit(connection, [each])
            return
        self.commits += 1
        self._note(None)
        tell([(answer, result, None) for (_, answer), result in zip(batch, results, strict=True)])

    def _note(self, trouble: HouseTrouble | None, error: Exception | None = None) -> None:
        """The host reads it once when it begins and once when it is over."""
        before, self.trouble = self.trouble, trouble
        if trouble is not None and (before is None or before.kind != trouble.kind):
            log.error("nothing can be kept (%s): %s", first_line(error), MENDING[trouble.kind])
        elif trouble is None and before is not None:
            log.warning("the database can be written again; the house goes on")


def first_line(error: object) -> str:
    return str(getattr(error, "orig", None) or error).partition("\n")[0]


def together(connection: sa.Connection, works: list[Rows]) -> None:
    rows: dict[EachRow, list[Row]] = {}
    for work in works:
        for statement, row in work:
            rows.setdefault(statement, []).append(row)
    for statement, many in rows.items():
        written = statement.carry_out(connection, many)
        if isinstance(statement, Changing) and written != len(many):
            raise Overtaken("table-overtaken")  # one of them; which, is seen when each is tried for itself


def tell(answers: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    """Hand results back to the loop, in one visit."""

    def settle() -> None:
        for answer, result, error in answers:
            if answer.done():
                continue
            if error is not None:
                answer.set_exception(error)
            else:
                answer.set_result(result)

    loop = answers[0][0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
