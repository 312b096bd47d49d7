"""`peltry levels`: from the Master down, each level is measured against the one above."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import peltry
from peltry.bots import LEVELS
from peltry.cli import main
from peltry.commands.levels import as_file
from peltry.lab import duels, levels

Capture = pytest.CaptureFixture[str]


class Heat:
    """Somebody who plays the worse the hotter it is; stands in for a learned player."""

    def __init__(self, game: Any, seed: int, temperature: float, *_: Any, **__: Any):
        self.temperature, self.seed = temperature, seed


def meeting(shares: list[tuple[float, ...]]) -> Any:
    """Games that end as they are told to, one after another."""
    ends = iter(shares)
    return lambda table, duel, bots: SimpleNamespace(share=next(ends), duel=duel)


def test_victories_are_counted_so_a_game_that_all_lost_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game, table = peltry.load("connect_four"), duels.Table("connect_four", 2)
    one, other = Heat(game, 1, 0.0), Heat(game, 1, 1.0)
    # One sits first, then second, on each deal.
    monkeypatch.setattr(duels, "play_with", meeting([(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]))
    assert levels.share_of(game, table, one, other, 2, 1) == 0.5
    monkeypatch.setattr(duels, "play_with", meeting([(1.0, 0.0), (0.0, 1.0), (0.0, 0.0), (1.0, 0.0)]))
    assert levels.share_of(game, table, one, other, 2, 1) == pytest.approx(2 / 3)
    monkeypatch.setattr(duels, "play_with", meeting([(0.0, 0.0)] * 4))
    assert levels.share_of(game, table, one, other, 2, 1) == 0.5


def test_each_level_is_found_three_times_out_of_four_below_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where odds are as temperatures, three to one is a temperature three times as high. The lowest is gentler."""
    monkeypatch.setattr(levels, "LearnedBot", Heat)
    monkeypatch.setattr(levels, "STEPS", 14)
    monkeypatch.setattr(levels, "share_of", lambda game, table, above, below, *_: chance(above, below))
    found = levels.calibrated(
        peltry.load("connect_four"), duels.Table("connect_four", 2), 1, 1, lambda *_: None, gentle=0.9
    )
    assert [*found] == [*LEVELS]
    assert found["expert"] == pytest.approx(0.3, rel=0.05)
    assert found["clerk"] == pytest.approx(0.9, rel=0.05)
    assert found["apprentice"] == pytest.approx(2.7, rel=0.05)
    assert found["novice"] == pytest.approx(24.3, rel=0.1)


def chance(above: Heat, below: Heat) -> float:
    return below.temperature / (below.temperature + (above.temperature or 0.1))


def test_the_command_tells_every_trial_and_writes_nothing_unless_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(levels, "STEPS", 1)
    file = Path(peltry.load("connect_four").kind.home) / "eyes" / "levels.toml"
    before = file.read_bytes()
    assert main(["levels", "connect_four", "--games", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told[:4]] == ["expert", "clerk", "apprentice", "novice"]
    assert main(["levels", "connect_four", "--games", "1", "--json"]) == 0
    assert [*json.loads(capsys.readouterr().out)] == [*LEVELS]
    assert file.read_bytes() == before


def test_what_a_game_says_besides_is_kept_when_levels_are_installed(tmp_path: Path) -> None:
    file = tmp_path / "eyes" / "levels.toml"
    file.parent.mkdir()
    standing = "[standing]\nwin = 0.5\nnobody = -3.0\n[standing.alone]\nwin = 0.8\n"
    said = f'by = "worth"\nrounds = 2\nnovice = 3.0\n[rating]\nnovice = 1000\n{standing}'
    file.write_text(said, encoding="utf-8")
    written = tomllib.loads(as_file(tmp_path, "peltry levels", {"novice": 2.5, "master": 0.0}))
    assert written == {"by": "worth", "rounds": 2, "novice": 2.5, "master": 0.0, **tomllib.loads(standing)}
    assert tomllib.loads(as_file(tmp_path / "nowhere", "peltry levels", {"master": 0.0})) == {"master": 0.0}


def test_alone_there_is_nobody_to_measure_oneself_with(capsys: Capture) -> None:
    assert main(["levels", "stroganov", "--players", "1"]) != 0
    assert "at least two players" in capsys.readouterr().err
