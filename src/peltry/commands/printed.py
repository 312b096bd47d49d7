"""`peltry printed`: every printed value of a game and where it is known from."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from ..table.library import load
from .common import add_game, add_json, add_printed, print_json

COLOURS = {"rulebook": "green", "public": "cyan", "guessed_card": "magenta", "reconstructed": "yellow"}


def add(commands: Any) -> None:
    parser = commands.add_parser("printed", help="show a game's printed values", description=__doc__)
    add_game(parser)
    add_printed(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = load(args.game, args.printed)
    values = game.printed()
    if args.json:
        rows = [{"key": value.key, "value": value.value, "source": value.source} for value in values]
        print_json({"game": game.name, "printed": game.printed_hash, "values": rows})
        return 0
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table("key", "value", "source", title=f"{game.name} {game.printed_hash}", title_justify="left")
    for value in values:
        table.add_row(value.key, Text(str(value.value)), Text(value.source, style=COLOURS.get(value.source, "")))
    console = Console()
    console.print(table)
    sources = Counter(value.source for value in values)
    console.print(", ".join(f"{count} {source}" for source, count in sources.most_common()))
    return 0
