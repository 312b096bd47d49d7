"""What the pages say is so: files and names exist, Python runs, commands are understood."""

from __future__ import annotations

import contextlib
import dataclasses
import io
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import peltry
from peltry.cli import build_parser, main
from peltry.kernel.game import Eyes, Rules

from .pages import PAGES, ROOT, SOURCE, Block, blocks, shown, ticked

FILE = re.compile(
    r"[\w@.*][\w@.*/-]*\.(?:py|md|toml|ts|mjs|js|svelte|css|ftl|svg|npz|conf|service|yaml|lock|json|txt|png)"
)
# Where a path on a page may begin: at the root, in the package, in its web client, in a game, beside the pages.
GAMES = [folder.parent for folder in SOURCE.glob("games/*/__init__.py")]
BEGINNINGS = [ROOT, SOURCE, ROOT / "docs", ROOT / "deploy", SOURCE / "web", SOURCE / "web" / "client", *GAMES]
# Files that a reader makes, or that a command writes.
MADE = re.compile(
    r"(file\.py|my\.toml|path/to/.*|.*my_.*|curve\.\w+|(at-\d+|last|course)\.npz|levels\.toml|frozen/vN\.zip|ladder\.html|"
    r"game\.json|peltry\.db|peltry-000N\.db|pyproject\.toml|.*games\.jsonl|requirements.*)"
)
SPOKEN = [page for page in PAGES if page.name != "CHANGELOG.md"]  # which speaks of what was


def exists(path: str) -> bool:
    if any(any(beginning.glob(path)) for beginning in BEGINNINGS):
        return True
    return "/" not in path and any(SOURCE.rglob(path))  # a bare name stands for the same file in several places


@pytest.mark.parametrize("page", SPOKEN, ids=shown)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    named = [text for text in ticked(page) if FILE.fullmatch(text) and not MADE.fullmatch(text)]
    assert [path for path in named if not exists(path)] == []


@pytest.mark.parametrize("page", PAGES, ids=shown)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=shown)
def test_every_name_stands_in_the_file_beside_it(page: Path) -> None:
    """In a table whose rows are `file` | `name`, `name` …, and behind "in": "`trade` in `rules/basic.py`"."""
    text = page.read_text(encoding="utf-8")
    rows = re.findall(r"^\|[^|\n]*\| *`([^`]+)` *\| *(`[^|\n]+) *\|", text, re.MULTILINE)
    pairs = [(path, name) for path, names in rows for name in re.findall(r"`([^`]+)`", names)]
    pairs += [(path, name) for name, path in re.findall(r"`(\w+)` in `([^`\s]+\.\w+)`", text)]
    missing = []
    for path, name in pairs:
        files = [file for beginning in BEGINNINGS for file in beginning.glob(path) if file.is_file()]
        word = re.compile(rf"\b{re.escape(name.rpartition('.')[2])}\b")
        if not any(word.search(file.read_text(encoding="utf-8")) for file in files):
            missing.append(f"{name} in {path}")
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=shown)
def test_the_python_on_a_page_runs(page: Path) -> None:
    """All of a page's blocks one after another, as a reader would type them."""
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page):
        if block.kind.split()[:1] == ["python"]:
            code = "\n" * (block.line - 1) + block.text  # so that a failure names the page's own line
            exec(compile(code, str(page), "exec"), names)


def test_the_readme_and_the_page_for_bots_have_python_to_run() -> None:
    for name in ("README.md", "docs/bots.md"):
        assert any(block.kind.startswith("python") for block in blocks(ROOT / name))


WHOLE_FILES = [block for page in PAGES for block in blocks(page) if " file=" in block.kind]


@pytest.mark.parametrize("block", WHOLE_FILES, ids=lambda block: f"{shown(block.page)}:{block.line}")
def test_a_file_on_a_page_is_the_file(block: Block) -> None:
    file = block.page.parent / block.kind.partition("file=")[2]
    assert block.text == file.read_text(encoding="utf-8")


def commands() -> list[tuple[str, str]]:
    """Every line of a block that calls peltry, without what is said behind it."""
    found = []
    for page in PAGES:
        for block in blocks(page):
            for line in re.sub(r"\s*\\\n\s*", " ", block.text).splitlines():
                call = re.match(r"(?:\.venv/bin/)?peltry (.*?)(?:\s{2,}\S.*)?$", line)
                if call and block.kind == "":
                    found.append((shown(page), call[1]))
    return found


@pytest.mark.parametrize(("page", "line"), commands())
def test_every_command_on_a_page_is_understood(page: str, line: str) -> None:
    with contextlib.redirect_stderr(io.StringIO()) as told:
        try:
            build_parser().parse_args(shlex.split(line))
        except SystemExit:
            pytest.fail(f"{page}: {told.getvalue()}")


def test_the_plan_names_everything_that_is_compiled_outside_of_games_and_tools() -> None:
    section = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("## What is compiled")[2]
    named = set(re.findall(r"`([\w/]+\.py)`", section.partition("\n## ")[0]))
    compiles = re.compile(r"\bcompile_rule\(|@cuda\.jit")
    found = {
        source.relative_to(SOURCE).as_posix()
        for source in SOURCE.rglob("*.py")
        if compiles.search(source.read_text(encoding="utf-8"))
    }
    outside = {place for place in found if not place.startswith(("games/", "kernel/tools/"))}
    assert outside
    assert outside <= named


def test_the_page_about_adding_a_game_names_all_that_rules_and_eyes_can_offer() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    offered = [each.name for room in (Rules, Eyes) for each in dataclasses.fields(room)]
    assert [name for name in offered if not re.search(rf"`{name}\b", page)] == []
    files = {file.name for name in peltry.game_names() for file in peltry.load(name).kind.home.rglob("*.toml")}
    assert [name for name in files if f"`{name}`" not in page] == []


def test_what_the_house_style_quotes_is_what_is_written() -> None:
    page = ROOT / "docs" / "house-style.md"
    sources = [file.read_text(encoding="utf-8") for home in (SOURCE, ROOT / "tests") for file in home.rglob("*.py")]
    quoted = [block.text for block in blocks(page) if block.text.startswith(("@rule", "def "))]
    assert len(quoted) == 2
    assert [text for text in quoted if not any(text in source for source in sources)] == []


def test_the_errors_that_the_house_style_quotes_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "house-style.md").read_text(encoding="utf-8")
    for words in (["--bots", "nobody"], ["--players", "4", "--bots", "a,b"]):
        assert main(["simulate", "stroganov", *words]) == 2
        assert capsys.readouterr().err.partition(": ")[2].strip() in text
