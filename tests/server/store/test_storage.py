"""The database: migrations, commits that many share, writes that fail alone."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from table_talk import GUEST_A, Clock, Closed, Room

from peltry.server.store import schema, storage
from peltry.server.store.at_once import MOST
from peltry.server.store.database import (
    MIGRATIONS,
    DatabaseTooNew,
    NoDatabase,
    check_database,
    database_url,
    make_engine,
    migrate,
)
from peltry.server.store.records import Change, Record, Whole, add_change, add_table, fold, progress_row, whole
from peltry.server.store.seats import Seat
from peltry.server.store.storage import Overtaken, Store
from peltry.server.tables.house import House
from peltry.server.tables.lobby import Lobby


def printing(number: int) -> dict[str, str]:
    return {"game": "g", "hash": str(number), "text": ""}


def test_the_migrations_lead_to_the_schema(bare_database: str) -> None:
    engine = make_engine(bare_database)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.meta) == []


def test_the_head_known_at_start_up_is_the_newest_migration() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == schema.HEAD


def test_a_database_of_a_newer_peltry_is_left_alone(bare_database: str) -> None:
    url = bare_database
    Store(url).close()
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseTooNew):
        Store(url)


def test_sqlite_flushes_every_commit(tmp_path: Path) -> None:
    engine = make_engine(database_url(tmp_path, None))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


def test_writes_that_come_together_share_a_commit(database: str) -> None:
    async def many() -> int:
        store = Store(database)
        insert = schema.printings.insert()
        await asyncio.gather(*[store.write(lambda c, n=n: c.execute(insert, printing(n))) for n in range(200)])
        count = await store.read(lambda c: c.execute(sa.select(sa.func.count()).select_from(schema.printings)).scalar())
        assert count == 200
        commits = store.commits
        store.close()
        return commits

    assert asyncio.run(many()) < 50


def test_in_a_busy_house_a_write_waits_for_those_right_behind_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "COMMITS_APART", 1.0)

    async def three() -> int:
        store = Store(database)
        insert = schema.printings.insert()
        await store.write(lambda c: c.execute(insert, printing(1)))
        second = asyncio.ensure_future(store.write(lambda c: c.execute(insert, printing(2))))
        await asyncio.sleep(0.05)
        await asyncio.gather(second, store.write(lambda c: c.execute(insert, printing(3))))
        store.close()
        return store.commits

    assert asyncio.run(three()) == 2


def table(number: int) -> Record:
    seats = [Seat(0, "human", name="Anna")]
    return Record(
        id=f"table{number}", game="g", rules=1, printed_hash="", players=1, options={}, seed=1, state="playing",
        open=False, minutes=None, host=None, created=1.0, changed=1.0, seats=seats,
    )  # fmt: skip


@pytest.mark.parametrize("many", [1, MOST, MOST + 1, 3 * MOST])
def test_moves_that_are_kept_together_are_kept_as_one_by_one(database: str, many: int) -> None:
    """Whatever their number, and but for that of a table which somebody else has taken in hand."""
    tables = [table(number) for number in range(many)]
    stolen = tables[many // 2]

    async def play() -> tuple[list[object], list[Whole]]:
        store = Store(database)
        for each in tables:
            await store.write(add_table(each))
        stolen.epoch += 1
        moves = []
        for number, each in enumerate(tables):
            each.version, each.moves, each.due, each.changed = 1, 1, 0.1 + number, 1_700_000_000.123456
            each.state, each.result = "finished", {"scores": [number]}
            moves.append(add_change(each, Change(1, schema.MOVE, 77, 0, f"key {number}", each.changed)))
        answers = await asyncio.gather(*[store.write(move) for move in moves], return_exceptions=True)
        kept = [await store.read(whole(each.id)) for each in tables]
        store.close()
        return list(answers), [each for each in kept if each is not None]

    answers, kept = asyncio.run(play())
    assert len(kept) == many
    for number, (before, now) in enumerate(zip(tables, kept, strict=True)):
        if before is stolen:
            assert isinstance(answers[number], Overtaken)
            assert (now.record.version, now.record.state, now.changes) == (0, "playing", [])
        else:
            assert answers[number] is None
            assert progress_row(now.record) == progress_row(before)
            assert now.changes == [Change(1, schema.MOVE, 77, 0, f"key {number}", 1_700_000_000.123456)]


def test_a_write_that_fails_fails_alone(database: str) -> None:
    async def some() -> list[object]:
        store = Store(database)
        insert = schema.printings.insert()
        numbers = [1, 2, 2, 3]  # the second 2 is refused
        works = [store.write(lambda c, n=n: c.execute(insert, printing(n)) and n) for n in numbers]
        answers = await asyncio.gather(*works, return_exceptions=True)
        kept = await store.read(lambda c: sorted(c.execute(sa.select(schema.printings.c.hash)).scalars()))
        assert kept == ["1", "2", "3"]
        store.close()
        return list(answers)

    answers = asyncio.run(some())
    assert [answer for answer in answers if not isinstance(answer, Exception)] == [1, 2, 3]
    assert sum(isinstance(answer, sa.exc.IntegrityError) for answer in answers) == 1


def test_a_move_that_cannot_be_kept_is_not_shown(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full: the player hears no, nobody sees the move, and the table is as the database has it."""
    table, [one, two] = room.table("human", "human", guest=GUEST_A)
    a = room.sit(table, one)
    a.my_turn()
    b = room.sit(table, two)
    b.view(0)

    async def full(work: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(room.lobby.house.store, "write", full)
    a.say(do="move", seat=0, move=3, version=0, key="lost")
    with pytest.raises(Closed, match="1012"):
        b.until(lambda message: message["is"] == "view")
    monkeypatch.undo()
    again = room.sit(table, one)
    view = again.my_turn()
    assert (view["version"], view["move"]) == (0, 0)
    assert again.move(3, 0, key="lost")["version"] == 1


def test_what_was_taken_back_is_folded_away() -> None:
    log = [Change(1, 0, 5, 0, None, 0.0), Change(2, 0, 6, 1, None, 0.0), Change(3, 1, 1, 1, None, 0.0)]
    log.append(Change(4, 0, 7, 1, None, 0.0))
    assert [change.value for change in fold(log)] == [5, 7]


def test_two_servers_cannot_both_write_the_same_version(tmp_path: Path, room: Room) -> None:
    """A second process that believes it owns the table is refused by the database itself."""
    table_id, [one, _] = room.table("human", "human", guest=GUEST_A)
    person = room.sit(table_id, one)
    person.my_turn()

    async def elsewhere() -> None:
        first = room.lobby.house
        store = Store(str(first.store.engine.url))
        house = House(store, first.shelf, first.bots, Clock())
        table = await Lobby(house).table(table_id)
        await table.opened()
        assert await table.play(0, 4, 0) == 1
        store.close()

    room.client.portal.call(elsewhere)
    person.say(do="move", seat=0, move=3, version=0, key="second")
    with pytest.raises(Closed, match="1012"):
        person.next("done")
    again = room.sit(table_id, one)
    assert again.view()["version"] == 1


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "takes a URL such as"),
        ("furs://bag", "takes a URL such as"),
        ("postgresql+psycopg://me:secret@host:port/name", "takes a URL such as"),
        ("sqlite:////no/such/folder/peltry.db", "unable to open database file"),
        ("postgresql+pg8000://host/name", "needs the Python package pg8000"),
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_one_line(url: str, said: str) -> None:
    with pytest.raises(NoDatabase, match=said) as refused:
        check_database(url)
    assert "secret" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "peltry.db"
    letter.write_text("Dear Anna, the ice on the Yenisei is breaking.\n" * 100)
    before = letter.read_bytes()
    with pytest.raises(NoDatabase, match="file is not a database"):
        check_database(f"sqlite:///{letter}")
    assert letter.read_bytes() == before


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.glob("peltry.db*")}


def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    """Whatever the process's own habit is, and also one that an older Peltry left open to all."""
    before = os.umask(0)
    try:
        url = database_url(tmp_path / "new", None)
        make_engine(url).dispose()
        assert modes(tmp_path / "new") == {"peltry.db": "0o600"}, "before anything is in it"
        store = Store(url)
        with store.engine.begin() as connection:
            connection.execute(sa.text("INSERT INTO printings VALUES ('g', 'h', '')"))
        found = modes(tmp_path / "new")
        assert set(found) == {"peltry.db", "peltry.db-wal", "peltry.db-shm"}
        assert set(found.values()) == {"0o600"}
        store.close()
        (tmp_path / "new" / "peltry.db").chmod(0o644)
        Store(url).close()
        assert modes(tmp_path / "new")["peltry.db"] == "0o600"
        assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
    finally:
        os.umask(before)
