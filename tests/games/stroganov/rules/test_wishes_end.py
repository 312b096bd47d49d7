"""Silver shields: what the fulfilled B wishes score at the end."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import Scenario

TILES = {"forest": 1, "steppe": 2, "swamp": 3, "mountain": 4}

SHIELDS = [
    ("B1", {}, 2),
    ("B2", {}, 3),
    ("B3", {}, 4),
    ("B4", {"furs": ["t", "t", "t", 3]}, 3),
    ("B5", {"built": [1, 3, 4], "outposts": 1}, 3),
    ("B6", {"points": 39}, 9),
    ("B7", {"coins": 5}, 5),
    ("B8", {"tiles": TILES}, 12),
    ("B9", {"tiles": TILES}, 9),
    ("B10", {"tiles": TILES}, 6),
    ("B11", {"tiles": TILES}, 3),
    ("B12", {"tiles": TILES}, 10),
    ("B13", {"fulfilled": ["S1", "A10"]}, 3),
    ("B14", {"banners": 6}, 6),
]


def end_wishes(**goods: Any) -> int:
    table = Scenario(players=2).player("Anna", **goods).player("Boris").year(4).winter("scoring")
    assert table.over
    return table["Anna"].scored.get("end_wishes", 0)


@pytest.mark.parametrize(("wish", "goods", "points"), SHIELDS)
def test_the_shield_of_each_b_wish(wish: str, goods: Any, points: int) -> None:
    fulfilled = [*goods.get("fulfilled", []), wish]
    assert end_wishes(**(goods | {"fulfilled": fulfilled})) == points
    assert end_wishes(**goods) == 0


@pytest.mark.parametrize(("wish", "goods", "points"), SHIELDS)
def test_a_b_wish_in_hand_scores_nothing(wish: str, goods: Any, points: int) -> None:
    assert end_wishes(**goods, hand=[wish]) == 0


def test_t65_b13_counts_every_fulfilled_card() -> None:
    assert end_wishes(fulfilled=["S3", "A5", "A10", "B13"], hand=["A7"]) == 4


def test_t66_q49_b6_before_the_other_wishes() -> None:
    table = Scenario(players=2).player("Anna", points=39, fulfilled=["B6", "B2"]).player("Boris").year(4)
    assert table.winter("scoring")["Anna"].points == 51


def test_t66_q49_nothing_from_sets_or_outposts_enters_b6() -> None:
    scenario = Scenario(players=2).player("Anna", points=4, fulfilled=["B6"], built=[1, 2, 3, 4, 5], tiles=TILES)
    table = scenario.player("Boris").year(4).winter("scoring")
    assert table["Anna"].scored["end_wishes"] == 1


def test_q49_b6_counts_only_what_was_on_the_track_before_the_end() -> None:
    goods: Any = {"coins": 8, "furs": ["t", "t", 2, 3], "outposts": 2, "story": 12, "trophy": 8, "horses": 10}
    for points, shield in ((3, 0), (4, 1), (7, 1), (8, 2)):
        assert end_wishes(points=points, fulfilled=["B6"], **goods) == shield


def test_q49b_goods_are_counted_not_spent() -> None:
    scenario = Scenario(players=2).player(
        "Anna", coins=4, furs=["t"], built=[1], tiles={"swamp": 1}, fulfilled=["B7", "B4", "B5", "B9", "B12"]
    )
    scored = scenario.player("Boris").year(4).winter("scoring")["Anna"].scored
    assert scored == {"end_wishes": 4 + 1 + 1 + 3 + 1, "tigers": 2, "outposts": 1, "coins": 2}
