"""The shelf: every game Peltry knows. Ours stand under `games/`; others come from packages or from folders on disk.

A package offers a game by an entry point of the group `peltry.games` whose object is its `Game`. A folder on disk is
named by its path, in `peltry.load("path/to/game")` or, for every command, in PELTRY_GAMES (paths joined like those of
PATH). Such a folder is a Python package like ours, with its `Game` called GAME.

`NAME@3` is version 3 of a game's rules, the present one or one that was frozen (see frozen.py).
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import os
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from ..errors import UnknownGame
from ..kernel.game import Game
from .frozen import frozen_versions, thaw

GAMES = Path(__file__).resolve().parent.parent / "games"
GROUP = "peltry.games"
BEYOND = "beyond top-level package"  # as Python says of `from ....kernel import` in a game that stands elsewhere


def our_games() -> list[str]:
    return sorted(folder.parent.name for folder in GAMES.glob("*/__init__.py"))


def packaged_games() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def folders_named() -> list[Path]:
    """The folders that PELTRY_GAMES names."""
    return [Path(each) for each in os.environ.get("PELTRY_GAMES", "").split(os.pathsep) if each]


@functools.cache
def game_names() -> tuple[str, ...]:
    """Every game on the shelf, ours first."""
    others = sorted({*packaged_games(), *(game_in(folder).name for folder in folders_named())} - {*our_games()})
    return (*our_games(), *others)


@functools.cache
def find_game(name: str) -> Game:
    """A game by its name, by the path of its folder, or by its name and the version of its rules."""
    base, at, version = name.rpartition("@")
    if at and version.isascii() and version.isdigit():
        return game_of_version(base, int(version))
    if name in our_games():
        return _checked(importlib.import_module(f"peltry.games.{name}").GAME, name)
    if name in (packaged := packaged_games()):
        return _checked(packaged[name].load(), name)
    if os.sep in name or name.startswith("."):
        return game_in(Path(name))
    for folder in folders_named():
        if (game := game_in(folder)).name == name:
            return game
    raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(game_names())}")


def game_of_version(name: str, version: int) -> Game:
    present = find_game(name)
    if version == present.version:
        return present
    archives = frozen_versions(present.home)
    if version not in archives:
        known = ", ".join(map(str, sorted({*archives, present.version})))
        raise UnknownGame(f"there is no version {version} of {present.name}; versions that are kept: {known}")
    return _checked(thaw(archives[version]), f"{name}@{version}")


def edition(name: str, version: int) -> str | None:
    """What a game of this version of the rules is called here: its plain name for the present one, None for none."""
    present = find_game(name)
    if version == present.version:
        return name
    return f"{name}@{version}" if version in frozen_versions(present.home) else None


def game_in(folder: Path) -> Game:
    """The game of a folder on disk."""
    home = folder.resolve()
    if not (home / "__init__.py").is_file():
        raise UnknownGame(f"there is no game in {folder}: a folder with an __init__.py and its rooms was expected")
    module_name = f"peltry_game_{home.name}"
    if module_name in sys.modules and sys.modules[module_name].__file__ != str(home / "__init__.py"):
        module_name += f"_{hashlib.sha256(bytes(home)).hexdigest()[:8]}"  # another folder of the same name was first
    if module_name not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            module_name, home / "__init__.py", submodule_search_locations=[str(home)]
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[module_name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException as error:
            del sys.modules[module_name]
            if isinstance(error, ImportError) and BEYOND in str(error):
                told = f"{folder} looks for the house around it: import peltry.kernel and peltry.table by these names"
                raise UnknownGame(told) from error
            raise
    return _checked(getattr(sys.modules[module_name], "GAME", None), str(folder))


def _checked(found: object, name: str) -> Game:
    if not isinstance(found, Game):
        raise UnknownGame(f"{name} offers no game: its GAME must be a peltry.kernel.game.Game, not {found!r}")
    return found
