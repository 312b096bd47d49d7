"""Why a piece can do nothing now: the reason to the point, or what is to be decided first."""

from __future__ import annotations

import peltry
from peltry.games.stroganov.pieces.moves import COIN, GO, WALK
from peltry.server.telling.whys import reasons


def first_ride() -> peltry.Match:
    match = peltry.Match(peltry.load("stroganov"), 2, 1)
    while match.position.why_not(GO):
        match.play(match.position.legal()[0])
    return match


def told(moves: list[int]) -> list[str]:
    """At the first ride of a game for two."""
    return [why["text"] for why in reasons(first_ride(), moves, "en")]


def test_a_reason_to_the_point_stands_alone() -> None:
    """Landscape 12 is too far to ride to; that one cannot walk there either goes without saying."""
    (only,) = told([GO + 11, WALK + 11])
    assert "landscapes away" in only


def test_where_there_is_no_better_reason_another_decision_comes_first() -> None:
    assert told([COIN]) == ["“Move your Cossack east.” comes first."]


def test_a_reason_names_its_place_in_the_rules_and_one_that_only_waits_has_none() -> None:
    match = first_ride()
    far, waits = reasons(match, [GO + 11], "en"), reasons(match, [COIN], "en")
    assert [why.get("rule") for why in (*far, *waits)] == ["move", None]
