"""The house knows no game: none of its sources names one, only examples for people to read do."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import peltry
from peltry.kernel.game import Message
from peltry.table.library import load
from peltry.table.words import LANGUAGES, say

HOUSE = Path(peltry.__file__).parent
SOURCES = (".py", ".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".svg", ".ftl", ".toml", ".json", ".jinja", ".sql")
# The games themselves; what was fetched or built; the client's own tests, which play with a game that is there.
ELSEWHERE = ("games", "web/node_modules", "web/built", "web/tests")
# An error shows by an example what would be right.
EXAMPLES = {"commands/serve.py": "stroganov=mine.toml"}


def names() -> set[str]:
    """What a game is called in the code and in every language, and the first word of a longer title."""
    found = set(peltry.game_names())
    for name in peltry.game_names():
        for language in LANGUAGES:
            title = say(load(name).words, language, Message("game-title"))
            found |= {title.casefold(), *(part.strip().casefold() for part in title.split(":"))}
    return found | {"strogoff", "strogov"}


NAMED = re.compile("|".join(sorted(map(re.escape, names()))), re.IGNORECASE)


def house_files() -> Iterator[tuple[str, Path]]:
    for file in sorted(HOUSE.rglob("*")):
        place = file.relative_to(HOUSE).as_posix()
        if file.suffix in SOURCES and not any(place.startswith(f"{each}/") for each in ELSEWHERE):
            yield place, file


def spoken(source: str, suffix: str) -> str:
    """All of a source; of Python what runs, for its comments and docstrings may show how a thing is used."""
    if suffix != ".py":
        return source
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = node.body[ast.get_docstring(node) is not None :] or [ast.Pass()]
    return ast.unparse(tree)


def test_the_house_names_no_game() -> None:
    files = list(house_files())
    assert len(files) > 300
    named = [
        f"{place}: {found[0]}"
        for place, file in files
        for found in NAMED.finditer(
            spoken(file.read_text(encoding="utf-8"), file.suffix).replace(EXAMPLES.get(place, "\0"), "")
        )
    ]
    assert named == []


@pytest.mark.parametrize(
    ("suffix", "source", "found"),
    [
        (".py", 'if game.name == "wendake":\n    pass\n', ["wendake"]),
        (".py", '"""Such as `stroganov@3`."""\n\n\ndef of(Wendake):  # Stroganov\n    """Wendake."""\n', ["Wendake"]),
        (".css", "/* print: Wendake, birch and water */", ["Wendake"]),
        (".ftl", "hello = Michal Strogov, Nouveaux Alliés", ["Michal Strogov", "Nouveaux Alliés"]),
    ],
)
def test_a_name_would_be_found(suffix: str, source: str, found: list[str]) -> None:
    assert NAMED.findall(spoken(source, suffix)) == found
