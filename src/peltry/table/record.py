"""A game told in sentences, turn by turn, in any of the languages."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Iterator, Sequence
from typing import Any

from ..kernel.contract import Message
from .endings import tie_of
from .match import Event, Match
from .words import say

EVERYBODY = -1  # the seat of one who sees only what is public


@functools.cache
def knows_the_seat(say_event: Any) -> bool:
    """Whether a game tells events to each seat in its own way: a game with private parts does."""
    return "seat" in inspect.signature(say_event).parameters


class Teller:
    """Says moves, events and results of one match in one language."""

    def __init__(self, match: Match, language: str):
        self.match = match
        self.language = language
        self.say(Message("game-title"))  # a language that is not there is noticed here

    def say(self, message: Message) -> str:
        return say(self.match.game.rules, self.language, message)

    @property
    def names(self) -> list[str]:
        return self.match.names_said(self.say)

    def house(self, key: str, **args: Any) -> str:
        return self.say(Message(f"table-{key}", args))

    def move(self, move: int, state: Any) -> str:
        return self.say(self.match.game.rules.say_move(move, state, self.match.game.box[0]))

    def decision(self) -> str:
        game = self.match.game
        return self.say(game.rules.say_decision(self.match.state, game.box[0]))

    def events(self, events: Sequence[Event], state: Any, seat: int = EVERYBODY) -> list[str]:
        """A sentence for each event that is worth one, as a seat may hear it."""
        game, names = self.match.game, self.names
        tell: Any = game.rules.say_event
        if knows_the_seat(tell):
            tell = functools.partial(tell, seat=seat)
        said = (tell(event, state, names, game.box[0]) for event in events)
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
        tie = tie_of(match.game.rules, match.state, scores, names) if match.over else None
        return lines if tie is None else [*lines, self.say(tie)]


def record_lines(match: Match, language: str, seat: int = EVERYBODY) -> Iterator[str]:
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
    position = match.game.engine.position(match.options, match.seed)
    yield from teller.events(match.opening, position.state, seat)
    for number, played in enumerate(match.history, 1):
        move = teller.move(played.move, position.state)
        yield f"{number}. {teller.names[played.seat]}: {move} [{match.describe(played.move)}]"
        position.play(played.move)
        for sentence in teller.events(played.events, position.state, seat):
            yield f"    {sentence}"
    yield ""
    yield teller.house("record-over" if match.over else "record-open", moves=len(match.history))
    yield from teller.result()


def record_text(match: Match, language: str) -> str:
    return "\n".join(record_lines(match, language)) + "\n"
