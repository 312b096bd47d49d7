"""Wendake with New Allies: the peoples of the Great Lakes, seven years around 1760, one to four players."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import Game
from .eyes import EYES
from .look import LOOK
from .pieces import PIECES
from .rules import RULES
from .words import WORDS

CHANGES = {
    2: "a free turn card may be wasted as soon as it was taken, a carved mask is the lowest of its kind",
    3: "the Great council works once a game, a beaver is sold after a purchase and a sale, one card looks at a time",
}

GAME = Game(
    "wendake", 3, (1, 2, 3, 4), Path(__file__).parent, PIECES, RULES, EYES, WORDS, LOOK, CHANGES,
    minutes=100, by="Danilo Sabia",
)  # fmt: skip
