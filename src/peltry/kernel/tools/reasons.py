"""Why a move may not be made, and what it costs, as numbers that rules answer.

A reason is one number: which reason it is (see `declared.Reasons`), and two numbers that belong to it, such as how much
would be needed and how much is there. Zero is no reason: the move is legal.
"""

from __future__ import annotations

from .rule import rule

LEGAL = 0
NUMBER_BITS, NUMBER = 20, (1 << 20) - 1


@rule
def because(reason, need=0, have=0):
    """A reason with its numbers, both from 0 to a million."""
    return reason | need << NUMBER_BITS | have << 2 * NUMBER_BITS


@rule
def unless(allowed, reason):
    """The reason, unless it is allowed after all."""
    return LEGAL if allowed else reason


@rule
def charge(out, count, good, amount, value=0):
    """Add to a price so many of a good. Of goods that have values, `value` says which (0: any)."""
    if amount > 0:
        out[count] = good
        out[count + 1] = amount
        out[count + 2] = value
        count += 3
    return count


@rule
def costs_nothing(game, move, out):
    """For a game without prices."""
    return 0


@rule
def says_nothing(game, move):
    """For a game that gives no reasons of its own."""
    return LEGAL
