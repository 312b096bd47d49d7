"""The worker that has a table in hand is killed, or stops and comes back, in the middle of moves: none is lost, none
made twice, and what a worker would write that has lost the table is refused."""

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
from private_postgres import PrivatePostgres
from two_workers import Guest
from websockets.asyncio.client import connect

from peltry.server.store import records
from peltry.server.store.database import make_engine
from peltry.server.store.leases import NOW
from peltry.server.store.schema import changes, tables, workers
from peltry.server.tables.rebuilding import rebuild

KILLS = int(os.environ.get("PELTRY_TEST_KILLS", "20"))
PAIRS = 4
NURSERY = Path(__file__).resolve().parents[1] / "store" / "server_nursery.py"
GONE = (OSError, httpx.TransportError, websockets.exceptions.WebSocketException, EOFError, asyncio.TimeoutError)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


class Workers:
    """Two workers on one database, each at a port of its own, killed without warning and started again."""

    def __init__(self, url: str, data: Path):
        self.url, self.data = url, data
        self.ports = [free_port(), free_port()]
        self.pids = [0, 0]
        self.engine = make_engine(url)
        quick = {**os.environ, "PELTRY_BOT_PACE": "0", "PELTRY_WARM": "0"}
        self.nursery = subprocess.Popen(
            [sys.executable, str(NURSERY)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=quick
        )
        assert self.nursery.stdout is not None
        assert self.nursery.stdout.readline() == "ready\n"

    async def start(self, number: int) -> None:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(f"start {self.ports[number]} {self.data} {self.url}\n")
        self.nursery.stdin.flush()
        self.pids[number] = int(self.nursery.stdout.readline())
        async with httpx.AsyncClient(verify=False, trust_env=False) as client:
            for _ in range(3000):
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"http://127.0.0.1:{self.ports[number]}/api/tables")).status_code == 200:
                        return
                await asyncio.sleep(0.01)
        raise AssertionError("the worker did not start")

    async def kill(self, number: int) -> None:
        os.kill(self.pids[number], signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError):
            while True:  # until it is gone, so that the next one finds the port free
                os.kill(self.pids[number], 0)
                await asyncio.sleep(0.002)

    def owner(self, table: str) -> int | None:
        """Which of both has a table in hand."""
        whose = sa.select(workers.c.name).join(tables, tables.c.owner == workers.c.id).where(tables.c.id == table)
        with self.engine.connect() as connection:
            name = connection.execute(whose.where(workers.c.until > NOW)).scalar()
        pid = int(name.rpartition(":")[2]) if name else 0
        return self.pids.index(pid) if pid in self.pids else None

    def close(self) -> None:
        for pid in self.pids:
            with contextlib.suppress(ProcessLookupError):
                if pid:  # 0 would be everybody here
                    os.kill(pid, signal.SIGCONT)
                    os.kill(pid, signal.SIGKILL)
        assert self.nursery.stdin is not None
        self.nursery.stdin.close()
        self.nursery.wait(10)
        self.engine.dispose()


@dataclass
class Table:
    id: str
    tokens: list[str]
    finished: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Player:
    """One seat of a table after another. Comes in at its own door when it is open, else at the other one."""

    house: Workers
    seat: int
    accepted: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)  # (table, version): move, key
    pending: dict[str, Any] | None = None  # a move sent but not answered: sent again with the same key
    at: int = -1  # at whose door
    resent: int = 0

    async def play(self, table: Table) -> None:
        """Until the game is over, whoever dies meanwhile."""
        self.pending = None
        doors = [self.seat, 1 - self.seat]
        while not table.finished.is_set():
            self.at = doors[0]
            with contextlib.suppress(*GONE):
                await self.sit(table, self.house.ports[self.at])
            self.at = -1
            doors.reverse()
            await asyncio.sleep(0.01)

    async def sit(self, table: Table, port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}/ws/{table.id}", open_timeout=10, proxy=None) as wire:
            await wire.send(json.dumps({"do": "hello", "tokens": [table.tokens[self.seat]]}))
            unanswered = self.pending  # sent again once the table is seen: until then its rules may still be loaded
            async for text in wire:
                message = json.loads(text)
                if message["is"] == "error":
                    raise AssertionError(message)
                if message["is"] == "done":
                    assert self.pending is not None
                    assert message["key"] == self.pending["key"]
                    self.accepted[table.id, message["version"]] = (self.pending["move"], message["key"])
                    self.pending = None
                elif message["is"] == "view":
                    newest = max((version for each, version in self.accepted if each == table.id), default=0)
                    assert message["version"] >= newest, "an accepted move is missing"
                    if message["over"]:
                        table.finished.set()
                        return
                    if unanswered is not None:
                        self.resent += 1
                        await wire.send(json.dumps(unanswered))
                        unanswered = None
                    elif self.pending is None and message.get("moves"):
                        await self.move(wire, message)

    async def move(self, wire: Any, view: dict[str, Any]) -> None:
        key = f"{random.getrandbits(64):x}"
        move = random.choice(view["moves"])["move"]
        self.pending = {"do": "move", "seat": self.seat, "move": move, "version": view["version"], "key": key}
        await wire.send(json.dumps(self.pending))


class Pair:
    def __init__(self, house: Workers):
        self.house = house
        self.players = [Player(house, 0), Player(house, 1)]
        self.table: Table | None = None
        self.games = 0

    async def play_on(self) -> None:
        while True:
            self.table = await self.found()
            await asyncio.gather(*(player.play(self.table) for player in self.players))
            self.games += 1

    async def found(self) -> Table:
        asked = {"game": "connect_four", "seats": [{"kind": "human"}, {"kind": "human"}]}
        while True:
            port = random.choice(self.house.ports)
            with contextlib.suppress(*GONE):
                async with httpx.AsyncClient(verify=False, trust_env=False, timeout=20) as client:
                    answer = await client.post(f"http://127.0.0.1:{port}/api/tables", json=asked)
                if answer.status_code == 201:
                    made = answer.json()
                    return Table(made["id"], [seat["token"] for seat in made["seats"]])
            await asyncio.sleep(0.01)

    @property
    def accepted(self) -> dict[tuple[str, int], tuple[int, str]]:
        return self.players[0].accepted | self.players[1].accepted

    @property
    def apart(self) -> bool:
        return {player.at for player in self.players} == {0, 1}


async def many_deaths(house: Workers, pairs: list[Pair]) -> tuple[int, list[float]]:
    """How often somebody was at another worker than the one that was killed, and how long it took to go on."""
    await asyncio.gather(house.start(0), house.start(1))
    playing = [asyncio.create_task(pair.play_on()) for pair in pairs]
    apart, pauses = 0, []
    try:
        for _ in range(KILLS):
            await some_moves(pairs, playing, 6)
            pair = random.choice(pairs)
            owner = None
            while owner is None:
                await some_moves(pairs, playing, 1)
                owner = None if pair.table is None else house.owner(pair.table.id)
            await asyncio.sleep(random.random() * 0.05)
            apart += pair.apart
            await house.kill(owner)
            began = time.monotonic()
            await some_moves([pair], playing, 1)  # the other worker goes on with it, alone
            pauses.append(time.monotonic() - began)
            await house.start(owner)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return apart, pauses


async def some_moves(pairs: list[Pair], playing: list[asyncio.Task[None]], many: int) -> None:
    def count() -> int:
        return sum(len(pair.accepted) for pair in pairs)

    until = count() + many
    for _ in range(12_000):
        for task in playing:
            if task.done():
                task.result()
        if count() >= until:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the games stand still")


def check_all(house: Workers, accepted: dict[tuple[str, int], tuple[int, str]]) -> None:
    with house.engine.connect() as connection:
        rows = connection.execute(sa.select(changes)).all()
    kept = {(row.table_id, row.version): (row.value, row.key) for row in rows}
    assert {place: what for place, what in accepted.items() if kept.get(place) != what} == {}
    keys = [row.key for row in rows if row.key is not None]
    assert len(keys) == len(set(keys)), "a command was carried out twice"
    for table_id in {row.table_id for row in rows}:  # versions without a gap, every log replays
        with house.engine.connect() as connection:
            whole = records.whole(table_id)(connection)
        assert whole is not None
        assert [change.version for change in whole.changes] == list(range(1, whole.record.version + 1))
        moves = [change.value for change in records.fold(whole.changes)]
        match = rebuild(whole.record, whole.record.game, moves, None)
        assert (match.over, len(match.history)) == (whole.record.state == "finished", whole.record.moves)


@pytest.mark.timeout(1800)
def test_deaths_of_the_owner_lose_no_accepted_move(postgres: PrivatePostgres, tmp_path: Path) -> None:
    house = Workers(postgres.new_house(), tmp_path)
    pairs = [Pair(house) for _ in range(PAIRS)]
    try:
        apart, pauses = asyncio.run(many_deaths(house, pairs))
        accepted = {place: what for pair in pairs for place, what in pair.accepted.items()}
        assert len(accepted) > 7 * KILLS
        assert apart > KILLS // 4  # its players were at different workers
        check_all(house, accepted)
    finally:
        house.close()
    resent = sum(player.resent for pair in pairs for player in pair.players)
    pauses.sort()
    print(f"{KILLS} deaths, {apart} with players apart, {len(accepted)} accepted moves, "
          f"{sum(pair.games for pair in pairs)} games, {resent} moves sent again; the next move after a death: "
          f"median {pauses[len(pauses) // 2]:.2f} s, longest {pauses[-1]:.2f} s")  # fmt: skip


def test_a_worker_that_stood_still_comes_back_too_late(postgres: PrivatePostgres, tmp_path: Path) -> None:
    """It wakes up with a move in its hands that nobody else knows of, at a table that has gone on without it."""
    house = Workers(postgres.new_house(), tmp_path)
    try:
        asyncio.run(start_both(house))
        table = asyncio.run(Pair(house).found())
        owner = house.owner(table.id)
        if owner is None:  # nobody has asked for it yet
            Guest(house.ports[0], table.id, table.tokens[0]).leave()
            owner = house.owner(table.id)
        assert owner is not None
        late = Guest(house.ports[owner], table.id, *table.tokens)
        late.view(0)
        os.kill(house.pids[owner], signal.SIGSTOP)
        late.say(do="move", seat=0, move=0, version=0, key="late")
        soon = Guest(house.ports[1 - owner], table.id, *table.tokens)  # waits until the lease has run out
        soon.view(0)
        assert soon.move(6, 0, 0, "soon")["version"] == 1
        os.kill(house.pids[owner], signal.SIGCONT)
        assert late.closed_with() == 1012
        assert soon.move(6, 1, 1, "then")["version"] == 2
        back = Guest(house.ports[owner], table.id, *table.tokens)  # and is passed on to the other
        assert back.view(2)["move"] == 2
        check_all(house, {(table.id, 1): (6, "soon"), (table.id, 2): (6, "then")})
        for guest in (late, soon, back):
            guest.leave()
    finally:
        house.close()


async def start_both(house: Workers) -> None:
    await asyncio.gather(house.start(0), house.start(1))
