"""The `peltry` command: one small file under `commands/` for each thing it can do."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

# Before NumPy is loaded: its matrices are small here, and cores that wait for each other on a busy machine do a
# hundredth of the work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from .errors import PeltryError

COMMANDS = (
    "play", "serve", "join", "think", "admin", "games", "printed", "replay", "verify", "analyse", "simulate", "arena",
    "train", "blend", "levels", "balance", "perft", "bench", "golden", "freeze",
)  # fmt: skip


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line and where to read more."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def build_parser(asked: str = "") -> argparse.ArgumentParser:
    """For one command, or for all where none of them is asked for: each brings along what it needs."""
    from . import __version__

    parser = OneLineParser(prog="peltry", description="A table for modern board games, for people and for programs.")
    parser.add_argument("--version", action="version", version=f"peltry {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in [asked] if asked in COMMANDS else COMMANDS:
        importlib.import_module(f".commands.{name}", __package__).add(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
    args = build_parser(*words[:1]).parse_args(words)
    try:
        return int(args.run(args))
    except PeltryError as error:
        print(f"peltry {args.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has left; Python must not complain while it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
