"""One table for the environments of others: a position, what its seats observe, and what each has won."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel.position import Position
from ..table.library import GameAtTable, load_with_text
from .judging import DEFEAT, DRAW, WIN
from .many import numbers_of


def table_of(name: str, printed: str | None, players: int, options: dict[str, Any]) -> Table:
    return Table(load_with_text(name, printed), players, options)


class Table:
    """A game that is set up again and again."""

    def __init__(self, game: GameAtTable, players: int | None = None, options: dict[str, Any] | None = None):
        self.game = game
        self.players = max(game.players) if players is None else players
        self.chosen = options or {}
        self.options = game.options(self.players, self.chosen)
        self.sides = len(game.rules.sides(self.options[0]))
        self.features, self.numbers = game.kind.observation.features, numbers_of(game)
        self.moves = len(game.moves)

    def __deepcopy__(self, memo: Any) -> Table:
        return self  # nothing of it changes

    def __reduce__(self) -> Any:
        """A table travels to other processes by the name of its game, as its positions do as texts."""
        return table_of, (self.game.name, self.game.printed_text, self.players, self.chosen)

    def set_up(self, seed: int) -> Position:
        return self.game.engine.position(self.options, seed)

    def bounds(self) -> tuple[np.ndarray, np.ndarray]:
        """The least and the most that each number of an observation can be."""
        low = np.array([min(feature.low, 0) for feature in self.features], self.numbers)
        return low, np.array([max(feature.high, 1) for feature in self.features], self.numbers)

    def observed(self, position: Position, seat: int) -> np.ndarray:
        return position.observe(seat).astype(self.numbers)

    def mask(self, position: Position, seat: int) -> np.ndarray:
        """The moves that a seat may make now, a number for each of the game's: 1 if it is legal."""
        mask = np.zeros(self.moves, np.int8)
        if position.to_play() == seat:
            mask[position.out[: position.count]] = 1
        return mask

    def rewards(self, position: Position) -> list[float]:
        """Of a game that is over, for every side: 1 for a win, -1 for a defeat, 0 where all have won alike."""
        points = position.scores()
        winners = self.game.rules.winners(position.state, points)
        if len(winners) == self.sides > 1:
            return [DRAW] * self.sides
        return [WIN if side in winners else DEFEAT for side in range(self.sides)]
