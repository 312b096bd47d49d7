"""`peltry play`: a game at the terminal, with bots in the other seats."""

from __future__ import annotations

import argparse
import os
import secrets
from datetime import datetime
from pathlib import Path
from typing import Any

from ..errors import BadOption, BadSave
from ..kernel.game import Message
from ..kernel.seeds import new_seed
from ..table.hidden import hide
from ..table.library import GameAtTable
from ..table.match import Match
from ..table.save import check_free, check_plain, parse_data, read_text, read_true_save
from ..table.words import LANGUAGES, say
from .common import PAIR, add_game, add_table, load_ready, read_options

HUMAN = "human"


def add(commands: Any) -> None:
    parser = commands.add_parser("play", help="play at the terminal", description=__doc__)
    add_game(parser)
    add_table(parser, seed=None)
    parser.add_argument(
        "--bots", metavar="A,B,…",
        help="bots for the seats after yours, or one for all of them, greedy by default; 'human' is a person, "
        "and who names every seat names their own too",
    )  # fmt: skip
    parser.add_argument("--names", metavar="A,B,…", help="names of the players")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the table")
    parser.add_argument("--save", metavar="FILE", help="where the game is kept")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from ..terminal.table import TerminalTable

    if args.resume:
        check_resumed_game(args)
    check_place(args.save, args.resume)
    game = load_ready(args)
    if args.resume:
        save = read_true_save(args.resume, args.printed)
        match, seats, path = save.match, save.seats or [HUMAN] * save.match.players, args.save or args.resume
        check_strangers(seats, args)
    else:
        match, seats = new_match(game, args)
        path = args.save or default_save(game.name)
    console = Console(highlight=False)
    called = args.game if match.game.version == game.version else f"{args.game}@{match.game.version}"
    hide(path, *([args.resume] if args.resume else []))  # with --save the game lies in both
    bots = seat_bots(seats, match.game, called)
    if any(value.source == "reconstructed" for value in game.printed()):
        console.print(say(game.words, args.lang, Message("table-reconstructed", {"game": game.name})), style="dim")
    if levels := unlearned(seats, match):
        told = Message("table-unlearned", {"who": ", ".join(levels)})
        console.print(say(game.words, args.lang, told), style="dim")
    TerminalTable(console, match, seats, bots, args.lang, Path(path)).run()
    return 0


def check_resumed_game(args: argparse.Namespace) -> None:
    """Before anything is compiled: is this a save of the game that was named?"""
    for name in ("players", "seed", "option", "names"):
        if getattr(args, name) not in (None, []):
            raise BadOption(f"a saved game goes on as it was begun; leave --{name} out, or --resume")
    saved = parse_data(read_text(args.resume), Path(args.resume).name)["game"]
    if saved != args.game:
        raise BadSave(f"{args.resume} is a game of {saved}, not of {args.game}; use peltry play {saved}")


def check_strangers(seats: list[str], args: argparse.Namespace) -> None:
    """A save may come from anybody: what it names is loaded as a program only if whoever resumes it names it too."""
    from ..bots import bot_names

    trusted = {HUMAN, *bot_names(), *(args.bots or "").split(",")}
    if strangers := [seat for seat in seats if seat not in trusted]:
        named = ",".join(dict.fromkeys(strangers))
        raise BadSave(f"{args.resume} seats {named}; if you know that bot, add --bots {named}")
    if args.bots and not set(args.bots.split(",")) <= set(seats):
        raise BadOption("a saved game goes on as it was begun; leave --bots out, or name only bots that sit there")


def check_place(save: str | None, resumed: str | None) -> None:
    """Whether the game may be kept where it is to be kept: in a new file, or in the one it goes on from."""
    place = save or resumed
    if place is None:
        return
    if resumed is not None and (save is None or same_file(save, resumed)):
        check_plain(Path(place))
    else:
        check_free(Path(place))


def same_file(one: str, other: str) -> bool:
    return Path(one).exists() and Path(one).samefile(other)


def new_match(game: GameAtTable, args: argparse.Namespace) -> tuple[Match, list[str]]:
    seats = read_seats(game, args.players, args.bots)
    given = [name.strip() for name in args.names.split(",")] if args.names else []
    names = given + [default_name(game, args.lang, i, seat) for i, seat in enumerate(seats)][len(given) :]
    options = read_options(game, len(seats), args.option)
    return game.new(len(seats), args.seed, names, **options), seats


def read_seats(game: GameAtTable, players: int | None, bots: str | None) -> list[str]:
    """Who sits where. The first seat is a person's unless every seat is named."""
    named = [name.strip() for name in bots.split(",")] if bots else []
    counts = game.players
    if players is None:
        usual = len(named) + 1 if len(named) > 1 else PAIR
        players = usual if usual in counts else PAIR if PAIR in counts else min(counts)
    if players not in counts:
        raise BadOption(f"{game.name} is played by {', '.join(map(str, counts))} players, not {players}")
    if len(named) == players:
        return named
    others = named or ["greedy"]
    if len(others) == 1:
        others *= players - 1
    if len(others) != players - 1:
        raise BadOption(
            f"--bots names {len(others)} bots for {players - 1} other seats; give one for each or one for all"
        )
    return [HUMAN, *others]


def default_name(game: GameAtTable, language: str, seat: int, who: str) -> str:
    if who != HUMAN:
        from ..bots.finding import short_name

        return f"{short_name(who).title()} {seat + 1}"
    return say(game.words, language, Message("table-player", {"number": seat + 1}))


def seat_bots(seats: list[str], game: GameAtTable, called: str) -> list[Any]:
    if all(seat == HUMAN for seat in seats):
        return [None] * len(seats)
    from ..bots.apart import made

    return [None if seat == HUMAN else made(seat, game, called, new_seed()) for seat in seats]


def unlearned(seats: list[str], match: Match) -> list[str]:
    """Who sits here as a level, although nothing was learned that fits the rules."""
    if all(seat == HUMAN for seat in seats):
        return []
    from ..bots.levels import LEVELS, is_learned

    levels = [name for name, seat in zip(match.names, seats, strict=False) if seat.partition("@")[0] in LEVELS]
    return [] if not levels or is_learned(match.game.kind) else levels


def default_save(name: str) -> Path:
    """In the folder `PELTRY_DATA`, or in the user's data folder."""
    own = os.environ.get("PELTRY_DATA")
    home = Path(own) if own else Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "peltry"
    return home / "saves" / f"{name}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"
