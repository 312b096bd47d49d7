"""`peltry games`: the games on the shelf, their players and options."""

from __future__ import annotations

import argparse
from typing import Any

from ..kernel.game import Message
from ..table.library import game_names, load
from ..table.words import LANGUAGES, say
from .common import add_json, print_json


def add(commands: Any) -> None:
    parser = commands.add_parser("games", help="list the games", description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the titles")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = [facts(name, args.lang) for name in game_names()]
    if args.json:
        print_json(games)
        return 0
    for game in games:
        print(f"{game['game']}: {game['title']}, players {', '.join(map(str, game['players']))}")
        for option in game["options"]:
            each = ", for each player" if option["per_seat"] else ""
            print(f"    --option {option['name']}={'|'.join(option['values'])} ({option['default']} by default{each})")
        for preset, options in game["presets"].items():
            print(f"    --option preset={preset} ({', '.join(f'{name}={value}' for name, value in options.items())})")
    return 0


def facts(name: str, language: str) -> dict[str, Any]:
    game = load(name)
    return {
        "game": name,
        "title": say(game.words, language, Message("game-title")),
        "rules": game.version,
        "players": list(game.players),
        "options": [
            {"name": o.name, "values": list(o.values), "default": o.usual, "per_seat": o.per_seat} for o in game.choices
        ],
        "presets": {preset: dict(options) for preset, options in game.presets.items()},
    }
