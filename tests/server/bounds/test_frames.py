"""A line reads what a browser may send just as the library does that it stands in for, however the bytes are cut."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from peltry.server.bounds import frames
from peltry.server.bounds.frames import ANSWERS_WITHIN, SILENT, Line, text_head
from peltry.server.bounds.limits import FRAMES_AT_ONCE, MESSAGE_BYTES


class Ear:
    def __init__(self) -> None:
        self.said: list[str | bytes] = []
        self.hung_up = self.ready_again = 0

    def hear(self, message: str | bytes) -> None:
        self.said.append(message)

    def hang_up(self) -> None:
        self.hung_up += 1

    def go_on(self) -> None:
        self.ready_again += 1


class Transport:
    """What was done with it."""

    def __init__(self) -> None:
        self.sent, self.closing, self.aborted, self.reading = b"", False, False, True

    def write(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def masked(opcode: Opcode, data: bytes = b"", last: bool = True) -> bytes:
    return Frame(opcode, data, fin=last).serialize(mask=True)


def talk(*pieces: bytes, listening: bool = True) -> SimpleNamespace:
    """A line to which these bytes came, one after another."""

    async def run() -> SimpleNamespace:
        transport, ear = Transport(), Ear()
        line = Line(transport, set())
        if listening:
            line.listen(ear)
        for piece in pieces:
            if not transport.closing:
                line.data_received(piece)
        paused = not transport.reading
        if not listening:
            line.listen(ear)
            await asyncio.sleep(0)
        return SimpleNamespace(
            said=ear.said, sent=transport.sent, closed=closes_with(transport.sent), ear=ear, ended=transport.closing,
            paused=paused, line=line,
        )  # fmt: skip

    return asyncio.run(run())


def closes_with(sent: bytes) -> int | None:
    """The code of the close frame among what was sent."""
    protocol = Protocol(Side.CLIENT, state=State.OPEN)
    protocol.receive_data(sent)
    return None if protocol.close_rcvd is None else protocol.close_rcvd.code


def library(data: bytes) -> tuple[list[str | bytes], int | None]:
    """What the library makes of the same bytes: messages, and the code with which it closes."""
    protocol = Protocol(Side.SERVER, state=State.OPEN, max_size=MESSAGE_BYTES)
    protocol.receive_data(data)
    said: list[str | bytes] = []
    pieces, is_text = b"", False
    for event in protocol.events_received():
        assert isinstance(event, Frame)
        if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            is_text = event.opcode is Opcode.TEXT if event.opcode is not Opcode.CONT else is_text
            pieces += event.data
            if event.fin:
                said.append(pieces.decode() if is_text else pieces)
                pieces = b""
    return said, None if protocol.close_sent is None else int(protocol.close_sent.code)


TALK = {
    "a short text": masked(Opcode.TEXT, b'{"do":"ping"}'),
    "letters of several bytes": masked(Opcode.TEXT, "Žluťoučký kůň".encode()),
    "nothing": masked(Opcode.TEXT),
    "125 bytes": masked(Opcode.TEXT, b"x" * 125),
    "126 bytes": masked(Opcode.TEXT, b"x" * 126),
    "as long as may be": masked(Opcode.TEXT, b"x" * MESSAGE_BYTES),
    "bytes, and a text after them": masked(Opcode.BINARY, b"\xff\x00") + masked(Opcode.TEXT, b"text"),
    "pieces, and a ping between them": masked(Opcode.TEXT, b'{"do":', last=False) + masked(Opcode.PING, b"?")
    + masked(Opcode.CONT, b'"pi', last=False) + masked(Opcode.CONT, b'ng"}') + masked(Opcode.TEXT, b"more"),
    "a letter in two pieces": masked(Opcode.TEXT, "ž".encode()[:1], last=False) + masked(Opcode.CONT, "ž".encode()[1:]),
    "a pong": masked(Opcode.PONG, b"?") + masked(Opcode.TEXT, b"after"),
    "a goodbye": masked(Opcode.TEXT, b"last") + masked(Opcode.CLOSE, b"\x03\xe8bye"),
    "a goodbye without a word": masked(Opcode.CLOSE),
}  # fmt: skip
WRONG = {
    "too long": masked(Opcode.TEXT, b"x" * (MESSAGE_BYTES + 1)),
    "too long in pieces": masked(Opcode.TEXT, b"x" * MESSAGE_BYTES, last=False) + masked(Opcode.CONT, b"x"),
    "not masked": Frame(Opcode.TEXT, b"text").serialize(mask=False),
    "a bit that means nothing": bytes([0xC1]) + masked(Opcode.TEXT, b"x")[1:],
    "an unknown kind": bytes([0x83]) + masked(Opcode.TEXT, b"x")[1:],
    "a piece of nothing": masked(Opcode.CONT, b"x"),
    "a text within a text": masked(Opcode.TEXT, b"x", last=False) + masked(Opcode.TEXT, b"y"),
    "a ping in pieces": bytes([0x09]) + masked(Opcode.PING)[1:],
    "a long ping": bytes([0x89, 0xFE, 0, 126]) + bytes(4 + 126),
    "a goodbye of one byte": bytes([0x88, 0x81]) + bytes(5),
    "a goodbye in no letters": masked(Opcode.CLOSE, b"\x03\xe8\xff"),
    "a goodbye with a code that nobody has": masked(Opcode.CLOSE, b"\x00\x01"),
}


def cut(data: bytes, how: str) -> list[bytes]:
    if how == "whole":
        return [data]
    if how == "byte by byte":
        return [data[at : at + 1] for at in range(len(data))]
    draw = random.Random(how)
    cuts = sorted(draw.sample(range(len(data) + 1), min(3, len(data))))
    return [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True) if a < b]


@pytest.mark.parametrize("how", ["whole", "byte by byte", "here", "there", "elsewhere"])
@pytest.mark.parametrize("data", TALK.values(), ids=TALK.keys())
def test_what_a_browser_says_is_heard_as_the_library_hears_it(data: bytes, how: str) -> None:
    said, closes = library(data)
    found = talk(*cut(data, how))
    assert found.said == said
    assert found.closed == closes
    assert found.ended == (closes is not None)
    assert found.ear.hung_up == (closes is not None)
    assert found.line._rest == b"", "nothing is kept once it was heard"


@pytest.mark.parametrize("how", ["whole", "byte by byte", "here"])
@pytest.mark.parametrize("data", WRONG.values(), ids=WRONG.keys())
def test_what_no_browser_sends_closes_the_line_with_the_librarys_code(data: bytes, how: str) -> None:
    said, closes = library(data)
    found = talk(*cut(data, how))
    assert closes is not None
    assert (found.said, found.closed) == (said, closes)
    assert found.ended
    assert found.ear.hung_up == 1


@pytest.mark.parametrize("kind", [b"\x81", b"\x01"], ids=["in one frame", "in two"])
def test_a_text_that_is_none_closes_the_line(kind: bytes) -> None:
    data = masked(Opcode.TEXT, b"\xff", last=kind == b"\x81")
    found = talk(data, b"" if kind == b"\x81" else masked(Opcode.CONT, b"\xfe"))
    assert (found.said, found.closed) == ([], 1007)


def test_what_was_said_before_anybody_listened_is_heard_then() -> None:
    found = talk(masked(Opcode.TEXT, b"early"), masked(Opcode.TEXT, b"soon"), listening=False)
    assert found.said == ["early", "soon"]
    assert found.paused, "and nothing more was read meanwhile"


def test_what_follows_the_last_frame_allowed_is_not_even_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "FRAMES_A_SECOND", 1e-9)  # however long the test takes
    found = talk(masked(Opcode.TEXT, b"x") * (2 * int(FRAMES_AT_ONCE)))
    assert len(found.said) == FRAMES_AT_ONCE
    assert found.closed == 1008
    one_by_one = talk(*[masked(Opcode.TEXT, b"x")] * (2 * int(FRAMES_AT_ONCE)))
    assert (len(one_by_one.said), one_by_one.closed) == (FRAMES_AT_ONCE, 1008)


def test_pings_are_answered_and_one_who_does_not_read_the_answers_is_cut_off() -> None:
    found = talk(masked(Opcode.PING, b"hello"))
    assert found.sent == Frame(Opcode.PONG, b"hello").serialize(mask=False)

    async def full() -> tuple[bytes, bool]:
        transport = Transport()
        line = Line(transport, set())
        line.listen(Ear())
        line.pause_writing()
        line.data_received(masked(Opcode.PING, b"hello"))
        return transport.sent, transport.aborted

    assert asyncio.run(full()) == (b"", True)


def test_after_our_goodbye_only_the_browsers_is_waited_for() -> None:
    async def close() -> list[Any]:
        transport, ear = Transport(), Ear()
        line = Line(transport, set())
        line.listen(ear)
        line.close(4503, "é" * 100)
        line.write_text(b"too late")
        line.data_received(masked(Opcode.TEXT, b"too late"))
        waits = not transport.closing
        line.data_received(masked(Opcode.CLOSE, b"\x11\x97"))
        return [closes_with(transport.sent), ear.said, ear.hung_up, waits, transport.closing]

    assert asyncio.run(close()) == [4503, [], 1, True, True]


def test_who_is_silent_is_asked_once_and_closed_when_nothing_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(frames.time, "monotonic", lambda: now)

    async def silent(answers: bool) -> tuple[int, int | None]:
        nonlocal now
        now = 1000.0
        transport = Transport()
        line = Line(transport, set())
        line.listen(Ear())
        for _ in range(int(SILENT + ANSWERS_WITHIN) + 2):
            asked = transport.sent.count(frames.PING)
            line.look(now)
            if answers and transport.sent.count(frames.PING) > asked:
                line.data_received(masked(Opcode.PONG, b"?"))
            now += 1
        return transport.sent.count(frames.PING), closes_with(transport.sent)

    assert asyncio.run(silent(answers=False)) == (1, 1011)
    assert asyncio.run(silent(answers=True)) == (1, None)


def test_the_end_is_told_once_and_the_line_is_counted_no_more() -> None:
    async def lose() -> tuple[int, int, set[Any]]:
        lines: set[Any] = set()
        ear = Ear()
        line = Line(Transport(), lines)
        lines.add(line)
        line.listen(ear)
        line.pause_writing()
        line.resume_writing()
        line.connection_lost(None)
        line.connection_lost(None)
        return ear.hung_up, ear.ready_again, lines

    assert asyncio.run(lose()) == (1, 1, set())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_the_head_of_a_frame_is_the_librarys(length: int) -> None:
    assert text_head(length) + b"x" * length == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)


def test_who_is_being_closed_floods_nobody_either() -> None:
    """Ten seconds are left for their word that they close, too: enough to keep everybody waiting."""

    async def run(more: bytes) -> tuple[bool, int]:
        transport = Transport()
        line = Line(transport, set())
        line.listen(Ear())
        line.close(1008, "say hello first")
        line.data_received(more)
        return transport.closing, len(line._rest)

    many = 4 * int(FRAMES_AT_ONCE)
    assert asyncio.run(run(masked(Opcode.PONG) * many))[0], "what else lies in the same bytes is not read"
    assert not asyncio.run(run(masked(Opcode.PONG) * 9))[0]
    assert asyncio.run(run(masked(Opcode.PONG) * 9 + masked(Opcode.CLOSE, b"\x03\xe8")))[0]
