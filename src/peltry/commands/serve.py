"""`peltry serve`: the browser table."""

from __future__ import annotations

import argparse
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
        help="another database than SQLite in the data folder, as an SQLAlchemy URL: postgresql+psycopg://USER@HOST/NAME",
    )
    parser.add_argument(
        "--config", metavar="FILE", help="a password, limits, how long tables are kept: see docs/hosting.md"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..server.run import serve

    return serve(args.host, args.port, args.data, args.database, args.config)
