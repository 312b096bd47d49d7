"""What can stand on the stack: decisions that a player makes, tasks that the rules carry out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..tools.records import FIRST_TASK, FRAME_FIELDS, FRAME_NUMBERS, Measure


class Decisions:
    """What can stand on the stack, each kind with up to three named numbers and what they mean.

    A number that several kinds name alike must stand in the same place in each.
    """

    def __init__(self) -> None:
        self.asks: list[str] = []
        self.tasks: list[str] = []
        self.fields: dict[int, dict[str, Measure]] = {}
        self.numbers: dict[str, str] = {}  # the frame's number behind each name

    def ask(self, name: str, **numbers: Measure) -> int:
        """A decision that a player makes."""
        self.asks.append(name)
        return self._declare(len(self.asks) - 1, numbers)

    def task(self, name: str, **numbers: Measure) -> int:
        """Something that the rules carry out as soon as it lies on top."""
        self.tasks.append(name)
        return self._declare(FIRST_TASK + len(self.tasks) - 1, numbers)

    def _declare(self, kind: int, numbers: dict[str, Measure]) -> int:
        for name, number in zip(numbers, FRAME_NUMBERS, strict=False):
            if name in FRAME_FIELDS:
                raise TypeError(f"{name} is a frame's own: call the number otherwise")
            if self.numbers.setdefault(name, number) != number:
                raise TypeError(f"{name} is {self.numbers[name]} in another frame: let it stand there here too")
        self.fields[kind] = numbers
        return kind

    @property
    def kinds(self) -> int:
        """How many numbers a frame's kind can have."""
        return FIRST_TASK + len(self.tasks)

    def name(self, kind: int) -> str:
        return self.asks[kind] if kind < FIRST_TASK else self.tasks[kind - FIRST_TASK]

    def read(self, frame: Any) -> Pending:
        """A frame of the stack, with the names of its numbers."""
        kind = int(frame["kind"])
        named = {name: int(frame[number]) for name, number in zip(self.fields[kind], FRAME_NUMBERS, strict=False)}
        return Pending(kind, self.name(kind), int(frame["who"]), named)


@dataclass(frozen=True, slots=True, repr=False)
class Pending:
    """One pending decision: `pending["place"]` is a number by its name."""

    kind: int
    name: str
    who: int
    numbers: dict[str, int]

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={number}" for name, number in self.numbers.items())
        return f"{self.name}({told}) by {self.who}"
