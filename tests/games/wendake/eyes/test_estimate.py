"""The estimate knows that of each pair the lower track counts."""

from __future__ import annotations

from typing import Any

from ..scenario import Scenario

TRACKS = ("economic", "military", "ritual", "mask")
ROW = (1, 2, 3)


def worth(year: int = 1, points: tuple[int, int, int, int] = (0, 0, 0, 0), **more: Any) -> int:
    scenario = Scenario(players=2).player("George", tracks=dict(zip(TRACKS, points, strict=True)), **more)
    return scenario.year(year).turn("George").estimated()


def test_the_lower_track_of_a_pair_is_what_counts() -> None:
    even, uneven = worth(points=(5, 5, 0, 0)), worth(points=(10, 0, 0, 0))
    assert even > uneven
    now = worth(points=(5, 2, 0, 0))
    lower, higher = worth(points=(5, 3, 0, 0)) - now, worth(points=(6, 2, 0, 0)) - now
    assert lower > 2 * higher > 0


def test_at_the_end_the_higher_track_is_worth_nothing_more() -> None:
    assert worth(7, (9, 2, 0, 0)) - worth(7, (5, 2, 0, 0)) < 100


def test_people_and_goods_are_worth_less_from_year_to_year() -> None:
    for what in ({"women": ["P-corn1"]}, {"progress": ["PG1-03"]}):
        assert worth(1, **what) - worth(1) > worth(6, **what) - worth(6)


def test_the_end_of_a_turn_costs_nobody_anything() -> None:
    """Whoever's turn is next: only one's own marker counts as a turn used."""
    scenario = Scenario(players=2, game="base").player("George", women=["P-corn1"]).player("Ringo")
    table = scenario.year(2).turn("George").play("act:9")
    acting = table.estimated()
    while table.to_play == "George":
        table.play("skip")
    assert table.estimated() == acting
    table.play("act:9")
    while table.to_play == "Ringo":
        table.play("skip")
    assert table.estimated() == acting


def test_a_marker_is_a_turn_less_and_the_next_year_begins_with_as_many_as_were_left() -> None:
    scenario = (
        Scenario(players=2, game="base").player("George", women=["P-corn1"], markers=ROW).player("Ringo", markers=ROW)
    )
    table = scenario.year(2).turn("George", round=4)
    before = table.estimated()
    table.play("order:1")
    closed = table.estimated()
    assert closed < before
    table.play("order:2")
    while table.asks != "turn":
        assert table.estimated() == closed
        table.play("done")
    assert table.estimated() == closed
