"""What a visitor may do only so often, counted for all workers of a house: a row for each of them and each such thing.

The same bucket as in `bounds/limits.py`, by the database's clock. One statement looks and takes, so that of two workers
asked at the same moment one waits for the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects.postgresql import insert

from .leases import NOW
from .schema import spent

FORGOTTEN = 86_400.0  # seconds after which nobody is charged any more
TABLES_OF_ONE = 0x5045_4C56  # the first half of a lock's name; leases.py has the one before
ONE_BY_ONE = sa.text("SELECT pg_advisory_xact_lock(:tables, hashtext(:maker))")

RATE, MOST = sa.bindparam("rate", type_=sa.Float), sa.bindparam("most", type_=sa.Float)
GROWN = sa.func.least(MOST, spent.c.balance + sa.func.greatest(NOW - spent.c.at, 0) * RATE)
FIRST = insert(spent).values(what=sa.bindparam("what"), whose=sa.bindparam("whose"), balance=MOST - 1, at=NOW)
SPEND = FIRST.on_conflict_do_update(
    index_elements=[spent.c.what, spent.c.whose], set_={"balance": GROWN - 1, "at": NOW}, where=GROWN >= 1
).returning(spent.c.balance)
ROW = (spent.c.what == sa.bindparam("the_what")) & (spent.c.whose == sa.bindparam("who"))
GIVE_BACK = spent.update().where(ROW).values(balance=spent.c.balance + 1)


def spend(what: str, whose: str, rate: float, most: float) -> Callable[[Connection], bool]:
    """Whether there was anything left."""
    row = {"what": what, "whose": whose, "rate": rate, "most": most}
    return lambda connection: connection.execute(SPEND, row).first() is not None


def give_back(what: str, whose: str) -> Callable[[Connection], Any]:
    return lambda connection: connection.execute(GIVE_BACK, {"the_what": what, "who": whose})


def forget(connection: Connection) -> None:
    """Whoever has asked for nothing in a day has all of it again."""
    connection.execute(spent.delete().where(spent.c.at < NOW - FORGOTTEN))


def one_by_one(connection: Connection, maker: str) -> None:
    """Until the commit no other worker makes a table for the same visitor: how many there are is counted first."""
    if connection.dialect.name == "postgresql":
        connection.execute(ONE_BY_ONE, {"tables": TABLES_OF_ONE, "maker": maker})
