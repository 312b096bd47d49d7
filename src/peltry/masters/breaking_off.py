"""Ctrl-C ends a course after the round that is being learned: what a broken-off round leaves would be half a step."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Wish:
    """Whether somebody would have it end."""

    asked = False


@contextmanager
def at_ctrl_c() -> Iterator[Wish]:
    """The first Ctrl-C is a wish, the second one is obeyed at once."""
    wish = Wish()
    if threading.current_thread() is not threading.main_thread():
        yield wish  # signals are not ours
        return
    before = signal.getsignal(signal.SIGINT)

    def note(*_: object) -> None:
        wish.asked = True
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, note)
    try:
        yield wish
    finally:
        signal.signal(signal.SIGINT, before)
