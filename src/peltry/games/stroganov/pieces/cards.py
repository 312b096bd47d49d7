"""The Tsar's wishes by name. S cards are dealt at the start, A in years 1 and 2, B in 3 and 4."""

from __future__ import annotations

from ....kernel.tools import rule

(
    S1, S2, S3, S4, S5, S6, S7, S8, S9,
    A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13, A14,
    B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14,
) = range(37)  # fmt: skip
START_WISHES, A_WISHES = 9, 14
SEASON_WISHES = (A11, A12, A13)  # an advanced action in spring, summer and autumn
WISH_NAMES = tuple(f"{deck}{i}" for deck, count in (("S", 9), ("A", 14), ("B", 14)) for i in range(1, count + 1))


@rule
def has(player, wish):
    """Whether a player has fulfilled a wish."""
    return (player.fulfilled >> wish) & 1


@rule
def holds(player, wish):
    return (player.hand >> wish) & 1
