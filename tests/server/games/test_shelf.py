"""A house that has just opened: what is told of its games comes before they are made ready."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from table_talk import GUEST_A, Clock, Room

from peltry.server.games import shelf as shelf_module
from peltry.server.games.shelf import LANGUAGES, Shelf
from peltry.server.store import records
from peltry.server.tables import lobby as lobby_module


def test_the_lobby_does_not_wait_for_rules_to_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, untold = Shelf(), list[str]()

    def first_game(game: Any) -> None:
        untold.extend(each.name for each in shelf.games.values() if each.languages != set(LANGUAGES))

    monkeypatch.setattr(shelf_module, "all_compiled", lambda game: True)
    monkeypatch.setattr(shelf_module, "first_game", first_game)
    monkeypatch.setattr(shelf_module, "has_secrets", lambda game: False)
    monkeypatch.setattr(shelf_module, "settle", lambda: None)

    async def open_house() -> None:
        await shelf.open()
        await shelf.warm()

    try:
        asyncio.run(open_house())
    finally:
        shelf.close()
    assert len(shelf.names) >= 4
    assert all(each.ready for each in shelf.games.values())
    assert untold == []


def test_what_people_come_back_to_is_ready_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, order = Shelf(), list[str]()
    monkeypatch.setattr(shelf_module, "all_compiled", lambda game: True)
    monkeypatch.setattr(shelf_module, "first_game", lambda game: order.append(game.name))
    monkeypatch.setattr(shelf_module, "has_secrets", lambda game: False)
    monkeypatch.setattr(shelf_module, "settle", lambda: None)
    monkeypatch.setattr(shelf_module, "read_words", lambda game, language: order.append(f"{game.name} told"))
    monkeypatch.setattr(shelf_module, "THEY_COME_BACK", 0.0)

    async def open_house() -> None:
        await shelf.open()
        await shelf.warm(["wendake", "one that is no longer here"])

    try:
        asyncio.run(open_house())
    finally:
        shelf.close()
    assert order[:2] == ["wendake told", "wendake"]
    assert all(each.ready for each in shelf.games.values())


def test_which_games_people_are_in_the_middle_of(room: Room, clock: Clock) -> None:
    for game, kinds in (
        ("wendake", ("human", "human")),
        ("strogoff", ("human", "open")),
        ("connect_four", ("human",) * 2),
    ):
        room.table(*kinds, guest=GUEST_A, game=game)
        clock.pass_minutes(40)
    room.table("human", "human", guest=GUEST_A)

    def played(minutes: float) -> list[str]:
        asked = records.games_played_since(clock.now - 60 * minutes)
        found: list[str] = room.client.portal.call(room.lobby.house.store.read, asked)
        return found

    assert played(60) == ["connect_four"]
    assert played(1000) == ["connect_four", "wendake"]


def test_a_game_that_cannot_be_told_of_leaves_the_others_and_a_line_in_the_log(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody is writing it while the house is open. It is logged once, not with every look at the lobby."""
    shelf = room.lobby.house.shelf
    describe = shelf.describe

    async def described(name: str, language: str = "en") -> Any:
        if name == "wendake":
            raise KeyError("not yet")
        return await describe(name, language)

    monkeypatch.setattr(shelf, "describe", described)
    for _ in range(2):
        told = room.client.get("/api/games").json()["games"]
        assert {game["name"] for game in told} == set(shelf.names) - {"wendake"}
    assert [line.message for line in caplog.records if line.levelname == "ERROR"] == ["wendake cannot be offered"]


def test_a_table_that_waits_for_its_rules_is_woken_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """They may take a minute to be compiled, and the sweep comes by every second."""
    compiled, woken, wake = asyncio.Event(), list[str](), lobby_module.clocks.wake

    async def slowly(table: Any) -> None:
        woken.append(table.record.id)
        await compiled.wait()
        await wake(table)

    monkeypatch.setattr(lobby_module.clocks, "wake", slowly)
    table, _ = room.table("human", "bot", guest=GUEST_A)
    for _ in range(4):
        room.sweep()
    assert woken == [table]
    room.client.portal.call(compiled.set)
    room.sit(table, GUEST_A).my_turn()
