"""Trophies: pay the fur shown to move the token down, then take a reward at or above it."""

from __future__ import annotations

from typing import Any

import pytest

from ..at_table import Table
from ..printed_pieces import PRINTED, gains, is_plain, take_furs, together
from ..scenario import Scenario

PLAYER_TRACKS = ("a", "blue_b", "red_b", "green_b", "yellow_b")
SPACES = [(track, space) for track in PLAYER_TRACKS for space in range(1, len(PRINTED[f"track.{track}.furs"]) + 1)]


def fur_of(track: str, space: int) -> int:
    return PRINTED[f"track.{track}.furs"][space - 1]


def reward_of(track: str, row: int) -> list[str]:
    return PRINTED[f"track.{track}.rewards"][row - 1]


def rows_of(track: str, good: str) -> list[tuple[str, int]]:
    return [(track, row) for row in range(1, 9) if (track, row) in SPACES and reward_of(track, row) == [good]]


def trophy(track: str = "a", space: int = 0, **goods: Any) -> Scenario:
    """Anna visits the trophy village with her token on a space."""
    scenario = Scenario(players=3).player("Anna", place=11, trophy=space, track=track, **goods).bag(4, 4, 4, 4)
    return scenario.region(4, yurt="YA5").region(3, yurt="YA2")


def at_trophy(track: str = "a", space: int = 0, **goods: Any) -> Table:
    return trophy(track, space, **goods).turn("Anna", "main").play("visit:5")


@pytest.mark.parametrize(("track", "space"), SPACES)
def test_each_space_asks_its_fur(track: str, space: int) -> None:
    fur = fur_of(track, space)
    table = at_trophy(track, space - 1, furs=[fur] if fur else [])
    table.play("climb")
    assert table["Anna"].trophy == space
    assert table["Anna"].furs == []
    if fur:
        other = 2 if fur != 2 else 3
        assert at_trophy(track, space - 1, furs=[other]).refuses("climb")


@pytest.mark.parametrize(("track", "row"), [(track, row) for track, row in SPACES if is_plain(reward_of(track, row))])
def test_the_reward_of_each_row(track: str, row: int) -> None:
    table = at_trophy(track, row)
    before = table["Anna"].counted()
    after = take_furs(table.play(f"reward:{row}"))["Anna"].counted()
    assert together({good: after[good] - before[good] for good in after}) == gains(reward_of(track, row))


def test_the_eight_rows_of_side_a() -> None:
    assert PRINTED["track.a.rewards"] == [
        ["3 horses"],
        ["2 story"],
        ["1 visit_village"],
        ["1 points"],
        ["1 bag_fur", "2 horses"],
        ["1 market_fur", "2 story"],
        ["1 use_yurt"],
        ["1 two_rewards"],
    ]


@pytest.mark.parametrize(("track", "row"), [pair for t in PLAYER_TRACKS for pair in rows_of(t, "1 visit_village")])
def test_the_village_row_reaches_all_but_the_trophy_village(track: str, row: int) -> None:
    table = at_trophy(track, row).play(f"reward:{row}")
    assert table.legal() == ["visit:1", "visit:2", "visit:3", "visit:4"]
    assert table.change("Anna", "visit:1") == {"banners": 1, "horses": 4}


@pytest.mark.parametrize(("track", "row"), [pair for t in PLAYER_TRACKS for pair in rows_of(t, "1 use_yurt")])
def test_the_yurt_row_reaches_all_but_trophy_yurts(track: str, row: int) -> None:
    table = at_trophy(track, row).play(f"reward:{row}")
    assert table.legal() == ["yurt:4"]
    assert table.change("Anna", "yurt:4") == {"horses": 8}
    assert table.state["yurts"][3] == -1


@pytest.mark.parametrize(("track", "row"), [pair for t in PLAYER_TRACKS for pair in rows_of(t, "1 two_rewards")])
def test_the_last_row_gives_two_different_rewards(track: str, row: int) -> None:
    table = at_trophy(track, row).play(f"reward:{row}")
    assert table.legal("reward") == [f"reward:{above}" for above in range(1, row)]
    assert table.change("Anna", "reward:1") == {"horses": 3}
    assert table.legal("reward") == [f"reward:{above}" for above in range(2, row)]
    assert table.change("Anna", "reward:2") == gains(reward_of(track, 2))
    assert table.asks not in ("trophy", "reward")


def test_every_row_was_tested() -> None:
    goods = ("1 visit_village", "1 use_yurt", "1 two_rewards")
    special = [pair for track in PLAYER_TRACKS for good in goods for pair in rows_of(track, good)]
    plain = [(track, row) for track, row in SPACES if is_plain(reward_of(track, row))]
    assert sorted(special + plain) == sorted(SPACES)
    assert len(special) == 15


def test_q72_a_row_that_would_only_bring_story_beyond_the_end_is_not_offered() -> None:
    table = at_trophy(space=2, story=11)
    assert table.legal("reward") == ["reward:1", "reward:2"]
    table = at_trophy(space=2, story=12)
    assert table.legal("reward") == ["reward:1"]
    assert table.why("reward:2")[0] == "row_empty"
    assert "reward:2" in at_trophy("green_b", space=2, story=12).legal("reward"), "it brings a coin, too"


@pytest.mark.parametrize("track", PLAYER_TRACKS)
def test_only_the_highest_shield_reached_counts(track: str) -> None:
    shields = PRINTED[f"track.{track}.shields"]
    for space in range(len(shields) + 1):
        scenario = Scenario(players=2).player("Anna", trophy=space, track=track).player("Boris").year(4)
        scored = scenario.winter("scoring")["Anna"].scored
        assert scored.get("trophy_track", 0) == max([0, *shields[:space]])


def test_d2_the_shields_of_yellow_b() -> None:
    assert sorted(shield for shield in PRINTED["track.yellow_b.shields"] if shield) == [2, 5, 9, 14]


def test_d8_red_b_asks_no_fur_on_even_spaces() -> None:
    assert [fur == 0 for fur in PRINTED["track.red_b.furs"]] == [False, True] * 4


def test_d9_green_b_brings_more_coins_and_blue_b_is_shorter() -> None:
    assert any("1 coins" in reward for reward in PRINTED["track.green_b.rewards"])
    assert len(PRINTED["track.blue_b.furs"]) < len(PRINTED["track.a.furs"]) == 8


# The order of things.


def test_t90_q30_from_the_start_only_the_first_row() -> None:
    table = at_trophy()
    assert table.legal() == ["pass", "reward:1"]
    assert table.change("Anna", "reward:1") == {"horses": 3}


def test_t90_with_s7_the_first_move_opens_two_rows() -> None:
    table = at_trophy(furs=[fur_of("a", 1)], fulfilled=["S7"]).play("climb")
    assert table.legal("reward") == ["reward:1", "reward:2"]


def test_t90_moving_and_declining_the_reward() -> None:
    table = at_trophy(furs=[fur_of("a", 1)])
    assert table.change("Anna", "climb", "pass") == {"trophy": 1, "furs": -1}
    assert table.asks not in ("trophy", "reward")


def test_a_reward_without_a_move() -> None:
    table = at_trophy(space=4, furs=["t"])
    assert table.allows("climb", "reward:1", "reward:2", "reward:3", "reward:4")
    assert table.refuses("reward:5")
    assert table.change("Anna", "reward:4") == {"points": 1}


def test_nothing_at_all() -> None:
    assert at_trophy(furs=["t"]).change("Anna", "pass") == {}


def test_t23_s7_with_a4_together_open_one_row_not_two() -> None:
    table = at_trophy(furs=["t"], fulfilled=["S7", "A4"]).play("climb")
    assert table.legal("reward") == ["reward:1", "reward:2"]


def test_q32_s7_needs_a_move() -> None:
    assert at_trophy(space=2, fulfilled=["S7"]).legal("reward") == ["reward:1", "reward:2"]


def test_q32_arriving_on_seven_opens_the_double_row() -> None:
    table = at_trophy(space=6, furs=["t"], fulfilled=["A4"]).play("climb", "reward:8", "reward:1", "reward:2")
    assert table["Anna"].horses == 3
    assert table["Anna"].story == 2


def test_q32_arriving_on_the_last_space_opens_nothing_more() -> None:
    table = at_trophy(space=7, furs=["t"], fulfilled=["S7"]).play("climb")
    assert table.legal("reward") == [f"reward:{row}" for row in range(1, 9)]
    blue = at_trophy("blue_b", 4, furs=["t"], fulfilled=["S7"]).play("climb")
    assert blue.legal("reward") == [f"reward:{row}" for row in range(1, 7)]


def test_q33b_a_climb_before_the_reward_is_chosen_opens_its_row() -> None:
    """A season wish used between the move and its reward moves the token on: the reward looks at where it stands."""
    table = at_trophy(space=1, furs=["t", "t"], fulfilled=["A11"]).play("climb")
    assert table.legal("reward") == ["reward:1", "reward:2"]
    table.play("season-wish", "visit:5", "climb", "pass")
    assert table.asks == "reward"
    assert table["Anna"].trophy == 3
    assert table.legal("reward") == ["reward:1", "reward:2", "reward:3"]
    assert table.why("reward:4") == ("row_closed", 4, 3)


def test_q33b_the_row_that_s7_opens_lies_below_where_the_token_stands_then() -> None:
    table = at_trophy(space=1, furs=["t", "t"], fulfilled=["A11", "S7"]).play("climb")
    assert table.legal("reward") == ["reward:1", "reward:2", "reward:3"]
    table.play("season-wish", "visit:5", "climb", "pass")
    assert table["Anna"].trophy == 3
    assert table.legal("reward") == ["reward:1", "reward:2", "reward:3", "reward:4"]
    assert table.why("reward:5") == ("row_closed", 5, 4)


def test_q33b_the_two_rewards_stay_those_above() -> None:
    table = at_trophy(space=7, furs=["t"], fulfilled=["A11"]).play("climb", "reward:8")
    table.play("season-wish", "visit:5", "pass")
    assert table.legal("reward") == [f"reward:{row}" for row in range(1, 8)]


def test_q32b_the_three_horses_are_the_row_of_the_first_space() -> None:
    table = at_trophy(furs=[fur_of("a", 1)]).play("climb")
    assert table["Anna"].trophy == 1
    assert table.legal("reward") == ["reward:1"], "the first step opens no second row"
    assert table.change("Anna", "reward:1") == {"horses": 3}


def test_q32b_the_double_row_is_the_eighth_and_last() -> None:
    assert reward_of("a", 1) == ["3 horses"]
    assert reward_of("a", 8) == ["1 two_rewards"]
    assert len(PRINTED["track.a.rewards"]) == len(PRINTED["track.a.furs"]) == 8


def test_q31_on_the_last_space_there_is_only_the_reward() -> None:
    table = at_trophy(space=8, furs=["t"])
    assert table.refuses("climb")
    assert len(table.legal("reward")) == 8


def test_q29_a_yurt_row_without_a_fitting_yurt_is_not_offered() -> None:
    scenario = Scenario(players=3).player("Anna", place=11, trophy=7).region(3, yurt="YA2")
    table = scenario.turn("Anna", "main").play("visit:5")
    assert table.refuses("reward:7")
    assert table.allows("reward:6")


def test_q29_the_double_row_may_choose_village_and_yurt() -> None:
    table = at_trophy(space=8).play("reward:8", "reward:3")
    assert table.refuses("visit:5"), "the village with the trophy"
    table.play("visit:3")
    assert table.refuses("reward:3"), "the other one is another row"
    table.play("reward:7", "yurt:4")
    assert table["Anna"].coins == 1
    assert table["Anna"].horses == 8


def test_q14_a_tiger_or_a_coin_with_a_fur_pays_for_a_space() -> None:
    assert at_trophy(space=5, furs=["t"]).play("climb")["Anna"].furs == []
    table = at_trophy(space=7, furs=[2], coins=1).play("climb")
    assert table["Anna"].furs == []
    assert table["Anna"].coins == 0


# The b boards: at the end of the story track the token may move for story.


def with_story(track: str, space: int, story: int = 11, **goods: Any) -> Table:
    """A story is gained at the village V3."""
    scenario = Scenario(players=3).player("Anna", place=6, trophy=space, track=track, story=story, **goods)
    return scenario.turn("Anna", "main").play("visit:3")


def test_e7_story_instead_of_a_fur() -> None:
    printed = "[track.yellow_b]\nfurs = [2, 3, 4, 5, 5, 6, 7, 8]\n"
    scenario = Scenario(players=3, printed=printed).player("Anna", trophy=3, track="yellow_b", story=10, furs=[7])
    table = scenario.turn("Anna", "basic").play("trade", "bonus:story")
    assert table.asks == "story"
    table.play("story-trophy")
    assert table["Anna"].story == 7
    assert table["Anna"].trophy == 4
    assert table.asks == "reward"
    assert table.change("Anna", "reward:4") == {"points": 1}


def test_t68_red_b_moves_for_nothing_on_a_free_space() -> None:
    table = with_story("red_b", 1, furs=[4, 4]).play("story-trophy", "reward:1")
    assert table["Anna"].trophy == 2
    assert table["Anna"].story == 12
    table.play("visit:3")
    assert table.asks != "story", "further story is lost and triggers nothing"
    assert table["Anna"].story == 12
    assert table["Anna"].coins == 2


def test_q33_story_move_counts_as_a_move_for_s7() -> None:
    table = with_story("red_b", 1, fulfilled=["S7"]).play("story-trophy")
    assert table.legal("reward") == ["reward:1", "reward:3"], "the step was free, and beyond 12 there is no story"


def test_q33_not_on_the_last_space_and_not_on_side_a() -> None:
    assert with_story("yellow_b", 8).asks != "story"
    assert with_story("a", 0).asks != "story"


def test_d10_song_or_trophy_one_choice() -> None:
    scenario = Scenario(players=3).player("Anna", place=6, track="blue_b", story=11).songs("SGA4")
    table = scenario.turn("Anna", "main").play("visit:3")
    assert table.allows("sing:1", "story-trophy", "pass")
    table.play("sing:1")
    assert table["Anna"].trophy == 0
    assert table.asks != "story"
