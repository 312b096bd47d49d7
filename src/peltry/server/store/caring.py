"""Looking after a house from outside of its process: what `peltry admin` does to the database."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ...errors import PeltryError
from ..bounds.security import digest, new_secret
from . import hosting
from .schema import HEAD, bans, invitations, tables
from .sole import TakenAlready, sole_server
from .storage import bring_up_to_date, copy_sqlite, make_engine, sqlite_file, told_in_one_line

RESTS_WITHIN = 20.0  # seconds in which an open house puts its tables away
SHORTEST = 6  # letters of a digest that name somebody
MANY = 400  # tables deleted at once


class CannotAdmin(PeltryError):
    pass


class Admin:
    def __init__(self, url: str):
        self.url = url
        with told_in_one_line():
            self.engine = make_engine(url)
            bring_up_to_date(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    # Lists.

    def tables(self, state: str | None, most: int) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            return hosting.newest_tables(connection, state, most)

    def people(self, most: int) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            return hosting.people(connection, most)

    # Who may come in.

    def whole(self, beginning: str) -> str:
        if len(beginning) < SHORTEST or not all(letter in "0123456789abcdef" for letter in beginning):
            raise CannotAdmin(f"name somebody by at least {SHORTEST} letters, as `peltry admin people` shows them")
        with self.engine.connect() as connection:
            found = hosting.whole_digests(connection, beginning)
        if len(found) != 1:
            raise CannotAdmin(f"{'nobody' if not found else 'more than one'} here is called {beginning}…")
        return found[0]

    def ban(self, who: str, why: str) -> str:
        found = self.whole(who)
        with self.engine.begin() as connection:
            connection.execute(bans.delete().where(bans.c.digest == found))
            connection.execute(bans.insert().values(digest=found, why=why, at=time.time()))
            hosting.changed(connection)
        return found

    def unban(self, who: str) -> str:
        found = self.whole(who)
        with self.engine.begin() as connection:
            connection.execute(bans.delete().where(bans.c.digest == found))
            hosting.changed(connection)
        return found

    def invite(self, name: str, until: float | None) -> str:
        secret = new_secret()
        with self.engine.begin() as connection:
            connection.execute(invitations.insert().values(digest=digest(secret), name=name, until=until))
        return secret

    def note_closed(self, text: str | None) -> None:
        with self.engine.begin() as connection:
            hosting.set_note(connection, hosting.CLOSED, text)
            hosting.changed(connection)

    # Deleting.

    def purge(self, ids: Sequence[str], state: str | None, since: float | None) -> int:
        if not ids and since is None:
            raise CannotAdmin("name the tables to delete, or say --still-for DAYS")
        with self.engine.begin() as connection:
            found = list(ids) or self._still(connection, state, since or 0.0)
            parts = [found[at : at + MANY] for at in range(0, len(found), MANY)]
            count = sum(hosting.purge(part, connection) for part in parts)
            hosting.changed(connection)
        return count

    def _still(self, connection: sa.Connection, state: str | None, since: float) -> list[str]:
        query = sa.select(tables.c.id).where(tables.c.changed < since)
        return list(connection.execute(query if state is None else query.where(tables.c.state == state)).scalars())

    def vacuum(self) -> tuple[int, int]:
        """Answers how many bytes the database took before and after."""
        self._file("vacuum")
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            driver: Any = connection.connection.driver_connection

            def size() -> int:
                pages, bytes_each = driver.execute("SELECT * FROM pragma_page_count, pragma_page_size").fetchone()
                return int(pages) * int(bytes_each)

            before = size()
            driver.execute("VACUUM")
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            driver.execute("PRAGMA optimize")
            return before, size()

    # Copies.

    def _file(self, task: str) -> Path:
        file = sqlite_file(self.engine)
        if file is None:
            raise CannotAdmin(f"{task} is for SQLite; PostgreSQL has its own means, see docs/hosting.md")
        return file

    def backup(self, target: Path) -> Path:
        if target.exists():
            raise CannotAdmin(f"{target} is there already; choose another name")
        with told_in_one_line():
            if sqlite_file(self.engine) is not None:
                copy_sqlite(self.engine, target)
            else:
                self._dump(target)
        return target

    def _dump(self, target: Path) -> None:
        """PostgreSQL's own tool, which reads one moment of the database."""
        if shutil.which("pg_dump") is None:
            raise CannotAdmin("pg_dump is not installed here: install PostgreSQL's client")
        url = self.engine.url.set(drivername="postgresql")
        env = os.environ | ({"PGPASSWORD": str(url.password)} if url.password else {})
        plain = url.set(password=None).render_as_string()
        asked = ["pg_dump", "--format=custom", f"--file={target}", plain]
        done = subprocess.run(asked, env=env, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            target.unlink(missing_ok=True)
            why = done.stderr.strip().splitlines() or ["it does not say why"]
            raise CannotAdmin(f"pg_dump failed: {why[-1]}")
        target.chmod(0o600)

    def restore(self, source: Path) -> Path:
        """The copy takes the database's place, whether or not a house is open on it."""
        file = self._file("restore")
        check_copy(source)
        kept = file.with_name(f"{file.stem}-before-{time.strftime('%Y%m%d-%H%M%S')}{file.suffix}")
        with self._alone():
            with self.engine.connect() as connection:
                decided = hosting.decided(connection)
            copy_sqlite(self.engine, kept)
            with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(file)) as now:
                now.execute("PRAGMA busy_timeout=10000")
                old.backup(now)
            self.engine.dispose()
            bring_up_to_date(self.engine)
            with self.engine.begin() as connection:
                hosting.decide(connection, decided)
        return kept

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """No house is open, or the open one keeps nothing until this is over."""
        try:
            with sole_server(self.url, patience=0.0):
                yield
                return
        except TakenAlready:
            pass
        try:
            with self.engine.begin() as connection:
                hosting.set_note(connection, hosting.RESTS, None)
                hosting.set_note(connection, hosting.RESTING, "yes")
                hosting.changed(connection)
            self._wait_for_rest()
            yield
        finally:
            with self.engine.begin() as connection:
                hosting.set_note(connection, hosting.RESTS, None)
                hosting.set_note(connection, hosting.RESTING, None)
                hosting.changed(connection)

    def _wait_for_rest(self) -> None:
        until = time.monotonic() + RESTS_WITHIN
        while time.monotonic() < until:
            with self.engine.connect() as connection:
                if hosting.RESTS in hosting.all_notes(connection):
                    return
            time.sleep(0.1)
        raise CannotAdmin(f"the open house did not put its tables away within {RESTS_WITHIN:g} seconds; stop it first")


def check_copy(source: Path) -> None:
    """Refuse what is no whole database of Peltry before anything is touched."""
    try:
        with contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            whole = copy.execute("PRAGMA quick_check").fetchone()
    except sqlite3.Error as error:
        raise CannotAdmin(f"{source} is no database of Peltry: {error}") from None
    if version is None or whole != ("ok",):
        raise CannotAdmin(f"{source} is damaged or no database of Peltry; take another copy")
    if version[0] > HEAD:
        raise CannotAdmin(f"{source} was made by a newer Peltry ({version[0]}, this one knows {HEAD}); use that one")
