"""The 154 cards by number, and the words their values are made of.

Action cards are 0 to 55. Road cards share one numbering: Russia 0-23, the Urals 24-30, Siberia 31-62, Tomsk 63-70,
Irkutsk 71-90 and Sangarra 91. Allies are 0 to 5.
"""

from __future__ import annotations

DANGERS = ("STO", "ANI", "PAT", "WND", "DIP", "WAY", "SPY", "VEH")
ATTACK, REINFORCEMENT = 8, 9  # the two icons that only Irkutsk has
DUEL_ICONS = (*DANGERS, "ATTACK", "REINFORCEMENT")
DUEL_CARDS = (3, 4, 5)  # how many a duel has, by the part of the road on which Ogareff stands
MOST_DUEL_CARDS = max(DUEL_CARDS)

ALLIES = ("STR", "BLO", "MAR", "JOL", "PIG", "NAD")
CAPTAIN, BLOUNT, MARFA, JOLIVET, PIGASSOFF, NADIA = range(6)
ALLY_PLACES = ("A", "B", "C", "D")

ABILITIES = ("DET", "ENE", "HAB", "RES", "PRE", "RAP")
DETERMINED, ENERGETIC, SKILFUL, RESILIENT, FORESIGHTED, FAST = range(6)

PENALTIES = ("DISCARD", "ENERGY", "FLIP")
LOSE_CARD, LOSE_ENERGY, FLIP = range(3)

MOST_COMMANDS = 6  # on one strip
COMMANDS = ("OGAREFF", "CARD", "DIE", "ALLY", "SANGARRA", "TARTARS")
OGAREFF, CARD, DIE, ALLY, SANGARRA_SPIES, TARTARS = range(6)

DECKS = ("russia", "urals", "siberia", "tomsk", "irkutsk")
RUSSIA, URALS, SIBERIA, TOMSK, IRKUTSK = range(5)
DECK_SIZES = (24, 7, 32, 8, 20)
DECK_STARTS = (0, 24, 31, 63, 71)
LARGEST_DECK = 32

ACTION_CARDS = 56
ROAD_CARDS = 92
KEEPABLE = 63  # Russia, the Urals and Siberia can become abilities
SANGARRA = 91

NONE = -1
IMMEDIATE, NORMAL = 0, 1  # the two places for a danger on a road card; a card of Irkutsk with two icons uses both
ICONS = (IMMEDIATE, NORMAL)
LONGEST_ROW = 12  # the first card, one for each space before Irkutsk, and Sangarra
LEFT_ZONE = LONGEST_ROW  # as a place among the row's: the Tomsk card left of the board

ACTION_NAMES = tuple(f"A{i:02}" for i in range(1, ACTION_CARDS + 1))
ROAD_NAMES = (
    *(f"R{i:02}" for i in range(1, 25)),
    *(f"U{i}" for i in range(1, 8)),
    *(f"S{i:02}" for i in range(1, 33)),
    *(f"T{i}" for i in range(1, 9)),
    *(f"I{i:02}" for i in range(1, 21)),
    "SG",
)


def home_of(card: int) -> int:
    """The deck to which a road card belongs. Sangarra belongs to none."""
    return max(deck for deck, start in enumerate(DECK_STARTS) if start <= card < start + DECK_SIZES[deck])
