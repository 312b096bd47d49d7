"""Does it pay to do more of something? A Master with a liking for it plays among plain ones, on the same deals.

    python benchmarks/liking.py wendake --players 2 --games 400 --like acted.action=2:4 relieved:2 scouted:2
    python benchmarks/liking.py wendake --players 2 --printed trial.toml --search 20 --like acted.action=2:0 relieved:0

A liking is `KIND:WEIGHT` or `KIND.NUMBER=VALUE,…&NUMBER=VALUE:WEIGHT`: so much is added to the logarithm of how likely
a move is, for every such event in the rest of the turn; with `@TURN` behind it, up to that turn. A verb's name in the
place of a kind (`scout:2`) lifts that output of the network instead. `--search` first looks for better weights, by
pairs of games that try a step and its opposite; what it found is measured on deals that it has not seen. `ahead` is by
how many points the fond player beats the mean of the others, `ahead_reach` half of its 95 % interval; `done` tells how
often a game the fond player did what `--count KIND.NUMBER` names, and how often a plain one did. Ctrl-C tells what
there is.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from pathlib import Path

from peltry.lab.duels import Table
from peltry.lab.liking import Outcome, Trial, read_liking, searched, told
from peltry.masters import weights

FIRST_DEAL = 3_000_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--printed", metavar="FILE", help="printed values to be tried")
    parser.add_argument("--player", type=Path, help="who plays, by default the game's Master")
    parser.add_argument("--like", nargs="+", required=True, metavar="LIKING")
    parser.add_argument("--count", nargs="*", default=[], metavar="KIND.NUMBER")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--search", type=int, default=0, metavar="ROUNDS", help="look for better weights first")
    parser.add_argument("--pairs", type=int, default=50, help="of games in a round of the search")
    parser.add_argument("--spread", type=float, default=1.0, help="how far the search steps")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    printed = Path(asked.printed).read_text(encoding="utf-8") if asked.printed else None
    options = dict(each.split("=", 1) for each in asked.option)
    table = Table(asked.game, asked.players, options, printed)
    game = table.open()
    learned = weights.load(asked.player, game.kind) if asked.player else None
    trial = Trial(table, learned, asked.count)
    likings = [read_liking(text, game) for text in asked.like]
    for number, better in enumerate(searched(trial, likings, asked.search, asked.pairs, asked.spread, asked.seed), 1):
        likings = better
        print(number, *(f"{each.text}:{each.weight:.2f}" for each in likings), file=sys.stderr, flush=True)
    outcomes = list[Outcome]()
    with contextlib.suppress(KeyboardInterrupt):
        outcomes.extend(trial.games(likings, asked.games, FIRST_DEAL + asked.seed * asked.games))
    found = told(outcomes, asked.players)
    likes = {each.text: round(each.weight, 3) for each in likings}
    print(json.dumps({"game": game.name, "players": asked.players, "options": options, "likes": likes, **found}))


if __name__ == "__main__":
    main()
