"""Where the research file lies beside the project, what is printed on every piece is as it says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from peltry.games.wendake.pieces.cards import (
    ADVERSITY_NAMES,
    COMBINATIONS,
    MASK_NAMES,
    POX_NAMES,
    TRIBE_NAMES,
    TURN_CARD_NAMES,
    TURTLE_NAMES,
)
from peltry.games.wendake.pieces.tiles import PROGRESS_NAMES, TILE_NAMES

from .at_table import PRINTED

FILE = Path(__file__).parents[4] / "shared" / "games" / "wendake.json"
pytestmark = pytest.mark.skipif(not FILE.exists(), reason="the research file does not lie beside the project")


def rows(section: str) -> dict[str, Any]:
    return {row["id"]: row for row in json.loads(FILE.read_text(encoding="utf-8"))[section]}


def printed(key: str) -> Any:
    return PRINTED.values[key]


def test_turn_cards() -> None:
    cards = rows("turn_cards")
    assert list(cards) == list(TURN_CARD_NAMES)
    for name, card in cards.items():
        assert [printed(f"turn_card.{name}.{key}") for key in ("level", "top", "effect")] == [
            card["level"], card["top"], card["effect"],
        ]  # fmt: skip


def test_action_tiles() -> None:
    tiles = rows("basic_tiles") | rows("advanced_tiles") | rows("special_tiles")
    assert sorted(tiles) == sorted(TILE_NAMES)
    for name, tile in tiles.items():
        section = "basic" if name.startswith("BT") else "black" if name == "BK1" else "advanced"
        assert printed(f"{section}.{name}.actions") == tile["actions"], name


def test_progress_tiles() -> None:
    tiles = rows("progress_tiles")
    assert list(tiles) == list(PROGRESS_NAMES)
    assert all(printed(f"progress.{name}.level") == tile["level"] for name, tile in tiles.items())


def test_masks_and_smallpox() -> None:
    masks = rows("mask_cards")
    assert sorted(masks) == sorted(MASK_NAMES)
    for name, mask in masks.items():
        assert (printed(f"mask.{name}.kind"), printed(f"mask.{name}.smallpox")) == (mask["kind"], mask["smallpox"])
    points = rows("mask_combinations")
    assert [printed(f"combination.{name}.points") for name in COMBINATIONS] == [
        points[n]["points"] for n in COMBINATIONS
    ]
    pox = rows("smallpox_cards_optional")
    assert [printed(f"smallpox.{name}.effect") for name in POX_NAMES] == [pox[name]["effect"] for name in POX_NAMES]


def test_turtles_and_tribes() -> None:
    turtles = rows("turtle_tiles")
    assert sorted(turtles) == sorted(f"TU-{name}" for name in TURTLE_NAMES)
    for name in TURTLE_NAMES:
        assert printed(f"turtle.{name}.points") == turtles[f"TU-{name}"]["points"]
        assert printed(f"turtle.{name}.track") == turtles[f"TU-{name}"]["track"]
    assert sorted(rows("tribes")) == sorted(TRIBE_NAMES)


def test_adversity() -> None:
    cards = rows("adversity_cards")
    assert list(cards) == list(ADVERSITY_NAMES)
    assert all(printed(f"adversity.{name}.upper") == str(card["upper"]) for name, card in cards.items())
