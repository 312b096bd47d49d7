"""How fast a network plays and learns: moves a second of all seats together, on a GPU or on a processor.

    python benchmarks/learning.py [stroganov] [--players 2] [--device gpu] [--games 131072] [--rounds 12] [--set old=0]

`played`: games, observations, network and choice, nothing learned. `learned from`: the same moves played, judged and
learned from. The first rounds, in which everything is compiled, are not counted. On a GPU `--profile` prints what its
time goes to.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable

import peltry
from peltry.commands.train import read_pairs, small_on_cpu
from peltry.masters.field import tables_for
from peltry.masters.learner import Learner
from peltry.masters.settings import settings_for


def rate(learner: Learner, rounds: int, once: Callable[[], None]) -> float:
    once()
    learner.on.finish()
    started = time.perf_counter()
    for _ in range(rounds):
        once()
    learner.on.finish()
    settings = learner.settings
    return rounds * settings.games * settings.steps / (time.perf_counter() - started)


def profile(learner: Learner) -> str:
    """What a GPU spends a round of play and one of learning on, the longest first."""
    import torch

    told = []
    for what, once in (("played", learner.play_round), ("learned", lambda: learner.whole_round(0.5))):
        with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as found:
            once()
            learner.on.finish()
        told.append(
            f"{what}\n{found.key_averages().table(sort_by='cuda_time_total', row_limit=24, max_name_column_width=60)}"
        )
    return "\n".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="stroganov")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu")
    parser.add_argument("--games", type=int)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    game = peltry.load(asked.game)
    changed = small_on_cpu(asked.device) | read_pairs(asked.set, "setting")
    settings = settings_for(game.kind, **changed | ({"games": asked.games} if asked.games else {}))
    learner = Learner(game, tables_for(game, [asked.players], settings, {}, 1), settings, asked.device, 1)
    started = time.perf_counter()
    learner.get_ready()
    ready = time.perf_counter() - started
    facts = {
        "game": game.name, "players": asked.players, "device": asked.device, "games": settings.games,
        "steps": settings.steps, "batch": settings.batch, "old": settings.old, "ready_s": round(ready, 1),
        "played_a_second": round(rate(learner, asked.rounds, learner.play_round)),
        "learned_from_a_second": round(rate(learner, asked.rounds, lambda: learner.whole_round(0.5))),
    }  # fmt: skip
    print(json.dumps(facts), flush=True)
    if asked.profile:
        print(profile(learner))


if __name__ == "__main__":
    main()
