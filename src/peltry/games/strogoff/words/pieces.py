"""The words that all sentences of Michel Strogoff share: dangers, allies, places, cards, abilities.

The texts are in the `.ftl` files beside this one; what is printed on the pieces says what to put into them. A word that
a sentence needs as its object is asked for with OBJECT, a place that one goes to with TO: it may take an article,
a preposition or another case.
"""

from __future__ import annotations

from typing import Any

from ....kernel.game import Message
from ..pieces.box import PLACES
from ..pieces.cards import (
    ABILITIES,
    ALLIES,
    DANGERS,
    DECKS,
    DUEL_ICONS,
    IMMEDIATE,
    LEFT_ZONE,
    NONE,
    NORMAL,
    PENALTIES,
    SANGARRA,
)

OBJECT = ".object"
TO = ".to"  # a place as where somebody goes


def danger(number: int, form: str = "") -> Message:
    return Message(f"danger-{DUEL_ICONS[number].lower()}{form}")


def ally(number: int, form: str = "") -> Message:
    return Message(f"ally-{ALLIES[number].lower()}{form}")


def deck(number: int) -> Message:
    return Message(f"deck-{(*DECKS, 'action', 'allies')[number]}")


def place(box: Any, sight: Any, space: int, form: str = "") -> Message:
    """A space of the couriers' road by its name."""
    road = box["road"][int(sight["options"]["edition"])]
    return Message(f"place-{PLACES[int(road['place'][space])]}{form}")


def item(box: Any, card: int, form: str = "") -> Message:
    return Message(f"item-{DANGERS[int(box['danger'][card])].lower()}{form}")


def action_card(box: Any, card: int, form: str = "") -> Message:
    args = {"item": item(box, card, form), "ally": ally(int(box["ally"][card]))}
    return Message("card-action", args)


def helping_card(box: Any, card: int) -> dict[str, Any]:
    """An ally and the card discarded for the help, whose portrait need not be said again."""
    card_said = Message("card-item", {"item": item(box, card, OBJECT)})
    return {"ally": ally(int(box["ally"][card]), OBJECT), "card": card_said}


def road_card(box: Any, card: int) -> Message:
    if card == SANGARRA:
        return Message("card-sangarra")
    immediate, normal = int(box["icon"][card][IMMEDIATE]), int(box["icon"][card][NORMAL])
    args: dict[str, Any] = {"danger": danger(normal)}
    if immediate == NONE:
        return Message("card-road", args)
    return Message("card-road-two", {**args, "immediate": danger(immediate)})


def shows_only(box: Any, card: int) -> bool:
    """Whether a road card is called by the one danger it shows: whoever names that need not name the card."""
    return card != SANGARRA and int(box["icon"][card][IMMEDIATE]) == NONE


def duel_card(box: Any, card: int) -> Message:
    """What a card of Irkutsk shows: one icon or two."""
    first, second = (int(icon) for icon in box["icon"][card])
    if first == NONE:
        return danger(second)
    return Message("card-duel-two", {"first": danger(first), "second": danger(second)})


def ability(box: Any, card: int) -> Message:
    """The ability of a road card, with the faces of the die that set it off."""
    name = Message(f"ability-{ABILITIES[int(box['ability'][card])].lower()}")
    faces = [str(face) for face in range(1, 7) if int(box["faces"][card]) >> face & 1]
    if not faces:
        return Message("ability-plain", {"ability": name})
    return Message("ability-faces", {"ability": name, "faces": "/".join(faces)})


def penalty(box: Any, card: int) -> Message:
    number = int(box["penalty"][card])
    return Message("penalty-none" if number == NONE else f"penalty-{PENALTIES[number].lower()}")


def card_at(sight: Any, who: int, where: int) -> int:
    """The card of a place in a row, or left of the board."""
    courier = sight["couriers"][who]
    return int(courier["left"] if where == LEFT_ZONE else courier["row"][where])


def icon_at(sight: Any, box: Any, who: int, where: int, icon: int, form: str = OBJECT) -> dict[str, Any]:
    """The danger of an icon in a row, or left of the board, and the card that shows it."""
    card = card_at(sight, who, where)
    return {"danger": danger(int(box["icon"][card][icon]), form), "card": road_card(box, card)}
