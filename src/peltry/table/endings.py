"""How a game ended, beyond its points."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import GameRules, Message


def tie_of(rules: GameRules, state: Any, scores: list[int], names: list[str]) -> Message | None:
    """What broke a tie, where there was one and the game says so."""
    tell = getattr(rules, "say_tie", None)
    return None if tell is None else tell(state, scores, names)
