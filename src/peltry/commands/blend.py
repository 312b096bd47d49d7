"""`peltry blend`: one player out of two that learned from the same beginning; it often plays better than either."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Any

from ..errors import BadOption
from ..masters import weights
from ..table.library import load
from .common import add_game


def add(commands: Any) -> None:
    parser = commands.add_parser("blend", help="make one learned player of two", description=__doc__)
    add_game(parser)
    parser.add_argument("one", metavar="FILE", help="a player as `peltry train` wrote it")
    parser.add_argument("other", metavar="FILE", help="one that went on from it, or from where it began")
    parser.add_argument("--share", type=float, default=0.5, metavar="S", help="of the second one, a half by default")
    parser.add_argument("--out", required=True, metavar="FILE", help="where the new one goes")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 0 < args.share < 1:
        raise BadOption(f"--share lies between 0 and 1, not at {args.share:g}")
    kind = load(args.game).kind
    one, other = (weights.load(Path(file), kind) for file in (args.one, args.other))
    names = Path(args.one).name, Path(args.other).name
    command = shlex.join(["peltry", "blend", kind.name, *names, "--share", f"{args.share:g}"])
    blended = weights.blended(one, other, args.share, command)
    weights.save(Path(args.out), kind, blended)
    print(f"{args.out}: {1 - args.share:.0%} of {names[0]}, {args.share:.0%} of {names[1]}")
    return 0
