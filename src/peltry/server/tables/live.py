"""One live table: the only place where a match changes, one command after another.

A change is first tried on the match in memory, then committed, and only then told to anybody. When the commit fails
the table is dropped from memory and read anew, so what people see is always what the database holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from ...errors import Saying
from ...table.parts import Album
from ..bounds import limits
from ..bounds.counters import count
from ..bounds.refusals import NotNow, NotYours
from ..bounds.trouble import HouseTrouble
from ..store import records
from ..store.records import Change, ChatLine, Record, Whole, fold
from ..store.schema import MOVE
from ..store.seats import Seat
from ..store.storage import Work
from ..store.versions import Versions
from ..telling import shapes
from ..telling.views import Moment, memory_of
from . import asking, bot_turns, clocks, preparing
from .asking import Ask, Stale
from .audience import Audience, chat_message
from .hints import Hint
from .house import House
from .one_by_one import OneByOne
from .rebuilding import rebuild

if TYPE_CHECKING:
    from ...table.match import Match

log = logging.getLogger("peltry.server")
T = TypeVar("T")
SOON = 5.0  # seconds


class LiveTable(Audience):
    def __init__(self, house: House, whole: Whole, edition: str, newer: int | None = None):
        super().__init__(house.easel)
        self.house = house
        self.edition = edition  # the game by the rules version this table is played by
        self.newer = newer  # the present version, when it is another one
        self.record: Record = whole.record
        self.chat: list[ChatLine] = whole.chat
        self.match: Match | None = None
        self.damaged = house.damaged.get(self.record.id)
        self.trouble: Saying | None = self.damaged  # why the match cannot be opened
        self.lock = OneByOne()
        self.unkept = False  # something in memory is not yet committed: nobody may see it
        self.ask: Ask | None = None
        self.questions = limits.Addresses(*limits.QUESTIONS, house.clock)  # by seat
        self.used = house.clock()
        self._moment: Moment | None = None
        self._album: Album | None = None
        self.versions = Versions(whole.changes)
        self._moves: list[int] | None = [change.value for change in fold(whole.changes)]
        self._bot: asyncio.Task[None] | None = None
        self.hint: Hint | None = None  # what was last said about the present version
        self.stuck_at = -1  # the version at which a bot's move was refused
        self._opening: asyncio.Task[None] | None = None
        self._prepared: asyncio.Task[None] | None = None

    # The match.

    def open(self) -> None:
        """Begin to set the match up: wait for the rules to be compiled, then play the log."""
        if self.match is not None or self._opening is not None or self.damaged is not None or self.lock.over:
            return
        if self.record.state != "waiting":
            self._opening = asyncio.create_task(self._open())

    async def opened(self) -> Match:
        self.open()
        if self.match is None and self._opening is not None:
            await asyncio.shield(self._opening)
        return self.need_match()

    async def soon(self) -> Match:
        """The match, for a command that came while the log was being played; a compilation is not waited for."""
        if self.match is None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SOON):
                    await self.opened()
        return self.need_match()

    def need_match(self) -> Match:
        if self.match is None:
            if isinstance(self.trouble, HouseTrouble):
                raise HouseTrouble(self.trouble.kind)
            waiting = "not-begun" if self.record.state == "waiting" else "being-compiled"
            raise NotNow(waiting) if self.trouble is None else NotNow(self.trouble.key, **self.trouble.filled_in)
        return self.match

    async def _open(self) -> None:
        try:
            game = await self.house.shelf.ready(self.edition)
            printed = game.printed_text
            if game.printed_hash != self.record.printed_hash:
                printed = await self.house.store.read(records.printing(self.record.game, self.record.printed_hash))
            match = await asyncio.to_thread(rebuild, self.record, self.edition, self._moves or [], printed)
        except Exception as error:
            if not isinstance(error, HouseTrouble):  # of that the host is told once, not for each table
                log.warning("table %s cannot be opened: %s", self.record.id, error)
            self.trouble = error if isinstance(error, Saying) else Saying(str(error))
            self._opening = None
            self.tell_all()
            return
        async with self.lock:
            self.match, self._moves, self._opening, self.trouble = match, None, None, None
            match.history.pack()
            self._name_sides()
            if self.record.to_play != match.to_play() and self.house.store.trouble is None:
                self.record.to_play = match.to_play()
                self.record.due = clocks.due(self)
                with contextlib.suppress(HouseTrouble, NotNow):  # everybody was told and comes back
                    await self.keep_seats()
        self.tell_all()
        self.look_all()
        self.see_to_bots()
        self.see_to_prepared()

    @property
    def moment(self) -> Moment:
        """The present position, as it is shown to all."""
        if self._moment is None:
            match = self.need_match()
            if self._album is None:
                self._album = Album(memory_of(match.game))
            self._album.turn_over()
            self._moment = Moment(match, match.position, self._album)
        return self._moment

    def show_all(self) -> int:
        """What is not committed yet is not shown. When all have looked, what was read for them is let go."""
        if self.unkept or self.match is None:
            return 0
        painted = super().show_all()
        self.look_anew()
        return painted

    def look_anew(self) -> None:
        """What was found out about the present position holds no longer."""
        if self._moment is not None:
            self._moment.put_away()
            if self._album is not None:
                self._album.rest()
        self._moment = None

    def _name_sides(self) -> None:
        self.look_anew()
        if self.match is not None:
            for seat in self.record.seats:
                self.match.names[seat.number] = seat.name

    # Commands. Each runs in a task of its own: a connection that breaks does not break off a half-made change.

    async def do(self, command: Awaitable[T]) -> T:
        self.used = self.house.clock()
        return await asyncio.shield(asyncio.ensure_future(command))

    async def play(self, seat: int, move: int, version: int, key: str | None = None, bot: bool = False) -> int:
        """Make a move and answer the version it led to."""
        mine = None if bot else self.record.seats[seat].secret
        await self.soon()
        async with self.lock:
            if (done := self.versions.of(seat, key)) is not None:
                return done
            self.house.check_keeping()
            match = self.need_match()
            if version != self.record.version:
                raise Stale("stale", now=str(self.record.version), asked=str(version))
            self._check_turn(match, seat, bot)
            if not bot and self.record.seats[seat].secret != mine:  # somebody else sits there by now
                raise NotYours("not-your-seat")
            match.play(move)
            match.history.pack()
            return await self.commit(MOVE, move, seat, key)

    def _check_turn(self, match: Match, seat: int, bot: bool) -> None:
        if match.over:
            raise NotNow("game-over")
        if match.to_play() != seat:
            raise NotYours("not-your-turn")
        if len(match.history) >= limits.MOST_MOVES:
            raise NotNow("too-many-moves", most=str(limits.MOST_MOVES))
        if self.bot_plays(seat) != bot:
            raise NotNow("bot-plays-for-you" if not bot else "player-is-back")

    async def say(self, seat: int, name: str, text: str, network: str | None = None) -> None:
        async with self.lock:
            self.house.check_keeping()
            line = ChatLine(self.chat[-1].n + 1 if self.chat else 1, seat, name, text, self.house.clock(), network)
            await self._write(records.add_chat(self.record, line))
            self.chat.append(line)
            del self.chat[: -limits.CHAT_KEPT]
        self.post_all(chat_message([line]))

    async def change_seats(self, change: Callable[[Record], T]) -> T:
        """Any change of who sits where; `change` may refuse by raising before it changes anything."""
        async with self.lock:
            self.house.check_keeping()
            if self.damaged is not None:
                raise HouseTrouble(self.damaged.kind)
            before = self._who_moves()
            result = change(self.record)
            self.record.changed = self.house.clock()
            if self._who_moves() != before:  # somebody else's coming and going does not wind up the mover's clock
                self.record.due = clocks.due(self)
            asking.ask_less(self)
            await self.keep_seats()
            self._name_sides()
        self.open()
        self.tell_all()
        self.look_all()
        self.see_to_bots()
        return result

    async def note_known(self) -> None:
        """Somebody is about to know what comes next here. The lock is held by whoever calls."""
        if not self.record.known:
            self.house.check_keeping()
            self.record.known = True
            await self.keep_seats()

    def _who_moves(self) -> tuple[str, int, bool]:
        return self.record.state, self.record.to_play, self.bot_plays(self.record.to_play)

    # Bots.

    def seat_to_play(self) -> Seat | None:
        number = self.record.to_play
        return self.record.seats[number] if 0 <= number < len(self.record.seats) else None

    def bot_plays(self, number: int) -> bool:
        """Bots play their own seats, those of people who left, and any choice of an automa."""
        return number >= len(self.record.seats) or self.record.seats[number].played_by_bot

    @property
    def bots_alone(self) -> bool:
        """Nobody plays this game: it goes on only while somebody watches it."""
        return all(seat.played_by_bot for seat in self.record.seats)

    def see_to_bots(self) -> None:
        if (self._bot is None or self._bot.done()) and bot_turns.due(self):
            self._bot = asyncio.create_task(bot_turns.make_moves(self))

    def see_to_prepared(self) -> None:
        """Somebody has chosen before their turn came."""
        if (self._prepared is None or self._prepared.done()) and preparing.due(self) is not None:
            self._prepared = asyncio.create_task(preparing.make_moves(self))

    @property
    def busy(self) -> bool:
        at_work = any(task is not None and not task.done() for task in (self._bot, self._prepared))
        return bool(self.watchers) or self.lock.locked() or at_work

    # Keeping and telling.

    async def commit(self, kind: int, value: int, seat: int, key: str | None) -> int:
        """Keep a change that the match has made, then show it. The lock is held by whoever calls."""
        record, match, now = self.record, self.need_match(), self.house.clock()
        change = Change(record.version + 1, kind, value, seat, key, now)
        record.version, record.moves, record.changed = change.version, len(match.history), now
        record.to_play = match.to_play()
        if match.over:
            record.state = "finished"
            record.result = {
                "scores": match.scores(),
                "ranking": [int(s) for s in match.ranking()],
                "winners": match.winners(),
                "names": match.names,
            }
        record.due = clocks.due(self)
        await self._write(records.add_change(record, change))
        count("peltry_moves_total")
        self.versions.note(change)
        self.look_anew()
        asking.drop(self)
        if match.over:
            self.house.seats_changed()
        if record.minutes is not None or match.over:
            self.tell_all()
        asyncio.get_running_loop().call_soon(self.look_all)  # the answer to whoever moved goes first
        self.see_to_bots()
        self.see_to_prepared()
        return change.version

    async def keep_seats(self) -> None:
        await self._write(records.keep_seats(self.record))
        self.house.seats_changed()

    async def _write(self, work: Work) -> None:
        self.unkept = True
        try:
            await self.house.store.write(work)
            self.unkept = False
            self.easel.put(self)  # whoever asked meanwhile
        except BaseException as error:
            # What lies in memory was not kept: away with it.
            trouble = error if isinstance(error, HouseTrouble) else None
            if trouble is not None and not trouble.everywhere:
                self.house.damaged[self.record.id] = trouble
            if trouble is not None:
                self.lock.over = functools.partial(HouseTrouble, trouble.kind)
            self.part_all(trouble)
            self.house.forget(self.record.id)
            if trouble is not None:
                self.house.announce()
            raise

    def edition_facts(self) -> shapes.Edition:
        """By which rules this table is played, where these are not the present ones."""
        if self.newer is None:
            return {}
        return {"edition": self.edition, "newRules": self.newer}

    def close(self) -> None:
        self.lock.over = self.lock.over or functools.partial(NotNow, "table-put-away")
        for task in (self._bot, self._opening, self._prepared):
            if task is not None:
                task.cancel()
