"""A short evening of `benchmarks/hostile.py`: guests who know the protocol, and honest people who play among them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

HOSTILE = Path(__file__).parents[3] / "benchmarks" / "hostile.py"
MESSAGES = 3000


def test_hostile_messages_bring_no_failure_and_honest_moves_are_answered(bare_database: str) -> None:
    command = [sys.executable, str(HOSTILE), "--messages", str(MESSAGES), "--json", "--database", bare_database]
    quiet = {**os.environ, "PELTRY_WARM": "0"}  # games that are loaded meanwhile would look like memory that grows
    done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout)
    assert told["messages"] >= MESSAGES
    assert told["honest moves"] > 10
    assert told["said error"] > 100, "they were heard, and refused"
