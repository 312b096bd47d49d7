"""Connect four beside OpenSpiel and pgx, in one run, each driven the way its users drive it.

    python benchmarks/versus.py --python VENV/bin/python [--seconds 4] [--json]

VENV is any environment with `pip install open_spiel pgx jax`; they need not be installed beside
Peltry. Each engine plays uniformly random legal moves, first on one core, then on all of them:

- OpenSpiel: `legal_actions` and `apply_action` from Python, and its own random bots in C++;
- pgx: `vmap` of `step` under `jit` and `scan` at several batch sizes, with games set up anew when
  they end, and without, where even the steps of games that are over are counted;
- Peltry: whole compiled games, a batch stepped from NumPy, and `legal` and `play` from Python.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

PGX_BATCHES = (256, 1024, 4096)


def until(seconds: float, play: Callable[[], int]) -> float:
    """Moves a second of `play`, which answers how many moves it made."""
    play()
    moves, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        moves += play()
    return moves / (time.perf_counter() - started)


def openspiel(seconds: float) -> dict[str, float]:
    import pyspiel

    game, chance = pyspiel.load_game("connect_four"), random.Random(1)

    def python_loop() -> int:
        moves = 0
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                moves += 1
        return moves

    rates = {"openspiel python loop": until(seconds, python_loop)}
    mean_length = sum(python_loop() for _ in range(50)) / (50 * 20)
    bots = [pyspiel.make_uniform_random_bot(seat, 17 + seat) for seat in range(2)]

    def in_cpp() -> int:
        for i in range(100):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, i)
        return round(100 * mean_length)

    rates["openspiel C++ random bots"] = until(seconds, in_cpp)
    return rates


def pgx(seconds: float) -> dict[str, float]:
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make("connect_four")
    init, scan_length = jax.vmap(env.init), 64
    ways = {"pgx with reset": jax.vmap(auto_reset(env.step, env.init)), "pgx without reset": jax.vmap(env.step)}

    def scanned(step: Any, resets: bool) -> Any:
        def one(state: Any, key: Any) -> tuple[Any, None]:
            pick, turn = jax.random.split(key)
            action = jax.random.categorical(pick, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
            return step(state, action, jax.random.split(turn, action.shape[0])) if resets else step(state, action), None

        return jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, scan_length))[0])

    rates: dict[str, float] = {}
    for name, step in ways.items():
        many = scanned(step, "with reset" in name)
        for batch in PGX_BATCHES:
            held = [jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1)]

            def run(many: Any = many, held: list[Any] = held, batch: int = batch) -> int:
                held[1], key = jax.random.split(held[1])
                held[0] = jax.block_until_ready(many(held[0], key))
                return batch * scan_length

            rates[f"{name}, batch {batch}"] = until(seconds / 2, run)
    return rates


def peltry(seconds: float) -> dict[str, float]:
    import peltry as library
    from peltry.lab.speed import batch_steps, from_python, random_games

    game = library.load("connect_four")
    options = game.options(2)
    return {
        "peltry compiled games": random_games(game, options, seconds, None),
        "peltry batch from NumPy": batch_steps(game, options, seconds),
        "peltry python loop": from_python(lambda: game.engine.position(options, 1), seconds),
    }


ENGINES: dict[str, Callable[[float], dict[str, float]]] = {"openspiel": openspiel, "pgx": pgx, "peltry": peltry}


def measured(engine: str, python: str, seconds: float, cores: int) -> dict[str, float] | str:
    """One engine in a process of its own on so many cores; a sentence when it is not installed."""
    words = [python, os.path.abspath(__file__), "--child", engine, "--seconds", str(seconds), "--cores", str(cores)]
    env = {**os.environ, "JAX_PLATFORMS": "cpu", "NUMBA_NUM_THREADS": str(cores)}
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=env)
    if done.returncode != 0:
        return done.stderr.strip().splitlines()[-1]
    rates: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return rates


def child(engine: str, seconds: float, cores: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-cores:])
    print(json.dumps(ENGINES[engine](seconds)))


def best(rates: dict[str, float], prefix: str) -> float | None:
    return max((rate for name, rate in rates.items() if name.startswith(prefix)), default=None)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="interpreter with open_spiel, pgx and jax")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each figure")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--child", choices=ENGINES, help=argparse.SUPPRESS)
    parser.add_argument("--cores", type=int, default=1, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        child(args.child, args.seconds, args.cores)
        return 0
    report: dict[str, Any] = {"missing": {}}
    for cores in dict.fromkeys((1, os.cpu_count() or 1)):
        rates: dict[str, float] = {}
        for engine in ENGINES:
            python = sys.executable if engine == "peltry" else args.python
            answer = measured(engine, python, args.seconds, cores)
            if isinstance(answer, str):
                report["missing"][engine] = answer
            else:
                rates.update(answer)
        ours, theirs, batch = rates["peltry compiled games"], best(rates, "openspiel python"), best(rates, "pgx")
        ratios = {
            "to openspiel": theirs and round(ours / theirs, 1),
            "to pgx best batch": batch and round(ours / batch, 1),
        }
        report[f"{cores} cores"] = {"moves_per_second": {k: round(v) for k, v in rates.items()}, "ratios": ratios}
    if args.json:
        print(json.dumps(report))
        return 0
    for title, part in report.items():
        if title == "missing":
            for engine, why in part.items():
                print(f"{engine} was not measured: {why}\n  give an interpreter that has it with --python")
            continue
        print(f"{title.replace('1 cores', 'one core')}, random moves a second")
        for name, rate in part["moves_per_second"].items():
            print(f"    {name:34} {rate:>14,}")
        for name, ratio in part["ratios"].items():
            print(f"    Peltry's compiled games {name}: {f'{ratio} times' if ratio else 'not measured'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
