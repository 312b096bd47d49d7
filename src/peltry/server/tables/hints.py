"""What would the Master do? Whoever is to play may ask where nobody else plays, or where the table was laid so for all.

The Master is asked like a bot of that seat, in a world dealt anew. What it says hangs on nothing that the seat does not
know, and only the seat is told. How often it asked stands beside its name when the game is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..bounds.refusals import NotNow, NotYours, Refused
from ..games.bots import bots_package
from ..store.seats import in_one_hand
from ..telling import shapes
from . import lessons
from .asking import Stale

if TYPE_CHECKING:
    from ...bots.advice import Advised
    from ...table.match import Match
    from ..store.records import Record
    from .live import LiveTable


@dataclass(frozen=True)
class Hint:
    """What was said, so that whoever asks again hears it again."""

    version: int
    moves: list[Advised]


def may_ask(record: Record, match: Match, seat: int) -> bool:
    """Whether a seat may ask now: it is to play and has a choice, and nobody else is at a loss by it."""
    return why_not(record, match, seat) is None


def why_not(record: Record, match: Match, seat: int) -> Refused | None:
    if match.over:
        return NotNow("game-over")
    if match.to_play() != seat:
        return NotYours("not-your-turn")
    if not record.hints and not in_one_hand(record.seats):
        return NotYours("hints-others-play")
    if record.seats[seat].played_by_bot:
        return NotNow("bot-plays-for-you")
    if match.position.count == 1:
        return NotNow("hints-one-move")
    return NotNow("hints-lesson") if lessons.standing(record, match) is not None else None


async def ask(table: LiveTable, seat: int, version: int, network: str) -> shapes.HintMessage:
    match = await table.soon()
    check(table, match, seat, version)
    hint = table.hint
    if hint is None or hint.version != version:
        await table.house.allowances.need("hints", network)
        hint = Hint(version, await table.house.bots.advise(match.game, match.position, seat))
        await keep(table, match, seat, hint)
    moves = [told(each) for each in hint.moves]
    return {"is": "hint", "version": version, "seat": seat, "moves": moves, "taken": table.record.seats[seat].hints}


def check(table: LiveTable, match: Match, seat: int, version: int) -> None:
    """Refuse, with the reason, whoever may not ask now."""
    record = table.record
    if version != record.version:
        raise Stale("stale", now=str(record.version), asked=str(version))
    if (refused := why_not(record, match, seat)) is not None:
        raise refused
    if not bots_package().levels.is_learned(match.game.kind):  # reads its weights: too much to ask at every look
        raise NotNow("hints-unlearned")


async def keep(table: LiveTable, match: Match, seat: int, hint: Hint) -> None:
    """It counts once it has been thought of. Who asked twice at once has asked once."""
    async with table.lock:
        table.house.check_keeping()
        check(table, match, seat, hint.version)
        if table.hint is None or table.hint.version != hint.version:
            table.hint = hint
            table.record.seats[seat].hints += 1
            await table.keep_seats()
    table.tell_all()


def told(advised: Advised) -> shapes.HintedMove:
    move: shapes.HintedMove = {
        "move": advised.move, "share": round(advised.share, 4), "lost": round(advised.lost, 4), "gap": advised.gap,
    }  # fmt: skip
    if advised.points is not None:
        move["points"] = round(advised.points, 1)
    return move
