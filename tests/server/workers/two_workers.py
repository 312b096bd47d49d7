"""Workers of one house in this process, each behind a door of its own, and guests who speak to one of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from peltry.server.app import make_app
from peltry.server.bounds.settings import Settings
from peltry.server.run import make_server

PATIENCE = 60.0  # seconds after which a test that waits in vain fails
Message = dict[str, Any]


@dataclass
class OpenWorker:
    port: int
    app: Any

    @property
    def lobby(self) -> Any:
        return self.app.state.lobby

    @property
    def id(self) -> int:
        return int(self.lobby.neighbours.id)

    def call(self, method: str, path: str, secret: str | None = None, **body: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        with httpx.Client(verify=False, trust_env=False, timeout=PATIENCE) as http:
            data = body or None if method == "POST" else None
            return http.request(method, f"http://127.0.0.1:{self.port}{path}", headers=headers, json=data)

    def post(self, path: str, secret: str | None = None, **body: Any) -> Any:
        answer = self.call("POST", f"/api/{path}", secret, **body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def get(self, path: str, secret: str | None = None) -> Any:
        answer = self.call("GET", f"/api/{path}", secret)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def does(self, work: Callable[[], Any]) -> Any:
        """In the worker's own loop."""
        return asyncio.run_coroutine_threadsafe(work(), self.lobby.neighbours._loop).result(PATIENCE)


@contextlib.contextmanager
def open_worker(url: str, sweeping: bool = False, settings: Settings | None = None) -> Iterator[OpenWorker]:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = int(door.getsockname()[1])
        app = make_app(url, pace=0.0, sweeping=sweeping, warm=False, settings=settings, inside=f"127.0.0.1:{port}")
        server = make_server(app)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        try:
            while not server.started and thread.is_alive():
                time.sleep(0.01)
            yield OpenWorker(port, app)
        finally:
            server.should_exit = True
            thread.join()


class Guest:
    """A browser at one table, at the door of one worker."""

    def __init__(self, port: int, table: str, *tokens: str):
        self.there = contextlib.ExitStack()
        door = f"ws://127.0.0.1:{port}/ws/{table}"
        self.socket = self.there.enter_context(connect(door, open_timeout=PATIENCE, proxy=None))
        self.say(do="hello", tokens=list(tokens))

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := json.loads(self.socket.recv(PATIENCE))):
            pass
        return dict(message)

    def next(self, kind: str) -> Message:
        return self.until(lambda message: message["is"] == kind)

    def view(self, version: int) -> Message:
        return self.until(lambda message: message["is"] == "view" and message["version"] == version)

    def move(self, move: int, version: int, seat: int, key: str) -> Message:
        self.say(do="move", seat=seat, move=move, version=version, key=key)
        return self.until(lambda message: message["is"] in ("done", "error"))

    def closed_with(self) -> int | None:
        """Reads on until the worker closes."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code

    def leave(self) -> None:
        self.there.close()


def two_people(at: OpenWorker, other: OpenWorker, **more: Any) -> tuple[str, list[str]]:
    """A table made at one worker, whose second seat is taken through the other."""
    made = at.post("tables", "a" * 32, game="connect_four", seats=[{"kind": "human"}, {"kind": "open"}], **more)
    second = other.post(f"tables/{made['id']}/join", "b" * 32, name="Boris")
    return made["id"], [made["seats"][0]["token"], second["token"]]


def soon(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.05)
