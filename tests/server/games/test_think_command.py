"""`peltry think` as a host starts it: several processes, with no more rights than they need, which end together."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from private_postgres import PrivatePostgres
from tests.server.workers.two_workers import soon

from peltry.cli import main
from peltry.server.store.database import make_engine
from peltry.server.store.leases import NOW
from peltry.server.store.schema import thinkers

DOCS = Path(__file__).parents[3] / "docs" / "hosting.md"
THINK = "import sys; from peltry.cli import main; sys.exit(main(['think', '--game', 'connect_four', *sys.argv[1:]]))"


@contextlib.contextmanager
def thinking(url: str) -> Iterator[subprocess.Popen[str]]:
    asked = [sys.executable, "-c", THINK, "--database", url, "--cores", "2"]
    process = subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("2 thinkers for the bots of 127.0.0.1")
        yield process
    finally:
        process.kill()
        process.communicate()


def there(engine: sa.Engine) -> set[int]:
    """The processes of those thinkers whose lease runs."""
    with engine.connect() as connection:
        names = connection.execute(sa.select(thinkers.c.name).where(thinkers.c.until > NOW)).scalars().all()
    return {int(name.rpartition(":")[2]) for name in names}


@pytest.fixture
def url(postgres: PrivatePostgres) -> str:
    found = postgres.new_house()
    main(["admin", "--database", found, "tables"])
    return found


def test_a_thinker_that_is_killed_is_replaced_and_all_take_leave_together(url: str) -> None:
    engine = make_engine(url)
    with thinking(url) as crew:
        soon(lambda: len(there(engine)) == 2)
        first = there(engine)
        killed = min(first)
        os.kill(killed, signal.SIGKILL)
        soon(lambda: len(there(engine) - first) == 1)
        crew.send_signal(signal.SIGTERM)
        assert crew.wait(60) == 0
        assert there(engine) <= {killed}
    engine.dispose()


def test_thinkers_end_with_whoever_started_them(url: str) -> None:
    engine = make_engine(url)
    with thinking(url) as crew:
        soon(lambda: len(there(engine)) == 2)
        crew.kill()
        soon(lambda: there(engine) == set())
    engine.dispose()


def test_thinkers_need_no_right_to_look_at_the_tables(url: str) -> None:
    """The rights that docs/hosting.md names are enough."""
    engine = make_engine(url)
    rights = [line.strip() for line in DOCS.read_text(encoding="utf-8").splitlines() if line.startswith("GRANT ")]
    assert rights
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE ROLE thinker LOGIN")
        for right in rights:
            connection.exec_driver_sql(right)
    modest = url.replace("peltry@", "thinker@")
    with thinking(modest):
        soon(lambda: len(there(engine)) == 2)
    looking = make_engine(modest)
    with looking.connect() as connection, pytest.raises(sa.exc.ProgrammingError, match="permission denied"):
        connection.exec_driver_sql("SELECT seed FROM tables")
    looking.dispose()
    engine.dispose()
