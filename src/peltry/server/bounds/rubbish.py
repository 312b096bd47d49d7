"""What the collector of circles may cost: while it looks, everybody waits.

What tables hold is let go as soon as nobody holds it; circles are few. So young things are looked through in small
heaps, some milliseconds each, and all that there is, a tenth of a second for hundreds of tables, seldom and by plan.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG, HEAPS = 2_000, 5  # things in a heap, and heaps that are looked through together
OUT_OF_TURN = 1_000  # such looks, and all is looked through at once: a flood may leave more than ten minutes can hold
ALL_AFTER = 600.0  # seconds


def look_in_small_heaps() -> None:
    gc.set_threshold(YOUNG, HEAPS, OUT_OF_TURN)


async def look_through_all_seldom(pause: float = ALL_AFTER) -> None:
    while True:
        await asyncio.sleep(pause)
        gc.collect()
