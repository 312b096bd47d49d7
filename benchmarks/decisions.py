"""How long a Master takes for a decision on one core: the middle and the 95th of 100, for every game.

    python benchmarks/decisions.py [--game stroganov …] [--bots master@0 master] [--decisions 1000]

Games for two (or whatever comes nearest) in which every seat is the same bot; a decision is one choice among several
moves, and what is measured is the bot's `choose` alone. By the time that the core spent on it, which hardly depends
on what else the machine does, and by the clock. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from typing import Any

import numpy as np

import peltry
from peltry.bots.fair import Deals
from peltry.kernel.seeds import drawn_seed
from peltry.table.compiling import make_ready

MOST = 100_000


def timed(name: str, bot_name: str, decisions: int) -> dict[str, Any]:
    game = peltry.load(name)
    make_ready(game, lambda done, wanted: None)
    players = 2 if 2 in game.players else min(game.players)
    core, clock, seed = list[float](), list[float](), 0
    while len(core) < decisions:
        seed += 1
        bots = [peltry.make_bot(bot_name, game, drawn_seed(seed, "bot", seat)) for seat in range(players)]
        position, deals = game.position(players, seed), Deals(seed)
        if seed == 1:  # what a bot compiles or reads, it has then
            bots[0].choose(position.redealt(position.to_play(), 0), position.to_play())
        while not position.over and len(core) < decisions:
            seat = position.to_play()
            if position.count == 1:
                position.play(int(position.out[0]))
                continue
            world = position.redealt(seat, deals.key())
            began, spent = time.perf_counter(), time.thread_time()
            move = bots[seat].choose(world, seat)
            core.append(time.thread_time() - spent)
            clock.append(time.perf_counter() - began)
            position.play(int(move))
    return {
        "game": name, "bot": bot_name, "players": players, "decisions": len(core),
        "core_ms": in_order(core), "clock_ms": in_order(clock),
    }  # fmt: skip


def in_order(seconds: list[float]) -> dict[str, float]:
    found = 1e3 * np.array(seconds)
    return {"median": round(float(np.median(found)), 3), "p95": round(float(np.quantile(found, 0.95)), 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=peltry.game_names(), help="all by default")
    parser.add_argument("--bots", nargs="+", default=["master@0", "master"])
    parser.add_argument("--decisions", type=int, default=1000, help="of each bot in each game")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-1:])
    decisions = max(1, min(args.decisions, MOST))
    found = [timed(game, bot, decisions) for game in args.game for bot in args.bots]
    print(json.dumps({"load_average": round(os.getloadavg()[0], 1), "found": found}, indent=1))


if __name__ == "__main__":
    main()
