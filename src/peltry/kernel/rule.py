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
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
from numba import njit, types
from numba.core.dispatcher import Dispatcher

numba_config: Any = numba.config  # its names are made at run time
KERNEL = Path(__file__).resolve().parent

# Files of a game that say how it looks and reads: these, and every `scene*.py`. They may change
# without compiling anew, and so may not hold a rule.
NEVER_COMPILED = frozenset(
    {
        "__init__.py",
        "words.py",
        "record.py",
        "mirror.py",
        "panels.py",
        "contract.py",
        "engine.py",
        "printed.py",
    }
)
KERNEL_NEVER_COMPILED = NEVER_COMPILED | {"batch.py", "gpu.py", "notation.py", "position.py", "seeds.py"}


def cache_home() -> Path:
    """The folder under which compiled rules are kept, `PELTRY_CACHE` or the user's cache."""
    chosen = os.environ.get("PELTRY_CACHE") or os.environ.get("XDG_CACHE_HOME")
    home = Path(chosen) if chosen else Path.home() / ".cache"
    return home / "peltry"


def is_compilable(name: str) -> bool:
    return name not in NEVER_COMPILED and not name.startswith("scene")


def compilable_sources(folder: Path) -> list[Path]:
    never = KERNEL_NEVER_COMPILED if folder == KERNEL else NEVER_COMPILED
    return sorted(p for p in folder.rglob("*.py") if p.name not in never and is_compilable(p.name))


@functools.cache
def source_hash(*folders: Path) -> str:
    """A hash of everything in these folders, and in the kernel, that can be compiled."""
    digest = hashlib.sha256(f"numba {numba.__version__}".encode())
    for folder in sorted({KERNEL, *folders}, key=lambda each: (each != KERNEL, each)):
        for source in compilable_sources(folder):
            digest.update(source.relative_to(folder).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def home_of(source: Path) -> Path:
    """The folder whose sources a rule belongs to: its game's folder, or just where it stands."""
    for folder in source.parents:
        if folder.parent.name == "games":
            return folder
    return source.parent


def source_of(function: FunctionType) -> Path:
    return Path(function.__code__.co_filename).resolve()


def compiled_folder(*folders: Path) -> Path:
    return cache_home() / f"rules-{folders[0].name}-{source_hash(*folders)}"


def compile_rule(function: FunctionType, folder: Path, **how: Any) -> Any:
    """Hand a plain function to Numba, with its compiled code kept in the folder's own cache.

    A function that stands elsewhere (a bot's, say, bound to one game's rules) brings the sources
    of its own folder into the hash.
    """
    before = numba_config.CACHE_DIR
    numba_config.CACHE_DIR = str(compiled_folder(folder, home_of(source_of(function))))
    try:
        return one_version(njit(cache=True, nogil=True, error_model="numpy", **how)(function))
    finally:
        numba_config.CACHE_DIR = before


def widened(kind: Any) -> Any:
    """Whole numbers travel between rules as 64 bits, however narrow the field they come from."""
    if isinstance(kind, types.Omitted) and type(kind.value) is int:
        return types.int64
    if isinstance(kind, types.Integer) and kind != types.uint64:
        return types.int64
    return kind


def one_version(dispatcher: Any) -> Any:
    """Compile a rule once, not once for each mix of narrow and wide numbers it is called with.

    Without this, `tell` alone would be compiled a hundred times.
    """
    ask_numba = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        _, folded = dispatcher.fold_argument_types(args, kws)
        return ask_numba(tuple(widened(kind) for kind in folded), {})

    dispatcher.get_call_template = get_call_template
    return dispatcher


def rule(function: Callable[..., Any], **how: Any) -> Any:
    """Mark a function as part of the rules. It must use only numbers, records and other rules."""
    assert isinstance(function, FunctionType)
    source = source_of(function)
    if not is_compilable(source.name):
        raise TypeError(f"{source.name} may not hold a rule: move {function.__name__} to a file of rules")
    return compile_rule(function, home_of(source), **how_to_call(function, source), **how)


def clause(function: Callable[..., Any]) -> Any:
    """A rule that only one place calls: compiled as a part of its caller, which spares the call."""
    return rule(function, inline="always")


# What a game offers to Python. Its other rules are called by rules alone and need no door of their own,
# which saves a quarter of the time to compile.
OFFERED = frozenset({"setup", "legal", "apply", "scores", "shuffle_unseen", "observe", "estimate"})


def how_to_call(function: FunctionType, source: Path) -> dict[str, bool]:
    within = home_of(source).parent == KERNEL.parent / "games" and function.__name__ not in OFFERED
    return {"no_cpython_wrapper": True, "no_cfunc_wrapper": True} if within else {}


def called_by(function: FunctionType) -> Iterator[Dispatcher]:
    """The rules that a function names, itself or through a module."""
    names = function.__code__.co_names
    found = [function.__globals__.get(name) for name in names]
    found += [getattr(module, name, None) for module in found if isinstance(module, ModuleType) for name in names]
    yield from (each for each in found if isinstance(each, Dispatcher))


def reach(*doors: Any) -> Iterator[Any]:
    """These rules and all that they call, each once."""
    waiting, seen = list(doors), set()
    while waiting:
        each = waiting.pop()
        if each.py_func not in seen:
            seen.add(each.py_func)
            waiting.extend(called_by(each.py_func))
            yield each


def check_reach(door: Dispatcher, *folders: Path) -> None:
    """Refuse a rule that can be reached but is not hashed: its changes would go unnoticed."""
    hashed = {source for folder in (KERNEL, *folders) for source in compilable_sources(folder)}
    for each in reach(door):
        function: FunctionType = each.py_func
        source = source_of(function)
        if source not in hashed:
            raise TypeError(f"rule {function.__name__} stands in {source}, outside of {folders[0].name} and the kernel")
