"""The action die: every roll lies on the table until the turn after the next one has begun.

Each courier's last roll has a place of its own, and so has a roll for everybody: a tie for Sangarra shows all its dice.
"""

from __future__ import annotations

from ...kernel.chance import draw
from ...kernel.rule import rule
from .state import DICE, wide

# What a die was rolled for.
ABILITY_ROLL, EVASION_ROLL, TIE_ROLL, DUEL_ROLL, MARCH_ROLL = range(5)
ROLLED_FOR = ("abilities", "evasion", "tie", "duel", "march")
ROLLS_COUNTED = 100  # the count goes round: it only tells one roll from the next


@rule
def roll_die(game, who, purpose, strength):
    """Roll for a courier, or for all; against the Tartars' strength, 0 against nobody."""
    face = draw(game, 6) + 1
    die = game.state.dice[who]
    die.face = face
    die.purpose = purpose
    die.against = strength
    die.old = 0
    die.rolls = (wide(die.rolls) + 1) % ROLLS_COUNTED
    return face


@rule
def put_dice_away(game):
    """When a turn begins. What was rolled just before it stays, or nobody would see it."""
    for i in range(DICE):
        die = game.state.dice[i]
        if die.old != 0:
            die.face = 0
        die.old = 1
