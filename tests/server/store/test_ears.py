"""A process with a thousand open files hears its database all the same."""

from __future__ import annotations

import fcntl
import resource
import socket
from collections.abc import Iterator

import pytest

from peltry.server.store.ears import listen_for

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
