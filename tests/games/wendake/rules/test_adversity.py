"""The sixteen cards of adversity."""

from __future__ import annotations

from typing import Any

import pytest

from peltry.games.wendake.pieces.cards import ADVERSITIES, ADVERSITY_NAMES

from ..at_table import Table
from ..scenario import Scenario


def year_of(effect: str, **you: Any) -> Scenario:
    options = {key: you.pop(key) for key in ("europeans",) if key in you}
    scenario = Scenario(players=1, ghost="adversity", **options).player("You", **you)
    return scenario.adversity(ADVERSITY_NAMES[ADVERSITIES.index(effect)])


def begun(scenario: Scenario) -> Table:
    return scenario.player("ghost").task("year")


def test_ad01_and_a28_adoration_a_resource_or_a_point_for_acting() -> None:
    table = year_of("adoration", goods="1 corn", tracks={"mask": 1}, ritual=[1]).turn("You").play("act:1", "do")
    assert table.legal() == ["toll:corn", "toll-point:mask"]
    assert table.change("You", "toll-point:mask") == {"mask": -1, "ritual": 5}
    passed = year_of("adoration", goods="1 corn").turn("You").play("act:1", "skip")
    assert passed["You"].corn == 1


def test_a28_once_for_a_tile_with_several_actions() -> None:
    scenario = year_of("adoration", goods="3 fish", canoes={"michigan": 1}).turn("You", "BT5")
    scenario.play("do")
    assert scenario["You"].fish == 3 - 1 + 2


def test_a28_every_turn_anew() -> None:
    table = year_of("adoration", goods="3 corn, 3 bean", ritual=[1, 2]).player("ghost").turn("You")
    assert table.play("act:1", "do", "toll:corn").to_play == "You"  # the ghost has had its turn
    table.play("act:2", "do")
    assert table.asks == "toll"
    assert table.change("You", "toll:bean")["bean"] == -1


def test_a83_adoration_is_not_paid_again_for_a_repeated_action() -> None:
    scenario = year_of("adoration", goods="2 corn, 2 bean", ritual=[1], progress=["PG3-01"])
    table = scenario.turn("You").play("act:1", "do", "toll:corn")
    assert table.change("You", "repeat:1") == {"ritual": 5}


def test_ad01_adoration_asks_for_as_much_as_is_printed() -> None:
    printed = "[adversity_effect.adoration]\namount = 2\n"
    scenario = Scenario(players=1, ghost="adversity", printed=printed).player("You", goods="3 corn", ritual=[1])
    table = scenario.adversity("AD01").turn("You").play("act:1", "do")
    assert table["You"].corn == 1


def test_t38_with_neither_it_is_free() -> None:
    table = year_of("adoration", ritual=[1]).turn("You").play("act:1", "do")
    assert table["You"].ritual == 5


@pytest.mark.parametrize(
    ("effect", "cell", "what"),
    [
        ("drought", 2, {"women": ["P-corn1"]}),
        ("frozen_lakes", 6, {"canoes": {"michigan": 5}}),
        ("fire", 3, {"hunters": ["P-forest1"]}),
    ],
)
def test_ad02_ad03_ad04_harvest_fishing_and_hunt_have_no_effect(effect: str, cell: int, what: dict[str, Any]) -> None:
    table = year_of(effect, **what).turn("You").play(f"act:{cell}")
    assert table.asks == "turn"  # the action was not offered
    allowed = year_of("snow", **what).turn("You").play(f"act:{cell}")
    assert allowed.asks == "action"


def test_ad03_on_frozen_lakes_canoes_are_still_built() -> None:
    table = year_of("frozen_lakes").turn("You", "BT5")
    assert sum(table["You"].canoes.values()) == 1
    assert table.asks == "turn"  # and nobody fishes


def test_a65_progress_tiles_still_work() -> None:
    table = year_of("drought", women=["P-corn1"], progress=["PG2-03"]).turn("You")
    assert table.change("You", "use:PG2-03", "harvest:corn") == {"corn": 1}


@pytest.mark.parametrize(("effect", "cell", "scout"), [("drought", 2, "P-corn1"), ("fire", 3, "P-forest1")])
def test_a65_no_scout_is_relieved_in_an_action_without_effect(effect: str, cell: int, scout: str) -> None:
    table = year_of(effect, scouts=[scout]).turn("You").play(f"act:{cell}")
    assert table.asks == "turn"
    assert table["You"].scouts == [scout]
    assert year_of("snow", scouts=[scout]).turn("You").play(f"act:{cell}").asks == "action"


def test_t55_and_a29_snow_takes_a_step_of_every_movement() -> None:
    table = year_of("snow", progress=["PG1-01", "PG2-02"]).turn("You")
    table.play("use:PG2-02")
    assert table.pending["steps"] == 1
    table.play("done", "act:1", "do", "use:PG1-01")
    assert table.pending["steps"] == 4


def test_a29_where_snow_leaves_no_step_pathfinders_still_add_theirs() -> None:
    printed = '[basic.BT1]\nactions = ["MOVE 1"]\n'
    for tiles, asked in (([], "turn"), (["PG1-01"], "action")):
        scenario = Scenario(players=1, ghost="adversity", printed=printed).player("You", progress=tiles)
        table = scenario.adversity("AD05").turn("You").play("act:1")
        assert table.asks == asked
    table.play("do", "use:PG1-01")
    assert table.pending["steps"] == 2


@pytest.mark.parametrize(("leather", "ill"), [(0, 2), (1, 1), (2, 0)])
def test_ex22_and_a30_winter_a_warrior_for_every_leather_missing(leather: int, ill: int) -> None:
    scenario = year_of("winter", goods=f"{leather} leather" if leather else "").player("ghost").year(6)
    table = scenario.adversity("AD06", "AD02").task("year_end")
    assert table["You"].ill == [ill, 0, 0]
    assert table["You"].leather == leather


def test_a31_fewer_warriors_than_needed_are_all_there_are() -> None:
    table = year_of("winter", village=(1, 7, 7)).player("ghost").adversity("AD06", "AD02").task("year_end")
    assert table["You"].ill == [7, 0, 0]


def test_t63_and_a69_winter_comes_in_the_last_year_too() -> None:
    table = year_of("winter").player("ghost").objectives("OB07").year(7).task("year_end")
    assert table["You"].ill == [2, 0, 0]
    assert table.over
    assert int(table.state["met"]) == 0


@pytest.mark.parametrize(("effect", "territories"), [("french_arrive", "PTU"), ("english_arrive", "QRS")])
def test_ad07_ad08_europeans_arrive_on_every_territory_with_their_flag(effect: str, territories: str) -> None:
    table = begun(year_of(effect))
    landed = int(table.state["europeans"][0]) | int(table.state["europeans"][1])
    assert "".join(name for i, name in enumerate(table.land.territories) if landed >> i & 1) == territories


def test_ex24_a_patrol_attacked_leaves_the_game_and_the_warrior_goes_home() -> None:
    scenario = (
        year_of("french_arrive", village=(1, 7, 7)).player("ghost", women=["P-corn1"]).set(europeans=[0b110001, 0])
    )
    table = scenario.turn("You", "BT1").play("march:home:P")
    assert table.legal("drive") == []  # the ghost's woman is protected
    table.play("chase:ghost")
    assert int(table.state["europeans"][0]) == 0b110000
    assert table["You"].home[0] == 1
    assert table.asks != "move"


def test_a33_your_guards_stay_where_europeans_arrive() -> None:
    assert begun(year_of("french_arrive", guards={"P": 1}))["You"].guards == {"P": 1}


def test_a34_they_stay_until_attacked_or_leave_with_the_year() -> None:
    for option, stay in (("stay", True), ("leave", False)):
        scenario = year_of("french_arrive", europeans=option).player("ghost").adversity("AD07", "AD02")
        scenario.set(europeans=[0b110001, 0]).marker("You", 1)
        scenario.state["spaces"][1] = 2
        table = scenario.task("restore").play("done")
        assert (int(table.state["europeans"][0]) != 0) == stay


def test_a64_they_are_guards_of_the_ghost_in_majorities() -> None:
    scenario = year_of("french_arrive", guards={"P": 1, "Q": 1}).player("ghost").set(europeans=[0b110001, 0])
    table = scenario.turn("You", "BT7")
    assert table["You"].military == 2  # Q and the village
    assert table.points("ghost") == 1 + 2  # T and U, and its level


def test_a87_europeans_count_as_ghost_guards_for_the_war_path() -> None:
    scenario = Scenario(players=1, ghost="plain").player("You").player("ghost").ghost_cards("GH1", "GH2", "GH3")
    table = scenario.set(europeans=[1, 0]).ghost_turn()
    assert table["ghost"].guards == {"Q": 1}
    assert table.state["europeans"].tolist() == [1, 0]


def test_ex23_and_a32_infection_strikes_whether_one_barters_or_not() -> None:
    table = year_of("infection", goods="1 corn").turn("You", "BT6")
    table.play("lose:woman", "lose:hunter", "done")
    assert table["You"].ill == [0, 1, 1]
    bartered = year_of("infection", goods="1 corn").next_masks("MK-wild-1").turn("You", "BT6")
    bartered.play("lose:woman", "lose:woman", "barter", "amount:1", "amount:1")
    assert bartered.asks == "spend"  # and no smallpox card


def test_t48_and_a66_one_native_left_goes_and_the_trade_goes_on() -> None:
    table = year_of("infection", goods="1 corn", village=(0, 1, 0)).turn("You", "BT6")
    assert table.asks == "barter"
    assert table["You"].ill == [7, 7, 7]


def test_a83_infection_strikes_again_on_a_repeated_trade() -> None:
    table = year_of("infection", goods="3 corn", progress=["PG3-01"]).turn("You", "BT6")
    table.play("lose:woman", "lose:woman", "done", "sell:corn:0", "repeat:1")
    assert table.asks == "lose"


def test_ad10_storm_takes_a_canoe() -> None:
    table = begun(year_of("storm", canoes={"michigan": 2}))
    assert table["You"].canoes == {"michigan": 1}
    assert begun(year_of("storm")).asks == "turn"  # nothing to act on


def test_ad11_end_of_season_sends_a_woman_home() -> None:
    table = begun(year_of("end_of_season", women=["P-corn1", "Q-corn1"]))
    assert table.legal() == ["lose-area:1.1", "lose-area:2.1"]
    assert table.change("You", "lose-area:Q-corn1") == {"home_woman": 1}
    assert begun(year_of("end_of_season")).asks == "turn"


@pytest.mark.parametrize(
    ("effect", "card", "twice"),
    [
        ("relentless_warrior", "GH1", True),
        ("relentless_worker", "GH2", True),
        ("relentless_worker", "GH3", True),
        ("relentless_progress", "GH4", True),
        ("relentless_warrior", "GH2", False),
        ("relentless_progress", "GH1", False),
    ],
)
def test_a43_and_a86_ad12_ad13_ad14_a_relentless_enemy_acts_twice(effect: str, card: str, twice: bool) -> None:
    others = [name for name in ("GH1", "GH2", "GH3", "GH4") if name != card]
    scenario = year_of(effect).player("ghost").ghost_cards(card, *others[:2]).tokens("arrow", "arrow", "arrow")
    table = scenario.ghost_turn()
    ghost = table.state["players"][1]
    done = int(ghost["guards"].sum()) + int(ghost["women"]).bit_count() + int(ghost["hunters"]).bit_count()
    assert done + int(ghost["level"]) - 1 == 1 + twice


def test_a43_relentless_in_all_three_of_its_turns() -> None:
    scenario = year_of("relentless_warrior").player("ghost").ghost_cards("GH2", "GH3", "GH1")
    table = scenario.tokens("arrow", "arrow", "arrow").set(ghost_acts=2, due=2).ghost_turn(3)
    assert table["ghost"].guards == {"P": 1, "Q": 1}


def test_a67_a_second_run_that_is_impossible_is_a_point() -> None:
    scenario = year_of("relentless_progress").player("ghost", level=2).ghost_cards("GH4", "GH1", "GH2")
    table = scenario.tokens("arrow", "arrow", "arrow").ghost_turn()
    assert table["ghost"].points == 2


def test_a36_only_actions_are_doubled() -> None:
    scenario = year_of("relentless_progress").player("ghost").ghost_cards("GH4", "GH1", "GH2")
    table = scenario.tokens("circle", "arrow", "arrow").ghost_turn()
    assert table["ghost"].level == 1
    assert table.state["spaces"].tolist()[0] == 2


def test_ad15_theft_a_mask_of_your_choice() -> None:
    table = begun(year_of("theft", masks=["crow", "wind"]))
    assert table.legal() == ["discard:crow", "discard:wind"]
    assert table.change("You", "discard:crow") == {"masks": -1}
    assert table.asks == "turn"  # one mask is all
    assert begun(year_of("theft")).asks == "turn"


def test_ad16_and_a35_enemy_attack_a_guard_wherever_none_stands() -> None:
    scenario = year_of("enemy_attack", guards={"P": 1}).player("ghost", guards={"Q": 1}).set(europeans=[0, 1 << 2])
    table = scenario.task("year")
    assert table["ghost"].guards == {"Q": 1, "S": 1, "T": 1, "U": 1}
    few = year_of("enemy_attack").player("ghost", village=(2, 7, 7)).task("year")
    assert few["ghost"].guards == {"P": 1, "Q": 1}  # in the order of the map, until none is left
    assert few["ghost"].home[0] == 0


def test_a78_no_card_comes_back() -> None:
    table = year_of("drought").player("ghost").adversity("AD02", "AD03").marker("You", 1)
    table.state["spaces"][1] = 2
    after = table.task("restore").play("done")
    assert int(after.state["adversity"]) == 2
    assert int(after.state["adversity_gone"]) == 1 << 1
