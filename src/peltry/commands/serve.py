"""`peltry serve`: the browser table."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .common import whole_number


def add(commands: Any) -> None:
    parser = commands.add_parser("serve", help="open the table for browsers", description=__doc__)
    parser.add_argument("--host", help="address to listen on, 127.0.0.1 by default")
    parser.add_argument("--port", type=whole_number(0), help="port to listen on, 8417 by default")
    parser.add_argument("--data", metavar="FOLDER", help="where tables are kept, by default in the user's data folder")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="another database than SQLite in the data folder, as an SQLAlchemy URL: postgresql+psycopg://USER@HOST/NAME"
        " (with a password in it, better in the variable PELTRY_DATABASE)",
    )
    parser.add_argument(
        "--printed",
        metavar="GAME=FILE",
        type=own_values,
        action="append",
        default=[],
        help="printed values of your own for a game; may be given for several games",
    )
    parser.add_argument(
        "--bots",
        metavar="NAME=BOT",
        type=own_bot,
        action="append",
        default=[],
        help="a bot of your own, as module:Class or file.py:Class, which guests choose by this name; may be repeated",
    )
    parser.add_argument(
        "--workers",
        type=whole_number(1),
        metavar="N",
        help="so many processes on one PostgreSQL, which others on the same database may join; see docs/hosting.md",
    )
    parser.add_argument(
        "--inside",
        metavar="ADDRESS",
        help="address of this machine at which workers on other machines reach it, 127.0.0.1 by default",
    )
    parser.add_argument(
        "--config", metavar="FILE", help="a password, limits, how long tables are kept: see docs/hosting.md"
    )
    parser.set_defaults(run=run)


def own_values(text: str) -> tuple[str, Path]:
    game, equals, file = text.partition("=")
    if not (game and equals and file):
        raise argparse.ArgumentTypeError(f"{text!r} names no game and file; write it as stroganov=mine.toml")
    return game, Path(file)


def own_bot(text: str) -> tuple[str, str]:
    name, equals, bot = text.partition("=")
    if not (name and equals and bot):
        raise argparse.ArgumentTypeError(f"{text!r} names no bot; write it as clever=my_bots.py:Clever")
    return name, bot


def run(args: argparse.Namespace) -> int:
    from ..server.run import serve

    printed, bots = dict(args.printed), dict(args.bots)
    return serve(args.host, args.port, args.data, args.database, args.config, printed, args.workers, args.inside, bots)
