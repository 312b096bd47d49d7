"""Several processes on one PostgreSQL: each table is in one worker's hands at a time.

A worker has a lease, which it renews every second by the database's clock. A table belongs to the worker that took it
in hand last, for as long as that worker's lease runs. Taking it in hand raises the table's epoch, and every write of a
table carries the epoch under which it was made (records.py): whoever was taken for dead and is not, writes nothing.
"""

from __future__ import annotations

import ipaddress
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from ..bounds.refusals import NotHere
from . import hosting
from .ears import tell
from .schema import tables, workers

LEASE = 4.0  # seconds
STARTING = 0x5045_4C55  # the first half of a lock's name, the schema is the second; sole.py has the one before
INSIDE_KEY = "inside-key"  # a note: by it a worker knows that a call comes from another one
FORGOTTEN = 86_400.0  # seconds after which a worker that ended is struck off the list

NOW = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)
SETTING_OUT = sa.text("SELECT pg_advisory_xact_lock(:ours, hashtext(current_schema()))")


@dataclass(frozen=True)
class Worker:
    id: int
    address: str  # host:port


@dataclass(frozen=True)
class Lease:
    """What the database says when a lease is renewed."""

    now: float
    lapsed: bool  # it had run out: others may have taken tables over
    living: tuple[Worker, ...]


def one_at_a_time(connection: Connection) -> None:
    """Until the commit: what would be done twice when two processes start at the same moment."""
    connection.execute(SETTING_OUT, {"ours": STARTING})


def inside_key(connection: Connection) -> str:
    found = hosting.all_notes(connection).get(INSIDE_KEY)
    if found is None:
        found = secrets.token_hex(32)
        hosting.set_note(connection, INSIDE_KEY, found)
    return found


def enlist(name: str, address: str) -> Callable[[Connection], int]:
    """A new worker; its number."""

    def work(connection: Connection) -> int:
        connection.execute(workers.delete().where(workers.c.until < NOW - FORGOTTEN))
        row = workers.insert().values(name=name, address=address, until=NOW + LEASE).returning(workers.c.id)
        return int(connection.execute(row).scalar_one())

    return work


def at_work(connection: Connection) -> list[int]:
    return list(connection.execute(sa.select(workers.c.id).where(workers.c.until > NOW)).scalars())


def out_of_reach(machine: str, address: str) -> Callable[[Connection], str | None]:
    """A living worker on another machine that cannot speak with us, or we not with it: one of both is on loopback."""

    def work(connection: Connection) -> str | None:
        for row in connection.execute(workers.select().where(workers.c.until > NOW)):
            elsewhere = row.name.rpartition(":")[0] != machine
            if elsewhere and (is_loopback(address) or is_loopback(row.address)):
                return str(row.name)
        return None

    return work


def is_loopback(address: str) -> bool:
    host = address.rpartition(":")[0].strip("[]")
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def renew(me: int, name: str, address: str) -> Callable[[Connection], Lease]:
    def work(connection: Connection) -> Lease:
        mine = sa.select(workers.c.until).where(workers.c.id == me).with_for_update()
        until = connection.execute(mine).scalar()
        now = float(connection.execute(sa.select(NOW)).scalar_one())
        row = {"name": name, "address": address, "until": now + LEASE}
        if until is None:
            connection.execute(workers.insert().values(id=me, **row))
        else:
            connection.execute(workers.update().where(workers.c.id == me).values(row))
        found = connection.execute(workers.select().where(workers.c.until > now).order_by(workers.c.id))
        return Lease(now, until is None or until <= now, tuple(Worker(each.id, each.address) for each in found))

    return work


def bury(worker: int) -> Callable[[Connection], bool]:
    """A worker that has ended, or with which nobody can speak: what it had in hand is free. False: it was so before."""

    def work(connection: Connection) -> bool:
        alive = (workers.c.id == worker) & (workers.c.until > 0)
        if not connection.execute(workers.update().where(alive).values(until=0)).rowcount:
            return False
        tell(connection, "gone", worker)
        return True

    return work


def living(worker: sa.ColumnElement[int | None]) -> sa.ColumnElement[bool]:
    any_worker = workers.alias()
    return sa.exists().where((any_worker.c.id == worker) & (any_worker.c.until > NOW))


def free_for(me: int) -> sa.ColumnElement[bool]:
    return tables.c.owner.is_(None) | (tables.c.owner == me) | ~living(tables.c.owner)


def in_whose_hands(table_id: str, me: int) -> Callable[[Connection], Worker | None]:
    """Whose a table is; None when we may take it."""
    free = free_for(me).label("free")
    whose = sa.select(tables.c.owner, workers.c.address, free).outerjoin(workers, workers.c.id == tables.c.owner)

    def work(connection: Connection) -> Worker | None:
        row = connection.execute(whose.where(tables.c.id == table_id)).first()
        if row is None:
            raise NotHere("no-such-table")
        return None if row.free else Worker(row.owner, row.address)

    return work


def take_in_hand(table_id: str, me: int) -> Callable[[Connection], int | None]:
    """The epoch under which the table is ours from now on; None when it is not to be had."""
    this = tables.c.id == table_id
    mine = living(sa.literal(me))  # whoever has lost its lease takes nothing
    claim = tables.update().where(this & free_for(me) & mine).values(owner=me, epoch=tables.c.epoch + 1)

    def work(connection: Connection) -> int | None:
        before = connection.execute(sa.select(tables.c.owner).where(this)).scalar()
        epoch = connection.execute(claim.returning(tables.c.epoch)).scalar()
        if epoch is not None and before not in (None, me):
            tell(connection, "taken", table_id, epoch)
        return epoch

    return work


def take_all_in_hand(connection: Connection) -> None:
    """A house of one process begins: whoever had tables in memory before, and may not know that it is over, writes
    nothing any more. Of another house of one process no table says that it was there, so all of them are raised.
    """
    connection.execute(tables.update().values(owner=None, epoch=tables.c.epoch + 1))


def epochs(ids: Sequence[str]) -> Callable[[Connection], dict[str, int]]:
    query = sa.select(tables.c.id, tables.c.epoch).where(tables.c.id.in_(ids))
    return lambda connection: {row.id: row.epoch for row in connection.execute(query)}


def due_tables(now: float, me: int) -> Callable[[Connection], list[tuple[str, bool]]]:
    """Tables that must be woken and are ours, or nobody's; and which of them are ours."""
    due = (tables.c.due <= now) & (tables.c.state == "playing")
    query = sa.select(tables.c.id, tables.c.owner).where(due & free_for(me)).limit(1000)
    return lambda connection: [(row.id, row.owner == me) for row in connection.execute(query)]


def in_other_hands(ids: Sequence[str], me: int) -> Callable[[Connection], set[str]]:
    theirs = (tables.c.owner != me) & living(tables.c.owner)
    query = sa.select(tables.c.id).where(tables.c.id.in_(ids) & theirs)
    return lambda connection: set(connection.execute(query).scalars())
