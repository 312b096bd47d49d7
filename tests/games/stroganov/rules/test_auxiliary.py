"""Auxiliary actions: buying and trading furs, at any free moment; the bag and the market."""

from __future__ import annotations

import random

from ..scenario import Scenario


def test_t25_two_for_one_enter_the_bag_before_the_market_is_refilled() -> None:
    table = Scenario(players=3).player("Anna", place=6, furs=[3, 4]).bag().turn("Anna", "main")
    table.play("swap-two", "take:7")
    assert table["Anna"].furs == [7]
    assert len(table.market) == 6
    assert sorted(table.market + table.bag) == [2, 3, 3, 4, 4, 5, 6]


def test_two_for_one_costs_no_horse_and_may_bring_any_fur() -> None:
    table = Scenario(players=3).player("Anna", place=6, furs=[2, 2]).market(8, 8, 3, 3, 3, 3).turn("Anna", "main")
    assert table.change("Anna", "swap-two", "take:8") == {"furs": -1, "story": 2}


def test_two_for_one_takes_tigers_too() -> None:
    table = Scenario(players=3).player("Anna", place=6, furs=[2, "t"]).turn("Anna", "main")
    table.play("swap-two", "take:7")
    assert table["Anna"].furs == [7]


def test_t26_one_fur_in_the_bag_is_kept() -> None:
    table = Scenario(players=3).player("Anna", place=6, horses=5).bag(4).turn("Anna", "main").play("buy-bag")
    assert table["Anna"].furs == [4]
    assert table.bag == []


def test_t26_from_an_empty_bag_comes_nothing() -> None:
    table = Scenario(players=3).player("Anna", place=6, horses=5).region(3, yurt="YA1").bag().turn("Anna", "main")
    assert table.refuses("buy-bag")
    assert table.change("Anna", "yurt:3") == {"story": 1}


def test_t51_the_fur_that_is_kept_decides_about_the_story() -> None:
    for keep, story in ((3, 0), (8, 2)):
        table = Scenario(players=3).player("Anna", place=6, horses=5).bag(8, 3).turn("Anna", "main").play("buy-bag")
        assert table.legal() == ["keep:3", "keep:8"]
        table.play(f"keep:{keep}")
        assert table["Anna"].story == story
        assert table["Anna"].furs == [keep]
        assert table.bag == [11 - keep]


def test_t53_five_horses_for_a_fur_from_the_bag() -> None:
    table = Scenario(players=3).player("Anna", place=6, horses=5).bag(5, 6).turn("Anna", "main")
    assert table.change("Anna", "buy-bag", "keep:6") == {"horses": -5, "furs": 1}
    assert table.market == [2, 3, 4, 5, 6, 7]
    assert Scenario(players=3).player("Anna", place=6, horses=4).turn("Anna", "main").refuses("buy-bag", "buy-market")


def test_five_horses_for_a_fur_from_the_market() -> None:
    table = Scenario(players=3).player("Anna", place=6, horses=5).bag(8).turn("Anna", "main")
    assert table.change("Anna", "buy-market", "take:7") == {"horses": -5, "furs": 1}
    assert table.market == [2, 3, 4, 5, 6, 8], "replaced at once"


def test_a_horse_and_a_fur_for_a_lower_one() -> None:
    table = Scenario(players=3).player("Anna", place=6, horses=1, furs=[5]).bag().turn("Anna", "main")
    table.play("swap-lower")
    assert table.legal() == ["take:2", "take:3", "take:4"]
    table.play("take:4")
    assert table["Anna"].furs == [4]
    assert table["Anna"].horses == 0
    assert table.market == [2, 3, 5, 5, 6, 7]


def test_no_horse_no_swap_for_a_lower_fur() -> None:
    assert Scenario(players=3).player("Anna", place=6, furs=[5]).turn("Anna", "main").refuses("swap-lower")


def test_the_lowest_fur_buys_nothing_lower() -> None:
    assert Scenario(players=3).player("Anna", place=6, furs=[2], horses=1).turn("Anna", "main").refuses("swap-lower")


def test_q13b_tiger_or_coin_buy_at_most_a_seven() -> None:
    for goods in ({"furs": ["t"]}, {"furs": [2], "coins": 1}):
        scenario = Scenario(players=3).player("Anna", place=6, horses=1, **goods).market(3, 4, 5, 6, 7, 8)
        table = scenario.turn("Anna", "main").play("swap-lower")
        assert table.legal() == ["take:3", "take:4", "take:5", "take:6", "take:7"]


def test_a_lower_fur_pays_with_a_coin() -> None:
    table = Scenario(players=3).player("Anna", place=6, horses=1, furs=[2, 7], coins=1).turn("Anna", "main")
    table.play("swap-lower", "take:6")
    assert table.legal() == ["pay:2", "pay:7"]
    assert table.change("Anna", "pay:2") == {"horses": -1, "coins": -1}
    assert table["Anna"].furs == [6, 7]


def test_q13b_an_equal_fur_pays_with_a_coin_too() -> None:
    table = Scenario(players=3).player("Anna", place=6, horses=1, furs=[4], coins=1).turn("Anna", "main")
    assert table.change("Anna", "swap-lower", "take:4") == {"horses": -1, "coins": -1}
    assert table["Anna"].furs == [4]


def test_q33b_before_the_move_and_between_two_hunts() -> None:
    table = Scenario(players=3).player("Anna", place=3, horses=10, coins=1).tile(4, furs=[2, 3]).turn("Anna")
    assert table.allows("buy-market", "go:4")
    table.play("buy-market", "take:2", "go:4", "hunt:4:2")
    assert table.asks == "hunt_more"
    table.play("buy-market", "take:3", "hunt:4:3")
    assert table["Anna"].furs == [2, 2, 3, 3]


def test_q33b_not_while_choosing_between_two_drawn_furs() -> None:
    table = Scenario(players=3).player("Anna", place=6, horses=15).bag(5, 6).turn("Anna", "main").play("buy-bag")
    assert table.legal() == ["keep:5", "keep:6"]


def test_every_auxiliary_action_makes_horses_and_furs_fewer() -> None:
    """Why they cannot be repeated for ever: each leaves less of "horses and twice the furs"."""
    for seed in range(20):
        scenario = Scenario(players=3).player("Anna", place=6, horses=15, furs=[2, 4, 5, 8, "t"], coins=3)
        table, chance, left = scenario.turn("Anna", "main"), random.Random(seed), 15 + 2 * 5
        while actions := [text for text in table.legal() if text.partition("-")[0] in ("buy", "swap")]:
            table.play(chance.choice(actions))
            while table.asks != "main":
                table.play(chance.choice(table.legal()))
            now = table["Anna"].horses + 2 * len(table["Anna"].furs)
            assert now < left
            left = now


def test_as_often_as_one_likes() -> None:
    table = Scenario(players=3).player("Anna", place=6, horses=15).turn("Anna", "main")
    table.play("buy-market", "take:7", "buy-market", "take:6", "buy-market", "take:5")
    assert table["Anna"].horses == 0
    assert table["Anna"].furs == [5, 6, 7]


def test_a_last_moment_at_the_end_of_the_turn() -> None:
    table = Scenario(players=3).player("Anna", place=6, horses=5).turn("Anna", "second").play("pass")
    assert table.asks == "turn_end"
    table.play("buy-market", "take:7")
    assert table.to_play != "Anna", "nothing more to do, so the turn is over"


def test_q40_a_gap_in_the_market_is_filled_when_furs_return() -> None:
    table = Scenario(players=3).player("Anna", place=8, furs=[3]).bag().turn("Anna", "main").play("visit:4", "take:7")
    assert table.market == [2, 3, 4, 5, 6]
    table.play("coin", "pay:7")
    assert table.market == [2, 3, 4, 5, 6, 7]
    assert table.bag == []


def test_q40_both_furs_are_paid_before_a_gap_is_filled() -> None:
    def filled_with(chance: int) -> int:
        scenario = Scenario(players=3).player("Anna", place=6, furs=[3, 4]).market(7, 7, 7, 7, 7).bag()
        scenario.state["rng"] = chance
        table = scenario.turn("Anna", "main").play("swap-two")
        assert table.bag == [3 + 4 - table.market[0]]
        return int(table.market[0])

    assert {filled_with(chance) for chance in range(20)} == {3, 4}


def test_only_the_active_player_acts() -> None:
    scenario = Scenario(players=2).player("Anna", place=6).player("Boris", place=3, horses=20)
    table = scenario.turn("Anna", "main")
    assert table.to_play == "Anna"
    assert table.refuses("buy-market", "buy-bag")
