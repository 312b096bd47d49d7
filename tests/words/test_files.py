"""The Fluent files of the house and of every game: clean, and the same in all three languages."""

from __future__ import annotations

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from reading import FOLDERS, LANGUAGES, resource, texts, variables_of

EACH = pytest.mark.parametrize("name", list(FOLDERS))
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EACH
@EACH_LANGUAGE
def test_no_line_is_junk(name, language):
    junk = [entry.content for entry in resource(FOLDERS[name], language).body if isinstance(entry, ast.Junk)]
    assert junk == []


@EACH
@EACH_LANGUAGE
def test_no_key_stands_twice(name, language):
    keys = [entry.id.name for entry in resource(FOLDERS[name], language).body if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@EACH
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_texts(name, language):
    english, other = texts(FOLDERS[name], "en"), texts(FOLDERS[name], language)
    assert set(english) - set(other) == set(), f"missing in {language}"
    assert set(other) - set(english) == set(), f"only in {language}"


@EACH
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_is_given_the_same_things_to_say(name, language):
    """A text may not ask for a variable that English does not get: nobody would hand it over."""
    english, other = texts(FOLDERS[name], "en"), texts(FOLDERS[name], language)
    for key, pattern in other.items():
        if pattern is not None and english.get(key) is not None:
            extra = variables_of(pattern) - given(english, key)
            assert not extra, f"{key} in {language} uses {extra}"


def given(texts_in_english, key):
    """What a text gets: its own variables and those of the texts it refers to."""
    names = set(variables_of(texts_in_english[key]))
    for reference in references(texts_in_english[key]):
        if reference != key and texts_in_english.get(reference) is not None:
            names |= given(texts_in_english, reference)
    return names


class References(Visitor):
    def __init__(self):
        self.keys = set()

    def visit_MessageReference(self, node):
        self.keys.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def references(pattern):
    reader = References()
    reader.visit(pattern)
    return reader.keys


@EACH
@EACH_LANGUAGE
def test_references_lead_somewhere(name, language):
    known = set(texts(FOLDERS[name], language)) | set(texts(FOLDERS["house"], language))
    for key, pattern in texts(FOLDERS[name], language).items():
        if pattern is not None:
            assert references(pattern) <= known, key
