"""The recipes under deploy/ say what this Peltry understands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from peltry.cli import build_parser
from peltry.server.bounds import limits
from peltry.server.bounds.settings import read_settings

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def test_the_settings_are_the_usual_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PELTRY_PASSWORD", raising=False)
    found = read_settings(DEPLOY / "peltry.toml")
    assert (found.private, found.keep_days) == (False, {})
    assert {key: getattr(limits, key.upper()) for key in found.limits} == found.limits


def test_the_commands_of_the_recipes_can_be_run() -> None:
    unit = re.search(r"^ExecStart=\S+/peltry (.+)$", (DEPLOY / "peltry.service").read_text(), re.M)
    container = re.search(r"^CMD (\[.+\])$", (DEPLOY / "Containerfile").read_text(), re.M)
    compose = re.search(r"command: (\[.+?\])\n", (DEPLOY / "compose.yaml").read_text(), re.S)
    assert unit is not None
    assert container is not None
    assert compose is not None
    for words in (shlex.split(unit[1]), *(re.findall(r'"([^"]+)"', each[1]) for each in (container, compose))):
        assert build_parser().parse_args(words).command == "serve"


def test_recipes_name_files_and_ports_that_are_there() -> None:
    container = (DEPLOY / "Containerfile").read_text()
    root = DEPLOY.parent
    copied = [name for names in re.findall(r"^COPY (?!--)(.+) \S+$", container, re.M) for name in names.split()]
    assert "src" in copied
    for source in copied:
        assert (root / source).exists(), source
    from peltry.server.run import PORT

    for recipe in ("Containerfile", "compose.yaml", "nginx.conf", "Caddyfile"):
        assert str(PORT) in (DEPLOY / recipe).read_text()
