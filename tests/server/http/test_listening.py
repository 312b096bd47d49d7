"""Where a house listens: what cannot be is told in one line, with what to change."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from peltry.server.run import CannotServe, listen


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_free_port_is_listened_on() -> None:
    with listen("127.0.0.1", 0) as door:
        assert door.getsockname()[1] > 0


def test_a_port_that_is_taken(taken: int) -> None:
    with pytest.raises(CannotServe, match=rf"cannot listen on 127.0.0.1 port {taken}: .*; choose another with --port"):
        listen("127.0.0.1", taken)


def test_a_port_that_does_not_exist() -> None:
    with pytest.raises(CannotServe, match="there is no port 99999; choose one from 0 to 65535 with --port"):
        listen("127.0.0.1", 99999)


def test_a_host_that_is_not_here() -> None:
    with pytest.raises(CannotServe, match=r"192\.0\.2\.1 is no address of this machine; choose another with --host"):
        listen("192.0.2.1", 0)
