"""Save files that leave and enter the server, and the proof that a finished game was dealt fairly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from ...table.match import seed_commitment
from ..bounds.limits import MOST_MOVES, NAME_LENGTH, clean
from ..bounds.refusals import NotNow, NotYours, Refused
from ..store.records import Record
from ..store.seats import Seat, plays_alone
from ..telling import shapes

if TYPE_CHECKING:
    from ...table.match import Match
    from .house import House

SEED_DIGITS = 60
MOST_PARTS = 2000  # values in a save, those in lists and options included
MOST_PRINTED = 256 * 1024


def check_export(seats: list[Seat], who: str | None) -> None:
    """A finished game is saved by anybody, a running one by who plays it alone.

    The seed tells what is still to be drawn and what lies in every hand. Who holds all the seats of people may have it:
    no other person can be wronged by it any more, bots play on worlds dealt anew and cannot be helped by it, and who
    looks ahead spoils only their own game. Others at the table, or a chair that waits for one, keep it closed until
    the end.
    """
    if not plays_alone(seats, who):
        if not any(seat.belongs_to(who) for seat in seats):
            raise NotYours("save-for-players")
        raise NotNow("save-chair-open" if any(seat.kind == "open" for seat in seats) else "save-others-play")


def export(match: Match, seats: list[Seat]) -> dict[str, Any]:
    """The save, seed and moves and all."""
    from ...table.save import save_data

    return save_data(match, [seat.bot if seat.kind == "bot" and seat.bot else "human" for seat in seats])


def check_finished(record: Record) -> None:
    if record.state != "finished" or record.result is None:
        raise NotNow("seed-at-the-end", hash=seed_commitment(record.seed))


def verify(record: Record, match: Match) -> shapes.Verified:
    """The seed, its hash, and whether the log of moves leads exactly to the result that was kept."""
    commitment = seed_commitment(record.seed)
    return {
        "seed": str(record.seed), "commitment": commitment, "matches": seed_commitment(match.seed) == commitment,
        "exact": replays_exactly(match, record.result or {}), "moves": record.moves, "rules": record.rules,
    }  # fmt: skip


def replays_exactly(match: Match, result: dict[str, Any]) -> bool:
    """Play the moves again from the seed, check every one, compare the end to the last bit."""
    position = match.at(len(match.history))
    same_state = bool(position.states.tobytes() == match.position.states.tobytes())
    return same_state and position.over and position.scores() == result["scores"]


async def read_upload(house: House, sent: bytes) -> tuple[Match, list[str]]:
    """The match of a save that somebody sent. Nothing in it is believed before it was replayed."""
    shelf = house.shelf
    try:
        text = sent.decode("utf-8-sig")  # json would take other encodings too, and read them otherwise than we do
        data = orjson.loads(text)
    except ValueError:
        raise Refused("save-no-json") from None
    if not isinstance(data, dict) or is_crowded(data):
        raise Refused("save-not-ours")
    game = shelf.find(data.get("game"))  # a name on our shelf, never a path
    names, seed = data.get("names"), data.get("seed")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Refused("save-names")
    if seed is not None and (not isinstance(seed, str) or len(seed) > SEED_DIGITS):
        raise Refused("save-long-seed", digits=SEED_DIGITS)
    check_printed(data.get("printed_text"))
    check_moves(data.get("moves"))
    await shelf.ready(await shelf.edition(game.name, data.get("rules")))
    save = await house.at_the_desk(parse, text)
    # Its checksum was of the whole names; nobody needs more of them than can be shown.
    save.match.names[:] = [clean(name, NAME_LENGTH) for name in save.match.names]
    seats = [str(kind) for kind in save.seats if isinstance(kind, str)]
    return save.match, seats


def is_crowded(data: dict[str, Any]) -> bool:
    """Whether there is more in it than in any save: hundreds of thousands of lists would be read again and again."""
    found: list[Any] = [data]
    for each in found:
        if isinstance(each, dict | list):
            if len(found) + len(each) > MOST_PARTS:
                return True
            found += each.values() if isinstance(each, dict) else each
    return False


def check_moves(moves: object) -> None:
    if isinstance(moves, str) and len(moves.split()) > MOST_MOVES:
        raise Refused("too-many-moves", most=str(MOST_MOVES))


def parse(text: str) -> Any:
    from ...errors import PeltryError
    from ...table.save import parse_save

    try:
        return parse_save(text)
    except PeltryError:
        raise
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError) as error:
        raise Refused("save-unreadable", error=str(error)) from None


def check_printed(text: object) -> None:
    """Printed values of somebody's own are taken in, but not of any length."""
    if text is not None and (not isinstance(text, str) or len(text) > MOST_PRINTED):
        raise Refused("save-long-printed")
