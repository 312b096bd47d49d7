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


def test_every_game_is_kept_as_a_save_that_can_be_checked_and_told(tmp_path: Path, capsys: Capture) -> None:
    kept, page = tmp_path / "games", tmp_path / "ladder.html"
    words = ("--save", str(kept), "--html", str(page))
    assert main(["arena", "connect_four", "--bots", "random,greedy", *FEW, *words, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    files = sorted(map(str, kept.iterdir()))
    assert len(files) == 8
    assert main(["verify", *files]) == 0
    assert capsys.readouterr().out.count("replays exactly") == 8
    saves = [peltry.read_save(file) for file in files]
    assert [save.seats for save in saves] == [["random", "greedy"], ["greedy", "random"]] * 4
    assert [save.match.seed for save in saves] == [3, 3, 4, 4, 5, 5, 6, 6]
    won = sum(save.match.scores()[save.seats.index("greedy")] for save in saves)
    assert won == next(pair["won"] for pair in facts["pairings"] if pair["bot"] == "greedy")
    assert main(["replay", files[0]]) == 0
    assert "Greedy 2" in capsys.readouterr().out
    assert "<h1>Ladder of connect_four, 2 players</h1>" in page.read_text(encoding="utf-8")
    assert main(["arena", "connect_four", "--bots", "random,greedy", *FEW, "--save", str(kept)]) == 2
    assert "--save takes a new or an empty folder" in capsys.readouterr().err


def test_options_and_printed_values_of_ones_own_are_kept_with_the_game(tmp_path: Path, capsys: Capture) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[wish.A5]\nneed = 4\npoints = 6\n", encoding="utf-8")
    words = ("--players", "2", "--games", "2", "--cores", "1", "--option", "narrow_claims=on", "--printed", str(own))
    assert main(["arena", "stroganov", "--bots", "random,greedy", *words, "--save", str(tmp_path / "games")]) == 0
    files = sorted((tmp_path / "games").iterdir())
    assert main(["verify", *map(str, files)]) == 0
    save = peltry.read_save(files[0])
    assert save.match.chosen["narrow_claims"] == "on"
    assert save.match.game.printed_text == own.read_text(encoding="utf-8")


def test_alone_there_is_no_rating_but_a_rate(capsys: Capture) -> None:
    words = ("--players", "1", "--games", "2", "--cores", "1", "--json")
    assert main(["arena", "strogoff", "--bots", "random", *words]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["ratings"] == []
    assert [pair["bot"] for pair in facts["pairings"]] == ["random"]


def tired_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C when so many games have ended."""
    whole = duels.play
    left = iter(range(games))

    def tired(*args: object) -> object:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return whole(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(duels, "play", tired)


def test_a_break_keeps_what_there_is(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    tired_after(7, monkeypatch)
    words = ("--save", str(tmp_path / "games"), "--json")
    assert main(["arena", "connect_four", "--bots", "random,greedy,novice", *FEW, *words]) == 0
    told = capsys.readouterr()
    assert "stopped after 7 of 24 games" in told.err
    facts = json.loads(told.out)
    assert facts["games"] == len([*(tmp_path / "games").iterdir()]) == 7
    assert {pair["games"] for pair in facts["pairings"]} == {2, 3}, "pairings take turns"
    assert all(rated["low"] < rated["rating"] < rated["high"] for rated in facts["ratings"])


def test_whoever_met_nobody_before_the_break_has_no_rating(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    tired_after(1, monkeypatch)
    page = tmp_path / "ladder.html"
    assert main(["arena", "connect_four", "--bots", "random,greedy,novice", *FEW, "--html", str(page)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert sum(" to " in line and "among" not in line for line in told) == 2
    assert "novice no rating: it has met too few yet" in told
    assert "<td>novice<td><td>it has met too few yet" in page.read_text(encoding="utf-8")


def test_a_break_before_the_first_end_is_no_failure(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    tired_after(0, monkeypatch)
    words = ("--html", str(tmp_path / "ladder.html"))
    assert main(["arena", "connect_four", "--bots", "random,greedy,novice", *FEW, *words]) == 0
    told = capsys.readouterr()
    assert told.out.count("no rating: it has met too few yet") == 3
    assert "stopped after 0 of 24 games" in told.err


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
