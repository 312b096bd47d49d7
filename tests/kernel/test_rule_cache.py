"""A stale rule can never run: change a called function in another file, see the new behaviour.

Each run is a process of its own, as in life, with a cache folder of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.releases import NOT_NEEDED, SOURCES

PIECES = """
from peltry.kernel.declared import Decisions, Events, Moves
from peltry.kernel.game import Pieces
from peltry.kernel.options import Options
from peltry.kernel.tools.records import amount, i8, i32, record, seen, state_record

DECISIONS, EVENTS, MOVES, OPTIONS = Decisions(), Events(), Moves(), Options(most_seats=1)
ASK_STEP, STEP = DECISIONS.ask("step"), MOVES.verb("step")
BOX = record(("nothing", i8))
STATE = state_record(OPTIONS.record(), DECISIONS, seen("total", i32, amount(1000)))
PIECES = Pieces(STATE, BOX, OPTIONS, MOVES, EVENTS, DECISIONS)
"""
RULES = """
from peltry.kernel.game import Eyes, Rules
from peltry.kernel.tools import push, rule
from .paces import LIMIT, pace
from .deep.weather import wind

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
def redeal(game, seat, key):
    game.state.rng = key

@rule
def estimate(game, seat):
    return 0

RULES, EYES = Rules(setup, legal, apply, scores, most_legal=1), Eyes(redeal, estimate)
"""
GAME = """
from pathlib import Path
from peltry.kernel.game import Game, Message, Words
from .pieces import PIECES
from .rules import EYES, RULES

def say(*anything):
    return Message("nothing")

HERE = Path(__file__).parent
GAME = Game("walk", 1, (1,), HERE, PIECES, RULES, EYES, Words(HERE / "words", say, say, say))
"""
PACES = """
from peltry.kernel.tools.rule import rule
LIMIT = 1000

@rule
def pace(total):
    return 1
"""
WEATHER = """
from peltry.kernel.tools.rule import rule

@rule
def wind():
    return 0
"""
PROGRAM = """
import peltry
position = peltry.load("games/walk").position(1, 0)
for _ in range(10):
    if not position.over:
        position.play(0)
print(position.scores()[0])
"""


@pytest.fixture
def walk(tmp_path: Path) -> Path:
    """The smallest game there is, in a folder of its own."""
    folder = tmp_path / "games" / "walk"
    for room in ("pieces", "rules", "rules/deep", "words"):
        (folder / room).mkdir(parents=True)
        (folder / room / "__init__.py").write_text("")
    (folder / "__init__.py").write_text(GAME)
    (folder / "pieces" / "__init__.py").write_text(PIECES)
    (folder / "rules" / "__init__.py").write_text(RULES)
    (folder / "rules" / "paces.py").write_text(PACES)
    (folder / "rules" / "deep" / "weather.py").write_text(WEATHER)
    return folder


def run(folder: Path, program: str = PROGRAM, cache: Path | None = None) -> subprocess.CompletedProcess[str]:
    home = folder.parent.parent
    env = {**os.environ, "PELTRY_CACHE": str(cache or home / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    env["PYTHONPATH"] = os.pathsep.join([str(home), str(SOURCES.parent)])
    return subprocess.run(
        [sys.executable, "-c", program], env=env, cwd=home, capture_output=True, text=True, check=False
    )


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


def test_another_copy_of_the_sources_finds_what_the_first_one_compiled(walk: Path, tmp_path: Path) -> None:
    """Otherwise a house that was moved, or a fresh checkout, would take for compiled what it has to compile."""
    assert walked(walk) == 10
    before = compiled_files(walk)
    other = Path(shutil.copytree(walk, tmp_path / "moved" / "games" / "walk"))
    shutil.copytree(SOURCES, tmp_path / "moved" / "peltry", ignore=NOT_NEEDED)
    done = run(other, cache=tmp_path / "cache")
    assert done.stdout.split() == ["10"], done.stderr
    assert compiled_files(walk) == before


def test_a_called_function_in_another_file_changes(walk: Path) -> None:
    assert walked(walk) == 10
    change(walk / "rules" / "paces.py", "return 1", "return 2")
    assert walked(walk) == 20
    change(walk / "rules" / "paces.py", "return 2", "return 1")
    assert walked(walk) == 10


def test_a_called_function_in_a_folder_below_changes(walk: Path) -> None:
    assert walked(walk) == 10
    change(walk / "rules" / "deep" / "weather.py", "return 0", "return 4")
    assert walked(walk) == 50


def test_a_constant_of_another_file_changes(walk: Path) -> None:
    assert walked(walk) == 10
    change(walk / "rules" / "paces.py", "LIMIT = 1000", "LIMIT = 0007".replace("0007", "   7"))
    assert walked(walk) == 7


def test_a_constant_of_a_file_that_is_never_hashed_changes(walk: Path) -> None:
    """Directly or by way of another constant, its value is in the compiled code."""
    (walk / "words" / "paces.py").write_text("PACE = 1\n")
    change(
        walk / "rules" / "paces.py", "LIMIT = 1000", "from ..words.paces import PACE\nTWICE = 2 * PACE\nLIMIT = 1000"
    )
    change(walk / "rules" / "paces.py", "return 1", "return PACE + TWICE")
    assert walked(walk) == 30
    before = compiled_files(walk)
    assert walked(walk) == 30
    assert compiled_files(walk) == before
    change(walk / "words" / "paces.py", "PACE = 1", "PACE = 2")
    assert walked(walk) == 60


def test_a_rule_outside_of_the_hashed_sources_is_refused(walk: Path) -> None:
    (walk.parent.parent / "elsewhere.py").write_text(WEATHER)
    change(walk / "rules" / "__init__.py", "from .deep.weather import wind", "from elsewhere import wind")
    done = run(walk)
    assert done.returncode != 0
    assert "outside of walk and the kernel" in done.stderr


def test_a_file_that_is_never_hashed_may_not_hold_a_rule(walk: Path) -> None:
    (walk / "words" / "weather.py").write_text(WEATHER)
    done = run(walk, "import games.walk.words.weather")
    assert "words/weather.py may not hold a rule: move wind to a compiled room" in done.stderr
