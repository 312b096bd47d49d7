"""Rules that can be stepped through: a whole game of each kind without compiling, the same game as compiled."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import peltry
from peltry.kernel.tools.rule import INTERPRETED
from peltry.lab.variety import random_match

ROOT = Path(__file__).parents[2]
SEED = 3
SCRIPT = """
import json, sys
import numba.core.compiler as compiler

def refused(*arguments, **more):
    raise AssertionError("something was compiled")

compiler.compile_extra = compiler.compile_ir = refused

import peltry
sys.path.insert(0, "")
from tests.kernel.test_interpreted import played

print(json.dumps({name: played(name) for name in peltry.game_names()}))
"""


def played(name: str) -> list[object]:
    """A game of every number of players: how many moves, what the table is in the end, the points."""
    told: list[object] = []
    for players in peltry.load(name).players:
        match = random_match(peltry.load(name), players, SEED, {})
        table = hashlib.sha256(match.position.states.tobytes()).hexdigest()
        told.append([len(match.history), table, match.scores()])
    return told


@pytest.mark.skipif(INTERPRETED, reason="there is nothing compiled to compare with")
def test_a_whole_game_of_each_kind_is_played_without_compiling() -> None:
    env = {**os.environ, "PELTRY_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {name: played(name) for name in peltry.game_names()}
