"""The lobby's lists of tables that are open to all: read once for everybody who looks, not once for each.

They are read anew when they have hung for a second, or at once when somebody here made a table, took or left a seat or
ended a game. Moves alone take nothing down: what a live table says of itself is newer than the list.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Container
from dataclasses import dataclass, field

import orjson

from ..store.lists import Lists

HANGS = 1.0  # seconds


@dataclass
class Notices:
    """One reading of the lists."""

    lists: Lists
    at: float = field(default_factory=time.monotonic)
    said: dict[tuple[str, str], orjson.Fragment] = field(default_factory=dict)  # by language and table, packed

    def take_over(self, older: Notices, live: Container[str]) -> None:
        """What was said of a table goes on being said, as long as it lies there unchanged."""
        before = {id(record) for each in older.lists.values() for record in each}
        lie = (record.id for each in self.lists.values() for record in each if id(record) in before)
        unchanged = {table_id for table_id in lie if table_id not in live}
        self.said = {place: text for place, text in older.said.items() if place[1] in unchanged}


class NoticeBoard:
    def __init__(self, read: Callable[[], Awaitable[Lists]], live: Container[str] = ()):
        self.read, self.live = read, live
        self.last: Notices | None = None
        self.hanging: Notices | None = None
        self.reading = asyncio.Lock()
        self.changed = False  # something was, while the lists were being read

    def take_down(self) -> None:
        self.hanging, self.changed = None, True

    def _fresh(self) -> Notices | None:
        hanging = self.hanging
        return hanging if hanging is not None and time.monotonic() - hanging.at < HANGS else None

    async def look(self) -> Notices:
        if (notices := self._fresh()) is not None:
            return notices
        async with self.reading:
            while (notices := self._fresh()) is None:
                self.changed = False
                notices = Notices(await self.read())
                if self.last is not None:
                    notices.take_over(self.last, self.live)
                self.last = notices
                if not self.changed:
                    self.hanging = notices
                    break
        return notices
