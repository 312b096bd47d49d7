"""What can be chosen before a game, declared once: the record that rules read follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .tools.records import Field, Record, amount, i8, one_of, seen

Chosen = dict[str, Any]
SWITCH = ("off", "on")


@dataclass(frozen=True)
class Option:
    """One choice. Its words are `option-NAME` and `option-NAME-VALUE`; rules read the number of the value."""

    name: str
    values: tuple[str, ...] = SWITCH
    default: str | None = None  # the first value, if nothing else is said
    per_seat: bool = False  # one value for each seat, such as the side of a player board
    different: bool = False  # of `per_seat`: no two seats the same, by default the values in their order
    solo: bool | None = None  # only in solo games, never in them, or (None) always
    field: str | None = None  # what rules call it, if that is another name

    @property
    def usual(self) -> str:
        return self.values[0] if self.default is None else self.default

    def usual_for(self, players: int) -> str | list[str]:
        """What it is when nobody chooses."""
        if self.different:
            return list(self.values[:players])
        return [self.usual] * players if self.per_seat else self.usual


@dataclass(frozen=True)
class Options:
    """All choices of a game; `presets` name several at once.

    `settle` is for a game in which one choice decides another, `idle` for one in which a choice leaves another without
    use (answers why, by name).
    """

    choices: tuple[Option, ...] = ()
    most_seats: int = 4
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    settle: Callable[[int, Chosen], Chosen] = lambda players, chosen: chosen
    idle: Callable[[int, Chosen], dict[str, str]] = lambda players, chosen: {}

    def record(self) -> Record:
        return Record(seen("players", i8, amount(self.most_seats)), *(self._field(option) for option in self.choices))

    def _field(self, option: Option) -> Field:
        name, measure = option.field or option.name, one_of(len(option.values))
        return seen(name, i8, measure, (self.most_seats,)) if option.per_seat else seen(name, i8, measure)

    def filled(self, record: Record, players: int, chosen: Chosen) -> np.ndarray:
        """The record for such a table. Every option must have its value."""
        options = np.zeros(1, record)
        options["players"] = players
        for option in self.choices:
            name, value = option.field or option.name, chosen[option.name]
            if option.per_seat:
                options[name][0][:players] = [option.values.index(each) for each in value]
            else:
                options[name] = option.values.index(value)
        return options
