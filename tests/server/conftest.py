from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import private_postgres
import pytest
from private_postgres import PrivatePostgres
from starlette.testclient import TestClient
from table_talk import Clock, Room

from peltry.server.app import make_app
from peltry.server.store.storage import database_url

ON_POSTGRES = os.environ.get("PELTRY_TEST_DATABASE") == "postgres"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PrivatePostgres]:
    if (why := private_postgres.why_none()) is not None:
        pytest.skip(why)
    with private_postgres.private_postgres() as here:
        yield here


@pytest.fixture
def database(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """SQLite in a folder of its own; `PELTRY_TEST_DATABASE=postgres` runs the same tests on a PostgreSQL."""
    if ON_POSTGRES:
        return str(request.getfixturevalue("postgres").new_database())
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
