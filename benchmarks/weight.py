"""What one more table weighs in the server: tables are opened step by step over real WebSockets and played on.

    python benchmarks/weight.py [--game stroganov] [--seats 4] [--steps 100,200,300,400] [--seconds 25] [--pace 1.0]
                                [--rest 90]

The answer is the slope of the memory in use over the number of tables: one reading would count what the allocator
happens to hold. In each step all tables that are open play on, a move every `pace` seconds, and are then weighed while
they do. Last of all nobody moves for `rest` seconds, with every browser still there. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import statistics
import time
from typing import Any

import httpx
import uvloop

from load import MOST_TABLES, Numbers, Table, cpu_seconds, create, house, resident_kb, until_open, until_ready

WEIGHED = 5  # readings of a step, over two seconds


async def weigh(pid: int) -> float:
    readings = []
    for _ in range(WEIGHED):
        readings.append(resident_kb(pid))
        await asyncio.sleep(0.4)
    return statistics.median(readings)


def rest(table: Table) -> None:
    table.going = False
    if table.mover is not None:
        table.mover.cancel()


async def run(port: int, pid: int, wanted: argparse.Namespace) -> dict[str, Any]:
    numbers, tables = Numbers(), list[Table]()
    weights: list[float] = []
    cpu, views = 0.0, 1
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as client:
        await until_open(client)
        first = await create(client, wanted.game, wanted.seats, Numbers(), wanted.pace)
        await until_ready(client, wanted.game)
        await first.sit(port, 0)
        for step in wanted.steps:
            fresh = [
                await create(client, wanted.game, wanted.seats, numbers, wanted.pace) for _ in range(step - len(tables))
            ]
            for table in fresh:
                for seat in range(wanted.seats):
                    await table.sit(port, seat)
            await asyncio.sleep(1)
            gc.freeze()
            for number, table in enumerate(fresh):
                table.go(time.perf_counter() + wanted.pace * number / len(fresh))
            tables += fresh
            numbers.running, numbers.views, cpu = True, 0, cpu_seconds(pid)
            await asyncio.sleep(wanted.seconds)
            weights.append(await weigh(pid))
            cpu, views = cpu_seconds(pid) - cpu, numbers.views
    slope, nothing = statistics.linear_regression(wanted.steps, weights)
    answer = {
        "game": wanted.game, "seats": wanted.seats, "tables": wanted.steps, "MB": [round(w / 1024, 1) for w in weights],
        "kB_a_table": round(slope, 1), "MB_without": round(nothing / 1024, 1),
        "moves_of_a_table": [min(table.moved for table in tables), max(table.moved for table in tables)],
        "server_cpu_ms_a_view": round(1e3 * cpu / max(1, views), 3),
        "wrong": numbers.wrong, "refused": numbers.refused,
    }  # fmt: skip
    if wanted.rest:
        for table in tables:
            rest(table)
        await asyncio.sleep(wanted.rest)
        resting = await weigh(pid)
        answer["rested_kB_a_table"] = round((resting - nothing) / len(tables), 1)
    for table in [first, *tables]:
        table.leave()
    await asyncio.sleep(0.2)
    return answer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="stroganov")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--steps", default="100,200,300,400")
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--rest", type=float, default=90.0)
    wanted = parser.parse_args()
    wanted.steps = [min(int(step), MOST_TABLES) for step in wanted.steps.split(",")]
    with house(None, None, PELTRY_WARM="0") as (port, process):
        print(json.dumps(uvloop.run(run(port, process, wanted)), indent=1))


if __name__ == "__main__":
    main()
