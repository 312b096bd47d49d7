"""A match out of the database: the log of moves, played again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..bounds.refusals import Refused
from ..store.records import Record

if TYPE_CHECKING:
    from ...table.match import Match


def rebuild(record: Record, edition: str, moves: list[int], printed: str | None) -> Match:
    """The match of a record by the rules it began with, every move of the log played again. Runs in a thread."""
    from ...table.library import load_with_text
    from ...table.match import Match
    from ...table.save import other_version

    game = load_with_text(edition, printed)
    if record.rules != game.version:
        raise Refused("table-other-rules", rules=other_version(game, record.rules))
    if game.printed_hash != record.printed_hash:
        raise Refused("table-other-printed", game=record.game)
    match = Match(game, record.players, record.seed, record.options, [seat.name for seat in record.seats])
    for move in moves:
        match.play(move)
    return match
