"""`@rule`: one Python function, compiled for one core, all cores and CUDA.

Numba keeps compiled code on disk, but it looks only at the file in which a function stands, not
at the functions that it calls. So the cache folder carries a hash of every source that can be
compiled: the kernel's tools and the compiled rooms of the game. Change a line in any of them and
the folder is another one; a stale rule cannot run. Where the sources lie makes no difference: what
one copy of them compiled, another finds.

With `PELTRY_INTERPRETED=1` nothing is compiled: a rule stays the plain function it was written as,
and a debugger can step through it (see interpreted.py).
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from llvmlite import binding as llvm
from numba import njit, types
from numba.core.caching import UserProvidedCacheLocator
from numba.core.dispatcher import Dispatcher

numba_config: Any = numba.config  # its names are made at run time
TOOLS = Path(__file__).resolve().parent
INTERPRETED = os.environ.get("PELTRY_INTERPRETED", "") not in ("", "0")

# The rooms of a game. What is compiled stands in the first three; how a game reads and looks may change without
# compiling anew, and so may not hold a rule.
COMPILED_ROOMS = ("pieces", "rules", "eyes")
PLAIN_ROOMS = ("words", "look")


def cache_home() -> Path:
    """The folder under which compiled rules are kept, `PELTRY_CACHE` or the user's cache."""
    chosen = os.environ.get("PELTRY_CACHE") or os.environ.get("XDG_CACHE_HOME")
    home = Path(chosen) if chosen else Path.home() / ".cache"
    return home / "peltry"


def game_of(source: Path) -> tuple[Path, str] | None:
    """The game's folder and the room in which a source stands, None when it stands in no game."""
    for folder in source.parents:
        if folder.name in COMPILED_ROOMS + PLAIN_ROOMS and (folder.parent / "pieces").is_dir():
            return folder.parent, folder.name
    return None


def compilable_sources(folder: Path) -> list[Path]:
    """Everything in a folder that can be compiled; of a game, what stands in its compiled rooms."""
    rooms = [folder / room for room in COMPILED_ROOMS if (folder / room).is_dir()]
    return sorted(source for room in rooms or [folder] for source in room.rglob("*.py"))


def tools_beside(home: Path) -> Path:
    """The tools that a game's rules call: the kernel's, or for a frozen game those that were frozen with it."""
    tools = home.parent.parent / "kernel" / "tools"
    return tools if tools.is_dir() else TOOLS


@functools.cache
def machine() -> str:
    """Code is compiled for one processor: another one does not take it."""
    return f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


@functools.cache
def source_hash(*folders: Path) -> str:
    """A hash of everything in these folders, and among the tools, that can be compiled."""
    digest = hashlib.sha256(f"numba {numba.__version__} {machine()}".encode())
    with_tools = {TOOLS, *folders, *map(tools_beside, folders)}
    for folder in sorted(with_tools, key=lambda each: (each != TOOLS, each)):
        for source in compilable_sources(folder):
            digest.update(source.relative_to(folder).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def home_of(source: Path) -> Path:
    """The folder whose sources a rule belongs to: its game's folder, or just where it stands."""
    found = game_of(source)
    return found[0] if found else source.parent


def source_of(function: FunctionType) -> Path:
    return Path(function.__code__.co_filename).resolve()


def compiled_folder(*folders: Path) -> Path:
    return cache_home() / f"rules-{folders[0].name}-{source_hash(*folders)}"


class BySources(UserProvidedCacheLocator):
    """Where the compiled code of a rule lies within its folder, which is named by its sources already."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        source = Path(py_file).resolve()
        home = home_of(source)
        return "-".join([home.name, *source.parent.relative_to(home).parts])


@contextlib.contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Numba asks for its folder when a function is handed to it."""
    before = numba_config.CACHE_DIR, numba_config.CACHE_LOCATOR_CLASSES
    numba_config.CACHE_DIR = str(folder)
    numba_config.CACHE_LOCATOR_CLASSES = f"{BySources.__module__}.{BySources.__name__}"
    try:
        yield
    finally:
        numba_config.CACHE_DIR, numba_config.CACHE_LOCATOR_CLASSES = before


def compile_rule(function: FunctionType, folder: Path, **how: Any) -> Any:
    """Hand a plain function to Numba, with its compiled code kept in the folder's own cache.

    A function that stands elsewhere (a bot's, say, bound to one game's rules) brings the sources
    of its own folder into the hash.
    """
    if INTERPRETED:
        function.py_func = function  # type: ignore[attr-defined]
        return function
    with kept_in(compiled_folder(folder, home_of(source_of(function)))):
        return one_version(njit(cache=True, nogil=True, error_model="numpy", **how)(function))


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
    found = game_of(source)
    if found and found[1] in PLAIN_ROOMS:
        raise TypeError(f"{found[1]}/{source.name} may not hold a rule: move {function.__name__} to a compiled room")
    return compile_rule(function, home_of(source), **how_to_call(function, source), **how)


def clause(function: Callable[..., Any]) -> Any:
    """A rule that only one place calls: compiled as a part of its caller, which spares the call."""
    return rule(function, inline="always")


# Rules of a game are called by rules alone and need no door for Python: a quarter of the time to compile.
CALLED_BY_RULES = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def how_to_call(function: FunctionType, source: Path) -> dict[str, bool]:
    return CALLED_BY_RULES if game_of(source) else {}


def named_by(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """What a function names outside of itself, directly or through a module; in the same order in every process."""
    names = sorted(set(function.__code__.co_names))
    found = [(name, function.__globals__[name]) for name in names if name in function.__globals__]
    yield from found
    for _, module in found:
        if isinstance(module, ModuleType):
            yield from ((name, getattr(module, name)) for name in names if hasattr(module, name))


def called_by(function: FunctionType) -> Iterator[Dispatcher]:
    """The rules that a function names."""
    yield from (each for _, each in named_by(function) if isinstance(each, Dispatcher))


def reach(*doors: Any) -> Iterator[Any]:
    """These rules and all that they call, each once."""
    waiting, seen = list(doors), set()
    while waiting:
        each = waiting.pop()
        if each.py_func not in seen:
            seen.add(each.py_func)
            waiting.extend(called_by(each.py_func))
            yield each


def check_reach(folders: tuple[Path, ...], *doors: Any) -> None:
    """See to it that no stale rule can run behind these doors.

    A rule that can be reached but is not hashed is refused: its changes would go unnoticed. Constants may come from
    any file, and so may the lines of rules that are written (generated.py): both are noted beside the compiled code,
    which is thrown away when one of them has changed.
    """
    if INTERPRETED:
        return
    known = {TOOLS, *folders, *map(tools_beside, folders)}
    hashed = {source for folder in known for source in compilable_sources(folder)}
    frozen = hashlib.sha256()
    for each in sorted(reach(*doors), key=lambda rule: (rule.py_func.__module__, rule.py_func.__qualname__)):
        function: FunctionType = each.py_func
        source = source_of(function)
        if source not in hashed:
            raise TypeError(f"rule {function.__name__} stands in {source}, outside of {folders[0].name} and the kernel")
        frozen.update(f"{function.__qualname__}\n".encode())  # of a rule that was written, its lines are part of it
        for name, value in constants_of(function):
            frozen.update(f"{function.__qualname__} {name} {value!r}\n".encode())
    forget_if_changed(compiled_folder(*folders), frozen.hexdigest())


def constants_of(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """The numbers, tuples and arrays that a function names: Numba writes their values into the compiled code."""
    for name, value in sorted(named_by(function), key=lambda found: found[0]):
        if isinstance(value, np.ndarray):
            yield name, (value.dtype.str, value.shape, value.tobytes())
        elif isinstance(value, int | float | tuple | np.generic):
            yield name, value


def forget_if_changed(compiled: Path, constants: str) -> None:
    note = compiled / "constants"
    if note.exists() and note.read_text() == constants:
        return
    for stale in compiled.rglob("*.nb[ic]"):
        stale.unlink(missing_ok=True)
    compiled.mkdir(parents=True, exist_ok=True)
    note.write_text(constants)
