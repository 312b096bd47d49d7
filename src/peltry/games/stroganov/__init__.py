"""Stroganov: fur hunting across Siberia, for one to four players."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import Game
from .eyes import EYES
from .look import LOOK
from .pieces import PIECES
from .rules import RULES
from .words import WORDS

CHANGES = {
    2: "a payment that takes every fur asks for no order, and a season wish that can only build or claim is offered",
    3: "A9's owner chooses which winter income comes first, S8 works between two furs, a second visit fills the market",
}

GAME = Game("stroganov", 3, (1, 2, 3, 4), Path(__file__).parent, PIECES, RULES, EYES, WORDS, LOOK, CHANGES)
