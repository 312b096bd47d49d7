"""What one browser has of the table it looks at, so that it is sent only what is new."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import orjson

from ...table.parts import JSON, Known
from ..telling.story import still, story

if TYPE_CHECKING:
    from ..tables.live import LiveTable

MANY_MOVES = 30  # a longer story is told in a thread


class Showing:
    """The views of one browser, one after another. It begins with nothing, anew for other eyes or another language."""

    def __init__(self, table: LiveTable):
        self.table = table
        self.eyes = -1  # whose view it is
        self.language = "en"
        self.seen = -1  # the last version that was sent
        self._known = Known()

    @property
    def sight(self) -> tuple[int, str]:
        return self.eyes, self.language

    def begin(self, seen: int = -1) -> None:
        """The browser has nothing of the scene. `seen`: it knows the log up to this version."""
        self.seen = seen
        self._known = Known()

    def look_as(self, seat: int) -> None:
        """Other eyes: what the last pair saw is not sent on, what it missed is."""
        self.eyes = seat
        self.begin()

    def view(self, head: dict[str, Any]) -> Letter:
        """The present view. It must be sent: what is in it counts as known."""
        table, match = self.table, self.table.need_match()
        moment, seat, language = table.moment, self.eyes, self.language
        choosing = seat >= 0 and not table.bot_plays(seat)
        look = moment.look(seat, language, choosing, table.shared(self.sight))
        head["seat"], head["lang"] = seat, language
        kept, length = table.versions.kept_since(self.seen), len(match.history)
        if kept == length - 1 and kept >= 0:  # nearly always: one move, told alike to many
            head["keep"] = first = table.versions.events_before(match, kept)
            head["events"] = orjson.Fragment(moment.news(seat, language, first))
            later = None
        else:
            head["keep"] = table.versions.events_before(match, kept) if kept >= 0 else 0
            head["events"] = []
            later = Later(match, kept, seat, language) if kept < length else None
        self.seen = table.record.version
        head.update(look.choices)
        head.update(self._known.news(look.picture))
        return Letter(head, moment.common(language), later)


class Later:
    """A story of many moves, still to be told."""

    def __init__(self, match: Any, after: int, seat: int, language: str):
        self.match, self.after, self.seat, self.language = match, after, seat, language
        self.long = len(match.history) - after > MANY_MOVES
        if self.long:  # told in a thread, while the match goes on
            self.match = still(match)

    def tell(self) -> list[dict[str, Any]]:
        return story(self.match, self.after, self.seat, self.language)


class Letter:
    """One view on its way."""

    def __init__(self, head: dict[str, Any], common: bytes, later: Later | None):
        self.head, self.common, self.later = head, common, later
        if later is not None and not later.long:
            head["events"] = later.tell()
            self.later = None

    async def text(self) -> str:
        if self.later is not None:
            self.head["events"] = await asyncio.to_thread(self.later.tell)
        return (orjson.dumps(self.head, option=JSON)[:-1] + b"," + self.common[1:]).decode()
