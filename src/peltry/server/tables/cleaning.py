"""What has lain still for longer than the host keeps it is deleted: a little at every sweep, until nothing is left."""

from __future__ import annotations

import functools
import logging
import time
from collections import Counter
from typing import TYPE_CHECKING

from ..store import cleaning, hosting, spent

if TYPE_CHECKING:
    from .lobby import Lobby

log = logging.getLogger("peltry.server")
CLEAN = 3600.0  # seconds from when nothing was left to the next look
DAY = 86_400.0
PRINTINGS = 50  # thrown away at once


class Cleaning:
    def __init__(self, lobby: Lobby):
        self.lobby, self.house = lobby, lobby.house
        self.done: float | None = None  # when nothing was left
        self.deleted: Counter[str] = Counter()  # since then, by state
        self.steady = time.monotonic  # a clock that nobody sets
        self.seen: tuple[float, float] | None = None  # the house's clock and that one, at the last look
        self.trusts_from = 0.0  # by the steady clock

    async def clean(self) -> None:
        now, neighbours = self.house.clock(), self.lobby.neighbours
        if self.house.wishes.resting or (neighbours is not None and not neighbours.is_first):
            return
        if self.done is not None and 0 <= now - self.done < CLEAN:
            return
        if await self._doubts_the_clock(now):
            return
        for state, days in self.house.settings.keep_days.items():
            if await self._delete_some(state, now - days * DAY):
                return  # the rest at the next sweep: meanwhile others write
        if await self._drop_printings(now):
            return
        if neighbours is not None:
            await self.house.store.write(spent.forget)
        self.done = now
        for state, count in self.deleted.items():
            days = self.house.settings.keep_days[state]
            log.info("%d %s tables had lain still for %g days and were deleted", count, state, days)
        self.deleted.clear()

    async def _doubts_the_clock(self, now: float) -> bool:
        """One that is set ahead by mistake would have everything deleted: the host has a day to set it right."""
        steady = self.steady()
        if self.seen is None:
            expected = await self.house.store.read(cleaning.last_change) or now
        else:
            expected = self.seen[0] + steady - self.seen[1]
        self.seen = now, steady
        if self.house.settings.keep_days and now - expected > DAY:
            log.warning(
                "by the clock nothing has changed here for %d days; should it be wrong, set it right: "
                "what [keep] lets go is deleted a day from now",
                (now - expected) / DAY,
            )
            self.trusts_from = steady + DAY
        return steady < self.trusts_from

    async def _delete_some(self, state: str, since: float) -> bool:
        old = await self.house.store.read(cleaning.lain_still(state, since))
        neighbours = self.lobby.neighbours
        theirs = set() if neighbours is None else await neighbours.in_other_hands([each.id for each in old])
        free = [each for each in old if each.id not in self.lobby.live and each.id not in theirs]
        ids = cleaning.one_step(free)
        count = await self.house.store.write(functools.partial(hosting.purge, ids)) if ids else 0
        if count:
            self.deleted[state] += count
            self.house.seats_changed()
        return bool(count)

    async def _drop_printings(self, now: float) -> bool:
        """Whether there may be more of them."""
        unused = await self.house.store.read(cleaning.unused_printings)
        some = unused[:PRINTINGS]
        if some:
            await self.house.store.write(cleaning.drop_printings(some, now - CLEAN))
        return len(unused) > PRINTINGS
