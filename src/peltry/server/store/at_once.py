"""One statement for many rows that wait to be written.

SQLite lets go of the interpreter at every row it is handed, and in a busy process the writer then waits up to a
millisecond to have it back: with a thousand moves a second that was all of its time. So it is handed many rows as one.
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

MOST = 32  # rows of one statement; each number of them is a statement of its own, which stays prepared
Row = Mapping[str, Any]


class EachRow(ABC):
    """A statement about one row at a time: `one` says it, `names` are its values."""

    def __init__(self, one: sa.Insert | sa.Update, names: Sequence[str]):
        self.one, self.names = one, tuple(names)
        self.many = functools.lru_cache(MOST)(self._many)

    def carry_out(self, connection: sa.Connection, rows: Sequence[Row]) -> int:
        """How many rows were written."""
        if rows and connection.dialect.name != "sqlite":
            return connection.execute(self.one, rows).rowcount
        return sum(self._at_once(connection, rows[i : i + MOST]) for i in range(0, len(rows), MOST))

    def _at_once(self, connection: sa.Connection, rows: Sequence[Row]) -> int:
        values = tuple(row[name] for row in rows for name in self.names)
        return connection.exec_driver_sql(self.many(len(rows)), values).rowcount

    def _many(self, rows: int) -> str:
        row = f"({', '.join('?' * len(self.names))})"
        return self._said_of(f"VALUES {', '.join([row] * rows)}")

    @abstractmethod
    def _said_of(self, values: str) -> str: ...


class Adding(EachRow):
    """New rows of a table."""

    def __init__(self, table: sa.Table):
        super().__init__(table.insert(), table.c.keys())

    def _said_of(self, values: str) -> str:
        return f"INSERT INTO {self.one.table} ({', '.join(map(quoted, self.names))}) {values}"


class Changing(EachRow):
    """Other values for rows that are there. `found_by`: which value a column must have, by the column's name."""

    one: sa.Update

    def __init__(self, table: sa.Table, found_by: Mapping[str, str], changed: Sequence[str]):
        found = (table.c[column] == sa.bindparam(name) for column, name in found_by.items())
        one = table.update().where(*found).values({name: sa.bindparam(name) for name in changed})
        super().__init__(one, (*found_by.values(), *changed))
        self.found_by, self.changed = found_by, changed

    def _said_of(self, values: str) -> str:
        column = {name: f"new.column{number}" for number, name in enumerate(self.names, 1)}  # as SQLite calls them
        changes = ", ".join(f"{quoted(name)} = {column[name]}" for name in self.changed)
        found = " AND ".join(
            f"{self.one.table}.{quoted(each)} = {column[name]}" for each, name in self.found_by.items()
        )
        return f"UPDATE {self.one.table} SET {changes} FROM ({values}) AS new WHERE {found}"


def quoted(column: str) -> str:
    return f'"{column}"'  # some are words of SQL
