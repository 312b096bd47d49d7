"""Auxiliary actions may be taken at any point of the own turn: whenever a player has something to choose freely.

Not while something is being paid for, nor with two drawn furs in hand.
"""

from __future__ import annotations

from typing import Any

import pytest

from ..at_table import Table
from ..scenario import Scenario


def rich(**goods: Any) -> Scenario:
    """Anna can always buy a fur."""
    return Scenario(players=3).player("Anna", place=6, **({"horses": 20} | goods))


def asked_for_a_market_fur() -> Table:
    return rich().region(3, village="V4").turn("Anna", "main").play("visit:3")


def asked_which_fur_of_a_landscape_comes_first() -> Table:
    printed = '[landscape.LT1]\nreward = ["3 points", "1 bag_fur", "1 market_fur"]\n'
    scenario = Scenario(players=3, printed=printed).player("Anna", place=6, horses=20, furs=[4, 4])
    return scenario.tile(6, "LT1").turn("Anna", "main").play("claim:6")


def asked_for_a_village() -> Table:
    return rich(trophy=3).region(3, village="V5").turn("Anna", "main").play("visit:3", "reward:3")


def asked_for_a_yurt() -> Table:
    scenario = rich(trophy=7).region(3, village="V5").region(1, yurt="YA5").region(2, yurt="YA4")
    return scenario.turn("Anna", "main").play("visit:3", "reward:7")


def asked_for_an_extra_action() -> Table:
    return rich(story=11).region(3, village="V3").songs("SGA5").turn("Anna", "main").play("visit:3", "sing:1")


def asked_where_to_build() -> Table:
    return rich(story=11).region(3, village="V3").songs("SGA10").turn("Anna", "main").play("visit:3", "sing:1")


def asked_which_wish_a_song_fulfils() -> Table:
    scenario = rich(story=11, hand=["S2", "S3"], furs=[2, 2, 2, 5]).region(3, village="V3").songs("SGA7")
    return scenario.turn("Anna", "main").play("visit:3", "sing:1")


FREE_POINTS = {
    "move": lambda: rich().turn("Anna"),
    "basic": lambda: rich().turn("Anna", "basic"),
    "main": lambda: rich().turn("Anna", "main"),
    "turn_end": lambda: rich().turn("Anna", "end"),
    "hunt_more": lambda: rich(coins=1).tile(6, furs=[2, 3]).turn("Anna", "basic").play("hunt:6:2"),
    "trade": lambda: rich(furs=[7]).turn("Anna", "basic").play("trade"),
    "trophy": lambda: rich().region(3, village="V5").turn("Anna", "main").play("visit:3"),
    "reward": lambda: rich(furs=["t"]).region(3, village="V5").turn("Anna", "main").play("visit:3", "climb"),
    "story": lambda: rich(story=11).region(3, village="V3").songs("SGA1").turn("Anna", "main").play("visit:3"),
    "market": asked_for_a_market_fur,
    "tile_fur": asked_which_fur_of_a_landscape_comes_first,
    "village": asked_for_a_village,
    "yurt": asked_for_a_yurt,
    "advanced": asked_for_an_extra_action,
    "outpost": asked_where_to_build,
    "wish_song": asked_which_wish_a_song_fulfils,
    "income": lambda: rich().winter(),
    "song": lambda: rich(story=6).songs("SGA1").winter("songs"),
    "window": lambda: rich().winter("window"),
}


@pytest.mark.parametrize("asks", FREE_POINTS)
def test_q33b_auxiliary_actions_at_every_free_point(asks: str) -> None:
    table = FREE_POINTS[asks]()
    assert table.asks == asks
    assert table.allows("buy-market", "buy-bag")
    before = table["Anna"].horses
    table.play("buy-market", "take:5")
    assert table.asks == asks, "the question waits until the purchase is done"
    assert table["Anna"].horses == before - 5


@pytest.mark.parametrize(
    ("asks", "moves"),
    [("purchase", ["buy-market"]), ("keep", ["buy-bag"]), ("pay", ["swap-two"]), ("purchase", ["swap-lower"])],
)
def test_q33b_not_while_paying_nor_with_two_drawn_furs_in_hand(asks: str, moves: list[str]) -> None:
    table = rich(furs=[2, 3, 7], coins=2).bag(2, 3).turn("Anna", "basic").play(*moves)
    assert table.asks == asks
    assert table.refuses("buy-market", "buy-bag", "swap-two")


def test_a_wish_may_be_fulfilled_in_the_middle_of_a_song_without_it() -> None:
    """A wish by the song needs only its paid furs; without the song, meanwhile, all of them."""
    table = asked_which_wish_a_song_fulfils()
    assert set(table.legal("fulfil-plain")) < {
        f"fulfil-plain:{text.partition(':')[2]}" for text in table.legal("fulfil")
    }
    plain = table.legal("fulfil-plain")[0].partition(":")[2]
    table.play(f"fulfil-plain:{plain}")
    while table.asks in ("pay", "cover"):
        table.play(table.legal()[0])
    assert table["Anna"].fulfilled == [plain]


def test_a_season_wish_may_be_used_inside_another_choice() -> None:
    table = rich(fulfilled=["A11"]).region(3, village="V4").turn("Anna", "main").play("visit:3")
    assert table.allows("season-wish")
    assert table.play("season-wish").asks == "advanced"
    table.play("visit:3", "take:7")
    assert table.asks == "market", "the fur of the first visit"
