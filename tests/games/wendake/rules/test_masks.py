"""The mask ceremony: taking cards, the nine combinations."""

from __future__ import annotations

import pytest

from peltry.games.wendake.pieces.cards import PLAYS

from ..at_table import Table
from ..scenario import Scenario


def ceremony(*masks: str, **more: object) -> Table:
    """George has taken no card and plays from his hand."""
    return Scenario().player("George", masks=masks, **more).turn("George", "BT8").play("done")


def test_b16_two_cards_one_by_one_from_deck_or_face_up() -> None:
    table = Scenario().player("George").next_masks("MK-bear-1", "MK-wind-1").set(mask_up=0).turn("George", "BT8")
    assert table.legal() == ["draw:up", "draw:deck", "done"]
    table.play("draw:up")
    assert table["George"].masks == ["MK-crow-1"]
    assert int(table.state["mask_up"]) == 7  # refilled at once
    table.play("draw:deck")
    assert table["George"].masks == ["MK-crow-1", "MK-wind-1"]
    assert table.asks == "combine"


COMBINATIONS = [
    ("MC1", ["crow", "crow"], "pair:crow", 2),
    ("MC2", ["crow", "bear", "wind"], "three_kinds:crow+bear+wind", 3),
    ("MC3", ["bear"] * 3, "three:bear", 4),
    ("MC4", ["crow", "bear", "corn", "wind"], "four_kinds:crow+bear+corn+wind", 5),
    ("MC5", ["crow", "crow", "wind", "wind"], "two_pairs:crow+wind", 5),
    ("MC6", ["corn"] * 4, "four:corn", 7),
    ("MC7", ["corn"] * 3 + ["crow"] * 2, "full_house:corn+crow", 8),
    ("MC8", ["crow", "bear", "corn", "crooked", "wind"], "five_kinds:crow+bear+corn+crooked+wind", 8),
    ("MC9", ["crooked"] * 5, "five:crooked", 10),
]


@pytest.mark.parametrize(("name", "masks", "play", "points"), COMBINATIONS, ids=[row[0] for row in COMBINATIONS])
def test_b17_every_combination_scores_what_the_table_says(name: str, masks: list[str], play: str, points: int) -> None:
    table = ceremony(*masks)
    assert table.allows(f"play:{play}")
    assert table.change("George", f"play:{play}") == {"mask": points, "masks": -len(masks)}
    assert int(table.state["mask_gone"]).bit_count() == len(masks)


@pytest.mark.parametrize(("name", "masks", "play", "points"), COMBINATIONS, ids=[row[0] for row in COMBINATIONS])
def test_b54_the_wild_card_stands_for_any_kind(name: str, masks: list[str], play: str, points: int) -> None:
    table = ceremony(*masks[1:], "wild")
    assert table.change("George", f"play:{play}") == {"mask": points, "masks": -len(masks)}
    short = ceremony(*masks[1:], *masks[1:2])
    assert f"play:{play}" not in short.legal() or masks[0] == masks[1]


def test_there_are_66_ways_to_play() -> None:
    assert len(PLAYS) == 5 * 4 + 10 + 5 + 1 + 10 + 20


def test_t68_a_combination_scores_once_a_year_and_the_wild_makes_another() -> None:
    table = ceremony("crow", "crow", "wild", combined=1)
    assert not any(text.startswith("play:pair") for text in table.legal())
    assert table.change("George", "play:three:crow") == {"mask": 4, "masks": -3}


def test_the_natural_cards_are_played_first() -> None:
    table = ceremony("crow", "crow", "wild").play("play:pair:crow")
    assert table["George"].masks == ["MK-wild-1"]


def test_one_combination_is_played_in_a_ceremony() -> None:
    table = ceremony("crow", "crow", "bear", "bear", "bear").play("play:pair:crow")
    assert table.asks != "combine"


def test_b15_an_empty_deck_is_made_of_the_discards() -> None:
    scenario = Scenario().player("George").turn("George")
    state = scenario.state
    gone = [int(card) for card in state["mask_deck"] if card >= 0]
    state["mask_deck"], state["mask_left"], state["mask_gone"] = -1, 0, sum(1 << card for card in gone)
    table = scenario.play("act:9", "do", "draw:deck")
    assert "masks_shuffled" in table.happened()
    assert int(table.state["mask_left"]) == len(gone) - 1


def test_b15_with_neither_deck_nor_discards_only_the_open_card_is_left() -> None:
    scenario = Scenario().player("George").player("Ringo").turn("George")
    state = scenario.state
    state["players"][scenario.seats["Ringo"]]["hand"] |= sum(1 << int(card) for card in state["mask_deck"] if card >= 0)
    state["mask_deck"], state["mask_left"] = -1, 0
    table = scenario.play("act:9", "do")
    assert table.allows("draw:up")
    assert table.refuses("draw:deck")
    table.play("draw:up")
    assert table.asks != "draw"


def test_whoever_holds_two_cards_is_asked_whether_they_go_together_or_not() -> None:
    assert ceremony("crow", "bear").asks == "combine"
    assert ceremony("crow", "crow").asks == "combine"


def test_pg3_04_the_master_carver_makes_one_card_count_as_another() -> None:
    table = ceremony("crow", "crow", "bear", progress=["PG3-04"])
    assert table.refuses("play:three:crow")
    assert table.allows("carve:bear:crow")
    table.play("carve:bear:crow")
    assert table.change("George", "play:three:crow") == {"mask": 4, "masks": -3}
    assert table["George"].ready == []


def test_b54_a_carved_card_is_the_lowest_one_too() -> None:
    """What stays in the hand is the highest of equal cards, whatever the carver makes of one of them."""
    hand = ["MK-crow-3", "MK-crow-5", "MK-bear-1"]
    table = Scenario().player("George", masks=hand, progress=["PG3-04"]).turn("George", "BT8").play("done")
    table.play("carve:crow:bear", "play:pair:bear")
    assert table["George"].masks == ["MK-crow-5"]


def test_b54_of_a_kind_that_is_played_too_the_next_lowest_is_carved() -> None:
    hand = ["MK-crow-1", "MK-crow-3", "MK-crow-5", "MK-bear-1"]
    table = Scenario().player("George", masks=hand, progress=["PG3-04"]).turn("George", "BT8").play("done")
    table.play("carve:crow:bear", "play:two_pairs:crow+bear")
    assert table["George"].masks == []
    hand = ["MK-crow-1", "MK-crow-3", "MK-crow-5", "MK-bear-1", "MK-bear-2"]
    table = Scenario().player("George", masks=hand, progress=["PG3-04"]).turn("George", "BT8").play("done")
    table.play("carve:crow:bear", "play:pair:crow")
    assert table["George"].masks == ["MK-crow-5", "MK-bear-1", "MK-bear-2"]


def test_a_card_is_carved_only_if_it_can_be_played_then() -> None:
    table = ceremony("crow", "bear", progress=["PG3-04"], combined=1)
    assert table.legal("carve") == []


def test_pg2_10_the_spirit_dancers_play_a_second_one_of_another_kind() -> None:
    table = ceremony("crow", "crow", "bear", "bear", "bear", progress=["PG2-10"]).play("play:pair:crow")
    assert table.legal() == ["done", "use:PG2-10"]
    table.play("use:PG2-10")
    assert not any(text.startswith("play:pair") for text in table.legal())
    assert table.change("George", "play:three:bear") == {"mask": 4, "masks": -3}
