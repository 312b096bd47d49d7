"""A full disk, a database that may not be written, damaged pages: everybody reads why, and nobody goes in circles."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from table_talk import GUEST_A, GUEST_B, Clock, Closed, Room

from conftest import open_room
from peltry.server.bounds.trouble import MENDING, HouseTrouble, trouble_of
from peltry.server.games import shelf
from peltry.server.store.database import NoDatabase, check_database, database_url, make_engine
from peltry.server.store.records import keep_printing
from peltry.server.store.storage import Store
from peltry.server.tables import clocks
from peltry.table import library
from peltry.words import bundle


def may_write(room: Room, may: bool) -> None:
    """The database itself refuses every write, as it does when the file or its disk may only be read."""
    store = room.lobby.house.store
    told = {
        "sqlite": f"PRAGMA query_only = {'OFF' if may else 'ON'}",
        "postgresql": f"SET SESSION CHARACTERISTICS AS TRANSACTION READ {'WRITE' if may else 'ONLY'}",
    }[store.engine.dialect.name]
    room.client.portal.call(store.write, lambda connection: connection.exec_driver_sql(told))


READ_ONLY, DAMAGED = str(HouseTrouble("readonly")), str(HouseTrouble("damaged"))


def test_who_moves_is_told_why_and_comes_back_once(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    table, a, b, tokens = room.two()
    may_write(room, False)
    with caplog.at_level(logging.WARNING):
        a.say(do="move", seat=0, move=3, version=0, key="k")
        for person in (a, b):
            with pytest.raises(Closed, match="4503"):
                person.until(lambda message: message["is"] == "view" and message["move"] > 0)
    assert caplog.text.count(MENDING["readonly"]) == 1, "the host reads it once"
    again = room.sit(table, tokens[0])
    view = again.my_turn()
    assert (view["version"], view["move"]) == (0, 0), "the table as it was kept"
    assert next(m for m in again.heard if m["is"] == "table")["house"] == "readonly"
    for word in ({"do": "move", "seat": 0, "move": 3, "version": 0}, {"do": "chat", "text": "hm"}):
        assert again.refused(**word) == READ_ONLY, "and is not thrown out again"
    caplog.clear()
    may_write(room, True)
    room.sweep()
    assert "house" not in again.until(lambda m: m["is"] == "table")
    assert "goes on" in caplog.text
    assert again.move(3, 0, key="k")["version"] == 1


def test_bots_wait_until_the_house_can_keep_their_moves(room: Room) -> None:
    table, [token] = room.table("human", "bot", guest=GUEST_A)
    a = room.sit(table, token)
    a.my_turn()
    kept = room.lobby.house.store.write
    lost: list[int] = []

    async def lose_the_bots_move(work: Any) -> Any:
        if room.lobby.live[table].record.version == 2:
            lost.append(1)
            raise HouseTrouble("full")
        return await kept(work)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room.lobby.house.store, "write", lose_the_bots_move)
        patch.setattr(room.lobby.house.store, "trouble", None)
        a.move(3, 0)
        with pytest.raises(Closed, match="4503"):
            a.until(lambda message: False)
    may_write(room, False)
    room.lobby.house.store.trouble = HouseTrouble("full")
    again = room.sit(table, token)
    again.view(1)
    for _ in range(3):
        room.sweep()
    assert lost == [1], "tried once, not for ever"
    assert room.live(table).record.version == 1
    may_write(room, True)
    room.sweep()
    again.view(2)


def test_a_bot_that_thought_when_the_trouble_came_moves_when_it_is_over(room: Room) -> None:
    table, [token] = room.table("human", "bot", guest=GUEST_A)
    a = room.sit(table, token)
    a.my_turn()
    house, choose = room.lobby.house, room.lobby.house.bots.choose

    async def trouble_comes(*asked: Any) -> int:
        house.store.trouble = HouseTrouble("full")
        return await choose(*asked)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.bots, "choose", trouble_comes)
        a.move(3, 0)
        a.view(1)
        room.client.portal.call(asyncio.wait, {room.live(table)._bot})
    assert room.live(table).record.version == 1
    room.sweep()
    a.view(2)


def test_whoever_comes_back_to_a_clock_that_rested_is_let_in_all_the_same(room: Room) -> None:
    table, [token] = room.table("human", "bot", guest=GUEST_A, minutes=5)
    room.client.portal.call(room.live(table).opened)
    room.clock.pass_minutes(6)
    room.client.portal.call(clocks.wake, room.live(table))
    assert room.live(table).record.due is None, "who plays alone and has gone away has paused"
    may_write(room, False)
    room.lobby.house.store.trouble = HouseTrouble("readonly")
    room.sit(table, token).view(0)
    assert room.live(table).record.due is None


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("tables", {"game": "connect_four", "players": 2}),
        ("tables/{}/join", {"name": "Boris"}),
        ("tables/{}/start", {}),
        ("tables/{}/renew", {}),
        ("tables/{}/leave", {}),
    ],
)
def test_what_cannot_be_kept_is_refused_with_the_sentence(room: Room, path: str, body: dict[str, Any]) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A)
    may_write(room, False)
    for _ in range(2):
        refused = room.call("POST", path.format(table), GUEST_A if "join" not in path else GUEST_B, **body)
        assert (refused.status_code, refused.json()) == (503, {"error": READ_ONLY, "house": "readonly"})
    assert room.get("tables")["house"] == "readonly"
    assert room.get(f"tables/{table}")["house"] == "readonly", "looking is still possible"
    may_write(room, True)
    room.sweep()
    assert "house" not in room.get("tables")
    assert room.call("POST", path.format(table), GUEST_B if "join" in path else GUEST_A, **body).status_code < 300


def test_those_at_other_tables_hear_of_it(room: Room) -> None:
    table, [token] = room.table("human", "open", guest=GUEST_A)
    other = room.sit(table, token)
    other.next("table")
    may_write(room, False)
    room.call("POST", "tables", GUEST_B, game="connect_four", players=2)
    room.sweep()
    other.until(lambda m: m["is"] == "table" and m.get("house") == "readonly")


def test_the_house_finds_out_by_itself_that_it_can_write_again(room: Room) -> None:
    table, [token] = room.table("human", "open", guest=GUEST_A)
    here = room.sit(table, token)
    room.lobby.house.store.trouble = HouseTrouble("full")
    room.sweep()
    assert room.lobby.house.store.trouble is None
    room.post(f"tables/{table}/join", GUEST_B)
    here.view(0)


def test_a_full_disk_is_known_by_sqlites_own_word(tmp_path: Path) -> None:
    async def fill() -> tuple[str, HouseTrouble | None]:
        store = Store(database_url(tmp_path, None))
        await store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1"))
        with pytest.raises(HouseTrouble) as told:
            await store.write(keep_printing("g", "h", "x" * 1_000_000))
        trouble = store.trouble
        store.close()
        return told.value.kind, trouble

    kind, trouble = asyncio.run(fill())
    assert kind == "full"
    assert trouble is not None


def failed(cause: Any, lost: bool = False) -> sa.exc.DBAPIError:
    return sa.exc.OperationalError("INSERT", {}, cause, connection_invalidated=lost)


def sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("no")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (failed(sqlite_error(sqlite3.SQLITE_FULL)), "full"),
        (failed(sqlite_error(sqlite3.SQLITE_READONLY_DBMOVED)), "readonly"),
        (failed(sqlite_error(sqlite3.SQLITE_IOERR_WRITE)), "disk"),
        (failed(sqlite_error(sqlite3.SQLITE_CORRUPT_INDEX)), "damaged"),
        (failed(sqlite_error(sqlite3.SQLITE_NOTADB)), "damaged"),
        (failed(sqlite_error(sqlite3.SQLITE_BUSY)), "unreachable"),
        (failed(sqlite_error(sqlite3.SQLITE_CONSTRAINT)), None),
        (failed(SimpleNamespace(sqlstate="53100")), "full"),
        (failed(SimpleNamespace(sqlstate="25006")), "readonly"),
        (failed(SimpleNamespace(sqlstate="XX001")), "damaged"),
        (failed(SimpleNamespace(sqlstate="57P01")), "unreachable"),
        (failed(SimpleNamespace(sqlstate="08006")), "unreachable"),
        (failed(SimpleNamespace(sqlstate="40001"), lost=True), "unreachable"),
        (failed(SimpleNamespace(sqlstate=None)), "unreachable"),
        (failed(SimpleNamespace(sqlstate="23505")), None),
        (OSError(errno.ENOSPC, "no space"), "full"),
        (OSError(errno.EROFS, "read only"), "readonly"),
        (ValueError("ours"), None),
    ],
)
def test_every_trouble_has_its_name(error: Exception, kind: str | None) -> None:
    assert trouble_of(error) == kind
    assert kind is None or (bundle("refusals", "en").has_message(HouseTrouble(kind).key) and MENDING[kind])


# Damaged pages.


def spoil(folder: Path, name: str) -> None:
    """Overwrite the page on which one table or index of the database begins."""
    file = folder / "peltry.db"
    with sqlite3.connect(file) as base:
        [[page]] = base.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchall()
        [[size]] = base.execute("PRAGMA page_size").fetchall()
    base.close()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)


@contextlib.contextmanager
def a_room(folder: Path) -> Iterator[Room]:
    with open_room(database_url(folder, None), Clock()) as client:
        room = Room(client, Clock())
        try:
            yield room
        finally:
            for person in room.people:
                person.leave()


def a_table(folder: Path, *kinds: str) -> tuple[str, list[str]]:
    """One that was begun, put away and written down by a house that has closed."""
    with a_room(folder) as room:
        table, tokens = room.table(*kinds, guest=GUEST_A)
        person = room.sit(table, *tokens)
        person.my_turn()
        person.move(3, 0)
    return table, tokens


def test_a_table_that_cannot_be_read_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    table, tokens = a_table(tmp_path, "human", "human")
    spoil(tmp_path, "sqlite_autoindex_changes_1")
    with a_room(tmp_path) as room:
        for path in ("", "/log", "/export"):
            refused = room.call("GET", f"tables/{table}{path}")
            assert (refused.status_code, refused.json()["error"]) == (503, DAMAGED)
        with pytest.raises(Closed, match="4503"):
            room.sit(table, *tokens).view()
        assert caplog.text.count(MENDING["damaged"]) == 1
        assert [each["id"] for each in room.get("tables", GUEST_A)["mine"]] == [table], "the lobby is open"
        assert "house" not in room.get("tables"), "the others can play"


def test_a_table_that_cannot_be_written_stops_and_the_others_go_on(tmp_path: Path) -> None:
    """Nobody is sent away and called back for ever, with the same write failing each time."""
    table, tokens = a_table(tmp_path, "human", "human")
    engine = make_engine(database_url(tmp_path, None))
    with engine.begin() as connection:  # an index that every coming and going must write to
        connection.exec_driver_sql("DROP INDEX seats_guest")
        connection.exec_driver_sql("CREATE INDEX seats_guest ON seats (guest, away)")
    engine.dispose()
    spoil(tmp_path, "seats_guest")
    with a_room(tmp_path) as room:
        a = room.sit(table, *tokens)
        a.view(1)
        refused = room.call("POST", f"tables/{table}/leave", tokens[0])
        assert (refused.status_code, refused.json()["error"]) == (503, DAMAGED)
        with pytest.raises(Closed, match="4503"):
            a.until(lambda message: False)
        again = room.sit(table, *tokens)
        assert again.next("table")["trouble"] == DAMAGED
        assert again.refused(do="move", seat=1, move=3, version=1) == DAMAGED
        for _ in range(3):
            room.sweep()
        assert room.call("POST", f"tables/{table}/leave", tokens[0]).json()["error"] == DAMAGED
        assert room.lobby.house.store.trouble is None


# Compiled rules, and versions of the past that are unpacked, lie on a disk as well.


def test_no_room_for_compiled_rules_is_the_houses_trouble_until_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = a_table(tmp_path, "human", "human")
    full = OSError(errno.ENOSPC, "No space left on device", "/var/cache/peltry/constants")

    def no_room(*_: object) -> None:
        raise full

    with a_room(tmp_path) as room:
        with monkeypatch.context() as patch:
            patch.setattr(shelf, "first_game", no_room)
            a = room.sit(table, *tokens, lang="fr")
            told = a.until(lambda message: message["is"] == "table" and "trouble" in message)
            assert told["trouble"] == HouseTrouble("full").said("fr")
            refused = room.call("GET", f"tables/{table}/log")
            assert (refused.status_code, refused.json()["house"]) == (503, "full")
            room.sweep()
            assert "trouble" in room.get(f"tables/{table}")
        room.sweep()
        a.view(1)
        assert "trouble" not in room.get(f"tables/{table}")


def test_a_lobby_in_which_no_game_can_be_read_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with a_room(tmp_path) as room:
        with monkeypatch.context() as patch:
            patch.setattr(library, "load", no_room)
            for answer in (room.call("GET", "games"), room.call("POST", "tables", game="connect_four", players=2)):
                assert (answer.status_code, answer.json()["house"]) == (503, "full")
        assert len(room.get("games")["games"]) >= 4


# At the start.


def test_a_house_that_may_not_write_does_not_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = database_url(tmp_path, None)
    check_database(url)
    query_only = "file:{}?mode=ro&uri=true"
    with pytest.raises(NoDatabase, match="may not be written; let the user") as told:
        check_database(f"sqlite:///{query_only.format(tmp_path / 'peltry.db')}")
    assert "\n" not in str(told.value)


def test_a_damaged_database_is_said_at_the_start(tmp_path: Path) -> None:
    url = database_url(tmp_path, None)
    check_database(url)
    spoil(tmp_path, "alembic_version")
    with pytest.raises(NoDatabase, match="bring back a copy"):
        check_database(url)
