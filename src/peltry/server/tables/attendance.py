"""At which waiting tables somebody is: those are the ones to sit down at, and the lobby's list shows them sooner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..store import lists

if TYPE_CHECKING:
    from .lobby import Lobby

NOTED = lists.PRESENT / 3  # seconds between two looks


class Attendance:
    def __init__(self, lobby: Lobby):
        self.lobby = lobby
        self.noted = -NOTED

    async def note(self) -> None:
        now = self.lobby.house.clock()
        if now - self.noted < NOTED:
            return
        self.noted = now
        waiting = (each for each in self.lobby.live.values() if each.record.open and each.record.state == "waiting")
        ids = [table.record.id for table in waiting if table.here()]
        if ids:
            await self.lobby.house.store.write(lists.attend(ids, now))
