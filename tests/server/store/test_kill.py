"""The server is killed with SIGKILL again and again in the middle of games: no accepted move is ever lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import websockets.exceptions
from websockets.asyncio.client import connect

from peltry.server.store import records
from peltry.server.store.database import database_url, make_engine
from peltry.server.store.schema import changes
from peltry.server.tables.rebuilding import rebuild

KILLS, COLD_KILLS = int(os.environ.get("PELTRY_KILLS", "57")), 3  # a night's run has a thousand
TABLES = 6
HERE = Path(__file__).resolve().parent


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def plain_client(port: int) -> httpx.AsyncClient:
    """Without certificates, whose reading would take longer than the server's start."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False, trust_env=False)


class Servers:
    """One server at a time on one database, killed without warning."""

    def __init__(self, data: Path):
        self.data, self.port = data, free_port()
        self.pid = 0
        environment = {**os.environ, "PELTRY_BOT_PACE": "0", "PELTRY_WARM": "0"}
        self.environment = environment
        self.nursery = subprocess.Popen(
            [sys.executable, str(HERE / "server_nursery.py")],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment,
        )  # fmt: skip
        assert self.nursery.stdout is not None
        assert self.nursery.stdout.readline() == "ready\n"
        self.cold: subprocess.Popen[bytes] | None = None
        self.starts: list[float] = []

    async def start(self, cold: bool = False) -> None:
        began = time.monotonic()
        if cold:
            command = f"from peltry.server.run import serve; serve('127.0.0.1', {self.port}, {str(self.data)!r}, None)"
            self.cold = subprocess.Popen(
                [sys.executable, "-c", command], stdout=subprocess.DEVNULL, env=self.environment
            )
            self.pid = self.cold.pid
        else:
            assert self.nursery.stdin is not None
            assert self.nursery.stdout is not None
            self.nursery.stdin.write(f"start {self.port} {self.data}\n")
            self.nursery.stdin.flush()
            self.pid = int(self.nursery.stdout.readline())
        async with plain_client(self.port) as client:
            for _ in range(3000):
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get("/api/tables")).status_code == 200:
                        self.starts.append(time.monotonic() - began)
                        return
                await asyncio.sleep(0.01)
        raise AssertionError("the server did not start")

    async def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        if self.cold is not None:
            self.cold.wait()
            self.cold = None
            return
        while True:  # until it is gone, so that the next one finds the port free
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                return
            await asyncio.sleep(0.002)

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            if self.pid:  # 0 would be everybody here
                os.kill(self.pid, signal.SIGKILL)
        assert self.nursery.stdin is not None
        self.nursery.stdin.close()
        self.nursery.wait(10)


Accepted = dict[tuple[str, int], tuple[int, str]]  # (table, version): move, key


@dataclass
class Player:
    """Plays all human seats of one table after another, and writes down every move the server accepted."""

    servers: Servers
    bots: bool
    table: str = ""
    tokens: list[str] = field(default_factory=list)
    accepted: Accepted = field(default_factory=dict)
    pending: dict[str, Any] | None = None  # a move sent but not answered: sent again with the same key
    finished: int = 0
    resent: int = 0
    rest: float = 0.0  # seconds before each message: who is never cut off would be too fast for the house

    async def play(self) -> None:
        """Until the server dies."""
        with contextlib.suppress(OSError, httpx.TransportError, websockets.exceptions.WebSocketException, EOFError):
            while True:
                if not self.table:
                    await self.found()
                await self.one_game()

    async def found(self) -> None:
        kinds = ["human", "bot"] if self.bots else ["human", "human"]
        async with plain_client(self.servers.port) as client:
            asked = {"game": "connect_four", "seats": [{"kind": kind} for kind in kinds]}
            answer = (await client.post("/api/tables", json=asked)).json()
        self.table, self.tokens = answer["id"], [seat["token"] for seat in answer["seats"]]

    async def one_game(self) -> None:
        async with connect(f"ws://127.0.0.1:{self.servers.port}/ws/{self.table}", open_timeout=5) as wire:
            await wire.send(json.dumps({"do": "hello", "tokens": self.tokens}))
            if self.pending is not None:
                self.resent += 1
                await wire.send(json.dumps(self.pending))
            view: dict[str, Any] = {"version": -1}
            async for text in wire:
                message = json.loads(text)
                if message["is"] == "done":
                    assert self.pending is not None
                    assert message["key"] == self.pending["key"]
                    self.accepted[self.table, message["version"]] = (self.pending["move"], message["key"])
                    self.pending = None
                elif message["is"] == "view":
                    view = message
                elif message["is"] == "error":
                    raise AssertionError(message)
                newest = max((version for table, version in self.accepted if table == self.table), default=0)
                if self.pending is None and message["is"] == "view":
                    assert message["version"] >= newest, "an accepted move is missing"
                if self.pending is not None or view["version"] < newest:
                    continue  # the view that knows our last move is still on its way
                if view["over"]:
                    self.finished += 1
                    self.table = ""
                    return
                await self.answer(wire, view)
                view = {"version": -1}

    async def answer(self, wire: Any, view: dict[str, Any]) -> None:
        await asyncio.sleep(self.rest)
        if view["toPlay"] not in view["mySeats"]:
            return
        if not view.get("moves"):
            await wire.send(json.dumps({"do": "seat", "seat": view["toPlay"]}))
            return
        move = random.choice(view["moves"])["move"]
        key = f"{random.getrandbits(64):x}"
        self.pending = {"do": "move", "seat": view["toPlay"], "move": move, "version": view["version"], "key": key}
        await wire.send(json.dumps(self.pending))


async def many_deaths(servers: Servers, players: list[Player]) -> None:
    for round_ in range(KILLS + COLD_KILLS):
        await servers.start(cold=round_ >= KILLS)
        playing = [asyncio.create_task(player.play()) for player in players]
        before = sum(len(player.accepted) for player in players)
        # In the middle of games: not before something was accepted since the start, then at any moment.
        for _ in range(4000):
            if sum(len(player.accepted) for player in players) > before + 3:
                break
            await asyncio.sleep(0.005)
        await asyncio.sleep(random.random() * 0.06)
        await servers.kill()
        done = await asyncio.gather(*playing, return_exceptions=True)
        for error in done:
            if isinstance(error, BaseException):
                raise error


def missing_in(database: Path, accepted: Accepted) -> Accepted:
    """What a database that is left does not hold of what was accepted. It must be whole, and every game in it."""
    engine = make_engine(database_url(database, None))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        rows = connection.execute(sa.select(changes)).all()
        kept = {(row.table_id, row.version): (row.value, row.key) for row in rows}
        keys = [row.key for row in rows if row.key is not None]
        assert len(keys) == len(set(keys)), "a command was carried out twice"
    for table_id in {row.table_id for row in rows}:  # and no table is broken: no gap, and every log replays
        with engine.connect() as connection:
            whole = records.whole(table_id)(connection)
        assert whole is not None
        assert [change.version for change in whole.changes] == list(range(1, whole.record.version + 1))
        moves = [change.value for change in records.fold(whole.changes)]
        match = rebuild(whole.record, whole.record.game, moves, None)
        assert (match.over, len(match.history)) == (whole.record.state == "finished", whole.record.moves)
    engine.dispose()
    return {place: what for place, what in accepted.items() if kept.get(place) != what}


@pytest.mark.timeout(600 + 6 * KILLS)
def test_sixty_deaths_lose_no_accepted_move(tmp_path: Path) -> None:
    servers = Servers(tmp_path)
    players = [Player(servers, bots=number % 3 == 2) for number in range(TABLES)]
    try:
        asyncio.run(many_deaths(servers, players))
    finally:
        servers.close()
    accepted = {place: what for player in players for place, what in player.accepted.items()}
    assert len(accepted) > 3 * (KILLS + COLD_KILLS)
    assert missing_in(tmp_path, accepted) == {}
    starts = sorted(servers.starts)
    print(f"{len(accepted)} accepted moves, {sum(p.finished for p in players)} games, {sum(p.resent for p in players)} "
          f"moves sent again, start-up median {starts[len(starts) // 2]:.2f} s")  # fmt: skip
