"""The database in this process's hands, and whether it still is.

PostgreSQL lets a lock go with the connection that took it, so after its restart nobody has it. It is asked for again
every second: who has it has it once more, and who lost it takes it again or learns that somebody else was quicker.
"""

from __future__ import annotations

import contextlib
import threading

import sqlalchemy as sa

BEAT = 1.0  # seconds
FAREWELL = 5.0  # seconds for a database that hangs: the lock goes with the process


class Hold:
    """A lock of the system's own, which nothing but our end takes away."""

    taken = False  # somebody else has the database meanwhile


class PostgresHold(Hold):
    def __init__(self, engine: sa.Engine, ask: sa.TextClause, ours: int):
        self.engine, self.ask, self.ours = engine, ask, {"ours": ours}
        self.connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._keep_on, name="hold", daemon=True)

    def take(self) -> bool:
        """Whether the lock is ours now."""
        with self.connection.begin():
            return bool(self.connection.execute(self.ask, self.ours).scalar())

    def keep(self) -> None:
        self._thread.start()

    def let_go(self) -> None:
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join(FAREWELL)
        self.connection.close()
        self.engine.dispose()

    def _keep_on(self) -> None:
        while not self._ended.wait(BEAT):
            self.look()

    def look(self) -> None:
        for _ in range(2):  # the first finds the connection broken, the second makes another
            with contextlib.suppress(sa.exc.DBAPIError):  # not there now; whoever writes tells the host
                self.taken = not self.take()
                return
