"""Where there is no PostgreSQL, whoever runs the tests reads what was left out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
WITHOUT = """
import sys
sys.path.insert(0, "tests/server")
import private_postgres, pytest
private_postgres.program = lambda name: None
sys.exit(pytest.main(["tests/server/store/test_ears.py", "-p", "no:cacheprovider"]))
"""


def test_what_is_left_out_is_said_aloud() -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
    assert "NOT TESTED" in told.stdout
    assert "apt-get install postgresql" in told.stdout.partition("NOT TESTED")[2]
