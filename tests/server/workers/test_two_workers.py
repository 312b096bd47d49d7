"""Two workers on one PostgreSQL: whichever a browser reaches, it is at the same table."""

from __future__ import annotations

import contextlib
import functools
import json
import socket
import threading
from collections.abc import Iterator

import httpx
import pytest
import sqlalchemy as sa
from private_postgres import PrivatePostgres
from two_workers import PATIENCE, Guest, OpenWorker, open_worker, soon, two_people
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from peltry.errors import PeltryError
from peltry.server.bounds.counters import counted
from peltry.server.bounds.security import digest
from peltry.server.bounds.settings import Settings
from peltry.server.bounds.trouble import HouseTrouble
from peltry.server.bounds.visitors import maker_of
from peltry.server.http import hosting as http_hosting
from peltry.server.store import leases, records
from peltry.server.store.caring import Admin
from peltry.server.store.database import make_engine
from peltry.server.store.leases import Worker
from peltry.server.store.schema import changes, chat, seats, tables
from peltry.server.store.storage import Overtaken


@pytest.fixture
def url(postgres: PrivatePostgres) -> str:
    return postgres.new_house()


@pytest.fixture
def both(url: str) -> Iterator[tuple[OpenWorker, OpenWorker]]:
    with open_worker(url) as one, open_worker(url) as other:
        yield one, other


def owner(url: str, table_id: str) -> int | None:
    engine = make_engine(url)
    with engine.connect() as connection:
        found = connection.execute(sa.select(tables.c.owner).where(tables.c.id == table_id)).scalar()
    engine.dispose()
    return found


def test_players_at_different_workers_play_one_game(url: str, both: tuple[OpenWorker, OpenWorker]) -> None:
    one, other = both
    table, tokens = two_people(one, other)
    a, b = Guest(one.port, table, tokens[0]), Guest(other.port, table, tokens[1])
    a.view(0), b.view(0)
    assert a.move(3, 0, 0, "first")["version"] == 1
    assert b.view(1)["toPlay"] == 1
    assert b.move(3, 1, 1, "second")["version"] == 2
    assert b.move(2, 1, 1, "second")["version"] == 2  # sent twice, done once
    assert a.view(2)["move"] == 2
    b.say(do="chat", text="Dobrý den")
    heard = a.until(lambda message: message["is"] == "chat" and bool(message["lines"]))
    assert heard["lines"][-1]["text"] == "Dobrý den"
    assert owner(url, table) == one.id
    assert table in one.lobby.live
    assert table not in other.lobby.live
    a.leave(), b.leave()


def test_calls_at_either_worker_tell_the_same(both: tuple[OpenWorker, OpenWorker]) -> None:
    one, other = both
    table, tokens = two_people(one, other, open=True)
    assert one.get(f"tables/{table}/log") == other.get(f"tables/{table}/log")  # waits until the game is set up
    here, there = (worker.call("GET", f"/api/tables/{table}", tokens[1]) for worker in both)
    assert here.json() == there.json()
    assert here.json()["seats"][1] == {"seat": 1, "kind": "human", "name": "Boris", "mine": True}
    once = [name.lower() for name in there.headers]
    assert len(once) == len(set(once))
    assert set(here.headers) == set(there.headers)
    assert [each["id"] for each in other.get("tables")["playing"]] == [table]
    assert other.get("tables", "b" * 32)["mine"][0]["seats"][1]["mine"]
    refused = other.call("POST", f"/api/tables/{table}/join", "c" * 32)
    assert refused.status_code == 409
    assert "every seat is taken" in refused.json()["error"]
    assert other.call("POST", f"/api/tables/{table}/leave", "b" * 32, nonsense="x" * 20_000).status_code == 413
    assert other.call("GET", "/api/tables/nowhere").status_code == 404


def test_an_analysis_asked_for_at_both_workers_is_worked_out_once(both: tuple[OpenWorker, OpenWorker]) -> None:
    one, other = both
    table, tokens = two_people(one, other)
    people = [Guest(worker.port, table, token) for worker, token in zip(both, tokens, strict=True)]
    try:
        for version, move in enumerate([0, 1, 0, 1, 0, 1, 0]):
            assert people[version % 2].move(move, version, version % 2, f"k{version}")["is"] == "done"
    finally:
        for person in people:
            person.leave()
    by_house = ("peltry_reports_total", (("by", "house"),))
    before = counted[by_house]
    ask = f"/api/tables/{table}/analysis"
    soon(lambda: [each.call("GET", ask).status_code for each in both] == [200, 200])
    assert one.get(f"tables/{table}/analysis") == other.get(f"tables/{table}/analysis")
    assert counted[by_house] == before + 1, "both workers of this test count here"


def test_a_call_in_the_oldest_form_is_passed_on_too(both: tuple[OpenWorker, OpenWorker]) -> None:
    """HTTP/1.0 names no host."""
    one, other = both
    table, _ = two_people(one, other)
    for worker in both:
        with socket.create_connection(("127.0.0.1", worker.port), timeout=PATIENCE) as wire:
            wire.sendall(f"GET /api/tables/{table} HTTP/1.0\r\n\r\n".encode())
            assert wire.recv(100).startswith(b"HTTP/1.1 200 ")


def test_a_forged_address_that_is_none_is_passed_on_like_any_other(both: tuple[OpenWorker, OpenWorker]) -> None:
    one, other = both
    table, _ = two_people(one, other)
    forged = {"x-forwarded-for": b"\xff"}
    for worker in both:
        for path in (f"/api/tables/{table}", "/health"):
            answer = httpx.get(f"http://127.0.0.1:{worker.port}{path}", headers=forged, trust_env=False)
            assert answer.status_code == 200, answer.text
        with connect(
            f"ws://127.0.0.1:{worker.port}/ws/{table}", additional_headers={"x-forwarded-for": "\xff"}
        ) as wire:
            wire.send('{"do": "hello"}')
            assert json.loads(wire.recv(PATIENCE))["is"] == "table"


def test_who_is_kept_out_is_so_at_every_worker(url: str, both: tuple[OpenWorker, OpenWorker]) -> None:
    """The table is with one of them, whoever is kept out comes to the other."""
    one, other = both
    table, tokens = two_people(one, other)
    theirs = maker_of({"client": ("127.0.0.1", 1)})
    assert [seat.network for seat in one.lobby.live[table].record.seats] == [theirs] * 2, "not the worker's own"
    a, b = Guest(one.port, table, tokens[0]), Guest(other.port, table, tokens[1])
    a.view(0), b.view(0)
    admin = Admin(url)
    admin.ban(digest("b" * 32)[:12], "")
    admin.close()
    assert b.closed_with() == 1012  # at once: nobody sweeps here
    soon(lambda: all(worker.lobby.house.wishes.banned for worker in both))
    b.leave()
    for worker in both:
        again = Guest(worker.port, table, tokens[1])
        assert again.closed_with() == 1008
        again.leave()
        assert worker.call("POST", f"/api/tables/{table}/join", tokens[1]).status_code == 403
    assert a.move(3, 0, 0, "first")["version"] == 1
    a.leave()


def test_a_rematch_asked_for_at_both_workers_is_one_table(both: tuple[OpenWorker, OpenWorker]) -> None:
    one, other = both
    table, tokens = two_people(one, other)
    a, b = Guest(one.port, table, tokens[0]), Guest(other.port, table, tokens[1])
    for version, move in enumerate([0, 1, 0, 1, 0, 1, 0]):
        assert (a, b)[version % 2].move(move, version, version % 2, f"k{version}")["version"] == version + 1
    first = other.post(f"tables/{table}/rematch", tokens[1])
    assert one.post(f"tables/{table}/rematch", tokens[0])["id"] == first["id"]
    a.leave(), b.leave()


def test_a_worker_that_lost_a_table_writes_nothing(url: str, both: tuple[OpenWorker, OpenWorker]) -> None:
    """It was taken for dead: moves, talk and seats that it would still write are refused by the database itself."""
    one, other = both
    table, _ = two_people(one, other)
    for attempt in ("move", "chat", "seats"):
        mine = one.does(lambda: one.lobby.table(table))
        one.does(mine.opened)
        one.does(lambda: the_other_takes(one, other, table))
        before = everything(url)

        async def write(attempt: str = attempt, mine: object = mine) -> None:
            if attempt == "move":
                await mine.play(0, 3, 0)  # type: ignore[attr-defined]
            elif attempt == "chat":
                await mine.say(0, "Anna", "hello")  # type: ignore[attr-defined]
            else:
                await mine.change_seats(lambda record: setattr(record.seats[0], "away", True))  # type: ignore[attr-defined]

        with pytest.raises(Overtaken):
            one.does(write)
        assert everything(url) == before
        one.does(lambda: let_go(one, other, table))


async def the_other_takes(one: OpenWorker, other: OpenWorker, table: str) -> None:
    store = one.lobby.house.store
    await store.write(lambda c: c.execute(tables.update().where(tables.c.id == table).values(owner=None)))
    await store.write(leases.take_in_hand(table, other.id))


async def let_go(one: OpenWorker, other: OpenWorker, table: str) -> None:
    store = one.lobby.house.store
    await store.write(lambda c: c.execute(tables.update().where(tables.c.id == table).values(owner=None)))


def everything(url: str) -> list[object]:
    engine = make_engine(url)
    with engine.connect() as connection:
        found = [connection.execute(each.select()).all() for each in (tables, seats, changes, chat)]
    engine.dispose()
    return list(found)


def test_a_table_whose_worker_has_ended_goes_on_at_the_next(url: str) -> None:
    with open_worker(url) as other:
        with open_worker(url) as one:
            table, tokens = two_people(one, other)
            a = Guest(one.port, table, tokens[0])
            a.view(0)
            b = Guest(other.port, table, tokens[1])
            assert a.move(3, 0, 0, "first")["version"] == 1
            a.leave()
        assert b.closed_with() == 1012  # come back
        b = Guest(other.port, table, tokens[1])
        assert b.view(1)["toPlay"] == 1
        assert owner(url, table) == other.id
        assert b.move(3, 1, 1, "second")["version"] == 2
        b.leave()


def test_bots_of_a_worker_that_has_ended_move_on(url: str) -> None:
    with open_worker(url, sweeping=True) as other:
        with open_worker(url) as one:
            made = one.post("tables", "a" * 32, game="connect_four", seats=[{"kind": "human"}, {"kind": "bot"}])
            a = Guest(one.port, made["id"], made["seats"][0]["token"])
            a.view(0)
            table = one.lobby.live[made["id"]]
            table.stuck_at = 1  # its bot does not move before the worker ends
            assert a.move(3, 0, 0, "first")["version"] == 1
            a.leave()
        b = Guest(other.port, made["id"], made["seats"][0]["token"])
        assert b.view(2)["toPlay"] == 0
        b.leave()


def test_nobody_else_speaks_as_a_worker(url: str) -> None:
    """A private house asks at either door, and a forged name of a visitor counts for nothing."""
    with open_worker(url, settings=Settings(password="taiga")) as one:
        for key in ("", "0" * 64, "é"):
            headers = {"x-peltry-inside": key.encode(), "x-peltry-visitor": b"10.1.2.3"}
            answer = httpx.get(f"http://127.0.0.1:{one.port}/api/tables", headers=headers, trust_env=False)
            assert answer.status_code == 401
        answer = httpx.get(
            f"http://127.0.0.1:{one.port}/api/tables",
            headers={"x-peltry-inside": one.lobby.neighbours.key}, trust_env=False,
        )  # fmt: skip
        assert answer.status_code == 200


def test_a_lease_that_ran_out_lets_go_what_others_took(url: str, both: tuple[OpenWorker, OpenWorker]) -> None:
    one, other = both
    table, tokens = two_people(one, other)
    a = Guest(one.port, table, tokens[0])
    a.view(0)

    def taken_for_dead(connection: sa.Connection) -> None:
        leases.bury(one.id)(connection)
        assert isinstance(leases.take_in_hand(table, other.id)(connection), int)

    other.does(lambda: other.lobby.house.store.write(taken_for_dead))
    assert a.closed_with() == 1012
    assert table not in one.lobby.live
    with pytest.raises(PeltryError):  # and it is the other's now
        one.does(lambda: one.lobby.table(table))


def test_the_same_printed_values_are_kept_once(both: tuple[OpenWorker, OpenWorker]) -> None:
    keep = records.keep_printing("connect_four", "0" * 64, "x = 1")
    for worker in both:
        worker.does(functools.partial(worker.lobby.house.store.write, keep))


def test_the_database_is_started_again(url: str, postgres: PrivatePostgres) -> None:
    """Leases run out meanwhile, and nobody was there to take anything: the game goes on where it was."""
    with open_worker(url, sweeping=True) as one, open_worker(url, sweeping=True) as other:
        table, tokens = two_people(one, other)
        a, b = Guest(one.port, table, tokens[0]), Guest(other.port, table, tokens[1])
        assert a.move(3, 0, 0, "first")["version"] == 1
        postgres.stop()
        postgres.start()
        b.leave(), a.leave()

        def made() -> bool:
            """Whoever finds the house in trouble comes back, as browsers do."""
            try:
                guest = Guest(other.port, table, tokens[1])
                answer = guest.move(3, 1, 1, "second")
                guest.leave()
            except WebSocketException:
                return False
            return answer.get("version") == 2

        soon(made)
        assert one.get(f"tables/{table}")["version"] == other.get(f"tables/{table}")["version"] == 2


def test_whichever_worker_is_asked_tells_the_figures_of_all(both: tuple[OpenWorker, OpenWorker]) -> None:
    one, other = both
    for worker in both:  # each has heard of the other
        soon(lambda worker=worker: len(worker.lobby.neighbours.living) == 2)
    table, tokens = two_people(one, other)
    guest = Guest(other.port, table, tokens[1])
    guest.view(0)
    here, there = (worker.call("GET", "/metrics").text.splitlines() for worker in both)
    for told in (here, there):
        assert told.count("# TYPE peltry_browsers gauge") == 1
        assert f'peltry_browsers{{worker="{one.id}",as="player"}} 1' in told  # its table is there
        assert f'peltry_browsers{{worker="{other.id}",as="player"}} 0' in told
        assert f'peltry_up{{worker="{other.id}"}} 1' in told
        assert 'peltry_tables{state="playing"} 1' in told  # one table, however many workers tell of it
    guest.leave()


def test_the_health_of_a_house_is_that_of_all_its_workers(
    both: tuple[OpenWorker, OpenWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = both
    for worker in both:
        soon(lambda worker=worker: len(worker.lobby.neighbours.living) == 2)
    well = one.call("GET", "/health")
    assert (well.status_code, well.json()["status"]) == (200, "ok")
    assert well.json()["workers"] == {str(one.id): "ok", str(other.id): "ok"}
    monkeypatch.setattr(other.lobby.house.store, "trouble", HouseTrouble("full"))
    for worker in both:
        ill = worker.call("GET", "/health")
        assert (ill.status_code, ill.json()["status"]) == (503, "full")
        assert ill.json()["workers"] == {str(one.id): "ok", str(other.id): "full"}
    assert one.call("GET", "/health?here").json() == {"status": "ok", "closed": False}
    assert other.call("GET", "/health?here").status_code == 503


def test_a_worker_that_does_not_answer_is_missed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lease runs, and nobody hears from it: neither its health nor its figures are passed over in silence."""
    monkeypatch.setattr(http_hosting, "SOON", 0.2)
    with open_worker(url) as one, socket.create_server(("127.0.0.1", 0)) as deaf:
        store, address = one.lobby.house.store, f"127.0.0.1:{deaf.getsockname()[1]}"
        number = one.does(lambda: store.write(leases.enlist("steppe:77", address)))
        monkeypatch.setattr(one.lobby.neighbours, "living", (Worker(one.id, ""), Worker(number, address)))
        monkeypatch.setattr(one.lobby.neighbours, "_heard_lease", lambda *_: None)
        health = one.call("GET", "/health")
        assert (health.status_code, health.json()["workers"]) == (503, {str(one.id): "ok", str(number): "silent"})
        told = one.call("GET", "/metrics").text.splitlines()
        assert f'peltry_up{{worker="{one.id}"}} 1' in told
        assert f'peltry_up{{worker="{number}"}} 0' in told


def test_what_may_have_been_done_is_not_done_again(url: str) -> None:
    """The worker takes the call and dies. A question is asked again, until its lease is over; a deed is not."""
    with open_worker(url) as one, socket.create_server(("127.0.0.1", 0)) as door:
        made = one.post("tables", "a" * 32, game="connect_four", seats=[{"kind": "human"}, {"kind": "open"}])
        store = one.lobby.house.store
        dying = one.does(lambda: store.write(leases.enlist("steppe:77", f"127.0.0.1:{door.getsockname()[1]}")))
        one.does(lambda: store.write(lambda c: c.execute(tables.update().values(owner=dying))))
        heard: list[bytes] = []

        def take_and_die() -> None:
            with contextlib.suppress(OSError):
                while True:
                    caller, _ = door.accept()
                    with caller:
                        heard.append(caller.recv(4096))

        thread = threading.Thread(target=take_and_die, daemon=True)
        thread.start()
        answer = one.call("POST", f"/api/tables/{made['id']}/join", "b" * 32, name="Boris")
        assert (answer.status_code, len(heard)) == (503, 1)
        assert "moving" in answer.json()["error"]
        assert one.get(f"tables/{made['id']}")["seats"][1]["kind"] == "open"
        assert len(heard) > 1
        door.shutdown(socket.SHUT_RDWR)
        thread.join()
