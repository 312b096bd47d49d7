"""Half requests, crumbs and frames without end: each has its time or its number, and the others do not wait."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Iterator
from typing import Any

import h11
import pytest
from real_house import PATIENCE, PIECE, PING, PONG, TEXT, RawSocket, client, frame, new_table, open_house

from peltry.server.bounds import doorstep, seldom
from peltry.server.bounds.doorstep import CountedPieces, Doorstep, Reader, more_descriptors
from peltry.server.bounds.limits import BODY_BYTES, BODY_PIECES, BODY_WITHIN, FRAMES_AT_ONCE, HEAD_WITHIN, READ_WITHIN

MANY = 4 * int(FRAMES_AT_ONCE)
HELLO = frame(TEXT, b'{"do":"hello","tokens":[]}')


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(doorstep, "LOOK", 0)  # as often as it can
        with open_house(tmp_path_factory.mktemp("house")) as port:
            yield port


# Heads of WebSockets of which no handshake can be made.

ODD_HEADS = {
    "with a body": "Content-Length: 3\r\n\r\nabc",
    "with a body that never comes": "Content-Length: 30\r\n\r\n",
    "with a body in pieces": "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    "with a line too long": f"X: {'a' * 9000}\r\n\r\n",
}


@pytest.mark.parametrize("rest", ODD_HEADS.values(), ids=ODD_HEADS.keys())
def test_a_handshake_that_cannot_be_read_holds_no_descriptor(port: int, rest: str) -> None:
    table = new_table(port)["id"]
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as wire:
        wire.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n{rest}".encode()
        )
        answer = b""
        with contextlib.suppress(ConnectionError):
            while data := wire.recv(1000):
                answer += data
    assert answer.startswith(b"HTTP/1.1 400 ")


# Frames.

FLOODS = {
    "empty pieces of one message": frame(TEXT, last=False) + frame(PIECE, last=False) * MANY,
    "pieces of one byte": frame(TEXT, b"{", last=False) + frame(PIECE, b"x", last=False) * MANY,
    "pongs that nobody asked for": frame(PONG) * MANY,
    "pings": frame(PING) * MANY,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
def test_frames_that_are_no_messages_are_counted_too(port: int, flood: bytes) -> None:
    spectator = RawSocket(port, new_table(port)["id"])
    spectator.send(HELLO + flood)
    assert spectator.closed_with() in (1008, None)  # None: cut off before the word came through
    spectator.close()


def test_a_browser_that_answers_pings_and_cuts_a_message_in_two_is_no_flood(port: int) -> None:
    spectator = RawSocket(port, new_table(port)["id"])
    spectator.send(HELLO + frame(PONG) * 20 + frame(TEXT, b'{"do":', last=False) + frame(PIECE, b'"ping"}'))
    heard = b""
    while b'"pong"' not in heard:
        heard += (more := spectator.bytes.read1(4096))
        assert more, "it was closed"
    spectator.close()


# Requests.


def test_a_body_in_thousands_of_crumbs_is_not_read_to_its_end(port: int) -> None:
    head = b"POST /api/import HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as wire:
        wire.sendall(head + b"1\r\nx\r\n" * (BODY_PIECES + 1))  # and no end
        assert wire.recv(100).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize("ends", [b"", b"\r\n"], ids=["without an end", "whole"])
def test_a_head_of_thousands_of_lines_is_not_read(port: int, ends: bytes) -> None:
    """Each question about one of them looks at all: a request took fifty milliseconds of everybody's time."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as wire:
        wire.sendall(b"GET /api/tables HTTP/1.1\r\nHost: h\r\n" + b"x:\r\n" * 5000 + ends)
        assert wire.recv(100).startswith(b"HTTP/1.1 400 ")


def test_lines_of_a_head_are_counted_before_they_are_parsed() -> None:
    reader = CountedPieces()
    reader.receive_data(b"GET / HTTP/1.1\r\n" + b"x:\r\n" * 60)
    assert reader.next_event() is h11.NEED_DATA
    reader.receive_data(b"x:\r\n" * 60)
    with pytest.raises(h11.RemoteProtocolError, match="too many lines"):
        reader.next_event()


def test_lines_of_a_body_are_nobodys_business(port: int) -> None:
    body = b'{"game":' + b"\n" * 5000 + b'"connect_four","players":2}'
    head = b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: %d\r\n\r\n" % len(body)
    for together in (True, False):
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as wire:
            for each in [head + body] if together else [head, body]:
                wire.sendall(each)
            assert wire.recv(100).startswith(b"HTTP/1.1 201 ")


def test_after_too_long_a_body_the_line_is_closed(port: int) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000000\r\n\r\n"
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as wire:
        wire.sendall(head)
        heard = b""
        while more := wire.recv(4096):
            heard += more
    assert heard.startswith(b"HTTP/1.1 413 ")
    assert str(BODY_BYTES).encode() in heard
    assert b"\r\nconnection: close\r\n" in heard, "at once, whatever else it sends"


class Guest:
    """A connection as the doorstep knows it."""

    def __init__(self, sends_body: bool = False, closing: bool = False, stuck_since: float | None = None):
        self.gone, self.sends_body, self.closing, self.stuck_since = False, sends_body, closing, stuck_since
        self.transport = self

    def abort(self) -> None:
        self.gone = True

    def is_closing(self) -> bool:
        return self.closing

    def look(self, now: float) -> None:
        """Nothing is to be seen to."""


class Hours:
    """The doorstep's clock."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    clock = Hours()
    monkeypatch.setattr(doorstep, "time", clock)
    monkeypatch.setattr(seldom, "time", clock)
    return clock


def look(step: Doorstep) -> None:
    asyncio.run(step.look())


def test_a_half_request_has_its_time_and_the_host_reads_of_it(hours: Hours, caplog: pytest.LogCaptureFixture) -> None:
    step = Doorstep(room=100)
    half, sending, quick = Guest(), Guest(sends_body=True), Guest()
    for guest in (half, sending, quick):
        step.comes(guest)
    step.goes(quick)
    hours.now += HEAD_WITHIN + 1
    with caplog.at_level(logging.WARNING):
        look(step)
    assert (half.gone, sending.gone, quick.gone) == (True, False, False)
    assert "1 requests were dropped" in caplog.text
    hours.now += BODY_WITHIN
    look(step)
    assert sending.gone


def test_a_crumb_now_and_then_does_not_wind_up_the_clock(hours: Hours) -> None:
    step, drip = Doorstep(room=100), Guest()
    step.comes(drip)
    for _ in range(4):
        hours.now += HEAD_WITHIN / 3
        step.waits(drip)
    look(step)
    assert drip.gone


def test_when_all_places_are_taken_the_longest_half_request_makes_room(
    hours: Hours, caplog: pytest.LogCaptureFixture
) -> None:
    step = Doorstep(room=3)
    guests = [Guest() for _ in range(5)]
    with caplog.at_level(logging.WARNING):
        for number, guest in enumerate(guests):
            step.connections = set(guests[: number + 1])
            step.comes(guest)
            if number == 0:
                step.goes(guest)  # it has asked and is being served
    assert [guest.gone for guest in guests] == [False, True, True, False, False]
    assert caplog.text.count("all 3 connections are taken") == 1, "once a minute is enough"


def test_one_who_takes_nothing_of_the_answer_is_let_go(hours: Hours) -> None:
    step = Doorstep(room=100)
    deaf, farewell, slow, quiet = Guest(stuck_since=hours.now), Guest(closing=True), Guest(), Guest()
    step.connections = {deaf, farewell, slow, quiet}
    look(step)
    hours.now += READ_WITHIN / 2
    slow.stuck_since = hours.now  # it has taken something meanwhile, then stopped again
    hours.now += READ_WITHIN / 2 + 1
    look(step)
    assert (deaf.gone, farewell.gone, slow.gone, quiet.gone) == (True, True, False, False)


def test_a_line_that_is_full_is_known_to_be(port: int) -> None:
    """Of a real answer that nobody reads: the doorstep hears of it."""
    seen: list[Any] = []
    pause = Reader.pause_writing

    def noticed(guest: Any) -> None:
        pause(guest)
        seen.append(guest.stuck_since)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reader, "pause_writing", noticed)
        with socket.socket() as wire:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.connect(("127.0.0.1", port))
            wire.settimeout(0.1)
            for _ in range(int(10 * PATIENCE)):
                if seen:
                    break
                with contextlib.suppress(TimeoutError):  # the server takes no more requests of one who reads nothing
                    while not seen:
                        wire.sendall(b"GET /api/games HTTP/1.1\r\nHost: h\r\n\r\n")
    assert seen[0] is not None


def test_half_requests_are_seen_by_the_real_server(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Head never ended, body never ended, and a second half request on a line that was kept open."""
    monkeypatch.setattr(doorstep, "HEAD_WITHIN", 0.0)
    monkeypatch.setattr(doorstep, "BODY_WITHIN", 0.0)
    heads = (
        b"GET / HTTP/1.1\r\nHost: h\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\n{",
        b"GET /api/nothing HTTP/1.1\r\nHost: h\r\n\r\nGET /",
    )
    for half in heads:
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as wire:
            wire.sendall(half)
            try:
                while wire.recv(65536):
                    pass
            except ConnectionResetError:
                pass
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as kept:  # one more, after an answer
        kept.sendall(b"HEAD /api/nothing HTTP/1.1\r\nHost: h\r\n\r\n")
        assert b"404" in kept.recv(65536)
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            kept.sendall(b"GET /")  # from here on nobody but the doorstep minds the time
            while kept.recv(65536):
                pass
    with client(port) as http:
        assert http.get("/api/tables").status_code == 200


def test_the_limit_of_open_files_is_raised() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 400:
        pytest.skip("this machine allows too few files to try it")
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
        room = more_descriptors()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(hard, doorstep.DESCRIPTORS) > 300
        assert room == min(hard, doorstep.DESCRIPTORS) - doorstep.SPARE
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert soft
