"""Ivan at the table."""

from __future__ import annotations

from typing import Any

from .scenario import Scenario


def solo(place: int = 5, printed: str | None = None, options: Any = None, **goods: Any) -> Scenario:
    """Ivan stands on a place; Anna is far ahead, so that after him it is her turn."""
    scenario = Scenario(players=1, printed=printed, **(options or {}))
    return scenario.player("Anna", place=12).player("Ivan", place=place, **goods)


def one_step_after(card: str) -> str:
    """A card for the top of the deck that shows one step."""
    return "AU01" if card != "AU01" else "AU12"
