"""The rules of Stroganov."""

from __future__ import annotations

from ....kernel.game import Rules
from ..pieces.moves import MOST_LEGAL
from .door import apply, legal, setup
from .prices import price
from .reasons import why_not
from .scoring import ranking, score_parts, scores, winners
from .setup import sides
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
    sides=sides,
    ranking=ranking,
    winners=winners,
    score_parts=score_parts,
)
