"""One WebSocket as the server hands it over. Hundreds are open at once, so no framework's layers lie around them."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from ..bounds.frames import FRAMES, CountedSocket
from ..bounds.security import invitation_shown
from ..bounds.visitors import maker_of

AHEAD = 8  # messages that may be on their way to a browser


class Wire:
    __slots__ = (
        "_frames", "_send", "_sending", "_unsent", "fresh", "invitation", "network", "open", "receive", "when_ready",
    )  # fmt: skip

    def __init__(self, scope: Scope, receive: Receive, send: Send):
        self.receive, self._send = receive, send
        self.network = maker_of(scope)
        self.invitation = invitation_shown(Headers(scope=scope).get("cookie"))  # by which they came into the house
        self._frames: CountedSocket | None = (scope.get("extensions") or {}).get(FRAMES)
        self.open = False
        self.fresh = True  # neither let in nor refused yet
        self.when_ready: Callable[[], None] = lambda: None  # called when what was put has been taken
        self._unsent: deque[bytes] = deque()  # where the server writes no frames for us
        self._sending: asyncio.Task[None] | None = None

    async def accept(self) -> None:
        self.fresh = False
        await self.receive()  # the browser's wish to connect
        await self._send({"type": "websocket.accept"})
        self.open = True
        if self._frames is not None:
            self._frames.settle()
            self._frames.when_writable = self._taken

    async def refuse(self, code: int) -> None:
        self.fresh = False
        await self.receive()
        await self._send({"type": "websocket.close", "code": code})

    @property
    def ready(self) -> bool:
        """Whether the browser takes what it is sent. Who puts more all the same fills the memory."""
        return len(self._unsent) < AHEAD if self._frames is None else self._frames.writable.is_set()

    def put(self, text: bytes) -> None:
        """Send without waiting; messages arrive in the order in which they were put."""
        if self._frames is not None:
            self._frames.write_text(text)
            return
        self._unsent.append(text)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_on())

    async def _send_on(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the browser went away; the reader will notice
            while self._unsent:
                await self.send_text(self._unsent[0].decode())
                self._unsent.popleft()
        self._sending = None
        if not self._unsent:
            self._taken()

    def _taken(self) -> None:
        self.when_ready()

    async def send_text(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str) -> None:
        if self.open:
            self.open = False
            with contextlib.suppress(Exception):  # the browser may have gone first
                if self._sending is not None:
                    await self._sending
                await self._send({"type": "websocket.close", "code": code, "reason": reason})


def heard(message: Any) -> str | bytes | None:
    """What a browser said, None when it has gone."""
    if message["type"] == "websocket.disconnect":
        return None
    return message.get("text") or message.get("bytes") or ""
