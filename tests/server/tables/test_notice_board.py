"""The lobby's lists are read once for all who look, and anew when something changed."""

from __future__ import annotations

import asyncio

import pytest
from table_talk import GUEST_A, GUEST_B, Room

from peltry.server.http import tables as http_tables
from peltry.server.store import lists, records
from peltry.server.tables import notice_board
from peltry.server.tables.facts import table_facts
from peltry.server.tables.notice_board import Lists, NoticeBoard


class Reader:
    def __init__(self) -> None:
        self.times = 0
        self.go = asyncio.Event()
        self.go.set()

    async def __call__(self) -> Lists:
        self.times += 1
        await self.go.wait()
        return {"waiting": []}


def test_many_who_look_at_once_are_one_reading() -> None:
    async def look() -> int:
        reader = Reader()
        board = NoticeBoard(reader)
        first = await board.look()
        assert all(each is first for each in await asyncio.gather(*(board.look() for _ in range(50))))
        return reader.times

    assert asyncio.run(look()) == 1


def test_what_changes_while_the_lists_are_read_is_not_missed() -> None:
    async def look() -> int:
        reader = Reader()
        board = NoticeBoard(reader)
        reader.go.clear()
        looking = asyncio.create_task(board.look())
        await asyncio.sleep(0)
        board.take_down()
        reader.go.set()
        await looking
        return reader.times

    assert asyncio.run(look()) == 2


def test_a_list_that_has_hung_long_enough_is_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> int:
        reader = Reader()
        board = NoticeBoard(reader)
        await board.look()
        monkeypatch.setattr(notice_board, "HANGS", 0.0)
        await board.look()
        return reader.times

    assert asyncio.run(look()) == 2


def test_a_new_table_a_taken_seat_and_an_end_are_seen_at_once(room: Room) -> None:
    def states() -> dict[str, str]:
        told = room.get("tables")
        return {table["id"]: key for key in ("waiting", "playing", "finished") for table in told[key]}

    assert states() == {}
    made = room.post("tables", GUEST_A, game="connect_four", open=True, seats=[{"kind": "human"}, {"kind": "open"}])
    assert states() == {made["id"]: "waiting"}
    room.post(f"tables/{made['id']}/join", name="Boris")
    assert states() == {made["id"]: "playing"}


def test_strangers_share_what_is_said_and_the_owner_finds_the_table_among_their_own(room: Room) -> None:
    made = room.post("tables", GUEST_A, game="connect_four", open=True, seats=[{"kind": "human"}, {"kind": "open"}])
    for _ in range(2):
        [listed] = room.get("tables")["waiting"]
        assert listed["id"] == made["id"]
        assert "host" not in listed
        own = room.get("tables", GUEST_A)
        assert own["waiting"] == []
        assert own["mine"][0]["host"] is True


def test_of_tables_that_lie_unchanged_nothing_more_is_read(room: Room) -> None:
    def read(before: Lists | None = None) -> Lists:
        found: Lists = room.client.portal.call(room.lobby.house.store.read, lists.open_lists(100, 0.0, before))
        return found

    ids = [room.table("human", "open", guest=GUEST_A, open=True)[0] for _ in range(3)]
    before = read()
    again = read(before)
    assert all(old is new for old, new in zip(before["waiting"], again["waiting"], strict=True))
    room.post(f"tables/{ids[1]}/join", GUEST_B, name="Boris")
    room.post(f"tables/{ids[2]}/leave", GUEST_A)
    after = next(found for found in (read(again) for _ in range(50)) if found == read())  # the new game has begun
    kept = {id(record) for record in before["waiting"]}
    assert [record.id for each in after.values() for record in each if id(record) in kept] == [ids[0]]


def test_of_tables_that_lie_unchanged_the_same_is_said_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def say(record: records.Record, *how: object) -> object:
        said.append(record.id)
        return table_facts(record, *how)

    monkeypatch.setattr(http_tables, "table_facts", say)
    first, second = (room.table("human", "open", guest=GUEST_A, open=True)[0] for _ in range(2))
    listed = room.get("tables")["waiting"]
    room.lobby.board.take_down()
    said.clear()
    assert room.get("tables")["waiting"] == listed
    assert said == []
    room.post(f"tables/{second}/join", GUEST_B, name="Boris")
    [playing] = room.get("tables")["playing"]
    assert [seat["name"] for seat in playing["seats"]] == ["Player 1", "Boris"]
    assert (set(said), room.get("tables")["waiting"][0]["id"]) == ({second}, first)
