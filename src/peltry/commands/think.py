"""`peltry think`: think for the bots of a house on PostgreSQL, on any machine that reaches its database."""

from __future__ import annotations

import argparse
import os
import threading
from typing import Any

from ..errors import PeltryError
from .common import whole_number


def add(commands: Any) -> None:
    parser = commands.add_parser("think", help="think for the bots of a house elsewhere", description=__doc__)
    parser.add_argument(
        "--database",
        metavar="URL",
        help="the house's database, as for `peltry serve`: postgresql+psycopg://USER@HOST/NAME, or PELTRY_DATABASE",
    )
    parser.add_argument(
        "--cores", type=whole_number(1), metavar="N", help="so many thoughts at once, by default one for each core"
    )
    parser.add_argument(
        "--game",
        action="append",
        metavar="GAME",
        help="think about this game; may be given for several, all by default",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..server.crew import Crew, think_as_child
    from ..server.games.thinking import Thinking, check_house, compile_missing, editions
    from ..server.run import database_asked
    from ..table.library import game_names

    database = database_asked(args.database, None)
    if database is None:
        raise PeltryError("name the database of the house, with --database URL or in PELTRY_DATABASE")
    check_house(database)
    games = editions(args.game or game_names())
    task = Thinking(database, games)
    cores = args.cores or os.cpu_count() or 1
    crew = Crew(think_as_child, [task] * cores)
    print(f"{cores} thinker{'' if cores == 1 else 's'} for the bots of {database.rpartition('@')[2]}", flush=True)
    compiler = threading.Thread(target=compile_missing, args=(games, crew.stopped), name="compiler")
    compiler.start()
    try:
        crew.run()
    finally:
        crew.stopped.set()
        compiler.join()
    return 0
