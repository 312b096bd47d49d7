"""Bots from elsewhere, made to be like the house's own; and in one line what went wrong in code that is not ours."""

from __future__ import annotations

import inspect
import traceback
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeGuard

from ..errors import IllegalMove, PeltryError

if TYPE_CHECKING:
    from ..kernel.declared import Event, Moves
    from ..kernel.position import Position
    from ..table.library import GameAtTable

HOUSE = Path(__file__).parents[1]
LONGEST = 60  # characters of an answer that is none
BESIDE_A_SAVE = "; beside the file of a game a bot makes and reads none, but in a folder that was there"  # walled.py
USAGE = "it is made with (game, seed) and has choose(position, seat)"


class BotFailed(PeltryError):
    """A bot that was asked for a move and had none. `why` does not name it: others may know it by another name."""

    def __init__(self, bot: str, why: str, seat: int = -1):
        super().__init__(f"{bot} failed: {why}")
        self.why, self.seat = why, seat


class Guest:
    """A bot from elsewhere as the house's own are: it has a name, and its answer is the number of a move."""

    def __init__(self, place: str, maker: Any, game: GameAtTable, seed: int):
        try:
            self.bot = maker(game, seed)
        except Exception as error:  # whatever a stranger's bot does
            raise BotFailed(place, said_of(error)) from error
        if not hasattr(self.bot, "choose"):
            raise PeltryError(f"{place} is no bot: {USAGE}")
        self.name = name_of(self.bot)

    def choose(self, position: Position, seat: int) -> int:
        moves = position.engine.game.pieces.moves
        return number_of(self.bot.choose(position, seat), moves)

    def __getattr__(self, name: str) -> Any:
        if name == "bot":  # before there is one
            raise AttributeError(name)
        return getattr(self.bot, name)


class Listener(Protocol):
    """A bot that wants to be told what its seat has heard, before it is asked."""

    def heard(self, events: list[Event], seat: int) -> None: ...

    def choose(self, position: Position, seat: int) -> int: ...


def listens(bot: object) -> TypeGuard[Listener]:
    return hasattr(bot, "heard")


def name_of(bot: Any) -> str:
    return str(getattr(bot, "name", None) or type(bot).__name__)


def check_maker(place: str, maker: Any) -> None:
    """Before anybody is seated: is this a bot, as far as it can be seen?"""
    if not callable(maker) or (isinstance(maker, type) and not hasattr(maker, "choose")):
        raise PeltryError(f"{place} is no bot: {USAGE}")
    try:
        takes = inspect.signature(maker)
    except ValueError:  # one that was not written in Python does not say
        return
    try:
        takes.bind(None, 0)
    except TypeError:
        raise PeltryError(
            f"{place} is made with {takes}, but a bot is made with (game, seed): write def __init__(self, game, seed=0)"
        ) from None


def number_of(answer: Any, moves: Moves) -> int:
    """The move that a bot answered, as a number, as a text such as "hunt:5:7", or as the move itself."""
    if isinstance(answer, str):
        return moves.parse(answer)
    try:
        return index(answer)
    except TypeError:
        raise IllegalMove(
            f"choose answered {repr(answer)[:LONGEST]}; it answers a legal move, by its number or its text"
        ) from None


def said_of(error: BaseException) -> str:
    """What went wrong, in one line, and where in the stranger's own code."""
    if isinstance(error, BotFailed):
        return error.why
    said = str(error) if isinstance(error, PeltryError) else f"{type(error).__name__}: {error}"
    said += BESIDE_A_SAVE if isinstance(error, PermissionError) else ""
    places = [place for place in traceback.extract_tb(error.__traceback__) if is_a_strangers(Path(place.filename))]
    where = f" ({Path(places[-1].filename).name}, line {places[-1].lineno})" if places else ""
    return " ".join(said.split()).rstrip(":") + where


def is_a_strangers(file: Path) -> bool:
    return HOUSE not in file.parents and "site-packages" not in file.parts and file.is_file()
