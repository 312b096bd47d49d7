"""Bots with nobody about do not play for themselves, and a bot that cannot move does not try for ever."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from table_talk import GUEST_A, Room

from peltry.server.bounds import limits
from peltry.server.bounds.refusals import NotNow
from peltry.server.tables import clocks, files, live
from peltry.table.library import load
from peltry.table.save import dump_save


def test_bots_alone_move_only_while_somebody_watches(room: Room) -> None:
    table, _ = room.table("bot", "bot", guest=GUEST_A)
    for _ in range(3):
        room.sweep()
    here = room.live(table)
    room.client.portal.call(here.opened)
    assert (here.record.version, here.record.due) == (0, None)
    watcher = room.sit(table)
    assert watcher.until(lambda m: m["is"] == "view" and m["over"])["move"] > 6


class Thinking:
    """The house's bots, who think until a test lets them move."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch):
        self.room, self.times, self.may_move = room, 0, asyncio.Event()
        self.choose = room.lobby.house.bots.choose
        monkeypatch.setattr(room.lobby.house.bots, "choose", self.think)

    async def think(self, *args: Any) -> int:
        self.times += 1
        await self.may_move.wait()
        return int(await self.choose(*args))

    def let_them_move(self) -> None:
        self.room.client.portal.call(self.may_move.set)

    def come_to_rest(self, table: str) -> None:
        async def rest() -> None:
            bots = self.room.lobby.live[table]._bot
            done, _ = await asyncio.wait({bots}, timeout=30)
            assert done, "they go on and on"

        self.room.client.portal.call(rest)


def test_bots_stop_when_the_last_one_leaves(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Thinking(room, monkeypatch)
    table, _ = room.table("bot", "bot", guest=GUEST_A)
    watcher = room.sit(table)
    watcher.view(0)
    watcher.leave()
    bots.let_them_move()
    bots.come_to_rest(table)
    assert room.live(table).record.version == 1, "the move that was being thought of"
    room.sit(table).until(lambda m: m["is"] == "view" and m["over"])


def test_a_game_that_everybody_left_waits_for_somebody(room: Room) -> None:
    table, a, b, tokens = room.two()
    b.leave()
    room.post(f"tables/{table}/leave", tokens[1])
    room.post(f"tables/{table}/leave", tokens[0])
    a.leave()
    here = room.live(table)
    stopped = here.record.version
    for _ in range(3):
        room.sweep()
    assert here.record.version - stopped <= 1, "a move that was under way may come to its end"
    assert here.record.due is None
    room.post(f"tables/{table}/join", tokens[0])
    assert room.sit(table, tokens[0]).view()["mySeats"] == [0]


def test_a_bot_whose_move_is_refused_does_not_try_again_and_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    bots, check = Thinking(room, monkeypatch), live.LiveTable._check_turn

    def no_bots(table: Any, match: Any, seat: int, bot: bool) -> None:
        if bot:
            raise NotNow("no bot moves today")
        check(table, match, seat, bot)

    monkeypatch.setattr(live.LiveTable, "_check_turn", no_bots)
    table, [token] = room.table("human", "bot", guest=GUEST_A)
    a = room.sit(table, token)
    a.my_turn()
    a.move(3, 0)
    a.view(1)
    bots.let_them_move()
    bots.come_to_rest(table)
    for _ in range(5):
        room.clock.pass_minutes(1)
        room.sweep()
        room.client.portal.call(clocks.wake, room.live(table))
    bots.come_to_rest(table)
    assert bots.times == 1
    monkeypatch.setattr(live.LiveTable, "_check_turn", check)
    a.say(do="undo", seat=0, version=1)  # something has changed: they try again
    a.view(2)
    a.move(4, 2)
    a.view(4)


def test_the_longest_game_is_not_played_on_by_bots(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_MOVES", 3)
    bots = Thinking(room, monkeypatch)
    bots.let_them_move()
    table, [token] = room.table("human", "bot", guest=GUEST_A)
    a = room.sit(table, token)
    a.my_turn()
    a.move(3, 0)
    a.view(2)
    a.move(3, 2)
    a.view(3)
    bots.come_to_rest(table)
    assert bots.times == 1
    assert (room.live(table).record.moves, room.live(table).record.due) == (3, None)


def test_a_save_is_no_longer_than_the_longest_game(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_MOVES", 2)
    match = load("connect_four").new(2, seed=5)
    for move in (3, 3, 4):
        match.play(move)
    refused = room.client.post("/api/import", content=dump_save(match))
    assert (refused.status_code, refused.json()["error"]) == (400, "a game has at most 2 moves")
