"""`peltry verify`: replay saved games and check their seeds and their scores."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from ..errors import BadSave
from ..table.save import verify_save
from .common import add_json, add_printed, print_json


def add(commands: Any) -> None:
    parser = commands.add_parser("verify", help="check saved games", description=__doc__)
    parser.add_argument("files", metavar="FILE", nargs="+", help="a save file; of several each is answered in a line")
    add_printed(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    return max(checked(file, args.printed, args.json, alone=len(args.files) == 1) for file in args.files)


def checked(file: str, printed: str | None, as_json: bool, alone: bool) -> int:
    try:
        wrong = verify_save(file, printed)
    except BadSave as error:
        wrong = [str(error)]
    if as_json:
        print_json({"file": file, "verified": not wrong, "wrong": wrong})
    elif wrong:
        print("\n".join(wrong if alone else [f"{file}: {each}" for each in wrong]), file=sys.stderr)
    else:
        print(f"{file} replays exactly; its seed and its scores are as published")
    return 1 if wrong else 0
