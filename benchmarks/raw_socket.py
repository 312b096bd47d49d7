"""A WebSocket for a client that opens thousands and shares its cores with the server it measures.

It is the protocol and nothing else (RFC 6455, without extensions): a handshake whose answer is checked, messages in
whole frames that are masked as a browser's are, pings answered. A frame that no honest server sends is an error.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
import struct
from collections.abc import Callable
from typing import cast

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127  # in place of a length: it follows in so many


class NotLetIn(Exception):
    """The server refused the socket."""


class RawSocket(asyncio.Protocol):
    """Hands every text message to `hear` as it comes."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]):
        self.hear = hear
        self.key = base64.b64encode(os.urandom(16))
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {self.key.decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(NotLetIn("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data, self.rest = self.rest + data, b""
        if not self.opened.done():
            data = self.shake_hands(data)
        at, end = 0, len(data)
        while end - at >= 2:
            kind, length, begins = data[at], data[at + 1], at + 2
            if length == TWO_BYTES:
                if end - at < 4:
                    break
                length, begins = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == EIGHT_BYTES:
                if end - at < 10:
                    break
                length, begins = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            elif length & MASKED:
                raise ValueError("a server masks nothing")
            if end - begins < length:
                break
            at = begins + length
            self.frame(kind, data[begins:at])
        self.rest = data[at:]

    def shake_hands(self, data: bytes) -> bytes:
        head, ends, rest = data.partition(b"\r\n\r\n")
        if not ends:
            self.rest = data
            return b""
        accept = base64.b64encode(hashlib.sha1(self.key + GUID).digest())
        if head.startswith(b"HTTP/1.1 101 ") and accept in head:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(NotLetIn(head.partition(b"\r\n")[0].decode("latin-1")))
            self.transport.close()
        return rest

    def frame(self, kind: int, content: bytes) -> None:
        if kind == FINAL | TEXT:
            self.hear(content)
        elif kind == FINAL | PING:
            self.write(PONG, content)
        elif kind == FINAL | CLOSE:
            self.closed = True
            self.transport.close()
        elif kind != FINAL | PONG:
            raise ValueError(f"a frame of kind {kind:#x} was not expected")

    def send(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, content: bytes) -> None:
        length, mask = len(content), os.urandom(4)
        head = bytes((FINAL | kind, MASKED | length)) if length < TWO_BYTES else (
            struct.pack("!BBH", FINAL | kind, MASKED | TWO_BYTES, length)
        )  # fmt: skip
        keys = (mask * (length // 4 + 1))[:length]
        masked = int.from_bytes(content, "big") ^ int.from_bytes(keys, "big")
        self.transport.write(head + mask + masked.to_bytes(length, "big"))

    def close(self) -> None:
        if not self.closed:
            self.write(CLOSE, (1000).to_bytes(2, "big"))


async def open_socket(port: int, path: str, hear: Callable[[bytes], None]) -> RawSocket:
    loop, host = asyncio.get_running_loop(), f"127.0.0.1:{port}"
    _, wire = await loop.create_connection(lambda: RawSocket(host, path, hear), "127.0.0.1", port)
    await wire.opened
    return wire
