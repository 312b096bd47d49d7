"""Panels: the table as rows of text, for the terminal.

A game may offer `panels(view)` beside its `scene`; without it the terminal shows
what the seat sees. Panels are plain data: the terminal decides how they look.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.game import Game, Message
from .scene import Text, View

Cell = Text | Sequence[Text]  # several texts in one cell stand behind each other, with commas
Row = tuple[Cell, ...]
NOTHING = "–"


@dataclass(frozen=True)
class Panel:
    """A titled table: rows of cells, each a message, a word or a number, or several of them."""

    title: Text
    rows: Sequence[Row] = ()
    head: tuple[Text, ...] = ()
    seat: int = -1  # whose panel it is, coloured so; -1 when it is everybody's


def heads(*names: str) -> tuple[Message, ...]:
    return tuple(Message(f"panel-head-{name}") for name in names)


def fact(name: str, value: Cell, **args: Any) -> Row:
    """What it is, and what there is of it; an empty list is nothing."""
    return Message(f"panel-{name}", args), NOTHING if value == [] else value


def panels_of(kind: Game, view: View) -> list[Panel]:
    if kind.look.panels is not None:
        return list(kind.look.panels(view))
    seen = kind.eyesight.plain(view.sight)
    return [Panel(Message("game-title"), [(key, plain_text(value)) for key, value in seen.items()])]


def plain_text(value: Any) -> str:
    """Any plain data in one short line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain_text(each)}" for key, each in value.items())
    if isinstance(value, Iterable) and not isinstance(value, str):
        parts = [plain_text(each) for each in value]
        nested = any(" " in part for part in parts)
        return (" | " if nested else " ").join(parts)
    return str(value)
