"""The benchmark measures what it says: figures for every kind of play, none of them empty."""

from __future__ import annotations

import json

import pytest

import peltry
from peltry.cli import main
from peltry.kernel.batch import use_cores
from peltry.lab.speed import SPEEDS, batch_steps, random_games


def test_bench_tells_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "connect_four", "--seconds", "1", "--json"]) == 0
    (facts,) = json.loads(capsys.readouterr().out)["games"]
    assert facts["game"] == "connect_four"
    assert facts["state_bytes"] == peltry.load("connect_four").engine.state.itemsize
    assert all(facts[key] > 0 for key in SPEEDS)


def test_measuring_leaves_all_cores_in_use() -> None:
    game = peltry.load("connect_four")
    cores = use_cores()
    assert random_games(game, game.options(2), 0.01, 1) > 0
    assert batch_steps(game, game.options(2), 0.01) > 0
    assert use_cores() == cores
