"""The rules of Michel Strogoff."""

from __future__ import annotations

from ....kernel.game import Rules
from ..pieces.moves import MOST_LEGAL
from .door import apply, legal, setup
from .ending import ranking, scores, winners
from .prices import price
from .reasons import why_not
from .turn import turn_number

RULES = Rules(
    setup,
    legal,
    apply,
    scores,
    most_legal=MOST_LEGAL,
    price=price,
    why_not=why_not,
    turn_number=turn_number,
    ranking=ranking,
    winners=winners,
)
