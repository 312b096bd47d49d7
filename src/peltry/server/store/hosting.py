"""What a host writes into the database of a house, running or not, and reads out of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from .ears import tell
from .schema import bans, changes, chat, invitations, notes, seats, tables

# Notes of the host for the running house, and of the house for its host.
SERIAL = "serial"  # another one after every change here: only then does the house read all of it
CLOSED = "closed"  # what everybody reads while no new game begins
RESTING = "resting"  # the host asks that nothing is kept for a while: the database is being exchanged
RESTS = "rests"  # and the house answers that it does, each of its workers with its number behind
WISHES = "wishes"  # said to the workers of a house
DOOR_KEY = "door-key"  # with which the cookies of a private house are signed


Decided = dict[sa.Table, list[dict[str, Any]]]  # rows of notes, bans and invitations


@dataclass(frozen=True)
class Wishes:
    """What the host has decided."""

    serial: str = ""
    closed: str | None = None
    resting: bool = False
    banned: frozenset[str] = field(default_factory=frozenset)
    invited: Mapping[str, float | None] = field(default_factory=dict)  # until when, by the digest of an invitation


def set_note(connection: Connection, name: str, text: str | None) -> None:
    connection.execute(notes.delete().where(notes.c.name == name))
    if text is not None:
        connection.execute(notes.insert().values(name=name, text=text))


def changed(connection: Connection) -> None:
    """The running house looks again, all its workers as soon as this is committed."""
    set_note(connection, SERIAL, secrets.token_hex(8))
    tell(connection, WISHES)


def rests_note(worker: int | None) -> str:
    return RESTS if worker is None else f"{RESTS}-{worker}"


def ask_for_rest(connection: Connection) -> None:
    """The house puts its tables away and writes nothing, until the rest is over."""
    end_rest(connection)
    set_note(connection, RESTING, "yes")


def end_rest(connection: Connection) -> None:
    connection.execute(notes.delete().where(notes.c.name.startswith(RESTS) | (notes.c.name == RESTING)))
    changed(connection)


def all_rest(connection: Connection, workers: Sequence[int]) -> bool:
    """Whether the open house rests; where it has several workers, all of them."""
    said = all_notes(connection)
    return all(rests_note(worker) in said for worker in workers or (None,))


def all_notes(connection: Connection) -> dict[str, str]:
    return {row.name: row.text for row in connection.execute(notes.select())}


def wishes(known: Wishes) -> Callable[[Connection], Wishes]:
    """What the host wishes now; the same object when nothing has changed."""

    def work(connection: Connection) -> Wishes:
        found = all_notes(connection)
        if found.get(SERIAL, "") == known.serial:
            return known
        banned = frozenset(connection.execute(sa.select(bans.c.digest)).scalars())
        invited = {row.digest: row.until for row in connection.execute(invitations.select())}
        return Wishes(found.get(SERIAL, ""), found.get(CLOSED), RESTING in found, banned, invited)

    return work


def door_key(connection: Connection) -> str:
    """The same for as long as the database lives, so that whoever was let in stays so."""
    found = all_notes(connection).get(DOOR_KEY)
    if found is None:
        found = secrets.token_hex(32)
        set_note(connection, DOOR_KEY, found)
    return found


def still_there(ids: Sequence[str]) -> Callable[[Connection], set[str]]:
    return lambda connection: set(connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(ids))).scalars())


def decided(connection: Connection) -> Decided:
    """All that the host has decided, which an older copy of the database must not undo."""
    return {
        table: [dict(row._mapping) for row in connection.execute(table.select())]
        for table in (notes, bans, invitations)
    }


def decide(connection: Connection, all_of_it: Decided) -> None:
    for table, rows in all_of_it.items():
        connection.execute(table.delete())
        if rows:
            connection.execute(table.insert(), rows)


# Deleting.


def purge(ids: Sequence[str], connection: Connection) -> int:
    """Delete tables with all that belongs to them. Answers how many there were."""
    # First in hand, then empty: a chat line on its way to one of them is waited for, and none comes after it.
    connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update())
    for table, column in ((chat, chat.c.table_id), (changes, changes.c.table_id), (seats, seats.c.table_id)):
        connection.execute(table.delete().where(column.in_(ids)))
    return int(connection.execute(tables.delete().where(tables.c.id.in_(ids))).rowcount)


# Lists for the host.


def count_by_state(connection: Connection) -> dict[str, int]:
    rows = connection.execute(sa.select(tables.c.state, sa.func.count()).group_by(tables.c.state))
    return {row[0]: int(row[1]) for row in rows}


def newest_tables(connection: Connection, state: str | None, most: int) -> list[dict[str, Any]]:
    query = tables.select().order_by(tables.c.changed.desc()).limit(most)
    found = connection.execute(query if state is None else query.where(tables.c.state == state)).all()
    names: dict[str, list[str]] = {row.id: [] for row in found}
    for seat in connection.execute(seats.select().where(seats.c.table_id.in_(names)).order_by(seats.c.seat)):
        names[seat.table_id].append(seat.name or f"({seat.kind})")
    return [
        {
            "id": row.id, "game": row.game, "rules": row.rules, "state": row.state, "moves": row.moves,
            "open": bool(row.open), "changed": row.changed, "names": names[row.id], "maker": (row.maker or "")[:12],
        }
        for row in found
    ]  # fmt: skip


def people(connection: Connection, most: int) -> list[dict[str, Any]]:
    """Who sat down somewhere, those of late first: a browser each, by the digest of its secret.

    One that names no guest is known by the token of each of its seats.
    """
    who = sa.func.coalesce(seats.c.guest, seats.c.secret).label("who")
    last, name = sa.func.max(tables.c.changed).label("last"), sa.func.max(seats.c.name).label("name")
    network = sa.func.max(seats.c.network).label("network")
    query = (
        sa.select(who, sa.func.count().label("tables"), last, name, network)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(who.is_not(None))
        .group_by(who)
        .order_by(last.desc())
        .limit(most)
    )
    banned = set(connection.execute(sa.select(bans.c.digest)).scalars())
    return [
        {
            "who": row.who[:12], "name": row.name, "tables": row.tables, "last": row.last,
            "banned": not banned.isdisjoint((row.who, row.network)), "network": (row.network or "")[:12],
        }
        for row in connection.execute(query)
    ]  # fmt: skip


def talk(connection: Connection, table_id: str, most: int) -> list[dict[str, Any]]:
    """What was said at a table, the last first; with a spectator's line, from where."""
    query = chat.select().where(chat.c.table_id == table_id).order_by(chat.c.n.desc()).limit(most)
    return [
        {
            "at": row.at, "seat": row.seat if row.seat >= 0 else "watching", "name": row.name, "text": row.text,
            "network": (row.network or "")[:12],
        }
        for row in connection.execute(query)
    ]  # fmt: skip


def whole_digests(connection: Connection, beginning: str) -> list[str]:
    """The digests of guests, of seats' tokens and of networks that begin so."""
    like = beginning.replace("%", "").replace("_", "") + "%"
    found: set[str] = set()
    networks = tables.c.maker, seats.c.network, chat.c.network
    for column in (seats.c.guest, seats.c.secret, tables.c.host, *networks, bans.c.digest):
        found.update(connection.execute(sa.select(column).where(column.like(like)).distinct().limit(9)).scalars())
    return sorted(found)
