"""The disk and the lists of one visitor have an end: tables in a day, changes and talk of one table."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient
from table_talk import GUEST_A, WIN, Room, play_out

from peltry.server.bounds import limits
from peltry.server.bounds.refusals import Refused
from peltry.server.bounds.settings import Settings
from peltry.server.store import cleaning, lists, records
from peltry.server.store.schema import chat, printings

DAY = 24 * 60.0  # minutes


def visitor(room: Room, address: str) -> TestClient:
    """Somebody at another address, at the same server."""
    client = TestClient(room.client.app, base_url="http://table.test", client=(address, 5000))
    client.portal = room.client.portal
    return client


def done(room: Room, work: Any) -> Any:
    return room.client.portal.call(room.lobby.house.store.write, work)


def test_every_kind_of_table_counts_for_who_made_it(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLES_A_DAY", 5)
    first, tokens = room.table("human", "human", guest=GUEST_A)  # by link
    both = room.sit(first, *tokens)
    both.my_turn()
    play_out({0: both, 1: both}, {"version": 0, "toPlay": 0}, WIN)
    room.post(f"tables/{first}/rematch", tokens[0])
    saved = room.get(f"tables/{first}/export", tokens[0])
    room.post(f"tables/{first}/fork", tokens[0], move=3)
    room.post("import", GUEST_A, **saved)
    room.post("tables", game="connect_four", players=2, open=True)
    asked: list[tuple[str, dict[str, Any]]] = [
        ("tables", {"game": "connect_four", "players": 2}),
        (f"tables/{first}/fork", {"move": 1, "guest": GUEST_A}),
        ("import", saved),
        ("games/stroganov/lesson", {"name": "Anna"}),
    ]
    for path, body in asked:
        refused = room.call("POST", path, GUEST_A, **body)
        assert (refused.status_code, refused.json()["error"]) == (429, str(Refused("tables-for-today", most=5))), path
    answer = visitor(room, "192.0.2.7").post("/api/tables", json={"game": "connect_four", "players": 2})
    assert answer.status_code == 201, "others are not in the way of anybody"
    room.clock.pass_minutes(DAY + 1)
    room.post("tables", game="connect_four", players=2)


def test_a_club_behind_one_line_has_room() -> None:
    assert limits.TABLES_A_DAY >= 500


def test_what_lay_still_is_deleted_to_the_last_in_small_steps(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "AT_ONCE", 2 * cleaning.BESIDES)
    room.lobby.house.settings = Settings(keep_days={"finished": 9, "waiting": 2})
    made = [room.table("human", "open", guest=GUEST_A)[0] for _ in range(7)]
    room.clock.pass_minutes(3 * DAY)
    young, _ = room.table("human", "open", guest=GUEST_A)
    left = []
    for _ in range(5):
        room.sweep()
        left.append(len(room.get("tables", GUEST_A)["mine"]) - 1)
    assert left == [5, 3, 1, 0, 0]
    assert room.call("GET", f"tables/{made[0]}").status_code == 404
    assert room.get(f"tables/{young}")["state"] == "waiting"


def test_one_large_table_is_deleted_alone() -> None:
    found = [cleaning.Still("a", 100), cleaning.Still("b", 2 * cleaning.AT_ONCE), cleaning.Still("c", 100)]
    assert cleaning.one_step(found) == ["a"]
    assert cleaning.one_step(found[1:]) == ["b"]
    assert cleaning.one_step([]) == []


def test_printed_values_that_no_table_has_are_thrown_away(room: Room) -> None:
    room.table("human", "open", guest=GUEST_A)
    query = sa.select(printings.c.hash)
    [used] = done(room, lambda c: list(c.execute(query).scalars()))
    for number in range(3):
        done(room, records.keep_printing("connect_four", str(number) * 64, "x = 1"))
    room.sweep()
    assert done(room, lambda c: list(c.execute(query).scalars())) == [used]


def test_a_table_that_was_begun_meanwhile_keeps_its_printed_values(room: Room) -> None:
    """Between the look at all tables and the commit."""
    unused = cleaning.drop_printings([("connect_four", "0" * 64)], room.clock() - 60)
    done(room, records.keep_printing("connect_four", "0" * 64, "x = 1"))
    room.table("human", "open", guest=GUEST_A)
    done(room, lambda c: c.execute(sa.text("UPDATE tables SET printed_hash = :hash"), {"hash": "0" * 64}))
    assert done(room, unused) == 0
    done(room, lambda c: c.execute(sa.text("UPDATE tables SET changed = 1")))
    assert done(room, unused) == 1


def test_who_has_thousands_of_tables_is_shown_the_newest(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "CANDIDATES", 4)
    read: list[int] = []
    seat_all = lists.seat_all
    monkeypatch.setattr(lists, "seat_all", lambda c, listed: (read.append(len(listed)), seat_all(c, listed)))
    made = []
    for number in range(6):
        room.clock.pass_minutes(1)
        made.append(room.table("human", "human" if number % 2 else "open", guest=GUEST_A)[0])
    room.clock.pass_minutes(1)
    strange, _ = room.table("human", "open")
    mine = [each["id"] for each in room.get("tables", GUEST_A)["mine"]]
    assert mine == made[::-1]  # three of each state
    monkeypatch.setattr(lists, "CANDIDATES", 2)
    read.clear()
    mine = [each["id"] for each in room.get("tables", GUEST_A)["mine"]]
    assert mine == [made[5], made[4], made[3]], "of the two newest that wait one is somebody else's"
    assert strange not in mine
    assert max(read) <= 2


def test_a_log_has_an_end_though_moves_are_taken_back_again_and_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_CHANGES", 3)
    table, tokens = room.table("human", "human", guest=GUEST_A)
    person = room.sit(table, *tokens)
    person.my_turn()
    person.move(3, 0)
    person.say(do="undo", seat=0, version=1)
    person.view(2)
    person.move(4, 2)
    assert person.refused(do="undo", seat=0, version=3) == str(Refused("undo-too-often", most="3"))
    assert person.move(3, 3, seat=1)["version"] == 4, "the game goes on"


def test_talk_of_long_ago_makes_room(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "CHAT_KEPT", 2)
    monkeypatch.setattr(records, "CHAT_STORED", 3)
    _, a, *_ = room.two()
    for number in range(8):
        a.say(do="chat", text=f"line {number}")
        a.until(lambda m, number=number: m["is"] == "chat" and f"line {number}" in str(m))
    kept = done(room, lambda c: sorted(c.execute(sa.select(chat.c.text)).scalars()))
    assert kept == ["line 5", "line 6", "line 7"]
