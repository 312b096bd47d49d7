"""Many at once: spectators at a table, tables in the lobby. Those who want to play find their place."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from table_talk import GUEST_A, WIN, Closed, Room, play_out

from peltry.server.bounds import limits
from peltry.server.store.schema import tables
from peltry.server.tables.lobby import LISTED

# At one table.


def test_spectators_never_take_a_players_place(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SPECTATORS", 2)
    table, tokens = room.table("human", "human", guest=GUEST_A)
    crowd = [room.sit(table) for _ in range(2)]
    for person in crowd:
        person.view()
    with pytest.raises(Closed, match="1013"):
        room.sit(table).view()
    for token in tokens:
        assert room.sit(table, token).view()["mySeats"]
    crowd[0].say(do="hello", tokens=[])  # saying it again takes no second place
    assert crowd[0].view()["seat"] == -1
    crowd[0].leave()
    room.sit(table).view()


def test_one_seat_is_open_in_so_many_windows(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WINDOWS_A_SEAT", 2)
    table, tokens = room.table("human", "human", guest=GUEST_A)
    for _ in range(2):
        room.sit(table, tokens[0]).view()
    with pytest.raises(Closed, match="1013"):
        room.sit(table, tokens[0]).view()
    room.sit(table, tokens[1]).view()


def test_there_is_room_for_a_family() -> None:
    assert limits.SPECTATORS >= 16
    assert limits.WINDOWS_A_SEAT >= 4


# In the lobby.


def visitor(room: Room, address: str) -> TestClient:
    """Somebody at another address, at the same server."""
    client = TestClient(room.client.app, base_url="http://table.test", client=(address, 5000))
    client.portal = room.client.portal
    return client


def found(client: TestClient, **asked: Any) -> str:
    asked = {"game": "connect_four", "seats": [{"kind": "human"}, {"kind": "open"}], "open": True, **asked}
    answer = client.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def listed(room: Room, kind: str = "waiting") -> list[str]:
    return [table["id"] for table in room.get("tables")[kind]]


def test_one_who_makes_many_tables_pushes_nobody_off_the_list(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_TABLES", 1000)
    honest = found(visitor(room, "192.0.2.1"))
    room.clock.pass_minutes(1)
    spam = visitor(room, "2001:db8:7::1")
    many = [found(spam) for _ in range(LISTED + 5)]
    shown = listed(room)
    assert len(shown) == LISTED
    assert honest in shown
    assert many[-1] in shown, "the newest of anybody is shown"


def test_nor_off_the_list_of_games_to_watch(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_TABLES", 1000)
    both = [{"kind": "human"}, {"kind": "human"}]
    honest = found(visitor(room, "192.0.2.1"), seats=both)
    room.clock.pass_minutes(1)
    spam = visitor(room, "192.0.2.66")
    for _ in range(LISTED + 1):
        found(spam, seats=both)
    assert honest in listed(room, "playing")


def test_nor_off_the_list_of_games_that_ended(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_TABLES", 1000)
    honest = found(visitor(room, "192.0.2.1"))
    room.clock.pass_minutes(1)
    spam = visitor(room, "192.0.2.66")
    many = [found(spam) for _ in range(LISTED + 1)]
    room.client.portal.call(room.lobby.house.store.write, lambda c: c.execute(tables.update().values(state="finished")))
    room.lobby.board.take_down()
    shown = listed(room, "finished")
    assert (len(shown), honest in shown, many[-1] in shown) == (LISTED, True, True)


def test_one_visitor_has_only_so_many_open_tables(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_TABLES", 2)
    eager = visitor(room, "192.0.2.1")
    for _ in range(2):
        found(eager)
    asked = {"game": "connect_four", "players": 2, "open": True}
    refused = eager.post("/api/tables", json=asked)
    assert refused.status_code == 429
    assert "by link" in refused.json()["error"]
    found(eager, open=False)
    found(visitor(room, "192.0.2.2"))
    room.clock.pass_minutes(25 * 60)  # what nobody has touched for a day does not count
    found(eager)


def test_games_that_ended_count_for_a_day_and_then_one_plays_by_link(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who filled the newest thousand would have the list of finished games alone."""
    monkeypatch.setattr(limits, "LISTED_TABLES", 2)
    table, a, b, tokens = room.two(open=True)
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)
    again = room.post(f"tables/{table}/rematch", tokens[0])["id"]
    assert room.get(f"tables/{again}")["open"]
    b, a = (room.sit(again, token) for token in tokens)
    b.view(0), a.view(0)
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)
    third = room.post(f"tables/{again}/rematch", tokens[0])["id"]
    assert not room.get(f"tables/{third}")["open"], "they play on, and the lobby does not show it"
    refused = room.call("POST", "tables", GUEST_A, game="connect_four", players=2, open=True)
    assert (refused.status_code, "by link" in refused.json()["error"]) == (429, True)
    room.table("human", "open", guest=GUEST_A)
    room.clock.pass_minutes(25 * 60)
    room.table("human", "open", guest=GUEST_A, open=True)


def test_a_table_at_which_nobody_waits_any_more_is_not_listed(room: Room) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A, open=True)
    assert listed(room) == [table]
    room.post(f"tables/{table}/leave", GUEST_A)
    assert listed(room) == []


def test_many_lines_of_one_customer_have_so_many_open_tables_together(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OPEN_AROUND", (3, 5))
    asked = {"game": "connect_four", "players": 2, "open": True}
    for line in range(3):
        found(visitor(room, f"2001:db8:7:{line}::1"))
    refused = visitor(room, "2001:db8:7:9::1").post("/api/tables", json=asked)
    assert (refused.status_code, "by link" in refused.json()["error"]) == (429, True)
    for site in (8, 9):
        found(visitor(room, f"2001:db8:{site}::1"))
    assert visitor(room, "2001:db8:a::1").post("/api/tables", json=asked).status_code == 429, "a whole provider's"
    found(visitor(room, "2001:db9::1"))
    found(visitor(room, "2001:db8:7:9::1"), open=False)


def test_who_waits_at_a_table_is_noted_now_and_then(room: Room) -> None:
    table, [mine] = room.table("human", "open", guest=GUEST_A, open=True)
    empty, _ = room.table("human", "open", guest=GUEST_A, open=True)
    room.sit(table, mine).next("table")
    room.sit(empty).next("table")  # who only watches does not wait for anybody
    room.clock.pass_minutes(5)
    room.sweep()
    rows = room.client.portal.call(room.lobby.house.store.read, lambda c: c.execute(tables.select()).all())
    attended = {row.id: row.attended for row in rows}
    assert attended == {table: room.clock.now, empty: room.clock.now - 300}
