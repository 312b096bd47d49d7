"""What every part of the scene is made with: the state read once as plain Python, furs, rewards, sources.

Ids. Tiles, wishes, yurts, songs and Cossacks keep one id wherever they lie, so they glide. Furs of one value are all
alike and the state does not tell them apart: a fur's id is `fur-VALUE-WHERE-K`, the K-th of its value in that place.
So a fur that stays is never redrawn; as it is marked `alike`, the client lets one that appears glide from where one of
the same picture vanished.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

from ...kernel.contract import Message
from ...table.scene import Node, View
from . import record
from .box import ANIMALS, GOODS
from .state import LOWEST_FUR, TIGER

COLOURS = ("blue", "red", "green", "yellow")
SEASONS = ("spring", "summer", "autumn", "winter")
FUR_VALUES = range(LOWEST_FUR, TIGER + 1)

# Names of the pieces in `printed.toml`, in the order of their numbers.
TILE_NAMES = tuple(
    f"L{sort}{i}" for sort, n in (("S", 5), ("F", 5), ("T", 6), ("W", 5), ("M", 5)) for i in range(1, n + 1)
)
YURT_NAMES = tuple(f"Y{deck}{i}" for deck in "AB" for i in range(1, 9))
SONG_NAMES = tuple(f"SG{deck}{i}" for deck in "AB" for i in range(1, 11))
VILLAGE_NAMES = tuple(f"V{i}" for i in range(1, 6))

GOOD_ART = dict(
    zip(
        GOODS,
        ("horse", "coin", "story", "vp", "banner", "fort-none", "fur-tiger", "bag", "market", "trophy", "village",
         "yurt", "two-rewards", "any-village", "compass", "build", "wish-sealed"),
        strict=True,
    )
)  # fmt: skip

Thing = TypeVar("Thing")


@functools.lru_cache(8)
def drawn_once(box: bytes) -> dict[tuple[Any, ...], Any]:
    """What follows from the printed values alone is made once for each set of them, and never changed after."""
    return {}


class Sight:
    """One seat's sight of the table: the state as plain Python, and the moves that this seat may make now."""

    def __init__(self, view: View):
        self.view = view
        self.state = view.state
        self.box = view.box[0] if view.box.shape else view.box
        self.seat = view.seat
        self.sides = int(self.state["sides"])
        self.ivan = int(self.state["ivan"])
        self.names = view.names
        self.printed = view.printed
        self.tiles: list[int] = self.state["row"]["tile"].tolist()
        self.furs: list[list[int]] = self.state["row"]["furs"].tolist()
        self._lists: dict[str, list[Any]] = {}
        self.made = drawn_once(self.box.tobytes())
        self.legal = frozenset(view.legal)
        players = self.state["players"][: self.sides]
        columns = {name: players[name].tolist() for name in players.dtype.names}
        self.players = [SimpleNamespace(**{k: v[side] for k, v in columns.items()}) for side in range(self.sides)]
        self.open_hands = bool(self.state["options"]["open_hands"])
        self.season = SEASONS[int(self.state["season"])]
        depth = int(self.state["depth"])
        self.asked = int(self.state["stack"][depth - 1]["kind"]) if depth and not self.state["over"] else -1
        self.to_play = int(self.state["stack"][depth - 1]["who"]) if depth and not self.state["over"] else -1

    def row_of(self, field: str) -> list[Any]:
        """A field of the state as plain Python, read once."""
        found = self._lists.get(field)
        if found is None:
            found = self._lists[field] = self.state[field].tolist()
        return found

    def moves(self, *numbers: int) -> list[int]:
        """Those of these moves that are legal now."""
        return [number for number in numbers if number in self.legal]

    def sees_hand_of(self, side: int) -> bool:
        return side == self.seat or self.open_hands

    def source(self, table: str, *values: str) -> str | None:
        """`reconstructed` when any of these printed values is, so that the table can say so."""
        return "reconstructed" if any(self.printed.get(f"{table}.{v}") == "reconstructed" for v in values) else None

    def once(self, make: Callable[..., Thing], *what: Any) -> Thing:
        """`make(sight, *what)`, kept: it may read nothing but the box."""
        key = (make, *what)
        found: Thing | None = self.made.get(key)
        if found is None:
            found = self.made[key] = make(self, *what)
        return found

    def say_reward(self, reward: int) -> Message:
        return self.once(said_reward, reward)


def said_reward(sight: Sight, reward: int) -> Message:
    return record.reward(sight.box, reward)


@functools.cache
def fur_art(value: int) -> str:
    return "fur-tiger" if value == TIGER else f"fur-{ANIMALS[value - LOWEST_FUR]}"


@functools.cache
def fur_tip(key: str, value: int) -> Message:
    return Message(key, {"fur": Message(fur_art(value)), "value": value})


def fur_node(
    value: int, where: str, k: int = 0, moves: list[int] | None = None, told: bool = True, **more: Any
) -> Node:
    """One fur lying somewhere. In a pile only the pile tells what it is."""
    tip = fur_tip("scene-tip-tiger" if value == TIGER else "scene-tip-fur", value) if told else None
    return Node(f"fur-{value}-{where}-{k}", "fur", fur_art(value), "alike", tip=tip, moves=moves or [], **more)


def fur_icon(id: str, value: int, kind: str = "icon", **more: Any) -> Node:
    """A picture of a fur that is printed or laid down for the whole game, no token to be taken."""
    return Node(id, kind, fur_art(value), **more)


def goods_row(id: str, sight: Sight, reward: int, moves: list[int] | None = None) -> Node:
    goods = sight.once(goods_of, id, reward)
    return Node(id, "goods", look=f"n-{len(goods)}", moves=moves or [], children=goods)


def goods_of(sight: Sight, id: str, reward: int) -> list[Node]:
    row = sight.box["rewards"][reward]
    count = int(row["count"])
    pairs = zip(row["goods"][:count].tolist(), row["amounts"][:count].tolist(), strict=True)
    return [good_node(f"{id}-{i}", GOODS[good], amount) for i, (good, amount) in enumerate(pairs)]


def good_node(id: str, good: str, amount: int) -> Node:
    """An amount of one good: the number beside its picture, on the shield for points; a lone 1 is left out."""
    shown = amount > 1 or good in ("points", "story", "horses")
    return Node(id, "good", GOOD_ART[good], "vp" if good == "points" else good, amount if shown else None)


def sign(id: str, art: str, text: str | int | Message | None = None, look: str = "") -> Node:
    """A small picture with what stands beside it, as on a wish or an action space."""
    return Node(id, "good", art, look, text)


def chip(side: int, name: str = "chip") -> Node:
    """A player's colour and crest."""
    return Node(f"{name}-{side}", "chip", f"crest-{COLOURS[side]}", f"p-{COLOURS[side]}")


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
