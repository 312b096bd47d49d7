"""The dice tray: every roll that still lies on the table, whose it was and what came of it."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.looking import chip
from ....table.scene import Node
from ..pieces.dice import DUEL_ROLL, EVASION_ROLL, FOR_ALL, MARCH_ROLL, TIE_ROLL
from .parts import Die, Pieces, Sight

WON = {EVASION_ROLL: "evaded", DUEL_ROLL: "held_out"}
LOST = {EVASION_ROLL: "not_evaded", DUEL_ROLL: "overrun"}


def tray(sight: Sight) -> Node:
    """Dice that were put away stay in the scene unseen, so that the next roll is told from a first sight."""
    rolls = [(who, sight.board.dice[who]) for who in (*range(sight.players), FOR_ALL)]
    names = [*sight.names[: sight.players], ""]
    won = [bool(sight.figures["dice_won"][who]) for who, _ in rolls]
    throws = [sight.part(throw, who, name, roll, w) for (who, roll), name, w in zip(rolls, names, won, strict=True)]
    lying = sum(roll.face > 0 for _, roll in rolls)
    node = Node("tray", "tray", look="" if lying else "empty", vars={"n": lying}).add(*throws)
    meant = {outcome(roll, who, w) for (who, roll), w in zip(rolls, won, strict=True) if roll.face}
    if lying > 1 and len(meant) == 1:  # several dice have no words of their own
        node.add(Node("tray-text", "caption", text=Message(f"scene-roll-{meant.pop()}")))
    return node


def throw(pieces: Pieces, who: int, name: str, roll: Die, won: bool) -> Node:
    face = roll.face
    node = Node(f"throw-{who}", "throw")
    die = Node(f"die-{who}", "die", f"die-w-{face}" if face else None, vars={"roll": roll.rolls})
    if not face:
        node.look = "away"
        return node.add(die)
    if who != FOR_ALL:
        node.add(chip(who, "throw-chip"))
    node.add(die)
    if roll.against:
        node.add(Node(f"against-{who}", "die", f"die-b-{roll.against}", "against"))
    what = outcome(roll, who, won)
    args = {"roll": face, "strength": roll.against} | ({} if who == FOR_ALL else {"who": name})
    node.tip = Message(f"event-{'die_rolled-all' if who == FOR_ALL else ROLL_EVENTS.get(what, what)}", args)
    return node.add(Node(f"throw-text-{who}", "outcome", text=Message(f"scene-roll-{what}")))


ROLL_EVENTS = {"own": "die_rolled", "tie": "sangarra_rolled"}


def outcome(roll: Die, who: int, won: bool) -> str:
    """What a roll was for and, against the Tartars, how it went."""
    if roll.purpose in WON:
        return (WON if won else LOST)[roll.purpose]
    if roll.purpose == TIE_ROLL:
        return "tie"
    if who != FOR_ALL:
        return "own"
    return "march" if roll.purpose == MARCH_ROLL else "all"
