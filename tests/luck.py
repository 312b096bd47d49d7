"""Whatever fails once fails again: what a test leaves to chance follows from its name.

`PELTRY_LUCK=2 make test` deals everything anew, to find what no test has met yet.
"""

from __future__ import annotations

import os
import random
import secrets

from hypothesis import settings

LUCK = os.environ.get("PELTRY_LUCK", "")


def deal_by(name: str) -> None:
    chance = random.Random(name + LUCK)
    secrets.randbits = chance.getrandbits
    random.seed(name + LUCK)


def draw_alike() -> None:
    """Hypothesis draws the same examples each time, unless luck is asked for."""
    settings.register_profile("alike", derandomize=not LUCK)
    settings.load_profile("alike")
