"""The end of the game: nine lines of scoring, all divisions rounded down."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import peltry
from peltry.games.stroganov.pieces.state import POINT_SOURCES

from ..scenario import Scenario


def scored(**goods: Any) -> dict[str, int]:
    table = Scenario(players=2).player("Anna", **goods).player("Boris").year(4).winter("scoring")
    assert table.over
    assert table["Boris"].points == 0
    return table["Anna"].scored


@pytest.mark.parametrize(
    ("counts", "points"),
    [((2, 2, 2, 1), 9), ((3, 3, 0, 1), 3), ((2, 2, 1, 1), 6), ((1, 1, 1, 0), 3), ((2, 2, 0, 0), 0), ((2, 2, 2, 2), 12)],
)
def test_t40_sets_of_landscapes(counts: tuple[int, ...], points: int) -> None:
    tiles = dict(zip(("forest", "steppe", "swamp", "mountain"), counts, strict=True))
    assert scored(tiles=tiles).get("sets", 0) == points


def test_unused_tigers() -> None:
    assert scored(furs=["t", "t", "t"]) == {"tigers": 6}


@pytest.mark.parametrize(("built", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_built_outposts(built: int, points: int) -> None:
    assert scored(built=list(range(1, built + 1))) == {"outposts": points}


def test_unbuilt_outposts_in_the_personal_supply() -> None:
    assert scored(outposts=3) == {"unbuilt": 3}


@pytest.mark.parametrize(("coins", "points"), [(1, 0), (2, 1), (5, 2)])
def test_coins(coins: int, points: int) -> None:
    assert scored(coins=coins).get("coins", 0) == points


def test_t38_horses_become_furs() -> None:
    assert scored(horses=9, furs=[2, 3]) == {"furs": 1}
    assert scored(horses=10, furs=[2, 3]) == {"furs": 2}
    assert scored(horses=4) == {}


def test_t38_horses_and_furs_are_one_heap_before_it_is_halved() -> None:
    assert scored(horses=5, furs=[2]) == {"furs": 1}
    assert scored(horses=5, furs=[2, 3, 4]) == {"furs": 2}


def test_q47_tigers_are_not_in_the_heap_of_furs() -> None:
    assert scored(furs=[2, "t"]) == {"tigers": 2}


@pytest.mark.parametrize(("story", "points"), [(3, 0), (4, 1), (11, 2), (12, 3)])
def test_story(story: int, points: int) -> None:
    assert scored(story=story).get("story", 0) == points


def test_everything_is_added_to_the_points_of_the_game() -> None:
    assert sum(scored(points=20, coins=2, story=4, furs=["t"], outposts=1).values()) == 20 + 1 + 1 + 2 + 1


def test_nine_lines_in_their_order() -> None:
    table = Scenario(players=2).player("Anna").player("Boris").year(4).winter("scoring")
    lines = [event.source for event in table.position.events() if event.name == "scored"]
    names = [POINT_SOURCES[line] for line in dict.fromkeys(lines)]
    assert names == [
        "end_wishes", "sets", "tigers", "trophy_track", "outposts", "unbuilt", "coins", "furs", "story",
    ]  # fmt: skip
    assert lines == sorted(lines), "each for all players before the next"


def test_q51_a_tie_goes_to_the_cossack_furthest_east() -> None:
    rules = peltry.load("stroganov").rules
    for anna, boris, first in ((3, 9, 1), (9, 3, 0)):
        scenario = Scenario(players=2).player("Anna", place=anna, points=7).player("Boris", place=boris, points=7)
        table = scenario.year(4).winter("scoring")
        assert table.position.scores() == [7, 7]
        assert rules.ranking(table.state, [7, 7])[0] == first
        assert table.position.events()[-1].who == first, "the last event names the winner"


def test_q51_on_one_tile_the_order_breaks_the_tie() -> None:
    scenario = Scenario(players=3).player("Anna", place=5).player("Boris", place=5).player("Clara", place=5)
    table = scenario.year(4).winter("scoring")
    assert peltry.load("stroganov").rules.ranking(table.state, [1, 1, 1]) == [0, 1, 2]


def test_most_points_win_wherever_the_cossack_is() -> None:
    table = Scenario(players=2).player("Anna", place=12, points=3).player("Boris", points=4).year(4).winter("scoring")
    assert table.position.events()[-1].who == table.seats["Boris"]


def best_sets(counts: tuple[int, ...]) -> int:
    """The best that any grouping of landscapes into sets of three and four could score."""
    points = 0
    for used in itertools.combinations(range(4), 3), [(0, 1, 2, 3)]:
        for kinds in used:
            if all(counts[kind] > 0 for kind in kinds):
                rest = tuple(count - (kind in kinds) for kind, count in enumerate(counts))
                points = max(points, (3 if len(kinds) == 3 else 6) + best_sets(rest))
    return points


def test_q48_no_other_grouping_scores_more() -> None:
    for counts in itertools.product(range(3), repeat=4):
        tiles = dict(zip(("forest", "steppe", "swamp", "mountain"), counts, strict=True))
        assert scored(tiles=tiles).get("sets", 0) == best_sets(counts)
