"""What one visitor may do is counted for the whole house: knocking at another worker's door brings nothing more."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from private_postgres import PrivatePostgres
from two_workers import PATIENCE, soon
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

SERVE = "import sys; from peltry.cli import main; sys.exit(main(['serve', '--port', '0', *sys.argv[1:]]))"
SETTINGS = """
[house]
password = "taiga"
[limits]  # nothing grows again while a test runs
guesses = [1e-9, 4]
imports = [1e-9, 3]
seats = [1e-9, 5]
talk = [1e-9, 6]
sockets = [1e-9, 60]
sockets_open = 8
open_tables = 6
"""


@contextlib.contextmanager
def worker(url: str, settings: Path) -> Iterator[subprocess.Popen[str]]:
    """A process of its own that shares the database."""
    asked = [sys.executable, "-c", SERVE, "--database", url, "--workers", "1", "--config", settings]
    quiet = {**os.environ, "PELTRY_WARM": "0"}
    with subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=quiet) as process:
        try:
            yield process
        finally:
            process.terminate()


def port_of(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    return int(process.stdout.readline().rpartition(":")[2])


class Visitor:
    """Somebody who goes from door to door."""

    def __init__(self, ports: tuple[int, int]):
        self.ports = ports
        self.http = httpx.Client(verify=False, trust_env=False, timeout=PATIENCE)
        let_in = self.knock(0, "taiga")
        assert let_in.status_code == 303
        self.cookie = {"cookie": let_in.headers["set-cookie"].partition(";")[0]}

    def knock(self, at: int, password: str) -> httpx.Response:
        return self.http.post(f"http://127.0.0.1:{self.ports[at]}/door", data={"password": password})

    def post(self, at: int, path: str, content: bytes | None = None, **body: Any) -> httpx.Response:
        sent = json.dumps(body).encode() if content is None else content
        url = f"http://127.0.0.1:{self.ports[at]}/api/{path}"
        return self.http.post(url, content=sent, headers=self.cookie)

    def found(self, at: int, seats: int, **more: Any) -> httpx.Response:
        asked = [{"kind": "human"}, *[{"kind": "open"}] * (seats - 1)]
        return self.post(at, "tables", game="stroganov" if seats > 2 else "connect_four", seats=asked, **more)

    def sit(self, at: int, table: str) -> ClientConnection:
        door = f"ws://127.0.0.1:{self.ports[at]}/ws/{table}"
        return connect(door, additional_headers=self.cookie, open_timeout=PATIENCE, proxy=None)

    def comes_in(self, at: int, table: str) -> bool:
        try:
            with self.sit(at, table):
                return True
        except InvalidStatus:
            return False


@pytest.fixture(scope="module")
def visitor(postgres: PrivatePostgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    url, settings = postgres.new_house(), tmp_path_factory.mktemp("house") / "settings.toml"
    settings.write_text(SETTINGS)
    with worker(url, settings) as one, worker(url, settings) as other:
        found = Visitor((port_of(one), port_of(other)))
        yield found
        found.http.close()


def test_nobody_gets_more_at_another_workers_door(visitor: Visitor) -> None:
    wrong = [visitor.knock(number % 2, f"guess {number}").status_code for number in range(6)]
    assert wrong == [401, 401, 401, 401, 429, 429]
    assert [visitor.knock(at, "taiga").status_code for at in (0, 1)] == [429, 429], (
        "right or wrong is not told any more"
    )

    brought = [visitor.post(number % 2, "import", b"no save").status_code for number in range(6)]
    assert sorted(brought) == [400] * 3 + [429] * 3

    with ThreadPoolExecutor(8) as many:  # all at once: each sees room for itself
        found = [each.status_code for each in many.map(lambda n: visitor.found(n % 2, 2, open=True), range(16))]
    assert sorted(found) == [201] * 6 + [429] * 10

    tables = [visitor.found(number % 2, 4).json()["id"] for number in range(3)]
    joined = [visitor.post(number % 2, f"tables/{tables[number % 3]}/join").status_code for number in range(9)]
    assert sorted(joined) == [200] * 5 + [429] * 4

    lines = sorted(answer for at in (0, 1) for answer in talk(visitor, at))
    assert lines == ["chat"] * 6 + ["error"] * 2


def talk(visitor: Visitor, at: int) -> list[str]:
    """What becomes of four lines said at a table that was made at the same worker."""
    made = visitor.found(at, 2).json()
    answers: list[str] = []
    with visitor.sit(at, made["id"]) as here:
        here.send(json.dumps({"do": "hello", "tokens": [made["seats"][0]["token"]]}))
        while json.loads(here.recv(PATIENCE))["is"] != "chat":
            pass
        for number in range(4):
            here.send(json.dumps({"do": "chat", "text": f"line {number}"}))
            while (said := json.loads(here.recv(PATIENCE))["is"]) not in ("chat", "error"):
                pass
            answers.append(said)
    return answers


def test_sockets_of_one_visitor_are_counted_together(visitor: Visitor) -> None:
    """A second later: nobody who comes waits until the others have been asked."""
    table = visitor.found(0, 2).json()["id"]
    assert visitor.comes_in(1, table)
    with contextlib.ExitStack() as windows:
        for number in range(8):  # some of them are passed on: each is one all the same
            windows.enter_context(visitor.sit(0 if number < 6 else 1, table))
        soon(lambda: not visitor.comes_in(0, table) and not visitor.comes_in(1, table))
    soon(lambda: visitor.comes_in(0, table) and visitor.comes_in(1, table))  # all were closed, and that was told
