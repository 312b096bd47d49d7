"""Whether there is room for one more table of somebody's: in the lobby, and in a day.

It is looked at twice: before anything is made, and once more in the commit that writes the table down, for of many that
come at once each has seen room for itself.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from ..bounds import limits
from ..bounds.refusals import TooMany
from ..store import lists, spent
from ..store.records import Record

LATELY = 24 * 3600.0  # seconds
Look = Callable[[Connection], None]


def in_the_lobby(record: Record, now: float) -> Look:
    """Nobody fills the lobby alone. Tables that have lain still for a day do not count."""

    def look(connection: Connection) -> None:
        if record.open and record.maker is not None:
            alive, everything = lists.open_tables_of(record.maker, now - LATELY)(connection)
            if alive >= limits.OPEN_TABLES:
                raise TooMany("lobby-full-of-yours", most=limits.OPEN_TABLES)
            if everything >= limits.LISTED_TABLES:
                raise TooMany("lobby-enough-of-yours", most=limits.LISTED_TABLES)
            if record.area is not None and record.site is not None:
                look = lists.open_around(record.area, record.site, now - LATELY, limits.OPEN_AROUND)
                if any(found >= most for found, most in zip(look(connection), limits.OPEN_AROUND, strict=True)):
                    raise TooMany("lobby-full-around-you")

    return look


def for_today(record: Record, now: float) -> Look:
    """Nobody fills the disk alone: whatever kind of table it is counts, also those that nobody else sees."""
    most = limits.TABLES_A_DAY

    def look(connection: Connection) -> None:
        if record.maker is not None and lists.tables_made(record.maker, now - LATELY, most)(connection) >= most:
            raise TooMany("tables-for-today", most=most)

    return look


def still(record: Record, now: float) -> Look:
    """For the commit itself: nobody else makes a table for the same visitor before it is done."""

    def look(connection: Connection) -> None:
        if record.maker is not None:
            spent.one_by_one(connection, record.maker)
            for_today(record, now)(connection)
            in_the_lobby(record, now)(connection)

    return look
