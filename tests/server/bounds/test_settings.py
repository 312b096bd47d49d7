"""What a host sets in a file, and what is written into the log."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from peltry.server.bounds import limits
from peltry.server.bounds.logs import begin_log
from peltry.server.bounds.settings import BadSettings, Settings, read_settings

WELL = """
[house]
password = "taiga"
[keep]
finished = 365
[log]
level = "info"
format = "json"
[limits]
spectators = 200
posts = [40, 240]
"""


@pytest.fixture(autouse=True)
def no_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PELTRY_PASSWORD", raising=False)


def test_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "peltry.toml").write_text(WELL)
    found = read_settings(tmp_path / "peltry.toml")
    limits_read = {"spectators": 200, "posts": (40.0, 240.0)}
    assert found == Settings("taiga", {"finished": 365}, "info", "json", limits_read)
    assert read_settings(None) == Settings()


def test_a_password_can_come_from_outside_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PELTRY_PASSWORD", "tundra")
    assert read_settings(None).password == "tundra"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[house", "is not TOML"),
        ("[hause]", "there is no \\[hause\\]; there are house, keep, log, limits"),
        ("[keep]\nold = 3", "\\[keep\\] has no old; it has finished, waiting, playing"),
        ("[keep]\nfinished = -1", "a number of days above 0"),
        ("[house]\npassword = 5", "a text in quotes"),
        ("[log]\nlevel = 'loud'", "level is one of debug, info"),
        ("[limits]\nposts = 5", "a list of 2 numbers above 0 such as"),
        ("[limits]\nspectators = 'many'", "spectators is a number above 0 such as 64, not 'many'"),
        ("[limits]\nspectres = 5", "has no spectres"),
    ],
)
def test_a_mistake_is_named(text: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "peltry.toml").write_text(text)
    with pytest.raises(BadSettings, match=why):
        read_settings(tmp_path / "peltry.toml")


def test_every_limit_can_be_set() -> None:
    """In a process of its own: what was imported before would keep the usual ones."""
    script = """
from peltry.server.bounds.settings import apply_limits, settings_of
apply_limits(settings_of({"limits": {"message_bytes": 77, "posts": [1, 2]}}, "test"))
from peltry.server.socket import connection
from peltry.server.bounds import shares
print(connection.MESSAGE_BYTES, shares.Shares().of["posts"].most)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "77 2.0\n"
    assert limits.MESSAGE_BYTES == 4096


@pytest.fixture
def usual_log():
    loggers = [logging.getLogger(name) for name in ("peltry", "uvicorn.error")]
    before = [(each, each.handlers, each.propagate, each.level, each.filters) for each in loggers]
    yield
    for each, handlers, propagate, level, filters in before:
        each.handlers, each.propagate, each.filters = handlers, propagate, filters
        each.setLevel(level)


@pytest.mark.usefixtures("usual_log")
def test_rubbish_of_guests_does_not_fill_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    out, now = io.StringIO(), [1_800_000_000.0]
    begin_log("warning", "text", out)
    monkeypatch.setattr("time.time", lambda: now[0])
    server = logging.getLogger("uvicorn.error")
    for _ in range(50):
        server.warning("Invalid HTTP request received.")
        server.warning("Unsupported upgrade request.")
        server.error("it failed")
    assert [out.getvalue().count(each) for each in ("Invalid", "upgrade", "failed")] == [1, 1, 50]
    now[0] += 61
    server.warning("Invalid HTTP request received.")
    assert out.getvalue().count("Invalid") == 2


@pytest.mark.usefixtures("usual_log")
def test_a_line_of_the_log_is_an_object_without_secrets() -> None:
    out, log = io.StringIO(), logging.getLogger("peltry.server")
    begin_log("info", "json", out)
    log.debug("not told")
    log.info("seat %s of postgresql://peltry:very-secret@db/peltry", "ab" * 16)
    try:
        raise ValueError("cd" * 32)
    except ValueError:
        log.exception("it failed")
    first, second = map(json.loads, out.getvalue().splitlines())
    assert (first["level"], first["logger"]) == ("info", "peltry.server")
    assert first["message"] == "seat … of postgresql://peltry:…@db/peltry"
    assert "ValueError: …" in second["traceback"]
