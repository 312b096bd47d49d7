"""WebSockets are counted where their bytes are read, frame by frame, before anything waits for anything else.

A frame may be empty, a piece of a message, or a pong that nobody asked for: no limit on messages ever sees those.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from .doorstep import Reader
from .light import Gate, Letterbox
from .limits import FRAMES_A_SECOND, FRAMES_AT_ONCE, Bucket

TOO_MANY = "too many frames; slow down"
FRAMES = "peltry.frames"  # the extension under which the socket itself is handed on


def text_head(length: int) -> bytes:
    """What stands before a text of so many bytes in a frame of its own (RFC 6455, 5.2): final, of text, not masked."""
    if length < 126:
        return bytes((0x81, length))
    return pack("!BBH", 0x81, 126, length) if length < 1 << 16 else pack("!BBQ", 0x81, 127, length)


class CountedFrames(ServerProtocol):
    """Reads frames until there are more than a browser sends."""

    def __init__(self, **how: Any):
        super().__init__(**how)
        self.frames = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE, asyncio.get_running_loop().time)

    def recv_frame(self, frame: Frame) -> None:
        if not self.frames.take():
            self.fail(CloseCode.POLICY_VIOLATION, TOO_MANY)
            raise ProtocolError(TOO_MANY)  # what else lies in the same bytes is not read
        super().recv_frame(frame)

    def forget_request(self) -> None:
        """What reads frames has read the request, too, and would hold it for as long as the socket is open."""
        if not self.reader.buffer:
            self.parser = Protocol.parse(self)
            next(self.parser)


class CountedSocket(Reader, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with its frames counted. Compression is off: its windows would cost more than the table."""

    def __init__(self, *args: Any, **how: Any):
        super().__init__(*args, **how)
        self.conn: CountedFrames = CountedFrames(max_size=self.config.ws_max_size, logger=self.conn.logger)
        self.queue, self.writable = Letterbox(), Gate(is_set=True)  # type: ignore[assignment]
        self.when_writable: Callable[[], None] = lambda: None

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[FRAMES] = self
        await super().run_asgi()

    def settle(self) -> None:
        """The browser is in: nobody asks any more how it knocked."""
        del self.request, self.response
        self.scope["headers"] = []
        self.conn.forget_request()

    def write_text(self, text: bytes) -> None:
        """A message in one frame, at once: views are most of what is sent, and none has to wait for its turn."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(text_head(len(text)) + text)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.when_writable()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:  # asks for pongs and does not read them
            self.transport.abort()
