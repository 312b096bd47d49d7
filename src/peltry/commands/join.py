"""`peltry join`: a bot of yours takes a seat at a table elsewhere and plays it to the end."""

from __future__ import annotations

import argparse
import secrets
import sys
from dataclasses import replace
from typing import Any

from ..errors import PeltryError
from .common import add_json, add_printed, print_facts, print_json, ready, whole_number

STOPPED = 130


def add(commands: Any) -> None:
    parser = commands.add_parser("join", help="seat a bot at a table elsewhere", description=__doc__)
    parser.add_argument("link", metavar="URL", help="a link to the table, or to a seat at it")
    parser.add_argument(
        "--bot", required=True, metavar="B", help="a level, a name, module:Class, file.py:Class or file.npz"
    )
    parser.add_argument("--name", help="its name at the table, by default the bot's own")
    parser.add_argument("--seat", type=whole_number(1), metavar="N", help="which free seat it takes, by default any")
    parser.add_argument("--seed", type=whole_number(0), metavar="S", help="seed of the bot, by default a secret one")
    parser.add_argument("--password", help="the password of a private house")
    add_printed(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..bots.apart import check, made
    from ..table.library import load
    from ..table.shelf import edition
    from ..visiting.door import Door, Link
    from ..visiting.visit import Visit

    link = Link.read(args.link)
    check(args.bot)  # what is no bot takes no seat
    door = Door(link.house, args.password)
    facts = door.ask(f"tables/{link.table}")
    if facts["state"] == "finished":
        raise PeltryError(f"the game at {link} is over")
    name = edition(facts["game"], facts["rules"])
    if name is None:
        raise PeltryError(f"version {facts['rules']} of {facts['game']}'s rules is not here; use the table's Peltry")
    game = load(name, args.printed)
    ready(game)
    bot = made(args.bot, game, name, secrets.randbits(60) if args.seed is None else args.seed)  # not where the link is
    if link.token is None:
        wanted: dict[str, Any] = {"name": args.name or bot.name}
        if args.seat is not None:
            wanted["seat"] = args.seat - 1
        link = replace(link, token=door.ask(f"tables/{link.table}/join", **wanted)["token"])
    tell(f"{bot.name} sits at {link}")
    visit = Visit(door, link, game, bot, tell)
    try:
        told = visit.play()
    except KeyboardInterrupt:
        tell(f"\nstopped after {visit.moves} moves of {bot.name}; the seat is kept, go on with")
        tell(f"    peltry join '{link}' --bot {args.bot}")
        return STOPPED
    show(args.json, link, told, visit)
    return 0


def show(as_json: bool, link: Any, told: dict[str, Any], visit: Any) -> None:
    won = visit.seat in told["winners"]
    facts = {
        "table": link.table, "seat": visit.seat, "moves": told["move"], "own_moves": visit.moves,
        "scores": told["scores"], "winners": told["winners"], "won": won,
    }  # fmt: skip
    if as_json:
        print_json(facts)
        return
    points = ", ".join(map(str, told["scores"]))
    print_facts({"result": "won" if won else "not won", "points": points, "own moves": visit.moves})


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
