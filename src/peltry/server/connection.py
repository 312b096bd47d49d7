"""One WebSocket: what a browser says at a table and what it is told."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..errors import PeltryError
from .audience import chat_message
from .facts import table_facts
from .limits import (
    CHAT_LENGTH,
    FORGIVEN,
    KEY_LENGTH,
    MESSAGE_BYTES,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    NAME_LENGTH,
    UNSENT_MESSAGES,
    Bucket,
    clean,
)
from .live import LiveTable, Stale
from .lobby import Lobby
from .refusals import NotYours, Refused
from .security import digest, is_secret
from .speech import language_of
from .story import event_numbers, story
from .views import moment

if TYPE_CHECKING:
    from ..table.match import Match

log = logging.getLogger("peltry.server")
HELLO_WITHIN = 20.0  # seconds
PUT_AWAY = 1012, "the table was put away; come back"
MANY_MOVES = 30  # a longer story is told in a thread
JSON = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS


class Connection:
    def __init__(self, socket: WebSocket, table: LiveTable, lobby: Lobby):
        self.socket, self.table, self.lobby = socket, table, lobby
        self.seats: set[int] = set()
        self.digests: list[str] = []
        self.eyes = -1  # whose view this browser gets
        self.language = "en"
        self.seen = -1  # the last version that was sent
        self.greeted = False
        self.outbox: deque[dict[str, Any]] = deque()
        self.bell, self.view_bell = asyncio.Event(), asyncio.Event()
        self.view_due = self.table_due = False
        self.gone = False
        self.bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, asyncio.get_running_loop().time)
        self.refused = 0

    # Told by the table.

    def look(self) -> None:
        self.view_due = True
        self.view_bell.set()

    def tell_table(self) -> None:
        self._find_seats()  # a seat given up, and perhaps taken by somebody else, is no longer shown here
        self.table_due = True
        self.bell.set()

    def post(self, message: dict[str, Any]) -> None:
        if len(self.outbox) >= UNSENT_MESSAGES:
            self.part()
            return
        self.outbox.append(message)
        self.bell.set()

    def ring(self) -> None:
        self.view_bell.set()

    def part(self) -> None:
        self.gone = True
        self.bell.set()

    # The two sides of the wire.

    async def run(self) -> None:
        # Two tasks: an answer does not queue behind views that wait to be painted.
        senders = [asyncio.create_task(self._send_on(self._send_messages, self.bell))]
        senders.append(asyncio.create_task(self._send_on(self.show, self.view_bell)))
        try:
            await self._read_on()
        except WebSocketDisconnect:
            pass
        finally:
            self.table.watchers.discard(self)
            self.table.used = self.lobby.house.clock()
            if self.seats:
                self.table.tell_all()
            for sender in senders:
                sender.cancel()
            await asyncio.gather(*senders, return_exceptions=True)
            if self.gone:
                await self._close(*PUT_AWAY)

    async def _read_on(self) -> None:
        while not self.gone:
            try:
                async with asyncio.timeout(None if self.greeted else HELLO_WITHIN):
                    message = await self.socket.receive()
            except TimeoutError:
                return await self._close(1008, "say hello first")
            if message["type"] == "websocket.disconnect":
                return None
            text = message.get("text") or message.get("bytes") or ""
            if not self.bucket.take():
                await self._refuse("too many messages; slow down")
            elif len(text) > MESSAGE_BYTES or (isinstance(text, str) and len(text.encode()) > MESSAGE_BYTES):
                return await self._close(1009, "a message has at most 4096 bytes")
            else:
                await self._obey(text)
            if self.refused > FORGIVEN:
                return await self._close(1008, "too many refused messages")
        return None

    async def _obey(self, text: str | bytes) -> None:
        try:
            asked = orjson.loads(text)
            if not isinstance(asked, dict):
                raise ValueError
        except ValueError:
            return await self._refuse("a message is one JSON object")
        word = asked.get("do")
        command = COMMANDS.get(word) if isinstance(word, str) else None
        if command is None or (not self.greeted and word != "hello"):
            return await self._refuse("say hello first" if command else "this is no command")
        try:
            await command(self, asked)
        except Stale:
            self.look()
        except PeltryError as error:
            await self._refuse(str(error), asked.get("key"))
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("table %s: %s failed", self.table.record.id, word)
            await self._refuse("the server could not do this; try again", asked.get("key"))
        return None

    async def _refuse(self, text: str, key: object = None) -> None:
        self.refused += 1
        answer: dict[str, Any] = {"is": "error", "text": text}
        if isinstance(key, str):
            answer["key"] = key[:KEY_LENGTH]
        self.post(answer)

    async def _close(self, code: int, reason: str) -> None:
        self.gone = True
        if self.socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                await self.socket.close(code, reason)

    async def _send_on(self, send: Callable[[], Awaitable[None]], bell: asyncio.Event) -> None:
        try:
            while not self.gone:
                await bell.wait()
                bell.clear()
                await send()
            await self._close(*PUT_AWAY)
        except (WebSocketDisconnect, RuntimeError):
            self.gone = True  # the browser went away; the reader will notice
        except Exception:
            log.exception("table %s cannot be shown to seat %s", self.table.record.id, self.eyes)
            await self._close(1011, "the table cannot be shown")

    async def _send_messages(self) -> None:
        if self.table_due:
            self.table_due = False
            await self._send(self.facts())
        while self.outbox:
            await self._send(self.outbox.popleft())

    async def _send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(orjson.dumps(message, option=JSON).decode())

    # What is told.

    def facts(self) -> dict[str, Any]:
        table = self.table
        shelved = self.lobby.house.shelf.find(table.record.game)
        names = table.match.names if table.match else None
        facts = table_facts(table.record, shelved.game, self.language, self.digests, table.here(), names)
        facts["is"] = "table"
        facts["mySeats"] = sorted(self.seats)
        facts["now"] = self.lobby.house.clock()
        if not shelved.ready:
            facts["compiling"] = shelved.progress
        if table.trouble:
            facts["trouble"] = table.trouble
        return facts

    async def show(self) -> None:
        """Send the whole table for this browser's eyes.

        Views are painted one at a time for all tables, so that a move which comes in waits for one painting at most,
        not for hundreds. A change that is not committed yet is not shown; the table rings when it is.
        """
        table = self.table
        if not self.greeted or not self.view_due:
            return
        async with self.lobby.house.easel:
            if table.unkept or table.match is None or not self.view_due:
                return
            self.view_due = False
            match, seat, language = table.match, self.eyes, self.language
            body = self._painting(match)
            head, kept = self._head(match), table.kept_since(self.seen)
            head["keep"] = event_numbers(match, kept) if kept >= 0 else 0
            self.seen = table.record.version
            if long := len(match.history) - kept > MANY_MOVES:
                match = copy.copy(match)
                match.history = list(match.history)
            else:
                head["events"] = story(match, kept, seat, language)
            await asyncio.sleep(0)  # answers go out between two paintings
        if long:
            head["events"] = await asyncio.to_thread(story, match, kept, seat, language)
        text = orjson.dumps(head, option=JSON).decode()[:-1] + "," + body.decode()[1:]
        await self.socket.send_text(text)

    def _painting(self, match: Match) -> bytes:
        """What all windows with the same eyes and the same language see at this version."""
        table, key = self.table, self.sight
        if (body := table.views.get(key)) is None:
            choosing = self.eyes >= 0 and not table.bot_plays(self.eyes)
            body = orjson.dumps(moment(match, match.position, self.eyes, self.language, choosing), option=JSON)
            if table.shared(key):
                table.views[key] = body
        return body

    @property
    def sight(self) -> tuple[int, str]:
        return self.eyes, self.language

    def _head(self, match: Match) -> dict[str, Any]:
        table = self.table
        head: dict[str, Any] = {"is": "view", "version": table.record.version, "move": len(match.history)}
        head["lang"], head["mySeats"] = self.language, sorted(self.seats)
        head["secrets"] = self.lobby.house.shelf.find(table.record.game).secrets
        if self.eyes >= 0:
            head["canUndo"], head["canAsk"] = table.can_undo(self.eyes, self.seats)
        return head

    # What is asked.

    async def hello(self, asked: dict[str, Any]) -> None:
        tokens = asked.get("tokens") or []
        if not isinstance(tokens, list) or len(tokens) > 16:
            raise Refused("tokens is a list of seats' tokens")
        self.digests = [digest(token) for token in tokens if is_secret(token)]
        self.eyes = -1
        self._find_seats()
        self.language = await self._language(asked)
        self.eyes = self._first_eyes(asked.get("seat"))
        seen = asked.get("seen", -1)
        self.seen = seen if isinstance(seen, int) and not isinstance(seen, bool) else -1
        self.greeted = True
        self.table.watchers.add(self)
        self.table.used = self.lobby.house.clock()
        self.table.open()
        self.table.tell_all()
        self.post(chat_message(self.table.chat))
        if (ask := self.table.ask_message()) is not None:
            self.post(ask)
        self.look()

    async def _language(self, asked: dict[str, Any]) -> str:
        language = language_of(asked.get("lang"))
        if self.table.record.game in self.lobby.house.shelf.names:
            await self.lobby.house.shelf.describe(self.table.record.game, language)
        return language

    def _find_seats(self) -> None:
        seats = self.table.record.seats
        self.seats = {seat.number for seat in seats if any(seat.belongs_to(each) for each in self.digests)}
        if self.eyes not in self.seats:
            self.eyes = min(self.seats, default=-1)

    def _first_eyes(self, wanted: object) -> int:
        if isinstance(wanted, int) and wanted in self.seats:
            return wanted
        to_play = self.table.record.to_play
        return to_play if to_play in self.seats else min(self.seats, default=-1)

    def _own_seat(self, asked: dict[str, Any]) -> int:
        """The seat a command speaks for; its secret must have been shown, and must still open it."""
        self._find_seats()
        number = asked.get("seat", self.eyes)
        if not isinstance(number, int) or isinstance(number, bool) or number not in self.seats:
            raise NotYours("that is not your seat")
        return number

    async def move(self, asked: dict[str, Any]) -> None:
        seat = self._own_seat(asked)
        move, version, key = asked.get("move"), asked.get("version"), asked.get("key")
        if not is_number(move) or not is_number(version):
            raise Refused("a move has the numbers move and version")
        if key is not None and (not isinstance(key, str) or not 0 < len(key) <= KEY_LENGTH):
            raise Refused(f"a key is a text of at most {KEY_LENGTH} characters")
        # Not in a task of its own, as rarer commands are: the answer is two turns of the loop sooner. Should this task
        # be broken off at a shutdown, the table is dropped from memory and read anew.
        self.table.used = self.lobby.house.clock()
        led_to = await self.table.play(seat, move, version, key)  # type: ignore[arg-type]
        if self.eyes != seat:
            self.eyes, self.seen = seat, -1
        done = {"is": "done", "version": led_to}
        self.post(done if key is None else done | {"key": key})

    async def undo(self, asked: dict[str, Any]) -> None:
        seat, version = self._own_seat(asked), asked.get("version")
        if not is_number(version):
            raise Refused("undo has the number version")
        await self.table.do(self.table.undo(seat, version, self.seats))  # type: ignore[arg-type]

    async def agree(self, asked: dict[str, Any]) -> None:
        await self.table.do(self.table.agree(self.seats, asked.get("yes") is True))

    async def chat(self, asked: dict[str, Any]) -> None:
        text = clean(asked.get("text"), CHAT_LENGTH)
        if not text:
            raise Refused("there is nothing in this line")
        if self.seats:
            seat = self.eyes if self.eyes in self.seats else min(self.seats)
            await self.table.do(self.table.say(seat, self.table.record.seats[seat].name, text))
            return
        if not self.table.record.open:
            raise NotYours("only those who sit at this table may talk here")
        await self.table.do(self.table.say(-1, clean(asked.get("name"), NAME_LENGTH), text))

    async def speak(self, asked: dict[str, Any]) -> None:
        self.language, self.seen = await self._language(asked), -1
        self.tell_table()
        self.look()

    async def look_as(self, asked: dict[str, Any]) -> None:
        """Another pair of eyes at this browser: what the last pair saw is not sent on, what it missed is."""
        self.eyes, self.seen = self._own_seat(asked), -1
        self.look()

    async def come_back(self, asked: dict[str, Any]) -> None:
        seat = self._own_seat(asked)
        await self.table.do(self.table.change_seats(lambda record: setattr(record.seats[seat], "away", False)))

    async def ping(self, asked: dict[str, Any]) -> None:
        self.post({"is": "pong"})


COMMANDS = {
    "hello": Connection.hello, "move": Connection.move, "undo": Connection.undo, "agree": Connection.agree,
    "chat": Connection.chat, "lang": Connection.speak, "seat": Connection.look_as, "back": Connection.come_back,
    "ping": Connection.ping,
}  # fmt: skip


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 31
