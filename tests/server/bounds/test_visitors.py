"""How much one visitor may ask for, and who counts as one."""

from __future__ import annotations

import contextlib
import threading
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from table_talk import GUEST_A, Room

from peltry.server.bounds import limits, shares
from peltry.server.bounds.limits import MANY_ADDRESSES, Addresses
from peltry.server.bounds.shares import Shares
from peltry.server.bounds.visitors import maker_of, network, visitor
from peltry.server.games import reports
from peltry.server.http.guard import STORIES, Doorkeeper, Guard


@pytest.fixture(autouse=True)
def _the_clock_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A share grows again with time: on a slow machine nobody would ever ask too much."""
    monkeypatch.setattr(shares, "counted", lambda rate: Addresses(*rate, lambda: 0.0))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False),
        ("192.0.2.7", "192.0.2.8", False),
    ],
)
def test_one_line_is_one_visitor(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) == same
    scopes: list[dict[str, Any]] = [{"client": (one, 1)}, {"client": (other, 2)}]
    assert (visitor(scopes[0]) == visitor(scopes[1])) == same
    assert (maker_of(scopes[0]) == maker_of(scopes[1])) == same


def test_what_is_no_address_is_itself() -> None:
    assert network("testclient") == "testclient"
    assert visitor({"client": None}) == ""


def guard() -> Guard:
    async def nothing(*args: Any) -> None:
        pass

    return Guard(nothing, Shares())


def asks(path: str, address: str = "192.0.2.7", method: str = "GET") -> dict[str, Any]:
    return {"type": "http", "method": method, "path": path, "client": (address, 1), "headers": []}


def taken(guard: Guard, scopes: list[dict[str, Any]]) -> int:
    return sum(guard.has_time_for(scope) for scope in scopes)


def test_a_whole_line_of_addresses_gets_one_share() -> None:
    guest = guard()
    posts = [asks("/api/tables", f"2001:db8::{number:x}", "POST") for number in range(1, 400)]
    assert limits.POSTS[1] <= taken(guest, posts) < 300


def test_looking_has_an_end_too() -> None:
    guest = guard()
    assert limits.GETS[1] <= taken(guest, [asks("/api/tables")] * 2000) < 1900
    assert guest.has_time_for(asks("/api/tables", "192.0.2.8")), "somebody else's share is their own"


@pytest.mark.parametrize("story", STORIES)
def test_stories_are_dearer_than_facts(story: str) -> None:
    guest = guard()
    assert taken(guest, [asks(f"/api/tables/abc/{story}")] * 900) < 800
    assert guest.has_time_for(asks("/api/tables/abc"))


def test_saves_are_brought_in_one_by_one(room: Room) -> None:
    room.lobby.house.allowances.of["imports"] = Addresses(*limits.IMPORTS, lambda: 0.0)
    answers = [room.client.post("/api/import", content=b"no save").status_code for _ in range(int(limits.IMPORTS[1]))]
    assert set(answers) == {400}
    assert room.client.post("/api/import", content=b"no save").status_code == 429
    assert room.call("POST", "tables", game="connect_four", players=2).status_code == 201


def test_too_many_are_told_so(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [room.client.get("/api/nothing") for _ in range(int(limits.GETS[1]) + 300)]
    last = next(answer for answer in answers if answer.status_code == 429)
    assert last.json()["error"] == "too many requests; wait a moment"
    assert last.headers["connection"] == "close"


def test_one_visitor_holds_only_so_many_sockets(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OPEN", 2)
    table, tokens = room.table("human", "human", guest=GUEST_A)
    first = room.sit(table, tokens[0])
    first.view()
    room.sit(table, tokens[1]).view()
    with pytest.raises(WebSocketDisconnect), room.client.websocket_connect(f"/ws/{table}"):
        pass
    first.leave()
    room.sit(table, tokens[0]).view()


def test_a_full_house_behind_one_line_comes_back_at_once_and_a_flood_does_not(room: Room) -> None:
    keeper, scope = Doorkeeper(Shares()), asks("/ws/abc")
    came = [keeper.lets_in(scope, room.lobby.house) for _ in range(int(limits.SOCKETS[1]) + 500)]
    assert all(came[:1200]), "300 tables of four, see benchmarks/returning.py"
    assert came.count(False) > 300


def test_sockets_that_are_closed_are_forgotten() -> None:
    keeper, scope = Doorkeeper(Shares()), asks("/ws/abc")
    with keeper.inside(scope), keeper.inside(scope):
        assert keeper.shares.sockets(maker_of(scope)) == 2
    assert keeper.shares.open == {}


def test_what_one_visitor_says_at_all_tables_is_counted_together(room: Room) -> None:
    """A socket has its own share; somebody's program opens hundreds."""
    shares = room.lobby.house.shares
    shares.of["messages"] = Addresses(0.0, 10.0, lambda: 0.0)
    people = [room.sit(room.table("human", "open", guest=GUEST_A)[0]) for _ in range(3)]
    for person in people:
        person.next("table")  # three hellos
    for number in range(7):
        people[number % 3].say(do="ping")
        people[number % 3].next("pong")
    for person in people:
        assert "slow" in person.refused(do="ping")


@pytest.mark.parametrize(
    "asked", [{"do": "hello", "tokens": []}, {"do": "lang"}, {"do": "ahead", "seat": 1, "moves": []}]
)
def test_what_takes_long_is_counted_together_too(room: Room, asked: dict[str, Any]) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    one, other = (room.sit(table, *tokens) for _ in range(2))
    one.view(), other.view()
    room.lobby.house.shares.of["looks"] = Addresses(0.0, 1.0, lambda: 0.0)
    one.say(**asked)
    one.until(lambda message: message["is"] in ("view", "ahead"))
    assert other.refused(**asked).split("; ")[1] in ("slow down", "wait a few seconds")


def test_workers_tell_each_other_what_a_visitor_has_had() -> None:
    here, there = Shares(), Shares()
    here.together = True
    most = int(limits.GETS[1])
    for _ in range(most):
        assert here.take("gets", "anna")
    assert here.take("gets", "boris"), "too little to be told"
    with contextlib.ExitStack() as open_windows:
        for _ in range(60):
            open_windows.enter_context(here.socket("anna"))
        for told in here.news():
            there.hear(7, told)
        assert [there.take("gets", each) for each in ("anna", "boris")] == [False, True]
        assert (there.sockets("anna"), there.sockets("boris")) == (60, 0)
    for told in here.news():
        there.hear(7, told)
    assert there.sockets("anna") == 0
    assert here.news() == [], "all of it was told"


def test_bots_that_hurry_at_one_worker_come_as_usual_at_the_next() -> None:
    here, there = Shares(), Shares()
    here.together = True
    most = int(limits.HURRIED_BOTS[1])
    assert all(here.take("hurried", "anna") for _ in range(most))
    for told in here.news():
        there.hear(7, told)
    assert [there.take("hurried", each) for each in ("anna", "boris")] == [False, True]


def test_sockets_of_a_worker_that_has_ended_are_forgotten() -> None:
    here = Shares()
    for worker in (7, 8):
        here.hear(worker, '{"open":{"anna":60}}')
    here.forget_all_but({8})
    assert here.sockets("anna") == 60


def test_nobody_owes_more_than_they_may_have_at_once() -> None:
    now = [0.0]
    addresses = Addresses(1.0, 10.0, lambda: now[0])
    addresses.bucket("anna").charge(1000)
    now[0] = 11.5
    assert addresses.take("anna")


def test_what_workers_tell_each_other_fits_into_a_notification() -> None:
    here = Shares()
    here.together = True
    for number in range(2000):
        visitor = f"{number:064x}"
        here.open[visitor] = 60
        for _ in range(30):
            here.take("gets", visitor)
            here.take("sockets", visitor)
    told = here.news()
    assert max(map(len, told)) < 7900
    assert len(told) == 11
    assert not any(" " in each for each in told), "they are words of a line"


def test_looking_through_the_addresses_waits_until_they_are_twice_as_many() -> None:
    """While all of them are at work none can be forgotten, and looking at all of them each time would take long."""
    addresses, looks = Addresses(0.0, 2.0, lambda: 0.0), 0
    for number in range(4 * MANY_ADDRESSES):
        before = addresses.buckets
        addresses.take(str(number))
        looks += addresses.buckets is not before
    assert looks == 2
    assert len(addresses.buckets) == 4 * MANY_ADDRESSES


def test_those_who_play_do_not_wait_for_a_story(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, may_end = threading.Event(), threading.Event()
    tell = reports.points_over_time

    def slow(match: Any, language: str) -> Any:
        asked.set()
        assert may_end.wait(60)
        return tell(match, language)

    monkeypatch.setattr(reports, "points_over_time", slow)
    table, a, _, _ = room.two()
    heard: list[Any] = []
    listener = threading.Thread(target=lambda: heard.append(room.get(f"tables/{table}/points")))
    listener.start()
    assert asked.wait(60)
    assert a.move(3, 0)["version"] == 1
    may_end.set()
    listener.join()
    assert heard[0]["at"] == [0], "the game as it stood when it was asked for"
