"""Save files that leave and enter the server, and the proof that a finished game was dealt fairly."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ..table.match import seed_commitment
from .limits import MOST_MOVES
from .records import Record
from .refusals import NotNow, Refused

if TYPE_CHECKING:
    from ..table.match import Match
    from .house import House
    from .shelf import Shelved

SEED_DIGITS = 60
MOST_PRINTED = 256 * 1024


def export(record: Record, match: Match, shelved: Shelved) -> dict[str, Any]:
    """The save. Before the end it has no seed, and no moves either where a move could tell what is hidden."""
    from ..table.save import checksum, save_data

    seats = [seat.bot if seat.kind == "bot" and seat.bot else "human" for seat in record.seats]
    data = save_data(match, seats, show_seed=match.over)
    if not match.over and shelved.secrets:
        data["moves"] = ""
    data["checksum"] = checksum(data)
    return data


def check_finished(record: Record) -> None:
    if record.state != "finished" or record.result is None:
        promised = seed_commitment(record.seed)
        raise NotNow(f"the seed is shown when the game is over; until then its SHA-256 is {promised}")


def verify(record: Record, match: Match) -> dict[str, Any]:
    """The seed, its hash, and whether the log of moves leads exactly to the result that was kept."""
    commitment = seed_commitment(record.seed)
    facts: dict[str, Any] = {"commitment": commitment, "moves": record.moves, "rules": record.rules}
    exact = replays_exactly(match, record.result or {})
    return facts | {"seed": str(record.seed), "matches": seed_commitment(match.seed) == commitment, "exact": exact}


def replays_exactly(match: Match, result: dict[str, Any]) -> bool:
    """Play the moves again from the seed, check every one, compare the end to the last bit."""
    position = match.at(len(match.history))
    same_state = bool(position.states.tobytes() == match.position.states.tobytes())
    return same_state and position.over and position.scores() == result["scores"]


async def read_upload(house: House, text: bytes) -> tuple[Match, list[str]]:
    """The match of a save that somebody sent. Nothing in it is believed before it was replayed."""
    shelf = house.shelf
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
    check_moves(data.get("moves"))
    await shelf.ready(game.name)
    save = await house.at_the_desk(parse, text.decode("utf-8", "strict"))
    seats = [str(kind) for kind in save.seats if isinstance(kind, str)]
    return save.match, seats


def check_moves(moves: object) -> None:
    if isinstance(moves, str) and len(moves.split()) > MOST_MOVES:
        raise Refused(f"a game has at most {MOST_MOVES} moves")


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
