"""Do those who play wait for those who look back? Reports of a long game while another table is played.

    python benchmarks/reports.py [--game stroganov] [--seconds 10]

A finished game is brought in as a save. First each report of it is asked for alone, once and then several times: one
moment of the replay, the log, the points, the file, the proof. Then four seats play at another table, ten moves a
second, for `seconds` undisturbed and for as long while four guests ask for one moment of the replay after another, as
fast as the server answers them: moments that nobody has asked for before, as long as there are some. Prints one
JSON object; times are the client's, on the machine that both share.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import statistics
import time
from typing import Any

import httpx

from load import Numbers, Table, create, house, spread, until_ready
from peltry.table.library import load
from peltry.table.save import save_data

REPORTS = ("replay?move={middle}", "log", "points", "export", "verify")
GUESTS = 4


def finished_game(name: str) -> dict[str, Any]:
    game, chance = load(name), random.Random(5)
    match = game.new(max(game.players), seed=5)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return save_data(match)


async def asked(client: httpx.AsyncClient, path: str) -> float:
    start = time.perf_counter()
    answer = await client.get(path)
    while answer.status_code == 429:  # as often as one visitor may
        await asyncio.sleep(0.05)
        start = time.perf_counter()
        answer = await client.get(path)
    answer.raise_for_status()
    return time.perf_counter() - start


async def evening(port: int, wanted: argparse.Namespace) -> dict[str, Any]:
    numbers = Numbers()
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, verify=False, trust_env=False, timeout=60) as client:
        for _ in range(600):
            try:
                await client.get("/health")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        save = finished_game(wanted.game)
        made = (await client.post("/api/import", json=save)).raise_for_status().json()
        table = await create(client, wanted.game, max(load(wanted.game).players), numbers, 0.1)
        await until_ready(client, wanted.game)
        paths = {
            name.partition("?")[0]: f"/api/tables/{made['id']}/{name.format(middle=len(save['moves'].split()) // 2)}"
            for name in REPORTS
        }
        first, alone = {}, {}
        for name, path in paths.items():
            first[name] = round(1000 * await asked(client, path), 1)
            alone[name] = round(1000 * statistics.median([await asked(client, path) for _ in range(7)]), 1)
        await seated(table, port)
        quiet = await answers(numbers, wanted.seconds)
        tally: list[float] = []
        moments = itertools.cycle(range(len(save["moves"].split())))

        async def look_back() -> None:
            while True:
                tally.append(await asked(client, f"/api/tables/{made['id']}/replay?move={next(moments)}"))

        guests = [asyncio.create_task(look_back()) for _ in range(GUESTS)]
        disturbed = await answers(numbers, wanted.seconds)
        for task in guests:
            task.cancel()
        await asyncio.gather(*guests, return_exceptions=True)
        table.leave()
    return {
        "game": wanted.game, "moves": len(save["moves"].split()), "first_ms": first, "again_ms": alone,
        "asked_a_second": round(len(tally) / wanted.seconds, 1), "answer_ms_undisturbed": quiet,
        "answer_ms_meanwhile": disturbed, "load_average": round(os.getloadavg()[0], 1), "cores": os.cpu_count(),
    }  # fmt: skip


async def seated(table: Table, port: int) -> None:
    for seat in range(len(table.tokens)):
        await table.sit(port, seat)
    table.go(time.perf_counter())


async def answers(numbers: Numbers, seconds: float) -> dict[str, float]:
    numbers.answers, numbers.running = [], True
    await asyncio.sleep(seconds)
    numbers.running = False
    return {"moves": len(numbers.answers), **spread(numbers.answers)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="stroganov")
    parser.add_argument("--seconds", type=float, default=10.0)
    wanted = parser.parse_args()
    with house(PELTRY_WARM="0") as (port, _):
        print(json.dumps(asyncio.run(evening(port, wanted)), indent=1))


if __name__ == "__main__":
    main()
