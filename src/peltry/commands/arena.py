"""`peltry arena`: every bot against every other, with ratings and how sure they are."""

from __future__ import annotations

import argparse
import os
import sys
from html import escape
from pathlib import Path
from typing import Any

from ..errors import BadOption
from ..kernel.seeds import new_seed
from ..lab.arena import Ladder, all_pairings
from ..lab.duels import Duel, Ended, Table, own_names, played
from ..lab.wins import in_percent
from ..table.hidden import hide
from ..table.library import GameAtTable
from ..table.match import Match
from ..table.save import write_save
from .common import (
    PAIR,
    TOLD_AT_THE_END,
    add_game,
    add_json,
    add_table,
    load_ready,
    one_break,
    print_json,
    progress_bar,
    read_options,
    read_players,
    told_seed,
)
from .common import whole_number as number
from .pages import page, table
from .play import default_name

UNRATED = "it has met too few yet"


def add(commands: Any) -> None:
    parser = commands.add_parser("arena", help="let bots play each other and rate them", description=__doc__)
    add_game(parser)
    add_table(parser, None, TOLD_AT_THE_END)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help="levels, names, module:Class, file.py:Class or file.npz"
    )
    parser.add_argument(
        "--games", type=number(1), default=200, metavar="K", help="games of each pairing, 200 by default"
    )
    add_workers(parser)
    parser.add_argument("--save", metavar="FOLDER", help="keep every game there, as a save that `peltry verify` reads")
    parser.add_argument("--html", metavar="FILE", help="write the ladder as a page")
    add_json(parser)
    parser.set_defaults(run=run)


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cores", default="all", metavar="C", help="how many, or all (as it is by default)")
    parser.add_argument("--on", choices=["cores", "ray"], default="cores", help="a Ray cluster instead of this machine")


def read_cores(text: str) -> int:
    if text == "all":
        return os.cpu_count() or 1
    if text.isdigit() and int(text) > 0:
        return int(text)
    raise BadOption(f"--cores is a number from 1, or all; not {text!r}")


def run(args: argparse.Namespace) -> int:
    with one_break():
        return hold(args)


def read_bots(text: str) -> list[str]:
    bots = [name.strip() for name in text.split(",")]
    if twice := [bot for bot in bots if bots.count(bot) > 1]:
        raise BadOption(f"--bots names {twice[0]!r} twice; every bot meets every other, so name each once")
    return bots


def hold(args: argparse.Namespace) -> int:
    game, bots = load_ready(args), read_bots(args.bots)
    if args.save:
        hide(args.save)  # a seed that is told there leads to those of the games to come
    players = read_players(game, args.players, PAIR)
    if len(bots) == 1 and players > 1:
        raise BadOption("an arena needs two bots or more; name them with --bots a,b")
    table = Table(args.game, players, read_options(game, players, args.option), game.printed_text)
    names = own_names(table, bots)
    ladder = Ladder(bots, players)
    seed = new_seed() if args.seed is None else args.seed
    duels = all_pairings(bots, players, args.games, seed)
    keep = Keeper(Path(args.save), game, table, duels).keep if args.save else lambda ended: None
    try:
        with progress_bar(f"Playing {len(duels):,} games") as bar:
            for ended in played(table, duels, read_cores(args.cores), ray=args.on == "ray"):
                keep(ended)
                ladder.add(ended)
                bar.show(len(ladder.ended), len(duels))
    except KeyboardInterrupt:
        print(f"stopped after {len(ladder.ended)} of {len(duels)} games", file=sys.stderr)
    facts: dict[str, Any] = {
        "game": game.name, "version": game.version, "players": players, "games": len(ladder.ended), "seed": seed,
        "ratings": ladder.ratings() if players > 1 else [],
        "pairings": list(ladder.records() if players > 1 else ladder.alone()), "forfeits": ladder.forfeits(),
        "bots": {own: name for name, own in names.items()},
    }  # fmt: skip
    for line in (*facts["ratings"], *facts["pairings"], *facts["forfeits"]):
        line |= {role: names[line[role]] for role in ("bot", "among") if role in line}
    if args.html:
        Path(args.html).write_text(ladder_page(facts), encoding="utf-8")
    if args.json:
        print_json(facts)
    else:
        show(facts)
        if args.seed is None:
            print(told_seed(seed))
    return 0


class Keeper:
    """Every game as a save of its own, written when it ends."""

    def __init__(self, folder: Path, game: GameAtTable, table: Table, duels: list[Duel]):
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadOption(f"--save takes a new or an empty folder, and {folder} is none")
        self.folder, self.game, self.table = folder, game, table
        self.numbers = {duel: number for number, duel in enumerate(duels, 1)}

    def keep(self, ended: Ended) -> None:
        duel = ended.duel
        names = [default_name(self.game, "en", seat, bot) for seat, bot in enumerate(duel.bots)]
        match = Match(self.game, self.table.players, duel.seed, self.table.options, names)
        for move in ended.moves:
            match.play(move)
        write_save(match, self.folder / f"{self.game.name}-{self.numbers[duel]:05}.json", [*duel.bots])


def lines_of(facts: dict[str, Any]) -> list[tuple[str, ...]]:
    return [
        (pair["bot"], pair.get("among", "alone"), f"{pair['games']:,}", in_percent(pair), f"{pair['points']:.1f}",
         f"{pair['their_points']:.1f}" if "their_points" in pair else "")
        for pair in facts["pairings"]
    ]  # fmt: skip


def show(facts: dict[str, Any]) -> None:
    wide = max((len(pair["bot"]) for pair in facts["pairings"]), default=0)
    for rated in facts["ratings"]:
        if rated["rating"] is None:
            print(f"{rated['bot']:{wide}} no rating: {UNRATED}")
        else:
            print(f"{rated['bot']:{wide}} {rated['rating']:6}  ({rated['low']} to {rated['high']})")
    if facts["ratings"]:
        print()
    for bot, among, games, won, points, theirs in lines_of(facts):
        beside = f" : {theirs}" if theirs else ""
        print(f"{bot:{wide}} among {among:{wide}} {games:>6} games  won {won}  points {points}{beside}")
    for line in forfeits_of(facts):
        print(line)


def forfeits_of(facts: dict[str, Any]) -> list[str]:
    return [
        f"{each['bot']} forfeited {each['games']:,} games, the first at move {each['move']} of the game with "
        f"seed {each['seed']}: {each['why']}"
        for each in facts["forfeits"]
    ]


def ladder_page(facts: dict[str, Any]) -> str:
    ratings = facts["ratings"]
    rated = [each["rating"] for each in ratings if each["rating"] is not None]
    most, least = max(rated, default=1), min(rated, default=0) - 50
    rows = [
        (
            each["bot"],
            *((each["rating"], f"{each['low']} to {each['high']}") if each["rating"] is not None else ("", UNRATED)),
        )
        for each in ratings
    ]
    bars = [0.0 if each["rating"] is None else (each["rating"] - least) / max(1, most - least) for each in ratings]
    return page(
        f"Ladder of {facts['game']}, {facts['players']} players",
        f"<p>Rules version {facts['version']}, {facts['games']:,} games, --seed {facts['seed']}</p>",
        table(("Bot", "Rating", "95 %"), rows, bars),
        table(("Bot", "among", "games", "won", "points", "theirs"), lines_of(facts)),
        *(f"<p>{escape(line)}</p>" for line in forfeits_of(facts)),
    )
