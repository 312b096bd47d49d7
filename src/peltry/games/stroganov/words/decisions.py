"""What a player is asked, in a sentence."""

from __future__ import annotations

from typing import Any

from ....kernel.declared import Pending
from ....kernel.game import Message
from ..pieces.decisions import (
    ASK_ADVANCED,
    ASK_COVER,
    ASK_MAIN,
    ASK_PAY,
    ASK_PURCHASE,
    ASK_REWARD,
    ASK_SWAP_PAY,
    ASK_TRADE,
    DECISIONS,
    FREE,
    PAID_MAIN,
)
from .pieces import fur, furs

# Decisions that are asked in other words when one of their numbers says so.
VARIANTS = {
    ASK_MAIN: ("which", PAID_MAIN, "second"),
    ASK_PURCHASE: ("lower", 1, "lower"),
    ASK_REWARD: ("another", 1, "first"),
    ASK_ADVANCED: ("anywhere", 1, "anywhere"),
}


def say_decision(sight: Any, box: Any) -> Message:
    pending = DECISIONS.read(sight["stack"][sight["depth"] - 1])
    return Message(f"decision-{asked(pending)}", what(pending))


def asked(pending: Pending) -> str:
    number, value, variant = VARIANTS.get(pending.kind, ("", 0, ""))
    return f"{pending.name}-{variant}" if variant and pending[number] == value else pending.name


def what(pending: Pending) -> dict[str, Any]:
    if pending.kind == ASK_TRADE:
        return {"n": pending["bonuses"]}
    if pending.kind == ASK_PAY:
        free = pending["keep_and_free"] // FREE
        return {"furs": furs(free, 0) if free else furs(pending["furs"], pending["value"])}
    if pending.kind == ASK_COVER:
        return {"furs": furs(pending["furs"], pending["value"])}
    if pending.kind == ASK_SWAP_PAY:
        return {"fur": fur(pending["wanted"])}
    return {}
