"""When a table is due: a clock that runs out, a clock that rests, a bot that is to move. The sweep wakes it then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..bounds import limits
from ..store.seats import Seat, in_one_hand

if TYPE_CHECKING:
    from .live import LiveTable


def due(table: LiveTable) -> float | None:
    """When somebody must see to the table; None: never, before something happens there."""
    record = table.record
    if record.state != "playing" or table.bots_alone or record.moves >= limits.MOST_MOVES:
        return None
    if record.to_play < 0 or table.bot_plays(record.to_play):
        return table.house.clock()
    return None if record.minutes is None else table.house.clock() + 60 * record.minutes


def is_late(table: LiveTable) -> bool:
    return table.record.due is not None and table.record.due <= table.house.clock()


async def wake(table: LiveTable) -> None:
    """The table is due: a clock has run out, or a bot is to move."""
    table.used = table.house.clock()
    await table.opened()
    seat = table.seat_to_play()
    if seat is not None and not seat.played_by_bot and is_late(table):
        if in_one_hand(table.record.seats) and seat.number not in table.here():
            await table.do(rest(table))
        else:
            await table.change_seats(lambda record: run_out(table, seat))
    elif table.record.due is not None and due(table) is None:  # bots alone: nothing is due before somebody comes
        await table.change_seats(lambda record: setattr(record, "due", None))
    table.see_to_bots()


def run_out(table: LiveTable, seat: Seat) -> None:
    if is_late(table) and seat.number == table.record.to_play:  # they may have moved while we waited
        seat.away = True


async def rest(table: LiveTable) -> None:
    """Who plays alone and has gone away has paused: time goes on when they are back."""
    async with table.lock:
        if is_late(table):
            table.record.due = None
            await table.keep_seats()
    table.tell_all()


async def wind(table: LiveTable) -> None:
    """Somebody is back: a clock that rested runs anew."""
    async with table.lock:
        if table.record.due is None and table.house.store.trouble is None and (when := due(table)) is not None:
            table.record.due = when
            await table.keep_seats()
