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

from .rule import CALLED_BY_RULES, compile_rule, home_of, rule


def dispatch(name: str, cases: Mapping[int, Any], otherwise: Any = None, **how: Any) -> Any:
    """A rule `name(number, *arguments)` that calls the rule of that number, with as many arguments as it takes.

    Where the table has a number instead of a rule, that is the answer. `otherwise` is the answer when it has neither.
    """
    return dispatch_for(sys._getframe(1).f_globals, name, cases, otherwise, **how)


def dispatch_for(
    caller: Mapping[str, Any], name: str, cases: Mapping[int, Any], otherwise: Any = None, takes: int = 0, **how: Any
) -> Any:
    """The same for the file whose table it is written from, and to which it belongs; `takes` arguments at least."""
    rules = {number: case for number, case in cases.items() if not isinstance(case, int)}
    counts = {number: python_of(case).__code__.co_argcount for number, case in rules.items()}
    arguments = [f"a{i}" for i in range(max([takes, *counts.values()]))]
    lines = [f"def {name}({', '.join(['number', *arguments])}):"]
    for number, case in cases.items():
        answer = f"case_{number}({', '.join(arguments[: counts[number]])})" if number in rules else case
        lines += [f"    if number == {number}:", f"        return {answer}"]
    lines.append(f"    return {otherwise!r}")
    names = {f"case_{number}": case for number, case in rules.items()}
    return written(name, lines, names, Path(caller["__file__"]), caller["__name__"], **how)


def copied(caller: Mapping[str, Any], function: Any, names: dict[str, Any]) -> Any:
    """A rule that is written once for every game, for the one whose rules are called by these names."""
    assert isinstance(function, FunctionType)
    copy = FunctionType(function.__code__, names | {"__name__": caller["__name__"]}, function.__name__)
    copy.__doc__ = function.__doc__
    return compile_rule(copy, home_of(Path(caller["__file__"])), **CALLED_BY_RULES)


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
