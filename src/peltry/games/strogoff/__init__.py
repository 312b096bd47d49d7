"""Michel Strogoff: the Tsar's couriers on the road from Moscow to Irkutsk, one to five of them."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import Game
from .eyes import EYES
from .look import LOOK
from .pieces import PIECES
from .rules import RULES
from .words import WORDS

CHANGES = {
    2: "hand limit, evasion and blindness follow the book, an option says which cards are kept, boxes may show more, "
    "and imagined hands agree with all that was seen",
}

GAME = Game(
    "strogoff", 2, (1, 2, 3, 4, 5), Path(__file__).parent, PIECES, RULES, EYES, WORDS, LOOK, CHANGES,
    minutes=60, by="Alberto Corral",
)  # fmt: skip
