"""Waiting until something is heard: a bell of our own, or PostgreSQL's notifications."""

from __future__ import annotations

import selectors
from typing import Any


def listen_for(seconds: float, *ears: Any) -> None:
    """Until one of them has something to read, or the time is over.

    Not `select.select`, which knows no file numbers above 1023: a house with a thousand browsers has those.
    """
    with selectors.DefaultSelector() as waiting:
        for ear in ears:
            waiting.register(ear, selectors.EVENT_READ)
        waiting.select(seconds)
