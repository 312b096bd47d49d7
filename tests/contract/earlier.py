"""Rules of the past in tests. To compile a release takes up to a minute, and there are more of them every year; without
that its games are played in seconds. So they are looked at in a process of its own, where nothing is compiled.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from peltry.table.library import load

ROOT = Path(__file__).parents[2]
THERE = """\
import importlib, json, sys
module, name, asked = json.load(sys.stdin)
json.dump(getattr(importlib.import_module(module), name)(*asked), sys.stdout)
"""


def of_its_time(name: str, version: int, check: Callable[..., list[str]], *asked: str | int) -> list[str]:
    """What `check(*asked)` finds wrong with a version of a game: the present one as it is compiled."""
    return check(*asked) if load(name).version == version else uncompiled(check, *asked)


def uncompiled(check: Callable[..., list[str]], *asked: str | int) -> Any:
    told = json.dumps([check.__module__, check.__name__, asked])
    own = os.environ | {"PELTRY_INTERPRETED": "1"}
    command = [sys.executable, "-c", THERE]
    done = subprocess.run(command, input=told, env=own, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
