"""The benchmarks whose figures the pages quote run and tell what they say: few games here, many where it counts."""

from __future__ import annotations

import importlib.util
import json
import sys
import time
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

Capture = pytest.CaptureFixture[str]
BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def loaded(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"bench_{name}", BENCHMARKS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    monkeypatch.syspath_prepend(str(BENCHMARKS))  # they borrow from each other
    spec.loader.exec_module(module)
    return module


def told(module: ModuleType, words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> dict[str, Any]:
    monkeypatch.setattr(sys, "argv", [module.__name__, *words])
    module.main()
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_strength_has_every_figure_and_each_with_its_interval(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    strength = loaded("strength", monkeypatch)
    found = told(strength, ["--quick", "--games", "1", "--cores", "1"], monkeypatch, capsys)["figures"]
    names = ["two", "three", "four", "search", "katyusha", "heroic", "heroic, greedy"]
    assert [figure["figure"] for figure in found] == names
    for figure in found:
        assert figure["games"] == 1
        assert 0 <= figure["low"] <= figure["rate"] <= figure["high"] <= 1
    assert [figure["players"] for figure in found] == [2, 3, 4, 2, 1, 1, 1]
    assert found[0]["won"] == 1, "greedy never wins"


def test_strength_seats_the_master_alone_and_everywhere_on_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    strength = loaded("strength", monkeypatch)
    for figure in strength.FIGURES[:4]:
        duels = strength.duels_of(figure, 6 * figure.players, 1)
        assert len(duels) == 6 * figure.players
        assert {duel.bots.count(figure.bot) for duel in duels} == {1}
        assert set(Counter(duel.bots.index(figure.bot) for duel in duels).values()) == {6}


def test_somebody_who_knows_little_can_be_exploited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Two rounds of learning against thirty: surely more than half of the games."""
    from peltry.cli import main

    assert main(["train", "connect_four", "--rounds", "2", "--out", str(tmp_path / "frozen")]) == 0
    frozen = tmp_path / "frozen" / "last.npz"
    before = frozen.read_bytes()
    capsys.readouterr()
    words = ["connect_four", "--player", str(frozen), "--rounds", "30", "--out", str(tmp_path / "exploiter")]
    [figure] = told(loaded("exploit", monkeypatch), [*words, "--games", "60", "--heat", "1"], monkeypatch, capsys)[
        "figures"
    ]
    assert (figure["games"], figure["fair"], figure["looks_ahead"]) == (60, 0.5, "nobody")
    assert figure["different"] > 50
    assert 0.5 < figure["low"] < figure["rate"] <= figure["high"]
    assert frozen.read_bytes() == before


def test_who_looks_ahead_is_measured_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    words = ["connect_four", "--rounds", "1", "--set", "games=16", "--set", "steps=4", "--set", "batch=64"]
    found = told(loaded("exploit", monkeypatch), [*words, "--games", "2", "--out", str(tmp_path)], monkeypatch, capsys)
    assert [figure["looks_ahead"] for figure in found["figures"]] == ["nobody", "both", "player"]
    assert found["player"] == "master.npz"


def test_tables_under_load_are_answered_and_every_view_is_right(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    words = ["--game", "connect_four", "--seats", "2", "--tables", "3", "--seconds", "2", "--pace", "0.2"]
    found = told(loaded("load", monkeypatch), words, monkeypatch, capsys)
    assert found["moves"] > 10
    assert (found["refused"], found["wrong"]) == (0, 0)
    assert 0 < found["answer_ms"]["median"] <= found["seen_by_all_ms"]["max"]


def test_a_tables_weight_is_the_slope_over_the_tables(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    words = ["--game", "connect_four", "--seats", "2", "--steps", "2,4", "--seconds", "1", "--pace", "0.1"]
    found = told(loaded("weight", monkeypatch), [*words, "--rest", "0.1"], monkeypatch, capsys)
    assert len(found["MB"]) == 2
    assert abs((found["MB"][1] - found["MB"][0]) * 1024 / 2 - found["kB_a_table"]) < 60, "readings are of 0.1 MB"
    assert found["moves_of_a_table"][0] > 0
    assert (found["refused"], found["wrong"]) == (0, 0)


def test_browsers_come_back_to_a_house_that_was_killed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    words = ["--game", "connect_four", "--seats", "2", "--tables", "3", "--played", "2", "--down", "0.1"]
    found = told(loaded("returning", monkeypatch), words, monkeypatch, capsys)
    assert found["browsers"] == found["back"] == 6
    assert found["changes_a_table"] > 0
    assert found["open_after_s"] <= found["all_back_after_s"]


def test_reports_are_asked_for_while_others_play(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    found = told(loaded("reports", monkeypatch), ["--game", "connect_four", "--seconds", "1"], monkeypatch, capsys)
    assert set(found["first_ms"]) == set(found["again_ms"]) == {"replay", "log", "points", "export", "verify"}
    assert found["asked_a_second"] > 1
    assert found["answer_ms_meanwhile"]["moves"] > 0


def test_decisions_are_timed_on_a_core_and_by_the_clock(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    decisions = loaded("decisions", monkeypatch)
    monkeypatch.setattr(decisions.os, "sched_setaffinity", lambda *_: None, raising=False)  # the tests keep their cores
    words = ["--game", "connect_four", "--bots", "master@0", "--decisions", "30"]
    (found,) = told(decisions, words, monkeypatch, capsys)["found"]
    assert (found["game"], found["bot"], found["decisions"]) == ("connect_four", "master@0", 30)
    assert 0 < found["core_ms"]["median"] <= found["core_ms"]["p95"]


def test_batches_are_measured_beside_busy_loops_that_end(monkeypatch: pytest.MonkeyPatch) -> None:
    ground = loaded("ground", monkeypatch)
    loops = []
    begun = ground.subprocess.Popen

    def noted(*words: Any) -> Any:
        loops.append(begun(*words))
        return loops[-1]

    monkeypatch.setattr(ground.subprocess, "Popen", noted)
    monkeypatch.setattr(ground, "batches", lambda *_: {"a batch": (sum(loop.poll() is None for loop in loops), 1.0)})
    found = ground.busy(0.1, 8)
    cores = len(ground.os.sched_getaffinity(0))
    assert found == {"quiet": {"a batch": (0, 1.0)}, "busy": {"a batch": (cores, 1.0)}}
    assert all(loop.poll() is not None for loop in loops)


def test_a_liking_is_measured_as_it_is_and_as_the_search_finds_it(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    liking = loaded("liking", monkeypatch)
    words = ["wendake", "--option", "game=base", "--games", "4", "--count", "acted.action"]
    found = told(liking, [*words, "--like", "scouted:0", "scout:0"], monkeypatch, capsys)
    assert (found["games"], found["won"], found["ahead"], found["options"]) == (4, 2, 0, {"game": "base"})
    assert found["likes"] == {"scouted": 0, "scout": 0}
    assert all(fond == plain > 0 for fond, plain in found["done"]["acted.action"].values())
    searching = [*words, "--like", "scouted:0", "scout:0", "--search", "1", "--pairs", "2", "--spread", "20"]
    found = told(liking, searching, monkeypatch, capsys)
    assert all(weight != 0 for weight in found["likes"].values())


def test_a_liking_is_measured_with_printed_values_of_a_trial(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    trial = tmp_path / "trial.toml"
    trial.write_text("[basic.BT5]\nactions = ['FISH']\n", encoding="utf-8")
    words = ["wendake", "--games", "2", "--like", "scouted:0", "--count", "acted.action"]
    counts = [
        told(loaded("liking", monkeypatch), [*words, *more], monkeypatch, capsys)["done"]["acted.action"]
        for more in ([], ["--printed", str(trial)])
    ]
    assert counts[1]["1"][0] < counts[0]["1"][0], "fewer canoes are built where the basic tile has none"


def test_thinking_is_measured_by_the_time_that_the_core_spent(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("peltry.bots.looking_ahead.time", time)  # the benchmark puts another clock there
    thinking = loaded("thinking", monkeypatch)
    words = ["connect_four", "master@0.01", "master@0", "--games", "2"]
    found = told(thinking, words, monkeypatch, capsys)
    assert found["games"] == 2
    assert 0 <= found["low"] <= found["rate"] <= found["high"] <= 1
    assert found["one"]["asked"] > 0
    assert 0 < found["one"]["ms"] < 40
    assert found["other"] == {"bot": "master@0", "ms": 0, "asked": 0}


def test_levels_err_less_than_dice_and_more_than_the_level_above(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    erring = loaded("erring", monkeypatch)
    words = ["--game", "stroganov", "--games", "2", "--levels", "novice", "expert"]
    novice, expert = told(erring, words, monkeypatch, capsys)["found"]
    assert novice["sure_by_dice"] < 0.4 < novice["sure"] < expert["sure"]
    assert novice["cost"] < novice["cost_of_dice"]
    assert novice["points"] < expert["points"]
