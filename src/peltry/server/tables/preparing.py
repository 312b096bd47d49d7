"""A table keeps what its people have prepared and makes those moves when their turn comes, also while they are away."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ...errors import PeltryError
from ..bounds.refusals import NotNow, NotYours, Refused
from ..telling import shapes
from ..telling.story import still
from . import prepared
from .asking import Stale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .live import LiveTable

log = logging.getLogger("peltry.server")


async def prepare(table: LiveTable, seat: int, moves: Sequence[int], version: int, whose: str = "") -> None:
    """Keep these moves for the seat's next turn, in place of what it had prepared; no moves drop it."""
    mine, match, plan = table.record.seats[seat].secret, await table.soon(), None
    check(table, seat, moves, version)
    if moves:  # not under the lock: who plays need not wait until somebody's plan is worked out
        rules = table.record.rules
        plan = await table.house.at_the_desk(prepared.prepare, still(match), rules, seat, moves, whose=whose)
    async with table.lock:
        table.house.check_keeping()
        check(table, seat, moves, version)
        if table.record.seats[seat].secret != mine:  # somebody else sits there by now
            raise NotYours("not-your-seat")
        table.record.seats[seat].prepared = plan.text() if plan else None
        await table.keep_seats()
    table.look_with(seat)
    table.see_to_prepared()


def check(table: LiveTable, seat: int, moves: Sequence[int], version: int | None = None) -> None:
    """Whether a seat may prepare these moves; no moves, which drop a plan, may come late."""
    if moves and version is not None and version != table.record.version:
        raise Stale("stale", now=str(table.record.version), asked=str(version))
    if moves and table.need_match().over:
        raise NotNow("game-over")
    if table.bot_plays(seat):
        raise NotNow("bot-plays-for-you")
    if len(moves) > prepared.MOST_PREPARED:
        raise Refused("too-many-prepared", most=str(prepared.MOST_PREPARED))


async def ahead(table: LiveTable, seat: int, moves: Sequence[int], language: str, whose: str = "") -> shapes.Choices:
    """What could be chosen after these moves, when the seat's turn has come."""
    match = await table.soon()
    check(table, seat, moves)
    return await table.house.at_the_desk(prepared.choices_ahead, still(match), seat, moves, language, whose=whose)


async def forget_all(table: LiveTable) -> None:
    """Moves are taken back: whatever was prepared was meant for another game. The lock is held by whoever calls."""
    if any(seat.prepared for seat in table.record.seats):
        for seat in table.record.seats:
            seat.prepared = None
        await table.keep_seats()


def due(table: LiveTable) -> tuple[int, int] | None:
    """The seat that is to play and its prepared move, if that makes itself now."""
    match, seat = table.match, table.seat_to_play()
    if match is None or seat is None or seat.prepared is None or seat.played_by_bot or table.house.store.trouble:
        return None
    found = prepared.standing(seat.prepared, match, table.record.rules, seat.number)
    return (seat.number, found.moves[0].move) if found is not None and not found.why else None


async def make_moves(table: LiveTable) -> None:
    """One after another, as slowly as those who look would have bots move."""
    loop = asyncio.get_running_loop()
    while (found := due(table)) is not None:
        version, started = table.record.version, loop.time()
        await table.wait_for_eyes(table.house.pace, started)
        try:
            await table.play(*found, version)
        except Stale:
            continue  # they have moved themselves, or dropped it
        except (PeltryError, OSError) as error:
            log.warning("table %s: a prepared move cannot be made: %s", table.record.id, error)
            return
