"""The host looks after an open house from outside: closes it, keeps somebody out, deletes, copies, brings back."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from table_talk import GUEST_A, GUEST_B, GUEST_C, WIN, Clock, Closed, Person, Room, play_out

from peltry.server.app import make_app
from peltry.server.bounds.security import digest
from peltry.server.bounds.settings import Settings
from peltry.server.store import caring, sole
from peltry.server.store.caring import Admin, CannotAdmin
from peltry.server.store.copies import NoCopy


@pytest.fixture
def admin(room: Room, database: str) -> Iterator[Admin]:
    """`room` is open on the same database."""
    found = Admin(database)
    yield found
    found.close()


def until_closed(person: Person) -> object:
    """Read on until the server closes the socket; with which code."""
    try:
        while True:
            person.hear()
    except Closed as closed:
        return closed.args[0]


def test_a_closed_house_begins_no_game_and_everybody_reads_why(room: Room, admin: Admin) -> None:
    table_id, a, b, _ = room.two()
    admin.note_closed("Back at nine.")
    room.sweep()
    assert a.until(lambda m: m["is"] == "table" and "notice" in m)["notice"] == "Back at nine."
    refused = room.call("POST", "tables", GUEST_A, game="connect_four", players=2)
    assert (refused.status_code, "Back at nine." in refused.json()["error"]) == (409, True)
    assert room.get("tables")["notice"] == "Back at nine."
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)  # games under way go on
    assert room.get(f"tables/{table_id}")["state"] == "finished"
    admin.note_closed(None)
    room.sweep()
    assert "notice" not in room.get("tables")
    room.table("human", "open")


def test_a_long_notice_is_told_to_whoever_would_begin(room: Room, admin: Admin) -> None:
    admin.note_closed("Back at nine. " * 200)
    room.sweep()
    refused = room.call("POST", "tables", GUEST_A, game="connect_four", players=2)
    assert (refused.status_code, "Back at nine." in refused.json()["error"]) == (409, True)


def test_somebody_kept_out_is_turned_out_and_a_bot_plays_on(room: Room, admin: Admin) -> None:
    table_id, a, b, _ = room.two()
    [boris] = [each for each in admin.people(9) if each["name"] == "Boris"]
    assert boris["who"] == digest(GUEST_B)[:12]
    admin.ban(boris["who"], "spoils every game")
    room.sweep()
    assert until_closed(b) == 1012
    assert room.get(f"tables/{table_id}")["seats"][1]["away"]
    assert "has closed its door to you" in room.call("POST", "tables", GUEST_B, game="connect_four").json()["error"]
    again = Person(room, table_id, [GUEST_B])
    assert until_closed(again) == 1008
    again.leave()
    assert a.move(0, 0)["is"] == "done"
    admin.unban(boris["who"])
    room.sweep()
    assert room.call("GET", "tables", GUEST_B).status_code == 200


def test_a_whole_network_can_be_kept_out(room: Room, admin: Admin) -> None:
    room.table("human", "open", guest=GUEST_A, open=True)
    [table] = admin.tables("waiting", 9)
    admin.ban(table["maker"], "")
    room.sweep()
    assert room.client.get("/api/tables").status_code == 403
    assert room.client.get("/health").status_code == 200


def test_nobody_is_kept_out_by_mistake(room: Room, admin: Admin) -> None:
    room.two()
    for who, why in (("ab", "at least 6 letters"), ("zzzzzz", "at least 6"), ("012345", "nobody here is called")):
        with pytest.raises(CannotAdmin, match=why):
            admin.ban(who, "")


def test_deleted_tables_are_gone_with_all_that_was_theirs(room: Room, admin: Admin) -> None:
    table_id, a, b, _ = room.two()
    other, *_ = room.two()
    a.say(do="chat", text="Good evening")
    a.until(lambda message: message["is"] == "chat" and "Good evening" in str(message))
    assert admin.purge([table_id], None, None) == 1
    room.sweep()
    assert until_closed(b) == 1012
    assert room.call("GET", f"tables/{table_id}").status_code == 404
    assert room.get(f"tables/{other}")["state"] == "playing"
    with pytest.raises(CannotAdmin, match="name the tables"):
        admin.purge([], None, None)


def test_tables_that_lie_still_are_deleted_when_the_host_says_so(database: str, clock: Clock) -> None:
    settings = Settings(keep_days={"finished": 30, "waiting": 2})
    app = make_app(database, clock=clock, pace=0.0, sweeping=False, warm=False, settings=settings)
    with TestClient(app, base_url="http://table.test") as client:
        room = Room(client, clock)
        room.lobby.cleaning.steady = clock
        finished, a, b, _ = room.two()
        play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)
        waiting, _ = room.table("human", "open", guest=GUEST_A)
        playing, *_ = room.two()
        for person in room.people:
            person.leave()
        there: dict[int, list[bool]] = {}
        for days in (1, 3, 31):
            clock.pass_minutes(days * 1440)
            room.sweep(), room.sweep()  # the first puts the tables away, the second deletes
            clock.pass_minutes(61)
            room.sweep()
            there[days] = [room.call("GET", f"tables/{t}").status_code == 200 for t in (finished, waiting, playing)]
    assert there == {1: [True, True, True], 3: [True, False, True], 31: [False, False, True]}


def test_a_clock_that_is_wrong_deletes_nothing_before_it_can_be_set_right(
    database: str, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    settings, days = Settings(keep_days={"playing": 30}), 1440
    app = make_app(database, clock=clock, pace=0.0, sweeping=False, warm=False, settings=settings)
    steady = Clock(0.0)

    def is_there_after(room: Room, minutes: float, set_ahead: float = 0) -> bool:
        clock.pass_minutes(set_ahead)
        for passed in (minutes, 61):
            steady.pass_minutes(passed)
            clock.pass_minutes(passed)
            room.sweep(), room.sweep()  # the first puts the tables away, the second deletes
        return bool(room.call("GET", f"tables/{table}").status_code == 200)

    with TestClient(app, base_url="http://table.test") as client:
        room = Room(client, clock)
        room.lobby.cleaning.steady = steady
        table, _ = room.table("human", "human", guest=GUEST_A)
        assert is_there_after(room, 61)
        assert is_there_after(room, 61, set_ahead=400 * days)
        assert "set it right" in caplog.text
        assert is_there_after(room, 61, set_ahead=-400 * days)
        assert is_there_after(room, 29 * days)
    app = make_app(database, clock=clock, pace=0.0, sweeping=False, warm=False, settings=settings)
    clock.pass_minutes(400 * days)  # wrong from the start
    with TestClient(app, base_url="http://table.test") as client:
        room = Room(client, clock)
        room.lobby.cleaning.steady = steady
        assert is_there_after(room, 61)
        assert is_there_after(room, 20 * 60)
        assert not is_there_after(room, 120), "or the house has rested for so long: then it is deleted after all"


def test_a_copy_is_made_while_people_play(room: Room, admin: Admin, tmp_path: Path) -> None:
    _, a, b, _ = room.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, [3, 3, 2])
    copy = admin.backup(tmp_path / "copy.db")
    assert copy.stat().st_mode & 0o077 == 0
    with pytest.raises(CannotAdmin, match="is there already"):
        admin.backup(copy)
    twin = Admin(f"sqlite:///{copy}")
    assert [table["moves"] for table in twin.tables(None, 9)] == [3]
    twin.close()


def test_a_copy_is_brought_back_while_the_house_is_open(room: Room, admin: Admin, tmp_path: Path) -> None:
    table_id, a, b, tokens = room.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, [3, 3])
    copy = admin.backup(tmp_path / "copy.db")
    play_out({0: a, 1: b}, {"version": 2, "toPlay": 0}, [2, 2])
    later, _ = room.table("human", "open", guest=GUEST_C)
    admin.ban(digest(GUEST_C)[:12], "")
    with sole.sole_server(admin.url):  # as `peltry serve` holds it
        done = threading.Thread(target=admin.restore, args=(copy,))
        done.start()
        seen = set()
        while done.is_alive():
            room.sweep()
            seen.add(room.client.get("/health").json()["status"])
            done.join(0.02)
    room.sweep()
    assert "resting" in seen
    assert until_closed(a) == 1012
    assert room.call("GET", f"tables/{later}").status_code == 404
    assert room.call("GET", "tables", GUEST_C).status_code == 403  # what the host decided since holds
    a, b = (room.sit(table_id, token) for token in tokens)
    view = a.my_turn()
    assert (view["version"], view["move"]) == (2, 2)
    play_out({0: a, 1: b}, view, [0, 0])
    [kept] = tmp_path.glob("peltry-before-*.db")  # what was exchanged can be brought back too
    with contextlib.closing(sqlite3.connect(kept)) as db:  # and does not rest for ever, should somebody open it
        assert db.execute("SELECT name FROM notes WHERE name LIKE 'rest%'").fetchall() == []
    twin = Admin(f"sqlite:///{kept}")
    assert sorted(table["moves"] for table in twin.tables(None, 9)) == [0, 4]
    twin.close()


def test_what_is_no_copy_is_not_brought_back(room: Room, admin: Admin, tmp_path: Path) -> None:
    room.two()
    (tmp_path / "letter.db").write_text("Dear host")
    for name in ("letter.db", "nowhere.db"):
        with pytest.raises(NoCopy, match="is no database of Peltry"):
            admin.restore(tmp_path / name)
    newer = admin.backup(tmp_path / "newer.db")
    with contextlib.closing(sqlite3.connect(newer)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NoCopy, match="was made by a newer Peltry"):
        admin.restore(newer)
    assert len(admin.tables(None, 9)) == 1


def test_a_house_that_does_not_rest_keeps_its_database(
    room: Room, admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.two()
    copy = admin.backup(tmp_path / "copy.db")
    room.two()
    monkeypatch.setattr(caring, "RESTS_WITHIN", 0.2)
    with sole.sole_server(admin.url), pytest.raises(CannotAdmin, match="did not put its tables away"):
        admin.restore(copy)
    assert len(admin.tables(None, 9)) == 2
    assert not room.lobby.house.wishes.resting


def test_room_is_given_back(room: Room, admin: Admin, database: str) -> None:
    if not database.startswith("sqlite"):
        pytest.skip("room is PostgreSQL's own affair")
    for _ in range(40):
        room.table("human", "open", guest=GUEST_A)
    admin.purge([each["id"] for each in admin.tables(None, 99)], None, None)
    before, after = admin.vacuum()
    assert 0 < after < before
    room.two()  # and the house goes on
