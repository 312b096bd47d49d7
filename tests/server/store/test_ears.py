"""A process with a thousand open files hears its database all the same."""

from __future__ import annotations

import fcntl
import resource
import socket
from collections.abc import Iterator

import pytest
from private_postgres import PrivatePostgres

from peltry.server.store.database import make_engine
from peltry.server.store.ears import hearing, listen_for

MANY = 2000


@pytest.fixture
def many_files() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard <= MANY:
        pytest.skip(f"this machine allows {hard} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, MANY + 100), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_files_with_high_numbers_are_heard(many_files: None) -> None:
    near, far = socket.socketpair()
    with near, far:
        high = socket.socket(fileno=fcntl.fcntl(near.fileno(), fcntl.F_DUPFD, MANY))
        with high:
            assert high.fileno() >= MANY
            listen_for(0.0, near, high)
            far.send(b"!")
            listen_for(1e6, high)  # else the test would wait for ever
            assert high.recv(1) == b"!"


def test_what_came_along_with_an_answer_was_heard(postgres: PrivatePostgres) -> None:
    engine = make_engine(postgres.new_house())
    with engine.connect() as here, engine.connect() as there, hearing(here, "news") as ear:
        with there.begin():
            there.exec_driver_sql("NOTIFY news")
        with here.begin():
            here.exec_driver_sql("SELECT 1")  # and the notification with it: nothing is left to be read
        ear.wait(1e6)  # else the test would wait for ever
        assert not ear.heard
    engine.dispose()
