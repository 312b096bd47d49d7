"""Before NumPy is loaded: small matrices are quicker on one core, above all where several people share the machine."""

from __future__ import annotations

import gc
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest

from tests.luck import deal_by, draw_alike

draw_alike()
gc.set_threshold(10_000, 10, 100)  # compiled games are a great heap to look through: a third of painting scenes


def pytest_runtest_setup(item: pytest.Item) -> None:
    deal_by(item.nodeid)
