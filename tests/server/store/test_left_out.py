"""Whoever opens a house in a test opens it on both databases, or says why not. Where there is no PostgreSQL, who runs
the tests reads what was left out.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.server.conftest import KINDS, ONE_DATABASE

HERE = Path(__file__).parents[1]
ROOT = HERE.parents[1]
OPENS = re.compile(r"\b(open_house|open_room|open_worker|make_app|database_url|Store)\(|\bpostgres:|\"serve\"")
TEST = re.compile(r"^tests/server/(\S+?)::(.*)$", re.MULTILINE)
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


def test_no_other_file_opens_a_house_on_one_database_alone() -> None:
    """A file whose tests open one takes the database from the fixture that has both."""
    asked = ["--collect-only", "-q", "-o", "addopts=", "-p", "no:cacheprovider", str(HERE)]
    both = {name: value for name, value in os.environ.items() if name != "PELTRY_TEST_DATABASE"}
    command = [sys.executable, "-m", "pytest", *asked]
    told = subprocess.run(command, cwd=ROOT, env=both, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
    tried: dict[str, set[str]] = {}
    for file, test in TEST.findall(told.stdout):
        tried.setdefault(file, set()).update(kind for kind in KINDS if re.search(rf"[\[-]{kind}", test))
    on_both = {file for file, kinds in tried.items() if kinds == set(KINDS)}
    assert {file for file, kinds in tried.items() if kinds and file not in on_both} == set()
    assert on_both & set(ONE_DATABASE) == set()
    open_one = {file for file in tried.keys() - on_both if OPENS.search((HERE / file).read_text(encoding="utf-8"))}
    assert open_one - set(ONE_DATABASE) == set()
    assert set(ONE_DATABASE) - tried.keys() == set(), "no longer there"
    assert len(on_both) > 30
