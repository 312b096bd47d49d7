"""What is written to and read from the database about tables, as small pieces of work for the store."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy import Connection

from ..bounds.limits import CHAT_KEPT, CHAT_STORED
from ..bounds.refusals import NotHere
from . import schema
from .at_once import Adding, Changing
from .schema import changes, chat, printings, seats, tables
from .seats import Seat
from .storage import Overtaken, Rows

State = Literal["waiting", "playing", "finished"]
COLUMNS = tuple(tables.c.keys())


@dataclass
class Record:
    """One table as the database knows it."""

    id: str
    game: str
    rules: int
    printed_hash: str
    players: int
    options: dict[str, Any]
    seed: int
    state: State
    open: bool
    minutes: float | None
    host: str | None
    created: float
    changed: float
    version: int = 0
    moves: int = 0
    to_play: int = -1
    due: float | None = None
    result: dict[str, Any] | None = None
    origin: str | None = None
    parent: str | None = None
    rematch: str | None = None
    seating: int = 0
    known: bool = False
    maker: str | None = None
    owner: int | None = None
    epoch: int = 0  # every write of the table carries it: see leases.py
    site: str | None = None
    area: str | None = None
    attended: float | None = None
    hints: bool = False  # everybody at it may ask for them, though others play
    seats: list[Seat] = field(default_factory=list)

    def row(self) -> dict[str, Any]:
        row = {name: getattr(self, name) for name in tables.c.keys()}  # noqa: SIM118
        row["options"] = json.dumps(self.options)
        row["seed"] = str(self.seed)
        row["result"] = None if self.result is None else json.dumps(self.result)
        return row

    @classmethod
    def of_row(cls, row: Any) -> Record:
        values = dict(zip(COLUMNS, row, strict=True))
        values["options"] = json.loads(values["options"])
        values["seed"] = int(values["seed"])
        values["result"] = None if values["result"] is None else json.loads(values["result"])
        for name in ("open", "known", "hints"):
            values[name] = bool(values[name])
        return cls(**values)


@dataclass(frozen=True)
class Change:
    version: int
    kind: int  # schema.MOVE or schema.BACK
    value: int
    seat: int
    key: str | None
    at: float


@dataclass(frozen=True)
class ChatLine:
    n: int
    seat: int
    name: str
    text: str
    at: float
    network: str | None = None  # of a spectator's: for the host alone


@dataclass
class Whole:
    """Everything about one table."""

    record: Record
    changes: list[Change]
    chat: list[ChatLine]


def add_table(record: Record, log: Sequence[Change] = ()) -> Callable[[Connection], None]:
    table_row, seat_rows = record.row(), [seat.row(record.id) for seat in record.seats]

    def work(connection: Connection) -> None:
        connection.execute(tables.insert(), table_row)
        connection.execute(seats.insert(), seat_rows)
        if log:
            connection.execute(changes.insert(), [change_row(record.id, change) for change in log])

    return work


def change_row(table_id: str, change: Change) -> dict[str, Any]:
    return {
        "table_id": table_id, "version": change.version, "kind": change.kind, "value": change.value,
        "seat": change.seat, "key": change.key, "at": change.at,
    }  # fmt: skip


PROGRESS = ("state", "version", "moves", "to_play", "due", "changed", "result", "rematch", "known", "open")
ADD_CHANGE = Adding(changes)
MOVE_ON = Changing(tables, {"id": "the_id", "epoch": "the_epoch"}, PROGRESS)
UPDATE_SEATING = MOVE_ON.one.where(
    (tables.c.version == sa.bindparam("version")) & (tables.c.seating == sa.bindparam("the_seating"))
).values(seating=sa.bindparam("seating"), options=sa.bindparam("options"))


def progress_row(record: Record) -> dict[str, Any]:
    result = None if record.result is None else json.dumps(record.result)
    return {
        "the_id": record.id, "the_epoch": record.epoch, "state": record.state, "version": record.version,
        "moves": record.moves, "to_play": record.to_play, "due": record.due, "changed": record.changed,
        "result": result, "rematch": record.rematch, "known": record.known, "open": record.open,
    }  # fmt: skip


def add_change(record: Record, change: Change) -> Rows:
    """One more change, and where the table stands after it. Two writers cannot both add the same version."""
    return Rows([(MOVE_ON, progress_row(record)), (ADD_CHANGE, change_row(record.id, change))])


def take_over(record: Record, log: Sequence[Change]) -> Callable[[Connection], None]:
    """The table goes on by other rules: its log, the rules and the printed values in one commit."""
    rows = [change_row(record.id, change) for change in log]
    rules, progress = {"rules": record.rules, "printed_hash": record.printed_hash}, progress_row(record)

    def work(connection: Connection) -> None:
        if MOVE_ON.carry_out(connection, [progress]) != 1:
            raise Overtaken("table-overtaken")
        ADD_CHANGE.carry_out(connection, rows)
        connection.execute(tables.update().where(tables.c.id == record.id).values(rules))

    return work


def keep_seats(record: Record) -> Callable[[Connection], None]:
    """Who sits where now, what they chose, and where the table stands.

    It answers the version and the seating that were last kept.
    """
    answered, record.seating = record.seating, record.seating + 1
    options = json.dumps(record.options)
    progress = progress_row(record) | {"seating": record.seating, "the_seating": answered, "options": options}
    rows = [seat.row(record.id) for seat in record.seats]

    def work(connection: Connection) -> None:
        if connection.execute(UPDATE_SEATING, progress).rowcount != 1:
            raise Overtaken("table-overtaken")
        for row in rows:
            mine = (seats.c.table_id == row["table_id"]) & (seats.c.seat == row["seat"])
            connection.execute(seats.update().where(mine).values(row))

    return work


def add_chat(record: Record, line: ChatLine) -> Callable[[Connection], None]:
    # Held until the commit: nobody else takes the table in hand in between.
    mine = sa.select(tables.c.id).where((tables.c.id == record.id) & (tables.c.epoch == record.epoch))
    row = {
        "table_id": record.id, "n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at,
        "network": line.network,
    }  # fmt: skip

    def work(connection: Connection) -> None:
        if connection.execute(mine.with_for_update(read=True)).first() is None:
            raise Overtaken("table-overtaken")
        connection.execute(chat.insert(), row)
        if line.n % CHAT_KEPT == 0:  # seldom: what was said long ago makes room
            connection.execute(chat.delete().where((chat.c.table_id == record.id) & (chat.c.n <= line.n - CHAT_STORED)))

    return work


def whole(table_id: str) -> Callable[[Connection], Whole | None]:
    def work(connection: Connection) -> Whole | None:
        with connection.begin():  # one moment of the database, not three
            row = connection.execute(tables.select().where(tables.c.id == table_id)).first()
            if row is None:
                return None
            record = Record.of_row(row)
            record.seats = seats_of(connection, [table_id])[table_id]
            log = connection.execute(
                changes.select().where(changes.c.table_id == table_id).order_by(changes.c.version)
            ).all()
            lines = connection.execute(
                chat.select().where(chat.c.table_id == table_id).order_by(chat.c.n.desc()).limit(CHAT_KEPT)
            ).all()
        return Whole(
            record,
            [Change(r.version, r.kind, r.value, r.seat, r.key, r.at) for r in log],
            [ChatLine(r.n, r.seat, r.name, r.text, r.at) for r in reversed(lines)],
        )

    return work


def outline(table_id: str) -> Callable[[Connection], Record]:
    """Who sits at a table and how far it has come, without its moves."""

    def work(connection: Connection) -> Record:
        with connection.begin():
            row = connection.execute(tables.select().where(tables.c.id == table_id)).first()
            if row is None:
                raise NotHere("no-such-table")
            record = Record.of_row(row)
            record.seats = seats_of(connection, [table_id])[table_id]
        return record

    return work


def seats_of(connection: Connection, ids: list[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {table_id: [] for table_id in ids}
    rows = connection.execute(seats.select().where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)).all()
    for row in rows:
        found[row.table_id].append(Seat.of_row(row))
    return found


def printing(game: str, hash_: str) -> Callable[[Connection], str | None]:
    """The text of the printed values that a table was begun with."""
    query = sa.select(printings.c.text).where((printings.c.game == game) & (printings.c.hash == hash_))
    return lambda connection: connection.execute(query).scalar()


# Another worker may write the same down at this moment.
KEEP_PRINTING = sa.text("INSERT INTO printings (game, hash, text) VALUES (:game, :hash, :text) ON CONFLICT DO NOTHING")


def keep_printing(game: str, hash_: str, text: str) -> Callable[[Connection], None]:
    """Together with the table that is played with it: one that no table has is thrown away (cleaning.py)."""
    this = (printings.c.game == game) & (printings.c.hash == hash_)
    known = sa.select(printings.c.game).where(this).with_for_update(read=True)

    def work(connection: Connection) -> None:
        if connection.execute(known).first() is None:
            connection.execute(KEEP_PRINTING, {"game": game, "hash": hash_, "text": text})

    return work


def in_one(*works: Callable[[Connection], Any]) -> Callable[[Connection], None]:
    """All of it in one commit."""

    def work(connection: Connection) -> None:
        for each in works:
            each(connection)

    return work


def due_tables(now: float) -> Callable[[Connection], list[str]]:
    query = sa.select(tables.c.id).where((tables.c.due <= now) & (tables.c.state == "playing")).limit(1000)
    return lambda connection: list(connection.execute(query).scalars())


def games_played_since(since: float) -> Callable[[Connection], list[str]]:
    """Which games people are in the middle of, the one at most tables first."""
    lately = (tables.c.state == "playing") & (tables.c.changed > since)
    query = sa.select(tables.c.game).where(lately).group_by(tables.c.game).order_by(sa.func.count().desc())
    return lambda connection: list(connection.execute(query).scalars())


def fold(log: Sequence[Change]) -> list[Change]:
    """The moves that stand, after all that was taken back."""
    standing: list[Change] = []
    for change in log:
        if change.kind == schema.MOVE:
            standing.append(change)
        else:
            del standing[change.value :]
    return standing
