"""What the collector of circles may cost: while it looks, everybody waits.

What tables hold is let go as soon as nobody holds it; circles are few. Left to itself the collector looks once more
was made than let go, which in a full house is seldom and then takes fifty milliseconds: tens of thousands of things
have come and stayed. So it looks by plan: often at what was just made, which is then laid aside, seldom at everything.
"""

from __future__ import annotations

import asyncio
import gc
import time

OFTEN, NOW_AND_THEN, SELDOM = 0.05, 60.0, 3600.0  # seconds; all of a thousand tables takes nearly one
UNPLANNED = 100_000  # things more than were let go since the last look: then nobody waits for the plan
FLOOD = 5_000_000  # things laid aside since all was looked through: more than an hour should hold


def look_by_plan() -> None:
    gc.set_threshold(UNPLANNED, 10, 10)


async def look_often(often: float = OFTEN, now_and_then: float = NOW_AND_THEN, seldom: float = SELDOM) -> None:
    counted = looked = time.monotonic()
    laid_aside = 0
    while True:
        await asyncio.sleep(often)
        gc.collect(0)
        gc.freeze()
        now = time.monotonic()
        flood = False
        if now - counted >= now_and_then:
            counted = now
            flood = gc.get_freeze_count() > laid_aside + FLOOD
        if flood or now - looked >= seldom:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            counted = looked = time.monotonic()
            laid_aside = gc.get_freeze_count()
