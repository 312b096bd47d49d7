"""Lines for the host that would come again and again: each is said once a minute at most."""

from __future__ import annotations

import logging
import time

log = logging.getLogger("peltry.server")
SAY_AGAIN = 60.0  # seconds


class Seldom:
    def __init__(self) -> None:
        self.said: dict[str, float] = {}

    def say(self, text: str, *args: object) -> bool:
        """Answers whether it was said."""
        now = time.monotonic()
        if now - self.said.get(text, -SAY_AGAIN) < SAY_AGAIN:
            return False
        self.said[text] = now
        log.warning(text, *args)
        return True
