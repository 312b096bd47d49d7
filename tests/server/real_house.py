"""The server behind its real doors, on a free port of loopback, and guests who speak to it byte by byte."""

from __future__ import annotations

import base64
import contextlib
import socket
import struct
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from peltry.server.app import make_app
from peltry.server.run import make_server
from peltry.server.store.database import database_url

PATIENCE = 30.0  # seconds after which a test that waits in vain fails


@contextlib.contextmanager
def open_house(folder: Path, app: Any = None) -> Iterator[int]:
    """A running server; its port."""
    server = make_server(app or make_app(database_url(folder, None), pace=0.0, sweeping=False, warm=False))
    with socket.create_server(("127.0.0.1", 0)) as door:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        try:
            while not server.started and thread.is_alive():
                time.sleep(0.01)
            yield door.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()


def client(port: int) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", verify=False, trust_env=False, timeout=PATIENCE)


def new_table(port: int, **asked: Any) -> dict[str, Any]:
    asked = {"game": "connect_four", "seats": [{"kind": "human"}, {"kind": "open"}], **asked}
    with client(port) as http:
        answer = http.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """One frame of a browser. Its mask is zero, which is as good as any."""
    head = bytes([(0x80 if last else 0) | opcode])
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack("!H", size)
    return head + length + bytes(4) + payload


TEXT, PIECE, CLOSE, PING, PONG = 1, 0, 8, 9, 10


class RawSocket:
    """A WebSocket without a library that would mind what is sent over it."""

    def __init__(self, port: int, table: str):
        self.wire = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        key = base64.b64encode(bytes(16)).decode()
        self.wire.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.bytes = self.wire.makefile("rb")
        self.status = int(self.bytes.readline().split()[1])
        while self.bytes.readline().strip():
            pass

    def send(self, data: bytes) -> None:
        with contextlib.suppress(OSError):  # the server may have closed it in the middle
            self.wire.sendall(data)

    def closed_with(self) -> int | None:
        """The code with which the server closes; what it says before is passed over. None: without a word."""
        with contextlib.suppress(ConnectionError):
            while len(head := self.bytes.read(2)) == 2:
                size = head[1]
                if size == 126:
                    size = struct.unpack("!H", self.bytes.read(2))[0]
                elif size == 127:
                    size = struct.unpack("!Q", self.bytes.read(8))[0]
                payload = self.bytes.read(size)
                if head[0] & 15 == CLOSE:
                    return int(struct.unpack("!H", payload[:2])[0])
        return None

    def close(self) -> None:
        self.bytes.close()
        self.wire.close()
