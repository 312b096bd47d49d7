"""The game record: a game told in sentences."""

from __future__ import annotations

import pytest

import peltry
from peltry.errors import BadOption
from peltry.table.record import record_text


@pytest.fixture
def match() -> peltry.Match:
    match = peltry.load("connect_four").new(2, seed=1, names=["Anna", "Boris"])
    for column in "abababa":
        match.play(column)
    return match


def test_a_whole_record(match: peltry.Match) -> None:
    lines = record_text(match, "en").splitlines()
    assert lines[:2] == ["Connect four", "Players: Anna, Boris"]
    assert lines[2] == f"SHA-256 of the seed: {match.commitment}"
    assert lines[4:6] == ["1. Anna: Drop a disc into column a [a]", "    Anna drops a disc into column a."]
    assert lines[-5:] == [
        "    Anna has four in a row and wins.", "", "The game is over after 7 moves.", "1. Anna: 1 point",
        "2. Boris: 0 points",
    ]  # fmt: skip


def test_plurals_follow_each_language(match: peltry.Match) -> None:
    assert record_text(match, "fr").splitlines()[-1] == "2. Boris : 0 point"
    assert record_text(match, "cs").splitlines()[-2:] == ["1. Anna: 1 bod", "2. Boris: 0 bodů"]


def test_a_game_that_goes_on_says_so(match: peltry.Match) -> None:
    match.rewind(3)
    assert "The game goes on after 3 moves." in record_text(match, "en")


def test_an_unknown_language(match: peltry.Match) -> None:
    with pytest.raises(BadOption, match="languages are en, fr, cs, not 'de'"):
        record_text(match, "de")
