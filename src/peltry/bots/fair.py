"""How every command asks a bot for a move: it is handed a world in which all that its seat cannot know is dealt anew.

A bot that looked at the cards would look at cards that nobody holds. Nothing it does to the position it was handed
reaches the game. Whatever goes wrong in it, a move that is not legal too, is one error with one sentence.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from ..kernel.seeds import drawn_seed
from .guests import BotFailed, name_of, number_of, said_of

if TYPE_CHECKING:
    from ..kernel.position import Position
    from . import Bot

NAMED = 8  # legal moves in what is said of an illegal one


def ask(bot: Bot, position: Position, seat: int, key: int) -> int:
    """The bot's move for a seat. `key` names the deal of the unknown; it must not depend on what is hidden."""
    if position.count == 1:
        return int(position.out[0])
    return answer_of(bot, position.redealt(seat, key), seat)


def answer_of(bot: Bot, world: Position, seat: int) -> int:
    """What a bot does in a world that it may be handed."""
    legal, moves = world.legal(), world.engine.game.pieces.moves
    try:
        move = number_of(bot.choose(world, seat), moves)
    except Exception as error:  # whatever a stranger's bot does
        raise BotFailed(name_of(bot), said_of(error)) from error
    if move not in legal:
        shown = ", ".join(map(moves.describe, legal[:NAMED]))  # the world is no longer what it was
        raise BotFailed(name_of(bot), f"it chose {moves.describe(move)}, which is not legal; legal are {shown}")
    return move


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
