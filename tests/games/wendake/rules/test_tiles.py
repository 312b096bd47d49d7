"""Every action tile: its actions from top to bottom, each optional."""

from __future__ import annotations

import pytest

from peltry.games.wendake.pieces.tiles import ACTIONS, BASIC_TILES, TILE_NAMES

from ..at_table import PRINTED
from ..scenario import Scenario

# Goods and pieces with which every action is possible.
RICH = {
    "goods": "2 corn, 1 bean, 2 beaver, 1 rifle",
    "women": ["A1-corn1"],
    "hunters": ["A1-forest1"],
    "canoes": {"huron": 2},
    "ill": (1, 0, 0),
}


def printed_actions(tile: str) -> list[str]:
    section = "basic" if tile in BASIC_TILES else "black" if tile == "BK1" else "advanced"
    return list(PRINTED.values[f"{section}.{tile}.actions"])


@pytest.mark.parametrize("tile", TILE_NAMES)
def test_every_tile_asks_for_its_actions_from_top_to_bottom(tile: str) -> None:
    level = 2 if tile[2:3] == "2" and tile not in BASIC_TILES else 1
    scenario = Scenario().player("George", **RICH, board={1: tile})
    if tile in BASIC_TILES:
        scenario = Scenario().player("George", **RICH)
        scenario._lay(0, tile)
    table = scenario.year(3 * level - 1).turn("George").play("act:1")
    asked = []
    while table.to_play == "George" and table.asks == "action":
        asked.append(int(table.pending["index"]))
        table.play("skip")
    assert asked == list(range(len(printed_actions(tile))))


def test_doing_an_action_is_listed_before_leaving_it_out() -> None:
    table = Scenario().player("George").turn("George").play("act:1")
    assert table.legal() == ["do", "skip"]


@pytest.mark.parametrize("tile", TILE_NAMES)
def test_every_action_of_every_tile_is_carried_out(tile: str) -> None:
    level = 2 if tile[2:3] == "2" and tile not in BASIC_TILES else 1
    for nth, text in enumerate(printed_actions(tile)):
        scenario = Scenario().player("George", **RICH)
        scenario._lay(0, tile)
        table = scenario.year(3 * level - 1).turn("George").play("act:1", *["skip"] * nth, "do")
        acted = table.told("acted")[0]
        name, _, amount = text.partition(" ")
        assert ACTIONS[acted.action] == name
        if amount.isdigit():
            assert acted.amount == int(amount)
        elif amount:
            assert acted.amount == {"F": 1, "E": 2, "FE": 3}[amount]


def test_a_tile_on_its_ritual_side_gives_the_ritual_only() -> None:
    table = Scenario().player("George", board={1: "AT1-11"}, ritual=[1]).turn("George").play("act:1", "do")
    assert table["George"].ritual == 5
    assert table.to_play != "George"


def test_a44_canoe_and_fishing_share_a_basic_tile() -> None:
    assert printed_actions("BT5") == ["CANOE", "FISH"]
    other = '[basic.BT5]\nactions = ["FISH"]\n[basic.BT1]\nactions = ["MOVE 3", "CANOE"]\n'
    table = Scenario(printed=other).player("George").turn("George", "BT1").play("done", "do")
    assert table.asks == "lake"
