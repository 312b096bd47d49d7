"""Waiting until something is heard: a bell of our own, or PostgreSQL's notifications."""

from __future__ import annotations

import contextlib
import selectors
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

CHANNEL = "peltry"  # on which the workers of a house tell each other what they did


def listen_for(seconds: float, *ears: Any) -> None:
    """Until one of them has something to read, or the time is over.

    Not `select.select`, which knows no file numbers above 1023: a house with a thousand browsers has those.
    """
    with selectors.DefaultSelector() as waiting:
        for ear in ears:
            waiting.register(ear, selectors.EVENT_READ)
        waiting.select(seconds)


def tell(connection: Connection, *words: object) -> None:
    """To all workers, when this is committed. SQLite has none."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, " ".join(map(str, words)))))


class Ear:
    """Hears whether anything was said on a channel since we last waited.

    A notification may come along with the answer to a question of ours: then nothing is left to be read, and whoever
    only waited for that would miss it.
    """

    def __init__(self, driver: Any):
        self.driver = driver
        self.heard = False

    def note(self, _notice: Any) -> None:
        self.heard = True

    def wait(self, seconds: float, *bells: Any) -> None:
        if not self.heard:
            listen_for(seconds, self.driver.fileno(), *bells)
        self.heard = False


@contextlib.contextmanager
def hearing(connection: Connection, channel: str) -> Iterator[Ear]:
    """An ear for a channel. Nobody else is to have this connection afterwards: it listens."""
    ear = Ear(connection.connection.driver_connection)
    ear.driver.add_notify_handler(ear.note)
    try:
        with connection.begin():
            connection.exec_driver_sql(f"LISTEN {channel}")
        yield ear
    finally:
        connection.invalidate()
