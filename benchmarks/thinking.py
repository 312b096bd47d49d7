"""What thinking adds: one Master against another, with time counted as the core spends it. Prints one JSON object.

    python benchmarks/thinking.py GAME ONE OTHER [--players 2] [--games 400] [--seed 31] [--out FILE]

`python benchmarks/thinking.py stroganov master@0.1 master@0`: the only one of its kind at the table, in every seat of
the same deals. By the core's own clock, so that a machine with other work takes no thought away from anybody. `ms` is
what a look ahead took on average, `asked` how many there were in a game. With `--out` what is known is written after
every game.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

import peltry
from peltry.bots import LearnedBot, looking_ahead
from peltry.kernel.seeds import drawn_seed
from peltry.lab import duels
from peltry.lab.arena import pairing
from peltry.lab.duels import Duel, Ended, Table
from peltry.lab.wins import wilson
from peltry.table.compiling import make_ready


class Timed:
    """A Master whose looks ahead are counted and timed."""

    def __init__(self, table: Table, name: str):
        bot = peltry.make_bot(name, table.open(), 0)
        assert isinstance(bot, LearnedBot), f"{name} is no learned player"
        self.name, self.bot, self.look, self.spent, self.asked = name, bot, bot.searched, 0.0, 0
        bot.searched = self.searched

    def searched(self, *where: Any) -> int:
        began, self.asked = time.process_time(), self.asked + 1
        place = self.look(*where)
        self.spent += time.process_time() - began
        return place


def told(one: list[Timed], other: list[Timed], ended: list[Ended]) -> dict[str, Any]:
    seats = [each.duel.bots.index("one") for each in ended]
    won = sum(each.share[seat] for each, seat in zip(ended, seats, strict=True))
    low, high = wilson(round(won), len(ended))
    points = [
        [each.points[seat], *(points for side, points in enumerate(each.points[: len(one)]) if side != seat)]
        for each, seat in zip(ended, seats, strict=True)
    ]
    return {
        "games": len(ended), "won": won, "rate": round(won / len(ended), 4), "low": round(low, 4),
        "high": round(high, 4), "points": round(float(np.mean([own for own, *_ in points])), 2),
        "their_points": round(float(np.mean([theirs for _, *theirs in points])), 2),
    } | {
        side: {
            "bot": bots[0].name, "ms": round(1e3 * sum(bot.spent for bot in bots) / max(1, asked), 2),
            "asked": round(asked / (len(ended) * seated), 1),
        }
        for side, bots, seated in (("one", one, 1), ("other", other, len(one) - 1))
        for asked in [sum(bot.asked for bot in bots)]
    }  # fmt: skip


def seated(duel: Duel, one: list[Timed], other: list[Timed]) -> list[LearnedBot]:
    bots = [(one if name == "one" else other)[seat].bot for seat, name in enumerate(duel.bots)]
    for seat, bot in enumerate(bots):
        bot.seed = drawn_seed(duel.seed, "bot", seat)
    return bots


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=peltry.game_names())
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--out")
    args = parser.parse_args()
    looking_ahead.time = SimpleNamespace(monotonic=time.process_time)
    table, players = Table(args.game, args.players), range(args.players)
    make_ready(table.open(), lambda done, wanted: None)
    one, other = ([Timed(table, name) for _ in players] for name in (args.one, args.other))
    both = pairing("one", "other", args.players, 2 * (args.games + args.players), args.seed)
    ended: list[Ended] = []
    for duel in [duel for duel in both if duel.bots.count("one") == 1][: args.games]:
        ended.append(duels.play_with(table, duel, seated(duel, one, other)))
        if args.out:
            Path(args.out).write_text(json.dumps(told(one, other, ended), indent=1), encoding="utf-8")
    print(json.dumps(told(one, other, ended), indent=1))


if __name__ == "__main__":
    main()
