"""How every command asks a bot for a move: it is handed a world in which all that its seat cannot know is dealt anew.

A bot that looked at the cards would look at cards that nobody holds. Nothing it does to the position it was handed
reaches the game, and a move that is not legal is refused like anybody's.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from ..kernel.seeds import drawn_seed

if TYPE_CHECKING:
    from ..kernel.position import Position
    from . import Bot


def ask(bot: Bot, position: Position, seat: int, key: int) -> int:
    """The bot's move for a seat. `key` names the deal of the unknown; it must not depend on what is hidden."""
    if position.count == 1:
        return int(position.out[0])
    return int(bot.choose(position.redealt(seat, key), seat))


def known(position: Position, seat: int) -> int:
    """A number from what the seat can see, so that a choice depends on nothing else."""
    return zlib.crc32(position.sight(seat).tobytes())


class Deals:
    """Keys for the deals that bots are handed in one game: another one for each move, the same for the same seed.

    A world's own generator tells the key that it was dealt with, so a key must not tell the game's seed.
    """

    def __init__(self, seed: int):
        self.seed, self.count = seed, 0

    def key(self) -> int:
        self.count += 1
        return drawn_seed(self.seed, "world", self.count)
