"""Why a move may not be made, in a sentence. The scene says it beside the barred road, a refusal in its answer."""

from __future__ import annotations

from typing import Any

from ....kernel.declared import Move, Reason
from ....kernel.game import Message
from .pieces import OBJECT, ally, danger, deck

# What the first number of a reason is, where it is no amount.
MEANT = {
    "open_twice": lambda number: {"danger": danger(number)},
    "other_danger": lambda number: {"danger": danger(number, OBJECT)},
    "card_held": lambda number: {"danger": danger(number, OBJECT)},
    "ally_absent": lambda number: {"ally": ally(number)},
    "deck_empty": lambda number: {"deck": deck(number)},
}


def say_reason(reason: Reason, move: Move, sight: Any, box: Any) -> Message:
    meant = MEANT.get(reason.name)
    numbers = meant(reason.need) if meant else {"need": reason.need, "have": reason.have}
    return Message(f"why-{reason.name}", numbers)
