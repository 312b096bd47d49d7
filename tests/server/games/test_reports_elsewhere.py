"""Games that have ended are told by other processes, if there are any; the house never depends on them."""

from __future__ import annotations

import json
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
from peltry.server.games.reports import ASKED_AS, Report, answer, is_told, question
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


GOOD = {
    "at": [0, 7], "shares": [[0.5, 0.5], [1.0, 0.0]], "choices": 7, "looked": 1,
    "lapses": [{"at": 5, "seat": 1, "played": 1, "better": 0, "lost": 0.5, "points": None, "gap": "far"}],
}  # fmt: skip


def changed(**lapse: Any) -> dict[str, Any]:
    return {**GOOD, "lapses": [{**GOOD["lapses"][0], **lapse}]}


@pytest.mark.parametrize(
    "poison",
    [
        {}, {**GOOD, "at": [0, 8]}, {**GOOD, "shares": [[0.5, 0.5]]}, {**GOOD, "shares": [[2, 0], [1, 0]]},
        {**GOOD, "shares": [[0.5], [1.0]]}, {**GOOD, "shares": None}, {**GOOD, "choices": "many"},
        {**GOOD, "lapses": [None]}, {**GOOD, "lapses": GOOD["lapses"] * 13},
        changed(at=7), changed(at=-1), changed(at=True), changed(seat=0), changed(played=7), changed(better=-1),
        changed(better="0"), changed(lost="much"), changed(lost=1e300), changed(points=[]), changed(gap="<script>"),
    ],
)  # fmt: skip
def test_an_analysis_that_does_not_fit_the_game_is_nobodys(poison: dict[str, Any]) -> None:
    match = Match(load("connect_four"), 2, 7)
    for move in WIN:
        match.play(move)
    report = Report("analysis", "", seats=(0, 1))
    assert is_told(report, match, json.dumps(GOOD))
    assert not is_told(report, match, json.dumps(poison))


def test_a_poisoned_analysis_is_worked_out_at_home(house: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise whoever looks would read a failure, for as long as it is kept."""
    table, tokens = ended(house)
    engine = house.lobby.house.store.engine
    knows = Knows(frozenset({rules_of(load("connect_four"))}), ASKED_AS)
    with engine.begin() as connection:
        villain = thoughts.arrive("villain", knows)(connection)
    soon(lambda: house.lobby.house.bots.thinkers == 1)
    ask = thoughts.ask

    def poisoned(connection: Any, new: list[Thought], patience: float) -> None:
        ask(connection, new, patience)
        for each in new:
            assert thoughts.take(villain, knows)(connection) == each
            thoughts.answer(villain, each.id, 0, 0.1, '{"lapses": [{"at": 99}]}')(connection)

    monkeypatch.setattr(thoughts, "ask", poisoned)
    before = counted[BY_THE_HOUSE]
    answers: list[Any] = []

    def come_back() -> bool:
        answers.append(house.call("GET", f"tables/{table}/analysis", tokens[0]))
        return bool(answers[-1].status_code != 202)

    soon(come_back)
    assert answers[-1].status_code == 200, answers[-1].text
    assert answers[-1].json()["analysis"]["at"][-1] == len(WIN)
    assert counted[BY_THE_HOUSE] == before + 1
    soon(lambda: house.lobby.house.bots.thinkers == 0)


def test_what_is_too_long_to_be_told_is_not_even_read(house: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "MOST_TOLD", 1000)
    engine, told = house.lobby.house.store.engine, {"short": 1000, "long": 1001}
    knows = Knows(frozenset({"hunting@1:00"}), ASKED_AS)
    with engine.begin() as connection:
        me = thoughts.arrive("one", knows)(connection)
        for name, length in told.items():
            thoughts.ask(connection, [Thought(name, "hunting@1:00", "hunting", "00", "@log", "7", 0, "")], 60.0)
            assert thoughts.take(me, knows)(connection) is not None
            assert thoughts.answer(me, name, 0, 0.1, "x" * length)(connection)
        found = thoughts.answers(connection, list(told))
    assert found["short"].told == "x" * 1000
    assert found["long"].told is None


@pytest.mark.parametrize("rubbish", ["[<script>", "7", '{"rules": 7, "bots": []}', "[" * 20_000])
def test_one_that_cannot_say_what_it_knows_hides_nobody_else(house: Room, rubbish: str) -> None:
    class Rubbish(Knows):
        def written(self) -> str:
            return rubbish

    good = Knows(frozenset({"hunting@1:00"}), frozenset({"clerk"}))
    engine = house.lobby.house.store.engine
    with engine.begin() as connection:
        thoughts.arrive("villain", Rubbish(frozenset(), frozenset()))(connection)
        thoughts.arrive("good", good)(connection)
        assert good in thoughts.who_is_there(connection)


def test_how_long_others_say_that_it_took_is_believed_within_reason(house: Room) -> None:
    asking = house.lobby.house.bots.elsewhere
    for took in (0.5, float("nan"), float("inf"), -1e9, 1e9):
        asking.note("rules", "bot", took)
    assert asking.took["rules", "bot"] == 0.5


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
