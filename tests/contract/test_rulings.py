"""Rulings in the open: what the books leave open is answered in RULINGS.md, held by a test, and told to players.

`RULINGS.md` is one table: id, question, answer, place in the books, tests, who meets it (`players` or `engine`).
`BOOKS.md` says for every paragraph of every rulebook what holds it: rulings, tests, files of rules, or why it is no
rule. Paragraphs are counted as they stand in the text of the book, divided by blank lines.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import peltry
from peltry.kernel.game import Message
from peltry.table.words import LANGUAGES, say

TESTS = Path(__file__).parent.parent / "games"
BOOKS = Path(__file__).parents[3] / "shared" / "rulebooks"  # beside the project, where there are any
ID = r"(?:q|t|e|d|a|b|tc|ex)\d+[a-z]?"
NO_RULE = ("story", "credits", "picture", "heading", "contents", "advertisement", "index")  # why a paragraph is no rule

EACH_GAME = pytest.mark.parametrize("name", peltry.game_names())


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
        for file in (TESTS / name).glob("test_*.py")
        for test in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
    }


def ids_used(name: str) -> set[str]:
    """Ids that tests carry in their names, and that code names in its comments."""
    found = set()
    for test in names_of_tests(name):
        found |= set(re.findall(rf"(?:test|and)_({ID})(?=_)", test.partition("::")[2]))
    for file in peltry.load(name).kind.home.rglob("*.py"):
        found |= {each.lower() for each in re.findall(r"\((Q\d+[a-z]?)\)", file.read_text(encoding="utf-8"))}
    return found


@EACH_GAME
def test_every_id_in_use_is_a_ruling(name: str) -> None:
    assert ids_used(name) - set(rulings(name)) == set()


@EACH_GAME
def test_every_ruling_is_held_by_a_test(name: str) -> None:
    known = names_of_tests(name)
    wrong = {}
    for ruling in rulings(name).values():
        assert all((ruling.question, ruling.answer, ruling.place)), ruling.id
        assert ruling.met_by in ("players", "engine"), ruling.id
        missing = [test for test in ruling.tests if test not in known]
        if missing or not ruling.tests:
            wrong[ruling.id] = missing
    assert wrong == {}


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_can_read_every_ruling_and_every_option(name: str, language: str) -> None:
    game = peltry.load(name)
    text = (game.words.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    told = {id.lower() for id in re.findall(rf"\*\*({ID})\b", text, re.I)}
    assert {ruling.id for ruling in rulings(name).values() if ruling.met_by == "players"} - {
        ruling.id for ruling in rulings(name).values() if ruling.id.lower() in told
    } == set()
    titles = [say(game.words, language, Message(f"option-{option.name}")) for option in game.choices]
    assert [title for title in titles if title not in text] == []


@EACH_GAME
def test_every_reason_points_into_the_rules_reference(name: str) -> None:
    game = peltry.load(name)
    for language in LANGUAGES:
        text = (game.words.folder / f"rules.{language}.md").read_text(encoding="utf-8")
        anchors = set(re.findall(r"\{#([\w-]+)\}", text))
        assert {reason.rule for reason in game.kind.pieces.reasons.kinds if reason.rule} - anchors == set()


def paragraphs(book: Path) -> int:
    return len([each for each in re.split(r"\n\s*\n", book.read_text(encoding="utf-8")) if each.strip()])


def spanned(cell: str) -> range:
    first, _, last = cell.partition("-")
    return range(int(first), int(last or first) + 1)


@EACH_GAME
def test_every_paragraph_of_the_books_is_held_by_something(name: str) -> None:
    file = peltry.load(name).kind.home / "BOOKS.md"
    if not file.exists():
        pytest.skip("this game has no rulebook")
    known, ids, home = names_of_tests(name), set(rulings(name)), peltry.load(name).kind.home
    covered: dict[str, list[int]] = {}
    wrong = []
    for book, cell, about, held_by in rows(file, 4):
        covered.setdefault(book, []).extend(spanned(cell))
        cited = re.findall(r"`([^`]+)`", held_by)
        plain = [word.strip() for word in re.sub(r"`[^`]+`", "", held_by).split(",") if word.strip()]
        unknown = [each for each in cited if each not in known and not (home / each).exists()]
        unknown += [each for each in plain if each.lower() not in ids and each not in NO_RULE]
        if unknown or not about or not (cited or plain):
            wrong.append((book, cell, unknown))
    assert wrong == []
    for book, numbers in covered.items():
        assert sorted(numbers) == list(range(1, max(numbers) + 1)), f"{book}: a paragraph is missing or stands twice"
        if (BOOKS / f"{book}.txt").exists():
            assert max(numbers) == paragraphs(BOOKS / f"{book}.txt"), book
