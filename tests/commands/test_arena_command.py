"""`peltry arena`: a ladder for people, for programs and as a page; every mistake in one line."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import peltry
from peltry.cli import main
from peltry.commands import arena
from peltry.lab import duels

Capture = pytest.CaptureFixture[str]
FEW = ("--games", "8", "--cores", "1", "--seed", "3")


def test_programs_get_ratings_and_pairings(capsys: Capture) -> None:
    assert main(["arena", "connect_four", "--bots", "random,greedy", *FEW, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["game"], facts["players"], facts["games"]) == ("connect_four", 2, 8)
    assert [rated["bot"] for rated in facts["ratings"]] == ["greedy", "random"]
    assert {(pair["bot"], pair["among"]) for pair in facts["pairings"]} == {("random", "greedy"), ("greedy", "random")}
    assert sum(pair["won"] for pair in facts["pairings"]) == 8


def test_people_read_lines(capsys: Capture) -> None:
    assert main(["arena", "connect_four", "--bots", "random,greedy", *FEW]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("greedy")
    assert any("among random" in line and "% (" in line for line in told)
    assert len({line.index(" games ") for line in told if " games " in line}) == 1  # in columns


def test_every_game_is_kept_and_can_be_played_again(tmp_path: Path, capsys: Capture) -> None:
    kept, page = tmp_path / "games.jsonl", tmp_path / "ladder.html"
    words = ("--save", str(kept), "--html", str(page))
    assert main(["arena", "connect_four", "--bots", "random,greedy", *FEW, *words]) == 0
    games = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    assert len(games) == 8
    for each in games:
        match = peltry.load("connect_four").new(2, seed=each["seed"])
        for move in each["moves"]:
            match.play(move)
        assert match.over
        assert match.scores() == each["points"]
    assert "<h1>Ladder of connect_four, 2 players</h1>" in page.read_text(encoding="utf-8")


def test_alone_there_is_no_rating_but_a_rate(capsys: Capture) -> None:
    words = ("--players", "1", "--games", "2", "--cores", "1", "--json")
    assert main(["arena", "strogoff", "--bots", "random", *words]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["ratings"] == []
    assert [pair["bot"] for pair in facts["pairings"]] == ["random"]


def test_a_break_keeps_what_there_is(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = duels.play
    left = iter(range(3))

    def tired(*args: object) -> object:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return whole(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(duels, "play", tired)
    assert main(["arena", "connect_four", "--bots", "random,greedy", *FEW, "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 3
    assert "stopped after 3 of 8 games" in told.err


def test_names_on_a_page_are_text() -> None:
    rated = {"bot": "<b>x.py:Bold</b>", "rating": 1500, "low": 1400, "high": 1600}
    page = arena.ladder_page({"game": "connect_four", "players": 2, "ratings": [rated], "pairings": []})
    assert "&lt;b&gt;x.py:Bold" in page
    assert "<b>" not in page


def test_all_cores_or_a_number() -> None:
    assert arena.read_cores("all") == os.cpu_count()
    assert arena.read_cores("3") == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "random"], "an arena needs two bots or more; name them with --bots a,b"),
        (["--bots", "random,nobody"], "there is no bot 'nobody'; the bots are: random, greedy"),
        (["--bots", "random,greedy", "--cores", "many"], "--cores is a number from 1, or all; not 'many'"),
        (["--bots", "random,greedy", "--players", "3"], "is played by 2 players, not 3"),
        ([], "the following arguments are required: --bots"),
    ],
)
def test_mistakes_are_answered_in_one_line(words: list[str], said: str, capsys: Capture) -> None:
    try:
        status = main(["arena", "connect_four", *words])
    except SystemExit as done:
        status = int(str(done.code))
    told = capsys.readouterr().err
    assert status == 2
    assert said in told
    assert told.count("\n") == 1
