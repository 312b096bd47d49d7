"""What every part of the scene is made with: the state read once as plain Python, furs, rewards, sources.

A part is made by a function of the pieces (what is printed) and of a few numbers and names. It gets no state, so it can
show nothing else: functions that take a `Sight` hand it what it needs, and only what the seat may see.

Ids. Tiles, wishes, yurts, songs and Cossacks keep one id wherever they lie, so they glide. Furs of one value are all
alike and the state does not tell them apart: a fur's id is `fur-VALUE-WHERE-K`, the K-th of its value in that place.
So a fur that stays is never redrawn; as it is marked `alike`, the client lets one that appears glide from where one of
the same picture vanished.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from ....kernel.declared import Cost
from ....kernel.game import Message
from ....table.parts import Part
from ....table.scene import Node, View
from ..pieces.box import FURS, GOODS
from ..pieces.furs import ANIMALS, LOWEST_FUR, TIGER
from ..pieces.options import COLOURS
from ..words import pieces as said
from ..words.pieces import SEASONS

FUR_VALUES = range(LOWEST_FUR, TIGER + 1)

# Names of the pieces in `printed.toml`, in the order of their numbers.
TILE_NAMES = tuple(
    f"L{sort}{i}" for sort, n in (("S", 5), ("F", 5), ("T", 6), ("W", 5), ("M", 5)) for i in range(1, n + 1)
)
YURT_NAMES = tuple(f"Y{deck}{i}" for deck in "AB" for i in range(1, 9))
VILLAGE_NAMES = tuple(f"V{i}" for i in range(1, 6))

GOOD_ART = dict(
    zip(
        GOODS,
        ("horse", "coin", "story", "vp", "banner", "fort-none", "fur-tiger", "bag", "market", "trophy", "village",
         "yurt", "two-rewards", "any-village", "compass", "build", "wish-sealed"),
        strict=True,
    )
)  # fmt: skip

UNCERTAIN = ("reconstructed", "guessed_card")  # sources that a player should know of

Thing = TypeVar("Thing")
Subtree = Node | Part
MakePart = Callable[..., Subtree]


class Pieces:
    """What is printed on the pieces. What follows from it alone is made once, and never changed after."""

    def __init__(self, box: Any, printed: dict[str, str]):
        self.box = box[0] if box.shape else box
        self.printed = printed
        self.terrain: list[int] = self.box["tiles"]["terrain"].tolist()
        self.region_of: list[int] = self.box["region_of"].tolist()
        self._made: dict[tuple[Any, ...], Any] = {}

    def source(self, table: str, *values: str) -> str | None:
        """How uncertain these printed values are at worst, so that the table can say so; None when they are known."""
        sources = {self.printed.get(f"{table}.{value}") for value in values}
        return next((source for source in UNCERTAIN if source in sources), None)

    def once(self, make: Callable[..., Thing], *what: Any) -> Thing:
        """`make(pieces, *what)`, kept."""
        key = (make, *what)
        found: Thing | None = self._made.get(key)
        if found is None:
            found = self._made[key] = make(self, *what)
        return found

    def say_reward(self, reward: int) -> Message:
        return self.once(said_reward, reward)


def said_reward(pieces: Pieces, reward: int) -> Message:
    return said.reward(pieces.box, reward)


class Player(NamedTuple):
    """What one side has, as plain numbers."""

    hand: int  # 0 where it may not be seen
    fulfilled: int
    horses: int
    coins: int
    furs: tuple[int, ...]
    story: int
    place: int
    trophy: int
    track: int
    colour: int
    banners: int
    outposts: int
    tiles: tuple[int, ...]
    points: int
    built: int

    @property
    def stock(self) -> tuple[int, int, int, int]:
        return self.horses, self.coins, self.banners, self.outposts


class Board:
    """What everybody sees as plain Python, read once for all who look."""

    def __init__(self, state: Any):
        self.sides = int(state["sides"])
        self.ivan = int(state["ivan"])
        self.year = int(state["year"])
        self.season = SEASONS[int(state["season"])]
        self.order = numbers(state["order"])[: self.sides]
        self.acted = int(state["acted"])
        self.tiles = numbers(state["row"]["tile"])
        self.furs = rows(state["row"]["furs"])
        players = state["players"][: self.sides]
        columns = [players[name].tolist() for name in Player._fields]
        columns[Player._fields.index("furs")] = rows(players["furs"])
        columns[Player._fields.index("tiles")] = rows(players["tiles"])
        self.players = [Player(*player) for player in zip(*columns, strict=True)]
        depth = int(state["depth"])
        asked = state["stack"][depth - 1] if depth and not state["over"] else None
        self.asked = -1 if asked is None else int(asked["kind"])
        self.to_play = -1 if asked is None else int(asked["who"])
        self.open_hands = bool(state["options"]["open_hands"])
        self.hunt_from_deck = bool(state["options"]["hunt_from_deck"])
        self.market, self.bag, self.drawn = (numbers(state[field]) for field in ("market", "bag", "drawn"))
        self.trade_fur = int(state["trade_fur"])
        self.region_fur, self.villages, self.yurts, self.wishes = (
            numbers(state[field]) for field in ("region_fur", "villages", "yurts", "wishes")
        )
        self.outposts = rows(state["outposts"])
        self.songs = numbers(state["songs"])
        self.draft = tuple(zip(numbers(state["draft_wishes"]), numbers(state["draft_furs"]), strict=True))
        self.banners, self.tigers, self.tile_next, self.yurt_next, self.wish_next = (
            int(state[field]) for field in ("banners", "tigers", "tile_next", "yurt_next", "wish_next")
        )
        self.flipped, self.steps_ahead = int(state["flipped"]), int(state["steps_ahead"])
        self.hand_counts = numbers(state["hand_counts"])

    def colour_of(self, side: int) -> str:
        return COLOURS[self.players[side].colour]

    def has_acted(self, side: int) -> bool:
        return bool(self.acted >> side & 1) and self.season != "winter"


def numbers(field: Any) -> tuple[int, ...]:
    return tuple(field.tolist())


def rows(field: Any) -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, field.tolist()))


class Sight:
    """One seat's sight of the table."""

    def __init__(self, view: View):
        self.view = view
        self.seat, self.names, self.legal = view.seat, view.names, view.legal
        self.pieces = view.of_the_box(Pieces)
        self.board = view.once(Board)

    def part(self, make: Callable[..., Node], *made_of: Hashable) -> Subtree:
        """`make(pieces, *made_of)`: a part of the scene, made of nothing else."""
        return self.view.part(make, self.pieces, *made_of)

    def whole(self, make: Callable[..., Node], *made_of: Hashable) -> Subtree:
        """`make(part, pieces, *made_of)`: a part with those that lie in it, which `part` makes."""
        return self.view.whole(make, self.pieces, *made_of)

    def sees_hand_of(self, side: int) -> bool:
        return side == self.seat or self.board.open_hands

    def hand_of(self, side: int) -> int:
        """The wishes in a hand that may be seen."""
        return int(self.view.sight["players"][side]["hand"])


@functools.cache
def fur_art(value: int) -> str:
    return "fur-tiger" if value == TIGER else f"fur-{ANIMALS[value - LOWEST_FUR]}"


def cost_art(cost: Cost) -> str:
    """The picture of what a move costs: a fur of its value, or a good."""
    if cost.good != FURS:
        return GOOD_ART[GOODS[cost.good]]
    return fur_art(cost.value) if cost.value else "pelt"


@functools.cache
def fur_tip(key: str, value: int) -> Message:
    return Message(key, {"fur": Message(fur_art(value)), "value": value})


def fur_node(value: int, where: str, k: int = 0, moves: list[int] | None = None, tip: str = "", **more: Any) -> Node:
    """One fur lying somewhere; its tip says how one comes by it there. In a pile only the pile tells what it is."""
    told = fur_tip("scene-tip-tiger" if value == TIGER else f"scene-tip-fur-{tip}", value) if tip else None
    return Node(f"fur-{value}-{where}-{k}", "fur", fur_art(value), "alike", tip=told, moves=moves or [], **more)


def fur_icon(id: str, value: int, kind: str = "icon", **more: Any) -> Node:
    """A picture of a fur that is printed or laid down for the whole game, no token to be taken."""
    return Node(id, kind, fur_art(value), **more)


def goods_row(id: str, pieces: Pieces, reward: int, moves: list[int] | None = None) -> Node:
    goods = pieces.once(goods_of, id, reward)
    return Node(id, "goods", look=f"n-{len(goods)}", moves=moves or [], children=goods)


def goods_of(pieces: Pieces, id: str, reward: int) -> list[Node]:
    row = pieces.box["rewards"][reward]
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


def chip(side: int, colour: str, name: str = "chip") -> Node:
    """A player's colour and crest."""
    return Node(f"{name}-{side}", "chip", f"crest-{colour}", f"p-{colour}")


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
