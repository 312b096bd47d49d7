"""How many instructions a random move takes, counted by valgrind: the same figure on a busy machine and on a quiet one.

    python benchmarks/instructions.py stroganov --players 4

Two runs that differ only in how many games they play; their difference is what the games cost. Rules are compiled for a
plain processor (x86-64-v3), because valgrind does not know the newest instructions.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import peltry

FEW, MANY = 10, 210
PLAIN = {"NUMBA_CPU_NAME": "x86-64-v3", "NUMBA_CPU_FEATURES": "", "NUMBA_NUM_THREADS": "1"}
COUNTED = {
    "instructions": r"I\s+refs:\s+([\d,]+)",
    "reads": r"D\s+refs:.*\(\s*([\d,]+) rd",
    "writes": r"D\s+refs:.*\+\s*([\d,]+) wr",
    "branches": r"Branches:\s+([\d,]+)",
    "mispredicted": r"Mispredicts:\s+([\d,]+)",
}


def play(name: str, players: int, games: int) -> None:
    """What is counted: random games with the seeds 1, 2, 3 and so on."""
    game = peltry.load(name)
    room = game.engine.random_games(game.options(players, {}), np.arange(1, games + 1, dtype=np.uint64))
    print("moves", int(room.moves[:games].sum()))


def run(name: str, players: int, games: int, *before: str) -> str:
    command = [*before, sys.executable, __file__, name, "--players", str(players), "--games", str(games)]
    done = subprocess.run(command, env=os.environ | PLAIN, capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


def counted(name: str, players: int, games: int) -> dict[str, int]:
    valgrind = ("valgrind", "--tool=cachegrind", "--cache-sim=yes", "--branch-sim=yes")
    told = run(name, players, games, *valgrind, f"--cachegrind-out-file={os.devnull}")
    patterns = {"moves": r"moves (\d+)", **COUNTED}
    return {what: int(re.findall(pattern, told)[0].replace(",", "")) for what, pattern in patterns.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.games:
        play(args.game, args.players, args.games)
        return
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is not here; on Debian: apt-get install valgrind")
    run(args.game, args.players, FEW)  # compiles, which must not be counted
    with ThreadPoolExecutor() as pool:
        few, many = pool.map(lambda games: counted(args.game, args.players, games), (FEW, MANY))
    moves = many["moves"] - few["moves"]
    print(f"{args.game}, {args.players} players, a random move of {moves:,}:")
    for what in COUNTED:
        print(f"  {what:13} {(many[what] - few[what]) / moves:8.1f}")


if __name__ == "__main__":
    main()
