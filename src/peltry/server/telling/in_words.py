"""The table in sentences, for whoever reads text: the terminal's panels, the decision, the moves, what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.game import Message
from ...table.panels import Cell, panels_of
from . import shapes
from .speech import Speech, speech
from .story import story

if TYPE_CHECKING:
    from .views import Moment


def in_words(moment: Moment, seat: int, language: str, legal: list[int], after: int) -> shapes.InWords:
    """What the seat sees and may do. `after`: the events of the moves after this one are told."""
    match, words = moment.match, speech(moment.match.game.words, language)
    said: shapes.InWords = {"lang": language, "position": position_in_words(moment, seat, legal, words)}
    choices = moment.choices(legal, language)
    if "decision" in choices:
        said["decision"], said["moves"] = choices["decision"], [move["text"] for move in choices["moves"]]
    if 0 <= after < len(match.history):
        told = story(match, after, seat, language)
        said["events"] = [event["text"] for event in told if "text" in event]
    return said


def position_in_words(moment: Moment, seat: int, legal: list[int], words: Speech) -> str:
    """Each panel under its title, a line for each row."""
    lines: list[str] = []
    for panel in panels_of(moment.match.game.kind, moment.view(seat, legal, words)):
        lines.append(f"# {spoken(panel.title, words)}")
        rows = [panel.head, *panel.rows] if panel.head else panel.rows
        lines += [" | ".join(spoken(cell, words) for cell in row) for row in rows]
    return "\n".join(lines)


def spoken(cell: Cell, words: Speech) -> str:
    if isinstance(cell, list | tuple):
        return ", ".join(spoken(each, words) for each in cell)
    return words.say(cell) if isinstance(cell, Message) else str(cell)
