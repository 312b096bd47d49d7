"""The six allies."""

from __future__ import annotations

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.events import EVENTS

from ..scenario import Scenario


def helps(table: Scenario) -> set[str]:
    return {move for move in table.legal() if move.startswith("help")}


def test_help_needs_a_portrait_of_somebody_present() -> None:
    table = Scenario().courier(0, hand=["STO/JOL", "STO/BLO", "STO/NAD", "STO/MAR"]).allies("JOL", None, "NAD", "MAR")
    assert helps(table) == {"help:A05", "help:A07"}
    assert helps(Scenario().courier(0, hand=["STO/JOL"]).allies()) == set()


def test_one_ally_once_a_turn_and_before_the_action() -> None:
    table = Scenario().courier(0, row=["R01"], hand=["STO/JOL", "ANI/JOL"]).allies("JOL").play("help:A05")
    assert helps(table) == set()
    assert table.asks == "turn"


def test_captain_needs_two_cards() -> None:
    assert helps(Scenario().courier(0, hand=["A01", "STO/JOL"]).allies("STR")) == set()
    table = Scenario().courier(0, hand=["A01", "A02", "A08"]).allies("STR")
    assert helps(table) == {"help:A01", "help:A02", "help:A08"}
    table.play("help:A01")
    assert set(table.legal()) == {"help:A02", "help:A08"}
    table.play("help:A08")
    assert table.hand() == ["A02"]


def test_tc36_after_a_failed_advance_the_captain_still_gives_rest_or_face() -> None:
    table = Scenario().courier(0, space=2, energy=5, row=["R03", "R06"], hand=["A01", "A02"]).allies("STR")
    table.top("russia", "R01").play("help:A01", "help:A02", "advance")
    assert table.row() == ["R03:down", "R06:down", "R01:down"]
    assert set(table.legal()) == {"rest", "end"}


def test_tc45_the_second_action_may_be_waived() -> None:
    table = Scenario().courier(0, energy=5, hand=["A01", "A02"]).allies("STR").next_action("A05")
    table.play("help:A01", "help:A02", "rest", "recover", "recover", "end")
    assert table.of()["energy"] == 7
    assert table.hand() == []
    assert table.see()["round"] == 2


def test_blount_shows_one_card_to_one_courier() -> None:
    table = Scenario(2).courier(0, hand=["STO/BLO"]).allies("BLO").top("siberia", "S07", "S08").play("help:A03")
    assert set(table.legal()) == {"look:russia", "look:urals", "look:siberia", "look:tomsk", "look:irkutsk"}
    table.play("look:siberia")
    assert table.see(0)["roads"][2]["cards"][-1] == 37
    assert table.see(1)["roads"][2]["cards"][-1] == -1
    assert table.see(-1)["roads"][2]["cards"][-1] == -1
    table.play("bottom")
    assert table.see(0)["roads"][2]["cards"][0] == 37
    assert table.see(0)["roads"][2]["cards"][-1] == -1
    assert table.see(1)["roads"][2]["cards"][0] == -1
    assert table.state["roads"][2]["cards"][31] == 38
    assert table.asks == "turn"


def test_blount_and_back_on_top() -> None:
    table = Scenario(2).courier(0, hand=["STO/BLO"]).allies("BLO").top("irkutsk", "I17")
    table.play("help:A03", "look:irkutsk", "top")
    assert table.see(0)["roads"][4]["cards"][-1] == 87
    for key in range(20):
        assert table.position.redealt(0, key).state["roads"][4]["cards"][19] == 87
    assert {int(table.position.redealt(1, key).state["roads"][4]["cards"][19]) for key in range(60)} > {87}


def test_what_blount_showed_is_forgotten_when_the_card_is_drawn() -> None:
    table = Scenario(2).courier(0, space=5, hand=["STO/BLO"]).allies("BLO").top("siberia", "S07", "S08")
    table.play("help:A03", "look:siberia", "top", "advance")
    assert table.row(0) == ["S07"]
    assert table.see(0)["roads"][2]["cards"] == [-1] * 31


def test_nobody_knows_a_card_of_a_deck_that_was_reshuffled() -> None:
    table = Scenario(2).courier(0, space=5, hand=["STO/BLO"]).courier(1, space=5).allies("BLO")
    siberia = table.state["roads"][2]
    siberia["discards"][:31], siberia["gone"] = siberia["cards"][:31], 31
    siberia["cards"][0], siberia["left"] = siberia["cards"][31], 1
    table.play("help:A03", "look:siberia", "top", "advance", "decline", "advance")
    assert "reshuffled" in table.names_told()
    for seat in (-1, 0, 1):
        assert table.see(seat)["roads"][2]["cards"] == [-1] * 30


def test_jolivet_draws_two_within_the_limit() -> None:
    table = Scenario().courier(0, hand=["STO/JOL"]).allies("JOL").play("help:A05")
    assert table.of()["hand_count"] == 2
    hand = ["STO/JOL", "STO/STR", "STO/BLO", "ANI", "ANI", "PAT", "PAT"]
    full = Scenario().courier(0, hand=hand).allies("JOL").play("help:A05")
    assert full.asks == "excess"


def test_pigassoff_covers_any_icon_and_the_card_is_never_kept() -> None:
    table = Scenario().courier(0, row=["R01", "R04"], hand=["STO/PIG"]).allies("PIG").play("help:A06")
    assert set(table.legal()) == {"cover:1n", "cover:2n"}
    table.play("cover:1n")
    assert table.row() == ["R04"]
    assert table.asks == "turn"
    assert table.discards("russia") == ["R01"]


def test_pigassoff_needs_an_open_icon_and_leaves_the_left_zone_alone() -> None:
    assert helps(Scenario().courier(0, left="T1", row=["R01:down"], hand=["STO/PIG"]).allies("PIG")) == set()


def test_pigassoff_sends_sangarra_home() -> None:
    table = Scenario(2).courier(0, row=["SG"], hand=["STO/PIG"]).allies("PIG").play("help:A06", "cover:1n")
    assert table.see()["sangarra"] == -1


def test_nadia_wakes_only_the_own_abilities() -> None:
    table = Scenario(2).courier(0, energy=4, hand=["STO/NAD"], abilities=["R02", "R01"]).allies("NAD")
    table.courier(1, energy=4, abilities=["R13"]).dice(1).play("help:A07")  # all three react to a 1
    assert table.of(0)["energy"] == 5
    assert table.of(0)["hand_count"] == 1
    assert table.of(1)["energy"] == 4


def test_nadia_and_determined_stay_optional() -> None:
    table = Scenario().courier(0, row=["R01"], hand=["STO/NAD"], abilities=["S12"]).allies("NAD").dice(3)
    table.play("help:A07")
    assert set(table.legal()) == {"cover:1n", "decline"}


def test_marfa_is_no_help_on_the_road() -> None:
    assert helps(Scenario().courier(0, hand=["STO/MAR"]).allies("MAR")) == set()


def test_a_helping_card_is_public_when_it_is_played() -> None:
    table = Scenario(2).courier(0, hand=["STO/JOL"]).allies("JOL").play("help:A05")
    assert table.happened(events.HELPED) == [EVENTS.read((events.HELPED, 0, 3, 4))]
    assert table.see(1)["action_discards"] == [4]
