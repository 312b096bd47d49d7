"""The end: turtles, pairs, alliance points, ties, objectives."""

from __future__ import annotations

import pytest

from peltry.games.wendake.rules.scoring import ranking, winners

from ..at_table import Table
from ..scenario import Scenario

TRACKS = ("economic", "military", "ritual", "mask")


def tracks(*points: int) -> dict[str, int]:
    return dict(zip(TRACKS, points, strict=True))


def ended(*players: dict[str, object], **options: object) -> Table:
    scenario = Scenario(players=max(2, len(players)), **options)
    for name, what in zip(("George", "Paul", "John", "Ringo"), players, strict=False):
        scenario.player(name, **what)
    return scenario.year(7).task("scoring")


def test_ex25_and_a37_the_lower_of_each_pair_and_the_points_under_the_disc() -> None:
    table = ended({"tracks": tracks(20, 17, 22, 25), "disc": ("english", 4)})
    assert table.points("George") == 43
    assert table["George"].economic == 20


@pytest.mark.parametrize(("flag", "space"), [("french", 1), ("french", 5), ("english", 1), ("english", 5)])
def test_a37_the_points_under_the_disc_on_either_side(flag: str, space: int) -> None:
    assert ended({"tracks": tracks(5, 5, 5, 5), "disc": (flag, space)}).points("George") == 10 + space


def test_the_pairs_are_those_of_the_belts_onto_which_the_tracks_were_shuffled() -> None:
    scenario = Scenario(players=2).player("George", tracks=tracks(9, 2, 7, 4)).player("Paul")
    table = scenario.set(belts=[3, 1, 0, 2]).year(7).task("scoring")
    assert table.points("George") == 2 + 7  # mask 4 beside military 2, economic 9 beside ritual 7


def test_a63_in_the_centre_there_are_no_alliance_points() -> None:
    assert ended({"tracks": tracks(5, 5, 5, 5)}).points("George") == 10


def test_b28_turtles_go_onto_the_tracks_first() -> None:
    table = ended({"tracks": tracks(5, 3, 5, 5), "turtles": ["W5-mil", "H3-eco"]})
    assert table.points("George") == 11


def test_b27_the_end_of_a_track_holds_for_turtles_too() -> None:
    assert ended({"tracks": tracks(30, 30, 0, 0), "turtles": ["W5-mil"]}, game="base").points("George") == 30
    assert ended({"tracks": tracks(35, 35, 0, 0), "turtles": ["W5-mil"]}).points("George") == 35


def order_of(table: Table) -> list[int]:
    return ranking(table.state, table.position.scores())


def test_ties_the_tracks_that_did_not_count() -> None:
    table = ended({"tracks": tracks(5, 9, 5, 5)}, {"tracks": tracks(5, 5, 5, 8)})
    assert order_of(table) == [0, 1]
    assert winners(table.state, table.position.scores()) == [0]


def test_ties_then_resources_and_beavers_are_none() -> None:
    even = tracks(5, 5, 5, 5)
    table = ended({"tracks": even, "goods": "1 corn, 9 beaver, 9 rifle"}, {"tracks": even, "goods": "2 fish"})
    assert order_of(table) == [1, 0]
    assert table.told("game_over")[0].who == 1


def test_b43_ties_then_the_later_in_the_turn_order_of_the_last_year() -> None:
    scenario = Scenario(players=2).player("George").player("Paul").set()
    scenario.state["order"][:2] = [1, 0]
    table = scenario.year(7).task("scoring")
    assert order_of(table) == [0, 1]
    assert table.told("game_over")[0].who == 0


def test_b62_of_an_equal_pair_either_track_did_not_count() -> None:
    table = ended({"tracks": tracks(5, 5, 6, 5)}, {"tracks": tracks(5, 5, 5, 5)})
    assert order_of(table) == [0, 1]


def test_b62_points_under_the_disc_take_no_part_in_ties() -> None:
    table = ended({"tracks": tracks(5, 5, 5, 5)}, {"tracks": tracks(5, 5, 4, 4), "disc": ("english", 1)})
    assert table.position.scores()[:2] == [10, 10]
    assert order_of(table) == [0, 1]  # 10 points that did not count against 9; with the disc Paul would be even
    assert table.told("game_over")[0].who == 0
    table = ended({"tracks": tracks(5, 5, 5, 5)}, {"tracks": tracks(4, 9, 3, 3), "disc": ("english", 3)})
    assert table.position.scores()[:2] == [10, 10]
    assert order_of(table) == [1, 0]  # 10 against 12, though all four tracks of Paul are 19 and not 20
    assert table.told("game_over")[0].who == 1


def solo(*objectives: str, guards_of_ghost: dict[str, int] | None = None, **more: object) -> Table:
    options = {key: more.pop(key) for key in ("difficulty", "penalty") if key in more}
    scenario = Scenario(players=1, ghost="adversity", **options).player("You", **more)
    return scenario.player("ghost", guards=guards_of_ghost).objectives(*objectives).year(7).task("scoring")


MET = {
    "OB01": {"progress": ["PG1-01", "PG1-03", "PG2-02"]},
    "OB02": {"progress": ["PG3-02"]},
    "OB03": {"women": ["P-corn1", "P-bean1", "Q-corn1", "Q-bean1", "Q-pumpkin1"]},
    "OB04": {"hunters": ["P-forest1", "Q-forest1", "R-forest1", "R-forest2"]},
    "OB05": {"canoes": {"michigan": 5}},
    "OB06": {"guards": {"P": 1, "Q": 1, "R": 1}},
    "OB07": {},
    "OB08": {"goods": "1 bean, 1 corn, 1 pumpkin, 1 fish, 1 leather"},
    "OB09": {"turtles": ["W3-mil", "W4-mil", "H3-mil", "C3-mil"]},
    "OB10": {"tracks": tracks(12, 12, 12, 12)},
    "OB11": {"great_masks": 1},
    "OB12": {"tracks": tracks(4, 1, 0, 3)},
}
MISSED = {
    "OB01": {"progress": ["PG1-01", "PG1-03"]},
    "OB02": {"progress": ["PG2-02"]},
    "OB03": {"women": ["P-corn1", "P-bean1", "Q-corn1", "Q-bean1"]},
    "OB04": {"hunters": ["P-forest1", "Q-forest1", "R-forest1"]},
    "OB05": {"canoes": {"michigan": 4}},
    "OB06": {"guards": {"P": 1, "Q": 1}},
    "OB07": {"ill": (0, 1, 0)},
    "OB08": {"goods": "9 bean, 9 corn, 9 pumpkin, 9 fish"},
    "OB09": {"turtles": ["W3-mil", "W4-mil", "H3-mil"]},
    "OB10": {"tracks": tracks(12, 12, 12, 11)},
    "OB11": {"great_masks": 0},
    "OB12": {"tracks": tracks(5, 1, 0, 0)},
}


@pytest.mark.parametrize("objective", MET)
def test_b42_every_objective(objective: str) -> None:
    for what, met in ((MET[objective], 1), (MISSED[objective], 0)):
        table = solo(objective, **what)
        assert (int(table.state["met"]) != 0) == bool(met)
        pairs = sum(min(table["You"].__getattr__(a), table["You"].__getattr__(b)) for a, b in (TRACKS[:2], TRACKS[2:]))
        assert table.points("You") == pairs + 2 * met


@pytest.mark.parametrize(
    ("points", "belts", "met"),
    [((4, 1, 3, 0), [0, 1, 2, 3], True), ((3, 3, 5, 1), [0, 1, 2, 3], False), ((4, 0, 1, 3), [0, 2, 1, 3], True)],
)
def test_ob12_asks_for_both_pairs_as_the_tracks_lie(points: tuple[int, ...], belts: list[int], met: bool) -> None:
    scenario = Scenario(players=1, ghost="adversity").player("You", tracks=tracks(*points)).player("ghost")
    table = scenario.objectives("OB12").set(belts=belts).year(7).task("scoring")
    assert (int(table.state["met"]) != 0) == met


def test_ob06_a_tie_is_no_majority() -> None:
    guards = {"P": 1, "Q": 1, "R": 1}
    assert int(solo("OB06", guards=guards).state["met"]) != 0
    assert int(solo("OB06", guards=guards, guards_of_ghost={"R": 1}).state["met"]) == 0


def test_ob11_a_combination_of_six_points_or_more_at_any_time() -> None:
    for masks, play, great in ((["corn"] * 4, "four:corn", 1), (["crow"] * 3, "three:crow", 0)):
        scenario = Scenario(players=1, ghost="adversity").player("You", masks=masks)
        table = scenario.turn("You", "BT8").play("done", f"play:{play}")
        assert table["You"].great_masks == great


def test_extreme_difficulty_what_is_missed_costs_a_point_or_more() -> None:
    assert solo("OB01", "OB07", difficulty="extreme").points("You") == -1
    assert solo("OB01", "OB02", difficulty="extreme", penalty="two_more").points("You") == -6


def test_b42_objectives_count_at_the_end_only() -> None:
    for difficulty in ("normal", "extreme"):
        scenario = Scenario(players=1, ghost="adversity", difficulty=difficulty).player(
            "You", tracks=tracks(3, 3, 0, 0)
        )
        table = scenario.player("ghost").objectives("OB01", "OB07").turn("You")
        assert table.points("You") == 3


def test_q4_who_must_keep_pairs_even_may_do_without_points() -> None:
    table = Scenario(players=1, ghost="adversity").player("You").objectives("OB12").turn("You", "ritual")
    assert table.legal() == ["score", "skip"]
    assert table.play("skip")["You"].ritual == 0


def test_solo_one_must_have_more_than_the_ghost() -> None:
    scenario = Scenario(players=1, ghost="plain").player("You", tracks=tracks(2, 2, 0, 0))
    scenario.player("ghost", points=0, level=2)
    table = scenario.year(7).task("scoring")
    assert table.position.scores()[:2] == [2, 2]
    assert ranking(table.state, table.position.scores()) == [1, 0]
    assert table.told("game_over")[0].who == 1


def test_the_ghosts_points_territories_and_level() -> None:
    scenario = Scenario(players=1, ghost="plain").player("You", guards={"P": 1})
    table = scenario.player("ghost", points=5, level=3, guards={"P": 1, "Q": 1}).year(7).task("scoring")
    assert table.points("ghost") == 5 + 3 + 1


def test_a70_alone_a_track_ends_at_30() -> None:
    table = Scenario(players=1, ghost="adversity").player("You", tracks={"ritual": 29}).turn("You", "ritual")
    assert table["You"].ritual == 30
