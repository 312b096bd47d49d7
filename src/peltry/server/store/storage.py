"""The database: one thread writes, many commands in one commit, and none is answered before its commit.

SQLite keeps a write-ahead log with `synchronous=FULL`: a commit is on the disk when it returns, also if the machine
loses its power. That costs one flush for each commit, so all commands that arrived during the last flush share the
next one. Another database is a URL away; nothing here is SQLite's own but the pragmas.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa

from ...errors import PeltryError
from ..bounds.refusals import NotNow
from ..bounds.seldom import Seldom
from ..bounds.trouble import MENDING, HouseTrouble, trouble_of
from . import schema
from .holding import Hold
from .patience import STATEMENT, driver_patience, give_up_within

log = logging.getLogger("peltry.server")
T = TypeVar("T")
MIGRATIONS = Path(__file__).resolve().parent / "migrations"
AT_THE_START = ("full", "readonly", "damaged")  # of which what to do is said when a server cannot start


class Rows(tuple[tuple[sa.Executable, dict[str, Any]], ...]):
    """Statements with a row for each. Those of many commands are carried out together, a statement at a time."""


Work = Callable[[sa.Connection], Any] | Rows
MOST_IN_ONE_COMMIT = 500
COMMITS_APART = 0.004  # seconds in a busy house: what comes meanwhile shares one flush, and one change of threads
READ_WITHIN = 15.0  # seconds, after which whoever asked is told that the database does not answer


class Overtaken(NotNow):
    """Somebody else has written to this table: what this write answers is not what the database holds."""


class DatabaseTooNew(PeltryError):
    pass


class NoDatabase(PeltryError):
    pass


def database_url(data: Path, url: str | None) -> str:
    if url:
        return url
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{data / 'peltry.db'}"


def make_engine(url: str) -> sa.Engine:
    # Another database may have been started again since a connection was last used.
    engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"), connect_args=driver_patience(url))
    if engine.dialect.name == "sqlite":
        begin_private(engine)
        sa.event.listen(engine, "connect", prepare_sqlite)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def sqlite_file(engine: sa.Engine) -> Path | None:
    named = engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:")
    return Path(engine.url.database or "") if named else None


def begin_private(engine: sa.Engine) -> None:
    """A new database is readable by its owner alone from its first byte: seats' locks and chats are in it."""
    if (file := sqlite_file(engine)) is not None:
        with contextlib.suppress(OSError):  # there already, or nowhere: SQLite will say so
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def keep_private(engine: sa.Engine) -> None:
    """The same for one that was made by an older Peltry, and the two files that SQLite lays beside it."""
    if (file := sqlite_file(engine)) is not None:
        for each in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
            with contextlib.suppress(OSError):  # somebody else's file is theirs to keep
                each.chmod(0o600)


def prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@contextlib.contextmanager
def told_in_one_line() -> Iterator[None]:
    """What is wrong with a database, for whoever starts a server on it."""
    try:
        yield
    except ImportError as error:
        raise NoDatabase(f"the database needs the Python package {error.name}; install it beside Peltry") from None
    except (sa.exc.ArgumentError, ValueError):
        # What was given is not repeated: it may hold a password.
        known = "sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME"
        raise NoDatabase(f"--database takes a URL such as {known}") from None
    except sa.exc.DBAPIError as error:
        raise NoDatabase(cannot_be_used(error, str(error.orig).splitlines()[0])) from None
    except OSError as error:
        raise NoDatabase(cannot_be_used(error, f"{error.strerror}: {error.filename}")) from None


def cannot_be_used(error: Exception, told: str) -> str:
    kind = trouble_of(error)
    return f"the database cannot be opened: {told}" + (f"; {MENDING[kind]}" if kind in AT_THE_START else "")


def check_database(url: str) -> None:
    """Open it once, bring it up to date, and see whether it can be written."""
    with told_in_one_line():
        engine = make_engine(url)
        bring_up_to_date(engine)
        with engine.begin() as connection:
            write_a_little(connection)
        engine.dispose()


def write_a_little(connection: sa.Connection) -> None:
    """Changes nothing, but must be written down like any change."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def shape_of(engine: sa.Engine) -> str | None:
    """The last migration that this database has seen."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        return found


def bring_up_to_date(engine: sa.Engine) -> None:
    """Run the migrations that this database has not seen. Alembic is loaded only when there are any."""
    found = shape_of(engine)
    if found != schema.HEAD:
        if found is not None:
            keep_a_copy(engine, found)
        migrate(engine)
    keep_private(engine)


def keep_a_copy(engine: sa.Engine, version: str) -> Path | None:
    """SQLite's file as it is before its shape changes, so that the older Peltry can be brought back."""
    file = sqlite_file(engine)
    if file is None:
        return None
    copy = file.with_name(f"{file.stem}-{version}{file.suffix}")
    if not copy.exists():
        copy_sqlite(engine, copy)
    return copy


def copy_sqlite(engine: sa.Engine, copy: Path) -> None:
    """One moment of the database in a file of its own, whole or not there, while others write."""
    beside = copy.with_name(copy.name + ".part")
    beside.unlink(missing_ok=True)
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.connection.driver_connection.execute("VACUUM INTO ?", (str(beside),))  # type: ignore[union-attr]
    beside.replace(copy)


def migrate(engine: sa.Engine, steps: Path = MIGRATIONS) -> None:
    """All steps or none: SQLite and PostgreSQL both undo a changed shape when the transaction fails."""
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(steps).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseTooNew(f"this database was made by another version of Peltry: {error}") from None


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
    rows: dict[sa.Executable, list[dict[str, Any]]] = {}
    for work in works:
        for statement, row in work:
            rows.setdefault(statement, []).append(row)
    for statement, many in rows.items():
        done = connection.execute(statement, many)
        if isinstance(statement, sa.Update) and done.rowcount != len(many):
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
