"""What several commands share: arguments, options, progress, JSON."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..errors import BadOption
from ..table.compiling import is_compiled, make_ready
from ..table.library import GameAtTable, load

PAIR = 2  # players: the usual table, where a game has one


def whole_number(least: int) -> Any:
    """An argument that is a whole number, not below `least`."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least}")
        return number

    return read


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's name, as `peltry games` shows it")


TOLD_AT_THE_END = "by default a secret one, told at the end"


def add_table(parser: argparse.ArgumentParser, seed: int | None, usual: str = "") -> None:
    """Arguments that say how a game is set up. `usual` says what its seed is where none is given."""
    parser.add_argument("--players", type=whole_number(1), metavar="N", help="number of players")
    usual = usual or ("by default a secret one" if seed is None else f"{seed} by default")
    parser.add_argument("--seed", type=whole_number(0), default=seed, metavar="S", help=f"seed of the game, {usual}")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE",
        help="an option of the game; values for each player are joined by commas",
    )  # fmt: skip
    add_printed(parser)


def add_printed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--printed", metavar="FILE", help="printed values of your own")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")


def read_options(game: GameAtTable, players: int, given: list[str]) -> dict[str, Any]:
    """The options written as NAME=VALUE, each of which must decide something."""
    per_seat = {option.name for option in game.choices if option.per_seat}
    chosen: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(f"an option is written NAME=VALUE, not {text!r}")
        chosen[name] = value.split(",") if name in per_seat and "," in value else value
    game.check_choice(players, chosen)
    return chosen


def read_players(game: GameAtTable, players: int | None, usual: int | None = None) -> int:
    """As many as are asked for; else as usual, or the most, where the game is not played by so many."""
    if players is not None:
        return players
    return usual if usual in game.players else max(game.players)


def load_ready(args: argparse.Namespace) -> GameAtTable:
    """The game an invocation names, its rules compiled, with a progress bar when that takes long."""
    game = load(args.game, getattr(args, "printed", None))
    ready(game)
    return game


def ready(game: GameAtTable, door: str = "drive") -> None:
    if is_compiled(game, door):
        make_ready(game, lambda done, total: None, door)
        return
    with progress_bar(f"Compiling the rules of {game.name}, the first time only") as bar:
        make_ready(game, bar.show, door)


def compiling_for_gpu(game: GameAtTable) -> str:
    return f"Compiling the rules of {game.name} for the GPU, which takes one to four minutes each time"


@contextmanager
def one_break() -> Iterator[None]:
    """Ctrl-C breaks off once: sent again, it does not disturb those who put in order what there is."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    here, broken = os.getpid(), list[bool]()

    def break_off(*_: object) -> None:
        if os.getpid() == here and not broken:  # a worker that has just been forked does not break off by itself
            broken.append(True)
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, break_off)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Bar:
    """A progress bar on stderr, or nothing where nobody watches."""

    def __init__(self, progress: Any, task: Any):
        self.progress, self.task = progress, task

    def show(self, done: int, total: int) -> None:
        if self.progress is not None:
            self.progress.update(self.task, completed=done, total=total)


@contextmanager
def progress_bar(title: str) -> Iterator[Bar]:
    if not sys.stderr.isatty():
        # Long work is announced even where a bar cannot move.
        if title.startswith("Compiling"):
            print(title, file=sys.stderr, flush=True)
        yield Bar(None, None)
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield Bar(progress, progress.add_task(title, total=None))


def told_seed(seed: int) -> str:
    """A seed that nobody chose, for whoever wants the same games once more."""
    return f"the same games again: --seed {seed}"


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


def print_facts(facts: dict[str, Any]) -> None:
    """A few named values, one a line, for people."""
    width = max(map(len, facts))
    for name, value in facts.items():
        shown = f"{value:,.2f}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else value
        print(f"{name.replace('_', ' '):{width}}  {shown}")
