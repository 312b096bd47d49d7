"""What lies in the box, as the books count it, and what of it can run out."""

from __future__ import annotations

import peltry

from ..printed_pieces import CARDS, PRINTED, VILLAGES
from ..scenario import Scenario


def test_76_furs_of_seven_animals() -> None:
    animals = [(PRINTED[f"fur.{value}.animal"], PRINTED[f"fur.{value}.count"]) for value in range(2, 9)]
    assert animals == [
        ("sable", 14), ("hare", 13), ("fox", 12), ("wolverine", 11), ("deer", 10), ("lynx", 9), ("bear", 7),
    ]  # fmt: skip


def test_tigers_outposts_villages_and_cards() -> None:
    box = peltry.load("stroganov").box[0]
    assert int(box["tigers"]) == 16
    assert int(box["outposts"]) == 5, "of each of four colours"
    assert [int(banners) for banners in box["banners"][2:5]] == [12, 17, 20]
    assert len(VILLAGES) == 5
    assert len(CARDS) == 18


def test_horses_and_coins_never_run_out() -> None:
    """The box has 40 tokens of horses, of 1 and of 3, and 20 coins: more is counted all the same."""
    scenario = Scenario(players=2).player("Anna", place=6, horses=60, coins=12).player("Boris", horses=60, coins=12)
    table = scenario.turn("Anna", "basic")
    assert table.change("Anna", "horses", "coin") == {"horses": 4, "coins": 1}
