"""The doorstep: connections whose request is not complete yet, and room for those who come next.

A request that never ends holds a descriptor, and a process has only so many. So each has its time, the limit of
descriptors is raised as far as the machine allows, and when it is reached the one that has said least for longest
makes room. The host reads of it in the log, a line a minute at most.
"""

from __future__ import annotations

import time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from . import limits
from .limits import BODY_PIECES, BODY_WITHIN, DESCRIPTORS, HEAD_WITHIN, READ_WITHIN
from .seldom import Seldom

SPARE = 96  # descriptors for the database, the compiler and files being sent
LOOK = 5  # seconds between two looks at who waits


def more_descriptors() -> int:
    """Raise the process's limit of open files and answer how many connections it leaves room for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(soft - SPARE, soft // 2)


class Doorstep:
    def __init__(self, room: int):
        self.room = room  # for so many connections
        self.connections: set[Any] = set()  # uvicorn's
        self.waiting: dict[PatientHttp, float] = {}  # since when; those who came first stand first
        self.host = Seldom()
        self.dropped = 0

    def comes(self, guest: PatientHttp) -> None:
        self.waiting[guest] = time.monotonic()
        if len(self.connections) <= self.room:
            return
        self.host.say(
            "all %d connections are taken; requests that are not complete are dropped for new ones. "
            "Allow the process more open files (ulimit -n), or see who sends half requests",
            self.room,
        )
        longest = next(iter(self.waiting))
        self.goes(longest)
        longest.transport.abort()

    def waits(self, guest: PatientHttp) -> None:
        self.waiting.setdefault(guest, time.monotonic())

    def goes(self, guest: PatientHttp) -> None:
        self.waiting.pop(guest, None)

    async def look(self) -> None:
        """Let those go whose time is over. uvicorn calls it every few seconds."""
        now = time.monotonic()
        for guest, since in list(self.waiting.items()):
            if now - since > (BODY_WITHIN if guest.sends_body else HEAD_WITHIN):
                self.dropped += 1
                self.goes(guest)
                guest.transport.abort()
        if self.dropped and self.host.say("%d requests were dropped: they did not come to their end", self.dropped):
            self.dropped = 0
        for guest in list(self.connections):
            if guest.stuck_since is not None and now - guest.stuck_since > READ_WITHIN:
                guest.transport.abort()
            elif guest.stuck_since is None and guest.transport.is_closing():
                guest.stuck_since = now
            guest.look(now)


class Reader:
    """A connection of which the doorstep knows since when it takes nothing of what is sent to it.

    Closing it waits until all was taken: one that never reads would keep its answer and its descriptor for ever.
    """

    stuck_since: float | None = None

    def look(self, now: float) -> None:
        """What is to be seen to every few seconds."""

    def pause_writing(self) -> None:
        self.stuck_since = time.monotonic()
        super().pause_writing()  # type: ignore[misc]

    def resume_writing(self) -> None:
        self.stuck_since = None
        super().resume_writing()  # type: ignore[misc]


class CountedPieces(h11.Connection):
    """Reads requests. A body that comes in thousands of crumbs would keep everybody waiting, as would a head of
    thousands of lines: those are counted before anything of it is read.
    """

    def __init__(self) -> None:
        super().__init__(h11.SERVER)
        self.pieces = self.lines = 0

    def receive_data(self, data: bytes) -> None:
        if self.their_state is h11.IDLE:
            end = min((found for found in map(data.find, (b"\r\n\r\n", b"\n\n")) if found >= 0), default=len(data))
            self.lines += data.count(b"\n", 0, end)
        super().receive_data(data)

    def next_event(self) -> Any:
        if self.lines > limits.HEAD_LINES and self.their_state is h11.IDLE:
            raise h11.RemoteProtocolError("too many lines before the body")
        event = super().next_event()
        if isinstance(event, h11.Request):
            if len(event.headers) > limits.HEAD_LINES:
                raise h11.RemoteProtocolError("too many headers")
            self.pieces = self.lines = 0
        elif isinstance(event, h11.Data):
            self.pieces += 1
            if self.pieces > BODY_PIECES:
                raise h11.RemoteProtocolError("too many pieces")
        return event


class PatientHttp(Reader, H11Protocol):
    """uvicorn's HTTP connection, which has all the time in the world, with a clock beside it."""

    def __init__(self, *args: Any, doorstep: Doorstep, **how: Any):
        super().__init__(*args, **how)
        self.conn = CountedPieces()
        self.doorstep = doorstep
        self.upgraded = False

    @property
    def sends_body(self) -> bool:
        return self.conn.their_state is h11.SEND_BODY

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.doorstep.comes(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.doorstep.goes(self)  # it has said what it wants: now it waits for us
        else:
            self.doorstep.waits(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # the answer is on its way already
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorstep.goes(self)
        super().connection_lost(exc)
