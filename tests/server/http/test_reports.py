"""A finished game is told once for all who ask the same, and anew for whoever asks otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from table_talk import WIN, Room, play_out

from peltry.server.games import reports
from peltry.server.tables.kept import Kept

PATHS = ("log", "points", "replay?move=3", "replay")


@pytest.fixture
def stories(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which games were really told."""
    told = list[str]()

    def noted(name: str, tell: Callable[..., Any]) -> Callable[..., Any]:
        def telling(*args: Any, **how: Any) -> Any:
            told.append(name)
            return tell(*args, **how)

        return telling

    for name in ("story", "points_over_time"):
        monkeypatch.setattr(reports, name, noted(name, getattr(reports, name)))
    return told


def finished(room: Room) -> str:
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)
    return str(table)


def test_asked_again_it_is_the_same_and_costs_nothing(room: Room, stories: list[str]) -> None:
    table = finished(room)
    first = [room.get(f"tables/{table}/{path}") for path in PATHS]
    assert len(stories) == len(PATHS)
    assert [room.get(f"tables/{table}/{path}") for path in PATHS] == first
    assert len(stories) == len(PATHS)


def test_another_moment_language_or_pair_of_eyes_is_told_anew(room: Room, stories: list[str]) -> None:
    table, a, b, tokens = room.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)
    english, french = (room.get(f"tables/{table}/log?lang={lang}") for lang in ("en", "fr"))
    assert english["events"] != french["events"]
    seats = [room.call("GET", f"tables/{table}/replay?move=2", token).json()["seat"] for token in (*tokens, None)]
    assert seats == [0, 1, -1]
    assert [room.get(f"tables/{table}/replay?move={move}")["move"] for move in (2, 4)] == [2, 4]


def test_a_game_that_goes_on_is_told_as_it_stands(room: Room, stories: list[str]) -> None:
    table, a, b, _ = room.two()
    before = room.get(f"tables/{table}/log")
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN[:1])
    after = room.get(f"tables/{table}/log")
    assert (before["moves"], after["moves"]) == (0, 1)
    assert stories == ["story", "story"]


def test_no_more_is_kept_than_there_is_room_for() -> None:
    kept = Kept(most=4_000)
    for number in range(10):
        kept.keep(number, b"x" * 30)
        kept.find(0)
    assert kept.size <= 4_000, "short texts have their weight, too"
    assert kept.find(0) is not None, "it was asked for lately"
    assert kept.find(5) is None
    kept.keep("too long", b"x" * 4_001)
    assert kept.size <= 4_000
    kept.clear()
    assert (kept.size, kept.find(0)) == (0, None)


def test_in_an_exchanged_database_another_game_may_have_ended_at_the_same_version(
    room: Room, stories: list[str]
) -> None:
    table = finished(room)
    for _ in range(2):
        room.get(f"tables/{table}/log")
    assert stories == ["story"]
    room.client.portal.call(room.lobby.hosting.begin_anew)
    room.get(f"tables/{table}/log")
    assert stories == ["story", "story"]
