"""The bots of docs/examples/ play whole games: in Python at the arena, in Node against a real server."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import peltry
from peltry.lab.arena import pairing
from peltry.lab.duels import Duel, Table, play, points_of
from tests.server.real_house import client, open_house

from .pages import ROOT

EXAMPLES = ROOT / "docs" / "examples"
THRIFTY, FLAT = f"{EXAMPLES / 'thrifty.py'}:Thrifty", f"{EXAMPLES / 'flat_monte_carlo.py'}:FlatMonteCarlo"


def test_ten_lines_play_every_game() -> None:
    lines = [line for line in (EXAMPLES / "thrifty.py").read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 10
    for name in peltry.game_names():
        players = min(peltry.load(name).players)
        ended = play(Table(name, players), Duel(5, (THRIFTY,) * players))
        assert len(ended.points) >= players


def test_flat_monte_carlo_beats_random_at_connect_four() -> None:
    ended = [play(Table("connect_four", 2), duel) for duel in pairing(FLAT, "random", 2, 12, 1)]
    assert points_of(ended, FLAT).sum() >= 10


def node_with_sockets() -> list[str]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not here")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    found = re.match(r"v(\d+)", version)
    return [node, *(["--experimental-websocket"] if found and int(found[1]) < 22 else [])]


@pytest.mark.parametrize("rival", ["random", "clerk", "greedy"])
def test_a_program_in_node_plays_a_whole_game(rival: str, tmp_path: Path) -> None:
    node = node_with_sockets()
    with open_house(tmp_path) as port:
        house = f"http://127.0.0.1:{port}"
        done = subprocess.run(
            [*node, str(EXAMPLES / "bot.mjs"), house, rival], capture_output=True, text=True, timeout=300, check=False
        )
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        with client(port) as http:
            facts = http.get(f"/api/tables/{told['table']}").json()
    assert facts["state"] == "finished"
    assert 7 <= told["moves"] <= 42
    assert told["winners"]
    assert facts["result"]["scores"] == told["scores"] if "result" in facts else sum(told["scores"]) <= 1


def test_a_program_that_names_no_bot_is_told_so(tmp_path: Path) -> None:
    node = node_with_sockets()
    with open_house(tmp_path) as port:
        words = [*node, str(EXAMPLES / "bot.mjs"), f"http://127.0.0.1:{port}", "nobody"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode != 0
    assert "nobody" in done.stderr


def test_an_older_node_is_told_what_it_wants() -> None:
    words = [node_with_sockets()[0], "--no-experimental-websocket", str(EXAMPLES / "bot.mjs"), "http://127.0.0.1:9"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode != 0
    assert "node --experimental-websocket bot.mjs" in done.stderr.splitlines()[4]
