"""What can be done: verbs with their choices, every move with its number and its text, and what a move costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

from ...errors import IllegalMove


class Cost(NamedTuple):
    """One line of a price: so many of a good. Of goods that have values, `value` says which (0: any)."""

    good: int
    amount: int
    value: int = 0


Values = Iterable[Any] | Mapping[str, Any]


class Verb(NamedTuple):
    """What can be done, with the choices it leaves: for each, its texts and what they stand for."""

    name: str
    base: int
    choices: dict[str, dict[str, Any]]


class Move:
    """One move, read: its verb and what was chosen, by name. It can be played like its number.

    What it costs is known only where it may be made: `position.choice(move)` answers it with its price.
    """

    __slots__ = ("_price", "chosen", "number", "text", "verb")

    def __init__(self, number: int, verb: str, text: str, chosen: dict[str, Any]):
        self.number, self.verb, self.text, self.chosen = number, verb, text, chosen
        self._price: tuple[Cost, ...] | None = None

    def with_price(self, price: Iterable[Cost]) -> Move:
        """The same move with its price."""
        priced = Move(self.number, self.verb, self.text, self.chosen)
        priced._price = tuple(price)
        return priced

    @property
    def price(self) -> tuple[Cost, ...]:
        if self._price is None:
            raise TypeError(f"{self.text} has no price here: ask the position for it with choice({self.number})")
        return self._price

    def __getattr__(self, name: str) -> Any:
        try:
            return self.chosen[name]
        except KeyError:
            raise AttributeError(f"{self.text} has no {name}") from None

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move | int) and other.__index__() == self.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return self.text


class Moves:
    """Every move of a game: a small number, a short text, and what it means.

    A verb takes a number for each combination of its choices. A choice is a range of numbers, a tuple of names (they
    stand for 0, 1, 2 …) or a mapping from names to what they stand for.
    """

    MOST_SHOWN = 12

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.texts: list[str] = []
        self._moves: list[Move] = []
        self._numbers: dict[str, int] = {}

    def verb(self, name: str, unsaid: bool = False, **choices: Values) -> int:
        """Declare what can be done; answers the number of its first move. A verb that is the only one goes unsaid."""
        verb = Verb(name, len(self.texts), {choice: meanings(values) for choice, values in choices.items()})
        self.verbs.append(verb)
        for chosen in combinations(verb.choices):
            text = ":".join([*([] if unsaid else [name]), *(label for label, _ in chosen)])
            number = self._numbers[text] = len(self.texts)
            self.texts.append(text)
            values = {choice: value for choice, (_, value) in zip(verb.choices, chosen, strict=True)}
            self._moves.append(Move(number, name, text, values))
        return verb.base

    def __len__(self) -> int:
        return len(self.texts)

    def first_of_verb(self) -> np.ndarray:
        """For every move the first one of its verb, for rules that answer by verb."""
        bases = [verb.base for verb in self.verbs]
        return np.repeat(np.array(bases, np.int64), np.diff([*bases, len(self)]))

    def __getitem__(self, number: int) -> Move:
        return self._moves[number]

    def describe(self, number: int) -> str:
        return self.texts[number] if 0 <= number < len(self.texts) else f"move {number}"

    def parse(self, text: str) -> int:
        """The number of a move's text. What is none is told what could have been meant."""
        written = text.strip()
        if written in self._numbers:
            return self._numbers[written]
        verb = written.partition(":")[0]
        known = [each for each in self.texts if each.partition(":")[0] == verb]
        known = known or list(dict.fromkeys(each.partition(":")[0] for each in self.texts))
        shown = ", ".join(known[: self.MOST_SHOWN]) + (", …" if len(known) > self.MOST_SHOWN else "")
        raise IllegalMove(f"{text!r} is no move; expected one of: {shown}")


def meanings(values: Values) -> dict[str, Any]:
    if isinstance(values, Mapping):
        return dict(values)
    if isinstance(values, range):
        return {str(value): value for value in values}
    return {str(value): place for place, value in enumerate(values)}


def combinations(choices: dict[str, dict[str, Any]]) -> Iterator[list[tuple[str, Any]]]:
    """Every way to choose, the last choice changing first."""
    found: list[list[tuple[str, Any]]] = [[]]
    for values in choices.values():
        found = [[*before, each] for before in found for each in values.items()]
    return iter(found)
