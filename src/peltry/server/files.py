"""Save files that leave and enter the server, and the proof that a finished game was dealt fairly."""

from __future__ import annotations

import asyncio
import functools
import json
from typing import TYPE_CHECKING, Any

from ..table.match import seed_commitment
from .live import LiveTable
from .refusals import NotNow, NotYours, Refused
from .seats import plays_alone
from .shelf import Shelf

if TYPE_CHECKING:
    from ..table.match import Match

PRINTINGS = 32  # sets of printed values of people's own that one process takes in: each is kept in memory
SEED_DIGITS = 60
MOST_PRINTED = 256 * 1024
_taken_in: set[tuple[str, str]] = set()


async def export(table: LiveTable, who: str | None) -> dict[str, Any]:
    """The save, seed and moves and all: of a finished game for everybody, of a running one for who plays it alone.

    The seed tells what is still to be drawn and what lies in every hand. Who holds all the seats of people may have it:
    no other person can be wronged by it any more, bots play on worlds dealt anew and cannot be helped by it, and who
    looks ahead spoils only their own game. Others at the table, or a chair that waits for one, keep it closed until
    the end.
    """
    from ..table.save import save_data

    match, seats = await table.opened(), table.record.seats
    if not match.over and not plays_alone(seats, who):
        if not any(seat.belongs_to(who) for seat in seats):
            raise NotYours("save-for-players")
        raise NotNow("save-chair-open" if any(seat.kind == "open" for seat in seats) else "save-others-play")
    return save_data(match, [seat.bot if seat.kind == "bot" and seat.bot else "human" for seat in seats])


async def verify(table: LiveTable) -> dict[str, Any]:
    """The seed, its hash, and whether the log of moves leads exactly to the result that was kept."""
    record = table.record
    facts: dict[str, Any] = {"commitment": seed_commitment(record.seed), "moves": record.moves, "rules": record.rules}
    if record.state != "finished" or record.result is None:
        raise NotNow("seed-at-the-end", hash=facts["commitment"])
    match = await table.opened()
    exact = await asyncio.to_thread(replays_exactly, match, record.result)
    facts.update(seed=str(record.seed), matches=seed_commitment(match.seed) == facts["commitment"], exact=exact)
    return facts


def replays_exactly(match: Match, result: dict[str, Any]) -> bool:
    """Play the moves again from the seed, check every one, compare the end to the last bit."""
    position = match.at(len(match.history))
    same_state = bool(position.states.tobytes() == match.position.states.tobytes())
    return same_state and position.over and position.scores() == result["scores"]


async def read_upload(shelf: Shelf, text: bytes) -> tuple[Match, list[str]]:
    """The match of a save that somebody sent. Nothing in it is believed before it was replayed."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("save-no-json") from None
    if not isinstance(data, dict):
        raise Refused("save-not-ours")
    game = shelf.find(data.get("game"))  # a name on our shelf, never a path
    names, seed = data.get("names"), data.get("seed")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Refused("save-names")
    if seed is not None and (not isinstance(seed, str) or len(seed) > SEED_DIGITS):
        raise Refused("save-long-seed", digits=SEED_DIGITS)
    check_printed(game.name, data.get("printed_text"))
    await shelf.ready(game.name)
    save = await asyncio.to_thread(functools.partial(parse, text.decode("utf-8", "strict")))
    seats = [str(kind) for kind in save.seats if isinstance(kind, str)]
    return save.match, seats


def parse(text: str) -> Any:
    from ..errors import PeltryError
    from ..table.save import parse_save

    try:
        return parse_save(text)
    except PeltryError:
        raise
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError) as error:
        raise Refused("save-unreadable", error=str(error)) from None


def check_printed(game: str, text: object) -> None:
    """Printed values of somebody's own are taken in, but not without end."""
    if text is None:
        return
    if not isinstance(text, str) or len(text) > MOST_PRINTED:
        raise Refused("save-long-printed")
    if (game, text) not in _taken_in:
        if len(_taken_in) >= PRINTINGS:
            raise NotNow("printings-full")
        _taken_in.add((game, text))
