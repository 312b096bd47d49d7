"""A bot that plays any legal move. It is the yardstick, and finds what nobody thought of."""

from __future__ import annotations

from random import Random

from ..kernel.position import Position
from ..table.library import GameAtTable


class RandomBot:
    name = "random"

    def __init__(self, game: GameAtTable, seed: int = 0):
        self.chance = Random(seed)

    def choose(self, position: Position, seat: int) -> int:
        return int(position.out[self.chance.randrange(position.count)])
