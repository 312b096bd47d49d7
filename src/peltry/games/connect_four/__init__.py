"""Connect four, the smallest example of a game. Copy this folder to add one."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import Game
from .eyes import EYES
from .look import LOOK
from .pieces import PIECES
from .rules import RULES
from .words import WORDS

GAME = Game("connect_four", 1, (2,), Path(__file__).parent, PIECES, RULES, EYES, WORDS, LOOK, minutes=10)
