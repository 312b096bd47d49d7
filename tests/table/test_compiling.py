"""The first compile is counted, function by function; afterwards the rules come from the disk."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import json, peltry
from peltry.table.compiling import is_compiled, make_ready
game = peltry.load("connect_four")
before, steps = is_compiled(game), []
make_ready(game, lambda done, total: steps.append((done, total)))
print(json.dumps([before, steps, is_compiled(game), is_compiled(game, "play_games"), game.new(2, seed=1).legal()]))
"""


def run(cache: Path) -> list:
    env = {**os.environ, "PELTRY_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_compiling_is_told_and_done_once(tmp_path: Path) -> None:
    old, new = (tmp_path / "peltry" / f"rules-{name}" for name in ("old", "new"))
    for folder in (old, new):
        folder.mkdir(parents=True)
    os.utime(old, (1, 1))
    before, steps, after, other_door, legal = run(tmp_path)
    assert (before, after, other_door) == (False, True, False)
    assert legal == list(range(7))
    done = [done for done, _ in steps]
    assert done == sorted(done)
    assert done[-1] == steps[-1][1] > 5
    again = run(tmp_path)
    assert again[0] is True
    assert again[1] == []
    assert not old.exists()
    assert new.exists()
