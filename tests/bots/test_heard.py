"""A bot that listens is told what its seat heard since it was last asked: all of it, in order, and no more."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, ClassVar

import pytest
from rich.console import Console

import peltry
from peltry.bots import BOTS, apart
from peltry.kernel.position import Position
from peltry.lab.duels import Duel, Ended, Table, play
from peltry.table.match import Match
from peltry.terminal.table import TerminalTable

LISTENER = """
from pathlib import Path


class Listener:
    def __init__(self, game, seed=0):
        self.news = []

    def heard(self, events, seat):
        self.news = [repr(event) for event in events]

    def choose(self, position, seat):
        with Path(__file__).with_name(f"seat-{seat}").open("a", encoding="utf-8") as notes:
            print(*self.news, sep="; ", file=notes)
        self.news = []
        return position.legal()[0]
"""


class Listener:
    name = "listener"
    told: ClassVar[dict[int, list[str]]] = {}

    def __init__(self, game: Any, seed: int = 0):
        self.news: list[str] = []

    def heard(self, events: list[Any], seat: int) -> None:
        assert events
        self.news = [repr(event) for event in events]

    def choose(self, position: Position, seat: int) -> int:
        Listener.told.setdefault(seat, []).append("; ".join(self.news))
        self.news = []
        return position.legal()[0]


def expected(match: Match, moves: list[int], seat: int) -> list[str]:
    """What a seat heard before each of its choices, the game being played again."""
    found, news = [], [repr(event) for event in match.opening.heard_by(seat)]
    for move in moves:
        if match.to_play() == seat and len(match.legal()) > 1:
            found.append("; ".join(news))
            news = []
        news += [repr(event) for event in match.play(move).heard_by(seat)]
    return found


def check(ended: Ended, told: dict[int, list[str]], name: str) -> None:
    players = len(ended.duel.bots)
    for seat in range(players):
        match = peltry.load(name).new(players, seed=ended.duel.seed)
        assert told[seat] == expected(match, list(ended.moves), seat)
        assert any(told[seat])


@pytest.mark.parametrize("name", ["strogoff", "connect_four"])
def test_it_hears_everything_once_and_of_secrets_what_its_seat_may_know(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "listener", Listener)
    Listener.told.clear()
    check(play(Table(name, 2), Duel(3, ("listener", "listener"))), Listener.told, name)
    if name == "strogoff":
        other = {seat: "; ".join(told) for seat, told in Listener.told.items()}
        assert other[0] != other[1], "nothing was secret: nothing was tested"


def test_in_a_process_of_its_own_it_hears_the_same(tmp_path: Path) -> None:
    file = tmp_path / "listener.py"
    file.write_text(LISTENER, encoding="utf-8")
    ended = play(Table("strogoff", 2), Duel(3, (f"{file}:Listener",) * 2))
    apart.end_all()
    told = {seat: (tmp_path / f"seat-{seat}").read_text(encoding="utf-8").split("\n")[:-1] for seat in range(2)}
    check(ended, told, "strogoff")


def test_beside_a_learner_too(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("gymnasium")
    from peltry import ground

    monkeypatch.setitem(BOTS, "listener", Listener)
    Listener.told.clear()
    env = ground.against("connect_four", ["listener"], seat=0)
    env.reset(seed=1)
    env.step(4)
    env.step(5)
    assert [told.count("dropped") for told in Listener.told[1]] == [1, 2]  # the learner's, then its own and the next
    assert "column=5" in Listener.told[1][1]


def test_at_the_keyboard_what_was_taken_back_is_not_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["d", "u", "y", "e", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    Listener.told.clear()
    game = peltry.load("connect_four")
    match, console = game.new(2, seed=1), Console(file=io.StringIO())
    TerminalTable(console, match, ["human", "listener"], [None, Listener(game)], "en", tmp_path / "game.json").run()
    assert [told.count("dropped") for told in Listener.told[1]] == [1, 1]
    assert ["column=3" in Listener.told[1][0], "column=4" in Listener.told[1][1]] == [True, True]


def test_the_copycat_of_the_page_follows(tmp_path: Path) -> None:
    copycat = Path(__file__).parents[2] / "docs" / "examples" / "copycat.py"
    ended = play(Table("connect_four", 2), Duel(5, ("random", f"{copycat}:Copycat")))
    apart.end_all()
    full = dict.fromkeys(range(7), 0)
    for first, second in zip(ended.moves[::2], ended.moves[1::2], strict=False):
        full[first] += 1
        assert second == first or full[first] == 6
        full[second] += 1
