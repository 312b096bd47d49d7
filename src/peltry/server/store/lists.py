"""The lobby's lists, and how many tables somebody has in them.

Who makes many tables pushes nobody else off, nor does a crowd: places go round by network, at three sizes. First every
area has one, in an area every site, in a site every line; only then has any of them a second. An area is what an
address has in common with a whole provider, a site what it has in common with one of its customers: whoever has
thousands of addresses has them in a few areas. And of the tables that wait a third is shown because they are the
newest, a third because people wait there the longest, and a third changes every minute until everybody's turn has come.
"""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from .records import Record, seats_of
from .schema import seats, tables


def open_tables_of(maker: str, since: float) -> Callable[[Connection], tuple[int, int]]:
    """How many tables of one visitor are in the lobby: those that go on, and all with those that ended."""
    theirs = (tables.c.maker == maker) & (tables.c.changed > since) & tables.c.open.is_(sa.true())
    goes_on = sa.case((tables.c.state != "finished", 1), else_=0)
    query = sa.select(sa.func.sum(goes_on), sa.func.count()).select_from(tables).where(theirs)

    def work(connection: Connection) -> tuple[int, int]:
        alive, everything = connection.execute(query).one()
        return int(alive or 0), int(everything)

    return work


def tables_made(maker: str, since: float, most: int) -> Callable[[Connection], int]:
    """How many tables one visitor has made since then, of whatever kind; from `most` on it is not worth knowing."""
    lately = (tables.c.changed > since) & (tables.c.created > since)  # the first is in an index, and follows
    query = sa.select(tables.c.id).where((tables.c.maker == maker) & lately)
    return lambda connection: counted(connection, query, most)


def open_around(area: str, site: str, since: float, most: tuple[int, int]) -> Callable[[Connection], tuple[int, int]]:
    """How many tables that go on are in the lobby from one site and from one area; from `most` on it is not known."""
    alive = OPEN & (tables.c.state != "finished") & (tables.c.changed > since) & (tables.c.area == area)
    around = sa.select(tables.c.id).where(alive)
    here = around.where(tables.c.site == site)
    return lambda connection: (counted(connection, here, most[0]), counted(connection, around, most[1]))


Lists = dict[str, list[Record]]
STATES = ("waiting", "playing", "finished")
CANDIDATES = 1000  # the newest of a list, of which some are shown
WAITING = 50_000  # the same of those that wait: that nobody's is passed over is worth a tenth of a second
PRESENT = 90.0  # seconds after which nobody is taken to be at a table any more; see tables/attendance.py
ROUND = 60.0  # seconds until others are shown

NEWEST = tables.c.changed.desc()
OPEN = tables.c.open.is_(sa.true())
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # of tables; none that is taken for another


# What changes with a table: a record that was read with the same of all these is still what the database holds.
STAMP = tuple(tables.c[name] for name in ("id", "version", "seating", "changed", "due", "rematch", "known", "rules"))
Stamp = tuple[Any, ...]


def stamp(record: Record) -> Stamp:
    return tuple(getattr(record, column.name) for column in STAMP)


Columns = Any  # of a table or of what was selected from one
Order = Callable[[Columns], tuple[sa.ColumnElement[Any], ...]]  # which comes first, and what of it decides


def newest(of: Columns) -> tuple[sa.ColumnElement[Any], ...]:
    return (of.changed.desc(),)


def longest(of: Columns) -> tuple[sa.ColumnElement[Any], ...]:
    return (of.created,)


def in_turn(now: float) -> Order:
    """Those at which somebody waits first; from another one on in every round."""
    mark = "".join(random.Random(int(now // ROUND)).choices(ID_LETTERS, k=4))

    def order(of: Columns) -> tuple[sa.ColumnElement[Any], ...]:
        empty = sa.func.coalesce(of.attended, 0.0) <= now - PRESENT
        return (empty, of.id < mark, of.id)

    return order


@functools.lru_cache(16)
def fairly(state: str, most: int, order: Order = newest, since: float | None = None) -> Any:
    """The first of every area, then everybody's second; at which somebody was since then."""
    mine = sa.func.coalesce(tables.c.maker, tables.c.host, tables.c.id)
    site = sa.func.coalesce(tables.c.site, mine)
    whose = {"line": mine, "site": site, "area": sa.func.coalesce(tables.c.area, site)}
    listed = OPEN & (tables.c.state == state) & (sa.true() if since is None else tables.c.attended > since)
    labelled = [column.label(name) for name, column in whose.items()]
    found = sa.select(*STAMP, tables.c.created, tables.c.attended, *labelled).where(listed)
    level = found.order_by(NEWEST).limit(WAITING if state == "waiting" else CANDIDATES).subquery()
    for size in whose:
        before = (level.c.nth,) if "nth" in level.c else ()
        nth = sa.func.row_number().over(partition_by=level.c[size], order_by=(*before, *order(level.c))).label("nth")
        level = sa.select(*(column for column in level.c if column.name != "nth"), nth).subquery()
    stamps = (level.c[column.name] for column in STAMP)
    return sa.select(*stamps).order_by(level.c.nth, *order(level.c)).limit(most)


def listed_stamps(connection: Connection, state: str, most: int, now: float) -> list[Stamp]:
    """Which tables are shown."""

    def read(query: Any) -> list[Stamp]:
        return [tuple(row) for row in connection.execute(query)]

    found = read(fairly(state, most))
    if state != "waiting" or len(found) < most:
        return found
    # More of them wait than can be shown.
    stay = read(fairly(state, most, longest, now - PRESENT))
    others = read(fairly(state, most, in_turn(now)))
    by_turns = itertools.chain.from_iterable(itertools.zip_longest(found, stay, others))
    return list(dict.fromkeys(each for each in by_turns if each is not None))[:most]


def read_lists(connection: Connection, queries: dict[str, Any]) -> Lists:
    """The newest first, with their seats."""
    found = {
        name: sorted(map(Record.of_row, connection.execute(query).all()), key=lambda record: -record.changed)
        for name, query in queries.items()
    }
    seat_all(connection, [record for each in found.values() for record in each])
    return found


def seat_all(connection: Connection, listed: list[Record]) -> None:
    sitting = seats_of(connection, [record.id for record in listed])
    for record in listed:
        record.seats = sitting[record.id]


def open_lists(most: int, now: float, before: Lists | None = None) -> Callable[[Connection], Lists]:
    """Tables open to all, by their state. Of those that are as they were in the lists `before` no more is read."""
    known = {stamp(record): record for each in (before or {}).values() for record in each}

    def work(connection: Connection) -> Lists:
        stamps = {state: listed_stamps(connection, state, most, now) for state in STATES}
        changed = [each[0] for listed in stamps.values() for each in listed if each not in known]
        rows = connection.execute(tables.select().where(tables.c.id.in_(changed))).all() if changed else []
        fresh = {record.id: record for record in map(Record.of_row, rows)}
        seat_all(connection, list(fresh.values()))
        found = {name: [known.get(each) or fresh.get(each[0]) for each in listed] for name, listed in stamps.items()}
        # One that was deleted in between is not there.
        return {name: sorted(filter(None, each), key=lambda record: -record.changed) for name, each in found.items()}

    return work


def attend(ids: Sequence[str], now: float) -> Callable[[Connection], Any]:
    """Somebody of theirs is at these tables."""
    return lambda connection: connection.execute(tables.update().where(tables.c.id.in_(ids)).values(attended=now))


def tables_of(guest: str, most: int) -> Callable[[Connection], Lists]:
    """Tables of one guest: those that go on, and those that ended."""
    hosted, seated = sa.select(tables.c.id).where(tables.c.host == guest), seats.c.guest == guest
    taken = sa.select(seats.c.table_id).where(seated)
    mine = hosted.union(taken).subquery()  # joined: found by index, not by age
    newest = tables.select().join(mine, mine.c.id == tables.c.id).order_by(NEWEST).limit(most)
    ended = tables.c.state == "finished"
    queries = {"mine": newest.where(~ended), "finished": newest.where(ended)}

    def work(connection: Connection) -> Lists:
        few = (counted(connection, each, CANDIDATES) < CANDIDATES for each in (hosted, taken))
        return read_lists(connection, queries) if all(few) else among_the_newest(connection, guest, most)

    return work


def counted(connection: Connection, query: Any, most: int) -> int:
    """How many there are; from `most` on it is not worth knowing."""
    return int(connection.execute(sa.select(sa.func.count()).select_from(query.limit(most).subquery())).scalar() or 0)


def among_the_newest(connection: Connection, guest: str, most: int) -> Lists:
    """The same for somebody with thousands of tables, who would read and sort them all at every look at the lobby."""
    states = {"mine": ("waiting", "playing"), "finished": ("finished",)}
    sits = sa.exists().where((seats.c.table_id == tables.c.id) & (seats.c.guest == guest))

    def of_state(state: str) -> list[Record]:
        new = sa.select(tables.c.id).where(tables.c.state == state).order_by(NEWEST).limit(CANDIDATES).subquery()
        theirs = (tables.c.host == guest) | sits
        query = tables.select().join(new, new.c.id == tables.c.id).where(theirs).order_by(NEWEST).limit(most)
        return read_lists(connection, {state: query})[state]

    return {
        name: sorted((record for state in each for record in of_state(state)), key=lambda record: -record.changed)[
            :most
        ]
        for name, each in states.items()
    }
