"""Telling what happened, as data. Sentences, sounds and animations are readings of it."""

from __future__ import annotations

from .records import LOG_LENGTH
from .rule import rule


@rule
def tell(game, kind, who, a=0, b=0, c=0, d=0):
    """Write an event into the log, unless it is closed: playouts need no story."""
    if game.log.count >= 0:
        write_event(game.log, kind, who, a, b, c, d)


@rule
def write_event(log, kind, who, a, b, c, d):
    if log.count < LOG_LENGTH:
        event = log.events[log.count]
        event.kind = kind
        event.who = who
        event.a = a
        event.b = b
        event.c = c
        event.d = d
        log.count += 1
