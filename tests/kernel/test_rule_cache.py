"""A stale rule can never run: change a called function in another file, see the new behaviour.

Each run is a process of its own, as in life, with a cache folder of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

RULES = """
from peltry.kernel.decisions import push
from peltry.kernel.records import i8, i32, record, state_record
from peltry.kernel.rule import rule
from .paces import LIMIT, pace
from .deep.weather import wind

OPTIONS = record(("players", i8))
BOX = record(("nothing", i8))
STATE = state_record(OPTIONS, ("total", i32))
MOST_LEGAL, OBSERVATION = 1, 1

@rule
def setup(game, seed):
    push(game, 0, 0)

@rule
def legal(game, out):
    out[0] = 0
    return 0 if game.state.over else 1

@rule
def apply(game, move):
    game.state.total += pace(game.state.total) + wind()
    if game.state.total >= LIMIT:
        game.state.over = 1

@rule
def scores(game, out):
    out[0] = game.state.total
    return 1

@rule
def shuffle_unseen(game, seat, key):
    game.state.rng = key

@rule
def observe(game, seat, out):
    return 0
"""
PACES = """
from peltry.kernel.rule import rule
LIMIT = 1000

@rule
def pace(total):
    return 1
"""
WEATHER = """
from peltry.kernel.rule import rule

@rule
def wind():
    return 0
"""
PROGRAM = """
import numpy as np
from games.walk import rules
from peltry.kernel.engine import Engine
rules.NAME = "walk"
engine = Engine(rules, np.zeros(1, rules.BOX))
position = engine.position(np.zeros(1, rules.OPTIONS), 0)
for _ in range(10):
    if not position.over:
        position.play(0)
print(position.scores()[0], engine.drive is not None)
"""


@pytest.fixture
def walk(tmp_path: Path) -> Path:
    folder = tmp_path / "games" / "walk"
    (folder / "deep").mkdir(parents=True)
    for package in (folder.parent, folder, folder / "deep"):
        (package / "__init__.py").write_text("")
    (folder / "rules.py").write_text(RULES)
    (folder / "paces.py").write_text(PACES)
    (folder / "deep" / "weather.py").write_text(WEATHER)
    return folder


def run(folder: Path, program: str = PROGRAM) -> subprocess.CompletedProcess[str]:
    home = folder.parent.parent
    env = {**os.environ, "PELTRY_CACHE": str(home / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    env["PYTHONPATH"] = str(home)
    return subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)


def walked(folder: Path) -> int:
    done = run(folder)
    assert done.returncode == 0, done.stderr
    return int(done.stdout.split()[0])


def compiled_files(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in (folder.parent.parent / "cache").rglob("*.nbc")}


def change(path: Path, old: str, new: str) -> None:
    """Change a source in a way that keeps its size and its date, the hardest to notice."""
    before, text = path.stat(), path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_unchanged_rules_are_taken_from_the_disk(walk: Path) -> None:
    assert walked(walk) == 10
    before = compiled_files(walk)
    assert before
    assert walked(walk) == 10
    assert compiled_files(walk) == before


def test_a_called_function_in_another_file_changes(walk: Path) -> None:
    assert walked(walk) == 10
    change(walk / "paces.py", "return 1", "return 2")
    assert walked(walk) == 20
    change(walk / "paces.py", "return 2", "return 1")
    assert walked(walk) == 10


def test_a_called_function_in_a_folder_below_changes(walk: Path) -> None:
    assert walked(walk) == 10
    change(walk / "deep" / "weather.py", "return 0", "return 4")
    assert walked(walk) == 50


def test_a_constant_of_another_file_changes(walk: Path) -> None:
    assert walked(walk) == 10
    change(walk / "paces.py", "LIMIT = 1000", "LIMIT = 0007".replace("0007", "   7"))
    assert walked(walk) == 7


def test_a_constant_of_a_file_that_is_never_hashed_changes(walk: Path) -> None:
    """Directly or by way of another constant, its value is in the compiled code."""
    (walk / "panels.py").write_text("PACE = 1\n")
    change(walk / "paces.py", "LIMIT = 1000", "from .panels import PACE\nTWICE = 2 * PACE\nLIMIT = 1000")
    change(walk / "paces.py", "return 1", "return PACE + TWICE")
    assert walked(walk) == 30
    before = compiled_files(walk)
    assert walked(walk) == 30
    assert compiled_files(walk) == before
    change(walk / "panels.py", "PACE = 1", "PACE = 2")
    assert walked(walk) == 60


def test_a_rule_outside_of_the_hashed_sources_is_refused(walk: Path) -> None:
    other = walk.parent / "elsewhere"
    other.mkdir()
    (other / "__init__.py").write_text("")
    (other / "weather.py").write_text(WEATHER)
    change(walk / "rules.py", "from .deep.weather import wind", "from games.elsewhere.weather import wind")
    done = run(walk)
    assert done.returncode != 0
    assert "outside of walk and the kernel" in done.stderr


def test_a_file_that_is_never_hashed_may_not_hold_a_rule(walk: Path) -> None:
    (walk / "words.py").write_text(WEATHER)
    done = run(walk, "import games.walk.words")
    assert "may not hold a rule" in done.stderr
