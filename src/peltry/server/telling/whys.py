"""Why pieces can do nothing now, in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...kernel.declared import NOT_NOW
from . import shapes
from .speech import speech

if TYPE_CHECKING:
    from ...table.match import Match

WAITING = {"not_asked", "other_decision"}  # as games name it: another decision comes first


def reasons(match: Match, moves: Sequence[int], language: str) -> list[shapes.Why]:
    """The reasons against some moves, each once. None where one of them may be made after all.

    That something else is to be decided is only said where there is nothing more to the point.
    """
    position, game = match.position, match.game
    words, sight, box = speech(game.words, language), position.sight(position.to_play()), game.box[0]
    found: dict[str, shapes.Why] = {}
    waiting: dict[str, shapes.Why] = {}
    for move in moves:
        reason = position.why_not(move)
        if reason is None:
            return []
        if reason.name != NOT_NOW.name:
            text = words.say(game.words.say_reason(reason, game.moves[move], sight, box))
            (waiting if reason.name in WAITING else found).setdefault(text, {"text": text, "rule": reason.rule})
    return list((found or waiting).values())
