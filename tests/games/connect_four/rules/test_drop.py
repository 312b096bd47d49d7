"""Connect four: lines in every direction, full columns, a draw."""

from __future__ import annotations

import pytest

import peltry
from peltry.table.library import load_with_text


def played(columns: str, printed: str | None = None) -> peltry.Match:
    match = load_with_text("connect_four", printed).new(2, seed=1)
    for column in columns:
        match.play(column)
    return match


def test_q1_the_first_seat_begins() -> None:
    assert played("").to_play() == 0
    assert played("d").to_play() == 1


@pytest.mark.parametrize("columns", ["abababa", "aabbccd", "abbcdccdedd", "dccbabbagaa"])
def test_four_in_a_line_win(columns: str) -> None:
    match = played(columns)
    assert match.over
    assert match.winners() == [(len(columns) - 1) % 2]
    assert match.scores()[match.winners()[0]] == 1


def test_three_in_a_line_do_not_win() -> None:
    assert not played("ababa").over


FULL = "abababbababacdcdcddcdcdcefefeffefefeggggggg"[:42]


def test_q2_a_full_board_is_a_draw() -> None:
    match = played(FULL)
    assert match.over
    assert match.winners() == [0, 1]
    assert match.scores() == [0, 0]
    assert match.history[-1][-1].name == "drawn"


def test_every_disc_fills_a_hole() -> None:
    for discs in range(len(FULL) + 1):
        match = played(FULL[:discs])
        assert (match.sight(0)["discs"] > 0).sum() == discs
        assert match.over == (discs == 42)


def test_q3_a_longer_line_wins_too() -> None:
    match = played("agbgcgeafad")
    assert match.winners() == [0]


def test_a_full_column_says_so() -> None:
    match = played("aaaaaa")
    reason = match.position.why_not(0)
    assert reason is not None
    assert (reason.name, reason.rule) == ("column_full", "drop")
    assert match.position.why_not(1) is None


def test_the_length_of_a_line_is_printed() -> None:
    match = played("ababa", "[board]\nto_win = 3\n")
    assert match.winners() == [0]
