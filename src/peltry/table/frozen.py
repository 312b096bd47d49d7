"""Rules versions of the past. A game is played to its end, and replayed for ever, by the rules it began with.

What a released version was is kept in the game's folder as `frozen/vN.zip`, as it stood: the game's own files and the
kernel's tools that its rules call. `peltry freeze` writes it. On first use it is unpacked into the cache, compiled and
loaded beside the present version, as a package of its own name. What it borrows of the house it finds as it is today:
how a game is declared and how a scene is made must go on being understood, and the games that lie in each archive,
played again by the tests, show that they are.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import re
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

from ..kernel.game import Game
from ..kernel.tools.rule import cache_home

ARCHIVE = re.compile(r"v([1-9]\d*)\.zip")
NOTE = "frozen.json"  # the game's name, the version, and what it borrows of the house
PLAYED = "played.json"  # games played by it, as saves
# Compiled code names the package it was compiled in, and is found by a hash of its sources. Archives have tools and
# even rules in common; this file among the tools tells theirs apart, so that none is handed code of another package.
WHOSE = "kernel/tools/thawed.py"


def frozen_versions(home: Path) -> dict[int, Path]:
    """The archives of a game by their version, oldest first."""
    found = ((ARCHIVE.fullmatch(file.name), file) for file in (home / "frozen").glob("v*.zip"))
    return dict(sorted((int(name[1]), file) for name, file in found if name))


def note_of(archive: Path) -> dict[str, Any]:
    return dict(json.loads(read(archive, NOTE)))


def games_played(archive: Path) -> list[dict[str, Any]]:
    """The saves that were written when the version was frozen."""
    return list(json.loads(read(archive, PLAYED)))


def read(archive: Path, name: str) -> bytes:
    with zipfile.ZipFile(archive) as box:
        return box.read(name)


def thaw(archive: Path) -> Game:
    """The game in an archive, loaded beside whatever other versions there are."""
    note = note_of(archive)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()[:16]
    name = f"{note['game']}-v{note['rules']}-{digest}"
    folder = unpacked(archive, cache_home() / f"thawed-{name}")
    found = importlib.import_module(f"{house_in(folder, name, note['borrows'])}.games.{note['game']}")
    game: Game = found.GAME
    return game


def unpacked(archive: Path, folder: Path) -> Path:
    """The archive's files on disk: whole, or not there."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        beside = Path(tempfile.mkdtemp(dir=folder.parent, prefix=".frozen-"))
        try:
            with zipfile.ZipFile(archive) as box:
                box.extractall(beside)
            (beside / WHOSE).write_text(f'"""{folder.name}"""\n', encoding="utf-8")
            beside.rename(folder)
        except OSError:
            if not folder.is_dir():  # otherwise another process was quicker
                raise
        finally:
            shutil.rmtree(beside, ignore_errors=True)
    return folder


def house_in(folder: Path, name: str, borrows: list[str]) -> str:
    """A package in which the unpacked files stand where they stood in ours; what is not among them is ours."""
    house = re.sub(r"\W", "_", f"peltry_frozen_{name}")
    if house not in sys.modules:
        package = ModuleType(house)
        package.__path__ = [str(folder)]
        for each in borrows:
            sys.modules[f"{house}.{each}"] = importlib.import_module(f"peltry.{each}")
        for room in {each.partition(".")[0] for each in borrows if "." in each}:
            if not (folder / room).exists():  # `from ....table import looking` asks for the room first
                sys.modules[f"{house}.{room}"] = ModuleType(f"{house}.{room}")
        sys.modules[house] = package
    return house
