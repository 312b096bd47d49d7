"""The plan of the house: every game has the same five rooms, and nothing is fetched from a room that lies above."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import TypeGuard

import pytest

import peltry
from peltry.kernel.tools.rule import COMPILED_ROOMS, PLAIN_ROOMS

from .own import own_tests

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
PLAN = HOUSE.parents[1] / "docs" / "architecture.md"
DOORS = ("__init__", "__main__")  # through which the house is entered: they may use every floor
SERVER_ROOMS = ("bounds", "store", "telling", "games", "tables", "socket", "http", "app", "run", "crew")
SHARED_WITH_GAMES = {("games", "table")}  # a game's look is made of the table's scenes and panels


def imported(source: Path) -> Iterator[tuple[int, str]]:
    """What a file fetches from elsewhere in the project: how many folders up, and the path from there."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            for name in [node.module] if node.module else [alias.name for alias in node.names]:
                yield node.level, str(name)


def floors() -> dict[str, int]:
    """The floors as the plan of the house has them, the lowest first; what shares a row shares a floor."""
    table = PLAN.read_text(encoding="utf-8").partition("## Floors")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return {
        name.removesuffix("/").removesuffix(".py"): height
        for height, row in enumerate(reversed(rows))
        for name in re.findall(r"`([^`]+)`", row)
    }


@pytest.mark.parametrize("name", peltry.game_names())
def test_every_game_has_the_same_rooms(name: str) -> None:
    home = peltry.load(name).kind.home
    folders = {path.name for path in home.iterdir() if path.is_dir() and not path.name.startswith("__")}
    assert folders - {"frozen", "tests"} == set(ROOMS)  # and what it was before; of a game from elsewhere its tests
    assert {path.name for path in home.iterdir() if path.is_file()} >= {"__init__.py", "printed.toml", "RULINGS.md"}
    for piece in ("state", "box", "moves", "events", "decisions", "options"):
        assert (home / "pieces" / f"{piece}.py").is_file()


@pytest.mark.parametrize("name", peltry.game_names())
def test_the_tests_of_a_game_stand_in_its_rooms(name: str) -> None:
    tests = own_tests(name).rglob("test_*.py")
    assert {file.parent.name for file in tests} <= set(ROOMS)


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


@pytest.mark.parametrize("name", peltry.game_names())
def test_no_rule_uses_how_bots_think_a_seat_stands(name: str) -> None:
    """It may change after a release (`lab/freezing.py`), so nothing that is played by may come from there."""
    home = peltry.load(name).kind.home
    using = [source for source in home.rglob("*.py") for _, path in imported(source) if path.endswith("estimate")]
    assert using == [home / "eyes" / "__init__.py"]


def test_no_floor_uses_a_floor_above_it() -> None:
    assert upwards(HOUSE, floors(), SHARED_WITH_GAMES) == []


def test_no_room_of_the_server_uses_a_room_above_it() -> None:
    assert upwards(HOUSE / "server", {room: height for height, room in enumerate(SERVER_ROOMS)}) == []


@pytest.mark.parametrize(("house", "rooms"), [(HOUSE, floors()), (HOUSE / "server", SERVER_ROOMS)])
def test_everything_stands_somewhere_in_the_plan(house: Path, rooms: Collection[str]) -> None:
    there = {path.stem for path in house.iterdir() if path.is_dir() or path.suffix == ".py"}
    assert there - {"__pycache__", *DOORS} == set(rooms)


def test_nothing_is_fetched_past_the_plan() -> None:
    """An import by the house's own name would not be seen by the tests above. Alembic alone runs a file by itself."""
    past = []
    for source in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) and not node.level else []
            past += [source.relative_to(HOUSE).as_posix() for name in names if name.split(".")[0] == "peltry"]
    assert past == ["server/store/migrations/env.py"]


def upwards(house: Path, floors: Mapping[str, int], allowed: Collection[tuple[str, str]] = ()) -> list[str]:
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
                above = used in floors and floors[used] > floors[parts[0]]
                if above and (parts[0], used) not in allowed:
                    found.append(f"{source.relative_to(house)} uses {used}")
    return found


def is_checking(node: ast.AST) -> bool:
    """An import that only the type checker sees, or one inside a function, made when it is needed."""
    return isinstance(node, ast.FunctionDef) or (
        isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    )


def test_nothing_lies_in_the_toolbox_that_no_game_uses() -> None:
    def named(source: Path, module: str) -> set[str]:
        nodes = [node for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))) if is_from(node, module)]
        return {alias.name for node in nodes for alias in node.names}

    def is_from(node: ast.AST, module: str) -> TypeGuard[ast.ImportFrom]:
        return isinstance(node, ast.ImportFrom) and node.level > 0 and str(node.module).endswith(module)

    toolbox = HOUSE / "kernel" / "tools" / "__init__.py"
    used = [named(source, "kernel.tools") for source in (HOUSE / "games").rglob("*.py")]
    assert named(toolbox, "") - set().union(*used) == set()
