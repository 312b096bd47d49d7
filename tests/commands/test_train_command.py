"""`peltry train`: a short course on a processor, from nothing to a player who beats random clearly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import peltry
from peltry.bots import LearnedBot
from peltry.bots.fair import Deals, ask
from peltry.cli import main
from peltry.masters import weights
from peltry.masters.network import fresh
from peltry.masters.story import before, lost, mark_of, parts
from peltry.masters.weights import Learned

Capture = pytest.CaptureFixture[str]
GAMES = 100


def refused(capsys: Capture, *words: str) -> str:
    try:
        status = main(["train", *words])
    except SystemExit as done:
        status = int(str(done.code))
    assert status == 2
    return capsys.readouterr().err


def victories(learned: Learned, name: str = "connect_four", games: int = GAMES) -> float:
    """How many of so many games for two it wins against random, as often first as second; a draw is half of one."""
    game, won = peltry.load(name), 0.0
    for number in range(games):
        own = number % 2
        bots: list[Any] = [peltry.make_bot("random", game, number)] * 2
        bots[own] = LearnedBot(game, number, 0.3, learned=learned)
        position, deals = game.position(2, number), Deals(number)
        while not position.over:
            seat = position.to_play()
            position.play(ask(bots[seat], position, seat, deals.key()))
        winners = game.rules.winners(position.state, position.scores())
        won += (own in winners) / max(1, len(winners))
    return won


def test_a_short_course_beats_random_clearly(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "course"
    assert main(["train", "connect_four", "--rounds", "40", "--seed", "1", "--out", str(out), "--json"]) == 0
    points = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [point["what"] for point in points][:2] == ["ready", "curve"]
    kind = peltry.load("connect_four").kind
    last = weights.load(out / "last.npz", kind)
    assert last.story["rounds"] == 40
    assert last.story["settings"]["games"] == 256
    assert last.story["command"] == "peltry train connect_four --device cpu --rounds 40 --seed 1"
    assert {"at-02.npz", "at-50.npz", "at-90.npz", "curve.jsonl"} <= {file.name for file in out.iterdir()}
    assert victories(last) > 75
    assert victories(weights.load(out / "at-02.npz", kind)) < victories(last)


def test_a_small_course_of_stroganov_beats_random_clearly(tmp_path: Path, capsys: Capture) -> None:
    """The same pipeline with a whole eurogame: some 32,000 moves from nothing, and it wins all of forty games."""
    few = ("--players", "2", "--rounds", "8", "--seed", "1", "--set", "games=128")
    assert main(["train", "stroganov", *few, "--out", str(tmp_path), "--json"]) == 0
    last = weights.load(tmp_path / "last.npz", peltry.load("stroganov").kind)
    unlearned = Learned(last.shape, fresh(last.shape, 1))
    assert victories(unlearned, "stroganov", 40) < 25, "the rules alone do not win"
    assert victories(last, "stroganov", 40) > 34


def test_it_goes_on_from_what_was_learned_before(tmp_path: Path, capsys: Capture) -> None:
    few = ("--set", "games=32", "--set", "steps=8", "--set", "batch=64", "--set", "width=32")
    first, second = tmp_path / "first", tmp_path / "second"
    assert main(["train", "connect_four", "--rounds", "2", "--out", str(first), *few]) == 0
    start = str(first / "last.npz")
    assert main(["train", "connect_four", "--rounds", "1", "--out", str(second), "--from", start, *few]) == 0
    story = weights.load(second / "last.npz", peltry.load("connect_four").kind).story
    assert "--from last.npz --set games=32" in story["command"]  # and no folder of whoever gave it
    assert story["from"]["rounds"] == 2
    assert "curve" in story["from"]
    assert lost(story) == []
    third, fourth = tmp_path / "third", tmp_path / "fourth"
    assert main(["train", "connect_four", "--rounds", "1", "--out", str(third), "--against", start, *few]) == 0
    beaten = weights.load(third / "last.npz", peltry.load("connect_four").kind).story["against"]
    assert beaten == story["from"]
    unsized = few[:-2]  # of the size of the player that it goes on from, though nobody said so
    assert main(["train", "connect_four", "--rounds", "1", "--out", str(fourth), "--from", start, *unsized]) == 0
    assert weights.load(fourth / "last.npz", peltry.load("connect_four").kind).shape.width == 32
    capsys.readouterr()
    other = ("--from", start, "--set", "width=16")
    told = refused(capsys, "connect_four", "--rounds", "1", "--out", str(tmp_path / "fifth"), *other)
    assert "is a network of another size (glance=64, width=32, blocks=1); leave glance, width, blocks out" in told


def test_a_story_is_whole_down_to_who_began_from_nothing(tmp_path: Path, capsys: Capture) -> None:
    """Learned, gone on from, learned against, blended and gone on from once more: every command, seed and curve."""
    few = ("--rounds", "1", "--set", "games=16", "--set", "steps=4", "--set", "batch=64", "--set", "width=16")
    kind = peltry.load("connect_four").kind

    def learn(name: str, *words: str) -> str:
        assert main(["train", "connect_four", *few, "--out", str(tmp_path / name), *words]) == 0
        return str(tmp_path / name / "last.npz")

    first = learn("first", "--seed", "1")
    second = learn("second", "--seed", "2", "--from", first, "--against", first)
    assert main(["blend", "connect_four", first, second, "--out", str(tmp_path / "both.npz")]) == 0
    story = weights.load(Path(learn("third", "--seed", "3", "--from", str(tmp_path / "both.npz"))), kind).story
    told = [*parts(story)]
    assert [part.get("seed") for part in told] == [3, None, 1, 2], "the first one is told once, though twice begun from"
    assert all("curve" in part and "settings" in part for part in told if "seed" in part)
    assert [part["command"].split()[1] for part in told] == ["train", "blend", "train", "train"]
    assert before(told[3]) == [{"command": told[2]["command"], "again": mark_of(told[2])}] * 2
    assert lost(story) == []
    del told[0]["from"]
    assert lost(story) == [story["command"]]


def test_it_is_installed_only_when_asked(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "eyes" / "master.npz"
    monkeypatch.setattr(weights, "home_of", lambda game: home)
    few = ("--rounds", "1", "--set", "games=16", "--set", "steps=4", "--set", "batch=64")
    assert main(["train", "connect_four", *few, "--out", str(tmp_path / "one")]) == 0
    assert not home.exists()
    assert main(["train", "connect_four", *few, "--out", str(tmp_path / "other"), "--install"]) == 0
    assert weights.load(home, peltry.load("connect_four").kind).story["rounds"] == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "3"], "connect_four is played by 2 players, not 3"),
        (["--players", "two"], "--players takes numbers joined by commas, not 'two'"),
        (["--set", "width"], "a setting is written NAME=VALUE, not 'width'"),
        (["--set", "hight=3"], "the command line: there is no setting 'hight'"),
        (["--set", "width=wide"], "the command line: width is a int, not 'wide'"),
        (["--minutes", "0"], "--minutes is more than nothing and less than a week"),
        (["--rounds", "0"], "'0' is not a whole number from 1"),
        (["--from", "nowhere.npz"], "connect_four has no learned player (nowhere.npz)"),
    ],
)
def test_mistakes_are_answered_in_one_line(words: list[str], said: str, capsys: Capture) -> None:
    told = refused(capsys, "connect_four", *words)
    assert said in told
    assert told.count("\n") == 1
