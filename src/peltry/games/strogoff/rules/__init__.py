"""The rules of Michel Strogoff."""

from __future__ import annotations

from ....kernel.game import Rules
from ..pieces.moves import MOST_LEGAL
from .door import apply, legal, setup
from .ending import ranking, scores, winners
from .turn import turn_number

RULES = Rules(
    setup,
    legal,
    apply,
    scores,
    most_legal=MOST_LEGAL,
    turn_number=turn_number,
    ranking=ranking,
    winners=winners,
)
