"""What nobody holds but itself goes, too, although the collector looks by plan alone."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator

import pytest

from peltry.server.bounds import rubbish
from peltry.server.bounds.rubbish import look_by_plan, look_often


class Circle:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def by_plan() -> Iterator[None]:
    usual = gc.get_threshold()
    look_by_plan()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


async def tidied(until: Callable[[], bool], most: float = 5.0, **pauses: float) -> bool:
    tidying = asyncio.create_task(look_often(**pauses))
    try:
        async with asyncio.timeout(most):
            while not until():
                await asyncio.sleep(0.01)
        return True
    except TimeoutError:
        return False
    finally:
        tidying.cancel()


def test_a_young_circle_is_let_go_at_the_next_look() -> None:
    circle = weakref.ref(Circle())
    assert circle() is not None  # nobody has looked yet
    assert asyncio.run(tidied(lambda: circle() is None, often=0.01))


def test_what_was_made_is_laid_aside_and_not_looked_at_again() -> None:
    kept = Circle()
    asyncio.run(tidied(lambda: gc.get_freeze_count() > 0, often=0.01))
    circle = weakref.ref(kept)
    del kept
    gc.collect(1)
    assert circle() is not None


def old_circle() -> weakref.ref[Circle]:
    circle = weakref.ref(kept := Circle())
    gc.collect()
    gc.freeze()
    del kept
    gc.collect()
    assert circle() is not None  # small looks do not reach it any more
    return circle


def test_an_old_circle_is_let_go_when_all_is_looked_through() -> None:
    circle = old_circle()
    assert asyncio.run(tidied(lambda: circle() is None, often=0.01, seldom=0.1, quiet=0.05))


def test_all_is_not_looked_through_while_there_is_something_to_do() -> None:
    circle = old_circle()

    def at_work() -> bool:
        sum(range(1_000_000))
        return circle() is None

    assert not asyncio.run(tidied(at_work, most=1.5, often=0.01, seldom=0.1, quiet=0.3))
    assert asyncio.run(tidied(lambda: circle() is None, often=0.01, seldom=0.1, quiet=0.05))


def test_a_flood_is_looked_through_before_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rubbish, "FLOOD", -1)
    circle = old_circle()
    assert asyncio.run(tidied(lambda: circle() is None, often=0.01, now_and_then=0.1))
