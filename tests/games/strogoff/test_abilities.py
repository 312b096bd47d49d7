"""The six abilities."""

from __future__ import annotations

import pytest

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.cards import ABILITIES, ACTION_NAMES, KEEPABLE, ROAD_NAMES

from .journey import Journey, road

DIE = "A13"  # OGAREFF 2 · DIE · ALLY D


def roll(journey: Journey, face: int) -> Journey:
    """The traitor's card with the die, in a solo game."""
    return journey.next_action(DIE).dice(face).end_round()


def test_energetic_works_on_its_faces_only() -> None:
    for face in range(1, 7):
        journey = roll(Journey().courier(0, energy=4, abilities=["R02"]), face)  # 1 and 4
        assert journey.of()["energy"] == (5 if face in (1, 4) else 4)


def test_energy_beyond_the_track_is_wasted() -> None:
    assert roll(Journey().courier(0, energy=10, abilities=["R02"]), 4).of()["energy"] == 10


def worked(journey: Journey) -> list[str]:
    return [ROAD_NAMES[event.card] for event in journey.happened(events.ABILITY_WORKED)]


def test_an_ability_that_brings_nothing_does_not_say_that_it_worked() -> None:
    assert worked(roll(Journey().courier(0, energy=9, abilities=["R02", "R14"]), 4)) == ["R02", "R14"]
    assert worked(roll(Journey().courier(0, energy=10, abilities=["R02", "R14"]), 4)) == ["R14"]
    assert worked(roll(Journey().courier(0, row=["R01:down"], abilities=["S12"]), 3)) == []


def test_determined_works_when_it_is_used() -> None:
    journey = roll(Journey().courier(0, row=["R01", "R04"], abilities=["S12", "S28"]), 3)
    assert worked(journey) == []
    journey.play("decline")
    assert worked(journey) == []
    journey.play("cover:1n")
    assert worked(journey) == ["S28"]


def test_skilful_brings_nothing_when_every_card_is_in_a_hand() -> None:
    """The traitor turns up the last card; hands hold the others."""
    names = [name for name in ACTION_NAMES if name != DIE]
    journey = Journey(5)
    for seat in range(5):
        journey.courier(seat, hand=names[11 * seat : 11 * seat + 11])
    journey.courier(0, abilities=["R01"]).turn_of(4).dice(1).play("rest", "enough")
    assert journey.happened(events.DREW) == []
    assert worked(journey) == []


def test_skilful_draws_one_card_for_each() -> None:
    journey = roll(Journey().courier(0, abilities=["R01", "R14"]), 1)  # both show a 1
    assert journey.of()["hand_count"] == 2
    assert roll(Journey().courier(0, abilities=["R01", "R14"]), 2).of()["hand_count"] == 1


def test_skilful_over_the_limit_discards_after_each_draw() -> None:
    hand = ["STO", "STO", "STO", "PAT", "PAT", "DIP", "DIP"]
    journey = roll(Journey(limit="always").courier(0, hand=hand, abilities=["R01", "R14"]), 1)
    assert journey.decision() == "excess"
    assert journey.of()["hand_count"] == 8
    journey.play("discard:A01")
    assert journey.of()["hand_count"] == 8
    journey.play("discard:A02")
    assert journey.decision() == "turn"


def test_tc18_determined_places_a_disc_and_never_keeps() -> None:
    journey = roll(Journey().courier(0, row=["R01"], abilities=["S12"]), 3)
    assert journey.legal() == {"cover:1n", "decline"}
    journey.play("cover:1n")
    assert journey.discards("russia") == ["R01"]
    assert journey.abilities() == ["S12"]
    assert journey.decision() == "turn"


def test_two_determined_place_two_discs() -> None:
    journey = roll(Journey().courier(0, row=["R01", "R04"], abilities=["S12", "S28"]), 3)
    journey.play("cover:1n", "cover:1n")
    assert journey.row() == []
    one = roll(Journey().courier(0, row=["R01"], abilities=["S12", "S28"]), 3).play("cover:1n")
    assert one.decision() == "turn"  # nothing is left to cover


def test_determined_covers_sangarra_but_not_the_left_zone() -> None:
    journey = roll(Journey(2).courier(0, row=["SG"], left="T1", abilities=["S12"]).turn_of(1), 3)
    assert journey.legal() == {"cover:1n", "decline"}
    journey.play("cover:1n")
    assert journey.see()["sangarra"] == -1


def test_determined_without_an_open_icon_asks_nothing() -> None:
    assert roll(Journey().courier(0, row=["R01:down"], abilities=["S12"]), 3).decision() == "turn"


def test_resilient_turns_everything_up_and_is_gone() -> None:
    journey = Journey().courier(0, energy=3, row=["R01:down", "R06:down"], abilities=["R04"])
    assert "advance" not in journey.legal()
    journey.play("resilient")
    assert journey.row() == ["R01", "R06"]
    assert journey.abilities() == []
    assert journey.discards("russia") == ["R04"]


def test_tc35_resilient_and_on_in_the_same_turn() -> None:
    journey = Journey().courier(0, energy=3, row=["R01:down", "R06:down"], abilities=["R04"])
    journey.play("resilient", "advance")
    assert journey.of()["space"] == 2
    assert journey.of()["energy"] == 2
    assert journey.row()[:2] == ["R01", "R06"], "no disc that was lost has come back"
    assert journey.discards("russia") == ["R04"]


def test_resilient_is_offered_only_with_something_to_turn_up() -> None:
    assert "resilient" not in Journey().courier(0, row=["R01"], abilities=["R04"]).legal()
    assert "resilient" not in Journey().courier(0, row=["R01:down"]).legal()


def test_resilient_between_two_benefits_of_a_rest() -> None:
    journey = Journey().courier(0, energy=3, row=["R01:down"], abilities=["R04"]).play("rest", "recover")
    assert "resilient" in journey.legal()
    journey.play("resilient")
    assert journey.legal() == {"draw", "recover", "enough"}


def test_resilient_before_the_first_benefit_leaves_both() -> None:
    journey = Journey().courier(0, energy=3, row=["R01:down"], abilities=["R04"]).next_action("A01")
    journey.play("rest", "resilient", "recover", "recover")
    assert journey.of()["energy"] == 5
    assert journey.row() == ["R01"]


def test_tc56_resilient_between_two_discs() -> None:
    journey = Journey().courier(0, energy=3, row=["R02", "S03:down"], hand=["PAT"], abilities=["R04"])
    journey.play("face", "cover:1n", "spend", "resilient", "cover:1i", "play:A15", "stop")
    assert journey.row() == ["S03:i"]
    assert journey.legal() == {"keep:none", "keep:R02"}


def test_resilient_to_the_last_moment_of_the_turn() -> None:
    journey = Journey().courier(0, space=2, energy=4, row=["R03"], abilities=["R04"]).top("russia", "R02")
    journey.next_action("A01").play("advance")
    assert journey.row() == ["R03:down", "R02"]
    assert journey.decision() == "last_moment"
    assert journey.legal() == {"resilient", "end"}
    journey.play("resilient")
    assert journey.row() == ["R03", "R02"]
    assert "went_fast" not in journey.names_told()


def test_resilient_is_asked_about_once_when_the_second_action_is_waived() -> None:
    journey = Journey().courier(0, row=["R01:down"], hand=["A01", "A02"], abilities=["R04"]).allies("STR")
    journey.next_action("A16").play("help:A01", "help:A02", "rest", "enough", "end")
    assert journey.see()["round"] == 2


def test_resilient_waits_for_the_own_turn() -> None:
    journey = roll(Journey(2).courier(0, row=["R01:down", "R04"], abilities=["S12", "R12"]).turn_of(1), 3)
    assert journey.legal() == {"cover:2n", "decline"}


def test_resilient_after_nadias_roll() -> None:
    journey = Journey().courier(0, row=["R01:down"], hand=["STO/NAD"], abilities=["S12", "R12"]).allies("NAD").dice(3)
    journey.play("help:A07")
    assert journey.legal() == {"resilient", "decline"}
    journey.play("resilient")
    assert journey.legal() == {"cover:1n", "decline"}


def test_foresighted_holds_one_more() -> None:
    hand = ["STO", "STO", "STO", "PAT", "PAT", "DIP", "DIP"]
    draws = "A20"  # OGAREFF 1 · CARD · ALLY B
    plain = Journey().courier(0, hand=hand).next_action(draws).end_round()
    assert plain.decision() == "excess"  # TC46
    foresighted = Journey().courier(0, hand=hand, abilities=["R06"]).next_action(draws).end_round()
    assert foresighted.decision() == "turn"
    assert foresighted.of()["hand_count"] == 8


def test_three_foresighted_hold_three_more() -> None:
    hand = ["STO", "STO", "STO", "PAT", "PAT", "PAT", "DIP", "DIP", "DIP"]
    journey = Journey().courier(0, hand=hand, abilities=["R06", "R10", "R15"]).next_action("A20").end_round()
    assert journey.decision() == "turn"
    assert journey.of()["hand_count"] == 10
    assert journey.next_action("A07").end_round().decision() == "excess"


def test_fast_goes_on_after_an_advance_without_a_clash() -> None:
    journey = Journey().courier(0, energy=5, abilities=["R03"]).top("russia", "R01", "R04").next_action("A01")
    journey.play("advance")
    assert journey.legal() == {"fast", "decline"}
    journey.play("fast")
    assert journey.of()["space"] == 3
    assert journey.of()["energy"] == 3
    assert journey.row() == ["R01", "R04"]
    assert journey.abilities() == []
    assert journey.discards("russia") == ["R03"]


def test_fast_again_and_again_while_they_last() -> None:
    journey = Journey().courier(0, energy=6, abilities=["R03", "R08"]).top("russia", "R01", "R04", "R10")
    journey.play("advance", "fast", "fast")
    assert journey.of()["space"] == 4


def test_fast_needs_energy() -> None:
    assert Journey().courier(0, energy=1, abilities=["R03"]).top("russia", "R01").play("advance").decision() == "turn"


def test_fast_into_irkutsk_needs_two_points() -> None:
    journey = Journey().courier(0, space=9, energy=3, abilities=["R03"]).tartars(5).top("siberia", "S01")
    journey.play("advance", "decline")
    assert journey.decision() == "again"
    journey = Journey().courier(0, space=9, energy=2, abilities=["R03"]).tartars(5).top("siberia", "S01")
    journey.next_action("A13").play("advance", "decline")
    assert journey.decision() == "turn"


@pytest.mark.parametrize("card", range(KEEPABLE))
def test_every_road_card_can_become_its_ability(card: int) -> None:
    """One test for each of the 63 cards: gained, it gives a card at once exactly when it is RES, PRE or RAP."""
    name = ROAD_NAMES[card]
    journey = Journey().courier(0, energy=6, row=[name])
    icons = [icon for icon in range(2) if journey.box["icon"][card, icon] >= 0]
    journey.next_action("A44", "A16").play("face")
    for icon in icons:
        journey.play(f"cover:1{'in'[icon]}", "spend")
    journey.play(f"keep:{name}")
    assert journey.abilities() == [name]
    ability = ABILITIES[journey.box["ability"][card]]
    assert len(journey.happened(events.DREW)) == (1 if ability in ("RES", "PRE", "RAP") else 0)
    faces = int(journey.box["faces"][card])
    assert bin(faces).count("1") == {"DET": 1, "ENE": 2, "HAB": 2 if card < 24 else 3}.get(ability, 0)
    assert road(name) == card
