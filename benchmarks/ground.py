"""The learning ground beside others', in one run: agent steps a second with observations and masks, on two cores.

    python benchmarks/ground.py --python VENV/bin/python [--seconds 4] [--games 1024] [--json]

VENV is any environment with `pip install pettingzoo pygame rlcard pgx jax`; what is missing is left out. An agent step
is one move chosen at random among the legal ones, made, and the observation and the mask of whoever is next at hand:

- Peltry: a batch in one thread and in two, for every game, and its connect four as an environment of PettingZoo;
- PettingZoo's own connect four, driven by `last` and `step`;
- pgx's connect four, `vmap` of `step` under `jit` and `scan`, with games set up anew when they end;
- rlcard's Limit Hold'em (it has no board game), driven by `step`.

    python benchmarks/ground.py --busy [--seconds 4] [--games 1024] [--json]

Whether a batch collapses on a busy machine: Peltry's batches in one thread and in two, on two quiet cores, then
with a busy loop for each of the cores beside them. By the clock a fair share is then two thirds of what it was for one
thread and a half for two; by core seconds it is all of it, unless threads wait for each other in vain.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

PGX_BATCHES = (256, 1024, 4096)
BUSY = "import sys, time\nend = time.monotonic() + float(sys.argv[1])\nwhile time.monotonic() < end: pass"
Rates = dict[str, tuple[float, float]]


def until(seconds: float, play: Callable[[], int]) -> tuple[float, float]:
    """Steps a second of `play`, which answers how many it made; by the clock, and by the time that cores spent on it.

    On a machine where others are at work the first is a share, the second is what a free core would do.
    """
    play()
    steps, started, spent = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - started < seconds:
        steps += play()
    return steps / (time.perf_counter() - started), steps / (time.process_time() - spent)


def whole_game(env: Any) -> int:
    """One game of an environment of PettingZoo at random."""
    env.reset(seed=random.randrange(1 << 30))
    steps = 0
    for agent in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
        steps += not over
    return steps


def peltry(seconds: float, games: int) -> Rates:
    from peltry import ground

    rates = batches(seconds, games)
    env = ground.aec("connect_four")
    rates["peltry connect_four by PettingZoo"] = until(seconds, lambda: whole_game(env))
    return rates


def batches(seconds: float, games: int) -> Rates:
    import peltry as library
    from peltry import ground

    rates: Rates = {}
    for name in library.game_names():
        players = 2 if 2 in library.load(name).players else max(library.load(name).players)
        for threads in (1, 2):
            batch = ground.batch(name, games, players=players, threads=threads)
            batch.reset(seed=1)

            def step(batch: Any = batch) -> int:
                batch.step(batch.sample())
                return games

            called = "one thread" if threads == 1 else "two threads"
            rates[f"peltry {name}, {players} players, {called}"] = until(seconds, step)
            batch.close()
    return rates


@contextlib.contextmanager
def busy_loops(longest: float) -> Iterator[None]:
    """A process that does nothing but keep a core warm, for each core there is here. They end by themselves, too."""
    words = [sys.executable, "-c", BUSY, str(longest)]
    loops = [subprocess.Popen(words) for _ in os.sched_getaffinity(0)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def busy(seconds: float, games: int) -> dict[str, Rates]:
    """The same batches on quiet cores and beside the loops."""
    quiet = batches(seconds, games)
    with busy_loops(60 + 3 * seconds * len(quiet)):
        return {"quiet": quiet, "busy": batches(seconds, games)}


def pettingzoo(seconds: float, games: int) -> Rates:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    return {"pettingzoo connect_four": until(seconds, lambda: whole_game(env))}


def pgx(seconds: float, games: int) -> Rates:
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env, length = library.make("connect_four"), 64
    rates: Rates = {}
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        pick, turn = jax.random.split(key)
        action = jax.random.categorical(pick, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = step(state, action, jax.random.split(turn, action.shape[0]))
        return state, (state.observation.sum(), state.legal_action_mask.sum())  # used, so that they are made

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, length)))
    for batch in PGX_BATCHES:
        held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1)]

        def run(held: list[Any] = held, batch: int = batch) -> int:
            held[1], key = jax.random.split(held[1])
            held[0], _ = jax.block_until_ready(many(held[0], key))
            return batch * length

        rates[f"pgx connect_four, batch {batch}"] = until(seconds, run)
    return rates


def rlcard(seconds: float, games: int) -> Rates:
    import rlcard as library

    env = library.make("limit-holdem")

    def game() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return {"rlcard limit-holdem": until(seconds, game)}


GROUNDS: dict[str, Callable[[float, int], Rates]] = {
    "peltry": peltry, "pettingzoo": pettingzoo, "pgx": pgx, "rlcard": rlcard,
}  # fmt: skip


def measured(name: str, python: str, seconds: float, games: int) -> Rates | str:
    """One ground in a process of its own; a sentence when it is not installed."""
    words = [python, os.path.abspath(__file__), "--child", name, "--seconds", str(seconds), "--games", str(games)]
    done = subprocess.run(
        words, capture_output=True, text=True, check=False, env={**os.environ, "JAX_PLATFORMS": "cpu"}
    )
    if done.returncode != 0:
        return (done.stderr.strip().splitlines() or ["it ended without a word"])[-1]
    rates: Rates = json.loads(done.stdout.splitlines()[-1])
    return rates


def show_busy(seconds: float, games: int, as_json: bool) -> int:
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-2:])
    load, found = round(os.getloadavg()[0], 1), busy(seconds, games)
    steps = {
        what: {when: [round(each) for each in rates[what]] for when, rates in found.items()} for what in found["quiet"]
    }
    if as_json:
        print(json.dumps({"load": load, "cores": len(os.sched_getaffinity(0)), "steps": steps}))
        return 0
    print(f"agent steps a second, two cores (load before it {load})")
    print(f"    {'':44} {'by the clock':>14} {'busy':>12} {'kept':>6} {'a core second':>14} {'busy':>12} {'kept':>6}")
    for what, each in steps.items():
        both = zip(each["quiet"], each["busy"], strict=True)
        told = " ".join(f"{quiet:>14,} {beside:>12,} {beside / quiet:>6.0%}" for quiet, beside in both)
        print(f"    {what:44} {told}")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--python", default=sys.executable, help="interpreter with pettingzoo, pygame, rlcard, pgx, jax"
    )
    parser.add_argument("--seconds", type=float, default=4.0, help="for each figure")
    parser.add_argument("--games", type=int, default=1024, help="in a batch of Peltry's")
    parser.add_argument("--busy", action="store_true", help="Peltry's batches beside busy loops, and nothing else")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--child", choices=GROUNDS, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-2:])
        print(json.dumps(GROUNDS[args.child](args.seconds, args.games)))
        return 0
    if args.busy:
        return show_busy(args.seconds, args.games, args.json)
    report: dict[str, Any] = {"load": [round(each, 1) for each in os.getloadavg()], "rates": {}, "missing": {}}
    for name in GROUNDS:
        answer = measured(name, sys.executable if name == "peltry" else args.python, args.seconds, args.games)
        if isinstance(answer, str):
            report["missing"][name] = answer
        else:
            report["rates"] |= {what: [round(each) for each in rate] for what, rate in answer.items()}
    if args.json:
        print(json.dumps(report))
        return 0
    print(f"agent steps a second with observations and masks, two cores (load before it {report['load'][0]})")
    print(f"    {'':44} {'by the clock':>14} {'a core second':>14}")
    for what, (clock, core) in report["rates"].items():
        print(f"    {what:44} {clock:>14,} {core:>14,}")
    for name, why in report["missing"].items():
        print(f"    {name} was not measured: {why}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
