"""The plan of the house: every game has the same five rooms, and nothing is fetched from a room that lies above."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

import peltry
from peltry.kernel.tools.rule import COMPILED_ROOMS, PLAIN_ROOMS

ROOMS = (*COMPILED_ROOMS, *PLAIN_ROOMS)
# What each room may use of the same game. All of them use the kernel; what is seen and said uses the table's scenes.
MAY_USE = {
    "pieces": {"pieces"},
    "rules": {"pieces", "rules"},
    "eyes": {"pieces", "rules", "eyes"},
    "words": {"pieces", "words"},
    "look": set(ROOMS),
}
OUTSIDE = {room: {"kernel"} for room in ROOMS} | {"look": {"kernel", "table"}}
HOUSE = Path(peltry.__file__).parent
# A move travels straight through: nothing below imports anything above it.
FLOORS = (
    "errors", "kernel", "games", "table", "masters", "bots", "lab", "ground",
    "server", "visiting", "terminal", "commands", "cli",
)  # fmt: skip
SERVER_ROOMS = ("bounds", "store", "telling", "games", "tables", "socket", "http", "app", "run", "crew")
SHARED_WITH_GAMES = {("games", "table")}  # a game's look is made of the table's scenes and panels


def imported(source: Path) -> Iterator[tuple[int, str]]:
    """What a file fetches from elsewhere in the project: how many folders up, and the path from there."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            for name in [node.module] if node.module else [alias.name for alias in node.names]:
                yield node.level, str(name)


@pytest.mark.parametrize("name", peltry.game_names())
def test_every_game_has_the_same_rooms(name: str) -> None:
    home = peltry.load(name).kind.home
    folders = {path.name for path in home.iterdir() if path.is_dir() and not path.name.startswith("__")}
    assert folders - {"frozen"} == set(ROOMS)  # and what it was in earlier versions
    assert {path.name for path in home.iterdir() if path.is_file()} >= {"__init__.py", "printed.toml", "RULINGS.md"}
    for piece in ("state", "box", "moves", "events", "decisions", "options"):
        assert (home / "pieces" / f"{piece}.py").is_file()


@pytest.mark.parametrize("name", peltry.game_names())
def test_no_room_uses_a_room_above_it(name: str) -> None:
    home = peltry.load(name).kind.home
    wrong = []
    for room in ROOMS:
        for source in (home / room).rglob("*.py"):
            depth = len(source.relative_to(home).parts)  # from the room's own files, two dots are the game
            for level, path in imported(source):
                first = path.split(".")[0]
                if level == depth and first not in MAY_USE[room]:
                    wrong.append(f"{source.relative_to(home)} uses {first}")
                elif level > depth and first not in OUTSIDE[room]:
                    wrong.append(f"{source.relative_to(home)} uses {path} of the house")
    assert wrong == []


def test_no_floor_uses_a_floor_above_it() -> None:
    assert upwards(HOUSE, FLOORS, SHARED_WITH_GAMES) == []


def test_no_room_of_the_server_uses_a_room_above_it() -> None:
    assert upwards(HOUSE / "server", SERVER_ROOMS) == []
    unplaced = {path.stem for path in (HOUSE / "server").iterdir()} - {*SERVER_ROOMS, "__init__", "__pycache__"}
    assert unplaced == set()


def upwards(house: Path, floors: tuple[str, ...], allowed: Collection[tuple[str, str]] = ()) -> list[str]:
    """Every file below `house` that fetches something from a floor above its own."""
    found = []
    for source in house.rglob("*.py"):
        parts = source.relative_to(house).with_suffix("").parts
        if parts[0] not in floors or "node_modules" in parts:
            continue
        tree = ast.parse(source.read_text(encoding="utf-8"))
        late = {id(node) for each in ast.walk(tree) if is_checking(each) for node in ast.walk(each)}
        for node in ast.walk(tree):
            if not isinstance(node, ast.ImportFrom) or node.level != len(parts) or id(node) in late:
                continue
            for used in [node.module.split(".")[0]] if node.module else [alias.name for alias in node.names]:
                above = used in floors and floors.index(used) > floors.index(parts[0])
                if above and (parts[0], used) not in allowed:
                    found.append(f"{source.relative_to(house)} uses {used}")
    return found


def is_checking(node: ast.AST) -> bool:
    """An import that only the type checker sees, or one inside a function, made when it is needed."""
    return isinstance(node, ast.FunctionDef) or (
        isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    )
