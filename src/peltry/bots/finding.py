"""Finding bots: by name, by the entry points of installed packages, by `module:Class`, `file.py:Class` or `file.npz`.

Whoever hosts tables gives such a bot a name (`peltry serve --bots`); guests choose among names and never name a file.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import re
import sys
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from ..errors import PeltryError
from . import BOTS, Maker
from .guests import Guest, check_maker
from .levels import in_so_much_time
from .trained import called, is_trained, trained

GROUP = "peltry.bots"
NAME = re.compile("[a-z][a-z0-9_-]{0,30}")

_named: dict[str, str] = {}  # what the host calls bots from elsewhere, and where they are


@functools.cache
def installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def named() -> tuple[str, ...]:
    return tuple(_named)


def place_of(name: str) -> str:
    """Where a bot is that the host has named."""
    return _named.get(name, name)


def name_bots(bots: Mapping[str, str], checked: bool = False) -> None:
    """From now on these names are bots like others. What cannot play is refused here, before anybody asks for it."""
    from .apart import check

    for name, place in bots.items():
        if not NAME.fullmatch(name):
            raise PeltryError(f"{name!r} is no name for a bot: small letters, digits, - and _, a letter first")
        if name in BOTS or name in installed():
            raise PeltryError(f"there is a bot {name!r} already; give yours another name")
        if not checked:
            check(place)
    _named.update(bots)


def is_guest(name: str) -> bool:
    """Whether a bot's code is somebody else's."""
    return name in installed() or (":" in name and name not in _named and not is_trained(name))


def short_name(name: str) -> str:
    """Of `file.py:Class` the class, of a trained player's file its name."""
    return called(name) if is_trained(name) else name.rpartition(":")[2]


def maker_of(name: str) -> Maker:
    if name in BOTS:
        return BOTS[name]
    if name in _named:
        return maker_of(_named[name])
    if name in installed():
        return guest(name, installed()[name].load())
    if is_trained(name):
        return trained(name)
    if "@" in name and ":" not in name:
        return in_so_much_time(name)
    place, colon, what = name.rpartition(":")
    if not colon and name.endswith(".py"):
        raise PeltryError(f"{name!r} names no bot; say which class in the file is one: {name}:Class")
    if not colon:
        known = ", ".join((*BOTS, *installed()))
        raise PeltryError(f"there is no bot {name!r}; the bots are: {known}, module:Class, file.py:Class, or file.npz")
    module = from_file(Path(place)) if place.endswith(".py") else from_module(place)
    if not hasattr(module, what):
        raise PeltryError(f"{place} has no {what!r} that could play")
    return guest(name, getattr(module, what))


def guest(name: str, maker: Any) -> Maker:
    check_maker(name, maker)
    return functools.partial(Guest, name, maker)


def from_module(name: str) -> Any:
    find_beside(str(Path.cwd()))
    try:
        return importlib.import_module(name)
    except Exception as error:  # whatever a stranger's module does
        raise PeltryError(f"{name!r} cannot be imported: {type(error).__name__}: {error}") from None


@functools.cache
def from_file(path: Path) -> Any:
    if not path.is_file():
        raise PeltryError(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(f"peltry_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    find_beside(str(path.resolve().parent))
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever a stranger's file does
        raise PeltryError(f"{path} cannot be loaded: {type(error).__name__}: {error}") from None
    return module


def find_beside(folder: str) -> None:
    """A bot may import its neighbours. Last on the path: a file of theirs called `random.py` is nobody else's."""
    if folder not in sys.path:
        sys.path.append(folder)
