"""`peltry perft`: how many sequences of moves there are, by depth. The oracle of move generation."""

from __future__ import annotations

import argparse
from typing import Any

from ..lab.perft import perft
from .common import add_game, add_json, add_table, load_ready, print_json, read_options, read_players, whole_number


def add(commands: Any) -> None:
    parser = commands.add_parser("perft", help="count the sequences of moves by depth", description=__doc__)
    add_game(parser)
    add_table(parser, seed=0)
    parser.add_argument("--depth", type=whole_number(1), default=3, metavar="D", help="how many moves deep")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = load_ready(args)
    players = read_players(game, args.players)
    position = game.position(players, args.seed, read_options(game, players, args.option))
    counts = perft(position, args.depth)
    if args.json:
        facts = {"game": game.name, "players": players, "seed": args.seed, "depth": args.depth, "counts": counts}
        print_json(facts)
    else:
        for depth, count in enumerate(counts, 1):
            print(f"{depth:3}  {count:,}")
    return 0
