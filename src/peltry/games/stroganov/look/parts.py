"""Stroganov's table as plain Python, and what its parts are made with: furs, goods, rewards.

Ids. Tiles, wishes, yurts, songs and Cossacks keep one id wherever they lie, so they glide. Furs of one value are all
alike and the state does not tell them apart: a fur's id is `fur-VALUE-WHERE-K`, the K-th of its value in that place.
So a fur that stays is never redrawn; as it is marked `alike`, the client lets one that appears glide from where one of
the same picture vanished.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from ....kernel.declared import Cost
from ....kernel.game import Message
from ....table import looking
from ....table.looking import plain, plain_rows
from ....table.scene import Node, View
from ..pieces.box import FURS, GOODS
from ..pieces.decisions import DECISIONS
from ..pieces.furs import LOWEST_FUR, TIGER
from ..pieces.moves import MOVES
from ..pieces.options import COLOURS
from ..words import WORDS
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

Thing = TypeVar("Thing")


class Pieces(looking.Pieces):
    """What is printed on the pieces. What follows from it alone is made once, and never changed after."""

    def __init__(self, box: Any, printed: dict[str, str]):
        super().__init__(box, printed)
        self.terrain: list[int] = self.box["tiles"]["terrain"].tolist()
        self.region_of: list[int] = self.box["region_of"].tolist()
        self._made: dict[tuple[Any, ...], Any] = {}

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


class Stock(NamedTuple):
    """What a side can spend and build with."""

    horses: int
    coins: int
    banners: int
    outposts: int


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
    def stock(self) -> Stock:
        return Stock(self.horses, self.coins, self.banners, self.outposts)


class Board(looking.Board):
    """What everybody sees."""

    sides: int
    ivan: int
    year: int
    acted: int
    trade_fur: int
    banners: int
    tigers: int
    tile_next: int
    yurt_next: int
    wish_next: int
    flipped: int
    steps_ahead: int
    market: tuple[int, ...]
    bag: tuple[int, ...]
    drawn: tuple[int, ...]
    region_fur: tuple[int, ...]
    villages: tuple[int, ...]
    yurts: tuple[int, ...]
    wishes: tuple[int, ...]
    songs: tuple[int, ...]
    hand_counts: tuple[int, ...]
    outposts: tuple[tuple[int, ...], ...]

    def __init__(self, sight: Any):
        super().__init__(sight, DECISIONS)
        self.season = SEASONS[int(sight["season"])]
        self.order: tuple[int, ...] = plain(sight["order"])[: self.sides]
        self.tiles: tuple[int, ...] = plain(sight["row"]["tile"])
        self.furs: tuple[tuple[int, ...], ...] = plain(sight["row"]["furs"])
        self.players = plain_rows(Player, sight["players"][: self.sides])
        self.open_hands = bool(sight["options"]["open_hands"])
        self.hunt_from_deck = bool(sight["options"]["hunt_from_deck"])
        self.draft = tuple(zip(plain(sight["draft_wishes"]), plain(sight["draft_furs"]), strict=True))

    def colour_of(self, side: int) -> str:
        return COLOURS[self.players[side].colour]

    def has_acted(self, side: int) -> bool:
        return bool(self.acted >> side & 1) and self.season != "winter"


class Sight(looking.Sight[Board, Pieces]):
    """One seat's sight of the table."""

    all_moves, words = MOVES, WORDS

    def __init__(self, view: View):
        super().__init__(view, view.once(Board), view.of_the_box(Pieces))

    def sees_hand_of(self, side: int) -> bool:
        return side == self.seat or self.board.open_hands

    def hand_of(self, side: int) -> int:
        """The wishes in a hand that may be seen."""
        return int(self.view.sight["players"][side]["hand"])


@functools.cache
def fur_art(value: int) -> str:
    return said.fur_key(value)  # pictures are called as the words are


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
