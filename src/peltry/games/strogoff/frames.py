"""What can stand on the stack: decisions that a courier must take, and tasks that the rules carry out themselves.

A decision is never skipped on account of cards in a hand: that it was skipped would tell the others about them.
"""

from __future__ import annotations

DECISIONS = (
    "turn",  # a: actions done (bits), b: 1 an ally has helped, 2 the Captain grants a second action
    "captain",  # the Captain's second card
    "deck",  # the deck that Blount looks at
    "put_back",  # a: deck
    "pigassoff",  # the icon he covers
    "excess",  # cards over the hand limit
    "immediate",  # a: danger
    "penalty",  # a: place in the row
    "again",  # another Advance for a Fast card
    "rest",  # a: benefits taken
    "face",  # a: discs placed
    "pay",  # a: place in the row, b: icon
    "mate",  # a: place in the row, b: icon, c: danger of the pair's first card
    "keep",
    "determined",  # a: cards that may still be used
    "last_moment",  # Resilient before the turn ends
    "road",  # the icon to answer next on the way into Irkutsk
    "toll",  # a: place in the row or LEFT_ZONE, b: icon
    "duel",  # a: Irkutsk card
)
(
    TURN, CAPTAIN_CARD, BLOUNT_DECK, PUT_BACK, PIGASSOFF_ICON, EXCESS, IMMEDIATE_DANGER, PENALTY_CARD, AGAIN, REST,
    FACE, PAY, MATE, KEEP_CARD, DETERMINED_ICON, LAST_MOMENT, ROAD_ICON, TOLL, DUEL,
) = range(len(DECISIONS))  # fmt: skip

TASKS = 32
(
    DO_ROUND, DO_SEATS, DO_TURN, END_TURN, DO_ADVANCE, DO_ROAD_CARD, DO_CHECK, DO_PENALTIES, DO_FACED, DO_CLEARING,
    DO_DUEL, DO_TRAITOR, DO_STRIP, DO_DEAL, DO_ALL_REACT, DO_REACT, DO_SKILFUL, DO_DETERMINED, DO_MARCH,
) = range(TASKS, TASKS + 19)  # fmt: skip
