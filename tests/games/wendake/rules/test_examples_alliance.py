"""The printed examples of New Allies: alliance, ships, patrols (EX01 to EX09), and what follows from them."""

from __future__ import annotations

import pytest

from peltry.games.wendake.pieces.moves import MOVES
from peltry.games.wendake.words import WORDS
from peltry.table.words import say

from ..at_table import Table
from ..scenario import Scenario


def test_ex01_a_space_with_a_card_gives_an_alliance_action_then_the_card() -> None:
    john = Scenario(players=3).player("John", goods="1 corn, 1 bean", used_tiles=["PG1-03"])
    table = john.spaces("TC1-02", "TC1-16", "TC1-04", "TC1-06").turn("John")
    table.play("order:2", "do", "advance:french", "done")
    assert table["John"].disc == -1
    assert table["John"].cards == ["TC1-16"]
    assert table.change("John", "card:REFRESH", "pay:corn") == {"corn": -1}
    assert table["John"].ready == ["PG1-03"]
    assert table["John"].ready_cards == []


def test_ex02_and_a8_leaving_a_faction_scores_the_space_on_one_of_its_tracks() -> None:
    table = Scenario().player("John", disc=("english", 2), patrols=["home", "C2"]).turn("John", "NX1-01")
    table.play("advance:french")
    assert table.legal() == ["track:ritual", "track:mask"]
    assert table.change("John", "track:mask") == {"mask": 2}
    assert table["John"].disc == -1
    assert table["John"].patrols == ["home", "home"]


def paul_at_the_ship(leather: int, disc: int = 3) -> Table:
    scenario = Scenario(players=3).player("John").player("Ringo", canoes={"huron": 1})
    scenario.player("Paul", goods=f"{leather} leather", disc=("english", disc), canoes={"huron": 1})
    return scenario.ships(english="erie").turn("Paul", "NX1-02").play("advance:english", "ship", "lake:huron")


def test_ex03_the_ship_comes_a_canoe_is_moved_away_and_leather_becomes_rifles() -> None:
    table = paul_at_the_ship(leather=5)
    assert table["Paul"].disc == 4
    assert table.ships == [None, "huron"]
    assert table.legal("amount") == []  # Ringo has as many canoes there
    table.play("tow:Ringo:erie")
    assert table["Ringo"].canoes == {"erie": 1}
    assert table.legal("amount") == [f"amount:{n}" for n in (1, 2, 3, 4)]
    assert table.change("Paul", "amount:4") == {"leather": -4, "rifle": 4}
    fewer = paul_at_the_ship(leather=2).play("tow:Ringo:superior")
    assert fewer.legal("amount") == ["amount:1", "amount:2"]


def test_ex04_under_the_other_flag_a_patrol_only_stands_and_protects() -> None:
    scenario = Scenario().player("Ringo", disc=("english", 1), women=["A1-corn1"], hunters=["A1-forest1"])
    scenario.player("George", guards={"A1": 1, "A2": 1})
    table = scenario.turn("Ringo", "NX2-02").play("stay:english", "patrols", "escort:home:A1")
    assert "home" in table["Ringo"].patrols
    assert "A1" in table["Ringo"].patrols  # George's Guard there was not attacked
    assert table["George"].guards == {"A1": 1, "A2": 1}


def test_ex04_and_a12_nobody_attacks_natives_beside_a_patrol_of_their_owner() -> None:
    scenario = Scenario().player("George", guards={"A1": 1}, disc=("french", 1))
    scenario.player("Ringo", disc=("english", 1), patrols=["A1", "home"], women=["A1-corn1"], hunters=["A1-forest1"])
    table = scenario.turn("George", "BT1").play("march:gA1:A1")
    assert table.legal("drive") == []
    assert table.allows("chase:Ringo")


def george_against_ringo() -> Table:
    scenario = Scenario().player("George", village=(2, 7, 7))
    scenario.player("Ringo", disc=("english", 1), patrols=["A1", "home"], women=["A1-corn1"], hunters=["A1-forest1"])
    return scenario.turn("George", "BT1")


def test_ex05_and_ex06_and_ex07_a_patrol_is_chased_then_a_woman_and_the_third_step_is_lost() -> None:
    table = george_against_ringo().play("march:home:A1", "chase:Ringo")
    assert table["George"].home[0] == 2  # not in the longhouse, but it has moved
    assert table["Ringo"].patrols == ["home", "home"]
    table.play("march:home:A1")
    assert table.change("Ringo", "drive:A1-corn1:guard") == {"ill_woman": 1}
    assert table["George"].guards == {"A1": 1}
    assert table["George"].home[0] == 1
    assert table.asks != "move"  # one step is left, and nobody who has not moved


def test_a73_and_a74_a_patrol_is_attacked_like_a_guard() -> None:
    table = george_against_ringo().play("march:home:A1", "chase:Ringo", "march:home:A1")
    assert table.allows("drive:A1-corn1:scout", "drive:A1-forest1:guard")


def test_ex08_a_fight_of_patrols_sends_both_home() -> None:
    scenario = Scenario().player("Paul", disc=("english", 4), patrols=["B1", "A2"])
    scenario.player("John", disc=("french", 1), patrols=["C1", "home"]).player("George", guards={"C4": 1})
    table = scenario.turn("Paul", "NX2-02").play("stay:english", "patrols", "escort:B1:C1", "chase:John")
    assert table["John"].patrols == ["home", "home"]
    assert table.pending["steps"] == 3
    table.play("escort:A2:C4")  # by way of C2
    assert table.change("George", "fight:George") == {"home_warrior": 1}
    assert table["Paul"].patrols == ["home", "home"]
    assert table.asks != "patrol"  # a step is left, and both patrols have moved


def test_ex09_a_rifle_is_a_point_on_a_track_of_the_faction() -> None:
    table = Scenario().player("George", goods="1 rifle", disc=("french", 2)).turn("George", "NX2-01")
    assert table.change("George", "stay:french", "rifle", "track:military") == {"rifle": -1, "military": 1}


def test_t08_from_the_centre_the_first_space_brings_both_patrols_and_no_points() -> None:
    table = Scenario().player("George").turn("George", "NX1-01")
    assert table.change("George", "advance:french") == {}
    assert table["George"].disc == -1
    assert table["George"].patrols == ["home", "home"]


def test_t10_leaving_the_fifth_space_scores_five() -> None:
    table = Scenario().player("George", disc=("french", 5), patrols=["A1", "C2"]).turn("George", "NX1-02")
    table.play("advance:english")
    assert table.legal() == ["track:economic", "track:military"]
    assert table.change("George", "track:economic") == {"economic": 5}
    assert table["George"].disc == 1
    assert table["George"].patrols == ["home", "home"]


def test_a5_and_a62_on_the_fifth_space_an_advance_is_a_point_on_one_track() -> None:
    table = Scenario().player("George", disc=("french", 5)).turn("George", "NX1-01")
    assert table.change("George", "advance:french", "track:economic") == {"economic": 1}
    assert table["George"].disc == -5
    table.play("patrols")
    assert table.pending["steps"] == 5


def test_t11_and_a51_a_ship_goes_to_another_lake_without_the_other_ship() -> None:
    scenario = Scenario(players=2).player("George", disc=("english", 1)).player("Paul", canoes={"michigan": 1})
    table = scenario.ships(french="erie", english="huron").turn("George", "NX1-02").play("stay:english", "ship")
    assert table.ships == ["erie", "michigan"]  # the only one: no choice is asked


def test_t13_no_more_rifles_than_the_space_says() -> None:
    scenario = Scenario().player("George", goods="5 leather", disc=("french", 3), canoes={"huron": 1})
    table = scenario.turn("George", "NX1-01").play("stay:french", "ship", "lake:huron")
    assert table.legal("amount") == ["amount:1", "amount:2", "amount:3"]
    assert table.change("George", "amount:3") == {"leather": -3, "rifle": 3}


@pytest.mark.parametrize("first", ["tow:George:erie", "amount:1"])
def test_a6_and_a72_the_canoe_is_moved_before_or_after_the_barter(first: str) -> None:
    scenario = Scenario().player("George", goods="3 leather", disc=("french", 3), canoes={"huron": 1})
    table = scenario.turn("George", "NX1-01").play("stay:french", "ship", "lake:huron", first)
    assert table.allows("amount:1") is False  # moved away it no longer counts; bartered it has counted
    if first == "amount:1":
        table.play("tow:George:erie")
        assert table["George"].canoes == {"erie": 1}


def test_a2_and_a3_a_tie_on_a_lake_is_no_majority_and_without_a_canoe_nobody_has_one() -> None:
    scenario = Scenario().player("George", goods="1 leather", disc=("french", 3)).player("Paul")
    table = scenario.turn("George", "NX1-01").play("stay:french", "ship", "lake:huron")
    assert table.asks != "ship"  # nothing to do there
    tied = Scenario(lake_ties="all").player("George", goods="1 leather", disc=("french", 3), canoes={"huron": 1})
    table = tied.player("Paul", canoes={"huron": 1}).turn("George", "NX1-01").play("stay:french", "ship", "lake:huron")
    assert table.allows("amount:1")


def test_a50_the_ship_comes_even_if_nobody_has_a_canoe() -> None:
    table = Scenario().player("George", disc=("french", 3)).turn("George", "NX1-01")
    table.play("stay:french", "ship", "lake:superior")
    assert table.ships == ["superior", None]


def test_t16_a_patrol_never_attacks_a_scout() -> None:
    scenario = Scenario().player("Paul", disc=("english", 2), patrols=["home", "home"])
    table = scenario.player("George", scouts=["B1-forest1"]).turn("Paul", "NX1-02")
    table.play("stay:english", "patrols", "escort:home:B1")
    assert "B1" in table["Paul"].patrols  # it can only stand there
    scenario = Scenario().player("Paul", disc=("english", 2)).player("George", scouts=["B1-forest1"])
    table = scenario.player("Ringo", guards={"B1": 1}).turn("Paul", "NX1-02")
    table.play("stay:english", "patrols", "escort:home:B1")
    assert table.legal() == ["guard", table.text("fight:Ringo")]  # nor where somebody else is to be fought


def test_t18_a_guard_attacked_by_a_patrol_goes_to_its_village() -> None:
    scenario = Scenario().player("Paul", disc=("english", 2)).player("George", guards={"B1": 1})
    table = scenario.turn("Paul", "NX1-02").play("stay:english", "patrols", "escort:home:B1")
    assert table.change("George", "fight:George") == {"home_warrior": 1}
    assert table["Paul"].patrols == ["home", "home"]


def test_a9_patrols_do_not_enter_opposing_villages_and_may_come_home() -> None:
    table = Scenario(players=2).player("Paul", disc=("english", 5), patrols=["R", "home"]).turn("Paul", "NX1-02")
    table.play("stay:english", "patrols")
    assert table.allows("escort:R:home")
    ways = [text for text in table.legal("escort") if text.endswith(":home")]
    assert ways == [table.text("escort:R:home")]  # and home is one's own village


def test_a10_a_patrol_attacks_where_it_stands_for_one_step() -> None:
    scenario = Scenario().player("Paul", disc=("english", 1), patrols=["B1", "home"]).player("George", guards={"B1": 1})
    table = scenario.turn("Paul", "NX1-02").play("stay:english", "patrols")
    assert table.change("George", "escort:B1:B1", "fight:George") == {"home_warrior": 1}
    assert table["Paul"].patrols == ["home", "home"]


def test_a49_a_territory_with_both_flags_lets_either_patrol_attack() -> None:
    both = '[map4.A1]\nflag = "both"\n[map4.B1]\nflag = "none"\n'
    for territory, allowed in (("A1", True), ("B1", False)):
        scenario = Scenario(printed=both).player("Paul", disc=("english", 2)).player("George", guards={territory: 1})
        table = scenario.turn("Paul", "NX1-02").play("stay:english", "patrols", f"escort:home:{territory}")
        assert ("fight:2" in table.legal()) == allowed


def test_t41_and_a4_step_two_needs_the_disc_on_the_active_flags_side() -> None:
    table = Scenario().player("Paul", disc=("english", 4), goods="1 rifle").turn("Paul", "NX1-01").play("stay:french")
    assert table.asks != "effect"
    other = Scenario(step_two="any_flag").player("Paul", disc=("english", 4), goods="1 rifle").turn("Paul", "NX1-01")
    assert other.play("stay:french").allows("ship", "patrols", "rifle")
    centre = Scenario().player("Paul", goods="1 rifle").turn("Paul", "NX1-01").play("stay:french")
    assert centre.asks != "effect"


def test_t58_both_patrols_of_the_other_faction_leave_the_map() -> None:
    table = Scenario(players=2).player("Paul", disc=("english", 1), patrols=["R", "home"]).turn("Paul", "NX1-01")
    assert table.change("Paul", "advance:french", "track:ritual") == {"ritual": 1}
    assert table["Paul"].disc == -1
    assert table["Paul"].patrols == ["home", "home"]


def test_t81_points_of_advances_and_the_space_under_the_disc_grow_by_one_each_time() -> None:
    flags = ["french", "french", "english", "english", "english", "french", "french", "english"]
    for count in range(1, len(flags) + 1):
        disc, points = 0, 0
        scenario = Scenario().player("George")
        for flag in flags[:count]:
            sign = 1 if flag == "english" else -1
            scenario = Scenario().player(
                "George", disc=("english" if disc > 0 else "french", abs(disc)) if disc else None
            )
            table = scenario.turn("George", "NX1-02" if flag == "english" else "NX1-01").play(f"advance:{flag}")
            if table.asks == "track":
                points += sum(table.change("George", table.legal()[0]).values())
            disc = int(table["George"].disc)
            assert disc * sign > 0
        assert points + abs(disc) == count


def test_a7_and_b27_points_beyond_the_end_of_a_track_are_lost() -> None:
    table = Scenario().player("Paul", disc=("english", 4), tracks={"mask": 33}).turn("Paul", "NX1-01")
    assert table.change("Paul", "advance:french", "track:mask") == {"mask": 2}


@pytest.mark.parametrize(("at", "warned"), [(31, ""), (33, "of which 2 count"), (35, "none of which counts")])
def test_a7_whoever_picks_a_full_track_is_warned(at: int, warned: str) -> None:
    table = Scenario().player("Paul", disc=("english", 4), tracks={"mask": at}).turn("Paul", "NX1-01")
    position = table.play("advance:french").position
    move = MOVES.parse("track:mask")
    sight, box = position.sight(position.to_play()), position.engine.box[0]
    told = say(WORDS, "en", WORDS.say_move(position.choice(move), sight, box))
    assert told == (f"4 mask points, {warned}: the track ends there" if warned else "4 mask points")


def test_a52_patrols_wait_in_the_village_and_are_no_guards_without_an_alliance_tile() -> None:
    for patrols in (["home", "home"], ["C2", "C2"]):  # C2 is nobody's; an Alliance tile would count them
        scenario = Scenario().player("Paul", disc=("english", 2), patrols=patrols, village=(0, 7, 7))
        assert scenario.turn("Paul", "BT7")["Paul"].military == 0


def test_a84_the_upper_pair_is_french_the_lower_english() -> None:
    for tile, flag, tracks in (("NX1-01", "french", [0, 1]), ("NX1-02", "english", [2, 3])):
        scenario = Scenario().player("Paul", disc=(flag, 5)).set(belts=[3, 1, 0, 2])
        table = scenario.turn("Paul", tile).play(f"advance:{flag}")
        belts = ["mask", "military", "economic", "ritual"]
        assert table.legal() == [f"track:{belts[belt]}" for belt in tracks]
