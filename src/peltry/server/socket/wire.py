"""One WebSocket as the server hands it over. Hundreds are open at once, so no framework's layers lie around them."""

from __future__ import annotations

import contextlib
from typing import Any

from starlette.types import Receive, Send


class Wire:
    __slots__ = ("_send", "fresh", "open", "receive")

    def __init__(self, receive: Receive, send: Send):
        self.receive, self._send = receive, send
        self.open = False
        self.fresh = True  # neither let in nor refused yet

    async def accept(self) -> None:
        self.fresh = False
        await self.receive()  # the browser's wish to connect
        await self._send({"type": "websocket.accept"})
        self.open = True

    async def refuse(self, code: int) -> None:
        self.fresh = False
        await self.receive()
        await self._send({"type": "websocket.close", "code": code})

    async def send_text(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str) -> None:
        if self.open:
            self.open = False
            with contextlib.suppress(Exception):  # the browser may have gone first
                await self._send({"type": "websocket.close", "code": code, "reason": reason})


def heard(message: Any) -> str | bytes | None:
    """What a browser said, None when it has gone."""
    if message["type"] == "websocket.disconnect":
        return None
    return message.get("text") or message.get("bytes") or ""
