"""What a courier is asked, in a sentence.

Everybody may read it, so it names no card of a hand and none that Blount showed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.saying import Asked, Said, decisions_said_by
from ..pieces.decisions import DECISIONS
from .pieces import OBJECT, ability, card_at, danger, deck, duel_card, icon_at, road_card


def ask_turn(asked: Asked) -> Said:
    return "second" if asked.pending["done"] else "helped" if asked.pending["help"] else ""


def ask_penalty(asked: Asked) -> Said:
    return {"card": road_card(asked.box, card_at(asked.sight, asked.pending.who, asked.pending["place"]))}


def icon_asked(asked: Asked, form: str = OBJECT) -> dict[str, Any]:
    """The danger on the road that is to be answered."""
    pending = asked.pending
    return icon_at(asked.sight, asked.box, pending.who, pending["place"], pending["icon"], form)


def ask_pay(asked: Asked) -> Said:
    """A single card is enough on the most recent road card alone: of an older one nobody is told that it would be."""
    newest = int(asked.sight["couriers"][asked.pending.who]["row_count"]) - 1
    return ("" if asked.pending["place"] == newest else "older"), icon_asked(asked)


QUESTIONS: dict[str, Callable[[Asked], Said]] = {
    "turn": ask_turn,
    "put_back": lambda a: {"deck": deck(a.pending["deck"])},
    "immediate": lambda a: {"danger": danger(a.pending["danger"])},
    "penalty": ask_penalty,
    "rest": lambda a: {"n": int(a.box["rest_benefits"]) - a.pending["benefits"]},
    "face": lambda a: "more" if a.pending["discs"] else "",
    "pay": ask_pay,
    "mate": lambda a: {**icon_asked(a), "mate": danger(a.pending["pair"], OBJECT)},
    "toll": lambda a: icon_asked(a, form=""),
    "duel": lambda a: {"icon": duel_card(a.box, a.pending["card"])},
    "determined": lambda a: {"ability": ability(a.box, a.pending["card"])},
}
say_decision = decisions_said_by(DECISIONS, QUESTIONS)
