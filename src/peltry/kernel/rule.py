"""`@rule`: one Python function, compiled for one core, all cores and CUDA.

Numba keeps compiled code on disk, but it looks only at the file in which a function stands, not
at the functions that it calls. So the cache folder carries a hash of every source that can be
compiled: the kernel and the game's own folder. Change a line in any of them and the folder is
another one; a stale rule cannot run.
"""

from __future__ import annotations

import functools
import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba import config as numba_config
from numba import njit

KERNEL = Path(__file__).resolve().parent

# Files of a game that say how it looks and reads. They may change without compiling anew, and so
# may not hold a rule.
NEVER_COMPILED = frozenset({"__init__.py", "scene.py", "words.py", "record.py", "mirror.py"})


def cache_home() -> Path:
    """The folder under which compiled rules are kept, `PELTRY_CACHE` or the user's cache."""
    chosen = os.environ.get("PELTRY_CACHE") or os.environ.get("XDG_CACHE_HOME")
    home = Path(chosen) if chosen else Path.home() / ".cache"
    return home / "peltry"


def compilable_sources(folder: Path) -> list[Path]:
    return sorted(p for p in folder.glob("*.py") if p.name not in NEVER_COMPILED)


@functools.cache
def source_hash(folder: Path) -> str:
    """A hash of everything that can end up in the compiled rules of one game's folder."""
    digest = hashlib.sha256(f"numba {numba.__version__}".encode())
    for source in compilable_sources(KERNEL) + (compilable_sources(folder) if folder != KERNEL else []):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def compiled_folder(folder: Path) -> Path:
    return cache_home() / f"rules-{folder.name}-{source_hash(folder)}"


def compile_rule(function: FunctionType, folder: Path, **how: Any) -> Any:
    """Hand a plain function to Numba, with its compiled code kept in the folder's own cache."""
    before = numba_config.CACHE_DIR
    numba_config.CACHE_DIR = str(compiled_folder(folder))
    try:
        return njit(cache=True, nogil=True, error_model="numpy", **how)(function)
    finally:
        numba_config.CACHE_DIR = before


def rule(function: Callable[..., Any]) -> Any:
    """Mark a function as part of the rules. It must use only numbers, records and other rules."""
    assert isinstance(function, FunctionType)
    source = Path(function.__code__.co_filename).resolve()
    if source.name in NEVER_COMPILED:
        raise TypeError(f"{source.name} may not hold a rule: move {function.__name__} to a file of rules")
    return compile_rule(function, source.parent)
