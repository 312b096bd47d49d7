"""`peltry balance`: what games between strong players say about seats, sources of points and every component."""

from __future__ import annotations

import argparse
import sys
from html import escape
from pathlib import Path
from typing import Any

from ..kernel.seeds import new_seed
from ..lab.balance import Balance
from ..lab.counts import Count
from ..lab.duels import Duel, Table, own_names, played, whole
from ..lab.wins import in_percent
from .arena import add_workers, read_cores
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
    whole_number,
)
from .pages import page, table

SHOWN = 12  # components at either end of the list
NAMED = 6  # so many that were never used are named, more are counted


def add(commands: Any) -> None:
    parser = commands.add_parser("balance", help="see what strong play makes of a game", description=__doc__)
    add_game(parser)
    add_table(parser, None, TOLD_AT_THE_END)
    parser.add_argument(
        "--bot", default="master@0", metavar="B", help="who sits in every seat, by default a Master who plays at once"
    )
    parser.add_argument("--games", type=whole_number(1), default=500, metavar="K", help="number of games")
    add_workers(parser)
    parser.add_argument("--html", metavar="FILE", help="write a page with plots")
    parser.add_argument("--csv", metavar="FILE", help="write one row a game")
    parser.add_argument(
        "--count", nargs="*", default=[], metavar="KIND.NUMBER[:AMOUNT]",
        help="count the events of a kind by one of their numbers, or add up another one",
    )  # fmt: skip
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    with one_break():
        return measure(args)


def measure(args: argparse.Namespace) -> int:
    game = load_ready(args)
    players = read_players(game, args.players, PAIR)
    table = Table(args.game, players, read_options(game, players, args.option), game.printed_text)
    balance = Balance(table, game, [Count(text, game.kind.pieces.events) for text in args.count])
    seed = new_seed() if args.seed is None else args.seed
    own_names(table, [args.bot])
    duels = [Duel(seed + number, (args.bot,) * players) for number in range(args.games)]
    try:
        with progress_bar(f"Playing {len(duels):,} games") as bar:
            for ended in played(table, duels, read_cores(args.cores), keep_state=True, ray=args.on == "ray"):
                balance.add(whole(ended))
                bar.show(len(balance.games), len(duels))
    except KeyboardInterrupt:
        print(f"stopped after {len(balance.games)} of {len(duels)} games", file=sys.stderr)
    facts = {**balance.facts(), "seed": seed}
    if args.csv:
        Path(args.csv).write_text(balance.as_csv(), encoding="utf-8")
    if args.html:
        Path(args.html).write_text(balance_page(facts), encoding="utf-8")
    if args.json:
        print_json(facts)
    else:
        show(facts)
        if args.seed is None:
            print(told_seed(seed))
    return 0


def show(facts: dict[str, Any]) -> None:
    print(shape_of(facts) + "\n")
    for seat in facts["seats"]:
        print(f"{seat['side']:10} won {in_percent(seat)}  points {seat['points']}")
    for source in facts["sources"]:
        print(f"{source['source']:28} {source['points']:7}  winners {source['winners']:7}")
    components = [each for verb in facts["verbs"] for each in verb["components"]]
    judged = sorted((each for each in components if "rate" in each), key=lambda each: -each["rate"])
    print("\nused by winners most, and least")
    for each in [*judged[:SHOWN], *judged[max(SHOWN, len(judged) - SHOWN) :]]:
        print(f"{each['component']:32} used {100 * each['used']:5.1f} %  won {in_percent(each)}")
    for count in facts["counts"]:
        print(f"\n{count['count']} in a game")
        for line in count["lines"]:
            print(f"{line['value']:6} {line['a game']:8.2f}  {won_by(line)}".rstrip())
    print(f"\nnever: {'; '.join(never_done(facts)) or 'nothing'}")


def shape_of(facts: dict[str, Any]) -> str:
    return (
        f"{facts['games']:,} games, {facts['points']} points (spread {facts['spread']}), margin {facts['margin']}, "
        f"{facts['moves']} moves a game (spread {facts['moves_spread']})"
    )


def won_by(line: dict[str, Any]) -> str:
    return f"a winner {line['a winner']:.2f}, won {line['won']:.0%} of {line['seats']}" if "won" in line else ""


def never_done(facts: dict[str, Any]) -> list[str]:
    """A phrase for each verb: its name where it was never done at all, else its pieces, or how many they are."""
    found = []
    for verb in facts["verbs"]:
        if never := verb["never"]:
            of, all_of_it = f"{verb['verb']} ({len(never)} of {len(verb['components'])})", not verb["times"]
            found.append(verb["verb"] if all_of_it else ", ".join(never) if len(never) <= NAMED else of)
    return found


def balance_page(facts: dict[str, Any]) -> str:
    seats, sources = facts["seats"], facts["sources"]
    most = max((source["points"] for source in sources), default=1) or 1
    return page(
        f"Balance of {facts['game']}, {facts['players']} players",
        f"<p>Rules version {facts['version']}, --seed {facts['seed']}: {shape_of(facts)}</p>",
        "<h2>Seats</h2>",
        table(
            ("Seat", "won", "points"),
            [(seat["side"], in_percent(seat), seat["points"]) for seat in seats],
            [seat["rate"] for seat in seats],
        ),
        *(steps_part(each) for each in facts["steps"]),
        "<h2>Where points come from</h2>",
        table(
            ("Source", "all", "winners"),
            [(each["source"], each["points"], each["winners"]) for each in sources],
            [each["points"] / most for each in sources],
        ),
        "<h2>What is done, and what it is worth</h2>",
        *(verb_part(verb) for verb in sorted(facts["verbs"], key=lambda verb: -verb["used"]) if verb["times"]),
        "<h2>Never done</h2>",
        f"<p>{escape('; '.join(never_done(facts)) or 'nothing')}</p>",
        *(count_part(count) for count in facts["counts"]),
    )


OF = {"points": "Points of a seat", "margin": "Points between the first and the second", "moves": "Moves of a game"}


def steps_part(plot: dict[str, Any]) -> str:
    steps = plot["steps"]
    most = max(each["times"] for each in steps)
    rows = [
        (f"{low} to {high}" if (low := each["from"]) < (high := each["to"]) else low, each["times"]) for each in steps
    ]
    return f"<h2>{OF[plot['of']]}</h2>" + table(("", "times"), rows, [each["times"] / most for each in steps])


def verb_part(verb: dict[str, Any]) -> str:
    """What can be done, with the pieces it was done with when it is opened."""
    done = [each for each in sorted(verb["components"], key=lambda each: -each["used"]) if each["times"]]
    pieces = table(
        ("With", "times", "seats", "won"),
        [
            (
                each["component"], f"{each['times']:,}", f"{100 * each['used']:.1f} %",
                in_percent(each) if "rate" in each else "",
            )
            for each in done
        ],
        [each.get("rate", 0) for each in done],
    )  # fmt: skip
    won = f", won {in_percent(verb)}" if "rate" in verb else ""
    told = f"{escape(verb['verb'])}: {verb['times']:,} times, by {100 * verb['used']:.1f} % of seats{won}"
    never = f"<p>never: {escape(', '.join(verb['never']))}</p>" if verb["never"] else ""
    return f"<details><summary>{told}</summary>{pieces}{never}</details>"


def count_part(count: dict[str, Any]) -> str:
    lines = count["lines"]
    most = max((line["a game"] for line in lines), default=0) or 1
    counted = table(
        ("Number", "a game", "a winner, and those to whom it happened"),
        [(line["value"], f"{line['a game']:.2f}", won_by(line)) for line in lines],
        [line["a game"] / most for line in lines],
    )
    return f"<h2>{escape(count['count'])}</h2>{counted}"
