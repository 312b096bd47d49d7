"""The engine's own figures, all from one run, with the ratios that matter.

python benchmarks/engine.py [GAME …] [--seconds 4] [--json]
"""

from __future__ import annotations

import argparse
import json

import peltry
from peltry.commands.common import ready
from peltry.lab.speed import SPEEDS, measure

# What Stroganov was promised to reach: at least these rates, at most these costs.
GOALS = {
    "compiled_one_core": 5_000_000,
    "python_position": 250_000,
    "batch_step": 10_000_000,
    "copy_ns": 300,
    "first_legal_ms": 2_000,
    "state_bytes": 4_096,
}
AT_MOST = {"copy_ns", "first_legal_ms", "state_bytes"}


def ratios(facts: dict[str, float]) -> dict[str, float]:
    return {
        "all cores to one": facts["compiled_all_cores"] / facts["compiled_one_core"],
        "compiled to driven from Python": facts["compiled_one_core"] / facts["python_position"],
        "batch to driven from Python": facts["batch_step"] / facts["python_position"],
        "copies in the time of one move": 1e9 / facts["compiled_one_core"] / facts["copy_ns"],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(peltry.game_names()))
    parser.add_argument("--seconds", type=float, default=4.0, help="for each figure")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    report = []
    for name in args.games:
        game = peltry.load(name)
        for door in ("drive", "play_games", "step_games"):
            ready(game, door)
        facts = measure(game, args.seconds, lambda done, total: None)
        facts["ratios"] = {key: round(value, 2) for key, value in ratios(facts).items()}
        report.append(facts)
        if not args.json:
            show(facts)
    if args.json:
        print(json.dumps(report))
    return 0


def show(facts: dict) -> None:
    print(f"{facts['game']}, {facts['players']} players, {facts['cores']} cores, state {facts['state_bytes']:,} bytes")
    for key, (text, unit) in SPEEDS.items():
        goal = f"{'at most' if key in AT_MOST else 'at least'} {GOALS[key]:,}" if key in GOALS else ""
        print(f"    {text:48} {facts[key]:>14,} {unit:8} {goal}")
    for name, ratio in facts["ratios"].items():
        print(f"    {name:48} {ratio:>14}")


if __name__ == "__main__":
    raise SystemExit(main())
