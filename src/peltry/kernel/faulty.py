"""A rule that Numba cannot compile: which one it is, in a line, instead of what Numba thought about it in a hundred."""

from __future__ import annotations

import contextlib
import re
import traceback
from collections.abc import Iterator
from types import FunctionType

from ..errors import PeltryError

INNERMOST = re.compile(r" at (?P<file>\S+\.py) \((?P<line>\d+)\)")  # Numba tells from the inside out
CALLED = re.compile(r"<function (?P<name>\w+) at ")
COLOUR = re.compile(r"\x1b\[\d*m")
LONGEST_REASON = 200  # characters


@contextlib.contextmanager
def named_if_faulty(game: str) -> Iterator[None]:
    """While rules of a game are compiled. Numba's own error goes along as the cause, for who wants all of it."""
    try:
        yield
    except (PeltryError, OSError):  # a disk on which nothing more fits is no rule's fault
        raise
    except Exception as error:
        where = place_of(error)
        if where is None:
            raise
        raise PeltryError(
            f"{game}: {where} does not compile: {reason_of(error)}; with PELTRY_INTERPRETED=1 the rules run "
            "without being compiled, and Python says where they stumble"
        ) from error


def place_of(error: Exception) -> str | None:
    """Numba names a line where it can; else it is the rule that was in its hands last."""
    if line := INNERMOST.search(text := str(error)):
        called = CALLED.search(text, 0, line.start())
        rule = f"rule {called['name']}, called" if called else "a rule"
        return f"{rule} in {line['file']}, line {line['line']},"
    at_hand = None
    for frame, _ in traceback.walk_tb(error.__traceback__):
        held = getattr(frame.f_locals.get("self"), "py_func", None)
        at_hand = held if isinstance(held, FunctionType) else at_hand
    if at_hand is None:
        return None
    return f"rule {at_hand.__name__} in {at_hand.__code__.co_filename}, line {at_hand.__code__.co_firstlineno},"


def reason_of(error: Exception) -> str:
    """The first line that says something; of a field that a record lacks Numba leaves only the name."""
    if isinstance(error, KeyError):
        return f"there is no {error.args[0]!r}"
    lines = [line.strip() for line in COLOUR.sub("", str(error)).splitlines()]
    said = [line for line in lines if line and not line.startswith(("Failed in", "During", "File"))]
    first, *more = said or [type(error).__name__]
    return " ".join([first, *more[: first.endswith(":")]])[:LONGEST_REASON]
