"""How every command asks a bot for a move: it is handed a world in which all that its seat cannot know is dealt anew.

A bot that looked at the cards would look at cards that nobody holds. Nothing it does to the position it was handed
reaches the game. Whatever goes wrong in it, a move that is not legal too, is one error with one sentence.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ..kernel.seeds import drawn_seed
from ..table.history import Told
from .guests import BotFailed, listens, name_of, number_of, said_of

if TYPE_CHECKING:
    from ..kernel.declared import Event
    from ..kernel.position import Position
    from . import Bot

    News = Callable[[], list[Event]]

NAMED = 8  # legal moves in what is said of an illegal one


def ask(bot: Bot, position: Position, seat: int, key: int, news: News = list) -> int:
    """The bot's move for a seat. `key` names the deal of the unknown; it must not depend on what is hidden."""
    if position.count == 1:
        return int(position.out[0])
    return answer_of(bot, position.redealt(seat, key), seat, news)


def answer_of(bot: Any, world: Position, seat: int, news: News = list) -> int:
    """What a bot does in a world that it may be handed. One that listens is first told what its seat has heard."""
    legal, moves = world.legal(), world.engine.game.pieces.moves
    try:
        if listens(bot) and (heard := news()):
            bot.heard(heard, seat)
        move = number_of(bot.choose(world, seat), moves)
    except Exception as error:  # whatever a stranger's bot does
        raise BotFailed(name_of(bot), said_of(error), seat) from error
    if move not in legal:
        shown = ", ".join(map(moves.describe, legal[:NAMED]))  # the world is no longer what it was
        raise BotFailed(name_of(bot), f"it chose {moves.describe(move)}, which is not legal; legal are {shown}", seat)
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


class Seats:
    """The bots of one game. Each is asked in worlds of its own; what its seat hears is kept until it is asked."""

    def __init__(self, bots: Mapping[int, Any], seed: int):
        self.bots, self.deals = bots, Deals(seed)
        self.news: dict[int, list[Event]] = {seat: [] for seat, bot in bots.items() if listens(bot)}

    def hear(self, position: Position) -> None:
        """What the last move made happen, or the setup, as each seat may know it."""
        if self.news:
            told = Told(position.raw_events(), position.engine.game.pieces.events)
            for seat in self.news:
                self.news[seat] += told.heard_by(seat)

    def _taken(self, seat: int) -> list[Event]:
        news, self.news[seat] = self.news[seat], []
        return news

    def choose(self, position: Position) -> int:
        seat = position.to_play()
        return ask(self.bots[seat], position, seat, self.deals.key(), lambda: self._taken(seat))
