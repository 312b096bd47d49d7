"""A game told in sentences, turn by turn, in any of the languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..kernel.game import Message
from ..kernel.position import Position
from ..kernel.sight import SPECTATOR
from .history import Told
from .match import Match
from .words import say


class Teller:
    """Says moves, events and results of one match in one language."""

    def __init__(self, match: Match, language: str):
        self.match = match
        self.words = match.game.words
        self.box = match.game.box[0]
        self.language = language
        self.say(Message("game-title"))  # a language that is not there is noticed here

    def say(self, message: Message) -> str:
        return say(self.words, self.language, message)

    @property
    def names(self) -> list[str]:
        return self.match.names_said(self.say)

    def house(self, key: str, **args: Any) -> str:
        return self.say(Message(f"table-{key}", args))

    def move(self, move: int, position: Position) -> str:
        """What a move would do, said to the seat that may make it."""
        sight = position.sight(position.to_play())
        return self.say(self.words.say_move(position.choice(move), sight, self.box))

    def decision(self, position: Position | None = None) -> str:
        where = position or self.match.position
        return self.say(self.words.say_decision(where.sight(where.to_play()), self.box))

    def events(self, told: Told, position: Position, seat: int = SPECTATOR) -> list[str]:
        """A sentence for each event that is worth one, as a seat may hear it."""
        names, sight = self.names, position.sight(seat)
        said = (self.words.tell(event, sight, names, self.box) for event in told.heard_by(seat))
        return [self.say(message) for message in said if message is not None]

    def result(self) -> list[str]:
        """The sides, best first, with their points, and what broke a tie; or that nobody has won: alone, one lost."""
        match = self.match
        if match.over and not match.winners():
            return [self.house("result-lost" if match.players == 1 else "result-nobody")]
        scores, names = match.scores(), self.names
        lines = [
            self.house("result-line", place=place, who=names[side], points=scores[side])
            for place, side in enumerate(match.ranking(), 1)
        ]
        tie = self.words.say_tie(scores, match.ranking(), names) if match.over else None
        return lines if tie is None else [*lines, self.say(tie)]


def record_lines(match: Match, language: str, seat: int = SPECTATOR) -> Iterator[str]:
    """The whole record, line by line. Of a game that goes on, a seat hears only what it may know."""
    teller = Teller(match, language)
    yield teller.say(Message("game-title"))
    yield teller.house("record-players", names=", ".join(teller.names))
    options = match.game.full_options(match.players, match.chosen)
    idle = match.game.idle_options(match.players, options)
    for name, value in options.items():
        if name in idle:
            continue
        values = [value] if isinstance(value, str) else value
        said = ", ".join(teller.say(Message(f"option-{name}-{each}")) for each in values)
        yield teller.house("record-option", name=teller.say(Message(f"option-{name}")), value=said)
    yield teller.house("record-seed", hash=match.commitment)
    yield ""
    yield from teller.events(match.opening, match.at(0), seat)
    for number, played, before, after in match.walk():
        move = teller.move(played.move, before)
        yield f"{number}. {teller.names[played.seat]}: {move} [{match.describe(played.move)}]"
        for sentence in teller.events(played, after, seat):
            yield f"    {sentence}"
    yield ""
    yield teller.house("record-over" if match.over else "record-open", moves=len(match.history))
    yield from teller.result()
