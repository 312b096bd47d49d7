"""What a game may leave out: telling one turn from the next, and figures for its scene."""

from __future__ import annotations

from .rule import rule


@rule
def one_turn(game):
    """For a game in which the seat to play tells turns apart."""
    return 0


@rule
def no_figures(game, seat, out):
    """For a game whose scene shows nothing but what lies on the table."""
    return 0
