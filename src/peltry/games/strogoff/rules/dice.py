"""The action die: every roll lies on the table until the turn after the next one has begun."""

from __future__ import annotations

from ....kernel.tools import draw, rule, wide
from ..pieces.dice import DICE, FACES, ROLLS_COUNTED


@rule
def roll_die(game, who, purpose, strength):
    """Roll for a courier, or for all; against the Tartars' strength, 0 against nobody."""
    face = draw(game, FACES) + 1
    die = game.state.dice[who]
    die.face = face
    die.purpose = purpose
    die.against = strength
    die.old = 0
    die.rolls = (wide(die.rolls) + 1) % ROLLS_COUNTED
    return face


@rule
def beats(roll, strength):
    """Evading the Tartars, and holding out against their reinforcements."""
    return roll >= strength


@rule
def put_dice_away(game):
    """When a turn begins. What was rolled just before it stays, or nobody would see it."""
    for i in range(DICE):
        die = game.state.dice[i]
        if die.old != 0:
            die.face = 0
        die.old = 1
