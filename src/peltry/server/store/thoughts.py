"""What bots think, asked of other processes by way of the database: a queue on PostgreSQL, and who serves it.

A thinker has a lease like a worker (leases.py). It takes the oldest thought that nobody has in hand, or whose thinker
is gone; whoever is a moment late finds it locked and takes the next. An answer counts only from who has it in hand.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from .leases import FORGOTTEN, LEASE, NOW
from .schema import NO_IDEA, thinkers, thoughts

IS_REPORT = thoughts.c.bot.startswith("@")
MOST_TOLD = 4 << 20  # bytes of a report; the longest of ours has some hundred thousand
MOST_KNOWN = 1 << 16  # bytes in which a thinker says what it knows
ASKED, ANSWERED = "peltry_asked", "peltry_answered"  # the channels on which both sides wake each other


@dataclass(frozen=True)
class Knows:
    """Of what a thinker can be asked."""

    rules: frozenset[str]
    bots: frozenset[str]

    @staticmethod
    def read(text: str) -> Knows:
        """Whoever writes of itself what nobody can read knows nothing; the others are asked all the same."""
        try:
            found = json.loads(text)
            return Knows(frozenset(found["rules"]), frozenset(found["bots"]))
        except (ValueError, TypeError, KeyError, RecursionError):
            return Knows(frozenset(), frozenset())

    def written(self) -> str:
        return json.dumps({"rules": sorted(self.rules), "bots": sorted(self.bots)})


@dataclass(frozen=True)
class Thought:
    """One question: what would this bot do here? The world is dealt anew, so there is nothing hidden in it.

    Or a report of a game that has ended, of which nothing is hidden any more: games/reports.py.
    """

    id: str
    rules: str
    game: str
    printed_hash: str
    bot: str
    seed: str
    seat: int
    world: str


@dataclass(frozen=True)
class Answer:
    thinker: int | None  # who has it in hand; nobody, or one who is gone: None
    move: int | None
    took: float
    told: str | None = None  # of a report


def there(thinker: sa.ColumnElement[int | None]) -> sa.ColumnElement[bool]:
    any_thinker = thinkers.alias()
    alive = (any_thinker.c.until > NOW) & ~any_thinker.c.dismissed
    return sa.exists().where((any_thinker.c.id == thinker) & alive)


def wake(connection: Connection, channel: str) -> None:
    """Everybody who listens, when this is committed."""
    connection.execute(sa.select(sa.func.pg_notify(channel, "")))


# Who asks.


def who_is_there(connection: Connection) -> list[Knows]:
    there = (thinkers.c.until > NOW) & ~thinkers.c.dismissed & (sa.func.octet_length(thinkers.c.knows) <= MOST_KNOWN)
    query = sa.select(thinkers.c.knows).where(there)
    return [Knows.read(text) for text in connection.execute(query).scalars()]


def ask(connection: Connection, new: Collection[Thought], patience: float) -> None:
    times = {"asked": NOW, "until": NOW + patience}
    for each in new:
        connection.execute(thoughts.insert().values(**each.__dict__, **times))
    wake(connection, ASKED)


def answers(connection: Connection, ids: Collection[str]) -> dict[str, Answer]:
    """How far the thoughts have come; of what is not there any more, nothing."""
    alive = there(thoughts.c.thinker).label("alive")
    short = sa.func.octet_length(thoughts.c.world) <= MOST_TOLD
    told = sa.case((IS_REPORT & thoughts.c.answer.is_not(None) & short, thoughts.c.world)).label("told")
    query = sa.select(thoughts.c.id, thoughts.c.thinker, thoughts.c.answer, thoughts.c.took, alive, told)
    found = connection.execute(query.where(thoughts.c.id.in_(ids)))
    return {
        row.id: Answer(
            row.thinker if row.alive or row.answer is not None else None, row.answer, row.took or 0.0, row.told
        )
        for row in found
    }


def put_away(connection: Connection, ids: Collection[str]) -> None:
    """What nobody waits for any more; and what servers have left behind that are gone themselves."""
    connection.execute(thoughts.delete().where(thoughts.c.id.in_(ids) | (thoughts.c.until < NOW)))


def dismiss(connection: Connection, thinker: int) -> None:
    """It is asked nothing any more, and what it has in hand is free."""
    connection.execute(thinkers.update().where(thinkers.c.id == thinker).values(dismissed=True))


# Who thinks.


def arrive(name: str, knows: Knows) -> Callable[[Connection], int]:
    """A new thinker; its number."""
    row = thinkers.insert().values(name=name, knows=knows.written(), until=NOW + LEASE).returning(thinkers.c.id)

    def work(connection: Connection) -> int:
        connection.execute(thinkers.delete().where(thinkers.c.until < NOW - FORGOTTEN))
        return int(connection.execute(row).scalar_one())

    return work


def stay(me: int, name: str, knows: Knows) -> Callable[[Connection], bool]:
    """Renew the lease. Answers whether we are still wanted."""
    row = {"name": name, "knows": knows.written(), "until": NOW + LEASE}

    def work(connection: Connection) -> bool:
        renewed = thinkers.update().where(thinkers.c.id == me).values(row).returning(thinkers.c.dismissed)
        dismissed = connection.execute(renewed).scalar()
        if dismissed is None:  # we were away for so long that we were forgotten
            connection.execute(thinkers.insert().values(id=me, **row))
        return not dismissed

    return work


def leave(me: int) -> Callable[[Connection], None]:
    """What we had in hand is free for others."""

    def work(connection: Connection) -> None:
        connection.execute(thinkers.update().where(thinkers.c.id == me).values(until=0))
        mine = (thoughts.c.thinker == me) & thoughts.c.answer.is_(None)
        connection.execute(thoughts.update().where(mine).values(thinker=None))
        wake(connection, ASKED)

    return work


def take(me: int, knows: Knows) -> Callable[[Connection], Thought | None]:
    """The oldest thought that we can think of and nobody has in hand; those who look back wait for those who play."""
    free = thoughts.c.answer.is_(None) & (thoughts.c.until > NOW) & ~there(thoughts.c.thinker)
    ours = thoughts.c.rules.in_(knows.rules) & thoughts.c.bot.in_(knows.bots) & there(sa.literal(me))
    first = sa.select(thoughts.c.id).where(free & ours).order_by(IS_REPORT, thoughts.c.asked).limit(1)
    oldest = first.with_for_update(skip_locked=True).scalar_subquery()
    told = [thoughts.c[name] for name in Thought.__dataclass_fields__]
    claim = thoughts.update().where(thoughts.c.id == oldest).values(thinker=me).returning(*told)

    def work(connection: Connection) -> Thought | None:
        row = connection.execute(claim).first()
        return None if row is None else Thought(**row._mapping)

    return work


def answer(
    me: int, thought: str, move: int | None, took: float, told: str | None = None
) -> Callable[[Connection], bool]:
    """False: it came too late, or somebody else has taken the thought over. What is told takes the question's place."""
    mine = (thoughts.c.id == thought) & (thoughts.c.thinker == me) & thoughts.c.answer.is_(None)
    values = {"answer": NO_IDEA if move is None else move, "took": took}
    said = thoughts.update().where(mine).values(values if told is None else values | {"world": told})

    def work(connection: Connection) -> bool:
        if not connection.execute(said).rowcount:
            return False
        wake(connection, ANSWERED)
        return True

    return work
