"""The traitor's phase: every symbol, Sangarra, Tartars, Ogareff in Irkutsk."""

from __future__ import annotations

import pytest

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.cards import ACTION_NAMES, COMMANDS

from ..at_table import action, road
from ..scenario import Scenario


def order(table: Scenario) -> list[str]:
    kinds = ("ogareff_moved", "all_draw", "die_rolled", "ally_came", "tartars_moved", "traitor_card", "traitor_done")
    sangarra = ("curtain_opened", "sangarra_joined", "sangarra_left")
    return [name for name in table.names_told() if name in (*kinds, *sangarra)]


@pytest.mark.parametrize("name", ACTION_NAMES)
def test_every_strip_in_printed_order(name: str) -> None:
    """One test for each of the 56 action cards."""
    table = Scenario().courier(0, energy=6).ogareff(10).tartars(3).next_action(name).end_round()
    strip = table.box["strip"][action(name)]
    expected = ["traitor_card"]
    for i in range(strip["count"]):
        command = COMMANDS[strip["command"][i]]
        expected.append({
            "OGAREFF": "ogareff_moved", "CARD": "all_draw", "DIE": "die_rolled", "ALLY": "ally_came",
            "SANGARRA": "curtain_opened", "TARTARS": "tartars_moved",
        }[command])  # fmt: skip
    assert order(table) == [*expected, "traitor_done"]
    assert table.see()["ogareff"] == 10 + int(strip["a"][0])
    assert table.see()["action_discards"] == [action(name)]


def test_card_everybody_draws_one() -> None:
    table = Scenario(3).turn_of(2).next_action("A20").end_round()
    assert [event.who for event in table.happened(events.DREW)] == [0, 1, 2]
    later = Scenario(3).turn_of(0, first=1).next_action("A20").end_round()
    assert [event.who for event in later.happened(events.DREW)] == [1, 2, 0]


def test_tc46_the_hand_limit_can_hold_in_the_traitors_phase() -> None:
    hand = ["STO", "STO", "STO", "PAT", "PAT", "DIP", "DIP"]
    table = Scenario(2, limit="always").courier(0, hand=hand).turn_of(1).next_action("A20").end_round()
    assert table.asks == "excess"
    assert table.position.to_play() == 0
    assert table.happened(events.DREW)[-1].who == 0  # the other waits until the card is discarded
    table.play("discard:A01")
    assert table.happened(events.DREW)[-1].who == 1


def test_die_for_everybody_first_courier_first() -> None:
    table = Scenario(2).courier(0, energy=2, abilities=["R02"]).courier(1, energy=3, abilities=["R13"])
    table.turn_of(1).next_action("A13").dice(1).end_round()
    assert (table.of(0)["energy"], table.of(1)["energy"]) == (3, 4)


def test_the_die_wakes_the_first_couriers_abilities_first_wherever_he_sits() -> None:
    table = Scenario(3)
    for seat, ability in enumerate(("R02", "R13", "R14")):  # all three react to a 1
        table.courier(seat, energy=3, abilities=[ability])
    table.turn_of(0, first=1).next_action("A13").dice(1).end_round()
    assert [event.who for event in table.happened(events.ABILITY_WORKED)] == [1, 2, 0]


def test_ally_comes_to_the_place_and_the_old_one_leaves() -> None:
    table = Scenario().allies("STR", "BLO").next_action("A20").end_round()
    assert table.see()["allies"][1] not in (1, -1)
    assert table.see()["ally_discards"] == [1]


def test_tc30_an_empty_ally_deck_is_reshuffled_before_the_old_one_leaves() -> None:
    table = Scenario().allies("STR", "BLO", "MAR", "JOL", discards=("PIG", "NAD")).next_action("A20").end_round()
    assert table.see()["allies"][1] in (4, 5)
    assert table.see()["ally_discards"] == [1]
    assert table.see()["ally_left"] == 1


def test_sangarra_spies_on_the_courier_furthest_on() -> None:
    table = Scenario(3).courier(0, space=3).courier(1, space=5).courier(2, space=4, row=["R20"])
    table.turn_of(2).next_action("A03").end_round()
    assert table.see()["sangarra"] == 1
    assert table.row(1) == ["SG"]


def test_tc26_ties_go_by_energy_then_by_the_lower_roll() -> None:
    table = Scenario(3).courier(0, space=7, energy=3).courier(1, space=7, energy=5).courier(2, space=5)
    table.tartars(3).turn_of(2).next_action("A26").end_round()
    assert table.see()["sangarra"] == 1
    for rolls, victim in (((4, 2), 1), ((2, 4), 0), ((3, 3, 5, 1), 1)):
        tied = Scenario(3).courier(0, space=7, energy=5).courier(1, space=7, energy=5).courier(2, space=5)
        tied.tartars(3).turn_of(2).next_action("A26").dice(*rolls).end_round()
        assert [event.roll for event in tied.happened(events.SANGARRA_ROLLED)] == list(rolls)
        assert tied.see()["sangarra"] == victim


def test_ties_are_rolled_from_the_first_courier_on() -> None:
    table = Scenario(3).tartars(9).turn_of(1, first=2).next_action("A26").dice(5, 4, 3).end_round()
    assert [event.who for event in table.happened(events.SANGARRA_ROLLED)] == [2, 0, 1]
    assert table.see()["sangarra"] == 1


def test_tc08_sangarra_brings_no_penalty_but_bars_the_way() -> None:
    table = Scenario(2).courier(0, space=5, energy=4, row=["R20"], hand=["SPY"]).turn_of(1).next_action("A03")
    table.end_round()
    assert table.row(0) == ["R20", "SG"]
    assert table.of(0)["energy"] == 4
    assert "advance" not in table.legal()
    assert table.allows("rest", "face")


def test_sangarra_is_called_back() -> None:
    table = Scenario(2).courier(0, space=5, row=["R01", "SG", "R04"]).turn_of(1).next_action("A03").end_round()
    assert table.see()["sangarra"] == -1
    assert table.row(0) == ["R01", "R04"]


def test_tc25_alone_the_curtain_opens_first() -> None:
    table = Scenario().tartars(9).next_action("A16", "A44", "A49")  # SANGARRA three times
    assert not table.see()["curtain"]
    table.end_round()
    assert table.see()["curtain"]
    assert table.see()["sangarra"] == -1
    table.end_round()
    assert table.row() == ["SG"]
    table.end_round()
    assert table.row() == []
    assert not table.see()["curtain"]


def test_alone_a_defeated_sangarra_closes_the_curtain() -> None:
    table = Scenario().courier(0, energy=3, row=["SG"]).play("face", "cover:1n", "spend")
    assert not table.see()["curtain"]


def test_variant_the_figure_follows_sangarra() -> None:
    table = Scenario(3, figure="follows").courier(1, space=5).turn_of(2).next_action("A03").end_round()
    assert table.see()["first"] == 1
    assert table.position.to_play() == 1
    plain = Scenario(3).courier(1, space=5).turn_of(2).next_action("A03").end_round()
    assert plain.see()["first"] == 0


@pytest.mark.parametrize(
    ("name", "space", "change"),
    [("A25", 8, 1), ("A15", 7, 0), ("A24", 6, -1), ("A12", 9, 0), ("A02", 10, -1), ("A08", 7, 1)],
)
def test_tartars_go_where_the_strip_says(name: str, space: int, change: int) -> None:
    table = Scenario().tartars(3, 3).next_action(name).end_round()
    assert (table.see()["tartars"], table.see()["strength"]) == (space, 3 + change)


def test_strength_stays_between_one_and_six_and_changes_in_place() -> None:
    assert Scenario().tartars(8, 6).next_action("A25").end_round().see()["strength"] == 6
    assert Scenario().tartars(6, 1).next_action("A24").end_round().see()["strength"] == 1
    assert Scenario().tartars(8, 3).next_action("A25").end_round().see()["strength"] == 4


def test_tc23_arriving_tartars_blind_those_who_still_see() -> None:
    table = Scenario(2).courier(0, space=9, energy=4, left="T2").courier(1, space=9, energy=4, row=["R01"])
    table.top("tomsk", "T1").tartars(8).turn_of(1).next_action("A12").end_round()
    assert table.of(1)["left"] == road("T1")
    assert table.of(0)["left"] == road("T2")
    assert table.of(1)["energy"] == 4
    assert table.happened(events.CLASHED) == []


def test_of_two_captured_the_first_courier_draws_first() -> None:
    table = Scenario(2).courier(0, space=9).courier(1, space=9).top("tomsk", "T1", "T2").tartars(8)
    table.turn_of(0, first=1).next_action("A12").end_round()
    assert table.of(1)["left"] == road("T1")
    assert table.of(0)["left"] == road("T2")


def test_tartars_who_stay_capture_nobody() -> None:
    table = Scenario().courier(0, space=8).tartars(8).next_action("A25").end_round()
    assert table.of()["left"] == -1


def test_a_captured_courier_carries_the_clash() -> None:
    table = Scenario().courier(0, space=9, row=["R01"]).top("tomsk", "T1").tartars(8).next_action("A12").end_round()
    assert "advance" not in table.legal()


def test_tc28_ogareff_reaches_irkutsk_and_the_strip_is_finished() -> None:
    table = Scenario().ogareff(30).next_action("A04").tartars(9).end_round()  # OGAREFF 3 · CARD · DIE
    assert table.see()["ogareff"] == 31
    assert {"ogareff_arrived", "all_draw", "die_rolled"} <= set(table.names_told())
    table.story.clear()
    table.dice(2).end_round()
    assert "traitor_card" not in table.names_told()
    assert table.see()["tartars"] == 7


def test_the_late_roll_wakes_abilities_before_the_march() -> None:
    table = Scenario().courier(0, energy=3, space=5, abilities=["R02"]).ogareff(31).tartars(8).dice(4).end_round()
    assert table.of()["energy"] == 4
    assert table.see()["tartars"] == 4
    assert table.names_told().index("gained_energy") < table.names_told().index("tartars_marched")


def test_the_march_captures_on_the_landing_space_only() -> None:
    table = Scenario(2).courier(0, space=6).courier(1, space=5).ogareff(31).tartars(8, 2).turn_of(1).dice(3).end_round()
    assert table.of(0)["left"] == -1
    assert table.of(1)["left"] >= 0
    assert table.see()["strength"] == 2


@pytest.mark.parametrize(("space", "face"), [(4, 3), (4, 6), (2, 1)])
def test_moscow_falls_when_reached_or_passed(space: int, face: int) -> None:
    table = Scenario(2).ogareff(31).tartars(space).turn_of(1).dice(face).end_round()
    assert table.ending == "moscow_fell"
    assert table.position.scores() == [0, 0]
    assert table.legal() == []


def test_the_traitors_card_is_not_part_of_a_reshuffle_it_causes() -> None:
    table = Scenario().next_action("A20").discard_action_deck(but=1)
    table.end_round()
    assert "reshuffled" in table.names_told()
    assert table.see()["action_discards"] == [action("A20")]
    assert table.see()["action_left"] == 54
