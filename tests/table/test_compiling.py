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


FOR_THE_SERVER = """
import contextlib, io, json, peltry
from peltry.server.games.shelf import all_compiled, compile_aloud
from peltry.table.compiling import make_ready
game = peltry.load("connect_four")
make_ready(game, lambda done, total: None)
rules_alone = all_compiled(game)
with contextlib.redirect_stdout(io.StringIO()):
    compile_aloud("connect_four")
print(json.dumps([rules_alone, all_compiled(game)]))
"""


def run(cache: Path, program: str = PROGRAM) -> list:
    env = {**os.environ, "PELTRY_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)
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


def test_the_server_waits_for_what_bots_think_with(tmp_path: Path) -> None:
    """Otherwise a bot's first move would compile its search in the server, and everybody would wait."""
    assert run(tmp_path, FOR_THE_SERVER) == [False, True]
