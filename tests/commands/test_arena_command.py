"""`peltry arena`: a ladder for people, for programs and as a page; every mistake in one line."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import peltry
from peltry.cli import main
from peltry.commands import arena
from peltry.lab import duels
from peltry.lab.arena import all_pairings

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
    assert "<p>Rules version 1, 8 games, --seed 3</p>" in page.read_text(encoding="utf-8")
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
        return whole(*args)

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


FAILING = """
from random import Random


class Failing:
    name = "failing"

    def __init__(self, game, seed=0):
        self.chance = Random(seed)

    def choose(self, position, seat):
        if self.chance.random() < 0.1:
            raise RuntimeError("no idea")
        return self.chance.choice(position.legal())


class Lawless(Failing):
    name = "lawless"

    def choose(self, position, seat):
        return 99


class Other(Failing):
    pass
"""


@pytest.fixture
def failing(tmp_path: Path) -> Path:
    file = tmp_path / "failing.py"
    file.write_text(FAILING, encoding="utf-8")
    return file


@pytest.mark.parametrize("cores", ["1", "2"])
def test_a_bot_that_fails_forfeits_its_games_and_the_ladder_goes_on(cores: str, failing: Path, capsys: Capture) -> None:
    kept, page = failing.parent / "games", failing.parent / "page.html"
    words = ["--bots", f"{failing}:Failing,{failing}:Lawless,random", "--games", "8", "--seed", "3", "--cores", cores]
    assert main(["arena", "connect_four", *words, "--save", str(kept), "--html", str(page), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["games"] == 24
    assert facts["bots"]["failing"] == f"{failing}:Failing"
    lawless, failed = sorted(facts["forfeits"], key=lambda each: -each["games"])
    lost = {duel.seed for duel in all_pairings([*words[1].split(",")], 2, 8, 3) if f"{failing}:Lawless" in duel.bots}
    assert lawless["bot"] == "lawless"
    assert lawless["seed"] in lost
    assert 8 <= lawless["games"] <= 16, "all against random, and those in which the other did not fail first"
    assert lawless["why"].startswith("it chose move 99, which is not legal; legal are ")
    assert (failed["bot"], failed["why"]) == ("failing", "RuntimeError: no idea (failing.py, line 13)")
    won = {(pair["bot"], pair["among"]): pair["won"] for pair in facts["pairings"]}
    assert won["lawless", "random"] == 0
    assert won["random", "lawless"] == 8
    assert len([*kept.iterdir()]) == 24
    assert main(["verify", *map(str, sorted(kept.iterdir()))]) == 0
    said = capsys.readouterr().out
    assert f"lawless forfeited {lawless['games']} games, the first at move" in page.read_text(encoding="utf-8")
    assert said.count("replays exactly") == 24


def test_people_read_who_forfeited_and_bots_by_their_own_names(failing: Path, capsys: Capture) -> None:
    words = ["--bots", f"{failing}:Lawless,{failing}:Failing,{failing}:Other,random", "--games", "2", "--cores", "1"]
    assert main(["arena", "connect_four", *words, "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"^lawless forfeited [2-6] games, the first at move \d+ of", told, re.MULTILINE)
    assert re.search(r" of the game with seed \d+: it chose move 99, which is not legal", told)
    assert f"{failing}:Failing among {failing}:Other" in told, "two bots are called failing"


def test_what_measures_games_stops_at_a_bot_that_fails(failing: Path, capsys: Capture) -> None:
    words = ("--games", "8", "--seed", "3", "--cores", "1")
    assert main(["balance", "connect_four", "--bot", f"{failing}:Lawless", *words]) == 2
    told = capsys.readouterr().err
    assert f"{failing}:Lawless failed at move 1 of the game with --seed 3: it chose move 99, which is" in told
    assert told.count("\n") == 1
    assert main(["simulate", "connect_four", "--bots", f"{failing}:Lawless", *words]) == 2
    told = capsys.readouterr().err
    assert f"{failing}:Lawless failed in game 1, --seed 3: it chose move 99, which is not legal" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("command", [["arena", "--bots", "master@0,greedy"], ["balance", "--bot", "greedy"]])
def test_two_breaks_at_once_end_the_workers_too_and_keep_what_there_is(command: list[str]) -> None:
    """As `timeout` and some terminals send them: to the process and to its whole group."""
    words = [*command[:1], "wendake", *command[1:], "--games", "100000", "--cores", "2", "--json"]
    running = subprocess.Popen(
        [sys.executable, "-m", "peltry", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    while len(workers := children_of(running.pid)) < 2 and running.poll() is None:
        time.sleep(0.05)
    time.sleep(1)
    for _ in range(2):
        os.killpg(running.pid, signal.SIGINT)
    try:
        out, told = running.communicate(timeout=60)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 0, told
    assert "stopped after" in told
    assert "Traceback" not in told
    assert "games" in json.loads(out)
    assert len(workers) >= 2
    ends = time.monotonic() + 20
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < ends, "a worker plays on"
        time.sleep(0.05)


def children_of(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children")
    if not Path("/proc/self").exists():
        pytest.skip("no /proc here")
    return [int(each) for each in found.read_text(encoding="ascii").split()] if found.exists() else []


def test_names_on_a_page_are_text() -> None:
    rated = {"bot": "<b>x.py:Bold</b>", "rating": 1500, "low": 1400, "high": 1600}
    about = {"game": "connect_four", "version": 1, "players": 2, "games": 0, "seed": 1}
    page = arena.ladder_page({**about, "ratings": [rated], "pairings": [], "forfeits": []})
    assert "&lt;b&gt;x.py:Bold" in page
    assert "<b>" not in page


def test_all_cores_or_a_number() -> None:
    assert arena.read_cores("all") == os.cpu_count()
    assert arena.read_cores("3") == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "random"], "an arena needs two bots or more; name them with --bots a,b"),
        (["--bots", "random,random"], "--bots names 'random' twice; every bot meets every other, so name each once"),
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
