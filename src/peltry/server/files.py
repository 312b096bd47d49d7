"""Save files that leave and enter the server, and the proof that a finished game was dealt fairly."""

from __future__ import annotations

import asyncio
import functools
import json
from typing import TYPE_CHECKING, Any

from ..table.match import seed_commitment
from .live import LiveTable
from .refusals import NotNow, Refused
from .shelf import Shelf

if TYPE_CHECKING:
    from ..table.match import Match

SEED_DIGITS = 60
MOST_PRINTED = 256 * 1024


async def export(table: LiveTable, secrets_in_game: bool) -> dict[str, Any]:
    """The save. Before the end it has no seed, and no moves either where a move could tell what is hidden."""
    from ..table.save import checksum, save_data

    match = await table.opened()
    seats = [seat.bot if seat.kind == "bot" and seat.bot else "human" for seat in table.record.seats]
    data = save_data(match, seats, show_seed=match.over)
    if not match.over and secrets_in_game:
        data["moves"] = ""
    data["checksum"] = checksum(data)
    return data


async def verify(table: LiveTable) -> dict[str, Any]:
    """The seed, its hash, and whether the log of moves leads exactly to the result that was kept."""
    record = table.record
    facts: dict[str, Any] = {"commitment": seed_commitment(record.seed), "moves": record.moves, "rules": record.rules}
    if record.state != "finished" or record.result is None:
        raise NotNow("the seed is shown when the game is over; until then its SHA-256 is " + facts["commitment"])
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
        raise Refused("this is no save file: it is not JSON") from None
    if not isinstance(data, dict):
        raise Refused("this is no save file of Peltry")
    game = shelf.find(data.get("game"))  # a name on our shelf, never a path
    names, seed = data.get("names"), data.get("seed")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Refused("the names in the save are not texts")
    if seed is not None and (not isinstance(seed, str) or len(seed) > SEED_DIGITS):
        raise Refused(f"the seed in the save is not a number of at most {SEED_DIGITS} digits in quotes")
    check_printed(data.get("printed_text"))
    await shelf.ready(game.name)
    save = await asyncio.to_thread(functools.partial(parse, text.decode("utf-8", "strict")))
    seats = [str(kind) for kind in save.seats if isinstance(kind, str)]
    return save.match, seats


def parse(text: str) -> Any:
    from ..errors import PeltryError
    from ..table.save import parse_save

    try:
        return parse_save(text, "the save")
    except PeltryError:
        raise
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError) as error:
        raise Refused(f"the save cannot be read: {error}") from None


def check_printed(text: object) -> None:
    """Printed values of somebody's own are taken in, but not of any length."""
    if text is not None and (not isinstance(text, str) or len(text) > MOST_PRINTED):
        raise Refused("the printed values in the save are not text, or too long")
