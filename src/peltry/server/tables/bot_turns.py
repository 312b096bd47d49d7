"""Bots take their turns at a table, one move after another, as slowly as those who look would have it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from ...errors import PeltryError
from ..bounds import limits
from ..bounds.trouble import HouseTrouble
from . import lessons

if TYPE_CHECKING:
    from .live import LiveTable

log = logging.getLogger("peltry.server")
# Seconds of a pause, and how much later than asked for a bot comes out of one when others have something to do.
BREATHS, LATE = (0.003, 0.02, 0.08, 0.3), 0.004


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
            move = await table.house.bots.choose(match.game, name, match.position, number, match.told_after)
        await table.wait_for_eyes(table.house.pace, started)
        await keep_to_the_pace(table, started)
        await give_way(loop.time)
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


async def keep_to_the_pace(table: LiveTable, since: float) -> None:
    """Somebody would have bots move at once. At a few tables they do; at many they come as usual, for all who play."""
    usual, now = table.house.pace, asyncio.get_running_loop().time
    hurried = table.watchers and since + usual > now()
    if hurried and not table.house.shares.take("hurried", table.record.maker or ""):
        await asyncio.sleep(since + usual - now())


async def give_way(now: Callable[[], float], sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """People first: while moves and paintings of others fill the loop, bots wait, the longer the more there is."""
    for breath in BREATHS:
        began = now()
        await sleep(breath)
        if now() - began < breath + LATE:
            return
