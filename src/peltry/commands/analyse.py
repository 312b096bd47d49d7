"""`peltry analyse`: how a saved game went, as the Master sees it with what each seat knew."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from ..bots import analysis
from ..table.record import Teller
from ..table.save import read_true_save
from ..table.words import LANGUAGES
from .common import add_json, add_printed, print_json, progress_bar, ready

if TYPE_CHECKING:
    from ..bots.analysis import Analysis, Lapse
    from ..table.match import Match

ROWS = 16  # of the table of shares
STEPS = 1000  # of the progress bar


def add(commands: Any) -> None:
    parser = commands.add_parser("analyse", help="how a saved game went, as the Master sees it", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a save file")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of what is said")
    add_printed(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = read_true_save(args.file, args.printed).match
    ready(match.game)
    with progress_bar(f"Looking at {args.file}") as bar:
        for each in analysis.steps(match):
            if isinstance(each, float):
                bar.show(round(STEPS * each), STEPS)
            else:
                found = each
    if args.json:
        print_json(as_data(match, found))
    else:
        print("\n".join(lines(match, found, args.lang)))
    return 0


def as_data(match: Match, found: Analysis) -> dict[str, Any]:
    """With moves as they are written: hunt:5:7."""
    told = asdict(found)
    for lapse in told["lapses"]:
        lapse["played"], lapse["better"] = match.describe(lapse["played"]), match.describe(lapse["better"])
    return {"game": match.game.name, "names": match.names, **told}


def lines(match: Match, found: Analysis, language: str) -> Iterator[str]:
    teller = Teller(match, language)
    names = teller.names
    yield teller.house("analysis-shares")
    wide = [max(len(name), 5) for name in names]
    yield "      " + "  ".join(f"{name:>{width}}" for name, width in zip(names, wide, strict=True))
    every = max(1, -(-(len(found.at) - 1) // ROWS))
    for row in [*range(0, len(found.at) - 1, every), len(found.at) - 1]:
        shares = (f"{100 * share:.0f} %" for share in found.shares[row])
        yield f"{found.at[row]:>6}" + "  ".join(f"{s:>{width}}" for s, width in zip(shares, wide, strict=True))
    yield ""
    yield teller.house("analysis-looked", looked=found.looked, choices=found.choices)
    yield from (told(teller, names, lapse) for lapse in found.lapses)


def told(teller: Teller, names: list[str], lapse: Lapse) -> str:
    position = teller.match.at(lapse.at)
    points = -1 if lapse.points is None else round(lapse.points)
    return teller.house(
        "analysis-lapse", move=lapse.at + 1, who=names[lapse.seat], points=points, share=round(100 * lapse.lost),
        played=teller.move(lapse.played, position), better=teller.move(lapse.better, position),
    )  # fmt: skip
