"""What follows of itself: whoever puts a marker on a tile wants to do what stands on it, from top to bottom.

That decides nothing. An action that costs something can be ended once it is begun, and those that cannot only bring
something in. Taken back, each is asked about.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ....kernel.saying import pending_in
from ..pieces.cards import ADORATION
from ..pieces.decisions import ASK_ACTION, DECISIONS
from ..pieces.moves import DO, SKIP
from ..pieces.state import NONE
from ..pieces.tiles import CARD_ACTION


def follows(sight: Any, box: Any, legal: Collection[int]) -> int | None:
    """With cards that could be used first, or a toll to pay, it is asked."""
    if set(legal) != {DO, SKIP}:
        return None
    pending = pending_in(DECISIONS, sight)
    if pending.kind != ASK_ACTION or pending["index"] == CARD_ACTION or owes_toll(sight, box):
        return None
    return DO


def owes_toll(sight: Any, box: Any) -> bool:
    card = int(sight["adversity"])
    return card != NONE and int(box["adversity"][card]) == ADORATION and not int(sight["paid"])
