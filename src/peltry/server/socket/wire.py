"""One WebSocket as the server hands it over. Hundreds are open at once, so no framework's layers lie around them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from ..bounds.frames import FRAMES, Handshake, Hearer, Line
from ..bounds.security import invitation_shown
from ..bounds.visitors import maker_of

AHEAD = 8  # messages that may be on their way to a browser


class Wire:
    __slots__ = (
        "_handshake", "_hearer", "_line", "_receive", "_send", "_sending", "_unsent", "fresh", "invitation", "network",
        "open",
    )  # fmt: skip

    def __init__(self, scope: Scope, receive: Receive, send: Send):
        self._receive: Receive | None = receive
        self._send: Send | None = send
        self._handshake: Handshake | None = (scope.get("extensions") or {}).get(FRAMES)
        self._line: Line | None = None
        self._hearer: Hearer | None = None
        self.network = maker_of(scope)
        self.invitation = invitation_shown(Headers(scope=scope).get("cookie"))  # by which they came into the house
        self.open = False
        self.fresh = True  # neither let in nor refused yet
        self._unsent: list[bytes] = []  # where the server writes no frames for us
        self._sending: asyncio.Task[None] | None = None

    async def accept(self) -> None:
        self.fresh = False
        assert self._receive is not None
        assert self._send is not None
        await self._receive()  # the browser's wish to connect
        await self._send({"type": "websocket.accept"})
        self.open = True
        if self._handshake is not None:
            self._line = self._handshake.settle()
            self._handshake = self._receive = self._send = None

    async def refuse(self, code: int) -> None:
        self.fresh = False
        assert self._receive is not None
        assert self._send is not None
        await self._receive()
        await self._send({"type": "websocket.close", "code": code})

    async def hand_to(self, hearer: Hearer) -> None:
        """What the browser says from now on is said to this one. A line needs nobody to wait at it."""
        self._hearer = hearer
        if self._line is not None:
            return self._line.listen(hearer)
        assert self._receive is not None
        try:
            while (message := await self._receive())["type"] != "websocket.disconnect":
                hearer.hear(message.get("text") or message.get("bytes") or "")
        finally:
            hearer.hang_up()
        return None

    def hold(self, on: bool) -> None:
        """Whether more is to be read just now."""
        if self._line is not None and not self._line.transport.is_closing():
            (self._line.transport.pause_reading if on else self._line.transport.resume_reading)()

    @property
    def ready(self) -> bool:
        """Whether the browser takes what it is sent. Who puts more all the same fills the memory."""
        return len(self._unsent) < AHEAD if self._line is None else self._line.ready

    def put(self, text: bytes) -> None:
        """Send without waiting; messages arrive in the order in which they were put."""
        if self._line is not None:
            self._line.write_text(text)
            return
        self._unsent.append(text)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_on())

    async def _send_on(self) -> None:
        assert self._send is not None
        with contextlib.suppress(OSError, RuntimeError):  # the browser went away; the reader will notice
            while self._unsent:
                await self._send({"type": "websocket.send", "text": self._unsent[0].decode()})
                del self._unsent[0]
        self._sending = None
        if not self._unsent and self._hearer is not None:
            self._hearer.go_on()

    async def close(self, code: int, reason: str) -> None:
        if not self.open:
            return
        self.open = False
        if self._line is not None:
            self._line.close(code, reason)
            return
        with contextlib.suppress(Exception):  # the browser may have gone first
            if self._sending is not None:
                await self._sending
            message: dict[str, Any] = {"type": "websocket.close", "code": code, "reason": reason}
            assert self._send is not None
            await self._send(message)
