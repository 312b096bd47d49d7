"""Those who watch a table, and how they are told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from . import limits
from .house import iso
from .records import ChatLine
from .trouble import HouseTrouble


class Watcher(Protocol):
    """Somebody who watches a table: one WebSocket."""

    seats: set[int]
    view_due: bool  # it has not been shown the present view yet

    @property
    def sight(self) -> tuple[int, str]: ...  # whose eyes, in which language

    def look(self) -> None: ...  # the view has changed
    def tell_table(self) -> None: ...  # seats, presence or clocks have changed
    def post(self, message: dict[str, Any]) -> None: ...
    def ring(self) -> None: ...  # what was waiting can go on
    def part(self, trouble: HouseTrouble | None = None) -> None: ...  # the table cannot be shown any more


class Audience:
    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()

    def here(self) -> set[int]:
        return {seat for watcher in self.watchers for seat in watcher.seats}

    def full_for(self, newcomer: Watcher) -> str | None:
        """Why there is no room for somebody. Those who only watch never take a player's place."""
        others = [watcher for watcher in self.watchers if watcher is not newcomer]
        if not newcomer.seats:
            full = sum(not watcher.seats for watcher in others) >= limits.SPECTATORS
            return "as many watch this table as can; come back later" if full else None
        windows = (sum(seat in watcher.seats for watcher in others) for seat in newcomer.seats)
        return "your seat is open in too many windows; close one" if max(windows) >= limits.WINDOWS_A_SEAT else None

    def shared(self, sight: tuple[int, str]) -> bool:
        """Whether several windows get the same view; only then is it worth its memory to keep."""
        return sum(watcher.sight == sight for watcher in self.watchers) > 1

    def look_all(self) -> None:
        for watcher in list(self.watchers):
            watcher.look()

    def tell_all(self) -> None:
        for watcher in list(self.watchers):
            watcher.tell_table()

    def ring_all(self) -> None:
        for watcher in self.watchers:
            watcher.ring()

    def post_all(self, message: dict[str, Any]) -> None:
        for watcher in list(self.watchers):
            watcher.post(message)

    def part_all(self, trouble: HouseTrouble | None = None) -> None:
        for watcher in list(self.watchers):
            watcher.part(trouble)


def chat_message(lines: Iterable[ChatLine]) -> dict[str, Any]:
    told = [{"n": line.n, "who": line.seat, "name": line.name, "text": line.text, "at": iso(line.at)} for line in lines]
    return {"is": "chat", "lines": told}
