"""Wendake with New Allies: the peoples of the Great Lakes, seven years around 1760, one to four players."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import Game
from .eyes import EYES
from .look import LOOK
from .pieces import PIECES
from .rules import RULES
from .words import WORDS

GAME = Game("wendake", 3, (1, 2, 3, 4), Path(__file__).parent, PIECES, RULES, EYES, WORDS, LOOK, minutes=100)
