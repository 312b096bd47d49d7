"""Advance: when it is allowed, Tartars on the way, immediate dangers, clashes and penalties."""

from __future__ import annotations

import pytest

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.cards import DANGERS
from peltry.games.strogoff.pieces.events import EVENTS
from peltry.table.history import Told

from ..scenario import Scenario


def test_tc01_without_energy_nobody_advances() -> None:
    assert set(Scenario().courier(0, energy=0, row=["R01"]).legal()) == {"rest"}
    assert "advance" in Scenario().courier(0, energy=1, row=["R01"]).legal()


def test_irkutsk_is_not_entered_with_the_last_point() -> None:
    assert "advance" not in Scenario().courier(0, space=10, energy=1).legal()
    assert "advance" in Scenario().courier(0, space=10, energy=2).legal()


def test_a_face_down_card_or_a_clash_bars_the_way() -> None:
    assert "advance" not in Scenario().courier(0, row=["R01:down"]).legal()
    assert "advance" not in Scenario().courier(0, row=["R01", "R02"]).legal()
    assert "advance" in Scenario().courier(0, row=["S08:i", "R22"]).legal()  # VEH is covered on S08


@pytest.mark.parametrize(
    ("space", "deck"), [(1, "russia"), (3, "russia"), (4, "urals"), (5, "siberia"), (7, "siberia"), (9, "siberia")]
)
def test_the_card_comes_from_the_new_spaces_deck(space: int, deck: str) -> None:
    table = Scenario().courier(0, space=space).tartars(2 if space > 5 else 10)
    table.play("advance")
    assert table.row()[0][0] == {"russia": "R", "urals": "U", "siberia": "S"}[deck]


def test_tc05_what_cannot_be_paid_is_turned_down() -> None:
    table = Scenario().courier(0, space=2, energy=1, row=["R02", "R05"], hand=["DIP", "WAY"])
    table.top("russia", "R06").next_action("A01").play("advance")
    assert table.row() == ["R02:down", "R05:down", "R06:down"]
    assert table.of()["energy"] == 0
    assert table.of()["hand_count"] == 2
    assert table.of()["alive"]


def test_tc06_all_penalties_are_due_even_if_the_clash_is_gone() -> None:
    table = Scenario().courier(0, space=2, energy=5, row=["R03", "R07"], hand=["DIP"])
    table.top("russia", "R01").next_action("A01").play("advance", "discard:A29")
    assert table.row() == ["R03:down", "R07", "R01:down"]
    assert table.hand() == []


def test_tc11_an_immediate_danger_is_answered_only_by_its_own_card() -> None:
    table = Scenario().courier(0, space=5, energy=5, hand=["DIP", "DIP"]).top("siberia", "S01").play("advance")
    assert set(table.legal()) == {"decline"}


@pytest.mark.parametrize("danger", DANGERS)
def test_every_immediate_danger_of_siberia(danger: str) -> None:
    table = Scenario().courier(0, space=5, hand=[danger])
    icons = [(int(pair[0]), int(pair[1])) for pair in table.box["icon"][31:63]]
    card = next(i for i, pair in enumerate(icons) if pair[0] == DANGERS.index(danger))
    table.top("siberia", f"S{card + 1:02}").next_action("A44").play("advance", f"play:{table.hand()[0]}")
    assert table.row() == [f"S{card + 1:02}:i"]
    assert table.hand() == []
    assert table.happened(events.PLAYED)[0].danger == DANGERS.index(danger)


def test_tc13_a_card_turned_up_again_has_lost_its_discs() -> None:
    table = Scenario().courier(0, space=6, energy=5, row=["S05:i", "R10"], hand=[])  # S05: DIP covered, WAY, FLIP
    table.top("siberia", "S14").tartars(10).next_action("A01").play("advance", "decline")  # WAY again
    assert table.row() == ["S05:down", "R10:down", "S14:down"]
    table.next_action("A16").play("rest", "turn:1", "enough")
    assert table.row()[0] == "S05"


def test_tc21_evading_the_tartars() -> None:
    safe = Scenario(2).courier(0, space=6, energy=4).tartars(7, 4).dice(4).play("advance", "decline")
    assert safe.of()["energy"] == 3
    assert len(safe.happened(events.DREW)) == 1
    caught = Scenario(2).courier(0, space=6, energy=4).tartars(7, 4).dice(3).play("advance", "decline")
    assert caught.of()["energy"] == 2
    assert caught.happened(events.DREW) == []
    assert len(caught.of()["row"]) == 1  # the Advance goes on


def test_failing_with_no_energy_left_costs_nothing() -> None:
    table = Scenario().courier(0, space=6, energy=1).tartars(7, 6).dice(1).play("advance", "decline")
    assert "not_evaded" in table.names_told()
    assert table.of()["energy"] == 0
    assert table.of()["alive"]


def test_the_blind_are_ignored_by_tartars() -> None:
    table = Scenario().courier(0, space=6, energy=4, left="T1").tartars(7, 6).top("siberia", "S02").play("advance")
    assert "evaded" not in table.names_told()
    assert "not_evaded" not in table.names_told()
    assert table.of()["energy"] == 3


def test_the_card_for_evading_early_is_held_to_the_limit_before_the_road_card() -> None:
    hand = ["STO", "STO", "ANI", "ANI", "PAT", "PAT", "DIP"]
    table = Scenario(evasion="before").courier(0, space=6, hand=hand).tartars(7, 1).dice(6).play("advance")
    assert table.asks == "excess"
    assert table.of()["row"] == []


def test_tc20_an_evasion_roll_wakes_no_ability() -> None:
    table = Scenario().courier(0, space=6, energy=4, abilities=["S19"]).tartars(7, 4).dice(5)
    table.play("advance", "decline")
    assert "evaded" in table.names_told()
    assert table.of()["energy"] == 3
    assert table.happened(events.ABILITY_WORKED) == []


def test_tc43_the_left_zone_clashes_but_pays_no_penalty() -> None:
    table = Scenario().courier(0, space=6, energy=3, row=["R13", "S08"], left="T4", hand=["VEH", "DIP"])
    table.top("siberia", "S24").tartars(8).next_action("A01").play("advance", "play:A50", "discard:A29")
    assert table.row() == ["R13", "S08:down", "S24:i"]
    assert table.of()["energy"] == 1
    assert table.of()["left"] >= 0
    assert table.hand() == []


def test_tc48_energy_penalties_one_by_one() -> None:
    table = Scenario().courier(0, space=2, energy=2, row=["R02", "R05"]).top("russia", "R06").next_action("A01")
    table.play("advance")
    assert table.row() == ["R02", "R05:down", "R06:down"]
    assert table.of()["energy"] == 0


def test_tc53_two_clashes_one_activation() -> None:
    table = Scenario().courier(0, space=5, energy=4, row=["R01", "R04"], hand=["DIP", "DIP"], abilities=["R03"])
    table.top("siberia", "S01").next_action("A01").play("advance", "decline", "discard:A29", "discard:A30")
    assert table.of()["energy"] == 2
    assert table.row() == ["R01", "R04", "S01"]
    assert "fast" not in table.legal()
    assert "advance" not in table.legal()
    assert len(table.happened(events.CLASHED)) == 1


def test_sangarra_has_no_penalty_of_her_own() -> None:
    table = Scenario().courier(0, space=2, energy=4, row=["SG"], hand=["DIP"]).top("russia", "R20").next_action("A05")
    table.play("advance")
    assert table.row() == ["SG", "R20"]
    assert table.of()["energy"] == 2  # the step and R20's own penalty


def test_the_first_card_of_the_row_is_not_checked_at_setup() -> None:
    told = [event.name for event in Told(Scenario(seed=3).position.raw_events(), EVENTS)]
    assert "road_card" in told
    assert "clashed" not in told


def test_same_icon_twice_on_one_card_clashes_with_itself() -> None:
    table = Scenario(printed='[siberia]\nS01 = { immediate = "STO", normal = "STO" }\n')
    table.courier(0, space=5, energy=5).top("siberia", "S01").next_action("A01").play("advance", "decline")
    assert len(table.happened(events.CLASHED)) == 1
