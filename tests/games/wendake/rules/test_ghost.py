"""Solo: the ghost's turns, its four cards, its tokens."""

from __future__ import annotations

import pytest

from peltry.games.wendake.pieces.cards import ARROW, CIRCLE, UNSEEN
from peltry.table.library import load

from ..at_table import Table
from ..scenario import TOKENS, Scenario


def ghost(kind: str = "adversity", **you: object) -> Scenario:
    return Scenario(players=1, ghost=kind).player("You", **you)


def after(card: str, scenario: Scenario, kind: str = "plain") -> Table:
    """The ghost's first turn with this card due."""
    others = [name for name in ("GH1", "GH2", "GH3", "GH4") if name != card]
    return scenario.ghost_cards(card, *others[:2]).tokens("arrow", "arrow", "arrow").ghost_turn()


def placed(table: Table) -> list[str]:
    return table.land.area_names(int(table.state["players"][1]["women"]) | int(table.state["players"][1]["hunters"]))


def test_ex17_an_arrow_lets_the_card_act() -> None:
    scenario = ghost().year(2).ghost_cards("GH1", "GH4", "GH3").tokens("circle", "arrow", "arrow")
    table = scenario.player("ghost").ghost_turn()
    assert table.told("token_shown") != []
    assert [event.slot for event in table.told("ghost_acted")] == [1]
    assert table["ghost"].level == 2


def test_ex18_a_circle_takes_the_first_space_and_the_same_card_is_due_again() -> None:
    scenario = ghost().player("ghost").year(3).ghost_cards("GH2", "GH3", "GH4").tokens("arrow", "arrow", "circle")
    table = scenario.ghost_turn()
    assert table.state["spaces"].tolist()[0] == 2
    assert table.told("ghost_acted") == []
    acted: list[int] = []
    while len(acted) < 3 and table.asks != "evolve":
        table.position.play(table.position.legal()[-1])
        acted += [event.slot for event in table.told("ghost_acted")]
        assert table.told("token_shown") == []
    assert acted == [2, 0, 1]  # the right card after all, then the left one and the centre


def test_ex19_and_a68_the_first_space_taken_the_ghost_acts_and_takes_the_second_at_last() -> None:
    scenario = ghost().player("ghost").ghost_cards("GH2", "GH3", "GH4").tokens("circle", "arrow", "arrow")
    table = scenario.marker("You", 1).ghost_turn()
    assert [event.slot for event in table.told("ghost_acted")] == [0]
    assert int(table.state["tokens_stay"]) == 1
    later = ghost().player("ghost").ghost_cards("GH2", "GH3", "GH4").marker("You", 1).set(ghost_acts=3).ghost_turn(4)
    assert later.state["spaces"].tolist()[:2] == [1, 2]


def test_t50_without_a_circle_the_fourth_marker_goes_to_the_first_free_space() -> None:
    table = ghost().player("ghost").tokens("arrow", "arrow", "arrow").set(ghost_acts=3).ghost_turn(4)
    assert table.state["spaces"].tolist()[0] == 2


def test_ex20_what_cannot_be_done_is_a_point() -> None:
    table = after("GH4", ghost("plain").player("ghost", level=3))
    assert table["ghost"].points == 1
    assert table.told("ghost_stuck") != []


def test_ex21_a_left_arrow_under_the_first_tile_goes_to_the_sixth() -> None:
    scenario = ghost().player("ghost").adversity("AD01", "AD09").set(tile_disc=0)
    scenario.marker("You", 1)
    scenario.state["spaces"][1] = 2
    table = scenario.task("restore")
    assert int(table.state["tile_disc"]) == 5
    assert table.display[5] is None


def test_t73_a_right_arrow_under_the_sixth_goes_to_the_first_and_you_choose_among_five() -> None:
    scenario = ghost().player("ghost").adversity("AD01", "AD10").set(tile_disc=5).marker("You", 1)
    scenario.state["spaces"][1] = 2
    table = scenario.task("restore")
    assert int(table.state["tile_disc"]) == 0
    assert len(table.legal("swap")) == 15
    table.play("swap:1:2")
    assert all(table.display)


@pytest.mark.parametrize(("card", "place"), [("AD02", 2), ("AD06", 6)])
def test_a_number_puts_the_disc_under_that_tile(card: str, place: int) -> None:
    scenario = ghost().player("ghost").adversity("AD01", card).set(tile_disc=3).marker("You", 1)
    scenario.state["spaces"][1] = 2
    assert scenario.task("restore").display[place - 1] is None


def test_a71_the_ghost_chooses_first_or_in_turn_order() -> None:
    for option, gone in (("first", True), ("in_order", False)):
        scenario = Scenario(players=1, ghost="adversity", ghost_evolves=option).player("You").player("ghost")
        scenario.adversity("AD01", "AD02").marker("You", 1)
        scenario.state["spaces"][1] = 2
        assert (scenario.task("restore").display[1] is None) == gone


def test_plain_ghost_a_mask_card_moves_its_disc_by_its_kind() -> None:
    for card, place in (("MK-crow-1", 2), ("MK-wind-1", 6), ("MK-wild-1", 1)):
        table = ghost("plain").player("ghost").next_masks(card).set(tile_disc=0).task("restore")
        assert table.display[place - 1] is None
        assert int(table.state["tile_disc"]) == place - 1
        table.play("done")
        assert int(table.state["ghost_mask"]) == -1  # discarded in 2.E


def test_t40_start_slots_of_the_seven_years() -> None:
    position = load("wendake").position(1, 3, {"ghost": "plain"})
    slots = {}
    while not position.over:
        slots[int(position.state["year"])] = "LCR"[int(position.state["slot_disc"])]
        position.play(position.legal()[-1])
    assert "".join(slots[year] for year in range(1, 8)) == "LCRLCRL"


def test_a85_markers_and_tokens_are_taken_off_for_the_new_year() -> None:
    scenario = (
        ghost().player("ghost").set(ghost_acts=3, tokens_stay=1, tokens_up=[ARROW, CIRCLE, UNSEEN]).marker("You", 1)
    )
    scenario.state["spaces"][1] = 2
    table = scenario.adversity("AD02", "AD03").task("restore").play("done")
    assert int(table.state["ghost_acts"]) == int(table.state["tokens_stay"]) == 0
    assert table.state["spaces"].tolist() == [0] * 5
    assert table.state["tokens_up"].tolist() == [UNSEEN] * 3


def test_tokens_are_shuffled_for_the_new_year() -> None:
    laid = set()
    for luck in range(12):
        scenario = ghost().player("ghost").adversity("AD02", "AD03").tokens("arrow", "arrow", "circle").marker("You", 1)
        scenario.state["spaces"][1] = 2
        table = scenario.set(rng=luck).task("restore").play("done")
        laid.add(table.state["tokens"].tolist().index(TOKENS["circle"]))
    assert laid == {0, 1, 2, 3}  # the last is set aside


def test_alone_five_objectives_are_drawn_and_the_disc_starts_under_the_first_tile() -> None:
    drawn = set()
    for seed in range(6):
        state = load("wendake").position(1, seed, {}).state
        assert int(state["objectives"]).bit_count() == 5
        assert int(state["tile_disc"]) == 0
        drawn.add(int(state["objectives"]))
    assert len(drawn) > 4


# The four cards.


def test_gh1_a_guard_to_where_the_ghost_has_the_fewest() -> None:
    table = after("GH1", ghost("plain").player("ghost", guards={"P": 1}))
    assert table["ghost"].guards == {"P": 1, "Q": 1}
    assert table["ghost"].points == 1


def test_gh1_attacks_a_lone_guard_where_the_ghost_has_none() -> None:
    table = after("GH1", ghost("plain", guards={"P": 1}).player("ghost"))
    assert table["You"].ill == [1, 0, 0]
    assert table["ghost"].guards == {}
    two = after("GH1", ghost("plain", guards={"P": 2}).player("ghost"))
    assert two["ghost"].guards == {"P": 1}


def test_gh1_attacks_nobody_where_the_ghost_stands_itself() -> None:
    everywhere = dict.fromkeys("PQRSTU", 1)
    table = after("GH1", ghost("plain", guards={"P": 1}).player("ghost", guards=everywhere))
    assert table["You"].guards == {"P": 1}
    assert table["ghost"].guards == everywhere | {"P": 2}


def test_gh1_is_impossible_without_a_warrior_in_reserve() -> None:
    table = after("GH1", ghost("plain").player("ghost", village=(0, 7, 7)))
    assert table["ghost"].points == 1
    assert table["ghost"].guards == {}


def test_gh2_a_woman_on_the_first_free_field() -> None:
    table = after("GH2", ghost("plain", women=["P-corn1"]).player("ghost", women=["Q-corn1"]))
    assert placed(table) == ["P-bean1", "Q-corn1"]
    assert table["ghost"].points == 1  # one for every two


def test_gh3_a_hunter_in_the_first_free_forest() -> None:
    table = after("GH3", ghost("plain").player("ghost"))
    assert placed(table) == ["P-forest1"]
    assert table["ghost"].points == 0
    forests, fields = ["P-forest1", "Q-forest1", "R-forest1"], ["P-corn1", "P-bean1"]
    four = after("GH3", ghost("plain").player("ghost", hunters=forests, women=fields))
    assert four["ghost"].points == 2  # one for every two of the hunters alone


FIELDS = [f"{t}-{kind}1" for t, kinds in (
    ("P", "corn bean"), ("Q", "corn bean pumpkin"), ("R", "pumpkin"), ("S", "pumpkin"), ("T", "corn bean pumpkin"),
    ("U", "corn bean"),
) for kind in kinds.split()]  # fmt: skip


def test_t65_on_the_first_unguarded_field_of_yours_when_none_is_free() -> None:
    yours = ["P-corn1", "P-bean1", "Q-corn1", "Q-bean1", "Q-pumpkin1", "R-pumpkin1"]
    theirs = [field for field in FIELDS if field not in yours]
    scenario = ghost("plain", women=yours, guards={"P": 1}).player("ghost", women=theirs)
    table = after("GH2", scenario)
    assert "Q-corn1" in placed(table)
    assert table["You"].ill == [0, 1, 0]
    assert table["ghost"].points == 3


def test_t66_all_seven_women_on_fields_is_impossible() -> None:
    table = after("GH2", ghost("plain").player("ghost", women=FIELDS[:7]))
    assert table["ghost"].points == 1
    assert len(placed(table)) == 7


def test_b57_the_ghost_skips_the_cayuga_area() -> None:
    table = after("GH2", ghost("plain", tribe="TR05", token="P-corn1").player("ghost"))
    assert placed(table) == ["P-bean1"]


def test_gh4_the_disc_goes_up_and_a_tile_of_that_row_leaves() -> None:
    table = after("GH4", ghost("plain").player("ghost"))
    assert table["ghost"].level == 2
    assert table["ghost"].points == 1
    assert int(table.state["progress_rows"]).bit_count() == 29
    gone = table.told("ghost_progress")[0].tile
    assert int(table.game.box[0]["progress_level"][gone]) == 2


def test_the_ghosts_pieces_go_back_to_its_reserve() -> None:
    scenario = ghost("plain", guards={"P": 1}).player("ghost", guards={"P": 1}, women=["Q-corn1"])
    table = scenario.ghost_cards("GH4", "GH1", "GH2").turn("You", "BT1").play("march:gP:P", "fight:ghost")
    assert table["ghost"].home[0] == 7
    assert table["You"].ill == [1, 0, 0]
    table.play("march:home:Q", "drive:Q-corn1:guard")
    assert table["ghost"].home == [7, 7, 7]


def test_b40_the_ghost_has_a_counter_and_no_tracks() -> None:
    table = after("GH4", ghost("plain").player("ghost"))
    assert table.state["players"][1]["tracks"].tolist() == [0, 0, 0, 0]
    assert int(table.state["players"][1]["points"]) == sum(event.points for event in table.told("ghost_points")) > 0


def test_plain_ghost_three_turns_each_and_you_begin() -> None:
    table = ghost("plain").player("ghost").task("year")
    turns = 0
    while table.asks != "evolve":
        turns += table.asks == "turn"
        table.position.play(table.position.legal()[-1])
    assert turns == 3
    assert int(table.state["ghost_acts"]) == 3
