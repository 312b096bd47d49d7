"""Links that open a private house: which there are, until when, and taking one back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from .hosting import changed
from .schema import invitations

SHORTEST = 6  # letters of a digest that name one


def is_open(digest: str, now: float) -> Callable[[Connection], tuple[bool, float | None]]:
    """Whether an invitation opens the door now, and until when."""
    query = sa.select(invitations.c.until).where(invitations.c.digest == digest)

    def work(connection: Connection) -> tuple[bool, float | None]:
        found = connection.execute(query).first()
        if found is None:
            return False, None
        return found.until is None or found.until > now, found.until

    return work


def all_of_them(connection: Connection, now: float) -> list[dict[str, Any]]:
    """Those that open the door longest first."""
    found = connection.execute(invitations.select().order_by(invitations.c.name))
    rows = sorted(found, key=lambda row: -(row.until or float("inf")))
    return [
        {
            "which": row.digest[:12], "name": row.name, "until": row.until,
            "opens": row.until is None or row.until > now,
        }
        for row in rows
    ]  # fmt: skip


def take_back(connection: Connection, which: str) -> list[str]:
    """Delete those of a name, or the one whose digest begins so. Answers their names or what they begin with."""
    rows = connection.execute(invitations.select()).all()
    named = [row for row in rows if row.name == which and which]
    begun = [row for row in rows if row.digest.startswith(which) and len(which) >= SHORTEST]
    gone = named or (begun if len(begun) == 1 else [])
    connection.execute(invitations.delete().where(invitations.c.digest.in_([row.digest for row in gone])))
    changed(connection)
    return [row.name or row.digest[:12] for row in gone]
