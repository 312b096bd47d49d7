"""How strong the Masters are: the figures of docs/ladder.md, each with its 95 % interval, in one JSON object.

    python benchmarks/strength.py [--games 1000] [--quick] [--only NAME …] [--cores all] [--seed 1]

- two, three, four: Stroganov, one `master@0` among `greedy`, in every seat;
- search: Stroganov for two, `master@1` (a second a move) against `master@0`;
- katyusha: Stroganov alone against Katyusha with both added rules;
- heroic: Michel Strogoff alone, heroic, `master@0` and `greedy`.

`aim` is what was hoped for. A game with a second a move takes minutes, so `search` plays a tenth of them. `--quick`
plays twenty of each and four of `search`, with a hundredth of a second. The same seed plays the same games, but for
`search`, where the clock decides how far it looks.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from dataclasses import dataclass, field
from typing import Any

from peltry.lab.arena import pairing
from peltry.lab.duels import Duel, Ended, Table, played, whole
from peltry.lab.wins import wilson

KATYUSHA = {"katyusha": "on", "coin_for_missing_fur": "on", "coin_for_trade_fur": "on"}
QUICK_GAMES = 20


@dataclass(frozen=True)
class Figure:
    """Who is measured, at which table, among whom."""

    name: str
    game: str
    players: int
    bot: str
    among: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    aim: float | None = None
    slow: bool = False


FIGURES = (
    Figure("two", "stroganov", 2, "master@0", "greedy", aim=0.995),
    Figure("three", "stroganov", 3, "master@0", "greedy", aim=0.9),
    Figure("four", "stroganov", 4, "master@0", "greedy", aim=0.9),
    Figure("search", "stroganov", 2, "master@1", "master@0", aim=0.6, slow=True),
    Figure("katyusha", "stroganov", 1, "master@0", options=KATYUSHA, aim=0.95),
    Figure("heroic", "strogoff", 1, "master@0", options={"difficulty": "heroic"}, aim=0.56),
    Figure("heroic, greedy", "strogoff", 1, "greedy", options={"difficulty": "heroic"}),
)


def duels_of(figure: Figure, games: int, seed: int) -> list[Duel]:
    """So many games in which it is the only one of its kind, in every seat of the same deals."""
    if figure.among is None:
        return [Duel(seed + number, (figure.bot,)) for number in range(games)]
    both = pairing(figure.bot, figure.among, figure.players, 2 * games + 2 * figure.players, seed)
    return [duel for duel in both if duel.bots.count(figure.bot) == 1][:games]


def measured(figure: Figure, games: int, seed: int, cores: int) -> dict[str, Any]:
    started = time.perf_counter()
    table = Table(figure.game, figure.players, dict(figure.options))
    ended = [whole(each) for each in played(table, duels_of(figure, games, seed), cores)]
    return {
        "figure": figure.name, "game": figure.game, "players": figure.players, "bot": figure.bot,
        **({"among": figure.among} if figure.among else {}), **({"options": figure.options} if figure.options else {}),
        **told(figure, ended), **({"aim": figure.aim} if figure.aim else {}),
        "seconds": round(time.perf_counter() - started, 1),
    }  # fmt: skip


def told(figure: Figure, ended: list[Ended]) -> dict[str, Any]:
    seats = [each.duel.bots.index(figure.bot) for each in ended]
    won = sum(each.share[seat] for each, seat in zip(ended, seats, strict=True))
    low, high = wilson(round(won), len(ended))
    points = [each.points[seat] for each, seat in zip(ended, seats, strict=True)]
    return {
        "games": len(ended), "won": won, "rate": round(won / len(ended), 4), "low": round(low, 4),
        "high": round(high, 4), "points": round(sum(points) / len(points), 2),
    }  # fmt: skip


def in_a_hurry(figure: Figure) -> Figure:
    return Figure(**{**vars(figure), "bot": "master@0.01"}) if figure.slow else figure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="of each figure; a tenth of them with search")
    parser.add_argument("--quick", action="store_true", help="few games: whether it runs, not how strong they are")
    parser.add_argument("--only", nargs="+", choices=[figure.name for figure in FIGURES], help="only these figures")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", default="all", help="how many, or all")
    args = parser.parse_args()
    cores = (os.cpu_count() or 1) if args.cores == "all" else max(1, int(args.cores))
    games = max(1, min(args.games, QUICK_GAMES) if args.quick else args.games)
    found = []
    for figure in FIGURES:
        if args.only is None or figure.name in args.only:
            asked = in_a_hurry(figure) if args.quick else figure
            number = -(-games // (5 if args.quick else 10)) if figure.slow else games
            found.append(measured(asked, number, args.seed, cores))
    print(json.dumps({"seed": args.seed, "cores": cores, "figures": found}, indent=1))


if __name__ == "__main__":
    main()
