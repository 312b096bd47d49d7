"""Words in three languages: the same messages with the same variables, in the house, in every game, in the client."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import peltry
import peltry.words
from peltry.kernel.game import Message
from peltry.table.words import LANGUAGES, say

OTHERS = [language for language in LANGUAGES if language != "en"]
FOLDERS = {name: peltry.load(name).words.folder for name in peltry.game_names()}
KINDS = ("refusals", "pages", "client")  # lines of the house; each may use what is shared
CLIENT = Path(peltry.__file__).parent / "web" / "client"
FORMS = {"en": {"one", "other"}, "fr": {"one", "other"}, "cs": {"one", "few", "other"}}


def files_of(folder: Path) -> list[str]:
    """The words of a folder, and those that have a file of their own, such as the lesson’s."""
    own = sorted(file.name.removesuffix(".en.ftl") for file in folder.glob("*.en.ftl"))
    return [str(folder / "{}.ftl"), *(str(folder / f"{kind}.{{}}.ftl") for kind in own)]


FILES = (
    {name: files_of(folder) for name, folder in FOLDERS.items()}
    | {kind: [str(peltry.words.FOLDER / f"{each}.{{}}.ftl") for each in ("shared", kind)] for kind in KINDS}
    | {"table": [str(peltry.words.FOLDER / "table.{}.ftl")]}
)
LONG = 20  # letters: a sentence, not a word
everywhere = pytest.mark.parametrize("files", FILES.values(), ids=FILES)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


class Plurals(Visitor):
    """The forms of every choice by number."""

    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        forms = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if forms & {"one", "few", "many"}:
            self.forms.append(forms)


def entries(files: list[str], language: str) -> Iterator[tuple[Path, ast.Message]]:
    """Every message of some Fluent files in one language."""
    for path in (Path(file.format(language)) for file in files):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.parent.parent.name}/{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield path, entry


def messages(files: list[str], language: str = "en") -> dict[str, set[str]]:
    """Every message and attribute with the variables it names, itself or through others."""
    found: dict[str, set[str]] = {}
    through: dict[str, set[str]] = {}
    for path, entry in entries(files, language):
        parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
        for key, pattern in parts.items():
            if pattern is not None:
                assert key not in found, f"{key} stands in {path.name} once more"
                variables = Variables()
                variables.visit(pattern)
                found[key] = variables.names
                through[key] = variables.references
    for key, others in through.items():
        waiting, seen = list(others), {key}
        while waiting:
            other = waiting.pop()
            assert other in found, f"{key} in {language} refers to {other}, which is not there"
            if other not in seen:
                seen.add(other)
                found[key] |= found[other]
                waiting.extend(through[other])
    return found


@pytest.mark.parametrize("language", OTHERS)
@everywhere
def test_every_language_has_the_same_messages(files: list[str], language: str) -> None:
    english, other = messages(files), messages(files, language)
    assert english
    assert set(other) == set(english)


@pytest.mark.parametrize("language", OTHERS)
@everywhere
def test_no_language_names_a_variable_that_english_lacks(files: list[str], language: str) -> None:
    """A translation may leave a variable out; it cannot invent one."""
    english, other = messages(files), messages(files, language)
    assert {
        key: names - english.get(key, set()) for key, names in other.items() if names - english.get(key, set())
    } == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_counted_has_the_forms_of_its_language(kind: str, language: str) -> None:
    wrong = {}
    for _, entry in entries(FILES[kind], language):
        plurals = Plurals()
        plurals.visit(entry)
        if any(forms != FORMS[language] for forms in plurals.forms):
            wrong[entry.id.name] = plurals.forms
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_client_says_names_the_same_places_in_every_language(language: str) -> None:
    assert messages(FILES["client"], language) == messages(FILES["client"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_two_say_is_written_twice(language: str) -> None:
    said: dict[str, str] = {}
    for kind in KINDS:
        for path, entry in entries(FILES[kind][1:], language):
            text = FluentSerializer().serialize_entry(entry).partition(" = ")[2].strip()
            if len(text) > LONG:
                assert said.setdefault(text, path.name) == path.name, f"{text}: put it into shared.{language}.ftl"


def test_the_client_leaves_no_word_over() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for suffix in ("*.svelte", "*.ts")
        for path in CLIENT.rglob(suffix)
        if path.name != "words.ts" or path.parent.name != "lib"
    )
    own = messages(FILES["client"][1:])
    assert {key for key in own if f'"{key}"' not in sources and f"'{key}'" not in sources} == set()


def test_the_client_knows_which_words_there_are() -> None:
    tool = Path(__file__).parents[2] / "tools" / "words.py"
    fresh = subprocess.run([sys.executable, tool, "--check"], check=False, capture_output=True, text=True)
    assert fresh.returncode == 0, fresh.stderr


@pytest.mark.parametrize("name", peltry.game_names())
def test_no_game_takes_a_word_of_the_house(name: str) -> None:
    assert set(messages(FILES[name])) & set(messages(FILES["table"])) == set()


@pytest.mark.parametrize("name", peltry.game_names())
def test_every_kind_of_event_has_a_text(name: str) -> None:
    """Kinds that a game never says aloud are `quiet`."""
    game = peltry.load(name)
    silent, kinds = game.words.quiet, game.events.names
    assert silent <= set(kinds)
    known = messages(FILES[name])
    lacking = [kind for kind in kinds if kind not in silent and not has_text(known, f"event-{kind}")]
    assert lacking == []


def has_text(known: dict[str, set[str]], key: str) -> bool:
    """Whether a message or some form of it (`event-hunted-bear`, `event-hunted.own`) is there."""
    return any(each == key or each.startswith((f"{key}-", f"{key}.")) for each in known)


def test_a_sentence_that_is_missing_is_told_with_the_file_it_belongs_to() -> None:
    with pytest.raises(KeyError, match=r"event-flew is not said yet: write it into .*connect_four/words/fr\.ftl"):
        say(peltry.load("connect_four").words, "fr", Message("event-flew", {"who": "Anna"}))
    with pytest.raises(KeyError, match=r"game-title\.you is not said yet"):
        say(peltry.load("connect_four").words, "fr", Message("game-title.you"))
