"""What a table has told a program, kept up to date (see `telling/data.py` of the server)."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..kernel.declared import Event, Events


def take_over(changed: dict[str, Any], sheet: dict[str, Any]) -> None:
    """Lay changes over what was known, each under the way to it: `players.0.coins`."""
    for path, value in changed.items():
        *way, last = path.split(".")
        place: Any = sheet
        for name in way:
            place = place[int(name) if isinstance(place, list) else name]
        place[int(last) if isinstance(place, list) else last] = value


class Past:
    """All that a seat has heard since the setup, as far as it still holds, and how much of it was passed on."""

    def __init__(self, kinds: Events):
        self.kinds = kinds
        self.lines: list[str] = []
        self.passed_on = 0

    def take(self, keep: int, lines: list[str]) -> None:
        """What was taken back is forgotten. A house that is met again tells everything once more."""
        before, self.lines = self.lines, [*self.lines[:keep], *lines]
        alike = takewhile(lambda pair: pair[0] == pair[1], zip(before, self.lines, strict=False))
        self.passed_on = min(self.passed_on, len([*alike]))

    def news(self) -> list[Event]:
        """What is passed on now."""
        new, self.passed_on = self.lines[self.passed_on :], len(self.lines)
        return [self.read(line) for line in new]

    def read(self, line: str) -> Event:
        """An event as programs are told it: `hunted:1:5:7:0:0`."""
        name, *numbers = line.split(":")
        return self.kinds.read((self.kinds.names.index(name), *map(int, numbers)))
