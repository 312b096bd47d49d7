"""Who wins how often: rates with Wilson's interval, for people and for programs."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import peltry
from peltry.cli import main
from peltry.commands import simulate
from peltry.lab.wins import Wins, wilson


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["simulate", *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (300, 1000, 0.2724, 0.3291)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_rates_are_those_of_the_games_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    facts = simulated(capsys, "connect_four", "--games", "400", "--seed", "3")
    game = peltry.load("connect_four")
    room = game.engine.random_games(game.options(2), np.arange(3, 403, dtype=np.uint64))
    expected = [0, 0]
    for state, points in zip(room.states, room.points, strict=True):
        for side in game.rules.winners(state, points[:2].tolist()):
            expected[side] += 1
    wins = facts["wins"]
    assert [side["wins"] for side in wins["sides"]] == expected
    assert [side["side"] for side in wins["sides"]] == ["seat 1", "seat 2"]
    assert wins["games"] == 400
    assert all(side["low"] < side["rate"] < side["high"] for side in wins["sides"])


def test_a_shared_defeat_is_nobodys_win(capsys: pytest.CaptureFixture[str]) -> None:
    """Random couriers hardly ever arrive; the greedy ones of the same seeds often do."""
    table = ("strogoff", "--players", "2", "--games", "40", "--option", "difficulty=easy")
    at_random = simulated(capsys, *table)["wins"]
    greedy = simulated(capsys, *table, "--bots", "greedy")["wins"]
    assert at_random["somebody"]["wins"] < 5 < greedy["somebody"]["wins"] < 40
    for found in (at_random, greedy):
        assert sum(side["wins"] for side in found["sides"]) == found["somebody"]["wins"]


def test_difficulty_is_an_option_like_any_other(capsys: pytest.CaptureFixture[str]) -> None:
    digests = {
        simulated(capsys, "strogoff", "--players", "1", "--games", "20", "--option", f"difficulty={level}")["digest"]
        for level in ("easy", "normal", "heroic")
    }
    assert len(digests) == 3


def test_people_read_percents(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "strogoff", "--players", "1", "--games", "5"]) == 0
    alone = capsys.readouterr().out
    assert "somebody wins" in alone
    assert "seat 1 wins" not in alone  # alone it is the same line
    assert main(["simulate", "connect_four", "--games", "5"]) == 0
    two = capsys.readouterr().out
    assert "seat 2 wins" in two
    assert " % (" in two


def test_of_many_random_games_the_first_are_judged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(simulate, "RANDOM_GAMES_JUDGED", 30)
    facts = simulated(capsys, "connect_four", "--games", "100")
    assert (facts["games"], facts["wins"]["games"]) == (100, 30)


def test_automas_are_sides_too() -> None:
    game = peltry.load("stroganov")
    assert len(Wins(game, game.options(1)).names) == len(game.rules.sides(game.options(1)[0]))
