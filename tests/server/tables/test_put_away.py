"""Tables that are put away while somebody still has them in hand, and seats that change hands on the way."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from table_talk import GUEST_A, GUEST_B, GUEST_C, WIN, Closed, Room, play_out

from peltry.server.bounds.trouble import HouseTrouble

FORK = {"move": 0}


@pytest.mark.parametrize("ask", ["verify", "export", "replay", "fork", "rematch"])
def test_an_end_that_was_not_kept_is_told_to_nobody(room: Room, monkeypatch: pytest.MonkeyPatch, ask: str) -> None:
    """The last move cannot be kept while somebody asks for what is open when a game is over, such as its seed."""
    table, a, b, tokens = room.two()
    version = play_out({0: a, 1: b}, a.heard[-1], WIN[:-1])
    live = room.live(table)

    async def cannot_keep(work: Any) -> Any:
        while not live.lock._waiters:
            await asyncio.sleep(0.01)
        raise HouseTrouble("full")

    monkeypatch.setattr(room.lobby.house.store, "write", cannot_keep)
    a.say(do="move", seat=0, move=WIN[-1], version=version, key="last")
    room.client.portal.call(over, live)
    method, body = ("POST", FORK) if ask in ("fork", "rematch") else ("GET", {})
    answer = room.call(method, f"tables/{table}/{ask}", tokens[1], **body)
    monkeypatch.undo()
    assert (answer.status_code, answer.json()["house"]) == (503, "full")
    assert room.get(f"tables/{table}")["state"] == "playing"


async def over(live: Any) -> None:
    while live.record.state != "finished":
        await asyncio.sleep(0.01)


def test_who_greets_a_table_that_was_put_away_comes_back_to_the_one_in_its_place(room: Room) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    with room.client.websocket_connect(f"/ws/{table}") as slow:
        room.client.portal.call(room.live(table).opened)
        room.client.portal.call(room.lobby.forget, table)
        room.client.portal.call(room.live(table).opened)
        slow.send_text(json.dumps({"do": "hello", "tokens": tokens}))
        assert slow.receive()["code"] == 1012
    room.sit(table, *tokens).my_turn()


def test_whoever_is_about_to_use_a_table_keeps_it_from_being_put_away(room: Room) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A)
    live = room.live(table)
    room.clock.pass_minutes(2)
    assert room.live(table) is live
    room.sweep()
    assert room.live(table) is live
    room.clock.pass_minutes(2)
    room.sweep()
    assert room.live(table) is not live


def test_a_table_that_is_read_anew_loses_nobody_who_watches(room: Room) -> None:
    table, a, b, _ = room.two()
    room.client.portal.call(room.lobby.forget, table)
    for person in (a, b):
        with pytest.raises(Closed, match="1012"):
            person.until(lambda message: False)


def change_hands(room: Room, table: str, old: str) -> None:
    room.post(f"tables/{table}/leave", old, forGood=True)
    room.post(f"tables/{table}/join", GUEST_C, name="Cyril", seat=1)


def test_a_plan_that_was_long_in_the_making_is_not_laid_into_other_hands(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, b, tokens = room.two()
    house, leave = room.lobby.house, asyncio.Event()
    at_the_desk = house.at_the_desk

    async def long(*args: Any, **more: Any) -> Any:
        plan = await at_the_desk(*args, **more)
        await leave.wait()
        return plan

    monkeypatch.setattr(house, "at_the_desk", long)
    b.say(do="prepare", seat=1, moves=[3], version=0)
    change_hands(room, table, tokens[1])
    room.client.portal.call(leave.set)
    assert "not your seat" in b.next("error")["text"]
    assert room.live(table).record.seats[1].prepared is None


def test_a_move_that_was_long_on_its_way_is_not_made_in_other_hands(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, a, b, tokens = room.two()
    a.move(3, 0)
    b.view(1)
    live, leave = room.live(table), asyncio.Event()
    soon = live.soon

    async def long() -> Any:
        await leave.wait()
        return await soon()

    monkeypatch.setattr(live, "soon", long)
    b.say(do="move", seat=1, move=3, version=1, key="late")
    change_hands(room, table, tokens[1])
    room.client.portal.call(leave.set)
    assert "not your seat" in b.next("error")["text"]
    assert room.live(table).record.version == 1
    assert room.get(f"tables/{table}", GUEST_B)["seats"][1]["name"] == "Cyril"
