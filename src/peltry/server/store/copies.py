"""Copies of a house, and bringing one back. A copy is an SQLite file, whatever database the house is on.

So it also moves a house: what was copied from SQLite is brought back on PostgreSQL, and the other way round. Copied is
what people did and what the host decided; who is at work just now (workers, thinkers) belongs to no copy.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Table
from sqlalchemy.dialects.postgresql import insert

from ...errors import PeltryError
from . import hosting
from .database import bring_up_to_date, make_engine
from .schema import HEAD, bans, changes, chat, invitations, notes, printings, seats, tables

PLAYED = (tables, seats, changes, chat)  # in the order in which rows can be laid down
DECIDED = (notes, bans, invitations)
AT_ONCE = 2000  # rows
LET_GO_WITHIN = "20s"  # in which whoever still writes must have come to an end

IN_NO_HANDS: dict[str, sa.ColumnElement[Any]] = {"owner": sa.null()}  # no worker's

Row = sa.Row[Any]


class NoCopy(PeltryError):
    pass


def copy_postgres(engine: sa.Engine, target: Path) -> None:
    """One moment of the database in an SQLite file, whole or not there, while others write."""
    beside = target.with_name(target.name + ".part")
    beside.unlink(missing_ok=True)
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with opened(beside) as file, file.begin() as copy, engine.connect() as connection:
            now = connection.execution_options(isolation_level="REPEATABLE READ", yield_per=AT_ONCE)
            for table in (printings, *PLAYED, *DECIDED):
                lay_in_sqlite(copy, table, rows_of(now, table, **IN_NO_HANDS))
        with contextlib.closing(sqlite3.connect(beside)) as laid_down:
            laid_down.execute("PRAGMA journal_mode=DELETE")  # all of it in one file
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


@contextlib.contextmanager
def opened(file: Path) -> Iterator[sa.Engine]:
    """An SQLite file in our present shape."""
    engine = make_engine(f"sqlite:///{file}")
    try:
        bring_up_to_date(engine)
        yield engine
    finally:
        engine.dispose()


def awake(copy: Path) -> None:
    """A house that rests while it is copied does not rest for ever in its copy."""
    with opened(copy) as file, file.begin() as connection:
        hosting.end_rest(connection)


def check_copy(source: Path) -> None:
    """Refuse what is no whole database of Peltry before anything is touched."""
    try:
        with contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            whole = copy.execute("PRAGMA quick_check").fetchone()
    except sqlite3.Error as error:
        raise NoCopy(f"{source} is no database of Peltry: {error}") from None
    if version is None or whole != ("ok",):
        raise NoCopy(f"{source} is damaged or no database of Peltry; take another copy")
    if version[0] > HEAD:
        raise NoCopy(f"{source} was made by a newer Peltry ({version[0]}, this one knows {HEAD}); use that one")


def bring_back_sqlite(source: Path, file: Path, decided: hosting.Decided) -> None:
    """What people did is exchanged in one commit of the file, in our present shape and with what the host decided here.

    An open house must find its wish to rest in every moment of the file: an older copy has none, and to bring it up to
    date takes a while.
    """
    with TemporaryDirectory(prefix="peltry-", dir=file.parent) as folder:
        mine = Path(folder) / "copy.db"
        copy_file(source, mine)
        with opened(mine) as engine, engine.begin() as connection:
            hosting.decide(connection, decided)
        copy_file(mine, file)


def copy_file(source: Path, target: Path) -> None:
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        new.execute("PRAGMA busy_timeout=10000")
        old.backup(new)


def bring_back_postgres(engine: sa.Engine, source: Path) -> None:
    """What people did is exchanged in one commit, or nothing is. What the host decided here holds.

    Every table gets an epoch that none of them ever had: should a worker still have one in hand, it writes nothing.
    """
    with TemporaryDirectory(prefix="peltry-") as folder:
        mine = Path(folder) / "copy.db"  # the source is left as it is, of whatever release it may be
        copy_file(source, mine)
        with opened(mine) as file, file.connect() as reading, engine.begin() as connection:
            copy = reading.execution_options(yield_per=AT_ONCE)
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{LET_GO_WITHIN}'")
            named = ", ".join(table.name for table in PLAYED)
            connection.exec_driver_sql(f"LOCK TABLE {named} IN ACCESS EXCLUSIVE MODE")
            epoch = 1 + max(highest_epoch(connection), highest_epoch(reading))
            connection.exec_driver_sql(f"TRUNCATE {named}")
            for table in PLAYED:
                lay_in_postgres(connection, table, rows_of(copy, table, **IN_NO_HANDS, epoch=sa.literal(epoch)))
            for table in (printings, *(DECIDED if is_new(connection) else ())):
                add_to_postgres(connection, table, rows_of(copy, table))
            hosting.end_rest(connection)


def highest_epoch(connection: Connection) -> int:
    return connection.execute(sa.select(sa.func.max(tables.c.epoch))).scalar() or 0


def is_new(connection: Connection) -> bool:
    """Nobody has decided anything here: the copy's host has moved in."""
    count = sum(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() for table in DECIDED[1:])
    return count == 0 and hosting.DOOR_KEY not in hosting.all_notes(connection)


def rows_of(source: Connection, table: Table, **instead: sa.ColumnElement[Any]) -> Iterator[Sequence[Row]]:
    """Every row of a table, many at a time, with other values in some of its columns."""
    columns = [instead.get(column.name, column) for column in table.c]
    return source.execute(sa.select(*columns).select_from(table)).partitions(AT_ONCE)


def lay_in_sqlite(target: Connection, table: Table, parts: Iterable[Sequence[Row]]) -> None:
    """Straight through the driver: a large house has millions of moves."""
    driver: Any = target.connection.driver_connection
    places = ", ".join("?" * len(table.c))
    for rows in parts:
        driver.executemany(f"INSERT INTO {table.name} ({names(table)}) VALUES ({places})", [tuple(row) for row in rows])


def lay_in_postgres(target: Connection, table: Table, parts: Iterable[Sequence[Row]]) -> None:
    driver: Any = target.connection.driver_connection
    with driver.cursor() as cursor, cursor.copy(f"COPY {table.name} ({names(table)}) FROM STDIN") as copy:
        for rows in parts:
            for row in rows:
                copy.write_row([without_nul(value) for value in row])


def add_to_postgres(target: Connection, table: Table, parts: Iterable[Sequence[Row]]) -> None:
    """What is there already stays."""
    for rows in parts:
        said = [{name: without_nul(value) for name, value in zip(table.c.keys(), row, strict=True)} for row in rows]
        target.execute(insert(table).on_conflict_do_nothing(), said)


def names(table: Table) -> str:
    return ", ".join(f'"{name}"' for name in table.c.keys())  # noqa: SIM118


def without_nul(value: Any) -> Any:
    """PostgreSQL's texts hold none, older houses on SQLite may."""
    return value.replace("\0", "") if isinstance(value, str) and "\0" in value else value
