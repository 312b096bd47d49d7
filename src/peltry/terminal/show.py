"""How the terminal shows a table: panels, numbered moves, log lines."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group
from rich.control import Control
from rich.panel import Panel as Frame
from rich.segment import ControlType, Segment
from rich.table import Table
from rich.text import Text as Rich

from ..kernel.game import Message
from ..table.match import Match
from ..table.panels import Cell, Panel, panels_of
from ..table.record import Teller
from ..table.scene import View, look_at

LIST = 6  # more moves of a kind stand in columns
# What has scrolled out of the window, which clearing the screen leaves there (some terminals even add to it).
FORGET_SCROLLED = Control()
FORGET_SCROLLED.segment = Segment("\x1b[3J", None, [(ControlType.CLEAR,)])


class Screen:
    """Shows one match in one language on one console."""

    def __init__(self, console: Console, match: Match, language: str):
        self.console = console
        self.match = match
        self.teller = Teller(match, language)
        self.colours = match.game.look.colours(match.options[0])

    def side_style(self, side: int) -> str:
        return self.colours[side] if side >= 0 else "dim"

    def wipe(self) -> None:
        """Nothing that was shown can be read any more, not even by scrolling back."""
        self.console.clear()
        self.console.control(FORGET_SCROLLED)

    def view(self, seat: int) -> View:
        match = self.match
        legal = match.legal() if seat == match.to_play() else []
        printed = {value.key: value.source for value in match.game.printed()}
        return look_at(match.position, seat, self.teller.names, legal, printed)

    def words(self, cell: Cell) -> Rich:
        if isinstance(cell, list | tuple):
            return Rich(", ".join(self.words(text).plain for text in cell))
        return Rich(self.teller.say(cell) if isinstance(cell, Message) else str(cell))

    def table(self, seat: int) -> None:
        """Everything that a seat sees lying there."""
        self.packed([self.framed(panel) for panel in panels_of(self.match.game.kind, self.view(seat))])
        self.points()

    def own(self, seat: int) -> None:
        """Only what is the seat's own: in the midst of a turn the rest is still on the screen."""
        own = [panel for panel in panels_of(self.match.game.kind, self.view(seat)) if panel.seat == seat]
        self.packed([self.framed(panel) for panel in own])

    def packed(self, frames: list[Frame]) -> None:
        """Panels side by side as long as they fit."""
        line: list[Frame] = []
        free = self.console.width
        for frame in frames:
            width = self.console.measure(frame).maximum
            if line and width > free:
                self.console.print(side_by_side(line))
                line, free = [], self.console.width
            line.append(frame)
            free -= width + 1
        if line:
            self.console.print(side_by_side(line))

    def framed(self, panel: Panel) -> Frame:
        grid = Table(box=None, show_header=bool(panel.head), padding=(0, 1), header_style="bold")
        for cell in panel.head or ([""] * max((len(row) for row in panel.rows), default=1)):
            grid.add_column(self.words(cell))
        for row in panel.rows:
            grid.add_row(*(self.words(cell) for cell in row))
        style = self.side_style(panel.seat)
        return Frame(grid, title=self.words(panel.title), title_align="left", border_style=style, expand=False)

    def points(self) -> None:
        line = Rich(f"{self.teller.house('points')} ", style="bold")
        parts = zip(self.teller.names, self.match.scores(), strict=True)
        for side, (name, points) in enumerate(parts):
            line.append(("  " if side else "") + f"{name} {points}", style=self.side_style(side))
        self.console.print(line)

    def moves(self, legal: list[int], wanted: str = "") -> int:
        """The legal moves by number, those with `wanted` in their text. Answers how many were shown."""
        lines = []
        game, sight = self.match.game, self.match.sight(self.match.to_play())
        for number, move in enumerate(legal, 1):
            message = game.words.say_move(self.match.position.choice(move), sight, game.box[0])
            text, short = self.teller.say(message), self.match.describe(move)
            if wanted.casefold() in f"{text} {short}".casefold():
                lines.append((group_of(message), f"{number:3}", text, short))
        if not lines:
            return 0
        blocks: list[Any] = []
        for _, group in groupby(sorted(lines, key=lambda line: first_of(lines, line[0])), key=lambda line: line[0]):
            cells = [Rich.assemble((n, "bold cyan"), " ", text, (f" [{short}]", "dim")) for _, n, text, short in group]
            blocks.append(Columns(cells, padding=(0, 2)) if len(cells) > LIST else Group(*cells))
        self.console.print(Frame(Group(*blocks), title=self.teller.house("moves"), title_align="left"))
        return len(lines)

    def log(self, sentences: list[str], most: int | None = None) -> None:
        if sentences:
            shown = sentences if most is None else sentences[-most:]
            if len(shown) < len(sentences):
                shown = ["…", *shown]
            self.console.print(Frame(Rich("\n".join(shown)), title=self.teller.house("log"), title_align="left"))

    def decision(self) -> None:
        seat = self.match.to_play()
        who = self.teller.house("turn", who=self.teller.names[seat])
        self.console.print(Rich.assemble((who, f"bold {self.side_style(seat)}"), " ", self.teller.decision()))

    def result(self) -> None:
        lines = [self.teller.house("record-over", moves=len(self.match.history)), *self.teller.result()]
        lines.append(self.teller.house("seed", seed=str(self.match.seed), hash=self.match.commitment))
        self.console.print(Rich("\n".join(lines), style="bold"))


def side_by_side(frames: list[Frame]) -> Table:
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_row(*frames)
    return row


def group_of(message: Message) -> str:
    """Moves of one kind stand together: `move-hunt`, `move-hunt-again` are both hunting."""
    return message.key.partition(".")[0].removeprefix("move-").partition("-")[0]


def first_of(lines: list[tuple[str, str, str, str]], group: str) -> int:
    return next(i for i, line in enumerate(lines) if line[0] == group)
