"""A database by its URL: made, opened, brought to its present shape, copied. SQLite unless another one is named.

SQLite keeps a write-ahead log with `synchronous=FULL`: a commit is on the disk when it returns, also if the machine
loses its power.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ...errors import PeltryError
from ..bounds.trouble import AGAIN, trouble_of
from . import schema
from .patience import driver_patience

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
AT_THE_START = ("full", "readonly", "disk", "damaged")  # of which what to do is said when a server cannot start


class DatabaseTooNew(PeltryError):
    pass


class NoDatabase(PeltryError):
    pass


def database_url(data: Path, url: str | None) -> str:
    if url:
        return url
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    return file_in(data)


def file_in(data: Path) -> str:
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
    except sqlite3.Error as error:  # where a file is copied as a whole
        raise NoDatabase(cannot_be_used(error, str(error))) from None
    except OSError as error:
        raise NoDatabase(cannot_be_used(error, f"{error.strerror}: {error.filename}")) from None


def cannot_be_used(error: Exception, told: str) -> str:
    kind = trouble_of(error)
    return f"the database cannot be opened: {told}" + (f"; {AGAIN[kind]}" if kind in AT_THE_START else "")


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
    throw_away(beside)
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            driver: Any = connection.connection.driver_connection
            driver.execute("VACUUM INTO ?", (str(beside),))
        beside.replace(copy)
    finally:
        throw_away(beside)  # half a copy would keep the disk full


def throw_away(copy: Path) -> None:
    """A copy that is not whole, and what SQLite has noted beside it, which would be believed of the next one."""
    for file in (copy, copy.with_name(copy.name + "-journal")):
        file.unlink(missing_ok=True)


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
