"""`peltry replay`: a saved game told in sentences."""

from __future__ import annotations

import argparse
from typing import Any

from ..errors import BadOption
from ..table.record import record_lines
from ..table.save import read_true_save
from ..table.words import LANGUAGES
from .common import add_printed, whole_number


def add(commands: Any) -> None:
    parser = commands.add_parser("replay", help="tell a saved game, turn by turn", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a save file")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the record")
    parser.add_argument("--to", type=whole_number(0), metavar="N", help="only the first N moves")
    add_printed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = read_true_save(args.file, args.printed).match
    if args.to is not None:
        if args.to > len(match.history):
            raise BadOption(f"{args.file} has {len(match.history)} moves, so --to is a number from 0 to that")
        match.rewind(args.to)
    for line in record_lines(match, args.lang):
        print(line)
    return 0
