"""`peltry arena`: every bot against every other, with ratings and how sure they are."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from ..errors import BadOption
from ..lab.arena import Ladder, all_pairings
from ..lab.duels import Table, played
from ..lab.wins import in_percent
from .common import add_game, add_json, add_table, load_ready, print_json, progress_bar, read_options, read_players
from .common import whole_number as number
from .pages import page, table


def add(commands: Any) -> None:
    parser = commands.add_parser("arena", help="let bots play each other and rate them", description=__doc__)
    add_game(parser)
    add_table(parser, seed=1)
    parser.add_argument("--bots", required=True, metavar="A,B,…", help="levels, names, module:Class or file.py:Class")
    parser.add_argument(
        "--games", type=number(1), default=200, metavar="K", help="games of each pairing, 200 by default"
    )
    add_workers(parser)
    parser.add_argument("--save", metavar="FILE", help="write every game there, one line of JSON each")
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
    from ..bots.finding import maker_of

    game = load_ready(args)
    bots = list(dict.fromkeys(name.strip() for name in args.bots.split(",")))
    for bot in bots:
        maker_of(bot)
    players = read_players(game, args.players, 2 if 2 in game.players else None)
    if len(bots) < 2 and players > 1:
        raise BadOption("an arena needs two bots or more; name them with --bots a,b")
    table = Table(args.game, players, read_options(game, players, args.option), game.printed_text)
    ladder = Ladder(bots, players)
    duels = all_pairings(bots, players, args.games, args.seed)
    try:
        with progress_bar(f"Playing {len(duels):,} games") as bar:
            for ended in played(table, duels, read_cores(args.cores), ray=args.on == "ray"):
                ladder.add(ended)
                bar.show(len(ladder.ended), len(duels))
    except KeyboardInterrupt:
        print(f"stopped after {len(ladder.ended)} of {len(duels)} games", file=sys.stderr)
    facts = {
        "game": game.name, "version": game.version, "players": players, "games": len(ladder.ended),
        "ratings": ladder.ratings() if players > 1 else [],
        "pairings": list(ladder.records() if players > 1 else ladder.alone()),
    }  # fmt: skip
    if args.save:
        save(Path(args.save), ladder)
    if args.html:
        Path(args.html).write_text(ladder_page(facts), encoding="utf-8")
    if args.json:
        print_json(facts)
    else:
        show(facts)
    return 0


def save(path: Path, ladder: Ladder) -> None:
    with path.open("w", encoding="utf-8") as file:
        for each in ladder.ended:
            line = {"seed": each.duel.seed, "bots": each.duel.bots, "points": each.points, "share": each.share}
            file.write(json.dumps(line | {"moves": each.moves}) + "\n")


def lines_of(facts: dict[str, Any]) -> list[tuple[str, ...]]:
    return [
        (pair["bot"], pair.get("among", "alone"), f"{pair['games']:,}", in_percent(pair), f"{pair['points']:.1f}",
         f"{pair['their_points']:.1f}" if "their_points" in pair else "")
        for pair in facts["pairings"]
    ]  # fmt: skip


def show(facts: dict[str, Any]) -> None:
    wide = max((len(pair["bot"]) for pair in facts["pairings"]), default=0)
    for rated in facts["ratings"]:
        print(f"{rated['bot']:{wide}} {rated['rating']:6}  ({rated['low']} to {rated['high']})")
    if facts["ratings"]:
        print()
    for bot, among, games, won, points, theirs in lines_of(facts):
        beside = f" : {theirs}" if theirs else ""
        print(f"{bot:{wide}} among {among:{wide}} {games:>6} games  won {won}  points {points}{beside}")


def ladder_page(facts: dict[str, Any]) -> str:
    ratings = facts["ratings"]
    most = max((rated["rating"] for rated in ratings), default=1)
    least = min((rated["rating"] for rated in ratings), default=0) - 50
    rated_bots = table(
        ("Bot", "Rating", "95 %"),
        [(rated["bot"], rated["rating"], f"{rated['low']} to {rated['high']}") for rated in ratings],
        [(rated["rating"] - least) / max(1, most - least) for rated in ratings],
    )
    pairings = table(("Bot", "among", "games", "won", "points", "theirs"), lines_of(facts))
    return page(f"Ladder of {facts['game']}, {facts['players']} players", rated_bots, pairings)
