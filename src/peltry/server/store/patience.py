"""How long a database on another machine may be silent before it counts as gone.

Without these the driver waits for ever: a cable that was pulled and a machine that froze send no farewell.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

CONNECT = 5  # seconds
STATEMENT = 30.0  # seconds for one statement of an open house; copies and migrations may take longer
# The system asks every few seconds whether the other machine is still there, and gives up after some 25.
ALIVE = {"keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
UNHEARD = {"tcp_user_timeout": 20_000}  # milliseconds in which what was sent must have arrived
BY_LIBPQ = ("psycopg", "psycopg2")


def driver_patience(url: str) -> dict[str, Any]:
    """What the driver is told when it connects. What the host has written into the URL counts more."""
    asked = sa.make_url(url)
    if asked.get_backend_name() != "postgresql" or asked.get_driver_name() not in BY_LIBPQ:
        return {}
    usual = {"connect_timeout": CONNECT, **ALIVE, **UNHEARD}
    return {name: value for name, value in usual.items() if name not in asked.query}


def give_up_within(engine: sa.Engine, seconds: float) -> None:
    """From the next connection on PostgreSQL breaks off what takes longer, such as waiting for somebody's lock."""
    if engine.dialect.name == "postgresql":
        engine.dispose()

        def connected(connection: Any, _record: Any) -> None:
            with connection.cursor() as cursor:
                cursor.execute(f"SET statement_timeout = {int(seconds * 1000)}")
            connection.commit()

        sa.event.listen(engine, "connect", connected)
