"""Ctrl-C loses nothing of a course, and a course in two pieces learns what it would have learned in one."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import cuda as numba_cuda

import peltry
from peltry.cli import main
from peltry.masters import train, weights
from peltry.masters.learner import Learner
from peltry.masters.network import views
from peltry.masters.resuming import FILE, read

Capture = pytest.CaptureFixture[str]
ROUNDS = 25
SMALL = ("--set", "games=24", "--set", "steps=8", "--set", "batch=64", "--set", "width=16", "--set", "glance=16")


@pytest.fixture(autouse=True)
def told_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "TELL_EVERY", 0.0)


@pytest.fixture(autouse=True)
def obeys_ctrl_c() -> Iterator[None]:
    """Also where the tests were begun in the background, in which a shell has Ctrl-C passed over."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def begin(out: Path, *words: str) -> int:
    return main(["train", "connect_four", "--rounds", str(ROUNDS), *SMALL, "--out", str(out), *words])


def ctrl_c_in_round(number: int, monkeypatch: pytest.MonkeyPatch, again: bool = False) -> None:
    learn = Learner.learn_round

    def learn_round(self: Learner) -> None:
        learn(self)
        if self.progress.rounds == number:
            signal.raise_signal(signal.SIGINT)
            if again:
                signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Learner, "learn_round", learn_round)


def curve_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()]


def same_place(one: Path, other: Path) -> None:
    ours, theirs = read(one), read(other)
    assert ours.arrays.keys() == theirs.arrays.keys()
    for name, array in ours.arrays.items():
        assert np.array_equal(array, theirs.arrays[name]), name
    for word in ("progress", "chance", "remembered"):
        assert ours.about[word] == theirs.about[word]


def test_ctrl_c_keeps_what_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    handler = signal.getsignal(signal.SIGINT)
    ctrl_c_in_round(18, monkeypatch)
    assert begin(tmp_path) == 130
    assert signal.getsignal(signal.SIGINT) is handler
    assert {"last.npz", "curve.jsonl", "curve.svg", FILE} <= {file.name for file in tmp_path.iterdir()}
    story = weights.load(tmp_path / "last.npz", peltry.load("connect_four").kind).story
    assert 0.5 < story["broken_off_at"] < 0.9
    assert curve_of(tmp_path)[-1]["rounds"] == 18
    assert f"`peltry train connect_four --resume {tmp_path}` goes on" in capsys.readouterr().err


def test_a_second_ctrl_c_is_obeyed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ctrl_c_in_round(2, monkeypatch, again=True)
    assert begin(tmp_path) == 130
    assert not (tmp_path / "last.npz").exists()


@pytest.mark.parametrize("against", [False, True])
def test_a_course_in_pieces_learns_what_one_in_one_piece_learns(
    against: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    words: tuple[str, ...] = ()
    if against:
        assert begin(tmp_path / "frozen", "--seed", "2") == 0
        words = ("--against", str(tmp_path / "frozen" / "last.npz"))
    assert begin(tmp_path / "whole", *words) == 0
    pieces = tmp_path / "pieces"
    for number in (9, 18):
        with monkeypatch.context() as now:
            ctrl_c_in_round(number, now)
            resumed = ["train", "connect_four", "--resume", str(pieces)]
            assert (begin(pieces, *words) if number == 9 else main(resumed)) == 130
    assert main(resumed) == 0
    same_place(tmp_path / "whole", pieces)
    told = curve_of(pieces)
    assert [point["rounds"] for point in told] == sorted(point["rounds"] for point in told)
    assert [point["seconds"] for point in told] == sorted(point["seconds"] for point in told)
    kind = peltry.load("connect_four").kind
    story, whole = (weights.load(folder / "last.npz", kind).story for folder in (pieces, tmp_path / "whole"))
    assert (story["command"], story["resumed"]) == (whole["command"], 2)
    assert "broken_off_at" not in story
    assert story.get("against") == whole.get("against")


def test_whoever_was_killed_goes_on_from_the_last_place_that_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert begin(tmp_path / "whole") == 0
    with monkeypatch.context() as now:
        ctrl_c_in_round(18, now, again=True)
        assert begin(tmp_path / "killed") == 130
    assert curve_of(tmp_path / "killed")[-1]["rounds"] == 17
    assert main(["train", "connect_four", "--resume", str(tmp_path / "killed")]) == 0
    same_place(tmp_path / "whole", tmp_path / "killed")
    rounds = [point["rounds"] for point in curve_of(tmp_path / "killed")]
    assert rounds == sorted(rounds)


def refused(capsys: Capture, *words: str) -> str:
    capsys.readouterr()
    assert main(["train", *words]) == 2
    return capsys.readouterr().err


def test_what_cannot_go_on_is_said_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "course"
    assert begin(folder) == 0
    written = {file.name: file.read_bytes() for file in folder.iterdir()}
    again = refused(capsys, "connect_four", "--rounds", "1", "--from", str(folder / "last.npz"), "--out", str(folder))
    assert f"holds a course already; --resume {folder} goes on with it if it was broken off" in again
    assert "is at its end; --from" in refused(capsys, "connect_four", "--resume", str(folder))
    assert "leave --rounds out" in refused(capsys, "connect_four", "--resume", str(folder), "--rounds", "5")
    assert "leave --from out" in refused(capsys, "connect_four", "--resume", str(folder), "--from", "x.npz")
    assert "not of stroganov" in refused(capsys, "stroganov", "--resume", str(folder))
    assert "holds no course" in refused(capsys, "connect_four", "--resume", str(tmp_path))
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == written, "nothing was overwritten"


def test_without_a_card_it_says_so_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    if numba_cuda.is_available():
        pytest.skip("there is a GPU here")
    assert begin(tmp_path / "course", "--device", "gpu") == 2
    assert re.fullmatch("peltry train: no GPU here: [^\n]+\n", capsys.readouterr().err)


def test_who_goes_on_keeps_what_was_learned_of_things_that_this_course_never_met(tmp_path: Path) -> None:
    """Pruned like a player from nothing, a Master that learned on at tables for two forgot those for four."""
    assert begin(tmp_path / "one") == 0
    file = str(tmp_path / "one" / "last.npz")
    assert (
        main(["train", "connect_four", "--rounds", "1", *SMALL, "--from", file, "--out", str(tmp_path / "other")]) == 0
    )
    before, after = (rows_of(tmp_path / name) for name in ("one", "other"))
    assert before.sum() > 100
    assert not np.any(before & ~after)


def rows_of(folder: Path) -> np.ndarray:
    """Which features a player looks at."""
    learned = weights.load(folder / "last.npz", peltry.load("connect_four").kind)
    return np.asarray((views(learned.flat, learned.shape)["see"] != 0).any(1))
