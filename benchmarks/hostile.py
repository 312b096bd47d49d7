"""Guests who know the protocol and mean no good: does the house stay up, quick and of one size?

    python benchmarks/hostile.py [--messages 100000] [--seed 1] [--json]

Starts a server on loopback with wide limits (a limit would keep most of it out) and sends it messages made from good
ones: fields missing, of another kind, far too large; commands out of order and with other people's seats; text that is
no JSON, bytes that are no text; every call of the server with paths, bodies and cookies of the same making, saves in
other encodings, heaps of marks on one letter. In between one table is played on by honest people. The house is private,
so that its door is tried too. Ends with an error when an answer is a 500, when the log tells of a failure, when an
honest move is not answered, or when the server's memory goes on growing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import websockets.exceptions
from websockets.asyncio.client import connect

from load import free_port, resident_kb
from peltry.table.save import checksum

MOST = 1_000_000
AT_ONCE = 8  # guests
IN_ONE_VISIT = 60  # messages over one socket
HONEST_WITHIN = 20.0  # seconds; a busy machine is slow, a house that hangs is slower
FIFTHS = 5
MAY_GROW = 1.1  # of its memory, from the third fifth of the messages to the last
LIMITS = {
    **dict.fromkeys(("messages_a_second", "messages_at_once", "frames_a_second", "frames_at_once"), MOST),
    **{key: [MOST, MOST] for key in ("gets", "stories", "posts", "imports", "sockets", "guesses", "seats", "talk")},
    **{key: [MOST, MOST] for key in ("messages", "looks", "hints", "analyses")},
    "open_tables": 40,
}  # fmt: skip
COMMANDS = (
    "hello", "move", "undo", "agree", "chat", "lang", "seat", "back", "pace", "why", "ahead", "prepare", "ping",
    "rules", "hint", "nothing",
)  # fmt: skip
CALLS = (
    ("GET", "/api/games"), ("GET", "/api/games/{game}/art.svg"), ("GET", "/api/games/{game}/rules"),
    ("GET", "/api/games/{game}/cover.svg"), ("GET", "/api/games/{game}/table.css"),
    ("GET", "/api/games/{game}/peoples"), ("GET", "/door/{weird}"), ("GET", "/api/tables"),
    ("POST", "/api/tables"), ("GET", "/api/tables/{table}"), ("POST", "/api/tables/{table}/join"),
    ("POST", "/api/tables/{table}/leave"), ("POST", "/api/tables/{table}/start"), ("POST", "/api/tables/{table}/renew"),
    ("POST", "/api/tables/{table}/rematch"), ("POST", "/api/tables/{table}/fork"), ("POST", "/api/import"),
    ("GET", "/api/tables/{table}/replay"), ("GET", "/api/tables/{table}/log"), ("GET", "/api/tables/{table}/points"),
    ("GET", "/api/tables/{table}/analysis"), ("POST", "/api/tables/{table}/choose"),
    ("GET", "/api/tables/{table}/export"), ("GET", "/api/tables/{table}/verify"), ("POST", "/api/games/{game}/lesson"),
    ("GET", "/t/{table}"), ("GET", "/rules/{game}"), ("GET", "/door"), ("POST", "/door"), ("GET", "/health"),
    ("GET", "/metrics"), ("GET", "/{weird}"), ("GET", "/api/{weird}"), ("POST", "/api/{weird}"),
)  # fmt: skip
RUBBISH = ('{"do"', "[]", "null", '"', "{" * 500, '{"do":"move","do":"chat"}', "1e999", "\ufeff")
NESTED: Any = []
for _ in range(200):
    NESTED = [NESTED]
WEIRD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 3, 255, 2**31 - 1, 2**31, 2**63, -(2**63), 2**70, 1e308, -0.0, 0.5, "", "0", "x" * 300,
    "\x00", "\ud800", "\u202e", "e\u0301" * 90, "a" * 3000, "e" + "\u0301\u0323" * 3000, "__proto__", "../../etc",
    "%00", "<b>", "NaN", [], {}, [None],
    [[1]] * 40, {"a": {"b": {}}}, NESTED, {"": ""}, list(range(300)), "en", "cs", "human", "bot", "open", "greedy",
    "master", "connect_four", "stroganov", "connect_four@1", "connect_four@99",
)  # fmt: skip
PASSWORD = "taiga"
COOKIES = ('"\\351"', '"' + "\\\\" * 3000 + '"', "\xe9", "", "x", '"', "=;=", "0" * 64, f"{'0' * 64}.{'0' * 64}")
SAVE = {
    "format": "peltry save 1", "game": "connect_four", "rules": 1, "printed": "", "options": {}, "players": 2,
    "names": ["Anna", "Boris"], "commitment": "", "seed": "1", "moves": "a b", "over": False, "scores": [0, 0],
}  # fmt: skip
ENCODINGS = ("utf-8", "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32")


class House:
    cookie = ""  # of somebody who knows the password

    def __init__(self, folder: Path, database: str | None = None):
        self.folder, self.port = folder, free_port()
        where = ["--data", str(folder / "data")] if database is None else ["--database", database]
        limits = "".join(
            f"{name} = {value if isinstance(value, list) else int(value)}\n" for name, value in LIMITS.items()
        )
        (folder / "house.toml").write_text(
            f'[house]\npassword = "{PASSWORD}"\n[limits]\n{limits}[log]\nlevel = "warning"\n', encoding="utf-8"
        )
        self.log = (folder / "log").open("w+", encoding="utf-8", errors="replace")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "peltry", "serve", "--port", str(self.port), *where,
             "--config", str(folder / "house.toml")],
            stdout=subprocess.DEVNULL, stderr=self.log,
        )  # fmt: skip

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=self.base, verify=False, trust_env=False, timeout=60, headers={"cookie": self.cookie}
        )

    def connect(self, table: str) -> Any:
        uri, cookie = f"ws://127.0.0.1:{self.port}/ws/{table}", {"cookie": self.cookie}
        return connect(uri, open_timeout=60, close_timeout=1, max_size=None, additional_headers=cookie)

    async def enter(self) -> None:
        async with self.client() as client:
            for _ in range(1200):
                with contextlib.suppress(httpx.TransportError):
                    answer = await client.post("/door", content=f"password={PASSWORD}")
                    if answer.status_code == 303:
                        self.cookie = answer.headers["set-cookie"].partition(";")[0]
                        return
                await asyncio.sleep(0.1)

    def failures(self) -> list[str]:
        self.log.flush()
        lines = (self.folder / "log").read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if "Traceback" in line or "failed" in line or "cannot be shown" in line]


class Guest:
    """One who means no good, with chances of their own."""

    def __init__(self, house: House, seed: int, tally: Counter[str]):
        self.house, self.chance, self.tally = house, random.Random(seed), tally
        self.table, self.tokens, self.version = "", [""], 0

    def weird(self) -> Any:
        return self.chance.choice(WEIRD)

    def spoil(self, message: dict[str, Any]) -> dict[str, Any]:
        """A good message with some of it missing, exchanged or added."""
        spoilt = dict(message)
        for _ in range(self.chance.choice((0, 1, 1, 2, 3))):
            field = self.chance.choice([*spoilt, "more"]) if spoilt else "more"
            if self.chance.random() < 0.2:
                spoilt.pop(field, None)
            else:
                spoilt[field] = self.weird()
        return spoilt

    def command(self) -> str | bytes:
        kind = self.chance.random()
        if kind < 0.04:
            return bytes(self.chance.randrange(256) for _ in range(self.chance.randrange(200)))
        if kind < 0.08:
            return self.chance.choice(RUBBISH)
        good = {
            "do": self.chance.choice(COMMANDS), "seat": self.chance.randrange(3), "move": self.chance.randrange(8),
            "version": self.version, "key": f"{self.chance.random()}", "tokens": self.tokens, "text": "Good evening",
            "lang": "fr", "seen": -1, "yes": True, "pace": 1, "moves": [1, 2],
            "as": self.chance.choice(("scene", "data", "words")), "worlds": True, "prices": True,
        }  # fmt: skip
        return json.dumps(self.spoil(good))[:6000]

    async def found(self, client: httpx.AsyncClient) -> None:
        asked: dict[str, Any] = {"game": "connect_four"}
        asked["seats"] = [{"kind": "human"}, {"kind": self.chance.choice(("bot", "human"))}]
        asked["hints"] = self.chance.choice((True, False, self.weird()))
        answer = await client.post("/api/tables", json=asked)
        if answer.status_code == 201:
            made = answer.json()
            self.table, self.tokens = made["id"], [seat["token"] for seat in made["seats"]]

    async def visit(self) -> None:
        """One socket: hello, then anything."""
        with contextlib.suppress(OSError, websockets.exceptions.WebSocketException):
            async with self.house.connect(self.table) as wire:
                hello = {"do": "hello", "tokens": self.tokens, "lang": "cs"}
                await wire.send(json.dumps(hello if self.chance.random() < 0.8 else self.spoil(hello)))
                listening = asyncio.create_task(self.listen(wire))
                try:
                    for _ in range(IN_ONE_VISIT):
                        await wire.send(self.command())
                        self.tally["messages"] += 1
                        await asyncio.sleep(self.chance.choice((0, 0, 0, 0.01)))  # so that answers are heard, too
                finally:
                    listening.cancel()

    async def listen(self, wire: Any) -> None:
        with contextlib.suppress(websockets.exceptions.WebSocketException):
            async for text in wire:
                message = json.loads(text)
                self.tally[f"said {message['is']}"] += 1
                if message["is"] == "view":
                    self.version = message["version"]

    async def call(self, client: httpx.AsyncClient) -> None:
        method, path = self.chance.choice(CALLS)
        names = {"table": self.table, "game": self.chance.choice(("connect_four", "stroganov")), "weird": "x"}
        if self.chance.random() < 0.2:
            names = dict.fromkeys(names, str(self.weird()).replace("\ud800", "?")[:200])
        token = self.chance.choice((*self.tokens, "x", "0" * 32))
        good = {
            "game": "connect_four", "name": "Anna", "seat": 0, "players": 2, "options": {}, "open": True, "minutes": 5,
            "seats": [{"kind": "human"}, {"kind": "open"}], "moves": [1, 2], "version": 1, "seed": 1, "move": 1,
            "hints": True, "choices": {"colour": 0},
        }  # fmt: skip
        body = json.dumps(self.spoil(good)).encode()
        if path == "/api/import":
            body = self.save()
        if self.chance.random() < 0.05:
            body = bytes(self.chance.randrange(256) for _ in range(300))
        asked = {"move": str(self.weird()).replace("\ud800", "?"), "lang": "fr"} if self.chance.random() < 0.5 else {}
        url = httpx.URL(
            path.format(**{key: httpx.URL(path="/" + value).raw_path.decode()[1:] for key, value in names.items()})
        )
        answer = await client.request(
            method, url, params=asked or None, content=body if method == "POST" else None,
            headers={"authorization": f"Bearer {token}", "cookie": self.cookie()},
        )  # fmt: skip
        self.tally["messages"] += 1
        self.tally[f"status {answer.status_code}"] += 1
        if path.endswith("/analysis"):
            self.tally[f"analysis {answer.status_code}"] += 1
        if answer.status_code >= 500 and answer.status_code != 503:
            self.tally["failed"] += 1
            print(f"{answer.status_code} for {method} {url} {body!r}", file=sys.stderr)

    def cookie(self) -> bytes:
        if self.chance.random() < 0.9:
            return self.house.cookie.encode()
        return f"peltry-door={self.chance.choice(COOKIES)}".encode("latin-1")

    def save(self) -> bytes:
        """A save with a right checksum, as far as it has one, in an encoding of somebody's choice."""
        spoilt = self.spoil({**SAVE, "names": [self.chance.choice(("Anna", self.weird())), "Boris"]})
        with contextlib.suppress(ValueError):
            spoilt["checksum"] = checksum(spoilt)
        text = json.dumps(spoilt, ensure_ascii=self.chance.random() < 0.5)
        return text.encode(self.chance.choice(ENCODINGS), "surrogatepass")

    async def misbehave(self, most: int) -> None:
        async with self.house.client() as client:
            while self.tally["messages"] < most:
                if not self.table or self.chance.random() < 0.02:
                    await self.found(client)
                await self.visit()
                for _ in range(IN_ONE_VISIT // 4):
                    with contextlib.suppress(httpx.InvalidURL):  # what the client itself will not send
                        await self.call(client)


async def honest_game(house: House, tally: Counter[str], ending: asyncio.Event) -> None:
    """Two people at one screen play game after game; each of their moves must be answered."""
    async with house.client() as client:
        while not ending.is_set():
            asked = {"game": "connect_four", "seats": [{"kind": "human"}, {"kind": "human"}]}
            made = (await client.post("/api/tables", json=asked)).raise_for_status().json()
            async with house.connect(made["id"]) as wire:
                await wire.send(json.dumps({"do": "hello", "tokens": [seat["token"] for seat in made["seats"]]}))
                await one_game(wire, tally, ending)


async def one_game(wire: Any, tally: Counter[str], ending: asyncio.Event) -> None:
    while not ending.is_set():
        async with asyncio.timeout(HONEST_WITHIN):
            view = json.loads(await wire.recv())
            if view["is"] != "view":
                continue
        if view["over"]:
            return
        if view.get("moves"):
            move = random.choice(view["moves"])["move"]
            await wire.send(json.dumps({"do": "move", "seat": view["seat"], "move": move, "version": view["version"]}))
            tally["honest moves"] += 1
            await asyncio.sleep(0.05)
        else:
            await wire.send(json.dumps({"do": "seat", "seat": view["toPlay"]}))


async def evening(house: House, most: int, seed: int) -> dict[str, Any]:
    tally: Counter[str] = Counter()
    await house.enter()
    ending, began = asyncio.Event(), time.monotonic()
    honest = asyncio.create_task(honest_game(house, tally, ending))
    guests = [asyncio.create_task(Guest(house, seed * 100 + n, tally).misbehave(most)) for n in range(AT_ONCE)]
    memory: list[int] = []
    while not all(guest.done() for guest in guests):
        await asyncio.sleep(0.2)
        if honest.done():
            break  # it never ends by itself: something is wrong
        if tally["messages"] >= most * (len(memory) + 1) / FIFTHS:
            memory.append(resident_kb(house.process.pid))
    for guest in guests:
        guest.cancel()
    ended = await asyncio.gather(*guests, return_exceptions=True)
    ending.set()
    await honest
    troubles = [repr(each) for each in ended if isinstance(each, Exception)]
    return {
        **dict(sorted(tally.items())), "seconds": round(time.monotonic() - began), "memory kB": memory,
        "troubles": troubles, "log": house.failures()[:20],
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--database", help="an empty PostgreSQL instead of SQLite")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), args.database)
        try:
            told = asyncio.run(evening(house, min(args.messages, MOST), args.seed))
        finally:
            house.process.send_signal(signal.SIGTERM)
            house.process.wait(30)
            house.log.close()
    grew = told["memory kB"][-1] / told["memory kB"][2] if len(told["memory kB"]) > 2 else 1.0
    good = not told.get("failed") and not told["troubles"] and not told["log"] and grew <= MAY_GROW
    print(json.dumps({**told, "grew": round(grew, 3), "good": good}, indent=None if args.json else 1))
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
