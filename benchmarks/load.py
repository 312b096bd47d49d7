"""How many tables one server carries: starts it and plays on hundreds of tables over real WebSockets on loopback.

    python benchmarks/load.py [--game stroganov] [--tables 300] [--seats 4] [--seconds 30] [--pace 1.0]
                              [--database postgresql+psycopg://USER@HOST/EMPTY [--workers 2]]

Every seat has a socket of its own. In each table somebody moves once every `pace` seconds. The answer is the time from
sending a move to hearing that it is kept on the disk; `seen` is the time until the last seat at the table has the new
view. Every view is checked: is it this seat's, no older than the last, whole? Prints one JSON object. Bounded in count
and time; the client shares the machine with the server, so the numbers are what is left for the server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import gc
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvloop

from raw_socket import NotLetIn, RawSocket, open_socket

MOST_TABLES, MOST_SECONDS = 1500, 300
VERSION = re.compile(rb'^\{"is":"view","version":(\d+),"move":\d+,"seat":(-?\d+)')
DONE = re.compile(rb'^\{"is":"done","version":(\d+)')
# All come from one address here, so the limits of one visitor would be those of the house.
ONE_VISITOR = """[limits]
posts = [2000, 4000]
sockets = [2000, 8000]
messages = [20000, 80000]
looks = [2000, 20000]
sockets_open = 8000
open_tables = 2000
listed_tables = 100000
tables_a_day = 100000
"""


@dataclass
class Numbers:
    """What was measured while the clock ran."""

    running: bool = False
    answers: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    refused: int = 0
    wrong: int = 0  # views that no seat should have got: another's, an older one, or no JSON
    finished: int = 0
    bytes: int = 0
    views: int = 0


@dataclass
class Table:
    id: str
    tokens: list[str]
    numbers: Numbers
    pace: float
    sockets: list[RawSocket] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)  # the version that each seat saw last
    sent: dict[int, float] = field(default_factory=dict)  # by the version a move leads to
    waiting: dict[int, int] = field(default_factory=dict)  # seats that have not seen that version
    next_move: float = 0.0
    moved: int = 0  # while the clock ran
    thinks: tuple[RawSocket, dict[str, Any]] | None = None  # who is to move, before all tables are laid
    going: bool = False
    mover: asyncio.TimerHandle | None = None

    async def sit(self, port: int, seat: int) -> None:
        for _ in range(200):
            try:
                wire = await open_socket(port, f"/ws/{self.id}", functools.partial(self.hear, seat))
                break
            except (NotLetIn, OSError):
                await asyncio.sleep(0.5 + random.random())
        else:
            raise RuntimeError("no socket could be opened")
        self.sockets.append(wire)
        self.shown.append(-1)
        wire.send(orjson.dumps({"do": "hello", "tokens": [self.tokens[seat]], "lang": "en"}))

    def hear(self, seat: int, text: bytes) -> None:
        now, numbers = time.perf_counter(), self.numbers
        numbers.bytes += len(text) if numbers.running else 0
        if found := VERSION.match(text):
            version = int(found[1])
            if int(found[2]) != seat or version < self.shown[seat] or not text.endswith(b"}"):
                numbers.wrong += 1
            self.shown[seat] = version
            numbers.views += numbers.running
            self.saw(version, now)
            if b'"moves":[{' in text:
                self.think(self.sockets[seat], orjson.loads(text))
        elif found := DONE.match(text):
            began = self.sent.get(int(found[1]))
            if began is not None and numbers.running:
                numbers.answers.append(now - began)
                self.moved += 1
        elif text.startswith(b'{"is":"error"'):
            numbers.refused += 1

    def saw(self, version: int, now: float) -> None:
        for kept in [each for each in self.waiting if each <= version]:
            self.waiting[kept] -= 1
            if self.waiting[kept] == 0:
                del self.waiting[kept]
                if self.numbers.running:
                    self.numbers.seen.append(now - self.sent[kept])
                self.sent.pop(kept, None) if kept < version else None

    def think(self, wire: RawSocket, view: dict[str, Any]) -> None:
        """Whoever is to move does so when it is time; meanwhile everybody listens."""
        if view["over"]:
            self.numbers.finished += 1
        elif not self.going:
            self.thinks = wire, view
        else:
            now = time.perf_counter()
            self.next_move = max(self.next_move, now)
            self.mover = asyncio.get_running_loop().call_later(self.next_move - now, self.move, wire, view)

    def go(self, first: float) -> None:
        """Begin to play, with a first move at this time."""
        self.going, self.next_move = True, first
        if self.thinks is not None:
            self.think(*self.thinks)

    def move(self, wire: RawSocket, view: dict[str, Any]) -> None:
        self.next_move += self.pace
        version = view["version"]
        choice = random.choice(view["moves"])["move"]
        message = {"do": "move", "seat": view["seat"], "move": choice, "version": version, "key": f"{version}"}
        self.waiting[version + 1] = len(self.tokens)
        self.sent[version + 1] = time.perf_counter()
        wire.send(orjson.dumps(message))

    def leave(self) -> None:
        if self.mover is not None:
            self.mover.cancel()
        for wire in self.sockets:
            wire.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def crew(pid: int) -> list[int]:
    """A process and those it started: the server with its workers."""
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as children:
        return [pid, *(each for child in children.read().split() for each in crew(int(child)))]


def resident_kb(pid: int) -> int:
    total = 0
    for each in crew(pid):
        with open(f"/proc/{each}/status", encoding="ascii") as status:
            total += next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    return total


def cpu_seconds(pid: int) -> float:
    total = 0
    for each in crew(pid):
        with open(f"/proc/{each}/stat", encoding="ascii") as stat:
            fields = stat.read().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


async def create(client: httpx.AsyncClient, game: str, seats: int, numbers: Numbers, pace: float) -> Table:
    asked = {"game": game, "seats": [{"kind": "human"}] * seats}
    while True:
        answer = await client.post("/api/tables", json=asked)
        if answer.status_code != 429:
            break
        await asyncio.sleep(0.5)
    answer.raise_for_status()
    made = answer.json()
    return Table(made["id"], [seat["token"] for seat in made["seats"]], numbers, pace)


async def until_open(client: httpx.AsyncClient) -> None:
    for _ in range(600):
        with contextlib.suppress(httpx.TransportError):
            await client.get("/api/tables")
            break
        await asyncio.sleep(0.05)


async def until_ready(client: httpx.AsyncClient, game: str) -> None:
    for _ in range(6000):
        with contextlib.suppress(httpx.TransportError):
            games = (await client.get("/api/games")).json()["games"]
            if any(each["name"] == game and each["ready"] for each in games):
                return
        await asyncio.sleep(0.1)
    raise RuntimeError(f"{game} did not become ready")


async def play(port: int, pid: int, wanted: argparse.Namespace) -> dict[str, Any]:
    numbers = Numbers()
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, verify=False, trust_env=False, timeout=60) as client:
        await until_open(client)
        # One table first, so that what the game itself needs is not counted as the tables'.
        first = await create(client, wanted.game, wanted.seats, Numbers(), wanted.pace)
        await until_ready(client, wanted.game)
        await first.sit(port, 0)
        await asyncio.sleep(1)
        before = resident_kb(pid)
        tables = [await create(client, wanted.game, wanted.seats, numbers, wanted.pace) for _ in range(wanted.tables)]
    for table in tables:
        for seat in range(wanted.seats):
            await table.sit(port, seat)
    gc.freeze()  # the client's own collector would stop it for a quarter of a second, and the server be blamed
    gc.disable()
    await asyncio.sleep(2)
    numbers.running, cpu, own = True, cpu_seconds(pid), time.process_time()
    began = time.perf_counter()
    for number, table in enumerate(tables):
        table.go(began + wanted.pace * number / len(tables))  # spread over the second
    await asyncio.sleep(wanted.seconds)
    numbers.running = False
    took, cpu, own = time.perf_counter() - began, cpu_seconds(pid) - cpu, time.process_time() - own
    after = resident_kb(pid)
    for table in [first, *tables]:
        table.leave()
    await asyncio.sleep(0.2)
    return {
        "game": wanted.game, "tables": wanted.tables, "seats": wanted.seats, "pace_s": wanted.pace,
        "database": "postgresql" if wanted.database else "sqlite", "workers": wanted.workers or 1,
        "seconds": round(took, 1),
        "moves": len(numbers.answers), "moves_a_second": round(len(numbers.answers) / took, 1),
        "moves_of_a_table": [min(table.moved for table in tables), max(table.moved for table in tables)],
        "answer_ms": spread(numbers.answers), "seen_by_all_ms": spread(numbers.seen),
        "kB_a_table": round((after - before) / wanted.tables, 1), "server_cpu": round(cpu / took, 2),
        "server_cpu_ms_a_view": round(1e3 * cpu / max(1, numbers.views), 3),
        "client_cpu": round(own / took, 2), "MB_sent_a_second": round(numbers.bytes / took / 1e6, 1),
        "refused": numbers.refused, "wrong": numbers.wrong,
        "load_average": round(os.getloadavg()[0], 1), "cores": os.cpu_count(),
    }  # fmt: skip


def spread(seconds: list[float]) -> dict[str, float]:
    if len(seconds) < 2:
        return {}
    cuts = statistics.quantiles(seconds, n=100)
    return {"median": round(cuts[49] * 1e3, 1), "p99": round(cuts[98] * 1e3, 1), "max": round(max(seconds) * 1e3, 1)}


@contextlib.contextmanager
def house(database: str | None = None, workers: int | None = None, **environment: str) -> Iterator[tuple[int, int]]:
    """A server of its own, with nothing in its database: its port and its process."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        settings = Path(data, "settings.toml")
        settings.write_text(ONE_VISITOR, encoding="utf-8")
        asked = f"'127.0.0.1', {port}, {data!r}, {database!r}, {str(settings)!r}, workers={workers!r}"
        command = f"from peltry.server.run import serve; serve({asked})"
        own = {**os.environ, **environment}
        server = subprocess.Popen([sys.executable, "-c", command], stdout=subprocess.DEVNULL, env=own)
        try:
            yield port, server.pid
        finally:
            server.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(10)
            if server.poll() is None:
                server.kill()
                server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="stroganov")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--database", help="an empty one of PostgreSQL; SQLite in a folder of its own by default")
    parser.add_argument("--workers", type=int)
    wanted = parser.parse_args()
    wanted.tables, wanted.seconds = min(wanted.tables, MOST_TABLES), min(wanted.seconds, MOST_SECONDS)
    with house(wanted.database, wanted.workers, PELTRY_WARM="0") as (port, process):
        print(json.dumps(uvloop.run(play(port, process, wanted)), indent=1))


if __name__ == "__main__":
    main()
