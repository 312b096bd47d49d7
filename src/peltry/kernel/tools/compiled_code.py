"""How a rule's compiled code is kept on disk: without the names of the modules it came from.

Numba notes the module of a function, and of every function that it calls, and imports them by name when the code is
loaded again. But the same sources may stand under other names: rules that were frozen again with other words lie in
another archive, a game's folder becomes a package. Compiled rules ask nothing of a module, so none is noted.
"""

from __future__ import annotations

from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.environment import Environment, lookup_environment


class Nameless(CompileResultCacheImpl):
    """What Numba would write, with a function's surroundings kept as their constants."""

    def __init__(self, py_func: Any):
        super().__init__(py_func)
        self.globals = py_func.__globals__

    def reduce(self, cres: Any) -> tuple[Any, ...]:
        library, description, own, *rest, called = super().reduce(cres)
        return library, description, kept(own), *rest, [kept(each) for each in called]

    def rebuild(self, target_context: Any, payload: tuple[Any, ...]) -> Any:
        library, description, own, *rest, called = payload
        found = tuple(self.surroundings(*each) for each in called)
        return super().rebuild(target_context, (library, description, self.surroundings(*own), *rest, found))

    def surroundings(self, name: str, constants: list[Any]) -> Environment:
        """Those of this name that are in use already, or new ones."""
        found = lookup_environment(name)
        if found is None:
            found = Environment(self.globals)
            found.consts[:] = constants
            found.env_name = name
            Environment._memo[name] = found
        return found


def kept(surroundings: Environment) -> tuple[str, list[Any]]:
    return surroundings.env_name, list(surroundings.consts)


class CompiledCode(FunctionCache):
    _impl_class = Nameless
