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
    4: (
        "a story bonus once a turn (or four times, one after the other), auxiliary actions at every free point, "
        "winter income and a landscape's furs in the owner's order, songs discarded after their rewards, no second "
        "main action without the first, nothing offered that changes nothing, colours and rulebooks to choose"
    ),
    5: "values that are ours: trophies cost less, their shields come sooner, and the wish S1 asks for a fur less",
    6: (
        "a trophy's reward looks at where the token stands when it is chosen, and a row that would only bring story "
        "beyond the end of its track is not offered"
    ),
}

GAME = Game(
    "stroganov", 6, (1, 2, 3, 4), Path(__file__).parent, PIECES, RULES, EYES, WORDS, LOOK, CHANGES,
    minutes=90, by="Andreas Steding",
)  # fmt: skip
