"""Why a move may not be made."""

from __future__ import annotations

from typing import NamedTuple

from ..tools.reasons import NUMBER, NUMBER_BITS


class Reason(NamedTuple):
    """Why a move may not be made. Its words are `why-NAME`; `rule` names its place in the rules reference."""

    name: str
    rule: str
    need: int = 0
    have: int = 0

    def __repr__(self) -> str:
        numbers = f" ({self.have} of {self.need})" if self.need or self.have else ""
        return self.name.replace("_", " ") + numbers


NOT_NOW = Reason("not_now", "")  # what is said where a game knows no better reason


class Reasons:
    """Why moves may not be made, each kind declared once with its place in the rules reference."""

    def __init__(self) -> None:
        self.kinds: list[Reason] = [NOT_NOW]  # number 0 is no reason

    def kind(self, name: str, rule: str) -> int:
        self.kinds.append(Reason(name, rule))
        return len(self.kinds) - 1

    def read(self, number: int) -> Reason:
        """A number that the rules answered."""
        kind = self.kinds[number & NUMBER]
        return kind._replace(need=number >> NUMBER_BITS & NUMBER, have=number >> 2 * NUMBER_BITS & NUMBER)
