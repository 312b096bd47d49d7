"""A database that was started again has forgotten who holds it: it is taken again, or the house stops keeping."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

import private_postgres
import pytest
from private_postgres import PrivatePostgres
from starlette.testclient import TestClient
from table_talk import GUEST_A, Clock, Closed, Room
from tests.conftest import NO_POSTGRES

from conftest import open_room
from peltry.server.app import make_app
from peltry.server.bounds.trouble import MENDING, HouseTrouble
from peltry.server.store import holding
from peltry.server.store.holding import PostgresHold
from peltry.server.store.sole import TakenAlready, sole_server
from peltry.server.tables import watch


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[PrivatePostgres]:
    """One that may be stopped."""
    if not private_postgres.can_be_had():
        pytest.skip(NO_POSTGRES)
    with private_postgres.private_postgres() as here:
        yield here


@contextlib.contextmanager
def held_room(url: str) -> Iterator[tuple[Room, PostgresHold]]:
    """As `peltry serve` opens it."""
    with sole_server(url) as hold:
        assert isinstance(hold, PostgresHold)
        app = make_app(url, clock=Clock(), pace=0.0, sweeping=False, warm=False, hold=hold)
        with TestClient(app, base_url="http://table.test") as client:
            room = Room(client, Clock())
            try:
                yield room, hold
            finally:
                for person in room.people:
                    person.leave()


def start_again(postgres: PrivatePostgres) -> None:
    postgres.stop()
    postgres.start()


def is_refused(url: str) -> bool:
    try:
        with sole_server(url, 0.0):
            return False
    except TakenAlready:
        return True


def test_the_lock_is_taken_again_after_a_restart(
    own_postgres: PrivatePostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holding, "BEAT", 0.05)
    url = own_postgres.new_database()
    with sole_server(url):
        start_again(own_postgres)
        until = time.monotonic() + 20
        while not is_refused(url):
            assert time.monotonic() < until, "a second server would have opened without a word"
            time.sleep(0.1)
    assert not is_refused(url)


def test_who_finds_the_house_taken_keeps_nothing_until_it_is_free_again(
    own_postgres: PrivatePostgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(holding, "BEAT", 3600.0)  # it looks when the test says so
    monkeypatch.setattr(watch, "LOOK", 0.02)
    url = own_postgres.new_database()
    with held_room(url) as (room, hold):
        table, a, _, tokens = room.two()
        start_again(own_postgres)
        with sole_server(url, 0.0):  # somebody was quicker
            hold.look()
            assert hold.taken
            with pytest.raises(Closed, match="1012"):  # what is in memory is not what the other one writes
                a.until(lambda message: False)
            again = room.sit(table, tokens[0])
            assert again.until(lambda m: m["is"] == "table" and "house" in m)["house"] == "taken"
            assert again.refused(do="move", seat=0, move=3, version=0) == str(HouseTrouble("taken"))
            assert room.client.get("/health").json()["status"] == "taken"
            room.sweep()
            assert room.client.get("/health").status_code == 503
        deadline = time.monotonic() + 20
        while room.client.get("/health").status_code != 200:
            assert time.monotonic() < deadline
            hold.look()
            room.sweep()
        assert caplog.text.count(MENDING["taken"]) == 1
        back = room.sit(table, tokens[0])
        back.my_turn()
        assert back.move(3, 0)["version"] == 1


def test_who_opens_a_house_takes_every_table_in_hand(own_postgres: PrivatePostgres) -> None:
    """Another house of one process is still there and has not noticed: what it has in memory is not written."""
    url = own_postgres.new_database()
    with open_room(url, Clock()) as client:
        room = Room(client, Clock())
        table, [one, _] = room.table("human", "human", guest=GUEST_A)
        a = room.sit(table, one)
        a.my_turn()
        with open_room(url, Clock()):
            a.say(do="move", seat=0, move=3, version=0, key="k")
            with pytest.raises(Closed, match="1012"):
                a.next("done")
        assert room.get(f"tables/{table}")["version"] == 0
        a.leave()
