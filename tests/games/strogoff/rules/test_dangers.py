"""Rest and Face dangers: the three ways to cover an icon, solved cards, the hand limit."""

from __future__ import annotations

import pytest

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.cards import DANGERS

from ..scenario import Scenario


@pytest.mark.parametrize("danger", DANGERS)
def test_a_matching_card_covers_the_most_recent_cards_danger(danger: str) -> None:
    card = f"R{3 * DANGERS.index(danger) + 1:02}"
    table = Scenario().courier(0, energy=0, row=[card], hand=[danger])
    table.play("face", "cover:1n", f"play:{table.hand()[0]}")
    assert table.asks == "keep"
    assert table.row() == []


def test_a_matching_card_is_no_use_against_an_older_card() -> None:
    table = Scenario().courier(0, energy=0, row=["R01", "R04"], hand=["STO"])
    assert "face" not in table.legal()
    assert "face" in Scenario().courier(0, energy=0, row=["R01", "R04"], hand=["ANI"]).legal()


def test_a_matching_card_covers_the_normal_danger_while_the_immediate_one_is_open() -> None:
    table = Scenario().courier(0, energy=0, row=["S05"], hand=["WAY"])  # DIP and WAY
    assert "face" in table.legal()
    assert set(table.play("face").legal()) == {"cover:1n"}
    table.play("cover:1n", f"play:{table.hand()[0]}")
    assert table.row() == ["S05:n"]


def test_a_pair_covers_any_card() -> None:
    table = Scenario().courier(0, energy=0, row=["R01", "R04"], hand=["DIP", "DIP"]).play("face")
    assert set(table.legal()) == {"cover:1n", "cover:2n"}
    table.play("cover:1n")
    assert set(table.legal()) == {"pair:A29", "pair:A30"}
    table.play("pair:A29")
    assert set(table.legal()) == {"pair:A30"}
    table.play("pair:A30")
    assert table.row() == ["R04"]
    assert table.of()["hand_count"] == 0


def test_energy_covers_any_card_down_to_nothing() -> None:
    table = Scenario().courier(0, energy=1, row=["R01", "R04"]).play("face", "cover:1n")
    assert set(table.legal()) == {"spend"}
    table.play("spend")
    assert table.of()["energy"] == 0
    assert set(table.legal()) == {"stop"}
    assert table.of()["alive"]


def test_nothing_open_or_nothing_to_pay_with() -> None:
    assert "face" not in Scenario().courier(0, energy=6).legal()
    assert "face" not in Scenario().courier(0, energy=0, row=["R01"], hand=["DIP"]).legal()
    assert "face" not in Scenario().courier(0, energy=6, row=["R01:down"]).legal()


def test_every_step_of_facing_covers_a_danger() -> None:
    """Why facing comes to an end: each step is paid for, and leaves a danger less."""
    table = Scenario().courier(0, energy=8, row=["R01", "S05", "R04", "R07"]).play("face")
    seen = []
    while covers := sorted(move for move in table.legal() if move.startswith("cover")):
        seen.append(covers)
        table.play(covers[-1], "spend")
        while table.asks == "keep":
            table.play(sorted(table.legal())[0])
    assert [len(covers) for covers in seen] == [5, 4, 3, 2, 1]


def test_at_least_one_disc_is_placed() -> None:
    table = Scenario().courier(0, energy=6, row=["R01"]).play("face")
    assert "stop" not in table.legal()


def test_a_face_down_card_on_the_right_is_still_the_most_recent() -> None:
    table = Scenario().courier(0, energy=0, row=["R01", "R04:down"], hand=["STO", "DIP", "DIP"])
    table.play("face")
    assert set(table.legal()) == {"cover:1n"}
    table.play("cover:1n")
    assert not any(move.startswith("play") for move in table.legal())


def test_tc10_the_left_zone_cannot_be_faced() -> None:
    table = Scenario().courier(0, space=7, energy=3, row=["S12"], left="T4")
    assert "advance" not in table.legal()
    table.play("face")
    assert set(table.legal()) == {"cover:1i", "cover:1n"}
    table.play("cover:1i", "spend", "stop")
    assert table.row()[0] == "S12:i"
    table.turn_of(0)
    assert "advance" in table.legal()


def test_tc15_foresight_raises_the_limit_before_its_card_is_drawn() -> None:
    hand = ["STO", "STO", "STO", "PAT", "PAT", "DIP", "DIP"]
    table = Scenario().courier(0, energy=3, row=["R06"], hand=hand).next_action("A44", "A36")
    table.play("face", "cover:1n", "spend", "keep:R06")
    assert table.happened(events.DISCARDED) == []
    assert table.hand()[7] == "A44"


def test_tc16_the_hand_limit_after_a_draw_of_two() -> None:
    hand = ["STO", "STO", "STO", "PAT", "PAT", "DIP"]
    table = Scenario().courier(0, hand=hand).play("rest", "draw")
    assert table.asks == "excess"
    assert len(table.legal()) == 8
    table.play("discard:A01")
    assert table.of()["hand_count"] == 7
    assert table.asks == "rest"


def test_tc41_a_card_half_covered_by_pigassoff_can_be_kept() -> None:
    table = Scenario().courier(0, energy=0, row=["S12"], hand=["STO/PIG", "SPY"]).allies("PIG")
    table.play("help:A06", "cover:1i", "face", "cover:1n", "play:A43")
    assert "keep:S12" in table.legal()
    table.play("keep:S12")
    assert table.abilities() == ["S12"]


def test_tc50_three_matches_from_right_to_left() -> None:
    table = Scenario().courier(0, energy=0, row=["R05", "U4"], hand=["WAY", "ANI", "ANI"])
    table.play("face", "cover:2i", "play:A36", "cover:2n", "play:A08", "cover:1n", "play:A09")
    assert set(table.legal()) == {"keep:none", "keep:U4", "keep:R05"}
    table.next_action("A01").play("keep:U4")
    assert table.abilities() == ["U4"]
    assert table.discards("russia") == ["R05"]
    assert table.happened(events.DREW) == []


def test_solved_sangarra_goes_home_and_is_never_kept() -> None:
    table = Scenario(2).courier(0, energy=3, row=["R01", "SG"], hand=["SPY"]).play("face", "cover:2n", "play:A43")
    assert table.see()["sangarra"] == -1
    table.play("stop")
    assert table.asks == "turn"
    assert table.row() == ["R01"]


def test_discs_are_counted_but_no_limit() -> None:
    """Ten discs are in the box; the eleventh is placed all the same."""
    rows = [["S01:i", "S03:i", "S05:i"], ["S07:i", "S09:i", "S11:i"], ["S13:i", "S15:i", "S17:i"], ["S19:i", "S21"]]
    table = Scenario(4)
    for seat, row in enumerate(rows):
        table.courier(seat, space=8, energy=5, row=row)
    table.turn_of(3).play("face", "cover:2i", "spend", "stop")
    assert sum(row.count(":i") for seat in range(4) for row in table.row(seat)) == 11


def test_rest_can_be_waived_and_repeated() -> None:
    assert "end" not in Scenario().courier(0).legal(), "an action is compulsory"
    assert set(Scenario().courier(0, energy=10).play("rest").legal()) == {"draw", "enough"}
    assert set(Scenario().courier(0, energy=9).play("rest", "recover").legal()) == {"draw", "enough"}
    waived = Scenario().courier(0, energy=3).next_action("A01").play("rest", "enough")
    assert waived.see()["round"] == 2


def test_turning_up_costs_nothing_even_if_it_makes_a_clash() -> None:
    table = Scenario().courier(0, energy=3, row=["R01:down", "R02"], hand=["DIP"]).next_action("A01")
    table.play("rest", "turn:1", "enough")
    assert table.row() == ["R01", "R02"]
    assert table.of()["energy"] == 3
    assert "advance" not in table.legal()
