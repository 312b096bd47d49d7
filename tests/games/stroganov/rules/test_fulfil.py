"""Fulfilling a wish: own the furs shown, return the red-framed ones, keep the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..at_table import Fur, Table
from ..scenario import Scenario

# A6 asks three sixes and one of them is paid; S9 two sixes and one; S6 two threes and both; A5 five fours and one.


def holder(furs: Sequence[Fur], hand: Sequence[str] = ("A6",), step: str = "main", **goods: Any) -> Table:
    return Scenario(players=3).player("Anna", place=6, furs=furs, hand=hand, **goods).turn("Anna", step)


def test_e5_three_sixes_one_returned() -> None:
    table = holder([6, 6, 6])
    bag = len(table.bag)
    assert table.change("Anna", "fulfil:A6") == {"furs": -1, "points": 4, "hand": -1, "fulfilled": 1}
    assert table["Anna"].furs == [6, 6]
    assert len(table.bag) == bag + 1
    assert table.asks == "main", "an auxiliary action is no main action"


def test_e5_two_sixes_are_too_few() -> None:
    assert holder([6, 6, 5]).refuses("fulfil:A6")


def test_a_wish_must_be_in_hand() -> None:
    assert holder([6, 6, 6], hand=()).refuses("fulfil:A6")


def test_t20_a_changed_fur_may_be_the_one_returned() -> None:
    table = holder([6, 6, 2], coins=1).play("fulfil:A6")
    assert table.legal() == ["pay:2", "pay:6"]
    table.play("pay:2")
    assert table["Anna"].furs == [6, 6]
    assert table["Anna"].coins == 0


def test_a_changed_fur_may_also_be_kept() -> None:
    table = holder([6, 6, 2], coins=1).play("fulfil:A6", "pay:6")
    assert table["Anna"].furs == [2, 6], "it has its own value again"
    assert table["Anna"].coins == 0


def test_t21_a_tiger_is_spent_whether_paid_or_kept() -> None:
    for pay, left in (("pay:t", [6, 6]), ("pay:6", [6])):
        table = holder([6, 6, "t"]).play("fulfil:A6", pay)
        assert table["Anna"].furs == left
        assert table["Anna"].fulfilled == ["A6"]


def test_coin_or_tiger_for_a_missing_fur_is_the_owners_choice() -> None:
    for cover, coins, left in (("cover:coin", 0, [2, 6, "t"]), ("cover:tiger", 1, [2, 6])):
        table = holder([6, 6, 2, "t"], coins=1).play("fulfil:A6", "pay:6")
        assert table.asks == "cover"
        table.play(cover)
        assert table["Anna"].coins == coins
        assert table["Anna"].furs == left


def test_t46_q28b_kept_furs_serve_one_wish_after_the_other() -> None:
    table = holder([6, 6, 6], hand=["A6", "S9"]).play("fulfil:A6", "fulfil:S9")
    assert table["Anna"].furs == [6]
    assert table["Anna"].fulfilled == ["S9", "A6"]


def test_t46_but_in_the_wrong_order_they_do_not() -> None:
    table = holder([6, 6, 6], hand=["A6", "S9"]).play("fulfil:S9")
    assert table["Anna"].furs == [6, 6]
    assert table.refuses("fulfil:A6")


def test_q28b_the_same_kept_furs_may_serve_three_wishes() -> None:
    """S4 and A7 keep all their threes but one, and so does A3."""
    table = holder([3] * 5, hand=["A7", "A3", "S4"]).play("fulfil:A7", "fulfil:A3", "fulfil:S4")
    assert table["Anna"].furs == [3, 3]
    assert table["Anna"].fulfilled == ["S4", "A3", "A7"]


def test_q28b_within_one_wish_a_fur_or_a_tiger_fills_one_place() -> None:
    assert holder([6, "t"], coins=2).refuses("fulfil:A6")
    assert holder([6, 2], coins=2).refuses("fulfil:A6")
    assert holder([6, "t", 2], coins=1).allows("fulfil:A6")


def test_q28b_a_fur_changed_for_two_wishes_costs_a_coin_each_time() -> None:
    """A6 asks three sixes, S9 two: the two is a kept six in both."""
    for coins, fulfilled in ((1, ["A6"]), (2, ["S9", "A6"])):
        table = holder([6, 6, 2], hand=["A6", "S9"], coins=coins).play("fulfil:A6", "pay:6")
        assert table["Anna"].furs == [2, 6]
        assert table.allows("fulfil:S9") == (coins == 2)
        if coins == 2:
            table.play("fulfil:S9", "pay:6")
            assert table["Anna"].furs == [2]
        assert table["Anna"].coins == 0
        assert table["Anna"].fulfilled == fulfilled


def with_wish_song(furs: Sequence[Fur], hand: Sequence[str], **goods: Any) -> Table:
    scenario = Scenario(players=3).player("Anna", story=6, furs=furs, hand=hand, **goods).songs("SGA7")
    return scenario.winter("songs").play("sing:1")


def test_t48_the_wish_song_asks_only_what_is_paid() -> None:
    table = with_wish_song([4], ["A5"])
    assert table.asks == "wish_song"
    table.play("fulfil:A5")
    assert table["Anna"].furs == []
    assert table["Anna"].fulfilled == ["A5"]
    assert table["Anna"].points == 5


def test_t48_the_wish_song_saves_nothing_when_all_are_paid() -> None:
    table = with_wish_song([3], ["S6"])
    assert table["Anna"].hand == ["S6"]
    assert table["Anna"].story == 0, "the song was sung for nothing"


def test_q28_the_wish_song_takes_coins_and_tigers_and_may_be_declined() -> None:
    assert with_wish_song([2], ["A5"], coins=1).play("fulfil:A5")["Anna"].coins == 0
    assert with_wish_song(["t"], ["A5"]).play("fulfil:A5")["Anna"].furs == []
    assert with_wish_song([4], ["A5"]).play("pass")["Anna"].hand == ["A5"]


def test_t50_q28b_two_coins_change_two_furs() -> None:
    for pay, left in (("pay:2", [3, 6]), ("pay:3", [2, 6]), ("pay:6", [2, 3])):
        table = holder([6, 2, 3], coins=2).play("fulfil:A6")
        assert table.legal() == ["pay:2", "pay:3", "pay:6"]
        table.play(pay)
        assert table["Anna"].furs == left
        assert table["Anna"].coins == 0
    assert holder([6, 2, 3], coins=1).refuses("fulfil:A6")


def test_q28_a3_asks_one_fewer_kept_fur() -> None:
    table = holder([6, 6], fulfilled=["A3"])
    assert table.change("Anna", "fulfil:A6") == {"furs": -1, "points": 4, "hand": -1, "fulfilled": 1}
    assert holder([6], fulfilled=["A3"]).refuses("fulfil:A6"), "never one fewer paid"


def test_q28_with_a3_nothing_need_be_kept_of_two_furs_one_paid() -> None:
    assert holder([6], hand=["S9"]).refuses("fulfil:S9")
    assert holder([6], hand=["S9"], fulfilled=["A3"]).play("fulfil:S9")["Anna"].furs == []


def test_q28_a3_is_no_use_when_all_are_paid() -> None:
    assert holder([3], hand=["S6"], fulfilled=["A3"]).refuses("fulfil:S6")
    assert holder([3, 3], hand=["S6"], fulfilled=["A3"]).play("fulfil:S6")["Anna"].furs == []


def test_q28_a3_is_no_use_for_itself() -> None:
    assert holder([3, 3, 3], hand=["A3"]).refuses("fulfil:A3")
    assert holder([3, 3, 3, 3], hand=["A3"]).play("fulfil:A3")["Anna"].furs == [3, 3, 3]


def test_any_number_of_wishes_in_hand() -> None:
    hand = ["S1", "S2", "A2", "A3", "A4", "A5", "A6", "A7"]
    scenario = Scenario(players=3).player("Anna", place=6, hand=hand).region(3, wish="A1")
    assert scenario.turn("Anna", "main").change("Anna", "wish:3") == {"hand": 1}


def test_a_taken_wish_leaves_its_space_empty() -> None:
    table = Scenario(players=3).player("Anna", place=6).region(3, wish="A1").turn("Anna", "main").play("wish:3")
    assert table["Anna"].hand == ["A1"]
    assert table.state["wishes"][2] == -1


def test_fulfilled_at_any_free_moment() -> None:
    for step in ("move", "basic", "main", "second", "end"):
        assert holder([6, 6, 6], step=step).allows("fulfil:A6")


def test_q27_a10_without_a_tiger_left_still_counts() -> None:
    tigers = ["t"] * 16
    scenario = Scenario(players=3).player("Anna", place=6, furs=[8, 8], hand=["A10"]).player("Boris", furs=tigers)
    table = scenario.turn("Anna", "main")
    assert table.change("Anna", "fulfil:A10") == {"furs": -1, "points": 4, "hand": -1, "fulfilled": 1}


def test_q50_an_unfulfilled_wish_costs_nothing() -> None:
    table = Scenario(players=2).player("Anna", hand=["B3", "A5"]).player("Boris").year(4).winter("scoring")
    assert table["Anna"].points == 0
