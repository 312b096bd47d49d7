"""`peltry games`: the games on the shelf, their players and options."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ..errors import PeltryError
from ..kernel.game import Message
from ..kernel.tools.rule import compilable_sources
from ..table.library import game_names, load
from ..table.words import LANGUAGES, say
from .common import add_json, print_json


def add(commands: Any) -> None:
    parser = commands.add_parser("games", help="list the games", description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the titles")
    parser.add_argument("--ready", action="store_true", help="compile what is not compiled yet, all cores at work")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.ready:
        return make_all_ready()
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


def make_all_ready() -> int:
    """Compile every game and what its bots think with, each in a process of its own: then all of it opens at once."""
    from ..server.games.shelf import all_compiled

    missing = sorted((name for name in game_names() if not all_compiled(load(name))), key=to_compile, reverse=True)
    with ThreadPoolExecutor(os.cpu_count()) as at_work:
        failed = [name for name, done in zip(missing, at_work.map(compiled_apart, missing), strict=True) if not done]
    if failed:
        raise PeltryError(f"could not be compiled: {', '.join(failed)}; what went wrong stands above")
    print("Every game is ready." if not missing else f"Compiled: {', '.join(missing)}.")
    return 0


def to_compile(name: str) -> int:
    """How much there is to compile, in bytes. The most comes first: begun last, it would keep one core busy alone."""
    return sum(source.stat().st_size for source in compilable_sources(load(name).kind.home))


def compiled_apart(name: str) -> bool:
    work = f"from peltry.server.games.shelf import compile_aloud; compile_aloud({name!r})"
    return subprocess.run([sys.executable, "-c", work], stdout=subprocess.DEVNULL, check=False).returncode == 0
