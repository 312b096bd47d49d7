"""Numbers that scenes and panels show and that only the rules can work out: a hand limit, the size of a duel.

    FIGURES = Figures()
    DUEL_SIZE = FIGURES.number("duel_size")
    HAND_LIMITS = FIGURES.numbers("hand_limits", 5)

Each call answers the place in `out` where the game's rule `figure(game, seat, out)` puts it. The rule is handed what
the seat sees, with everything else blank: a figure cannot tell what the seat may not know.
"""

from __future__ import annotations

from typing import Any


class Figures:
    """The figures of a game, each declared once."""

    def __init__(self) -> None:
        self.places: dict[str, int | slice] = {}
        self.size = 0

    def number(self, name: str) -> int:
        self.places[name] = self.size
        self.size += 1
        return self.size - 1

    def numbers(self, name: str, count: int) -> int:
        """Several in a row; answers the place of the first."""
        first = self.size
        self.size += count
        self.places[name] = slice(first, self.size)
        return first

    def read(self, out: list[int]) -> dict[str, Any]:
        """What the rule has worked out, by name."""
        return {name: out[place] for name, place in self.places.items()}
