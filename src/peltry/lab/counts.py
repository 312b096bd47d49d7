"""How often a kind of event happens to each piece, and how those fare to whom it happens."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from ..errors import PeltryError
from ..kernel.declared import Events
from .duels import Ended


class Count:
    """`KIND.NUMBER` counts events of a kind by one of their numbers; `KIND.NUMBER:AMOUNT` adds up another one."""

    def __init__(self, text: str, events: Events):
        self.text = text
        self.kind, _, numbers = text.partition(".")
        self.number, _, self.amount = numbers.partition(":")
        if self.kind not in events.names:
            raise PeltryError(f"there is no event {self.kind!r}; the events are: {', '.join(events.names)}")
        fields = events.types[events.names.index(self.kind)]._fields
        for field in filter(None, (self.number or "?", self.amount)):
            if field not in fields:
                raise PeltryError(f"{self.kind} has no number {field!r}; it has: {', '.join(fields)}")
        self.found: dict[int, int] = defaultdict(int)
        self.winners: dict[int, float] = defaultdict(float)
        self.seats: dict[int, dict[tuple[int, int], float]] = defaultdict(dict)

    def add(self, event: Any, ended: Ended) -> None:
        if event.name != self.kind:
            return
        value = getattr(event, self.number)
        amount = getattr(event, self.amount) if self.amount else 1
        self.found[value] += amount
        if 0 <= event.who < len(ended.share):
            self.winners[value] += amount * ended.share[event.who]
            self.seats[value][ended.duel.seed, event.who] = ended.share[event.who]

    def facts(self, games: int, victories: float) -> dict[str, Any]:
        """By number: how often in a game and to a winner, and how much of the victory those had to whom it happened."""
        lines = []
        for value in sorted(self.found):
            shares = self.seats[value].values()
            line = {"value": value, "a game": round(self.found[value] / max(1, games), 3), "seats": len(shares)}
            if shares:
                line["a winner"] = round(self.winners[value] / max(1, victories), 3)
                line["won"] = round(sum(shares) / len(shares), 3)
            lines.append(line)
        return {"count": self.text, "lines": lines}
