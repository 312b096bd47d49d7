"""Throwing away what nobody needs any more, in steps that nobody has to wait for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from .lists import STATES
from .schema import printings, tables

LOOKED_AT = 500  # tables
AT_ONCE = 5_000  # rows deleted in one commit, if one table has not more
BESIDES = 20  # rows of a table besides its changes


@dataclass(frozen=True)
class Still:
    """A table that has lain still, and how many rows go with it."""

    id: str
    rows: int


def lain_still(state: str, since: float) -> Callable[[Connection], list[Still]]:
    """The oldest of them."""
    old = (tables.c.state == state) & (tables.c.changed < since)
    query = sa.select(tables.c.id, tables.c.version).where(old).order_by(tables.c.changed).limit(LOOKED_AT)
    return lambda connection: [Still(row.id, row.version + BESIDES) for row in connection.execute(query)]


def last_change(connection: Connection) -> float | None:
    """When somebody did something here last."""
    newest = (sa.select(sa.func.max(tables.c.changed)).where(tables.c.state == state) for state in STATES)
    return max(filter(None, (connection.execute(each).scalar() for each in newest)), default=None)


def one_step(found: Sequence[Still]) -> list[str]:
    """As many as can be deleted at once; one at least."""
    step: list[str] = []
    rows = 0
    for each in found:
        rows += each.rows
        if step and rows > AT_ONCE:
            break
        step.append(each.id)
    return step


Printing = tuple[str, str]  # game and hash


def unused_printings(connection: Connection) -> list[Printing]:
    """Printed values that no table is played with. It looks at every table: not for the thread that writes."""
    used = {
        (game, hash_) for game, hash_ in connection.execute(sa.select(tables.c.game, tables.c.printed_hash).distinct())
    }
    kept = {(game, hash_) for game, hash_ in connection.execute(sa.select(printings.c.game, printings.c.hash))}
    return sorted(kept - used)


def drop_printings(unused: Collection[Printing], since: float) -> Callable[[Connection], int]:
    """Of these, all that no table was begun with since then. Answers how many."""

    def work(connection: Connection) -> int:
        gone = 0
        for game, hash_ in unused:
            this = (printings.c.game == game) & (printings.c.hash == hash_)
            # First in hand, then thrown away: whoever is about to begin a table with it is waited for, or waits.
            connection.execute(sa.select(printings.c.game).where(this).with_for_update())
            begun = (tables.c.game == game) & (tables.c.printed_hash == hash_)
            lately = sa.exists().where(tables.c.state.in_(STATES) & (tables.c.changed > since) & begun)
            gone += connection.execute(printings.delete().where(this & ~lately)).rowcount
        return gone

    return work
