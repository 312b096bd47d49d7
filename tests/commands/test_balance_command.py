"""`peltry balance`: what played games say about a game, for people, for programs, as a page and as a table."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from peltry.cli import main
from peltry.lab import duels

Capture = pytest.CaptureFixture[str]
FEW = ("--bot", "random", "--games", "30", "--cores", "1", "--seed", "5")


def facts(capsys: Capture, *words: str) -> dict:
    assert main(["balance", "connect_four", *FEW, "--json", *words]) == 0
    told: dict = json.loads(capsys.readouterr().out)
    return told


def test_seats_share_the_victories_and_every_move_is_counted(capsys: Capture) -> None:
    told = facts(capsys)
    assert (told["game"], told["players"], told["games"]) == ("connect_four", 2, 30)
    assert 28 <= sum(seat["wins"] for seat in told["seats"]) <= 30, "a draw is half a win for each"
    assert [each["move"] for each in told["components"]] == list("abcdefg")
    assert sum(each["times"] for each in told["components"]) == round(told["moves"] * told["games"])
    assert told["unused"] == []


def test_events_can_be_counted_by_any_of_their_numbers(capsys: Capture) -> None:
    told = facts(capsys, "--count", "dropped.column", "dropped.column:row")
    times = {each["move"]: each["times"] for each in told["components"]}
    columns, rows = told["counts"]
    assert [round(line["a game"] * 30) for line in columns["lines"]] == [times[each] for each in "abcdefg"]
    assert all(line["seats"] <= 60 and 0 <= line["won"] <= 1 for line in columns["lines"])
    assert columns["count"] == "dropped.column"
    assert rows["lines"] != columns["lines"]


@pytest.mark.parametrize(
    ("text", "hint"),
    [("drop.column", "the events are: dropped"), ("dropped.tile", "it has: who, column"), ("won", "?")],
)
def test_what_cannot_be_counted_is_refused_in_a_line(text: str, hint: str, capsys: Capture) -> None:
    assert main(["balance", "connect_four", *FEW, "--count", text]) != 0
    said = capsys.readouterr().err
    assert hint in said
    assert said.count("\n") == 1


def test_people_read_lines_and_get_a_page_and_a_row_for_every_game(tmp_path: Path, capsys: Capture) -> None:
    page, rows = tmp_path / "page.html", tmp_path / "games.csv"
    words = ("--html", str(page), "--csv", str(rows), "--count", "dropped.column")
    assert main(["balance", "connect_four", *FEW, *words]) == 0
    told = capsys.readouterr().out
    assert "30 games" in told
    assert "dropped.column in a game" in told
    assert "<h2>Seats</h2>" in page.read_text(encoding="utf-8")
    with rows.open(encoding="utf-8") as file:
        games = list(csv.DictReader(file))
    assert [int(game["seed"]) for game in games] == list(range(5, 35))
    assert all(float(game["won 1"]) + float(game["won 2"]) in (0.0, 1.0) for game in games)


def test_earlier_rules_are_played_by_themselves(capsys: Capture) -> None:
    """Games are played again to see who made which move: by other rules some of their moves would not be legal."""
    words = ["--bot", "random", "--players", "2", "--games", "4", "--seed", "100", "--cores", "1", "--json"]
    assert main(["balance", "stroganov@4", *words]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4


def test_a_break_before_the_first_end_is_no_failure(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(duels, "play", tired)
    page, rows = tmp_path / "page.html", tmp_path / "games.csv"
    words = ("--html", str(page), "--csv", str(rows), "--count", "dropped.column")
    assert main(["balance", "connect_four", *FEW, *words]) == 0
    told = capsys.readouterr()
    assert "stopped after 0 of 30 games" in told.err
    assert "0 games" in told.out
    assert page.exists()
    assert rows.read_text(encoding="utf-8").count("\n") == 1, "the heading alone"
