"""Telling one turn from the next."""

from __future__ import annotations

from .rule import rule


@rule
def one_turn(game):
    """For a game in which the seat to play tells turns apart."""
    return 0
