"""The lobby: tables are made and found here, and kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from typing import TYPE_CHECKING, Any

from ...errors import PeltryError
from ...table.words import LANGUAGES
from ..bounds.limits import MOST_MINUTES, NAME_LENGTH, SIZES, clean
from ..bounds.refusals import NotHere, Refused
from ..bounds.security import digest, new_secret
from ..bounds.trouble import HouseTrouble
from ..bounds.visitors import Around
from ..store import lists, records
from ..store.lists import ID_LETTERS
from ..store.records import Change, Record
from ..store.seats import KINDS, Seat, distinct
from ..telling import shapes
from ..telling.speech import speech
from . import clocks, room
from .attendance import Attendance
from .cleaning import Cleaning
from .hosting import Hosting, bots_for_banned
from .house import House
from .live import LiveTable
from .neighbours import Elsewhere, Neighbours
from .notice_board import Lists, NoticeBoard

if TYPE_CHECKING:
    from ...table.library import GameAtTable

log = logging.getLogger("peltry.server")
ID = re.compile(f"[{ID_LETTERS}]{{1,16}}")
LISTED = 100
IDLE = 60.0  # seconds after which a table that nobody watches is put away
SWEEP = 1.0

Tokens = dict[int, str]  # by seat


class Lobby:
    def __init__(self, house: House):
        self.house = house
        self.house.forget, self.house.announce = self.forget, self.announce
        self.listed: Lists = {}  # tables open to all, as they were last read
        self.house.shelf.on_progress = self._progress
        self.live: dict[str, LiveTable] = {}
        self.board = NoticeBoard(self._open_tables, self.live)
        self.house.seats_changed = self.board.take_down
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.hosting, self.cleaning, self.attendance = Hosting(self), Cleaning(self), Attendance(self)
        self.neighbours: Neighbours | None = None  # the other workers, where there are several
        self.told: HouseTrouble | None = None  # what everybody was last told
        self.broken: set[str] = set()  # tables that cannot be opened here; not tried again and again
        self.tasks: set[asyncio.Task[Any]] = set()
        self.waking: set[str] = set()  # tables that are being woken: their rules may take a minute to be compiled

    # Tables in memory.

    async def table(self, table_id: str) -> LiveTable:
        """The live table, read from the database if it is not in memory."""
        if self.house.wishes.resting:
            raise HouseTrouble("resting")
        if (table := self.live.get(table_id)) is not None:
            table.used = self.house.clock()  # whoever asks for it is about to use it
            return table
        if ID.fullmatch(table_id) is None:  # nothing that a database could stumble over
            raise NotHere("no-such-table")
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(
                lambda done: (self.loading.pop(table_id, None), done.cancelled() or done.exception())
            )
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        epoch = None if self.neighbours is None else await self.neighbours.take_in_hand(table_id)
        whole = await self.house.store.read(records.whole(table_id))
        if whole is None:
            raise NotHere("no-such-table")
        if epoch is not None:
            whole.record.epoch = epoch  # should it be in other hands by now, nothing that we write counts
        bots_for_banned(whole.record, self.house.wishes.banned)
        record, shelf = whole.record, self.house.shelf
        edition, newer = record.game, None
        if record.game in shelf.names:
            edition = await shelf.edition(record.game, record.rules)
            newer = (await shelf.describe(record.game)).version if edition != record.game else None
        table = self.live[table_id] = LiveTable(self.house, whole, edition, newer)
        table.open()
        return table

    def forget(self, table_id: str) -> None:
        if (table := self.live.pop(table_id, None)) is not None:
            table.close()
            table.part_all()  # they come back, to the table as it is read anew

    def _progress(self, game: str) -> None:
        for table in self.live.values():
            if table.edition == game:
                table.tell_all()

    async def sweep(self) -> None:
        """Wake the tables that are due, put away those that nobody needs."""
        if await self._can_keep():
            await self.hosting.hear()
            await self._wake_due()
            await self.attendance.note()
            await self.cleaning.clean()
        old = self.house.clock() - IDLE
        for table_id, table in list(self.live.items()):
            if not table.busy and table.used < old:
                self.forget(table_id)
            elif isinstance(table.trouble, HouseTrouble) and table.watchers:
                table.open()  # it may be over

    async def _wake_due(self) -> None:
        if not self.house.wishes.resting:
            for table_id in await self._due_tables(self.house.clock()):
                if table_id not in self.broken and table_id not in self.waking:
                    self._in_background(self._wake(table_id))

    async def _due_tables(self, now: float) -> list[str]:
        if self.neighbours is not None:
            return await self.neighbours.due_tables(now)
        return await self.house.store.read(records.due_tables(now))

    async def _can_keep(self) -> bool:
        """Whether what is done can be written. When a trouble is over, everybody hears of it and bots go on."""
        store = self.house.store
        if store.trouble is not None:
            await store.can_write()
        if (store.trouble is None) != (self.told is None):
            self.announce()
            if store.trouble is None:
                for table in list(self.live.values()):
                    table.see_to_bots()
        return store.trouble is None

    def announce(self) -> None:
        self.told = self.house.store.trouble
        for table in list(self.live.values()):
            table.tell_all()

    async def _wake(self, table_id: str) -> None:
        self.waking.add(table_id)
        try:
            await clocks.wake(await self.table(table_id))
        except Elsewhere:
            pass  # it is woken there
        except HouseTrouble as trouble:
            if not trouble.everywhere:
                self.broken.add(table_id)
        except Refused as error:
            log.warning("table %s: %s", table_id, error)
            self.broken.add(table_id)
        finally:
            self.waking.discard(table_id)

    async def sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except HouseTrouble:
                pass  # the store has told the host
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

    def _in_background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        for task in [*self.tasks, *self.loading.values()]:
            task.cancel()
        for table in list(self.live.values()):
            with contextlib.suppress(TimeoutError, PeltryError):
                async with asyncio.timeout(2), table.lock:  # a commit under way is let finish
                    pass
            table.close()

    # New tables.

    async def create(
        self, asked: dict[str, Any], guest: str | None, maker: str | None = None, whence: Around | None = None
    ) -> shapes.Seated:
        game = await self.house.shelf.describe(asked.get("game"))
        wanted = asked.get("seats")
        players = asked.get("players")
        if wanted is None:
            count = game.checked_players(whole_number(players, "players"))  # before anything is made of so many
            wanted = [{"kind": "human" if i == 0 else "open"} for i in range(count)]
        if not isinstance(wanted, list) or len(wanted) not in SIZES or not all(isinstance(s, dict) for s in wanted):
            raise Refused("seats-list")
        wanted = [each for each in wanted if each.get("kind") != "automa"]  # an automa needs no seat
        if players is not None and players != len(wanted):
            raise Refused("seats-for-players", seats=len(wanted), players=str(players)[:20])
        options = asked.get("options") or {}
        if not isinstance(options, dict):
            raise Refused("options-list")
        game.options(len(wanted), options)  # refuses what is wrong
        names = asked.get("names") or []
        tokens: Tokens = {}
        seats = self._seats(game, wanted, names if isinstance(names, list) else [], guest, maker, tokens)
        record = self._record(game, seats, options, secrets.randbits(128), guest)
        record.open, record.minutes = bool(asked.get("open")), minutes_of(asked.get("minutes"))
        record.hints = asked.get("hints") is True
        record.maker = maker
        if record.open:
            record.attended = record.created
            record.site, record.area = whence or (None, None)
        await self.house.store.read(room.in_the_lobby(record, self.house.clock()))
        if all(seat.kind != "open" for seat in seats):
            record.state, record.due = "playing", self.house.clock()
        return await self._found(record, game, tokens)

    def _seats(
        self,
        game: GameAtTable,
        wanted: list[dict[str, Any]],
        names: list[Any],
        guest: str | None,
        network: str | None,
        tokens: Tokens,
    ) -> list[Seat]:
        seats: list[Seat] = []
        for number, each in enumerate(wanted):
            kind = each.get("kind", "open")
            if kind not in KINDS:
                raise Refused("seat-kinds", kinds=", ".join(KINDS), kind=repr(str(kind)[:20]))
            name = clean(each.get("name") or (names[number] if number < len(names) else ""), NAME_LENGTH)
            seat = Seat(number, kind)
            if kind == "bot":
                seat.bot = self.house.bots.check(each.get("bot"), game)
                seat.name = name or bot_name(game, seat.bot)
            elif kind == "human":
                tokens[number] = secret = new_secret()
                seat.give_to(name or f"Player {number + 1}", digest(secret), guest, network)
            seat.name = distinct(seat.name, [other.name for other in seats]) if seat.name else ""
            seats.append(seat)
        return seats

    def _record(self, game: GameAtTable, seats: list[Seat], options: Any, seed: int, guest: str | None) -> Record:
        now = self.house.clock()
        table_id = "".join(secrets.choice(ID_LETTERS) for _ in range(10))
        return Record(
            table_id, game.name, game.version, game.printed_hash, len(seats), options, seed, "waiting",
            False, None, guest, now, now, seats=seats, owner=None if self.neighbours is None else self.neighbours.id,
        )  # fmt: skip

    async def _found(
        self, record: Record, game: GameAtTable, tokens: Tokens, log_: list[Change] | None = None
    ) -> shapes.Seated:
        """Write a new table down; only then does anybody hear of it."""
        self.house.check_open()
        now = self.house.clock()
        await self.house.store.read(room.for_today(record, now))
        text = game.printed_as_played()
        work = records.in_one(room.still(record, now), records.add_table(record, log_ or ()))
        if text is not None:
            work = records.in_one(records.keep_printing(game.name, game.printed_hash, text), work)
        await self.house.store.write(work)
        self.board.take_down()
        if record.state == "playing":
            self._in_background(self._wake(record.id))
        return {"id": record.id, "seats": [{"seat": seat, "token": token} for seat, token in tokens.items()]}

    # Lists.

    async def own_tables(self, guest: str) -> Lists:
        """Those that somebody made or sits at: `mine` go on, `finished` ended."""
        return self._newest(await self.house.store.read(lists.tables_of(guest, LISTED)))

    async def _open_tables(self) -> Lists:
        self.listed = await self.house.store.read(lists.open_lists(LISTED, self.house.clock(), self.listed))
        return self._newest(self.listed)

    def _newest(self, found: Lists) -> Lists:
        """What is in memory is at least as new as what was read."""
        return {
            key: [self.live[record.id].record if record.id in self.live else record for record in each]
            for key, each in found.items()
        }


def bot_name(game: GameAtTable, bot: str) -> str:
    """What a bot is called at a table when nobody gave it a name. A seat's name is the same in every language."""
    return speech(game.words, LANGUAGES[0]).maybe(f"bot-{bot}", bot.replace("_", " ").title())


def whole_number(value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("whole-number", name=name, value=repr(str(value)[:20]))
    return value


def minutes_of(value: object) -> float | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= MOST_MINUTES:
        raise Refused("minutes-range", most=str(MOST_MINUTES))
    return float(value)
