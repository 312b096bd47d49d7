"""Games that have ended are told by other processes, if there are any; the house never depends on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from private_postgres import PrivatePostgres
from table_talk import WIN, Clock, Room, play_out
from tests.server.workers.two_workers import soon
from thinkers_apart import thinker

from conftest import open_room
from peltry.server.bounds.counters import counted
from peltry.server.games import thinkers
from peltry.server.games.reports import ASKED_AS, Report, answer, question
from peltry.server.games.thinkers import rules_of
from peltry.server.http.requests import as_body
from peltry.server.store import thoughts
from peltry.server.store.thoughts import Knows, Thought
from peltry.table.library import load
from peltry.table.match import Match

PATHS = ("log", "points", "replay?move=3", "replay", "log?lang=cs")
BY_THINKERS = ("peltry_reports_total", (("by", "thinkers"),))
BY_THE_HOUSE = ("peltry_reports_total", (("by", "house"),))


@pytest.fixture
def house(postgres: PrivatePostgres, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """A house on PostgreSQL that asks others whenever there are any."""
    monkeypatch.setattr(thinkers, "WORTH_ASKING", 0.0)
    with open_room(postgres.cleared_house(), clock) as client:
        room = Room(client, clock)
        yield room
        for person in room.people:
            person.leave()


def ended(room: Room) -> tuple[str, list[str]]:
    table, a, b, tokens = room.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)
    return str(table), tokens


def told(room: Room, table: str, token: str) -> list[Any]:
    return [room.get(f"tables/{table}/{path}", token) for path in PATHS]


def database(room: Room) -> str:
    return str(room.lobby.house.store.engine.url)


def test_what_a_thinker_tells_of_a_game_is_what_the_house_would_have_told(house: Room) -> None:
    table, tokens = ended(house)
    by_house = told(house, table, tokens[1])
    house.lobby.house.told.clear()
    before, told_here = counted[BY_THINKERS], counted[BY_THE_HOUSE]
    with thinker(database(house), "edge"):
        soon(lambda: house.lobby.house.bots.thinkers == 1)
        assert told(house, table, tokens[1]) == by_house
        refused = house.call("GET", f"tables/{table}/replay?move=99")
        assert refused.status_code == 400
    assert (counted[BY_THINKERS], counted[BY_THE_HOUSE]) == (before + len(PATHS), told_here)
    assert 'peltry_reports_total{by="thinkers"}' in house.client.get("/metrics").text


def test_a_game_that_goes_on_is_told_by_nobody_else(house: Room) -> None:
    """What is hidden in it is nobody's business."""
    table, a, b, tokens = house.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, [3, 3, 2])
    before = counted[BY_THINKERS]
    with thinker(database(house), "edge"):
        soon(lambda: house.lobby.house.bots.thinkers == 1)
        told(house, table, tokens[0])
    assert counted[BY_THINKERS] == before


@pytest.mark.parametrize("does", ["nothing", "rubbish"])
def test_one_that_does_not_tell_holds_nobody_up(house: Room, monkeypatch: pytest.MonkeyPatch, does: str) -> None:
    monkeypatch.setattr(thinkers, "TAKEN_WITHIN", 0.3)
    table, tokens = ended(house)
    knows = Knows(frozenset({rules_of(load("connect_four"))}), ASKED_AS)
    engine = house.lobby.house.store.engine
    with engine.begin() as connection:
        idle = thoughts.arrive("idle", knows)(connection)
    soon(lambda: house.lobby.house.bots.thinkers == 1)
    ask = thoughts.ask

    def answered_with_rubbish(connection: Any, new: list[Thought], patience: float) -> None:
        ask(connection, new, patience)
        for each in new:
            assert thoughts.take(idle, knows)(connection) == each
            thoughts.answer(idle, each.id, 0, 0.1, "[<script>")(connection)

    if does == "rubbish":
        monkeypatch.setattr(thoughts, "ask", answered_with_rubbish)
    before = counted[BY_THE_HOUSE]
    assert house.get(f"tables/{table}/log", tokens[0])["moves"] == len(WIN)
    assert counted[BY_THE_HOUSE] == before + 1
    if does == "rubbish":
        soon(lambda: house.lobby.house.bots.thinkers == 0)  # it is not asked again


def test_who_plays_comes_before_who_looks_back(house: Room) -> None:
    knows = Knows(frozenset({"hunting@1:00"}), frozenset({"clerk"}) | ASKED_AS)
    engine = house.lobby.house.store.engine
    with engine.begin() as connection:
        me = thoughts.arrive("one", knows)(connection)
    for name, bot in (("first", "@log"), ("second", "clerk")):
        with engine.begin() as connection:
            thoughts.ask(connection, [Thought(name, "hunting@1:00", "hunting", "00", bot, "7", 0, "")], 60.0)
    taken = []
    for _ in range(2):
        with engine.begin() as connection:
            taken.append(thoughts.take(me, knows)(connection))
    assert [each and each.id for each in taken] == ["second", "first"]


def test_all_that_a_report_follows_from_is_sent() -> None:
    game = load("connect_four")
    match = Match(game, 2, 7, {}, ["Anna", "Boris"])
    for move in WIN:
        match.play(move)
    for report in (Report("log", "fr", 1), Report("points", "en"), Report("replay", "cs", 0, 4)):
        assert answer(question(report, match, 9), game).encode() == as_body(report.tell(match, 9))
