"""How a finished game went is worked out once for all, one game at a time, and nobody has more than their share."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from table_talk import GUEST_A, GUEST_B, WIN, Room, play_out

from peltry.server.bounds import limits
from peltry.server.bounds.security import digest
from peltry.server.games import analyses
from peltry.server.games.analyses import Analyses

PATIENCE = 60.0


def finished(room: Room, moves: list[int] = WIN) -> str:
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, moves)
    return str(table)


def asked(room: Room, table: str, secret: str | None = None, lang: str = "en") -> Any:
    return room.call("GET", f"tables/{table}/analysis?lang={lang}", secret)


def told(room: Room, table: str, lang: str = "en") -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while (answer := asked(room, table, lang=lang)).status_code == 202:
        assert time.monotonic() < until, "it never came to its end"
        time.sleep(0.02)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@pytest.fixture
def worked_out(room: Room, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How long the games were that were really analysed."""
    lengths, work_out = list[int](), room.lobby.house.analyses._work_out

    def noted(found: Any, report: Any, match: Any, bots: Any) -> bytes:
        lengths.append(len(match.history))
        return bytes(work_out(found, report, match, bots))

    monkeypatch.setattr(room.lobby.house.analyses, "_work_out", noted)
    return lengths


class Held:
    """Analyses that end when the test says so."""

    def __init__(self, house: Any):
        self.ends, self.lengths = threading.Event(), list[int]()
        self.work_out = house.analyses._work_out

    def __call__(self, found: Any, report: Any, match: Any, bots: Any) -> bytes:
        self.lengths.append(len(match.history))
        assert self.ends.wait(PATIENCE)
        return bytes(self.work_out(found, report, match, bots))


@pytest.fixture
def held(room: Room, monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    here = Held(room.lobby.house)
    monkeypatch.setattr(room.lobby.house.analyses, "_work_out", here)
    yield here
    here.ends.set()


def test_a_game_that_goes_on_is_analysed_for_nobody(room: Room) -> None:
    """Its lapses would tell what the others hold."""
    table, a, b, tokens = room.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN[:-1])
    for secret in (None, *tokens, GUEST_A):
        assert asked(room, table, secret).status_code == 409
    assert not room.lobby.house.analyses.under_way


def test_it_is_worked_out_once_and_said_in_every_language(room: Room, worked_out: list[int]) -> None:
    table = finished(room)
    first = asked(room, table)
    assert (first.status_code, first.json().keys()) == (202, {"progress"})
    english, french = told(room, table), told(room, table, "fr")
    assert english["progress"] == 1
    found = english["analysis"]
    assert found["at"][-1] == len(WIN)
    assert all(len(row) == 2 and sum(row) == pytest.approx(1, abs=0.001) for row in found["shares"])
    assert found["shares"][-1] == [1, 0], "the first player has won"
    assert found["lapses"], "the second player let four in a column happen"
    assert {lapse["seat"] for lapse in found["lapses"]} <= {0, 1}
    assert french["analysis"]["shares"] == found["shares"]
    assert french["analysis"]["lapses"][0]["better"] != found["lapses"][0]["better"]
    assert worked_out == [len(WIN)]


def test_one_visitor_asks_for_so_many_and_again_for_nothing(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(room.lobby.house.allowances.of, "analyses", limits.Addresses(1e-9, 1, room.clock))
    one, other = finished(room), finished(room)
    told(room, one)
    assert asked(room, other).status_code == 429
    assert told(room, one)["progress"] == 1


def test_one_game_at_a_time_and_visitors_take_turns(room: Room, held: Held) -> None:
    """Whoever has asked for many games holds up nobody who asks for one."""
    tables = [finished(room) for _ in range(3)]
    theirs = finished(room, [6, 6, 6, 5, *WIN])
    house = room.lobby.house
    for table in tables:
        assert asked(room, table).status_code == 202

    async def somebody_else() -> None:
        table = await room.lobby.table(theirs)
        match = table.need_match()
        report = analyses.Report("analysis", "", seats=(0, 1))
        house.analyses.begin(theirs, report, match, 1, house.bots, "another network", lambda body: None)

    room.client.portal.call(somebody_else)
    until = time.monotonic() + PATIENCE
    while not held.lengths and time.monotonic() < until:
        time.sleep(0.01)
    assert held.lengths == [len(WIN)], "the others wait"
    held.ends.set()
    for table in tables:
        told(room, table)
    assert held.lengths == [len(WIN), len(WIN), len(WIN) + 4, len(WIN)]


def test_there_is_an_end_of_what_waits(room: Room, held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_ASKED", 1)
    one, other = finished(room), finished(room)
    assert asked(room, one).status_code == 202
    left = room.lobby.house.allowances.of["analyses"]
    before = [bucket.tokens for bucket in left.buckets.values()]
    assert asked(room, other).status_code == 429
    assert asked(room, one).status_code == 202, "that one is under way already"
    assert [bucket.tokens for bucket in left.buckets.values()] == before, "and it cost nothing"


def test_nobody_is_worked_for_who_has_gone(room: Room, held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [finished(room), finished(room, [3, 3, *WIN])]
    for table in tables:
        asked(room, table)
    monkeypatch.setattr(analyses, "PATIENCE", -1.0)  # as if all that had been long ago
    held.ends.set()
    until = time.monotonic() + PATIENCE
    while room.lobby.house.analyses.under_way and time.monotonic() < until:
        time.sleep(0.01)
    assert held.lengths == [len(WIN)]


def test_a_share_that_is_no_number_is_told_nobody(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    package = analyses.bots_package()
    nothing = package.analysis.Analysis([0], [[float("nan"), 0.5]], [], 0, 0)
    monkeypatch.setattr(package.analysis, "steps", lambda *_, **__: iter([nothing]))
    table, until = finished(room), time.monotonic() + PATIENCE
    while (answer := asked(room, table)).status_code == 202 and time.monotonic() < until:
        time.sleep(0.01)
    assert answer.status_code == 409


def test_one_that_fails_is_not_tried_again_and_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def fail(*_: Any) -> bytes:
        tried.append(1)
        raise RuntimeError("lost")

    monkeypatch.setattr(room.lobby.house.analyses, "_work_out", fail)
    table, until = finished(room), time.monotonic() + PATIENCE
    while (answer := asked(room, table)).status_code == 202 and time.monotonic() < until:
        time.sleep(0.01)
    assert (answer.status_code, answer.json()["error"]) == (409, "the Master cannot make anything of this game")
    assert tried == [1]


def test_in_an_exchanged_database_it_may_be_another_game(room: Room, held: Held) -> None:
    table = finished(room)
    asked(room, table)
    house = room.lobby.house
    house.analyses.failed["another"] = None
    room.client.portal.call(room.lobby.hosting.begin_anew)
    assert (house.analyses.under_way, house.analyses.failed) == ({}, {})
    held.ends.set()
    time.sleep(0.05)
    assert house.told.size == 0, "what was begun before is kept by nobody"
    assert told(room, table)["progress"] == 1


def test_who_is_kept_out_is_told_nothing(room: Room) -> None:
    table = finished(room)
    house = room.lobby.house
    house.wishes = replace(house.wishes, banned=frozenset({digest(GUEST_B)}))
    assert asked(room, table, GUEST_B).status_code == 403
    assert asked(room, table, GUEST_A).status_code == 202


def test_a_house_that_is_shut_does_not_wait_for_the_end(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = list[float]()
    here = Analyses()

    def endless(*_: Any, **__: Any) -> Iterator[float]:
        while True:
            steps.append(0.5)
            yield 0.5
            if len(steps) == 3:
                here.close()

    package = analyses.bots_package()
    monkeypatch.setattr(package.analysis, "steps", endless)
    table = room.live(finished(room))
    found = analyses.UnderWay()
    with pytest.raises(analyses.Broken):
        here._work_out(found, analyses.Report("analysis", ""), table.match, room.lobby.house.bots)
    assert len(steps) == 4
