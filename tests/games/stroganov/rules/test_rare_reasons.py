"""Why not, where it is seldom asked: what is used up, kept back, barred, or paid already."""

from __future__ import annotations

import pytest

from ..at_table import Table
from ..scenario import Scenario
from .test_free_moments import rich
from .test_reasons import anna
from .test_trophy import at_trophy
from .test_winter_wishes import winter


def test_a_start_wish_that_was_not_dealt() -> None:
    table = Scenario(players=2).player("Anna").player("Boris").draft(("S1", 8), ("S2", 4), ("S3", 2))
    assert table.why("draft:S4")[0] == "not_dealt"
    assert table.play("draft:S2").why("draft:S2")[0] == "not_dealt"


def test_what_cannot_be_passed_over() -> None:
    assert anna("basic", furs=[7, "t", 8]).play("trade").why("pass")[0] == "must_choose"


def test_a_season_wish_without_an_action() -> None:
    """Anna has not yet come to the board, and nothing of hers stands there."""
    assert anna("move", place=0, fulfilled=["A11"]).why("season-wish")[0] == "no_action_open"


def test_a_village_that_gives_nothing() -> None:
    scenario = Scenario(players=3).player("Anna", place=8).market().bag().region(4, village="V4")
    assert scenario.turn("Anna", "main").why("visit:4")[0] == "gives_nothing"


def with_a_second_fur_in_reach(**more: object) -> Table:
    """An auxiliary action, for which Anna has the horses, keeps the question open that would fall away otherwise."""
    return rich(**more).tile(6, furs=[2, 3]).turn("Anna", "basic").play("hunt:6:2")


def test_a_second_fur_costs_a_coin() -> None:
    table = with_a_second_fur_in_reach()
    assert table.asks == "hunt_more"
    assert table.why("hunt:6:3")[0] == "coin_to_hunt"
    assert with_a_second_fur_in_reach(coins=1).allows("hunt:6:3")


def test_a_fur_that_is_still_needed() -> None:
    """A trade as second action: any fur for the action, and the seven for the trade."""
    table = anna("second", furs=[7, 3, 4]).play("trade")
    assert table.legal("pay") == ["pay:3", "pay:4"]
    assert table.why("pay:7")[0] == "fur_still_needed"


def test_the_end_of_the_trophy_track() -> None:
    assert at_trophy("a", 8).why("climb")[0] == "track_end"


def test_two_different_rewards() -> None:
    table = at_trophy("a", 8).play("reward:8", "reward:1")
    assert table.why("reward:1")[0] == "row_taken"


def test_a_row_that_gives_nothing() -> None:
    scenario = Scenario(players=3).player("Anna", place=11, trophy=8, track="a")  # no yurt lies anywhere
    assert scenario.turn("Anna", "main").play("visit:5").why("reward:7")[0] == "row_empty"


def test_a_reward_leads_to_no_other_trophy() -> None:
    assert at_trophy("a", 3).play("reward:3").why("visit:5")[0] == "trophy_barred"
    assert at_trophy("a", 7).play("reward:7").why("yurt:3")[0] == "trophy_barred"


def at_the_end_of_the_story(track: str, space: int) -> Table:
    scenario = rich(story=11, track=track, trophy=space).region(3, village="V3").songs("SGA1")
    return scenario.turn("Anna", "main").play("visit:3")


def test_story_moves_the_token_of_a_side_b() -> None:
    assert at_the_end_of_the_story("a", 0).why("story-trophy")[0] == "side_a"
    assert at_the_end_of_the_story("blue_b", 6).why("story-trophy")[0] == "track_end"


@pytest.mark.parametrize(("wish", "move"), [("A5", "winter-fur"), ("A9", "winter-action")])
def test_a_winter_wish_pays_once(wish: str, move: str) -> None:
    table = winter(fulfilled=["A5", "A9", "S4"]).play(move)
    while table.asks != "income":
        table.play(table.legal()[0])
    assert table.why(move)[0] == "already_paid"


def test_a_winter_wish_with_nothing_to_pay_for() -> None:
    table = winter(fulfilled=["S5", "A5"])
    assert table.why("collect:S5")[0] == "income_empty"
