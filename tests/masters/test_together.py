"""Several who learn meet in the middle; one who is gone is not waited for."""

from __future__ import annotations

import importlib.util
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import peltry
from peltry.cli import main
from peltry.commands.train import small_on_cpu
from peltry.masters import weights
from peltry.masters.field import tables_for
from peltry.masters.learner import Learner
from peltry.masters.settings import settings_for
from peltry.masters.together import MEET_EVERY, Helper, Task, Team
from peltry.masters.train import Course

FEW = {"games": 24, "steps": 8, "batch": 64, "glance": 16, "width": 16, "blocks": 1, "variants": 2}
HAS_RAY = importlib.util.find_spec("ray") is not None


class Beside:
    """A helper in the next chair instead of on the next machine."""

    def __init__(self, helper: Any, answers: int = 1000):
        self.helper, self.answers, self.given = helper, answers, list[np.ndarray]()

    def learn(self, flat: np.ndarray, done: float) -> Future[np.ndarray]:
        self.given.append(flat.copy())
        answer: Future[np.ndarray] = Future()
        if len(self.given) > self.answers:
            answer.set_exception(ConnectionError("its machine was switched off"))
        else:
            answer.set_result(self.helper.learn(flat, done))
        return answer


def task(seed: int) -> Task:
    kind = peltry.load("connect_four").kind
    return Task("connect_four", None, (2,), settings_for(kind, **small_on_cpu("cpu") | FEW), {}, "cpu", seed)


def course(team: Team, out: Path, rounds: int) -> Course:
    game, own = peltry.load("connect_four"), task(1)
    learner = Learner(game, tables_for(game, [2], own.settings, {}, 1), own.settings, "cpu", 1)
    return Course(game, learner, 60.0, out, {"command": "", "seed": 1}, lambda point: None, rounds, team)


def test_all_go_on_from_the_mean_of_what_each_has_learned() -> None:
    class Doubles:
        def learn(self, flat: np.ndarray, done: float) -> np.ndarray:
            return flat * 2

    team = Team([Beside(Doubles()), Beside(Doubles())])
    team.go_on(np.ones(3, np.float32), 0.0)
    assert team.meet(np.full(3, 5.0, np.float32)).tolist() == [3.0, 3.0, 3.0]  # of 5, 2 and 2


def test_helpers_learn_by_games_of_their_own_and_begin_alike(tmp_path: Path) -> None:
    helpers = [Beside(Helper(task(seed))) for seed in (2, 3)]
    learned = course(Team(helpers), tmp_path, 3 * MEET_EVERY).run()
    one, other = helpers
    assert len(one.given) == len(other.given) == 4
    assert all(np.array_equal(a, b) for a, b in zip(one.given, other.given, strict=True))
    assert not np.array_equal(one.given[0], one.given[1])
    assert not np.array_equal(one.helper.learner.weights(), other.helper.learner.weights())
    assert np.isfinite(learned.flat).all()


def test_one_who_is_gone_is_not_waited_for(tmp_path: Path) -> None:
    team = Team([Beside(Helper(task(2))), Beside(Helper(task(3)), answers=1)])
    course(team, tmp_path, 3 * MEET_EVERY).run()
    assert len(team.helpers) == 1
    assert (tmp_path / "last.npz").exists()


@pytest.mark.usefixtures("logged_as_before")
@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed: pip install 'peltry[ray]'")
def test_a_course_with_two_helpers_on_ray(tmp_path: Path) -> None:
    few = [word for name, value in FEW.items() for word in ("--set", f"{name}={value}")]
    words = ["--rounds", "9", "--on", "ray", "--helpers", "2", "--out", str(tmp_path), "--json"]
    assert main(["train", "connect_four", *words, *few]) == 0
    kind = peltry.load("connect_four").kind
    assert "--on ray --helpers 2" in weights.load(tmp_path / "last.npz", kind).story["command"]


def test_what_cannot_be_together_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = str(weights.home_of(peltry.load("connect_four").kind))
    sizes = ["--set", "glance=128", "--set", "width=256", "--set", "blocks=2"]
    words = ["--on", "ray", "--against", own, "--out", str(tmp_path), *sizes]
    assert main(["train", "connect_four", *words]) != 0
    assert "cannot be had together" in capsys.readouterr().err
