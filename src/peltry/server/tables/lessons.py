"""Guided first games: a table at which one person learns, the others move as the script says, then as gentle bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.game import Message
from ...table.lesson import Beat, Lesson, lesson_of
from ..telling import shapes
from ..telling.speech import speech

if TYPE_CHECKING:
    from ...table.match import Match
    from ..store.records import Record

ORIGIN = "lesson"


def standing(record: Record, match: Match) -> tuple[Lesson, Beat] | None:
    """The lesson of a table, and where it stands; None at any other table, and when the game has left it."""
    lesson = lesson_of(match.game.kind.home) if record.origin == ORIGIN else None
    beat = lesson.now(match) if lesson is not None else None
    return (lesson, beat) if lesson is not None and beat is not None else None


def step(record: Record, match: Match, seat: int, language: str) -> shapes.LessonStep | None:
    """What is said to the seat that learns, when it is to move."""
    found = standing(record, match)
    if found is None or seat != found[0].learner or match.to_play() != seat:
        return None
    lesson, beat = found
    say = speech(match.game.words, language).say
    pages: list[shapes.LessonPage] = []
    for page in beat.pages:
        told: shapes.LessonPage = {"text": say(Message(page.key))}
        if page.lit:
            told["lit"] = list(page.lit)
        pages.append(told)
    now: shapes.LessonStep = {"pages": pages, "before": beat.before, "of": lesson.pages}
    if beat.move is not None:
        now["move"] = match.game.moves.parse(beat.move)
    if beat.otherwise is not None:
        now["otherwise"] = say(Message(f"lesson-{beat.otherwise}"))
    return now


def scripted(record: Record, match: Match) -> int | None:
    """The move that the script has for whoever is to play and does not learn; None where a bot thinks for itself."""
    found = standing(record, match)
    if found is None or found[1].asked or found[1].move is None:
        return None
    return match.game.moves.parse(found[1].move)
