"""A position at the table, to be played on and looked at in the game's words."""

from __future__ import annotations

from typing import Any

from peltry.games.stroganov.pieces.box import TERRAINS
from peltry.games.stroganov.pieces.cards import WISH_NAMES
from peltry.games.stroganov.pieces.decisions import DECISIONS
from peltry.games.stroganov.pieces.furs import LOWEST_FUR, TIGER
from peltry.games.stroganov.pieces.moves import MOVES
from peltry.games.stroganov.pieces.state import POINT_SOURCES

from ..at_table import SeatedTable
from .invariants import check

Fur = int | str  # 2 to 8, or "t" for a tiger


def fur_number(fur: Fur) -> int:
    return TIGER if fur == "t" else int(fur)


def furs_in(heap: Any) -> list[Fur]:
    """A heap of furs as a sorted list, tigers last."""
    values: list[Fur] = [*range(LOWEST_FUR, TIGER), "t"]
    return [fur for fur, count in zip(values, heap[LOWEST_FUR:], strict=True) for _ in range(int(count))]


def wishes_in(cards: int) -> list[str]:
    return [name for wish, name in enumerate(WISH_NAMES) if cards >> wish & 1]


class Side:
    """What one player owns."""

    NUMBERS = ("horses", "coins", "story", "points", "banners", "outposts", "trophy", "place")

    def __init__(self, record: Any):
        self._me = record

    def __getattr__(self, name: str) -> int:
        return int(self._me[name])

    @property
    def furs(self) -> list[Fur]:
        return furs_in(self._me["furs"])

    @property
    def hand(self) -> list[str]:
        return wishes_in(int(self._me["hand"]))

    @property
    def fulfilled(self) -> list[str]:
        return wishes_in(int(self._me["fulfilled"]))

    @property
    def built(self) -> list[int]:
        return [region + 1 for region in range(5) if int(self._me["built"]) >> region & 1]

    @property
    def tiles(self) -> dict[str, int]:
        return {terrain: int(n) for terrain, n in zip(TERRAINS, self._me["tiles"], strict=True) if n}

    @property
    def scored(self) -> dict[str, int]:
        """Points by where they came from."""
        return {source: int(n) for source, n in zip(POINT_SOURCES, self._me["points_from"], strict=True) if n}

    def counted(self) -> dict[str, int]:
        goods = {name: int(self._me[name]) for name in self.NUMBERS}
        goods["tigers"] = int(self._me["furs"][TIGER])
        goods["furs"] = int(self._me["furs"][LOWEST_FUR:TIGER].sum())
        goods["tiles"] = int(self._me["tiles"].sum())
        return goods | {name: len(getattr(self, name)) for name in ("hand", "fulfilled", "built")}


class Table(SeatedTable):
    moves, decisions = MOVES, DECISIONS

    def __getitem__(self, name: str) -> Side:
        return Side(self.state["players"][self.seats[name]])

    def check(self) -> None:
        check(self.state, self.box)

    def tile(self, place: int) -> list[Fur]:
        return furs_in(self.state["row"][place]["furs"])

    def is_gap(self, place: int) -> bool:
        return bool(self.state["row"][place]["tile"] < 0)

    @property
    def bag(self) -> list[Fur]:
        return furs_in(self.state["bag"])

    @property
    def market(self) -> list[Fur]:
        return furs_in(self.state["market"])

    @property
    def season(self) -> str:
        return ("spring", "summer", "autumn", "winter")[int(self.state["season"])]

    def spaces(self, region: int) -> list[str]:
        """Who stands on the outpost spaces of a region, from left to right."""
        names = {seat + 1: name for name, seat in self.seats.items()} | {0: "", 5: "neutral", 6: "second neutral"}
        spaces = int(self.game.box[0]["outpost_spaces"][region - 1])
        return [names[who] for who in self.state["outposts"][region - 1].tolist()[:spaces]]
