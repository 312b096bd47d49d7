"""How fast a game is played here: compiled, from Python, in batches; and what a copy costs.

All figures of one call come from the same run, so that their ratios mean something.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit

from ..kernel.batch import use_cores
from ..table.library import GameAtTable

SPEEDS = {
    "compiled_one_core": ("random games, compiled, one core", "moves/s"),
    "compiled_all_cores": ("random games, compiled, all cores", "moves/s"),
    "python_position": ("driven from Python, position.legal and play", "moves/s"),
    "python_match": ("driven from Python, match.legal and play", "moves/s"),
    "batch_step": ("batch stepped from Python, all cores", "moves/s"),
    "copy_ns": ("copy of a state in compiled code", "ns"),
    "first_legal_ms": ("new process, import to first legal move", "ms"),
}
BATCH = 4096


def measure(game: GameAtTable, seconds: float, progress: Callable[[int, int], None]) -> dict[str, Any]:
    players = max(game.players)
    options = game.options(players)
    steps: dict[str, Callable[[], float]] = {
        "compiled_one_core": lambda: random_games(game, options, seconds, 1),
        "compiled_all_cores": lambda: random_games(game, options, seconds, None),
        "python_position": lambda: from_python(lambda: game.engine.position(options, 1), seconds),
        "python_match": lambda: from_python(lambda: game.new(players, 1), seconds),
        "batch_step": lambda: batch_steps(game, options, seconds),
        "copy_ns": lambda: copy_time(game),
        "first_legal_ms": lambda: first_legal(game.name, players),
    }
    facts: dict[str, Any] = {"game": game.name, "players": players, "cores": use_cores()}
    facts["state_bytes"] = game.engine.state.itemsize
    for number, (key, step) in enumerate(steps.items()):
        progress(number, len(steps))
        facts[key] = round(step(), 1) if key == "copy_ns" else round(step())
    return facts


def random_games(game: GameAtTable, options: np.ndarray, seconds: float, cores: int | None) -> float:
    """Moves a second of whole random games, setup and scoring included."""
    use_cores(cores)
    try:
        next(game.engine.random_chunks(options, 0, 1))  # compiled before the clock starts
        moves, started = 0, time.perf_counter()
        for room in game.engine.random_chunks(options, 1, 1 << 40):
            moves += int(room.moves.sum())
            if time.perf_counter() - started > seconds:
                break
        return moves / (time.perf_counter() - started)
    finally:
        use_cores()


def from_python(new: Callable[[], Any], seconds: float) -> float:
    """One move after another, each chosen in Python, as a bot's author would."""
    table, chance = new(), random.Random(1).random
    moves, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(1000):
            if table.over:
                table = new()
            legal = table.legal()
            table.play(legal[int(chance() * len(legal))])
        moves += 1000
    return moves / (time.perf_counter() - started)


def batch_steps(game: GameAtTable, options: np.ndarray, seconds: float) -> float:
    """Many games side by side, a move in each at a time: those that the batch has drawn."""
    batch = game.engine.batch(options, np.arange(BATCH, dtype=np.uint64), restart=True)
    moves, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(20):
            moves += int(np.count_nonzero(batch.counts))
            batch.step(batch.drawn)
    return moves / (time.perf_counter() - started)


def copy_around(states: Any, times: int) -> None:
    last = states.shape[0] - 1
    for _ in range(times):
        for i in range(last):
            states[i + 1] = states[i]
        states[0] = states[last]


def copy_time(game: GameAtTable) -> float:
    """Nanoseconds for one copy of a whole state, as a search makes it."""
    states = np.zeros(8, game.engine.state)
    copy = njit(copy_around)
    copy(states, 1)
    times = 100_000
    started = time.perf_counter()
    copy(states, times)
    return (time.perf_counter() - started) / (times * len(states)) * 1e9


def first_legal(name: str, players: int) -> float:
    """Milliseconds in a new process, from `import peltry` to the first legal moves."""
    program = (
        "import time; t = time.perf_counter(); import peltry; "
        f"peltry.load({name!r}).new({players}, seed=1).legal(); print(1000 * (time.perf_counter() - t))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return float(done.stdout)
