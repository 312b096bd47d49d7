"""Why pieces can do nothing now, in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...kernel.declared import NOT_NOW
from ...kernel.game import Message
from . import shapes
from .speech import speech

if TYPE_CHECKING:
    from ...table.match import Match

WAITING = {"not_asked", "other_decision"}  # as games name it: another decision comes first


def reasons(match: Match, moves: Sequence[int], language: str) -> list[shapes.Why]:
    """The reasons against some moves, each once. None where one of them may be made after all.

    Where there is nothing more to the point, what is to be decided first is said.
    """
    position, game = match.position, match.game
    words, sight, box = speech(game.words, language), position.sight(position.to_play()), game.box[0]
    found: dict[str, shapes.Why] = {}
    waits = False
    for move in moves:
        reason = position.why_not(move)
        if reason is None:
            return []
        if reason.name in WAITING:
            waits = True
        elif reason.name != NOT_NOW.name:
            text = words.say(game.words.say_reason(reason, game.moves[move], sight, box))
            found.setdefault(text, {"text": text, "rule": reason.rule})
    if waits and not found:
        first = words.say(Message("why-first", {"decision": game.words.say_decision(sight, box)}))
        return [{"text": first}]
    return list(found.values())
