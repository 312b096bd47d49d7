"""`peltry levels`: find the temperatures at which each level beats the one below in three games of four."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..bots.levels import BY_WORTH, FILE, errs_by_worth, rounds, said_of_levels
from ..errors import PeltryError
from ..lab.duels import Table
from ..lab.levels import AIM, GENTLE, calibrated
from .common import (
    PAIR,
    add_game,
    add_json,
    add_table,
    load_ready,
    print_json,
    read_options,
    read_players,
    whole_number,
)

EVEN = 0.5  # what one of two equals wins


def add(commands: Any) -> None:
    parser = commands.add_parser("levels", help="calibrate the levels of a learned player", description=__doc__)
    add_game(parser)
    add_table(parser, seed=1)
    parser.add_argument("--games", type=whole_number(1), default=100, metavar="K", help="games of each trial")
    parser.add_argument(
        "--aim", type=share, default=AIM, metavar="S",
        help="how much a level wins against the one below; less where even a Master often loses to the game",
    )  # fmt: skip
    parser.add_argument(
        "--gentle", type=share, default=GENTLE, metavar="S", help="the same for the lowest, whom a first game can beat"
    )
    parser.add_argument("--install", action="store_true", help=f"write them into the game's {FILE}")
    add_json(parser)
    parser.set_defaults(run=run)


def share(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not EVEN < value < 1:
        raise argparse.ArgumentTypeError(f"a share lies between 0.5 and 1, not at {text}")
    return value


def run(args: argparse.Namespace) -> int:
    game = load_ready(args)
    players = read_players(game, args.players, PAIR)
    if players == 1:
        raise PeltryError("levels are measured against each other: ask for a table of at least two players")
    table = Table(args.game, players, read_options(game, players, args.option), game.printed_text)

    def tell(level: str, temperature: float, won: float) -> None:
        if not args.json:
            print(f"{level:12} at {temperature:7.3f}: the level above wins {100 * won:.1f} %", flush=True)

    found = calibrated(game, table, args.games, args.seed, tell, args.aim, args.gentle)
    if args.install:
        aimed = f" --aim {args.aim}" if args.aim != AIM else ""
        aimed += f" --gentle {args.gentle}" if args.gentle != GENTLE else ""
        asked = f"peltry levels {game.name} --players {players} --games {args.games}{aimed} --install"
        (game.kind.home / "eyes" / FILE).write_text(as_file(game.kind.home, asked, found), encoding="utf-8")
    if args.json:
        print_json(found)
    else:
        print(found)
    return 0


def as_file(home: Path, asked: str, found: dict[str, float]) -> str:
    """What else the game's file said of its levels is kept; ratings were those of other temperatures."""
    lines = [f"# Measured with `{asked}`."]
    lines += [f'by = "{BY_WORTH}"'] if errs_by_worth(home) else []
    lines += [f"rounds = {rounds(home)}"] if rounds(home) else []
    lines += [f"{level} = {temperature}" for level, temperature in found.items()]
    if standing := said_of_levels(home).get("standing"):
        alone = standing.get("alone", {})
        lines += ["", "[standing]", *(f"{name} = {number}" for name, number in standing.items() if name != "alone")]
        lines += ["", "[standing.alone]", *(f"{name} = {number}" for name, number in alone.items())] if alone else []
    return "\n".join(lines) + "\n"
