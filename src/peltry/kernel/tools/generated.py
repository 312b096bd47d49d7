"""Rules that are written by the house instead of by hand, from a table or from the marks of a record.

A game says in a table which rule answers which decision; the chain of comparisons that compiled code needs is
written from it. The compiler makes a jump of the chain, so the order of the table is of no matter.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

from .rule import rule


def dispatch(name: str, cases: Mapping[int, Any], otherwise: Any = None, **how: Any) -> Any:
    """A rule `name(number, *arguments)` that calls the rule of that number, with as many arguments as it takes.

    Where the table has a number instead of a rule, that is the answer. `otherwise` is the answer when it has neither.
    """
    rules = {number: case for number, case in cases.items() if not isinstance(case, int)}
    takes = {number: python_of(case).__code__.co_argcount for number, case in rules.items()}
    arguments = [f"a{i}" for i in range(max(takes.values(), default=0))]
    lines = [f"def {name}({', '.join(['number', *arguments])}):"]
    for number, case in cases.items():
        answer = f"case_{number}({', '.join(arguments[: takes[number]])})" if number in rules else case
        lines += [f"    if number == {number}:", f"        return {answer}"]
    lines.append(f"    return {otherwise!r}")
    caller = sys._getframe(1).f_globals  # the rule belongs to the file whose table it is written from
    names = {f"case_{number}": case for number, case in rules.items()}
    return written(name, lines, names, Path(caller["__file__"]), caller["__name__"], **how)


def written(name: str, lines: list[str], names: dict[str, Any], file: Path, module: str, **how: Any) -> Any:
    """A rule from its lines, which counts as standing in `file`. Its name tells it from one of other lines."""
    source = "\n".join(lines) + "\n"
    found = {**names, "__name__": module, "__file__": str(file)}
    exec(compile(source, str(file), "exec"), found)
    function = found.pop(name)
    assert isinstance(function, FunctionType)
    function.__qualname__ = f"{name}_{hashlib.sha256(source.encode()).hexdigest()[:8]}"
    function.__doc__ = source
    return rule(function, **how)


def python_of(case: Any) -> FunctionType:
    """The plain function of a rule, compiled or not."""
    function = getattr(case, "py_func", case)
    assert isinstance(function, FunctionType)
    return function
