"""Two servers on one database would give one seat twice: the second is told so, and the database itself holds."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from table_talk import GUEST_A, GUEST_B, GUEST_C, Clock, Room

from peltry.server.store import caring, sole
from peltry.server.store.caring import Admin, CannotAdmin
from peltry.server.store.database import MIGRATIONS, bring_up_to_date, database_url, make_engine
from peltry.server.store.sole import TakenAlready, sole_server
from peltry.server.store.storage import Store
from peltry.server.tables import seating
from peltry.server.tables.house import House
from peltry.server.tables.lobby import Lobby

SERVE = "import sys; from peltry.cli import main; sys.exit(main(['serve', '--port', '0', '--data', sys.argv[1]]))"


def serve(data: Path) -> subprocess.Popen[str]:
    quiet = {**os.environ, "PELTRY_WARM": "0"}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([sys.executable, "-c", SERVE, str(data)], text=True, env=quiet, **pipes)


def test_a_second_server_on_the_same_folder_says_who_has_it_and_ends(tmp_path: Path) -> None:
    first = serve(tmp_path)
    try:
        assert first.stdout is not None
        assert "Peltry is open" in first.stdout.readline()
        second = serve(tmp_path)
        said, complained = second.communicate(timeout=60)
        assert second.returncode == 2
        assert said == ""
        assert f"another Peltry (process {first.pid}) keeps its tables in" in complained
        assert "--data" in complained
        assert complained.count("\n") == 1
    finally:
        first.send_signal(signal.SIGKILL)
        first.communicate()
    third = serve(tmp_path)  # the lock has gone with the process, however it went
    assert third.stdout is not None
    assert "Peltry is open" in third.stdout.readline()
    third.kill()
    third.communicate()


def test_the_lock_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sole, "PATIENCE", 0.0)
    url = database_url(tmp_path, None)
    for _ in range(2):
        with sole_server(url), pytest.raises(TakenAlready), sole_server(url):
            pass


def test_a_seat_is_given_once_whoever_gives_it(room: Room) -> None:
    """Both servers have the table in memory, and its seat is free in both."""
    table_id, _ = room.table("human", "open", guest=GUEST_A)
    room.live(table_id)

    async def elsewhere() -> int:
        first = room.lobby.house
        store = Store(str(first.store.engine.url))
        other = Lobby(House(store, first.shelf, first.bots, Clock()))
        taken = await seating.join(other, table_id, {"name": "Boris"}, None, None, None)
        await other.close()
        store.close()
        return int(taken["seat"])

    assert room.client.portal.call(elsewhere) == 1
    refused = room.call("POST", f"tables/{table_id}/join", GUEST_C, name="Cyril")
    assert refused.status_code == 409
    assert "another server" in refused.json()["error"]
    facts = room.get(f"tables/{table_id}")  # and now it is read anew
    assert facts["seats"][1]["name"] == "Boris"
    assert "every seat is taken" in room.call("POST", f"tables/{table_id}/join", GUEST_C).json()["error"]


def test_a_seating_that_answers_an_old_move_is_refused(room: Room) -> None:
    table_id, _, _, tokens = room.two()
    table = room.live(table_id)

    async def elsewhere() -> None:
        first = room.lobby.house
        store = Store(str(first.store.engine.url))
        other = await Lobby(House(store, first.shelf, first.bots, Clock())).table(table_id)
        await other.opened()
        await other.play(0, 3, 0)
        store.close()

    room.client.portal.call(elsewhere)
    assert table.record.version == 0
    assert room.call("POST", f"tables/{table_id}/leave", tokens[1]).status_code == 409
    assert room.post(f"tables/{table_id}/leave", tokens[1])["id"] == table_id
    assert room.live(table_id).record.version >= 1


def test_every_seating_is_counted(room: Room) -> None:
    table_id, [token] = room.table("human", "open", guest=GUEST_A)
    room.post(f"tables/{table_id}/join", GUEST_B)
    room.post(f"tables/{table_id}/leave", token)
    room.post(f"tables/{table_id}/join", token)
    query = sa.text("SELECT seating FROM tables")

    async def kept() -> int:
        return int(await room.lobby.house.store.read(lambda c: c.execute(query).scalar()))

    for _ in range(200):  # a full table begins by itself a moment later, which is a seating too
        if room.client.portal.call(kept) == room.live(table_id).record.seating >= 3:
            return
        time.sleep(0.02)
    pytest.fail("the database never had the seating that the table has")


def test_a_host_does_not_change_the_shape_under_an_open_house(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house is of an older release than the `peltry admin` that looks after it."""
    Admin(database).close()
    monkeypatch.setattr(caring, "HEAD", "9999")
    migrated: list[str] = []
    monkeypatch.setattr(caring, "bring_up_to_date", lambda engine: migrated.append("now"))
    with sole_server(database), pytest.raises(CannotAdmin, match=r"another release of Peltry \(.*; stop it first"):
        Admin(database)
    assert migrated == []
    Admin(database).close()
    assert migrated == ["now"], "nobody is there any more"


def test_a_database_of_before_is_brought_along(bare_database: str) -> None:
    """A table that was continued as another one while nobody wrote that down."""
    engine = make_engine(bare_database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    row = (
        "INSERT INTO tables (id, game, rules, printed_hash, players, options, seed, state, open, version, moves,"
        " to_play, created, changed, origin, parent)"
        " VALUES ('{}', 'g', 1, 'h', 2, '{{}}', '7', 'playing', TRUE, 0, 0, 0, 1, 1, {}, {})"
    )
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for values in (("old", "NULL", "NULL"), ("copy", "'fork'", "'old'"), ("other", "NULL", "NULL")):
            connection.exec_driver_sql(row.format(*values))
    bring_up_to_date(engine)
    with engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT id, known, seating FROM tables ORDER BY id").all()
    assert [tuple(each) for each in kept] == [("copy", True, 0), ("old", True, 0), ("other", False, 0)]
    engine.dispose()
