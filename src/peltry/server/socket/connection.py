"""One WebSocket: what a browser says at a table and what it is told."""

from __future__ import annotations

import asyncio
import functools
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

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
    WHOLE_VIEWS,
    Bucket,
)
from ..bounds.refusals import Refused
from ..bounds.trouble import HouseTrouble
from ..store.seats import Seat
from ..tables import hints, lessons
from ..tables.asking import Stale
from ..tables.facts import names_said, table_facts
from ..tables.live import LiveTable
from ..tables.lobby import Lobby
from ..tables.prepared import told_to_owner
from ..tables.taking_back import undo_facts
from ..telling import shapes
from .commands import COMMANDS
from .showing import Later, Letter, Note, Showing
from .wire import AHEAD, Wire

if TYPE_CHECKING:
    from ...table.match import Match

log = logging.getLogger("peltry.server")
HELLO_WITHIN = 20.0  # seconds
PUT_AWAY = 1012, "the table was put away; come back"
LOOK_AHEAD = ("ahead", "prepare")  # moves are made in a copy of the game
IN_TROUBLE = 4503  # the reason is the kind of the trouble


class Door(Protocol):
    """Counts who is in."""

    def comes(self, network: str) -> None: ...
    def goes(self, network: str) -> None: ...


@functools.lru_cache(1024)
def seats_of(*numbers: int) -> frozenset[int]:
    """One and the same for all who hold these."""
    return frozenset(numbers)


class Connection:
    __slots__ = (
        "bucket", "digests", "door", "farewell", "gone", "greeted", "leaving", "lobby", "lost", "obeying", "outbox",
        "pace", "patience", "refused", "seats", "showing", "story", "table", "table_due", "unheard", "view_due",
        "views", "wire",
    )  # fmt: skip

    def __init__(self, wire: Wire, table: LiveTable, lobby: Lobby, door: Door):
        self.wire, self.table, self.lobby = wire, table, lobby
        self.door: Door | None = door  # None: it has left
        door.comes(wire.network)
        self.seats = seats_of()
        self.digests: tuple[str, ...] = ()
        self.pace = 1.0
        self.showing = Showing(table)
        self.greeted = False
        self.unheard: list[str | bytes] = []  # said, and not yet obeyed
        self.lost = False  # nothing more will be said
        self.obeying: asyncio.Task[None] | None = None
        self.outbox: list[shapes.Posted] = []
        self.story: asyncio.Task[None] | None = None  # a view whose long story is still being told in a thread
        self.leaving: asyncio.Task[None] | None = None
        self.view_due = self.table_due = False
        self.gone, self.farewell = False, PUT_AWAY
        self.bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, monotonic)
        self.views = Bucket(*WHOLE_VIEWS, monotonic)
        self.refused = 0
        loop = asyncio.get_running_loop()
        self.patience: asyncio.TimerHandle | None = loop.call_later(HELLO_WITHIN, self._leave, 1008, "say hello first")

    # Told by the table.

    def look(self) -> None:
        self.view_due = True
        self.table.easel.put(self.table)

    def tell_table(self) -> None:
        self.find_seats()  # a seat given up, and perhaps taken by somebody else, is no longer shown here
        if not self.table_due:
            self.table_due = True
            asyncio.get_running_loop().call_soon(self._tell)  # what changes together is told together

    def post(self, message: shapes.Posted) -> None:
        if len(self.outbox) >= UNSENT_MESSAGES:
            self.part()
        elif self.outbox or self.table_due or not self.ready:
            self.outbox.append(message)  # nothing overtakes what was to be sent before it
        elif not self.gone:
            self._send(message)

    def part(self, trouble: HouseTrouble | None = None) -> None:
        if trouble is not None:
            self.farewell = IN_TROUBLE, trouble.kind
        self._leave(*self.farewell)

    # The two sides of the wire.

    def hear(self, message: str | bytes) -> None:
        """The browser has said something. One thing after another is obeyed, by a task that ends when all is done."""
        if self.gone:
            return
        self.unheard.append(message)
        if self.obeying is None:
            self.obeying = asyncio.create_task(self._obey_all())
        elif len(self.unheard) == AHEAD:
            self.wire.hold(True)

    def hang_up(self) -> None:
        """It says nothing more: what it has said is still obeyed."""
        self.lost = True
        if self.obeying is None:
            self._go()

    def go_on(self) -> None:
        """The browser has taken what it was sent: what was waiting can go on."""
        self._tell()
        if self.view_due:
            self.table.easel.put(self.table)

    def greet(self) -> None:
        self.greeted = True
        self.table.watchers.add(self)
        self._grow_patient()

    def _grow_patient(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _go(self) -> None:
        door, self.door = self.door, None
        if door is None:
            return
        door.goes(self.wire.network)
        self._grow_patient()
        self.table.watchers.discard(self)
        self.table.used = self.lobby.house.clock()
        if self.seats:
            self.table.tell_all()
        if self.story is not None:
            self.story.cancel()

    async def _obey_all(self) -> None:
        try:
            while self.unheard and not self.gone:
                await self._hear_out(self.unheard.pop(0))
                if len(self.unheard) == AHEAD - 1:
                    self.wire.hold(False)
                if self.unheard:
                    await asyncio.sleep(0)  # what was asked for is shown before the next is obeyed
        finally:
            self.obeying = None
            if self.lost:
                self._go()

    async def _hear_out(self, text: str | bytes) -> None:
        if not (self.bucket.take() and self._has_share("messages")):
            await self._refuse(Refused("slow-down"))
        elif len(text) > MESSAGE_BYTES or (isinstance(text, str) and len(text.encode()) > MESSAGE_BYTES):
            return await self.close(1009, "a message has at most 4096 bytes")
        else:
            await self._obey(text)
        if self.refused > FORGIVEN:
            await self.close(1008, "too many refused messages")
        return None

    async def _obey(self, text: str | bytes) -> None:
        if self.table.lock.over is not None:
            return self.part()  # it was put away before we said hello: another one lies in its place by now
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
        if self._asks_for_all(word, asked) and not (self.views.take() and self._has_share("looks")):
            return await self._refuse(Refused("look-slower"))
        if word in LOOK_AHEAD and not self._has_share("looks"):
            return await self._refuse(Refused("slow-down"))
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

    def _asks_for_all(self, word: object, asked: dict[str, Any]) -> bool:
        """Whether the whole table is to be told anew. Who plays several seats looks as whoever is to play at every
        turn: that follows from the game, and costs as much as the game moves.
        """
        if word == "seat":
            return asked.get("seat") in (self.showing.eyes, None) or asked["seat"] != self.table.record.to_play
        return word in ("hello", "lang")

    def _has_share(self, what: str) -> bool:
        """Of what one visitor may have, however many sockets they have open."""
        return self.lobby.house.shares.take(what, self.wire.network)

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

    def _leave(self, code: int, reason: str) -> None:
        """Close, from where nothing can be waited for."""
        self.gone, self.farewell = True, (code, reason)
        if self.leaving is None:
            self.leaving = asyncio.create_task(self.close(code, reason))

    @property
    def ready(self) -> bool:
        return self.story is None and self.wire.ready

    def _tell(self) -> None:
        """Send the table's facts and what was posted, as far as the browser takes them."""
        try:
            while (self.table_due or self.outbox) and self.ready and not self.gone:
                if self.table_due:
                    self.table_due = False
                    if self.showing.tells_anew(facts := self.facts()):
                        self._send(facts)
                elif self.outbox:
                    self._send(self.outbox.pop(0))
        except Exception:
            self._cannot_be_shown()

    def _send(self, message: shapes.FromServer) -> None:
        self.wire.put(orjson.dumps(message, option=JSON))

    def _cannot_be_shown(self) -> None:
        log.exception("table %s cannot be shown to seat %s", self.table.record.id, self.showing.eyes)
        self._leave(1011, "the table cannot be shown")

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

    def show(self) -> bool:
        """The table as this browser's eyes may see it; one that has not taken the last view yet waits for its turn."""
        if not self.greeted or self.gone:
            return False
        self._tell()  # what was to be sent before it
        if not self.ready:
            return False
        self.view_due = False
        try:
            letter = self._letter(self.table.need_match())
            if letter.later is None:
                self.wire.put(letter.text())
            else:
                self.story = asyncio.create_task(self._tell_story(letter, letter.later))
        except Exception:
            self._cannot_be_shown()
        return True

    async def _tell_story(self, letter: Letter, later: Later) -> None:
        try:
            told = await self.lobby.house.at_the_desk(later.tell, whose=self.wire.network)
            self.wire.put(letter.text(told))
        except Exception:
            self._cannot_be_shown()
        self.story = None
        self.go_on()

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
            head["myLast"] = match.history.last_of(eyes)
            if (lesson := lessons.step(table.record, match, eyes, language)) is not None:
                head["lesson"] = lesson
            if hints.may_ask(table.record, match, eyes):
                head["mayAsk"] = True
            kept = table.record.seats[eyes].prepared
            if (plan := told_to_owner(kept, match, table.record.rules, eyes, language)) is not None:
                head["prepared"] = plan
            head = {**head, **undo_facts(match, table.record.seats, eyes, self.seats)}
        return head

    # Whose seats these are.

    def find_seats(self) -> None:
        seats = self.table.record.seats
        self.seats = seats_of(*(seat.number for seat in seats if self.opens(seat)))
        if self.showing.eyes not in self.seats:
            self.showing.eyes = min(self.seats, default=-1)

    def opens(self, seat: Seat) -> bool:
        return any(seat.belongs_to(each) for each in self.digests)

    @property
    def sight(self) -> tuple[int, str]:
        return self.showing.sight

    @property
    def language(self) -> str:
        return self.showing.language
