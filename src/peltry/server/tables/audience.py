"""Those who watch a table, and how they are told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Protocol

from ..bounds import limits
from ..bounds.refusals import Refused, TooMany
from ..bounds.trouble import HouseTrouble
from ..store.records import ChatLine
from ..telling import shapes
from .easel import Easel
from .house import iso


class Watcher(Protocol):
    """Somebody who watches a table: one WebSocket."""

    seats: frozenset[int]
    pace: float  # how slowly it would have bots move: 1 as the house does, 0 at once
    view_due: bool  # it has not been shown the present view yet

    @property
    def sight(self) -> tuple[int, str]: ...  # whose eyes, in which language

    def show(self) -> bool: ...  # paint the present view and send it; False: not now, it says when
    def tell_table(self) -> None: ...  # seats, presence or clocks have changed
    def post(self, message: shapes.Posted) -> None: ...
    def part(self, trouble: HouseTrouble | None = None) -> None: ...  # the table cannot be shown any more


class Audience:
    def __init__(self, easel: Easel) -> None:
        self.watchers: set[Watcher] = set()
        self.easel, self.on_easel = easel, False
        self._paced: asyncio.Event | None = None  # somebody would have bots move at another pace

    def here(self) -> set[int]:
        return {seat for watcher in self.watchers for seat in watcher.seats}

    async def wait_for_eyes(self, usual: float, since: float) -> None:
        """Wait so long after a moment that those who look can follow. A change of pace changes this wait too."""
        now = asyncio.get_running_loop().time
        while self.watchers and (left := since + usual * self.pace() - now()) > 0:
            if self._paced is None:
                self._paced = asyncio.Event()
            self._paced.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._paced.wait()

    def pace_changed(self) -> None:
        if self._paced is not None:
            self._paced.set()

    def pace(self) -> float:
        """How slowly bots move: as slowly as anybody who sits here and looks would have it."""
        return max((watcher.pace for watcher in self.watchers if watcher.seats), default=1.0)

    def full_for(self, newcomer: Watcher) -> Refused | None:
        """Why there is no room for somebody. Those who only watch never take a player's place."""
        others = [watcher for watcher in self.watchers if watcher is not newcomer]
        if not newcomer.seats:
            full = sum(not watcher.seats for watcher in others) >= limits.SPECTATORS
            return TooMany("spectators-full") if full else None
        windows = (sum(seat in watcher.seats for watcher in others) for seat in newcomer.seats)
        return TooMany("windows-full") if max(windows) >= limits.WINDOWS_A_SEAT else None

    def shared(self, sight: tuple[int, str]) -> bool:
        """Whether several windows get the same view; only then is it worth its memory to keep."""
        return sum(watcher.sight == sight for watcher in self.watchers) > 1

    def look_all(self) -> None:
        """The view has changed."""
        for watcher in self.watchers:
            watcher.view_due = True
        self.easel.put(self)

    def look_with(self, seat: int) -> None:
        """Something has changed that only this seat is shown."""
        for watcher in self.watchers:
            watcher.view_due = watcher.view_due or watcher.sight[0] == seat
        self.easel.put(self)

    def show_all(self) -> int:
        """Show the present view to whoever has not got it."""
        return sum(watcher.show() for watcher in list(self.watchers) if watcher.view_due)

    def tell_all(self) -> None:
        for watcher in list(self.watchers):
            watcher.tell_table()

    def post_all(self, message: shapes.Posted) -> None:
        for watcher in list(self.watchers):
            watcher.post(message)

    def part_all(self, trouble: HouseTrouble | None = None) -> None:
        for watcher in list(self.watchers):
            watcher.part(trouble)


def chat_message(lines: Iterable[ChatLine]) -> shapes.ChatMessage:
    told: list[shapes.ChatLine] = [
        {"n": line.n, "who": line.seat, "name": line.name, "text": line.text, "at": iso(line.at)} for line in lines
    ]
    return {"is": "chat", "lines": told}
