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
from peltry.server.store.storage import database_url

KINDS = ("sqlite", "postgres")
ON_BOTH = ("store", "tables", "socket")  # the rooms whose tests a database could answer otherwise than another


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of these rooms run on SQLite and on PostgreSQL; `PELTRY_TEST_DATABASE=postgres` runs all on that alone."""
    if "database" not in metafunc.fixturenames:
        return
    if only := os.environ.get("PELTRY_TEST_DATABASE"):
        metafunc.parametrize("database", [only], indirect=True)
    elif metafunc.definition.path.parent.name in ON_BOTH:
        metafunc.parametrize("database", KINDS, indirect=True)


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
def database(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty house: SQLite in a folder of its own, or a database of a PostgreSQL."""
    if getattr(request, "param", "sqlite") == "postgres":
        return str(request.getfixturevalue("postgres").cleared_house())
    return database_url(tmp_path, None)


@pytest.fixture
def room(database: str, clock: Clock) -> Iterator[Room]:
    with open_room(database, clock) as client:
        here = Room(client, clock)
        yield here
        for person in here.people:
            person.leave()


def open_room(database: str, clock: Clock) -> TestClient:
    app = make_app(database, clock=clock, pace=0.0, sweeping=False, warm=False)
    return TestClient(app, base_url="http://table.test")
