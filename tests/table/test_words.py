"""Words in three languages: the same messages with the same variables, in the house and in every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import peltry
from peltry.table.words import HOUSE, LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
FOLDERS = {"house": HOUSE} | {name: peltry.load(name).words.folder for name in peltry.game_names()}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def messages(path: Path) -> dict[str, set[str]]:
    """Every message and attribute of a Fluent file with the variables it names, itself or through others."""
    found: dict[str, set[str]] = {}
    through: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.parent.parent.name}/{path.name}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
        for key, pattern in parts.items():
            if pattern is not None:
                assert key not in found, f"{key} stands twice in {path.name}"
                variables = Variables()
                variables.visit(pattern)
                found[key] = variables.names
                through[key] = variables.references
    for key, others in through.items():
        waiting, seen = list(others), {key}
        while waiting:
            other = waiting.pop()
            assert other in found, f"{key} in {path.name} refers to {other}, which is not there"
            if other not in seen:
                seen.add(other)
                found[key] |= found[other]
                waiting.extend(through[other])
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_every_language_has_the_same_messages(folder: Path, language: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
    assert english
    assert set(other) == set(english)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_no_language_names_a_variable_that_english_lacks(folder: Path, language: str) -> None:
    """A translation may leave a variable out; it cannot invent one."""
    english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
    assert {
        key: names - english.get(key, set()) for key, names in other.items() if names - english.get(key, set())
    } == {}


@pytest.mark.parametrize("name", peltry.game_names())
def test_no_game_takes_a_word_of_the_house(name: str) -> None:
    assert set(messages(FOLDERS[name] / "en.ftl")) & set(messages(HOUSE / "en.ftl")) == set()


@pytest.mark.parametrize("name", peltry.game_names())
def test_every_kind_of_event_has_a_text(name: str) -> None:
    """Kinds that a game never says aloud are `quiet`."""
    game = peltry.load(name)
    silent, kinds = game.words.quiet, game.events.names
    assert silent <= set(kinds)
    known = messages(FOLDERS[name] / "en.ftl")
    lacking = [kind for kind in kinds if kind not in silent and not has_text(known, f"event-{kind}")]
    assert lacking == []


def has_text(known: dict[str, set[str]], key: str) -> bool:
    """Whether a message or some form of it (`event-hunted-bear`, `event-hunted.own`) is there."""
    keys = {key, key.replace("_", "-")}
    return any(each in keys or each.startswith(tuple(f"{k}{mark}" for k in keys for mark in "-.")) for each in known)
