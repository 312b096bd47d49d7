"""The action die. Each courier's last roll has a place of its own on the table, and so has a roll for everybody."""

from __future__ import annotations

from .options import MOST_COURIERS

# What a die was rolled for.
ROLLED_FOR = ("abilities", "evasion", "tie", "duel", "march")
ABILITY_ROLL, EVASION_ROLL, TIE_ROLL, DUEL_ROLL, MARCH_ROLL = range(len(ROLLED_FOR))

FOR_ALL = MOST_COURIERS  # whose roll: not one courier's, everybody's
DICE = MOST_COURIERS + 1
FACES = 6
ROLLS_COUNTED = 100  # the count goes round: it only tells one roll from the next
