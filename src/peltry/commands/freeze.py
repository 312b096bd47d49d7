"""`peltry freeze`: keep a game's present rules for ever, before a release. Games begun by them go on by them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..table.library import game_names, load
from .common import ready


def add(commands: Any) -> None:
    parser = commands.add_parser("freeze", help="keep a rules version for ever", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to freeze, by default every one")
    parser.add_argument(
        "--again", action="store_true", help="write a released archive anew, if the game plays on as it was frozen"
    )
    parser.add_argument(
        "--said-otherwise",
        action="store_true",
        help="with --again: moves may be priced and refused in other words than they were",
    )
    parser.add_argument("--tests", default="tests", metavar="FOLDER", help="the folder with contract/released.txt")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..lab.freezing import CannotFreeze, freeze, freeze_again

    wrong, released = 0, Path(args.tests, "contract", "released.txt")
    for name in args.games or game_names():
        game = load(name)
        ready(game)
        try:
            file = freeze_again(game, released, said=not args.said_otherwise) if args.again else freeze(game)
        except CannotFreeze as error:
            if args.games:
                raise
            print(error)
            wrong += "as it stands" not in str(error)
        else:
            print(f"{game.name} version {game.version} is frozen: {file}, {file.stat().st_size:,} bytes")
    return 1 if wrong else 0
