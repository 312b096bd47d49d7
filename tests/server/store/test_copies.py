"""Copies of a house on PostgreSQL, made and brought back while people play; and a house that moves by its copy."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from private_postgres import PrivatePostgres
from table_talk import GUEST_A, GUEST_C, Clock, Person, Room, play_out
from tests.server.workers.two_workers import Guest, OpenWorker, open_worker, soon, two_people

from conftest import open_room
from peltry.cli import main
from peltry.server.bounds.security import digest
from peltry.server.store import caring, sole
from peltry.server.store.caring import Admin, CannotAdmin
from peltry.server.store.copies import NoCopy
from peltry.server.store.database import database_url
from peltry.server.store.schema import HEAD, tables
from peltry.server.tables.hosting import Hosting

OLDER = Path(__file__).parent / "older" / "0001.sql"


@pytest.fixture
def url(postgres: PrivatePostgres) -> str:
    return postgres.new_house()


@pytest.fixture
def house(url: str, clock: Clock) -> Iterator[Room]:
    with open_room(url, clock) as client:
        room = Room(client, clock)
        yield room
        for person in room.people:
            person.leave()


@pytest.fixture
def admin(url: str) -> Iterator[Admin]:
    found = Admin(url)
    yield found
    found.close()


@contextlib.contextmanager
def workers(url: str) -> Iterator[tuple[OpenWorker, OpenWorker]]:
    with open_worker(url, sweeping=True) as one, open_worker(url, sweeping=True) as other:
        for worker in (one, other):
            soon(lambda worker=worker: len(worker.lobby.neighbours.living) == 2)
        yield one, other


def content(file: Path) -> dict[str, set[Any]]:
    """What people did and what the host decided, as it lies in a copy."""
    names = ("tables", "seats", "changes", "chat", "printings", "bans", "invitations")
    with contextlib.closing(sqlite3.connect(file)) as db:
        return {name: set(db.execute(f"SELECT * FROM {name}")) for name in names}


def without_epochs(found: dict[str, set[Any]]) -> dict[str, set[Any]]:
    """Whoever has a table in hand is no part of what was played."""
    kept = [at for at, column in enumerate(tables.c) if column.name not in ("owner", "epoch")]
    return found | {"tables": {tuple(row[at] for at in kept) for row in found["tables"]}}


def test_a_copy_is_one_private_file_made_while_people_play(house: Room, admin: Admin, tmp_path: Path) -> None:
    _, a, b, _ = house.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, [3, 3, 2])
    copy = admin.backup(tmp_path / "copy.db")
    assert copy.stat().st_mode & 0o077 == 0
    assert list(tmp_path.iterdir()) == [copy]
    with pytest.raises(CannotAdmin, match="is there already"):
        admin.backup(copy)
    assert len(content(copy)["changes"]) == 3
    play_out({0: a, 1: b}, {"version": 3, "toPlay": 1}, [2])


def test_a_copy_of_a_moving_house_is_one_moment_of_it(house: Room, admin: Admin, tmp_path: Path) -> None:
    """However many moves are made meanwhile: a table never stands elsewhere than its moves."""
    _, a, b, _ = house.two()
    copies: list[Path] = []

    def copy_on() -> None:
        for number in range(6):
            copies.append(admin.backup(tmp_path / f"{number}.db"))

    copying = threading.Thread(target=copy_on)
    copying.start()
    version = 0
    while copying.is_alive() and version < 30:
        move = [0, 1, 2, 3, 4, 5, 6][version % 7]
        if {0: a, 1: b}[version % 2].move(move, version, version % 2)["is"] != "done":
            break
        version += 1
    copying.join()
    assert len(copies) == 6
    for copy in copies:
        found = content(copy)
        assert [row[12] for row in found["tables"]] == [len(found["changes"])]


def test_a_copy_is_brought_back_while_a_house_of_one_process_is_open(house: Room, url: str, tmp_path: Path) -> None:
    admin = Admin(url)
    table_id, a, b, tokens = house.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, [3, 3])
    copy = admin.backup(tmp_path / "copy.db")
    play_out({0: a, 1: b}, {"version": 2, "toPlay": 0}, [2, 2])
    later, _ = house.table("human", "open", guest=GUEST_C)
    admin.ban(digest(GUEST_C)[:12], "")
    with sole.sole_server(url):  # as `peltry serve` holds it
        done = threading.Thread(target=admin.restore, args=(copy,))
        done.start()
        seen = set()
        while done.is_alive():
            house.sweep()
            seen.add(house.client.get("/health").json()["status"])
            done.join(0.02)
    house.sweep()
    assert "resting" in seen
    assert house.call("GET", f"tables/{later}").status_code == 404
    assert house.call("GET", "tables", GUEST_C).status_code == 403  # what the host decided since holds
    back = {seat: house.sit(table_id, token) for seat, token in enumerate(tokens)}
    view = back[0].my_turn()
    assert (view["version"], view["move"]) == (2, 2)
    play_out(back, view, [0, 0])
    [kept] = tmp_path.glob("peltry-before-*.db")  # what was exchanged can be brought back too
    assert sorted(row[12] for row in content(kept)["tables"]) == [0, 4]
    with contextlib.closing(sqlite3.connect(kept)) as db:  # and does not rest for ever, should somebody open it
        assert db.execute("SELECT name FROM notes WHERE name LIKE 'rest%'").fetchall() == []
    admin.close()


def version_at(worker: OpenWorker, table: str) -> int | None:
    """As the worker tells it; None while it rests."""
    answer = worker.call("GET", f"/api/tables/{table}")
    return int(answer.json()["version"]) if answer.status_code == 200 else None


def test_all_workers_rest_while_a_copy_is_brought_back(url: str, tmp_path: Path) -> None:
    with workers(url) as (one, other):
        admin = Admin(url)
        first, tokens = two_people(one, other)
        second, others = two_people(other, one)
        guests = [Guest(one.port, first, *tokens), Guest(other.port, second, *others)]
        for guest in guests:
            guest.view(0)
            assert guest.move(3, 0, 0, "kept")["version"] == 1
        copy = admin.backup(tmp_path / "copy.db")
        for guest in guests:
            assert guest.move(3, 1, 1, "lost")["version"] == 2
        with sole.sole_server(url, together=True):
            admin.restore(copy)
        for guest in guests:
            guest.closed_with()
        for table, mine in ((first, tokens), (second, others)):
            for worker in (one, other):
                soon(lambda worker=worker, table=table: version_at(worker, table) == 1)
            guest = Guest(other.port, table, *mine)
            guest.view(1)
            assert guest.move(5, 1, 1, "anew")["version"] == 2
            guest.leave()
        admin.close()


def test_a_worker_that_does_not_let_go_writes_nothing_over_what_was_brought_back(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says that it rests, and yet goes on with what lies in its memory."""

    async def only_say_so(self: Hosting) -> None:
        note = caring.hosting.rests_note(self.lobby.neighbours.id)
        await self.house.store.write(lambda connection: caring.hosting.set_note(connection, note, "yes"))

    with open_worker(url) as one:
        admin = Admin(url)
        table, tokens = two_people(one, one)
        guest = Guest(one.port, table, *tokens)
        guest.view(0)
        assert guest.move(3, 0, 0, "kept")["version"] == 1
        copy = admin.backup(tmp_path / "copy.db")
        assert guest.move(3, 1, 1, "lost")["version"] == 2
        monkeypatch.setattr(Hosting, "_rest", only_say_so)
        monkeypatch.setattr(Hosting, "begin_anew", lambda self: None)  # nor does it hear that anything was exchanged
        with sole.sole_server(url, together=True):
            restoring = threading.Thread(target=admin.restore, args=(copy,))
            restoring.start()
            while restoring.is_alive():
                if not one.lobby.house.wishes.resting:
                    one.does(one.lobby.hosting.hear)
                restoring.join(0.02)
        one.lobby.house.wishes = caring.hosting.Wishes()
        assert one.lobby.live[table].record.version == 2
        guest.say(do="move", seat=0, move=4, version=2, key="stale")
        guest.closed_with()  # what it had in memory is gone
        with admin.engine.connect() as connection:
            assert connection.execute(sa.select(tables.c.version)).scalar_one() == 1
        admin.close()


def test_a_house_that_does_not_rest_keeps_its_database(
    house: Room, admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.two()
    copy = admin.backup(tmp_path / "copy.db")
    house.two()
    monkeypatch.setattr(caring, "RESTS_WITHIN", 0.2)
    with sole.sole_server(admin.url), pytest.raises(CannotAdmin, match="did not put its tables away"):
        admin.restore(copy)
    assert len(admin.tables(None, 9)) == 2
    house.sweep()
    assert house.client.get("/health").json()["status"] == "ok"


def test_a_copy_that_cannot_be_brought_back_whole_changes_nothing(admin: Admin, tmp_path: Path, house: Room) -> None:
    table_id, a, b, _ = house.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, [3, 3])
    copy = admin.backup(tmp_path / "copy.db")
    with contextlib.closing(sqlite3.connect(copy)) as db, db:
        db.execute("UPDATE seats SET kind = 'longer than it may be' WHERE seat = 1")
    house.two()
    with pytest.raises(CannotAdmin, match=r"nothing is changed: .*too long"):
        admin.restore(copy)
    assert len(admin.tables(None, 9)) == 2
    assert house.get(f"tables/{table_id}")["version"] == 2


def test_what_is_no_copy_is_not_brought_back(admin: Admin, tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear host")
    for name in ("letter.db", "nowhere.db"):
        with pytest.raises(NoCopy, match="is no database of Peltry"):
            admin.restore(tmp_path / name)


def test_a_house_moves_to_postgresql_and_back_by_its_copy(clock: Clock, url: str, tmp_path: Path) -> None:
    with open_room(database_url(tmp_path / "old", None), clock) as client:
        room = Room(client, clock)
        table_id, a, b, tokens = room.two()
        play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, [3, 3])
        a.say(do="chat", text="Good evening")
        a.next("chat")
        room.table("human", "open", guest=GUEST_A, open=True)
        for person in room.people:
            person.leave()
    here = Admin(database_url(tmp_path / "old", None))
    secret = here.invite("Anna", None)
    moved = here.backup(tmp_path / "moved.db")
    here.close()
    there = Admin(url)
    there.restore(moved)
    back = there.backup(tmp_path / "back.db")
    there.close()
    assert without_epochs(content(back)) == without_epochs(content(moved))
    assert digest(secret) in {row[0] for row in content(back)["invitations"]}
    with open_room(url, clock) as client:
        go_on(Room(client, clock), table_id, tokens)
    (tmp_path / "new").mkdir()
    back.rename(tmp_path / "new" / "peltry.db")
    with open_room(database_url(tmp_path / "new", None), clock) as client:
        go_on(Room(client, clock), table_id, tokens)


def go_on(room: Room, table_id: str, tokens: list[str]) -> None:
    people: dict[int, Person] = {seat: room.sit(table_id, token) for seat, token in enumerate(tokens)}
    view = people[0].my_turn()
    assert view["version"] == 2
    play_out(people, view, [0, 0])
    for person in room.people:
        person.leave()


def test_texts_that_postgresql_cannot_hold_do_not_keep_a_house_from_moving(admin: Admin, tmp_path: Path) -> None:
    copy = admin.backup(tmp_path / "copy.db")
    with contextlib.closing(sqlite3.connect(copy)) as db, db:
        db.execute("INSERT INTO bans (digest, why, at) VALUES ('00', ?, 1)", ["a\0b"])
    admin.restore(copy)
    assert {row[1] for row in content(admin.backup(tmp_path / "back.db"))["bans"]} == {"ab"}


def test_a_copy_of_an_older_release_is_brought_back(url: str, tmp_path: Path, clock: Clock) -> None:
    copy = tmp_path / "older.db"
    with contextlib.closing(sqlite3.connect(copy)) as db:
        db.executescript(OLDER.read_text(encoding="utf-8"))
    before = copy.read_bytes()
    assert main(["admin", "--database", url, "restore", str(copy)]) == 0
    assert copy.read_bytes() == before
    with open_room(url, clock) as client:
        room = Room(client, clock)
        [playing] = [each for each in room.get("tables", GUEST_A)["mine"] if each["state"] == "playing"]
        assert room.get(f"tables/{playing['id']}")["version"] == 3


def test_an_open_house_on_sqlite_rests_until_an_older_copy_is_in_our_shape(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To bring a large copy up to date takes a while: meanwhile nobody finds a file of the old shape, nor wakes."""
    copy, file = tmp_path / "older.db", tmp_path / "peltry.db"
    with contextlib.closing(sqlite3.connect(copy)) as db:
        db.executescript(OLDER.read_text(encoding="utf-8"))
    found: list[tuple[str, bool]] = []
    decide = caring.hosting.decide

    def look_first(*args: Any) -> None:
        with contextlib.closing(sqlite3.connect(file)) as db:
            [[version]] = db.execute("SELECT version_num FROM alembic_version").fetchall()
            found.append((version, bool(db.execute("SELECT 1 FROM notes WHERE name = 'resting'").fetchall())))
        decide(*args)

    monkeypatch.setattr(caring.hosting, "decide", look_first)
    url = database_url(tmp_path, None)
    with sole.sole_server(url), open_room(url, clock) as client:
        room, admin = Room(client, clock), Admin(url)
        restoring = threading.Thread(target=admin.restore, args=(copy,))
        restoring.start()
        while restoring.is_alive():
            room.sweep()
            restoring.join(0.02)
        room.sweep()
        assert found == [(HEAD, True)]
        assert room.client.get("/health").json()["status"] == "ok"
        [playing] = [each for each in room.get("tables", GUEST_A)["mine"] if each["state"] == "playing"]
        assert room.get(f"tables/{playing['id']}")["version"] == 3
        admin.close()
    assert not list(tmp_path.glob("peltry-*/")), "nothing is left beside it"
