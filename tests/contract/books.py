"""RULINGS.md and BOOKS.md of a game, read for the tests that hold them to what they say.

`RULINGS.md` is one table: id, question, answer, place in the books, tests, who meets it (`players` or `engine`).
`BOOKS.md` says for every paragraph of every rulebook what holds it: rulings, tests, perhaps files of rules besides, or
why it is no rule. Paragraphs are counted as they stand in the text of the book, divided by blank lines.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import peltry

from .own import own_tests

NO_RULE = ("story", "credits", "picture", "heading", "contents", "advertisement", "index")  # why a paragraph is no rule


class Ruling(NamedTuple):
    id: str
    question: str
    answer: str
    place: str
    tests: list[str]
    met_by: str


def rows(file: Path, columns: int) -> list[list[str]]:
    """The rows of the tables in a Markdown file, heads and rules between them left out."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip())[1:-1]]
        if len(cells) == columns and not set(line) <= set("|-: ") and cells[0] != "id" and cells[0] != "book":
            found.append(cells)
    return found


def rulings(name: str) -> dict[str, Ruling]:
    found: dict[str, Ruling] = {}
    for id, question, answer, place, tests, met_by in rows(peltry.load(name).kind.home / "RULINGS.md", 6):
        assert id.lower() not in found, f"{id} stands twice"
        found[id.lower()] = Ruling(id, question, answer, place, re.findall(r"`([^`]+)`", tests), met_by)
    return found


def names_of_tests(name: str) -> set[str]:
    """Every test of a game, as `test_hunt.py::test_q7_…`."""
    return {
        f"{file.name}::{test}"
        for file in own_tests(name).rglob("test_*.py")
        for test in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
    }


def spanned(cell: str) -> range:
    first, _, last = cell.partition("-")
    return range(int(first), int(last or first) + 1)


class Held(NamedTuple):
    """A row of BOOKS.md: some paragraphs, what they are about, and what holds them."""

    book: str
    paragraphs: range
    about: str
    tests: list[str]
    rulings: list[str]
    files: list[str]
    reasons: list[str]  # why it is no rule
    unknown: list[str]


def held(name: str) -> list[Held]:
    home, known, ids = peltry.load(name).kind.home, names_of_tests(name), set(rulings(name))
    if not (home / "BOOKS.md").exists():
        pytest.skip("this game has no rulebook")
    found = []
    for book, cell, about, held_by in rows(home / "BOOKS.md", 4):
        row = Held(book, spanned(cell), about, [], [], [], [], [])
        for cited in re.findall(r"`([^`]+)`", held_by):
            kind = row.tests if cited in known else row.files if (home / cited).exists() else row.unknown
            kind.append(cited)
        for word in filter(None, map(str.strip, re.sub(r"`[^`]+`", "", held_by).split(","))):
            kind = row.rulings if word.lower() in ids else row.reasons if word in NO_RULE else row.unknown
            kind.append(word)
        found.append(row)
    return found
