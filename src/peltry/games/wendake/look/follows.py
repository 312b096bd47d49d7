"""What follows of itself: whoever puts a marker on a tile with a single action wants to do it."""

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
    me, cell = sight["players"][pending.who], pending["at"]
    single = int(me["ritual"]) >> cell & 1 or int(box["tiles"][me["tiles"][cell]]["count"]) == 1
    return DO if single else None


def owes_toll(sight: Any, box: Any) -> bool:
    card = int(sight["adversity"])
    return card != NONE and int(box["adversity"][card]) == ADORATION and not int(sight["paid"])
