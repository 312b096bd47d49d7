"""Before NumPy is loaded: small matrices are quicker on one core, above all where several people share the machine."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Iterator

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest

from tests.luck import deal_by, draw_alike

NO_POSTGRES = "there is no PostgreSQL here: apt-get install postgresql, pip install 'peltry[postgres]'"

draw_alike()
gc.set_threshold(10_000, 10, 100)  # compiled games are a great heap to look through: a third of painting scenes


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Bots away from home wait most of the time: at the end, where their name puts them, all would wait for them."""
    items.sort(key=lambda item: "/visiting/" not in item.nodeid)


def pytest_runtest_setup(item: pytest.Item) -> None:
    deal_by(item.nodeid)


@pytest.fixture
def logged_as_before() -> Iterator[None]:
    """Ray sets the time of every line that is logged in its process by a clock of its own."""
    before = logging.getLogRecordFactory()
    yield
    logging.setLogRecordFactory(before)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nobody takes for tested what was left out: without PostgreSQL that is everything about several workers."""
    left_out = [each for each in terminalreporter.stats.get("skipped", []) if NO_POSTGRES in str(each.longrepr)]
    if left_out:
        terminalreporter.section("NOT TESTED", red=True, bold=True)
        terminalreporter.line(
            f"{len(left_out)} tests of several workers, thinkers and PostgreSQL: {NO_POSTGRES}.", red=True
        )
