"""What can be said of the GPU where there is none. With one, `peltry simulate --device gpu` compares digests."""

from __future__ import annotations

import contextlib

import pytest
from numba import cuda as numba_cuda

import peltry
from peltry.errors import PeltryError
from peltry.kernel.gpu import load_cuda, no_calls, rules_of
from peltry.kernel.tools.rule import reach


def test_rules_reach_what_they_call() -> None:
    rules = peltry.load("connect_four").rules
    names = {each.py_func.__name__ for each in reach(rules.apply)}
    assert {"apply", "push", "pop", "tell", "write_event"} <= names  # the last is called by `tell` alone


def test_the_gpu_gets_rules_without_calls_and_the_cpu_keeps_its_own() -> None:
    engine = peltry.load("connect_four").engine
    rules = list(reach(engine.game.rules.setup, engine.game.rules.legal, engine.game.rules.apply))
    with contextlib.suppress(PeltryError), no_calls(*rules_of(engine)):
        assert all(each.targetoptions["forceinline"] for each in rules)
        raise PeltryError("the GPU stopped")
    assert not any("forceinline" in each.targetoptions for each in rules)


def test_a_missing_gpu_is_said_in_one_line() -> None:
    if numba_cuda.is_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(PeltryError, match=r"^no GPU here: [^\n]+$"):
        load_cuda()
