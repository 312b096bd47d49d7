"""One server for one database, or workers that know of each other. Tables live in memory: one that knows nobody would
give the same seat to somebody else.

SQLite's file has a lock file beside it, PostgreSQL has locks of its own. Both are let go by the system itself when the
process ends, however it ends.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import sqlalchemy as sa

from ...errors import PeltryError
from .database import make_engine, told_in_one_line
from .holding import Hold, PostgresHold

START_UP = 120.0  # seconds that another one may need to bring a database up to date
PATIENCE = 3.0  # seconds: one that is being stopped needs a moment
OURS = 0x5045_4C54  # "PELT": the first half of the lock's name in PostgreSQL, the schema is the second
ALONE = sa.text("SELECT pg_try_advisory_lock(:ours, hashtext(current_schema()))")
TOGETHER = sa.text("SELECT pg_try_advisory_lock_shared(:ours, hashtext(current_schema()))")


class TakenAlready(PeltryError):
    pass


@contextlib.contextmanager
def sole_server(url: str, patience: float = PATIENCE, together: bool = False) -> Iterator[Hold]:
    """Holds the database for this process alone, or says who else has it. Whoever keeps something looks at the hold.

    `together`: with other workers, of which each table knows whose it is (leases.py); only PostgreSQL has those.
    """
    with told_in_one_line():
        where = sa.make_url(url)
    kind, file = where.get_backend_name(), where.database
    if kind == "sqlite" and file and file != ":memory:":
        with hold_file(Path(file), patience):
            yield Hold()
    elif kind == "postgresql":
        with hold_postgres(url, patience, TOGETHER if together else ALONE) as hold:
            hold.keep()
            yield hold
    else:
        yield Hold()


@contextlib.contextmanager
def hold_file(database: Path, patience: float) -> Iterator[None]:
    beside = database.with_name(database.name + ".lock")
    with told_in_one_line():
        note = open(os.open(beside, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)  # noqa: SIM115
    with note:
        if not soon(lambda: lock(note), patience):
            holder = f" (process {int(pid)})" if (pid := note.read(20).strip()).isdigit() else ""
            mend = "stop it, or give this one a folder of its own with --data"
            raise TakenAlready(f"another Peltry{holder} keeps its tables in {database}; {mend}")
        with contextlib.suppress(OSError):  # on a full disk there is no room even for that; who opens it is told
            note.truncate(0)
            note.write(str(os.getpid()).encode())
        yield  # and the lock goes with the file


@contextlib.contextmanager
def starting_alone(url: str) -> Iterator[None]:
    """Workers that start at the same moment bring the database up to date one after another."""
    if sa.make_url(url).get_backend_name() == "postgresql":
        with hold_postgres(url, START_UP, ALONE, OURS + 2):
            yield
    else:
        yield


@contextlib.contextmanager
def hold_postgres(url: str, patience: float, ask: sa.TextClause, ours: int = OURS) -> Iterator[PostgresHold]:
    with told_in_one_line():
        hold = PostgresHold(make_engine(url), ask, ours)
    try:
        if not soon(hold.take, patience):
            mend = "stop it, give this one its own, or start both with --workers"
            raise TakenAlready(f"another Peltry keeps its tables in this database; {mend}")
        yield hold
    finally:
        hold.let_go()


def soon(take: Callable[[], bool], patience: float) -> bool:
    until = time.monotonic() + patience
    while not take():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def lock(note: IO[bytes]) -> bool:
    """Whether the lock is ours now."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(note.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
