"""Bots take their turns at a table, one move after another, as slowly as those who look would have it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ...errors import PeltryError
from ..bounds import limits
from ..bounds.trouble import HouseTrouble
from . import lessons

if TYPE_CHECKING:
    from .live import LiveTable

log = logging.getLogger("peltry.server")


def due(table: LiveTable) -> bool:
    """Whether a bot is to move and may."""
    match = table.match
    if table.house.store.trouble is not None:
        return False  # when it is over, the sweep sees to them
    if match is None or match.over or len(match.history) >= limits.MOST_MOVES or not table.bot_plays(match.to_play()):
        return False
    return (bool(table.watchers) or not table.bots_alone) and table.stuck_at != table.record.version


async def make_moves(table: LiveTable) -> None:
    loop = asyncio.get_running_loop()
    while (match := table.match) is not None and due(table):
        version, number = table.record.version, match.to_play()
        seat = table.seat_to_play()
        name = (seat.bot if seat else None) or table.house.bots.stand_in(match.game)
        started = loop.time()
        move = lessons.scripted(table.record, match)
        if move is None:
            move = await table.house.bots.choose(match.game, name, match.position, number)
        await table.wait_for_eyes(table.house.pace, started)
        try:
            await table.play(number, move, version, bot=True)
        except HouseTrouble:
            return  # when it is over, the sweep sees to bots
        except (PeltryError, OSError) as error:
            if table.record.version == version and table.bot_plays(number):
                # Nothing has changed, so the bot would only try again: it waits until somebody does something.
                log.warning("table %s: a bot cannot move: %s", table.record.id, error)
                table.stuck_at = version
        except Exception:
            log.exception("table %s: a bot's move was not kept", table.record.id)
            return
