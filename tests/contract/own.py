"""What the contract cannot know of a game by itself. Each game says it in `contract.py` among its own tests, as OWN.

The tests of our games stand in `tests/games/NAME`, those of a game from elsewhere in `tests` beside its rooms.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import peltry
from peltry.kernel.declared import Cost
from peltry.kernel.position import Position
from peltry.table.shelf import our_games

Seen = dict[str, Any]  # a sight as plain data


def nothing(position: Position, move: int) -> Counter[Cost]:
    """For a game without prices."""
    return Counter()


def without(*names: str) -> Callable[[Seen], Seen]:
    """All that is seen but these fields."""
    return lambda seen: {name: value for name, value in seen.items() if name not in names}


PENDING = ("stack", "depth")  # the decisions that wait are no thing on the table


@dataclass(frozen=True)
class Own:
    """One game's own."""

    told: Callable[[Seen], Seen]  # the part of a sight that events must explain
    retell: Callable[[Seen, Any], None]  # brings it up to date with one event, as that seat hears it
    stops: tuple[str, ...] = ()  # verbs that end a turn or a decision
    pays: Callable[[Position, int], Counter[Cost]] = nothing  # what a move takes, as the events that follow tell it
    without_picture: frozenset[int] = frozenset()  # goods of prices that have none
    unseen_answers: frozenset[str] = frozenset()  # questions of RULINGS.md whose answer nobody at the table can see
    won_by_luck: bool = True  # whether players who choose at random ever win


def own_tests(name: str) -> Path:
    if name in our_games():
        return Path(__file__).parents[1] / "games" / name
    return peltry.load(name).kind.home / "tests"


@functools.cache
def own(name: str) -> Own:
    folder, package = own_tests(name), f"tests.games.{name}"
    assert (folder / "contract.py").is_file(), f"{name} says nothing to the contract: {folder} has no contract.py"
    if name not in our_games():
        package = f"tests_of_{name}"
        spec = importlib.util.spec_from_file_location(package, folder / "__init__.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules[package] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[package])
    told: Own = importlib.import_module(f"{package}.contract").OWN
    return told
