"""A guided first game: a script in the game's folder, played on the real table with the real rules.

`words/lesson.toml` names a seed, seats and options, and then steps, one idea each:

    [[step]]                     something is said, the pieces it speaks of are lit
    say = "market"
    lit = ["stall"]

    [[step]]                     a move is asked for, and why another would not do
    say = "hunt"
    lit = ["fur-3-LS2-0"]
    move = "hunt:3:3"
    otherwise = "hunt-first"

    [[step]]                     the others move by themselves
    plays = ["go:2", "coin"]

The sentences are `lesson-NAME` in `words/lesson.LANGUAGE.ftl`. Where a lesson stands follows from the moves that were
made, so it can be left and come back to, and taken back, like any other game; who plays something else plays on alone.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .match import Match

FILE = "words/lesson.toml"


@dataclass(frozen=True)
class Page:
    """One idea: what is said, and of which pieces."""

    say: str
    lit: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return f"lesson-{self.say}"


@dataclass(frozen=True)
class Beat:
    """What is said at one moment, and the move that comes then: asked for, or made by the others. None at the end."""

    pages: tuple[Page, ...]
    before: int  # pages of earlier moments
    move: str | None = None
    asked: bool = False
    otherwise: str | None = None


@dataclass(frozen=True)
class Lesson:
    players: int
    seed: int
    minutes: int
    bot: str  # who plays the other seats when the lesson is over
    learner: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    beats: tuple[Beat, ...] = ()  # one for each move, and the last words

    @property
    def pages(self) -> int:
        return sum(len(beat.pages) for beat in self.beats)

    @property
    def moves(self) -> list[str]:
        return [beat.move for beat in self.beats if beat.move is not None]

    def now(self, match: Match) -> Beat | None:
        """Where the lesson stands; None when the game has left it, or it can go no further here."""
        made = len(match.history)
        if made >= len(self.beats):
            return None
        describe = match.game.moves.describe
        if any(describe(played.move) != move for played, move in zip(match.history, self.moves, strict=False)):
            return None
        beat = self.beats[made]
        if beat.move is not None and match.game.moves.parse(beat.move) not in match.legal():
            return None  # played with other printed values, perhaps
        return beat


@functools.cache
def lesson_of(home: Path) -> Lesson | None:
    file = home / FILE
    return read(tomllib.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


def read(script: dict[str, Any]) -> Lesson:
    beats: list[Beat] = []
    pages: list[Page] = []
    told = 0

    def end_beat(**what: Any) -> None:
        nonlocal told
        beats.append(Beat(tuple(pages), told, **what))
        told += len(pages)
        pages.clear()

    for step in script.pop("step"):
        if "say" in step:
            pages.append(Page(step["say"], tuple(step.get("lit", ()))))
        if "move" in step:
            end_beat(move=step["move"], asked=True, otherwise=step.get("otherwise"))
        for move in step.get("plays", ()):
            end_beat(move=move)
    end_beat()
    return Lesson(beats=tuple(beats), **script)
