"""One WebSocket: what a browser says at a table and what it is told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

import orjson

from ...errors import PeltryError
from ...table.parts import JSON
from ..bounds.counters import count
from ..bounds.limits import (
    FORGIVEN,
    KEY_LENGTH,
    MESSAGE_BYTES,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    UNSENT_MESSAGES,
    Bucket,
)
from ..bounds.refusals import Refused
from ..bounds.trouble import HouseTrouble
from ..tables import lessons
from ..tables.asking import Stale
from ..tables.facts import names_said, table_facts
from ..tables.live import LiveTable
from ..tables.lobby import Lobby
from ..tables.prepared import told_to_owner
from ..tables.taking_back import can_undo, undo_facts
from ..telling import shapes
from ..telling.story import last_move_of
from .commands import COMMANDS
from .showing import Letter, Note, Showing
from .wire import Wire, heard

if TYPE_CHECKING:
    from ...table.match import Match

log = logging.getLogger("peltry.server")
HELLO_WITHIN = 20.0  # seconds
PUT_AWAY = 1012, "the table was put away; come back"
IN_TROUBLE = 4503  # the reason is the kind of the trouble


class Errand:
    """Work that has a task of its own while there is any. Hundreds of quiet browsers cost nothing."""

    __slots__ = ("task", "work")

    def __init__(self, work: Callable[[], Coroutine[Any, Any, None]]):
        self.work = work
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin, or go on: whoever works looks for more before it ends."""
        if self.task is None:
            self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            await self.work()
        finally:
            self.task = None

    def drop(self) -> None:
        if self.task is not None:
            self.task.cancel()


class Connection:
    def __init__(self, wire: Wire, table: LiveTable, lobby: Lobby):
        self.wire, self.table, self.lobby = wire, table, lobby
        self.seats: set[int] = set()
        self.digests: list[str] = []
        self.pace = 1.0
        self.showing = Showing(table)
        self.greeted = False
        self.outbox: deque[shapes.Posted] = deque()
        # Two errands: an answer does not queue behind views that wait to be painted.
        self.telling, self.viewing = Errand(self._tell), Errand(self._show)
        self.posted = asyncio.Event()  # no painted view waits to be sent: an answer never overtakes one
        self.posted.set()
        self.view_due = self.table_due = False
        self.gone, self.farewell = False, PUT_AWAY
        self.bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, asyncio.get_running_loop().time)
        self.refused = 0

    # Told by the table.

    def look(self) -> None:
        self.view_due = True
        self.viewing.begin()

    def tell_table(self) -> None:
        self.find_seats()  # a seat given up, and perhaps taken by somebody else, is no longer shown here
        self.table_due = True
        self.telling.begin()

    def post(self, message: shapes.Posted) -> None:
        if len(self.outbox) >= UNSENT_MESSAGES:
            self.part()
            return
        self.outbox.append(message)
        self.telling.begin()

    def ring(self) -> None:
        if self.view_due:
            self.viewing.begin()

    def part(self, trouble: HouseTrouble | None = None) -> None:
        if trouble is not None:
            self.farewell = IN_TROUBLE, trouble.kind
        self.gone = True
        self.telling.begin()

    # The two sides of the wire.

    async def run(self) -> None:
        try:
            await self._read_on()
        finally:
            self.table.watchers.discard(self)
            self.table.used = self.lobby.house.clock()
            if self.seats:
                self.table.tell_all()
            self.telling.drop()
            self.viewing.drop()
            if self.gone:
                await self.close(*self.farewell)

    async def _read_on(self) -> None:
        while not self.gone:
            try:
                async with asyncio.timeout(None if self.greeted else HELLO_WITHIN):
                    text = heard(await self.wire.receive())
            except TimeoutError:
                return await self.close(1008, "say hello first")
            if text is None:
                return None
            if not self.bucket.take():
                await self._refuse(Refused("slow-down"))
            elif len(text) > MESSAGE_BYTES or (isinstance(text, str) and len(text.encode()) > MESSAGE_BYTES):
                return await self.close(1009, "a message has at most 4096 bytes")
            else:
                await self._obey(text)
            if self.refused > FORGIVEN:
                return await self.close(1008, "too many refused messages")
        return None

    async def _obey(self, text: str | bytes) -> None:
        try:
            asked = orjson.loads(text)
            if not isinstance(asked, dict):
                raise ValueError
        except ValueError:
            return await self._refuse(Refused("message-no-object"))
        word = asked.get("do")
        command = COMMANDS.get(word) if isinstance(word, str) else None
        if command is None or (not self.greeted and word != "hello"):
            return await self._refuse(Refused("say-hello" if command else "no-command"))
        try:
            await command(self, asked)
        except Stale:
            self.look()
        except PeltryError as error:
            await self._refuse(error, asked.get("key"))
        except Exception:
            log.exception("table %s: %s failed", self.table.record.id, word)
            await self._refuse(Refused("server-failed"), asked.get("key"))
        return None

    async def _refuse(self, error: PeltryError, key: object = None) -> None:
        self.refused += 1
        count("peltry_refusals_total")
        answer: shapes.ErrorMessage = {"is": "error", "text": error.said(self.language)}
        if isinstance(key, str):
            answer["key"] = key[:KEY_LENGTH]
        self.post(answer)

    async def close(self, code: int, reason: str) -> None:
        self.gone = True
        await self.wire.close(code, reason)

    async def _send_safely(self, send: Callable[[], Awaitable[None]]) -> None:
        try:
            await send()
            if self.gone:
                await self.close(*self.farewell)
        except (OSError, RuntimeError):
            self.gone = True  # the browser went away; the reader will notice
        except Exception:
            log.exception("table %s cannot be shown to seat %s", self.table.record.id, self.showing.eyes)
            await self.close(1011, "the table cannot be shown")

    async def _tell(self) -> None:
        await self._send_safely(self._send_messages)

    async def _show(self) -> None:
        await self._send_safely(self._send_views)

    async def _send_messages(self) -> None:
        while (self.table_due or self.outbox) and not self.gone:
            if self.table_due:
                self.table_due = False
                if self.showing.tells_anew(facts := self.facts()):
                    await self._send(facts)
            if self.outbox:
                await self.posted.wait()
                await self._send(self.outbox.popleft())

    async def _send(self, message: shapes.FromServer) -> None:
        await self.wire.send_text(orjson.dumps(message, option=JSON).decode())

    # What is told.

    def facts(self) -> shapes.TableMessage:
        table = self.table
        shelved = self.lobby.house.shelf.find(table.edition)
        names = names_said(table.match, self.language)
        told = table_facts(table.record, shelved.game, self.language, self.digests, table.here(), names)
        facts: shapes.TableMessage = {"is": "table", **told, **table.edition_facts()}
        facts["mySeats"] = sorted(self.seats)
        facts["now"] = self.lobby.house.clock()
        if not shelved.ready:
            facts["compiling"] = shelved.progress
        if table.trouble:
            facts["trouble"] = table.trouble.said(self.language)
        return {**facts, **self.lobby.house.news()}

    async def _send_views(self) -> None:
        """The table as this browser's eyes may see it. What is not committed yet is not shown; the table rings then."""
        table, easel = self.table, self.lobby.house.easel
        while self.view_due and self.greeted and not self.gone:
            async with easel:
                if table.unkept or table.match is None:
                    return
                self.view_due = False
                letter = self._letter(table.match)
                table.looked()
                self.posted.clear()
                await easel.rest()
            try:
                await self.wire.send_text(await letter.text())
            finally:
                self.posted.set()

    def _letter(self, match: Match) -> Letter | Note:
        return self.showing.view(self._head(match)) if self.showing.form == "scene" else Note(self.showing.data())

    def _head(self, match: Match) -> shapes.ViewHead:
        table, eyes, language = self.table, self.showing.eyes, self.showing.language
        head: shapes.ViewHead = {
            "is": "view", "version": table.record.version, "move": len(match.history), "seat": eyes, "lang": language,
            "events": [],
        }  # fmt: skip
        head["mySeats"] = sorted(self.seats)
        head["secrets"] = self.lobby.house.shelf.find(table.edition).secrets
        if eyes >= 0:
            head["canUndo"], head["canAsk"] = can_undo(table, eyes, self.seats)
            head["myLast"] = last_move_of(match, eyes)
            if (lesson := lessons.step(table.record, match, eyes, language)) is not None:
                head["lesson"] = lesson
            kept = table.record.seats[eyes].prepared
            if (plan := told_to_owner(kept, match, table.record.rules, eyes, language)) is not None:
                head["prepared"] = plan
            head = {**head, **undo_facts(match, eyes)}
        return head

    # Whose seats these are.

    def find_seats(self) -> None:
        seats = self.table.record.seats
        self.seats = {seat.number for seat in seats if any(seat.belongs_to(each) for each in self.digests)}
        if self.showing.eyes not in self.seats:
            self.showing.eyes = min(self.seats, default=-1)

    @property
    def sight(self) -> tuple[int, str]:
        return self.showing.sight

    @property
    def language(self) -> str:
        return self.showing.language
