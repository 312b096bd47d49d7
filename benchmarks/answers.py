"""How long a person waits for a Master while other tables play: starts a server, plays against bots on one table.

    python benchmarks/answers.py [--game stroganov] [--tables 50] [--seconds 40]

The other tables have four people each, who move once a second (see load.py). On the watched one a person moves quickly,
and the time from each view in which the bot is to play to the next one is a bot's answer. Prints one JSON object, with
the same measured on a quiet server for comparison. Bounded in count and time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import time
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import connect

from load import Numbers, create, house, until_ready

WITHIN = 0.2  # seconds
THINKS = 0.15  # seconds: whoever is quicker is asked to slow down
MOST_TABLES, MOST_SECONDS = 200, 120


async def against_a_master(client: httpx.AsyncClient, port: int, game: str, until: float) -> list[float]:
    """Play one game after another; the bot's answers in seconds."""
    found: list[float] = []
    while time.perf_counter() < until:
        asked = {"game": game, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "master"}]}
        made = (await client.post("/api/tables", json=asked)).raise_for_status().json()
        async with connect(f"ws://127.0.0.1:{port}/ws/{made['id']}", compression=None, max_size=1 << 22) as wire:
            await wire.send(json.dumps({"do": "hello", "tokens": [made["seats"][0]["token"]], "lang": "en"}))
            waits = 0.0
            while time.perf_counter() < until:
                async with asyncio.timeout(20):
                    view = orjson.loads(await wire.recv())
                if view["is"] == "error":
                    raise RuntimeError(view["text"])
                if view["is"] != "view":
                    continue
                now = time.perf_counter()
                if waits:
                    found.append(now - waits)
                waits = 0.0
                if view["over"]:
                    break
                if view["toPlay"] == 1:
                    waits = now
                elif moves := view.get("moves"):
                    await asyncio.sleep(THINKS)
                    move = {"do": "move", "seat": 0, "move": random.choice(moves)["move"], "version": view["version"]}
                    await wire.send(json.dumps(move))
    return found


async def measure(port: int, wanted: argparse.Namespace) -> dict[str, Any]:
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, verify=False, trust_env=False, timeout=60) as client:
        await until_ready(client, wanted.game)
        quiet = await against_a_master(client, port, wanted.game, time.perf_counter() + wanted.seconds / 2)
        tables = [await create(client, wanted.game, 4, Numbers(), 1.0) for _ in range(wanted.tables)]
        for table in tables:
            for seat in range(4):
                await table.sit(port, seat)
        for number, table in enumerate(tables):
            table.go(time.perf_counter() + number / len(tables))
        busy = await against_a_master(client, port, wanted.game, time.perf_counter() + wanted.seconds)
        for table in tables:
            table.leave()
    return {
        "game": wanted.game, "tables": wanted.tables, "within_s": WITHIN,
        "quiet": told(quiet), "busy": told(busy), "load_average": round(os.getloadavg()[0], 1), "cores": os.cpu_count(),
    }  # fmt: skip


def told(answers: list[float]) -> dict[str, float]:
    kept = sorted(answers)
    if not kept:
        return {}
    within = sum(each <= WITHIN for each in kept) / len(kept)
    return {
        "answers": len(kept), "median_ms": round(1e3 * kept[len(kept) // 2], 1),
        "p95_ms": round(1e3 * kept[int(0.95 * len(kept))], 1), "max_ms": round(1e3 * kept[-1], 1),
        "share_within": round(within, 4),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="stroganov")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=40.0)
    wanted = parser.parse_args()
    wanted.tables, wanted.seconds = min(wanted.tables, MOST_TABLES), min(wanted.seconds, MOST_SECONDS)
    with house(PELTRY_BOT_PACE="0") as (port, _):
        print(json.dumps(asyncio.run(measure(port, wanted)), indent=1))


if __name__ == "__main__":
    main()
