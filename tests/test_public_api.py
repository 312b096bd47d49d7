"""What `import peltry` offers: what a bot author needs, each with a word about it, and nothing by accident."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys

import pytest

import peltry

OFFERED = {
    "load", "game_names", "GameAtTable", "Match", "Position",
    "Bot", "make_bot", "bot_names", "ask", "analyse", "Analysis", "Lapse",
    "read_save", "write_save", "PeltryError", "IllegalMove", "__version__",
}  # fmt: skip


def test_exactly_this_is_offered() -> None:
    assert set(peltry.__all__) == OFFERED
    assert set(dir(peltry)) == OFFERED
    assert len(peltry.__all__) == len(OFFERED)


@pytest.mark.parametrize("name", sorted(OFFERED - {"__version__"}))
def test_every_name_is_there_and_says_what_it_is(name: str) -> None:
    assert inspect.getdoc(getattr(peltry, name)) or issubclass(getattr(peltry, name), peltry.PeltryError)


@pytest.mark.parametrize("kind", ["Position", "Match", "GameAtTable"])
def test_what_a_bot_author_calls_says_what_it_does(kind: str) -> None:
    silent = [
        name
        for name, member in vars(getattr(peltry, kind)).items()
        if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property))
        if not inspect.getdoc(member)
    ]
    assert silent == []


def test_a_name_that_is_not_there_is_told_which_are() -> None:
    with pytest.raises(AttributeError, match="peltry has no 'lode'; it has Analysis, Bot, GameAtTable"):
        peltry.lode  # noqa: B018


def test_from_peltry_import_everything() -> None:
    found: dict[str, object] = {}
    exec("from peltry import *", found)
    assert set(found) >= OFFERED


def test_importing_peltry_loads_no_compiler() -> None:
    """`peltry --version` answers at once, and a program that only names an error does not wait for Numba."""
    asked = "import sys, peltry; peltry.PeltryError; print([m for m in ('numpy', 'numba') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_command_leaves_small_matrices_to_one_core() -> None:
    """Set before NumPy is loaded, unless somebody has said otherwise."""
    asked = "import peltry.cli, os, sys; print(os.environ['OPENBLAS_NUM_THREADS'], 'numpy' in sys.modules)"
    for given, said in ((None, "1 False"), ("3", "3 False")):
        env = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
        env |= {"OPENBLAS_NUM_THREADS": given} if given else {}
        done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, env=env)
        assert done.stdout.strip() == said
