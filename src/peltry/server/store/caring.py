"""Looking after a house from outside of its process: what `peltry admin` does to the database."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ...errors import PeltryError
from ..bounds.security import digest, new_secret
from . import hosting, leases
from .copies import awake, bring_back_postgres, bring_back_sqlite, check_copy, copy_postgres
from .database import bring_up_to_date, copy_sqlite, make_engine, shape_of, sqlite_file, told_in_one_line
from .schema import HEAD, bans, invitations, tables
from .sole import TakenAlready, sole_server
from .storage import first_line

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
            if (found := shape_of(self.engine)) != HEAD:
                self._change_shape(found)

    def _change_shape(self, found: str | None) -> None:
        """Only while nobody is there: an open house of another release would find its tables changed under it."""
        try:
            with sole_server(self.url, patience=0.0):
                bring_up_to_date(self.engine)
        except TakenAlready:
            which = f"another release of Peltry ({found}, this one has {HEAD})"
            mend = "stop it first, or use the `peltry admin` of its release"
            raise CannotAdmin(f"a house of {which} is open on this database; {mend}") from None

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
        if sqlite_file(self.engine) is None:
            raise CannotAdmin("vacuum is for SQLite; PostgreSQL gives room back by itself")
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

    def backup(self, target: Path) -> Path:
        if target.exists():
            raise CannotAdmin(f"{target} is there already; choose another name")
        if not target.parent.is_dir():
            raise CannotAdmin(f"there is no folder {target.parent} to put the copy into")
        self._copy(target)
        return target

    def _copy(self, target: Path) -> None:
        if sqlite_file(self.engine) is not None:
            copy_sqlite(self.engine, target)
        else:
            copy_postgres(self.engine, target)

    def restore(self, source: Path) -> Path:
        """The copy takes the database's place, whether or not a house is open on it."""
        check_copy(source)
        file = sqlite_file(self.engine)
        beside = source.with_name("peltry.db") if file is None else file
        kept = beside.with_name(f"{beside.stem}-before-{time.strftime('%Y%m%d-%H%M%S')}{beside.suffix}")
        with self._alone():
            self._copy(kept)
            awake(kept)
            if file is None:
                self._bring_back_postgres(source)
            else:
                self._bring_back_sqlite(source, file)
        return kept

    def _bring_back_postgres(self, source: Path) -> None:
        try:
            bring_back_postgres(self.engine, source)
        except (sa.exc.DBAPIError, self.engine.dialect.loaded_dbapi.Error) as error:
            raise CannotAdmin(f"{source} was not brought back, nothing is changed: {first_line(error)}") from None

    def _bring_back_sqlite(self, source: Path, file: Path) -> None:
        with self.engine.connect() as connection:
            decided = hosting.decided(connection)
        bring_back_sqlite(source, file, decided)
        self.engine.dispose()

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
                hosting.ask_for_rest(connection)
            self._wait_for_rest()
            yield
        finally:
            with self.engine.begin() as connection:
                hosting.end_rest(connection)

    def _wait_for_rest(self) -> None:
        until = time.monotonic() + RESTS_WITHIN
        while time.monotonic() < until:
            with self.engine.connect() as connection:
                at_work = leases.at_work(connection) if sqlite_file(self.engine) is None else []
                if hosting.all_rest(connection, at_work):
                    return
            time.sleep(0.1)
        raise CannotAdmin(f"the open house did not put its tables away within {RESTS_WITHIN:g} seconds; stop it first")
