"""`peltry balance`: what played games say about a game, for people, for programs, as a page and as a table."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest

from peltry.cli import build_parser, main
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
    (drop,) = told["verbs"]
    assert drop["verb"] == "drop"
    assert [each["component"] for each in drop["components"]] == list("abcdefg")
    assert sum(each["times"] for each in drop["components"]) == drop["times"] == round(told["moves"] * told["games"])
    assert drop["used"] == 1
    assert drop["never"] == []


def test_events_can_be_counted_by_any_of_their_numbers(capsys: Capture) -> None:
    told = facts(capsys, "--count", "dropped.column", "dropped.column:row")
    times = {each["component"]: each["times"] for each in told["verbs"][0]["components"]}
    columns, rows = told["counts"]
    assert [round(line["a game"] * 30) for line in columns["lines"]] == [times[each] for each in "abcdefg"]
    assert all(line["seats"] <= 60 and 0 <= line["won"] <= 1 for line in columns["lines"])
    assert columns["count"] == "dropped.column"
    # Whoever wins drops the last piece: half of the pieces, or half of one more.
    assert sum(line["a winner"] for line in columns["lines"]) == pytest.approx(told["moves"] / 2 + 0.5, abs=0.5)
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
    on_page = page.read_text(encoding="utf-8")
    for part in ("<h2>Seats</h2>", "<h2>dropped.column</h2>", "<summary>drop: ", "<td>d<td>"):
        assert part in on_page
    for line in (told, on_page):
        assert re.search(
            r"30 games, [0-9.]+ points \(spread [0-9.]+\), margin 1.0, [0-9.]+ moves a game \(spread ", line
        )
    with rows.open(encoding="utf-8") as file:
        games = list(csv.DictReader(file))
    assert [int(game["seed"]) for game in games] == list(range(5, 35))
    assert all(float(game["won 1"]) + float(game["won 2"]) in (0.0, 1.0) for game in games)


def test_a_verb_with_many_moves_ends_in_a_phrase(tmp_path: Path, capsys: Capture) -> None:
    """Wendake has two thousand moves; what nobody did is told by verbs, and each choice of a march counts by itself."""
    page = tmp_path / "page.html"
    words = ("--bot", "random", "--players", "2", "--games", "2", "--cores", "1", "--seed", "5")
    assert main(["balance", "wendake", *words, "--html", str(page)]) == 0
    told = capsys.readouterr().out
    assert len(told) < 8000
    assert re.search(r"never: .*amount \(\d\d of 100\)", told)
    assert "march to " in page.read_text(encoding="utf-8")
    assert re.search(r"<p>never: .*amount:99", page.read_text(encoding="utf-8")), "whoever opens a verb reads all of it"
    assert main(["balance", "wendake", *words, "--json"]) == 0
    verbs = {verb["verb"]: verb for verb in json.loads(capsys.readouterr().out)["verbs"]}
    march = verbs["march"]["components"]
    for choice in ("march source ", "march to "):
        assert sum(each["times"] for each in march if each["component"].startswith(choice)) == verbs["march"]["times"]
    assert verbs["march"]["times"] > 0
    assert len(march) < 120


def test_how_points_margins_and_lengths_lie_is_plotted(tmp_path: Path, capsys: Capture) -> None:
    page, rows = tmp_path / "page.html", tmp_path / "games.csv"
    words = ("--bot", "random", "--players", "3", "--games", "40", "--cores", "1", "--seed", "5", "--json")
    assert main(["balance", "stroganov", *words, "--html", str(page), "--csv", str(rows)]) == 0
    plots = {plot["of"]: plot["steps"] for plot in json.loads(capsys.readouterr().out)["steps"]}
    with rows.open(encoding="utf-8") as file:
        games = list(csv.DictReader(file))
    points = [sorted(int(game[f"points {seat}"]) for seat in (1, 2, 3)) for game in games]
    lie = {
        "points": [each for game in points for each in game],
        "margin": [game[2] - game[1] for game in points],
        "moves": [int(game["moves"]) for game in games],
    }
    assert plots.keys() == lie.keys()
    for name, values in lie.items():
        steps = plots[name]
        assert len(steps) <= 13
        assert [sum(step["from"] <= value <= step["to"] for value in values) for step in steps] == [
            step["times"] for step in steps
        ]
        assert sum(step["times"] for step in steps) == len(values)
        assert len({step["to"] - step["from"] for step in steps}) == 1
    for head in ("Points of a seat", "Points between the first and the second", "Moves of a game"):
        assert f"<h2>{head}</h2>" in page.read_text(encoding="utf-8")


def test_masters_sit_at_the_table_unless_others_are_asked_for() -> None:
    assert build_parser().parse_args(["balance", "connect_four"]).bot == "master@0"


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
