"""Rulings in the open: what the books leave open is answered in RULINGS.md, held by a test, and told to players."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import peltry
from peltry.kernel.game import Message
from peltry.table.words import LANGUAGES, say

from .books import held, names_of_tests, rulings, spanned
from .own import own, own_tests

BOOKS = Path(__file__).parents[3] / "shared" / "rulebooks"  # beside the project, where there are any
ID = r"(?:q|t|e|d|a|b|tc|ex)\d+[a-z]?"
CASE = re.compile(r"(?:t|e|tc|ex)\d")  # an example of the book, or a case that was worked out
SPAN = re.compile(r"¶(\d+(?:-\d+)?)")  # in a place: ¶93, ¶73-75
MOST_PARAGRAPHS = 6  # of a row that holds a rule: those of one example

EACH_GAME = pytest.mark.parametrize("name", peltry.game_names())


def ids_carried(name: str) -> dict[str, set[str]]:
    """The tests that carry an id in their names, by id: `test_t41_q2_no_hunt_in_a_gap`, `test_tc31_and_q22_…`.

    Behind the first one only ids of rulings count: Stroganov's wishes are called A3 and B13.
    """
    known = rulings(name)
    found: dict[str, set[str]] = {}
    for test in names_of_tests(name):
        ids = re.findall(rf"(?<=test_|.and_){ID}(?=_)", test)
        while ids and (more := re.search(rf"_{ids[-1]}_({ID})_", test)) and more[1] in known and more[1] not in ids:
            ids.append(more[1])
        for id in ids:
            found.setdefault(id, set()).add(test)
    return found


def ids_used(name: str) -> set[str]:
    """Ids that tests carry in their names, and that rules and tests name in their comments."""
    found = set(ids_carried(name))
    for folder in (peltry.load(name).kind.home, own_tests(name)):
        for file in folder.rglob("*.py"):
            found |= ids_named(file.read_text(encoding="utf-8"), rulings(name))
    return found


def ids_named(text: str, known: Iterable[str]) -> set[str]:
    """Ids in brackets, `(A60)` or `(Q2, B5)`, of the kinds that the game's rulings have."""
    kinds = "|".join(sorted({re.split(r"\d", id)[0].upper() for id in known}))
    id = rf"(?:{kinds})\d+[a-z]?"
    return {each.lower() for ids in re.findall(rf"\(({id}(?:, {id})*)\)", text) for each in ids.split(", ")}


@EACH_GAME
def test_every_id_in_use_is_a_ruling(name: str) -> None:
    assert ids_used(name) - set(rulings(name)) == set()


def test_ids_of_every_kind_are_found_in_comments() -> None:
    known = ["q1", "a60", "b54", "t16", "tc3", "d1", "t36b"]
    assert ids_named("kept (Q1), wasted (A60, B54), (T16), (D1) and (T36b); not OB12 (OB12) nor C1-C2 (C1)", known) == {
        "q1", "a60", "b54", "t16", "d1", "t36b"
    }  # fmt: skip


@EACH_GAME
def test_a_test_that_carries_an_id_stands_with_its_ruling(name: str) -> None:
    known = rulings(name)
    away = {id: tests - set(known[id].tests) for id, tests in ids_carried(name).items() if id in known}
    assert {id: tests for id, tests in away.items() if tests} == {}


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
def test_the_place_of_a_ruling_is_a_place_and_no_quotation(name: str) -> None:
    """Book, section, paragraph: the book's own words stay in the book."""
    known = rulings(name).values()
    assert [ruling.id for ruling in known if set(ruling.place) & set('"“”„«»‹›‘‚*')] == []
    told = [(ruling.id, number) for ruling in known for span in SPAN.findall(ruling.place) for number in spanned(span)]
    if told:
        assert {id for id, number in told if number > max(max(row.paragraphs) for row in held(name))} == set()


@EACH_GAME
def test_an_open_question_is_for_players_unless_nobody_can_see_the_answer(name: str) -> None:
    """Examples and worked cases may only repeat what the reference says without them; questions never do."""
    asked = {id for id, ruling in rulings(name).items() if ruling.met_by == "engine" and not CASE.match(id)}
    assert asked == own(name).unseen_answers


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_can_read_every_ruling_and_every_option(name: str, language: str) -> None:
    game = peltry.load(name)
    text = (game.words.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    told = {id.lower() for id in re.findall(rf"\*\*({ID})\b", text, re.I)} & set(rulings(name))
    assert told == {id for id, ruling in rulings(name).items() if ruling.met_by == "players"}
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


@EACH_GAME
def test_every_paragraph_of_the_books_is_held_by_something(name: str) -> None:
    covered: dict[str, list[int]] = {}
    for row in held(name):
        covered.setdefault(row.book, []).extend(row.paragraphs)
        assert not row.unknown, row
        assert row.about, row
    for book, numbers in covered.items():
        assert sorted(numbers) == list(range(1, max(numbers) + 1)), f"{book}: a paragraph is missing or stands twice"
        if (BOOKS / f"{book}.txt").exists():
            assert max(numbers) == paragraphs(BOOKS / f"{book}.txt"), book


@EACH_GAME
def test_a_paragraph_that_holds_a_rule_is_held_by_a_test_or_a_ruling(name: str) -> None:
    """A file of rules alone holds nothing: it can be changed, and nobody would know."""
    loose = [row for row in held(name) if not (row.tests or row.rulings or row.reasons)]
    assert loose == []


@EACH_GAME
def test_what_holds_a_rule_is_said_of_few_paragraphs(name: str) -> None:
    coarse = [row for row in held(name) if (row.tests or row.rulings) and len(row.paragraphs) > MOST_PARAGRAPHS]
    assert coarse == []
