"""Who wins how often, with the interval in which the true rate lies in 95 of 100 cases."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..table.library import GameAtTable

SURE = 1.959964  # standard deviations that leave 5 % outside
RANDOM_GAMES_JUDGED = 20_000  # the judging is plain Python: of a million random games only the first are judged


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval: unlike the usual one it is right near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, SURE * SURE
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = SURE / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Wins:
    """Counts winners over finished games. A draw is a win of several sides, a shared defeat of none."""

    def __init__(self, game: GameAtTable, options: np.ndarray):
        self.game = game
        self.names = side_names(game.rules.sides(options[0]))
        self.games = self.somebody = 0
        self.of_side = [0] * len(self.names)

    def judge(self, states: np.ndarray, points: Sequence[np.ndarray] | np.ndarray) -> None:
        """Final states with the points of every side, a row for each."""
        sides = len(self.names)
        for state, row in zip(states, points, strict=True):
            winners = self.game.rules.winners(state, [int(each) for each in row[:sides]])
            self.games += 1
            self.somebody += bool(winners)
            for side in winners:
                self.of_side[side] += 1

    def facts(self) -> dict[str, Any]:
        sides = [{"side": name, **rate(wins, self.games)} for name, wins in zip(self.names, self.of_side, strict=True)]
        return {"games": self.games, "somebody": rate(self.somebody, self.games), "sides": sides}


def side_names(sides: list[str]) -> list[str]:
    return [f"seat {number}" if name == "seat" else name for number, name in enumerate(sides, 1)]


def rate(wins: int, games: int) -> dict[str, Any]:
    low, high = (round(each, 4) for each in wilson(wins, games))
    return {"wins": wins, "rate": round(wins / games, 4) if games else 0.0, "low": low, "high": high}


def told(wins: dict[str, Any]) -> dict[str, str]:
    """The same for people: one line for each side."""
    lines = {"somebody wins": in_percent(wins["somebody"])}
    if len(wins["sides"]) > 1:
        lines |= {f"{side['side']} wins": in_percent(side) for side in wins["sides"]}
    return lines


def in_percent(found: dict[str, Any]) -> str:
    return f"{100 * found['rate']:.1f} % ({100 * found['low']:.1f} to {100 * found['high']:.1f})"
