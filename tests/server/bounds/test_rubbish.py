"""What nobody holds but itself goes, too, although the collector no longer looks through everything by itself."""

from __future__ import annotations

import asyncio
import gc
import weakref

from peltry.server.bounds.rubbish import look_in_small_heaps, look_through_all_seldom


class Circle:
    def __init__(self) -> None:
        self.itself = self


async def until_gone(circle: weakref.ref[Circle], most: float = 5.0) -> bool:
    tidying = asyncio.create_task(look_through_all_seldom(pause=0.01))
    try:
        async with asyncio.timeout(most):
            while circle() is not None:
                await asyncio.sleep(0.01)
        return True
    except TimeoutError:
        return False
    finally:
        tidying.cancel()


def test_an_old_circle_is_let_go_by_plan() -> None:
    usual = gc.get_threshold()
    look_in_small_heaps()
    try:
        circle = weakref.ref(kept := Circle())
        gc.collect()  # it has grown old: small heaps do not reach it any more
        del kept
        gc.collect(1)
        assert circle() is not None
        assert asyncio.run(until_gone(circle))
    finally:
        gc.set_threshold(*usual)
