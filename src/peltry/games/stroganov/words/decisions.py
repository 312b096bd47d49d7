"""What a player is asked, in a sentence."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.saying import Asked, Said, decisions_said_by
from ..pieces.decisions import DECISIONS, FREE, PAID_MAIN
from .pieces import fur, furs


def ask_pay(asked: Asked) -> Said:
    pending = asked.pending
    free = pending["keep_and_free"] // FREE
    return {"furs": furs(free, 0) if free else furs(pending["furs"], pending["value"])}


QUESTIONS: dict[str, Callable[[Asked], Said]] = {
    "main": lambda a: "second" if a.pending["which"] == PAID_MAIN else "",
    "trade": lambda a: {"n": a.pending["bonuses"]},
    "pay": ask_pay,
    "cover": lambda a: {"furs": furs(a.pending["furs"], a.pending["value"])},
    "purchase": lambda a: "lower" if a.pending["lower"] else "",
    "swap_pay": lambda a: {"fur": fur(a.pending["wanted"])},
    "reward": lambda a: "first" if a.pending["another"] else "",
    "advanced": lambda a: "anywhere" if a.pending["anywhere"] else "",
}
say_decision = decisions_said_by(DECISIONS, QUESTIONS)
