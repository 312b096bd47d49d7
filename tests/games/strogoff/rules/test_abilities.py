"""The six abilities."""

from __future__ import annotations

import pytest

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.cards import ABILITIES, ACTION_NAMES, KEEPABLE, ROAD_NAMES

from ..at_table import road
from ..scenario import Scenario

DIE = "A13"  # OGAREFF 2 · DIE · ALLY D


def roll(table: Scenario, face: int) -> Scenario:
    """The traitor's card with the die, in a solo game."""
    return table.next_action(DIE).dice(face).end_round()


def test_energetic_works_on_its_faces_only() -> None:
    for face in range(1, 7):
        table = roll(Scenario().courier(0, energy=4, abilities=["R02"]), face)  # 1 and 4
        assert table.of()["energy"] == (5 if face in (1, 4) else 4)


def test_energy_beyond_the_track_is_wasted() -> None:
    assert roll(Scenario().courier(0, energy=10, abilities=["R02"]), 4).of()["energy"] == 10


def worked(table: Scenario) -> list[str]:
    return [ROAD_NAMES[event.card] for event in table.happened(events.ABILITY_WORKED)]


def test_an_ability_that_brings_nothing_does_not_say_that_it_worked() -> None:
    assert worked(roll(Scenario().courier(0, energy=9, abilities=["R02", "R14"]), 4)) == ["R02", "R14"]
    assert worked(roll(Scenario().courier(0, energy=10, abilities=["R02", "R14"]), 4)) == ["R14"]
    assert worked(roll(Scenario().courier(0, row=["R01:down"], abilities=["S12"]), 3)) == []


def test_determined_works_when_it_is_used() -> None:
    table = roll(Scenario().courier(0, row=["R01", "R04"], abilities=["S12", "S28"]), 3)
    assert worked(table) == []
    table.play("decline")
    assert worked(table) == []
    table.play("cover:1n")
    assert worked(table) == ["S28"]


def test_skilful_brings_nothing_when_every_card_is_in_a_hand() -> None:
    """The traitor turns up the last card; hands hold the others."""
    names = [name for name in ACTION_NAMES if name != DIE]
    table = Scenario(5)
    for seat in range(5):
        table.courier(seat, hand=names[11 * seat : 11 * seat + 11])
    table.courier(0, abilities=["R01"]).turn_of(4).dice(1).play("rest", "enough")
    assert table.happened(events.DREW) == []
    assert worked(table) == []


def test_skilful_draws_one_card_for_each() -> None:
    table = roll(Scenario().courier(0, abilities=["R01", "R14"]), 1)  # both show a 1
    assert table.of()["hand_count"] == 2
    assert roll(Scenario().courier(0, abilities=["R01", "R14"]), 2).of()["hand_count"] == 1


def test_skilful_over_the_limit_discards_after_each_draw() -> None:
    hand = ["STO", "STO", "STO", "PAT", "PAT", "DIP", "DIP"]
    table = roll(Scenario(limit="always").courier(0, hand=hand, abilities=["R01", "R14"]), 1)
    assert table.asks == "excess"
    assert table.of()["hand_count"] == 8
    table.play("discard:A01")
    assert table.of()["hand_count"] == 8
    table.play("discard:A02")
    assert table.asks == "turn"


def test_tc18_determined_places_a_disc_and_never_keeps() -> None:
    table = roll(Scenario().courier(0, row=["R01"], abilities=["S12"]), 3)
    assert set(table.legal()) == {"cover:1n", "decline"}
    table.play("cover:1n")
    assert table.discards("russia") == ["R01"]
    assert table.abilities() == ["S12"]
    assert table.asks == "turn"


def test_two_determined_place_two_discs() -> None:
    table = roll(Scenario().courier(0, row=["R01", "R04"], abilities=["S12", "S28"]), 3)
    table.play("cover:1n", "cover:1n")
    assert table.row() == []
    one = roll(Scenario().courier(0, row=["R01"], abilities=["S12", "S28"]), 3).play("cover:1n")
    assert one.asks == "turn"  # nothing is left to cover


def test_determined_covers_sangarra_but_not_the_left_zone() -> None:
    table = roll(Scenario(2).courier(0, row=["SG"], left="T1", abilities=["S12"]).turn_of(1), 3)
    assert set(table.legal()) == {"cover:1n", "decline"}
    table.play("cover:1n")
    assert table.see()["sangarra"] == -1


def test_determined_without_an_open_icon_asks_nothing() -> None:
    assert roll(Scenario().courier(0, row=["R01:down"], abilities=["S12"]), 3).asks == "turn"


def test_resilient_turns_everything_up_and_is_gone() -> None:
    table = Scenario().courier(0, energy=3, row=["R01:down", "R06:down"], abilities=["R04"])
    assert "advance" not in table.legal()
    table.play("resilient")
    assert table.row() == ["R01", "R06"]
    assert table.abilities() == []
    assert table.discards("russia") == ["R04"]


def test_tc35_resilient_and_on_in_the_same_turn() -> None:
    table = Scenario().courier(0, energy=3, row=["R01:down", "R06:down"], abilities=["R04"])
    table.play("resilient", "advance")
    assert table.of()["space"] == 2
    assert table.of()["energy"] == 2
    assert table.row()[:2] == ["R01", "R06"], "no disc that was lost has come back"
    assert table.discards("russia") == ["R04"]


def test_resilient_is_offered_only_with_something_to_turn_up() -> None:
    assert "resilient" not in Scenario().courier(0, row=["R01"], abilities=["R04"]).legal()
    assert "resilient" not in Scenario().courier(0, row=["R01:down"]).legal()


def test_resilient_between_two_benefits_of_a_rest() -> None:
    table = Scenario().courier(0, energy=3, row=["R01:down"], abilities=["R04"]).play("rest", "recover")
    assert "resilient" in table.legal()
    table.play("resilient")
    assert set(table.legal()) == {"draw", "recover", "enough"}


def test_resilient_before_the_first_benefit_leaves_both() -> None:
    table = Scenario().courier(0, energy=3, row=["R01:down"], abilities=["R04"]).next_action("A01")
    table.play("rest", "resilient", "recover", "recover")
    assert table.of()["energy"] == 5
    assert table.row() == ["R01"]


def test_tc56_resilient_between_two_discs() -> None:
    table = Scenario().courier(0, energy=3, row=["R02", "S03:down"], hand=["PAT"], abilities=["R04"])
    table.play("face", "cover:1n", "spend", "resilient", "cover:1i", "play:A15", "stop")
    assert table.row() == ["S03:i"]
    assert set(table.legal()) == {"keep:none", "keep:R02"}


def test_resilient_to_the_last_moment_of_the_turn() -> None:
    table = Scenario().courier(0, space=2, energy=4, row=["R03"], abilities=["R04"]).top("russia", "R02")
    table.next_action("A01").play("advance")
    assert table.row() == ["R03:down", "R02"]
    assert table.asks == "last_moment"
    assert set(table.legal()) == {"resilient", "end"}
    table.play("resilient")
    assert table.row() == ["R03", "R02"]
    assert "went_fast" not in table.names_told()


def test_resilient_is_asked_about_once_when_the_second_action_is_waived() -> None:
    table = Scenario().courier(0, row=["R01:down"], hand=["A01", "A02"], abilities=["R04"]).allies("STR")
    table.next_action("A16").play("help:A01", "help:A02", "rest", "enough", "end")
    assert table.see()["round"] == 2


def test_resilient_waits_for_the_own_turn() -> None:
    table = roll(Scenario(2).courier(0, row=["R01:down", "R04"], abilities=["S12", "R12"]).turn_of(1), 3)
    assert set(table.legal()) == {"cover:2n", "decline"}


def test_resilient_after_nadias_roll() -> None:
    table = Scenario().courier(0, row=["R01:down"], hand=["STO/NAD"], abilities=["S12", "R12"]).allies("NAD").dice(3)
    table.play("help:A07")
    assert set(table.legal()) == {"resilient", "decline"}
    table.play("resilient")
    assert set(table.legal()) == {"cover:1n", "decline"}


def test_foresighted_holds_one_more() -> None:
    hand = ["STO", "STO", "STO", "PAT", "PAT", "DIP", "DIP"]
    draws = "A20"  # OGAREFF 1 · CARD · ALLY B
    plain = Scenario().courier(0, hand=hand).next_action(draws).end_round()
    assert plain.asks == "excess"  # TC46
    foresighted = Scenario().courier(0, hand=hand, abilities=["R06"]).next_action(draws).end_round()
    assert foresighted.asks == "turn"
    assert foresighted.of()["hand_count"] == 8


def test_three_foresighted_hold_three_more() -> None:
    hand = ["STO", "STO", "STO", "PAT", "PAT", "PAT", "DIP", "DIP", "DIP"]
    table = Scenario().courier(0, hand=hand, abilities=["R06", "R10", "R15"]).next_action("A20").end_round()
    assert table.asks == "turn"
    assert table.of()["hand_count"] == 10
    assert table.next_action("A07").end_round().asks == "excess"


def test_fast_goes_on_after_an_advance_without_a_clash() -> None:
    table = Scenario().courier(0, energy=5, abilities=["R03"]).top("russia", "R01", "R04").next_action("A01")
    table.play("advance")
    assert set(table.legal()) == {"fast", "decline"}
    table.play("fast")
    assert table.of()["space"] == 3
    assert table.of()["energy"] == 3
    assert table.row() == ["R01", "R04"]
    assert table.abilities() == []
    assert table.discards("russia") == ["R03"]


def test_fast_again_and_again_while_they_last() -> None:
    table = Scenario().courier(0, energy=6, abilities=["R03", "R08"]).top("russia", "R01", "R04", "R10")
    table.play("advance", "fast", "fast")
    assert table.of()["space"] == 4


def test_fast_needs_energy() -> None:
    assert Scenario().courier(0, energy=1, abilities=["R03"]).top("russia", "R01").play("advance").asks == "turn"


def test_fast_into_irkutsk_needs_two_points() -> None:
    table = Scenario().courier(0, space=9, energy=3, abilities=["R03"]).tartars(5).top("siberia", "S01")
    table.play("advance", "decline")
    assert table.asks == "again"
    table = Scenario().courier(0, space=9, energy=2, abilities=["R03"]).tartars(5).top("siberia", "S01")
    table.next_action("A13").play("advance", "decline")
    assert table.asks == "turn"


@pytest.mark.parametrize("card", range(KEEPABLE))
def test_every_road_card_can_become_its_ability(card: int) -> None:
    """One test for each of the 63 cards: gained, it gives a card at once exactly when it is RES, PRE or RAP."""
    name = ROAD_NAMES[card]
    table = Scenario().courier(0, energy=6, row=[name])
    icons = [icon for icon in range(2) if table.box["icon"][card, icon] >= 0]
    table.next_action("A44", "A16").play("face")
    for icon in icons:
        table.play(f"cover:1{'in'[icon]}", "spend")
    table.play(f"keep:{name}")
    assert table.abilities() == [name]
    ability = ABILITIES[table.box["ability"][card]]
    assert len(table.happened(events.DREW)) == (1 if ability in ("RES", "PRE", "RAP") else 0)
    faces = int(table.box["faces"][card])
    assert bin(faces).count("1") == {"DET": 1, "ENE": 2, "HAB": 2 if card < 24 else 3}.get(ability, 0)
    assert road(name) == card
