"""How soon everybody is back after a crash: a full house is killed and started again, and all browsers return at once.

    python benchmarks/returning.py [--game stroganov] [--tables 300] [--seats 4] [--played 20] [--down 2.0]

Every seat has a socket of its own, all from one address, as in a club behind one line. They play for `played` seconds,
a move a second at each table; then the server is killed (SIGKILL), lies for `down` seconds as under systemd, and is
started again on the same data. Each browser comes back as `web/client/lib/socket.ts` does: later each time. A seat is
back when it has its view with every move that it had seen before. Times count from the start of the new process.
Prints one JSON object; the browsers share the machine with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

import httpx
import uvloop

from load import VERSION, Numbers, Table, cpu_seconds, create, free_port, resident_kb, spread, until_ready
from raw_socket import NotLetIn, open_socket

FIRST_WAIT, GROWS, LONGEST_WAIT = 0.6, 1.3, 15.0  # seconds: of web/client/lib/socket.ts
GIVE_UP = 120.0


class Browser:
    """One seat's browser: what it saw last, and when it was back."""

    def __init__(self, table: Table, seat: int):
        self.table, self.token = table, table.tokens[seat]
        self.seen = table.shown[seat]
        self.attempts = 0
        self.back = asyncio.Event()
        self.back_at: float | None = None

    def hear(self, text: bytes) -> None:
        found = VERSION.match(text)
        if found is not None and int(found[1]) >= self.seen and not self.back.is_set():
            self.back_at = time.perf_counter()
            self.back.set()

    async def come_back(self, port: int) -> None:
        wait = FIRST_WAIT
        while not self.back.is_set():
            await asyncio.sleep(wait * random.uniform(0.8, 1.2))
            wait = min(wait * GROWS, LONGEST_WAIT)
            self.attempts += 1
            with contextlib.suppress(OSError, NotLetIn):
                wire = await open_socket(port, f"/ws/{self.table.id}", self.hear)
                hello = {"do": "hello", "tokens": [self.token], "lang": "en", "seen": self.seen}
                wire.send(json.dumps(hello).encode())
                while not wire.closed and not self.back.is_set():
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.5):
                            await self.back.wait()  # and stays, as people do


@contextlib.contextmanager
def server(port: int, data: str) -> Iterator[subprocess.Popen[bytes]]:
    command = f"from peltry.server.run import serve; serve('127.0.0.1', {port}, {data!r})"
    process = subprocess.Popen([sys.executable, "-c", command], stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


async def an_evening(port: int, wanted: argparse.Namespace) -> list[Browser]:
    """Tables full of people who have played for a while. Ends with what each of them saw last."""
    numbers = Numbers()
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, verify=False, trust_env=False, timeout=60) as client:
        tables = [await create(client, wanted.game, wanted.seats, numbers, 1.0) for _ in range(wanted.tables)]
        await until_ready(client, wanted.game)
    for table in tables:
        for seat in range(wanted.seats):
            await table.sit(port, seat)
    for number, table in enumerate(tables):
        table.go(time.perf_counter() + number / len(tables))
    await asyncio.sleep(wanted.played)
    for table in tables:
        table.going = False
        if table.mover is not None:
            table.mover.cancel()
    return [Browser(table, seat) for table in tables for seat in range(wanted.seats)]


async def run(wanted: argparse.Namespace) -> dict[str, Any]:
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        with server(port, data) as first:
            await until_open(port)
            browsers = await an_evening(port, wanted)
            first.send_signal(signal.SIGKILL)
            first.wait()
        back = [asyncio.create_task(each.come_back(port)) for each in browsers]
        await asyncio.sleep(wanted.down)
        began, own = time.perf_counter(), time.process_time()
        with server(port, data) as second:
            open_after = await until_open(port)
            while any(each.back_at is None for each in browsers) and time.perf_counter() - began < GIVE_UP:
                await asyncio.sleep(0.05)
            megabytes, cpu = resident_kb(second.pid) // 1024, cpu_seconds(second.pid)
            for task in back:
                task.cancel()
            await asyncio.gather(*back, return_exceptions=True)
    times = [each.back_at - began for each in browsers if each.back_at is not None]
    moves = [each.seen for each in browsers]
    return {
        "game": wanted.game, "tables": wanted.tables, "browsers": len(browsers), "down_s": wanted.down,
        "changes_a_table": round(sum(moves) / len(moves), 1), "open_after_s": round(open_after - began, 2),
        "back": len(times), "back_after_ms": spread(times), "all_back_after_s": round(max(times, default=0.0), 2),
        "attempts_a_browser": round(sum(each.attempts for each in browsers) / len(browsers), 2),
        "server_MB": megabytes, "server_cpu_s": round(cpu, 2), "browsers_cpu_s": round(time.process_time() - own, 2),
        "load_average": round(os.getloadavg()[0], 1), "cores": os.cpu_count(),
    }  # fmt: skip


async def until_open(port: int) -> float:
    """When the new process answers."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as client:
        while True:
            with contextlib.suppress(httpx.TransportError):
                await client.get("/health")
                return time.perf_counter()
            await asyncio.sleep(0.02)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="stroganov")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--played", type=float, default=20.0)
    parser.add_argument("--down", type=float, default=2.0)
    print(json.dumps(uvloop.run(run(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
