"""Rest and Face dangers: the three ways to cover an icon, solved cards, the hand limit."""

from __future__ import annotations

import pytest

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.cards import DANGERS

from .journey import Journey


@pytest.mark.parametrize("danger", DANGERS)
def test_a_matching_card_covers_the_most_recent_cards_danger(danger: str) -> None:
    card = f"R{3 * DANGERS.index(danger) + 1:02}"
    journey = Journey().courier(0, energy=0, row=[card], hand=[danger])
    journey.play("face", "cover:1n", f"play:{journey.hand()[0]}")
    assert journey.decision() == "keep"
    assert journey.row() == []


def test_a_matching_card_is_no_use_against_an_older_card() -> None:
    journey = Journey().courier(0, energy=0, row=["R01", "R04"], hand=["STO"])
    assert "face" not in journey.legal()
    assert "face" in Journey().courier(0, energy=0, row=["R01", "R04"], hand=["ANI"]).legal()


def test_a_matching_card_covers_the_normal_danger_while_the_immediate_one_is_open() -> None:
    journey = Journey().courier(0, energy=0, row=["S05"], hand=["WAY"])  # DIP and WAY
    assert "face" in journey.legal()
    assert journey.play("face").legal() == {"cover:1n"}
    journey.play("cover:1n", f"play:{journey.hand()[0]}")
    assert journey.row() == ["S05:n"]


def test_a_pair_covers_any_card() -> None:
    journey = Journey().courier(0, energy=0, row=["R01", "R04"], hand=["DIP", "DIP"]).play("face")
    assert journey.legal() == {"cover:1n", "cover:2n"}
    journey.play("cover:1n")
    assert journey.legal() == {"pair:A29", "pair:A30"}
    journey.play("pair:A29")
    assert journey.legal() == {"pair:A30"}
    journey.play("pair:A30")
    assert journey.row() == ["R04"]
    assert journey.of()["hand_count"] == 0


def test_energy_covers_any_card_down_to_nothing() -> None:
    journey = Journey().courier(0, energy=1, row=["R01", "R04"]).play("face", "cover:1n")
    assert journey.legal() == {"spend"}
    journey.play("spend")
    assert journey.of()["energy"] == 0
    assert journey.legal() == {"stop"}
    assert journey.of()["alive"]


def test_nothing_open_or_nothing_to_pay_with() -> None:
    assert "face" not in Journey().courier(0, energy=6).legal()
    assert "face" not in Journey().courier(0, energy=0, row=["R01"], hand=["DIP"]).legal()
    assert "face" not in Journey().courier(0, energy=6, row=["R01:down"]).legal()


def test_every_step_of_facing_covers_a_danger() -> None:
    """Why facing comes to an end: each step is paid for, and leaves a danger less."""
    journey = Journey().courier(0, energy=8, row=["R01", "S05", "R04", "R07"]).play("face")
    seen = []
    while covers := sorted(move for move in journey.legal() if move.startswith("cover")):
        seen.append(covers)
        journey.play(covers[-1], "spend")
        while journey.decision() == "keep":
            journey.play(sorted(journey.legal())[0])
    assert [len(covers) for covers in seen] == [5, 4, 3, 2, 1]


def test_at_least_one_disc_is_placed() -> None:
    journey = Journey().courier(0, energy=6, row=["R01"]).play("face")
    assert "stop" not in journey.legal()


def test_a_face_down_card_on_the_right_is_still_the_most_recent() -> None:
    journey = Journey().courier(0, energy=0, row=["R01", "R04:down"], hand=["STO", "DIP", "DIP"])
    journey.play("face")
    assert journey.legal() == {"cover:1n"}
    journey.play("cover:1n")
    assert not any(move.startswith("play") for move in journey.legal())


def test_tc10_the_left_zone_cannot_be_faced() -> None:
    journey = Journey().courier(0, space=7, energy=3, row=["S12"], left="T4")
    assert "advance" not in journey.legal()
    journey.play("face")
    assert journey.legal() == {"cover:1i", "cover:1n"}
    journey.play("cover:1i", "spend", "stop")
    assert journey.row()[0] == "S12:i"
    journey.turn_of(0)
    assert "advance" in journey.legal()


def test_tc15_foresight_raises_the_limit_before_its_card_is_drawn() -> None:
    hand = ["STO", "STO", "STO", "PAT", "PAT", "DIP", "DIP"]
    journey = Journey().courier(0, energy=3, row=["R06"], hand=hand).next_action("A44", "A36")
    journey.play("face", "cover:1n", "spend", "keep:R06")
    assert journey.happened(events.DISCARDED) == []
    assert journey.hand()[7] == "A44"


def test_tc16_the_hand_limit_after_a_draw_of_two() -> None:
    hand = ["STO", "STO", "STO", "PAT", "PAT", "DIP"]
    journey = Journey().courier(0, hand=hand).play("rest", "draw")
    assert journey.decision() == "excess"
    assert len(journey.legal()) == 8
    journey.play("discard:A01")
    assert journey.of()["hand_count"] == 7
    assert journey.decision() == "rest"


def test_tc41_a_card_half_covered_by_pigassoff_can_be_kept() -> None:
    journey = Journey().courier(0, energy=0, row=["S12"], hand=["STO/PIG", "SPY"]).allies("PIG")
    journey.play("help:A06", "cover:1i", "face", "cover:1n", "play:A43")
    assert "keep:S12" in journey.legal()
    journey.play("keep:S12")
    assert journey.abilities() == ["S12"]


def test_tc50_three_matches_from_right_to_left() -> None:
    journey = Journey().courier(0, energy=0, row=["R05", "U4"], hand=["WAY", "ANI", "ANI"])
    journey.play("face", "cover:2i", "play:A36", "cover:2n", "play:A08", "cover:1n", "play:A09")
    assert journey.legal() == {"keep:none", "keep:U4", "keep:R05"}
    journey.next_action("A01").play("keep:U4")
    assert journey.abilities() == ["U4"]
    assert journey.discards("russia") == ["R05"]
    assert journey.happened(events.DREW) == []


def test_solved_sangarra_goes_home_and_is_never_kept() -> None:
    journey = Journey(2).courier(0, energy=3, row=["R01", "SG"], hand=["SPY"]).play("face", "cover:2n", "play:A43")
    assert journey.see()["sangarra"] == -1
    journey.play("stop")
    assert journey.decision() == "turn"
    assert journey.row() == ["R01"]


def test_discs_are_counted_but_no_limit() -> None:
    """Ten discs are in the box; the eleventh is placed all the same."""
    rows = [["S01:i", "S03:i", "S05:i"], ["S07:i", "S09:i", "S11:i"], ["S13:i", "S15:i", "S17:i"], ["S19:i", "S21"]]
    journey = Journey(4)
    for seat, row in enumerate(rows):
        journey.courier(seat, space=8, energy=5, row=row)
    journey.turn_of(3).play("face", "cover:2i", "spend", "stop")
    assert sum(row.count(":i") for seat in range(4) for row in journey.row(seat)) == 11


def test_rest_can_be_waived_and_repeated() -> None:
    assert Journey().courier(0, energy=10).play("rest").legal() == {"draw", "enough"}
    assert Journey().courier(0, energy=9).play("rest", "recover").legal() == {"draw", "enough"}
    waived = Journey().courier(0, energy=3).next_action("A01").play("rest", "enough")
    assert waived.see()["round"] == 2


def test_turning_up_costs_nothing_even_if_it_makes_a_clash() -> None:
    journey = Journey().courier(0, energy=3, row=["R01:down", "R02"], hand=["DIP"]).next_action("A01")
    journey.play("rest", "turn:1", "enough")
    assert journey.row() == ["R01", "R02"]
    assert journey.of()["energy"] == 3
    assert "advance" not in journey.legal()
