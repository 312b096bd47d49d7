"""A database that hangs fails nothing and says nothing: people, the host and whoever watches the house are told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from private_postgres import PrivatePostgres
from table_talk import Clock, Room

from conftest import open_room
from peltry.server.bounds.trouble import MENDING, HouseTrouble
from peltry.server.store import storage
from peltry.server.store.database import database_url, make_engine
from peltry.server.store.patience import STATEMENT, driver_patience, give_up_within
from peltry.server.store.storage import Progress, Store
from peltry.server.tables import watch
from peltry.server.tables.watch import Stillness

SOON = 20.0  # seconds


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LOOK", 0.05)
    monkeypatch.setattr(watch, "HANGS", 1e6)


@contextlib.contextmanager
def impatient() -> Iterator[None]:
    """Only while something really hangs: a busy machine may take a second for an honest write."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(watch, "HANGS", 0.5)
        yield


@contextlib.contextmanager
def a_room(url: str) -> Iterator[Room]:
    with open_room(url, Clock()) as client:
        room = Room(client, Clock())
        try:
            yield room
        finally:
            for person in room.people:
                person.leave()


def health(room: Room) -> tuple[int, str]:
    answer = room.client.get("/health")
    return answer.status_code, answer.json()["status"]


def until_health(room: Room, status: str) -> None:
    until = time.monotonic() + SOON
    while health(room)[1] != status:
        assert time.monotonic() < until, health(room)
        time.sleep(0.02)


@contextlib.contextmanager
def hanging_write(room: Room) -> Iterator[None]:
    """The writer waits for something that does not come."""
    free = threading.Event()
    portal = room.client.portal
    assert portal is not None
    hangs = portal.start_task_soon(room.lobby.house.store.write, lambda connection: free.wait(SOON))
    try:
        yield
    finally:
        free.set()
        hangs.result()


def test_a_write_that_hangs_is_told_to_everybody_and_over_when_it_ends(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with a_room(database_url(tmp_path, None)) as room:
        _, a, b, _ = room.two()
        assert health(room) == (200, "ok")
        with hanging_write(room), impatient():
            for person in (a, b):
                person.until(lambda m: m["is"] == "table" and m.get("house") == "unreachable")
            assert health(room) == (503, "unreachable")
            assert a.refused(do="move", seat=0, move=3, version=0, key="k") == str(HouseTrouble("unreachable"))
            time.sleep(0.3)
        assert caplog.text.count(MENDING["unreachable"]) == 1, "the host reads it once"
        room.sweep()
        assert health(room) == (200, "ok")
        assert "the house goes on" in caplog.text
        a.until(lambda m: m["is"] == "table" and "house" not in m)
        assert a.move(3, 0, key="k")["version"] == 1


def test_a_write_that_only_takes_its_time_is_no_trouble() -> None:
    now = [0.0]
    still, progress = Stillness(lambda: now[0]), Progress()
    for _ in range(10):
        with progress:
            now[0] += 4
            assert still.seconds(progress) <= 4
        assert still.seconds(progress) == 0
    now[0] += 100  # nothing is asked for
    assert still.seconds(progress) == 0
    with progress:
        now[0] += 6
        assert still.seconds(progress) == 6


def test_whoever_reads_is_told_that_the_database_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "READ_WITHIN", 0.1)
    free = threading.Event()

    async def read() -> None:
        store = Store(database_url(tmp_path, None))
        with pytest.raises(HouseTrouble) as told:
            await store.read(lambda connection: free.wait(SOON))
        assert told.value.kind == "unreachable"
        free.set()
        await asyncio.to_thread(store.close)

    asyncio.run(read())


def test_the_driver_does_not_wait_for_ever() -> None:
    patient = driver_patience("postgresql+psycopg://peltry@db/peltry?connect_timeout=60")
    assert "connect_timeout" not in patient, "the host knows better"
    assert patient["tcp_user_timeout"] > 0
    assert driver_patience("postgresql+psycopg://peltry@db/peltry")["connect_timeout"] > 0
    assert driver_patience("sqlite:///peltry.db") == {}


def test_postgresql_breaks_off_what_waits_for_ever(postgres: PrivatePostgres) -> None:
    url = postgres.cleared_house()
    engine = make_engine(url)
    give_up_within(engine, 0.2)
    with engine.connect() as connection, pytest.raises(storage.sa.exc.OperationalError) as told:
        connection.exec_driver_sql("SELECT pg_sleep(20)")
    assert storage.trouble_of(told.value) == "unreachable"
    engine.dispose()
    store = Store(url)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW statement_timeout").scalar() == f"{STATEMENT:g}s"
    store.close()


def processes(postgres: PrivatePostgres) -> list[int]:
    """PostgreSQL's own, and one for each connection."""
    parent = postgres.running.pid
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [parent, *map(int, children)]


@contextlib.contextmanager
def frozen(postgres: PrivatePostgres) -> Iterator[None]:
    """As after a pulled cable or with a hung disk: it answers nothing and closes nothing."""
    stopped = processes(postgres)
    for each in stopped:
        os.kill(each, signal.SIGSTOP)
    try:
        yield
    finally:
        for each in reversed(stopped):
            os.kill(each, signal.SIGCONT)


def test_a_postgresql_that_freezes_is_told_and_the_move_is_kept_when_it_thaws(postgres: PrivatePostgres) -> None:
    with a_room(postgres.cleared_house()) as room:
        _, a, b, _ = room.two()
        with frozen(postgres), impatient():
            a.say(do="move", seat=0, move=3, version=0, key="k")
            for person in (a, b):
                person.until(lambda m: m["is"] == "table" and m.get("house") == "unreachable")
            assert health(room) == (503, "unreachable")
        assert a.next("done")["version"] == 1
        room.sweep()
        until_health(room, "ok")
        b.until(lambda m: m["is"] == "table" and "house" not in m)


def test_a_frozen_postgresql_is_noticed_where_nobody_moves(
    postgres: PrivatePostgres, caplog: pytest.LogCaptureFixture
) -> None:
    with a_room(postgres.cleared_house()) as room, caplog.at_level(logging.WARNING):
        portal = room.client.portal
        assert portal is not None
        with frozen(postgres), impatient():
            looking = portal.start_task_soon(room.lobby.hosting.hear)  # as it does once a second
            until_health(room, "unreachable")
        looking.result()
        until_health(room, "ok")
