"""WebSockets in little memory: a thousand tables are four thousand of them, and most of the time nothing is said.

uvicorn shakes hands. From then on a socket is a `Line`: no task waits at it and no parser stands ready; bytes are read
when they come, and what is whole is handed on. Frames are counted where they are read, before anything waits for
anything else: one may be empty, a piece of a message, or a pong that nobody asked for, and no limit on messages ever
sees those.
"""

from __future__ import annotations

import asyncio
import time
from struct import pack
from types import SimpleNamespace
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.frames import Close, CloseCode, Frame, Opcode, apply_mask
from websockets.streams import StreamReader

from .doorstep import Reader
from .limits import FRAMES_A_SECOND, FRAMES_AT_ONCE, MESSAGE_BYTES, Bucket

TOO_MANY = "too many frames; slow down"
FRAMES = "peltry.frames"  # the extension under which the socket itself is handed on
SILENT, ANSWERS_WITHIN = 20.0, 20.0  # seconds after which a browser is asked whether it is there, and is not
CLOSES_WITHIN = 10.0
REASON = 123  # bytes
WHOLE_TEXT, MASKED = 0x81, 0x80  # the first byte of a text in one frame; the bit of one that comes from a browser
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127  # lengths below are their own byte; these say that the length follows
PING = Frame(Opcode.PING, b"?").serialize(mask=False)
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NOBODY = cast(Any, SimpleNamespace(close=lambda: None, is_closing=lambda: True))  # the transport of one who has gone


def text_head(length: int) -> bytes:
    """What stands before a text of so many bytes in a frame of its own (RFC 6455, 5.2): final, of text, not masked."""
    if length < IN_TWO_BYTES:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, IN_TWO_BYTES, length)
    return pack("!BBQ", WHOLE_TEXT, IN_EIGHT_BYTES, length)


def short_text(data: bytes) -> bytes | None:
    """What a browser says, nearly always: a text of less than 126 bytes, in one frame that came alone."""
    length = len(data) - 6
    if 0 <= length < IN_TWO_BYTES and data[0] == WHOLE_TEXT and data[1] == MASKED | length:
        return apply_mask(data[6:], data[2:6])
    return None


class Hearer(Protocol):
    """Who is at our end of a line."""

    def hear(self, message: str | bytes) -> None: ...
    def hang_up(self) -> None: ...  # nothing more will come
    def go_on(self) -> None: ...  # the browser has taken what it was sent


class Line(Reader, asyncio.Protocol):
    """A WebSocket that is open."""

    __slots__ = (
        "_frames", "_is_text", "_pieces", "_pinged", "_rest", "closing", "connections", "heard_at", "hearer",
        "stuck_since", "transport",
    )  # fmt: skip

    def __init__(self, transport: asyncio.Transport, connections: set[Any]):
        self.transport, self.connections = transport, connections
        self.hearer: Hearer | None = None
        self.stuck_since = None
        self.closing = False
        self.heard_at, self._pinged = time.monotonic(), False
        self._frames = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE, time.monotonic)
        self._rest = b""  # of a frame that is not whole yet
        self._pieces: bytes | None = None  # of a message that is not
        self._is_text = True

    # What comes.

    def listen(self, hearer: Hearer) -> None:
        self.hearer = hearer
        if self._rest:  # was there before anybody listened
            asyncio.get_running_loop().call_soon(self.data_received, b"")
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self.heard_at, self._pinged = time.monotonic(), False
        if self.hearer is None and not self.closing:
            self._rest += data
            return self.transport.pause_reading()
        try:
            if not self._rest and self._pieces is None and not self.closing and (text := short_text(data)) is not None:
                self._is_text = True
                if self._count():
                    self._hand_on(text)
            else:
                self._read(self._rest + data)
        except PayloadTooBig:
            self.fail(CloseCode.MESSAGE_TOO_BIG, f"a message has at most {MESSAGE_BYTES} bytes")
        except ProtocolError as error:
            self.fail(CloseCode.PROTOCOL_ERROR, str(error))
        except UnicodeDecodeError:
            self.fail(CloseCode.INVALID_DATA, "this is no text")
        return None

    def _read(self, data: bytes) -> None:
        """Every frame that is whole."""
        reader, left, self._rest = StreamReader(), len(data), b""
        reader.feed_data(data)
        while left and not self.transport.is_closing():
            try:
                next(Frame.parse(reader.read_exact, mask=True, max_size=MESSAGE_BYTES))
            except StopIteration as whole:
                left = len(reader.buffer)
                self._take(whole.value)
            else:
                self._rest = data[-left:]
                return

    def _take(self, frame: Frame) -> None:
        if self.closing:  # waiting for the browser's word that it closes too
            if frame.opcode is Opcode.CLOSE or not self._frames.take():
                self.transport.close()
        elif not self._count():
            pass
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._put_together(frame)
        elif frame.opcode is Opcode.PING:
            self._answer(Frame(Opcode.PONG, frame.data))
        elif frame.opcode is Opcode.CLOSE:
            Close.parse(frame.data)
            self.transport.write(Frame(Opcode.CLOSE, frame.data).serialize(mask=False))
            self._end()

    def _count(self) -> bool:
        within = self._frames.take()
        if not within:
            self.fail(CloseCode.POLICY_VIOLATION, TOO_MANY)  # what else lies in the same bytes is not read
        return within

    def _put_together(self, frame: Frame) -> None:
        if (frame.opcode is Opcode.CONT) != (self._pieces is not None):
            raise ProtocolError("unexpected frame")
        if self._pieces is None:
            self._is_text = frame.opcode is Opcode.TEXT
        message = (self._pieces or b"") + frame.data
        if len(message) > MESSAGE_BYTES:
            raise PayloadTooBig(len(message), MESSAGE_BYTES)
        self._pieces = None if frame.fin else message
        if frame.fin:
            self._hand_on(message)

    def _hand_on(self, message: bytes) -> None:
        said = message.decode() if self._is_text else message
        if self.hearer is not None:
            self.hearer.hear(said)

    def _answer(self, pong: Frame) -> None:
        if self.ready:
            self.transport.write(pong.serialize(mask=False))
        else:  # asks for pongs and does not read them
            self.transport.abort()

    def look(self, now: float) -> None:
        """Whoever has said nothing for a while is asked whether they are there; browsers answer by themselves."""
        if now - self.heard_at > SILENT + ANSWERS_WITHIN:
            self.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        elif now - self.heard_at > SILENT and not self._pinged and not self.closing:
            self._pinged = True
            self.transport.write(PING)

    # What goes.

    @property
    def ready(self) -> bool:
        """Whether the browser takes what it is sent."""
        return self.stuck_since is None

    def write_text(self, text: bytes) -> None:
        """A message in one frame, at once: views are most of what is sent, and none has to wait for its turn."""
        if not self.closing and not self.transport.is_closing():
            self.transport.write(text_head(len(text)) + text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.hearer is not None:
            self.hearer.go_on()

    # The end.

    def close(self, code: int, reason: str) -> None:
        if not self.closing and not self.transport.is_closing():
            self.closing = True
            word = Close(code, reason.encode()[:REASON].decode(errors="ignore"))
            self.transport.write(Frame(Opcode.CLOSE, word.serialize()).serialize(mask=False))
            self.transport.resume_reading()
            asyncio.get_running_loop().call_later(CLOSES_WITHIN, self.transport.close)
        self._hang_up()

    def fail(self, code: int, reason: str) -> None:
        """Close, and read nothing more."""
        self.close(code, reason)
        self._end()

    def shutdown(self) -> None:
        """The house closes. uvicorn calls it."""
        self.fail(CloseCode.SERVICE_RESTART, "")

    def _end(self) -> None:
        self.closing = True
        self.transport.close()
        self._hang_up()

    def _hang_up(self) -> None:
        hearer, self.hearer = self.hearer, None
        if hearer is not None:
            hearer.hang_up()

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        self._hang_up()


class Handshake(Reader, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, until somebody lets it in."""

    early = b""  # what was sent before the answer was there

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[FRAMES] = self
        await super().run_asgi()
        if self.transport is NOBODY:  # what stood ready for more is let go at once: it holds itself in circles
            cast(dict[str, Any], self.scope["extensions"]).clear()
            vars(self.conn).clear()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self.early += data
            self.transport.pause_reading()
        else:
            super().data_received(data)  # the whole head
            if not self.handshake_initiated:  # that websockets would not read; it says nothing, and nobody would wait
                self.transport.write(NO_HANDSHAKE)
                self.transport.close()

    def settle(self) -> Line:
        """The browser is in: nobody asks any more how it knocked."""
        self.stop_keepalive()
        line = Line(self.transport, cast(set[Any], self.connections))
        self.connections.discard(self)
        line.connections.add(line)
        self.transport.set_protocol(line)
        if self.early:
            line.data_received(self.early)
        self.transport = NOBODY  # that the application has ended does not end the line
        return line
