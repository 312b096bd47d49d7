"""A game is one object: its rooms, each with what it must offer and defaults for what may be left out.

`tests/contract/` checks every game on the shelf against it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import BadPrinted
from .declared import Cost, Decisions, Event, Events, Moves, Reason, Reasons
from .figures import Figures
from .observation import Observation
from .options import Options
from .printed import Printed
from .sight import Eyesight
from .tools.reasons import costs_nothing, says_nothing
from .tools.records import Record
from .tools.turns import no_figures, one_turn

if TYPE_CHECKING:
    from ..table.panels import Panel
    from ..table.scene import Node, View


@dataclass(frozen=True)
class Message:
    """A sentence to be said in any language: the key of a template and what to put into it.

    A value is a number, a plain string (a player's name) or another message (a word).
    """

    key: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Pieces:
    """What lies in the box."""

    state: Record
    box: np.dtype
    options: Options
    moves: Moves
    events: Events
    decisions: Decisions
    reasons: Reasons = field(default_factory=Reasons)
    fill_box: Callable[[Printed, Any], None] = lambda printed, box: None  # what is printed, into an empty box
    figures: Figures = field(default_factory=Figures)
    goods: Sequence[str] = ()  # what prices count, by number


def seats_only(options: Any) -> list[str]:
    return ["seat"] * int(options["players"])


def most_points_first(state: Any, points: Sequence[int]) -> list[int]:
    return sorted(range(len(points)), key=lambda side: -points[side])


def all_with_most_points(state: Any, points: Sequence[int]) -> list[int]:
    return [side for side, own in enumerate(points) if own == max(points)]


@dataclass(frozen=True)
class Rules:
    """What happens. Compiled rules take `game`, which is (state, box, log)."""

    setup: Any  # (game, seed): the state is empty but for its options
    legal: Any  # (game, out) -> count; zero only when the game is over. Nothing is asked of `out` but out[i] = move
    apply: Any  # (game, move): one legal move; tells events, pushes the decisions that follow
    scores: Any  # (game, out) -> count: points of every side, automas included
    most_legal: int
    price: Any = costs_nothing  # (game, move, out) -> count: what the move costs, three numbers each (see `charge`)
    why_not: Any = says_nothing  # (game, move) -> why a move that is not legal may not be made
    turn_number: Any = one_turn  # (game) -> changes when a turn ends though the same seat goes on (solo)
    longest_turn: int = 1000  # moves that one turn can have at most: "Why every turn ends" in the game's RULINGS.md

    # Plain Python.
    sides: Callable[[Any], list[str]] = seats_only  # "seat" for people and bots, or an automa's name
    ranking: Callable[[Any, Sequence[int]], list[int]] = most_points_first  # sides, best first
    winners: Callable[[Any, Sequence[int]], list[int]] = all_with_most_points  # none in a shared defeat
    score_parts: Callable[[Any, Any], list[list[tuple[str, int]]]] | None = None  # points of each side by source


@dataclass(frozen=True)
class Eyes:
    """What a seat may know. What it sees and observes follows from the marks on the record."""

    redeal: Any  # (game, seat, key): deal again whatever that seat cannot know
    estimate: Any  # (game, seat) -> how the seat stands, in hundredths of a point, for bots
    figure: Any = no_figures  # (game, seat, out): what the rules make of the game as the seat sees it, for scenes


def no_tie(points: Sequence[int], ranking: Sequence[int], names: list[str]) -> Message | None:
    """For a game in which equal points are shared."""
    return None


def plain_reason(reason: Reason) -> Message:
    return Message(f"why-{reason.name}", {"need": reason.need, "have": reason.have})


@dataclass(frozen=True)
class Words:
    """What is said. `sight` is what the listener sees."""

    folder: Path  # with en.ftl, fr.ftl, cs.ftl
    say_move: Callable[[Any, Any, Any], Message]  # (move, sight, box): the move as `position.choice` reads it
    say_event: Callable[[Any, Any, list[str], Any], Message | None]  # (event, sight, names, box)
    say_decision: Callable[[Any, Any], Message]  # (sight, box)
    say_reason: Callable[[Reason, Any, Any, Any], Message] = lambda reason, move, sight, box: plain_reason(reason)
    say_tie: Callable[[Sequence[int], Sequence[int], list[str]], Message | None] = no_tie  # (points, ranking, names)
    quiet: frozenset[str] = frozenset()  # events that are never said: another tells them, or the table shows them

    def tell(self, event: Event, sight: Any, names: list[str], box: Any) -> Message | None:
        """What is said of an event, None when nothing is."""
        return None if event.name in self.quiet else self.say_event(event, sight, names, box)


COLOURS = ("blue", "red", "green", "yellow", "white")  # of the sides, unless a game has it otherwise


def in_order(options: Any) -> tuple[str, ...]:
    return COLOURS


def no_scene(view: View) -> Node:
    from ..table.scene import Node

    return Node("table", "area")


@dataclass(frozen=True)
class Look:
    """How it looks in the browser and in the terminal."""

    folder: Path | None = None  # with its stylesheets and art/
    scene: Callable[[View], Node] = no_scene
    panels: Callable[[View], Iterable[Panel]] | None = None  # without it the terminal shows what the seat sees
    event_nodes: Callable[[Any], list[str]] = lambda event: []
    event_art: Callable[[Any], str | None] = lambda event: None
    colours: Callable[[Any], Sequence[str]] = in_order  # of every side, by the options
    cost_art: Callable[[Cost], str | None] = lambda cost: None  # the picture of what a move costs
    # By what a seat sees, the printed values, its legal moves: the one it meant already when it made the move before.
    follows: Callable[[Any, Any, Sequence[int]], int | None] = lambda sight, box, legal: None
    sheets: Sequence[str] = ("table.css",)  # its stylesheets, one after another


@dataclass(frozen=True, eq=False)
class Game:
    """A game on the shelf."""

    name: str
    version: int  # raised by every change after which old moves would lead elsewhere
    players: tuple[int, ...]
    home: Path  # the game's folder
    pieces: Pieces
    rules: Rules
    eyes: Eyes
    words: Words
    look: Look = field(default_factory=Look)
    changes: Mapping[int, str] = field(default_factory=dict)  # what each version changed, in one line
    minutes: int | None = None  # how long a game takes, for the lobby
    by: str | None = None  # who devised it

    @property
    def printed(self) -> Path | None:
        """What is printed on the pieces, if they have values that a person could correct."""
        file = self.home / "printed.toml"
        return file if file.exists() else None

    def printed_with(self, text: str | None, name: str) -> Printed:
        """The printed values, a person's own corrections laid over them."""
        if text is not None and self.printed is None:
            raise BadPrinted(f"{self.name} has no printed values to correct; leave {name} out")
        return Printed(self.printed, text, name)

    def box_with(self, printed: Printed) -> np.ndarray:
        boxes = np.zeros(1, self.pieces.box)
        self.pieces.fill_box(printed, boxes[0])
        return boxes

    @cached_property
    def options_record(self) -> Record:
        return self.pieces.state.field("options").kind

    @cached_property
    def most_sides(self) -> int:
        return next((field.shape[0] for field in self.pieces.state if field.by_side and field.count), max(self.players))

    @cached_property
    def eyesight(self) -> Eyesight:
        return Eyesight(self.pieces.state, self.home / "pieces" / "__init__.py")

    @cached_property
    def observation(self) -> Observation:
        file = self.home / "pieces" / "__init__.py"
        return Observation(self.pieces.state, self.pieces.decisions, self.most_sides, file)

    def __repr__(self) -> str:
        return f"<game {self.name}, rules version {self.version}>"
