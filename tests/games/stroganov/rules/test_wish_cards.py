"""The 37 wishes: what each asks and scores at once."""

from __future__ import annotations

import pytest

from ..printed_pieces import PRINTED, WISHES
from ..scenario import Scenario


def test_there_are_9_s_14_a_and_14_b() -> None:
    assert [sum(name.startswith(deck) for name in WISHES) for deck in "SAB"] == [9, 14, 14]


@pytest.mark.parametrize("wish", WISHES)
def test_what_a_wish_asks(wish: str) -> None:
    value, need, pay, points = (PRINTED[f"wish.{wish}.{what}"] for what in ("value", "need", "pay", "points"))
    table = Scenario(players=3).player("Anna", place=6, furs=[value] * need, hand=[wish]).turn("Anna", "main")
    table.play(f"fulfil:{wish}")
    anna = table["Anna"]
    assert anna.furs == [value] * (need - pay) + (["t"] if wish == "A10" else [])
    assert anna.points == points
    assert anna.scored == {"wishes": points}
    assert anna.fulfilled == [wish]
    assert anna.hand == []


@pytest.mark.parametrize("wish", WISHES)
def test_one_fur_fewer_is_too_few(wish: str) -> None:
    furs = [PRINTED[f"wish.{wish}.value"]] * (PRINTED[f"wish.{wish}.need"] - 1)
    table = Scenario(players=3).player("Anna", place=6, furs=furs, hand=[wish]).turn("Anna", "main")
    assert table.refuses(f"fulfil:{wish}")


def test_values_that_are_known() -> None:
    """Three sixes with one paid: a picture of the rulebook. Five foxes with one paid: a public page."""
    costs = [tuple(PRINTED[f"wish.{wish}.{what}"] for what in ("value", "need", "pay")) for wish in WISHES]
    assert (6, 3, 1) in costs
    assert (4, 5, 1) in costs
    assert any(need == pay for _, need, pay in costs), "the wording of A3 says so"
    assert {pay for _, _, pay in costs} == {1, 2}
