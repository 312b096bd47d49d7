"""What a courier is asked, in a sentence."""

from __future__ import annotations

from typing import Any

from ....kernel.declared import Pending
from ....kernel.game import Message
from ..pieces.decisions import (
    ASK_DETERMINED,
    ASK_DUEL,
    ASK_FACE,
    ASK_IMMEDIATE,
    ASK_MATE,
    ASK_PAY,
    ASK_PENALTY,
    ASK_PUT_BACK,
    ASK_REST,
    ASK_TOLL,
    ASK_TURN,
    DECISIONS,
)
from .pieces import OBJECT, ability, card_at, danger, deck, duel_card, icon_at, road_card


def say_decision(sight: Any, box: Any) -> Message:
    """It may be read by everybody, so it names no card of a hand and none that Blount showed."""
    if int(sight["over"]):
        return Message("decision-over")
    pending = DECISIONS.read(sight["stack"][sight["depth"] - 1])
    return Message(f"decision-{asked(pending).replace('_', '-')}", what(pending, sight, box))


def asked(pending: Pending) -> str:
    if pending.kind == ASK_FACE:
        return "face-more" if pending["discs"] else "face"
    if pending.kind != ASK_TURN:
        return pending.name
    return "turn-second" if pending["done"] else "turn-helped" if pending["help"] else "turn"


def what(pending: Pending, sight: Any, box: Any) -> dict[str, Any]:
    kind, who = pending.kind, pending.who
    if kind == ASK_PUT_BACK:
        return {"deck": deck(pending["deck"])}
    if kind == ASK_IMMEDIATE:
        return {"danger": danger(pending["danger"])}
    if kind == ASK_PENALTY:
        return {"card": road_card(box, card_at(sight, who, pending["place"]))}
    if kind == ASK_REST:
        return {"n": int(box["rest_benefits"]) - pending["benefits"]}
    if kind == ASK_PAY:
        return icon_at(sight, box, who, pending["place"], pending["icon"])
    if kind == ASK_MATE:
        paid = icon_at(sight, box, who, pending["place"], pending["icon"])
        return {**paid, "mate": danger(pending["pair"], OBJECT)}
    if kind == ASK_TOLL:
        return icon_at(sight, box, who, pending["place"], pending["icon"], form="")
    if kind == ASK_DUEL:
        return {"icon": duel_card(box, pending["card"])}
    if kind == ASK_DETERMINED:
        return {"ability": ability(box, pending["card"])}
    return {}
