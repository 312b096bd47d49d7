"""The copying card: used as another card that lies open, at the moment that card asks for."""

from __future__ import annotations

from ..scenario import Scenario
from .test_turn_cards import BEAVER, COPY, FISH, MASKHEAL, OFFLINE, OTHER, R2RES, RITHEAL, TAN, owner


def test_copy_and_a18_any_card_face_up_on_the_table() -> None:
    scenario = owner(COPY, goods="1 rifle").player("Paul", cards=[R2RES]).spaces(FISH, TAN)
    table = scenario.turn("George")
    assert table.legal("copy") == ["copy:FISH", "copy:TAN", "copy:R2RES"]
    assert table.change("George", "copy:R2RES", "take:corn", "take:corn") == {"rifle": -1, "corn": 2, "cards": -1}
    assert table["Paul"].ready_cards == [R2RES]


def test_t26_a_used_card_is_not_copied() -> None:
    scenario = owner(COPY, goods="1 rifle").player("Paul", used_cards=[R2RES]).spaces(FISH)
    assert scenario.turn("George").refuses("copy:R2RES")


def test_a82_what_cannot_be_paid_is_no_target_nor_is_another_copy() -> None:
    scenario = owner(COPY).player("Paul", cards=[R2RES, "TC2-03"]).spaces(FISH)
    assert scenario.turn("George").legal("copy") == ["copy:FISH"]


def test_a47_a_copy_may_be_aimed_at_the_card_being_taken() -> None:
    scenario = Scenario().player("George", goods="2 rifle", cards=["TC2-03"]).year(5).spaces("TC2-05", "TC2-06")
    table = scenario.turn("George").play("order:1")
    assert table.allows("copy:OTHER")
    assert table.change("George", "copy:OTHER") == {"rifle": -1, "cards": -1}
    assert table.allows("faction:french")


def copier(card: str, **more: object) -> Scenario:
    """George copies, Paul owns the card."""
    return owner(COPY, **more).player("Paul", cards=[card]).spaces(OTHER)


def test_copy_and_a18_ones_own_card_which_stays_ready() -> None:
    table = owner(COPY, R2RES, goods="2 rifle").spaces(FISH).turn("George")
    assert table.legal("copy") == ["copy:FISH", "copy:R2RES"]
    assert table.change("George", "copy:R2RES", "take:corn", "take:corn") == {"rifle": -1, "corn": 2, "cards": -1}
    assert table.change("George", "card:R2RES", "take:fish", "take:fish") == {"rifle": -1, "fish": 2}


def test_copy_and_a18_beavers_in_a_trade() -> None:
    table = copier(BEAVER, goods="1 rifle, 2 beaver, 1 corn").turn("George", "BT6").play("done")
    assert table.change("George", "copy:BEAVER") == {"rifle": -1, "cards": -1}
    assert table.change("George", "sell:corn:2") == {"corn": -1, "beaver": -2, "economic": 3}
    assert table["Paul"].ready_cards == [BEAVER]


def test_copy_and_a18_further_healing_in_a_ritual() -> None:
    table = copier(RITHEAL, goods="2 rifle", ill=(5, 0, 0)).turn("George", "ritual").play("copy:RITHEAL")
    assert table.change("George", *["heal:warrior"] * 3)["rifle"] == -1
    assert table["George"].ill == [2, 0, 0]
    assert table.asks != "heal"
    assert table["Paul"].ready_cards == [RITHEAL]


def test_copy_and_a18_healing_in_a_mask_ceremony() -> None:
    table = copier(MASKHEAL, goods="1 rifle", ill=(1, 1, 0)).turn("George", "BT8").play("done")
    healed = {"rifle": -1, "ill_woman": -1, "home_woman": 1, "cards": -1}
    assert table.change("George", "copy:MASKHEAL", "heal:woman") == healed
    assert table["Paul"].ready_cards == [MASKHEAL]


def test_copy_and_a18_a_tile_off_the_line() -> None:
    table = copier(OFFLINE, goods="1 rifle, 1 corn", markers=[1, 2]).turn("George", round=3)
    assert table.change("George", "copy:OFFLINE") == {"rifle": -1, "corn": -1, "cards": -1}
    assert table.legal() == [f"act:{cell}" for cell in range(4, 10)]
    assert table["Paul"].ready_cards == [OFFLINE]


def test_copy_and_a18_not_before_the_moment_of_the_card() -> None:
    for card in (BEAVER, RITHEAL, MASKHEAL, OFFLINE):
        table = copier(card, goods="2 rifle, 2 beaver, 1 corn", ill=(5, 0, 0)).turn("George")
        assert table.legal("copy") == []
