"""Printed values of one's own: they change the game, travel with its save, and are never mixed up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import peltry
from peltry.cli import main
from peltry.errors import BadSave
from peltry.lab.variety import picked
from peltry.table.save import parse_save, read_save, verify_save, write_save

OWN = "[supply]\nstart_coins = 3\n"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    (tmp_path / "mine.toml").write_text(OWN, encoding="utf-8")
    return tmp_path / "mine.toml"


@pytest.fixture
def saved(own: Path) -> Path:
    match = peltry.load("stroganov", own).new(2, seed=1)
    for number in range(30):
        match.play(picked(match.legal(), 1, number))
    write_save(match, own.with_name("game.json"))
    return own.with_name("game.json")


def test_own_values_are_shown(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["printed", "stroganov", "--printed", str(own), "--json"]) == 0
    values = {value["key"]: value["value"] for value in json.loads(capsys.readouterr().out)["values"]}
    assert values["supply.start_coins"] == 3


def test_own_values_are_played_with(own: Path) -> None:
    assert peltry.load("stroganov", own).new(2, seed=1).state["players"]["coins"][:2].tolist() == [3, 3]
    assert peltry.load("stroganov").new(2, seed=1).state["players"]["coins"][:2].tolist() == [1, 1]


def test_a_save_brings_its_values_along(saved: Path) -> None:
    assert read_save(saved).match.state["players"]["coins"].sum() > 0
    assert verify_save(saved) == []


def test_a_save_is_not_replayed_with_other_values(saved: Path) -> None:
    with pytest.raises(
        BadSave, match=r"game.json was played with other printed values .*; give its own with --printed"
    ):
        parse_save(saved.read_text(encoding="utf-8"), "game.json", "[supply]\nstart_coins = 2\n")


def test_a_mistake_in_own_values_names_its_line(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own.write_text("[supply]\n\nstart_coin = 3\n", encoding="utf-8")
    assert main(["simulate", "stroganov", "--printed", str(own)]) == 2
    assert "mine.toml, line 3: supply.start_coin is not known" in capsys.readouterr().err
