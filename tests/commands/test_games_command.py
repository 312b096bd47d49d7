"""`peltry games --ready`: what is not compiled is compiled, each game apart; what is, is left alone."""

from __future__ import annotations

import pytest

import peltry
from peltry.cli import main
from peltry.commands import games
from peltry.server.games import shelf
from peltry.table.library import GameAtTable

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that were compiled in a process of their own."""
    asked: list[str] = []

    def compiled_apart(name: str) -> bool:
        asked.append(name)
        return name != "strogoff"

    monkeypatch.setattr(games, "compiled_apart", compiled_apart)
    return asked


def missing(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    def all_compiled(game: GameAtTable) -> bool:
        return game.name not in names

    monkeypatch.setattr(shelf, "all_compiled", all_compiled)


def test_only_what_is_missing_is_compiled(monkeypatch: pytest.MonkeyPatch, apart: list[str], capsys: Capture) -> None:
    missing(monkeypatch, "connect_four", "wendake")
    assert main(["games", "--ready"]) == 0
    assert sorted(apart) == ["connect_four", "wendake"]
    assert "Compiled: wendake, connect_four." in capsys.readouterr().out, "what takes longest is begun first"


def test_where_all_is_compiled_it_says_so(monkeypatch: pytest.MonkeyPatch, apart: list[str], capsys: Capture) -> None:
    missing(monkeypatch)
    assert main(["games", "--ready"]) == 0
    assert apart == []
    assert "Every game is ready." in capsys.readouterr().out


def test_what_fails_is_named(monkeypatch: pytest.MonkeyPatch, apart: list[str], capsys: Capture) -> None:
    missing(monkeypatch, *peltry.game_names())
    assert main(["games", "--ready"]) != 0
    assert "could not be compiled: strogoff" in capsys.readouterr().err


def test_a_process_of_its_own_answers_whether_it_could() -> None:
    assert not games.compiled_apart("no_such_game")
