"""Games on a Ray cluster, here on two workers of this machine. `make test` installs Ray; without it this is skipped."""

from __future__ import annotations

import importlib.util
import json
import sys

import pytest

from peltry.cli import main
from peltry.lab.arena import all_pairings
from peltry.lab.duels import Ended, Table, played

HAS_RAY = importlib.util.find_spec("ray") is not None
Capture = pytest.CaptureFixture[str]
FEW = ("--games", "12", "--cores", "2", "--seed", "3", "--json")


def by_deal(ended: Ended) -> tuple[int, tuple[str, ...]]:
    return ended.duel.seed, ended.duel.bots


@pytest.mark.usefixtures("logged_as_before")
@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed: pip install 'peltry[ray]'")
def test_games_end_the_same_way_on_two_workers_elsewhere(capsys: Capture) -> None:
    table = Table("connect_four", 2)
    duels = all_pairings(["random", "greedy"], 2, 12, 3)
    here = sorted(played(table, duels), key=by_deal)
    assert sorted(played(table, duels, 2, ray=True), key=by_deal) == here
    assert main(["arena", "connect_four", "--bots", "random,greedy", *FEW, "--on", "ray"]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main(["arena", "connect_four", "--bots", "random,greedy", *FEW]) == 0
    assert there == json.loads(capsys.readouterr().out)
    assert main(["balance", "connect_four", "--bot", "random", *FEW, "--on", "ray"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 12


def test_without_ray_the_command_says_what_to_install(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "connect_four", "--bots", "random,greedy", *FEW, "--on", "ray"]) != 0
    assert "pip install 'peltry[ray]'" in capsys.readouterr().err
