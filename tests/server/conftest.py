from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import private_postgres
import pytest
from private_postgres import PrivatePostgres
from starlette.testclient import TestClient
from table_talk import Clock, Room
from tests.conftest import NO_POSTGRES

from peltry.server.app import make_app
from peltry.server.socket import connection
from peltry.server.store.database import database_url

KINDS = ("sqlite", "postgres")

# Tests that open a house do so on both, but for these files: test_left_out.py sees to it that there are no others.
ONE_DATABASE = {
    "bounds/test_doorstep.py": "bytes on their way to becoming a request: none of it comes near a database",
    "games/test_own_bots.py": "how a host names bots: the house is only opened to be asked for them",
    "games/test_think_command.py": "a house on SQLite thinks by itself",
    "games/test_reports_elsewhere.py": "a house on SQLite tells by itself",
    "games/test_thinkers.py": "a house on SQLite thinks by itself",
    "store/test_copies.py": "each of its tests is about one of them, or about moving between both",
    "store/test_ears.py": "SQLite has no notifications",
    "store/test_hanging.py": "each of its tests is about how one of them hangs",
    "store/test_holding.py": "SQLite's lock is a file's: test_sole_server.py",
    "store/test_kill.py": "on PostgreSQL workers/test_owner_killed.py kills",
    "store/test_no_room.py": "SQLite's file on the house's own disk",
    "store/test_power_cut.py": "copies of SQLite's files; of its own PostgreSQL takes care",
    "store/test_purging.py": "SQLite has one writer",
    "tables/test_upgrade.py": "both in one test",
    "workers/test_crew.py": "several workers need PostgreSQL",
    "workers/test_limits_together.py": "several workers need PostgreSQL",
    "workers/test_owner_killed.py": "several workers need PostgreSQL",
    "workers/test_two_workers.py": "several workers need PostgreSQL",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What needs a database is tried on SQLite and on PostgreSQL; `PELTRY_TEST_DATABASE` names one of both alone."""
    if "on_which" in metafunc.fixturenames:
        only = os.environ.get("PELTRY_TEST_DATABASE")
        metafunc.parametrize("on_which", [only] if only else KINDS)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PrivatePostgres]:
    if not private_postgres.can_be_had():
        pytest.skip(NO_POSTGRES)
    with private_postgres.private_postgres() as here:
        yield here


@pytest.fixture
def database(on_which: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty house: SQLite in a folder of its own, or a database of a PostgreSQL."""
    if on_which == "postgres":
        return str(request.getfixturevalue("postgres").cleared_house())
    return database_url(tmp_path, None)


@pytest.fixture
def bare_database(on_which: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """One in which there is nothing at all, and of which nobody else will want anything."""
    if on_which == "postgres":
        return str(request.getfixturevalue("postgres").new_database())
    return database_url(tmp_path, None)


@pytest.fixture
def room(database: str, clock: Clock) -> Iterator[Room]:
    with open_room(database, clock) as client:
        here = Room(client, clock)
        yield here
        for person in here.people:
            person.leave()


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told to be slower: a test says in a second what people say in an evening."""
    monkeypatch.setattr(connection, "MESSAGES_AT_ONCE", 1e6)
    monkeypatch.setattr(connection, "WHOLE_VIEWS", (1e6, 1e6))


def open_room(database: str, clock: Clock) -> TestClient:
    app = make_app(database, clock=clock, pace=0.0, sweeping=False, warm=False)
    return TestClient(app, base_url="http://table.test", client=("127.0.0.1", 50_000))
