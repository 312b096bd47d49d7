"""`peltry golden`: perft counts, playthroughs, digests of many games and saved games that must stay as they are.

Run with --write after a change that is meant to change them, and look at the difference.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from ..errors import PeltryError
from ..lab.golden import files
from ..table.library import game_names, load
from ..table.save import write_whole
from .common import progress_bar, ready


def add(commands: Any) -> None:
    parser = commands.add_parser("golden", help="compare or rewrite golden files", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--write", action="store_true", help="write the files anew")
    parser.add_argument("--tests", default="tests", metavar="FOLDER", help="the folder with golden/ and corpus/")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    changed, tests = [], Path(args.tests)
    if missing := [name for name in ("golden", "corpus") if not (tests / name).is_dir()]:
        raise PeltryError(
            f"there is no {tests / missing[0]} here; golden files lie in Peltry's repository: "
            "run this in its folder, or name its tests with --tests FOLDER"
        )
    for name in args.games or game_names():
        game = load(name)
        ready(game)
        with progress_bar(f"Playing {name}"):
            for path, text in files(game, tests):
                if path.exists() and path.read_text(encoding="utf-8") == text:
                    continue
                changed.append(path)
                if args.write:
                    write_whole(path, text)
    for path in changed:
        print(f"{'wrote' if args.write else 'differs'}: {path}", file=sys.stdout if args.write else sys.stderr)
    return 1 if changed and not args.write else 0
