from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from table_talk import Clock, Room

from peltry.server.app import make_app
from peltry.server.store.storage import database_url


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def room(tmp_path: Path, clock: Clock) -> Iterator[Room]:
    with open_room(tmp_path, clock) as client:
        here = Room(client, clock)
        yield here
        for person in here.people:
            person.leave()


def open_room(folder: Path, clock: Clock) -> TestClient:
    app = make_app(database_url(folder, None), clock=clock, pace=0.0, sweeping=False, warm=False)
    return TestClient(app, base_url="http://table.test")
