"""`peltry bench`: how fast this machine plays, in a few seconds."""

from __future__ import annotations

import argparse
from typing import Any

from ..table.library import game_names
from .common import add_json, print_json, progress_bar, ready, whole_number


def add(commands: Any) -> None:
    parser = commands.add_parser("bench", help="measure the speed of play", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--seconds", type=whole_number(1), default=2, metavar="T", help="for each figure, about")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..lab.speed import SPEEDS, measure
    from ..table.library import load

    figures = []
    for name in args.games or game_names():
        game = load(name)
        for door in ("drive", "play_games", "step_games"):
            ready(game, door)
        with progress_bar(f"Measuring {name}") as bar:
            figures.append(measure(game, args.seconds, bar.show))
    if args.json:
        print_json({"games": figures})
        return 0
    for facts in figures:
        print(f"{facts['game']}, {facts['players']} players, state {facts['state_bytes']:,} bytes")
        for key, (text, unit) in SPEEDS.items():
            print(f"    {text:48} {facts[key]:>14,} {unit}")
    return 0
