"""The words that all sentences of Stroganov share: furs, goods, prices, places, cards.

The texts are in the `.ftl` files beside this one; what is printed on the pieces says what to put into them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ....kernel.declared import Cost
from ....kernel.game import Message
from ....kernel.saying import goods_said_by, listed
from ..pieces.box import ACTIONS, FURS, GOODS, LONGEST_TRACK, TERRAINS, TRACK_REWARD
from ..pieces.cards import WISH_NAMES
from ..pieces.furs import ANIMALS, LOWEST_FUR, TIGER

SEASONS = ("spring", "summer", "autumn", "winter")
SONG_NAMES = tuple(f"SG{deck}{i}" for deck in "AB" for i in range(1, 11))  # in `printed.toml`, and of their titles

FREE = Message("price-free")


def season(number: int) -> Message:
    return Message(f"season-{SEASONS[number]}.title")


def fur(value: int, form: str = "a") -> Message:
    """A fur by its value, with its article; 0 is any fur, 9 the tiger."""
    if value == 0:
        return Message(f"fur-any.{form}")
    return Message(f"{fur_key(value)}.{form}")


def fur_key(value: int) -> str:
    return "fur-tiger" if value == TIGER else f"fur-{ANIMALS[value - LOWEST_FUR]}"


def furs(count: int, value: int) -> Message:
    return Message(fur(value, "some").key, {"n": int(count)})


good, goods = goods_said_by(GOODS)


def reward(box: Any, number: int, form: str = "") -> Message:
    row = box["rewards"][number]
    kinds, amounts = (row[field][: row["count"]].tolist() for field in ("goods", "amounts"))
    return goods(zip(kinds, amounts, strict=True), form)


def costs(price: Iterable[Cost]) -> Message:
    """What a price asks, as somebody pays it: "2 horses and 1 coin"."""
    return listed(furs(amount, value) if kind == FURS else good(kind, amount) for kind, amount, value in price)


def price(price: Sequence[Cost]) -> Message:
    """Such as " for 2 horses and 1 coin", or nothing at all."""
    return Message("price-goods", {"goods": costs(price)}) if price else FREE


def paid(*pairs: tuple[int, int]) -> Message:
    """The same for what an event tells."""
    return price([Cost(number, amount) for number, amount in pairs if amount])


def place_name(place: int, form: str, state: Any = None, box: Any = None) -> Message:
    """A place of the row in the form a sentence needs (to, from, at, acc); its terrain when state and box are given."""
    if place == 0:
        return Message(f"place-start.{form}")
    tile = -1 if state is None else int(state["row"][place]["tile"])
    if tile < 0:
        return Message(f"place.{form}", {"place": place})
    return place_of_tile(place, tile, box, f".{form}")


def place_of_tile(place: int, tile: int, box: Any, form: str = "") -> Message:
    kind = terrain(int(box["tiles"][tile]["terrain"]))
    return Message(f"place-terrain{form}", {"place": place, "terrain": kind})


def terrain(number: int) -> Message:
    return Message(f"terrain-{TERRAINS[number]}")


def region(number: int) -> Message:
    return Message(f"region-{number + 1}")


def action_name(number: int) -> Message:
    return Message(f"action-{ACTIONS[number]}")


def wish_name(wish: int) -> Message:
    name = WISH_NAMES[wish]
    return Message("wish-named", {"effect": Message(f"wish-{name}")})


def wish_asks(wish: int, box: Any) -> Message:
    card = box["wishes"][wish]
    return Message("wish-asks", {"furs": furs(card["need"], int(card["value"])), "pay": int(card["pay"])})


def track_reward(box: Any, track: int, row: int) -> Message:
    return reward(box, TRACK_REWARD + track * LONGEST_TRACK + row - 1)
