"""The host's wishes, as the running house carries them out. They are read from the database once a second."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from typing import TYPE_CHECKING, Any

from ...errors import PeltryError
from ..store import hosting
from ..store.records import Record
from ..store.seats import Seat

if TYPE_CHECKING:
    from .live import LiveTable
    from .lobby import Lobby

log = logging.getLogger("peltry.server")


class Hosting:
    def __init__(self, lobby: Lobby):
        self.lobby, self.house = lobby, lobby.house
        self.hearing = asyncio.Lock()  # the sweep looks once a second, and whenever the host has said something

    async def hear(self) -> None:
        """Do what the host wishes, if it is anything new."""
        async with self.hearing:
            await self._hear()

    async def _hear(self) -> None:
        before = self.house.wishes
        wishes = await self.house.store.read(hosting.wishes(before))
        if wishes is before:
            return
        self.house.wishes = wishes
        if wishes.resting and not before.resting:
            await self._rest()
        elif not wishes.resting:
            if before.resting:
                log.warning("the database was exchanged; the house goes on")
                self.begin_anew()
            await self._forget_purged()
            for digest in wishes.banned - before.banned:
                await self._turn_out(digest)
            for digest in before.invited.keys() - wishes.invited.keys():
                self._close_door(digest)
            self.lobby.announce()

    async def _rest(self) -> None:
        """Put every table away, then say so: from now on nothing is written."""
        log.warning("the house rests while its database is exchanged")
        for table in list(self.lobby.live.values()):
            with contextlib.suppress(TimeoutError, PeltryError):
                async with asyncio.timeout(5), table.lock:  # a commit under way is let finish
                    self.lobby.forget(table.record.id)
            table.part_all()
        note = hosting.rests_note(None if self.lobby.neighbours is None else self.lobby.neighbours.id)
        await self.house.store.write(lambda connection: hosting.set_note(connection, note, "yes"))

    def begin_anew(self) -> None:
        """Nothing that was known about any table holds any more."""
        for table_id in list(self.lobby.live):
            self.lobby.forget(table_id)
        self.lobby.broken.clear()
        self.house.damaged.clear()
        self.house.told.clear()
        self.house.analyses.forget_all()
        self.house.seats_changed()

    async def _forget_purged(self) -> None:
        live = list(self.lobby.live)
        for table_id in set(live) - await self.house.store.read(hosting.still_there(live)):
            self.lobby.forget(table_id)

    async def _turn_out(self, digest: str) -> None:
        """Bots play on for somebody who is kept out; their windows close."""
        for table in list(self.lobby.live.values()):
            theirs = [seat for seat in table.record.seats if digest in (seat.guest, seat.secret, seat.network)]
            if theirs and table.record.state == "playing":
                await table.do(table.change_seats(functools.partial(go_away, theirs)))
            turn_out(table, digest, theirs)

    def _close_door(self, invitation: str) -> None:
        """Windows of who came in by it close; they find the door as closed as everybody else."""
        for table in list(self.lobby.live.values()):
            watching: list[Any] = list(table.watchers)
            for watcher in watching:
                if watcher.wire.invitation == invitation:
                    watcher.part()


def go_away(seats: list[Seat], record: Record) -> None:
    for seat in seats:
        seat.away = True


def bots_for_banned(record: Record, banned: frozenset[str]) -> None:
    """At a table that lay in the database when its player was turned out, nobody waits for them either."""
    if record.state == "playing":
        go_away([seat for seat in record.seats if seat.is_kept_out(banned)], record)


def turn_out(table: LiveTable, digest: str, seats: list[Seat]) -> None:
    numbers = {seat.number for seat in seats}
    watching: list[Any] = list(table.watchers)
    for watcher in watching:
        if watcher.seats & numbers or digest in watcher.digests or digest == watcher.wire.network:
            watcher.part()
