"""`peltry verify`: replay a saved game and check its seed and its scores."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from ..errors import BadSave
from ..table.save import verify_save
from .common import add_json, add_printed, print_json


def add(commands: Any) -> None:
    parser = commands.add_parser("verify", help="check a saved game", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a save file")
    add_printed(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        wrong = verify_save(args.file, args.printed)
    except BadSave as error:
        wrong = [str(error)]
    if args.json:
        print_json({"file": args.file, "verified": not wrong, "wrong": wrong})
    elif wrong:
        print("\n".join(wrong), file=sys.stderr)
    else:
        print(f"{args.file} replays exactly; its seed and its scores are as published")
    return 1 if wrong else 0
