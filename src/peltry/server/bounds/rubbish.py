"""What the collector of circles may cost: while it looks, everybody waits.

What tables hold is let go as soon as nobody holds it; circles are few. Left to itself the collector looks once more
was made than let go, which in a full house is seldom and then takes fifty milliseconds: tens of thousands of things
have come and stayed. So it looks by plan: often at what was just made, which is then laid aside, seldom at everything.
"""

from __future__ import annotations

import asyncio
import gc
import time

OFTEN, NOW_AND_THEN, SELDOM = 0.05, 60.0, 3600.0  # seconds
# All that there is of a thousand tables takes nearly a second: that waits for a moment in which nobody plays, through
# a whole evening where need be.
QUIET, RESTING = 2.0, 0.05  # so many seconds, of which such a part was spent at work
UNPLANNED = 100_000  # things more than were let go since the last look: then nobody waits for the plan
FLOOD = 5_000_000  # things laid aside since all was looked through, half a gigabyte: then nobody waits for the night


class Pulse:
    """Whether the process has hardly had anything to do of late."""

    def __init__(self, quiet: float):
        self.quiet = quiet
        self.begin()

    def begin(self) -> None:
        self.since, self.spent, self.resting = time.monotonic(), time.process_time(), False

    def feel(self, now: float) -> None:
        if now - self.since >= self.quiet:
            spent = time.process_time()
            self.resting = spent - self.spent < RESTING * (now - self.since)
            self.since, self.spent = now, spent


def look_by_plan() -> None:
    gc.set_threshold(UNPLANNED, 10, 10)


async def look_often(
    often: float = OFTEN, now_and_then: float = NOW_AND_THEN, seldom: float = SELDOM, quiet: float = QUIET
) -> None:
    counted = looked = time.monotonic()
    laid_aside, pulse = 0, Pulse(quiet)
    while True:
        await asyncio.sleep(often)
        gc.collect(0)
        gc.freeze()
        now = time.monotonic()
        pulse.feel(now)
        flood = False
        if now - counted >= now_and_then:
            counted = now
            flood = gc.get_freeze_count() > laid_aside + FLOOD
        if flood or (pulse.resting and now - looked >= seldom):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            counted = looked = time.monotonic()
            laid_aside = gc.get_freeze_count()
            pulse.begin()
