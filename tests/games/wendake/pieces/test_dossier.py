"""Where the research file lies beside the project, what is printed on every piece is as it says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from peltry.games.wendake.pieces.cards import (
    ADVERSITY_NAMES,
    COMBINATIONS,
    GHOST_NAMES,
    MASK_NAMES,
    OBJECTIVE_NAMES,
    POX_NAMES,
    TRIBE_NAMES,
    TURN_CARD_NAMES,
    TURTLE_NAMES,
)
from peltry.games.wendake.pieces.tiles import PROGRESS_NAMES, TILE_NAMES
from peltry.table.library import load

from ..at_table import PRINTED

FILE = Path(__file__).parents[5] / "shared" / "games" / "wendake.json"
pytestmark = pytest.mark.skipif(not FILE.exists(), reason="the research file does not lie beside the project")


def whole() -> dict[str, Any]:
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


def rows(section: str) -> dict[str, Any]:
    return {row["id"]: row for row in whole()[section]}


def printed(key: str) -> Any:
    return PRINTED.values[key]


def printed_each(section: str, field: str) -> dict[str, Any]:
    """A field of every piece of a section that has it."""
    keys = {name: f"{section}.{name}.{field}" for name in PRINTED.ids(section)}
    return {name: printed(key) for name, key in keys.items() if key in PRINTED.values}


def numbers(text: str) -> list[int]:
    """In the order in which a text names them, as digits or as a word."""
    return [int(word) if word.isdigit() else 1 for word in re.findall(r"\d+|\bone\b", text, re.I)]


def said(text: str, words: str) -> int:
    """The number that stands where these words have a place for one."""
    found = re.search(words.replace("#", r"(\d+|one)"), text, re.I)
    assert found is not None, f"{words} is not in: {text}"
    return numbers(found[1])[0]


def sources() -> dict[str, str]:
    """What the research says of each piece: the last column of the tables whose first is its id, or that list ids."""
    found, header = dict[str, str](), list[str]()
    for line in FILE.with_suffix(".md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        header = header if cells and header else cells
        if header[-1:] == ["source"] and cells != header and header[0] in ("id", "stack"):
            pieces = [cells[0]] if header[0] == "id" else cells[1].replace("TU-", "").split()
            found |= dict.fromkeys(pieces, cells[-1])
    return found


SAYS = {"rulebook": "rulebook", "public": "public page", "reconstructed": "reconstructed"}
# The table of pieces counts how many tiles of each level there are on a public page; only what is on them is ours.
COUNTED = "advanced.AT"
TEXT_LOST = {"turn_effect.TE-FISH.type": "rulebook", "turn_effect.TE-FISH.rifles": "reconstructed"}


def test_where_every_piece_is_known_from() -> None:
    """A value is told to come from where its piece does; where the research names two sources it is one of them."""
    told, compared = sources(), 0
    for value in PRINTED.listed():
        said = told.get(value.key.split(".")[1], "")
        if said and value.key not in TEXT_LOST and not (value.key.startswith(COUNTED) and value.key.endswith(".level")):
            assert SAYS[value.source] in said, f"{value.key}: {value.source}, not {said}"
            compared += 1
    assert compared > 700
    assert {key: PRINTED.source(key) for key in TEXT_LOST} == TEXT_LOST
    assert "text lost" in told["TE-FISH"]


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
    assert printed_each("advanced", "level") == {name: tile["level"] for name, tile in rows("advanced_tiles").items()}
    new = {name for name, tile in rows("advanced_tiles").items() if tile["set"] == "new_allies"}
    box = load("wendake").box[0]["tiles"]
    assert {name for name, tile in zip(TILE_NAMES, box, strict=True) if tile["new"]} == new


def test_progress_tiles() -> None:
    tiles = rows("progress_tiles")
    assert list(tiles) == list(PROGRESS_NAMES)
    for name, tile in tiles.items():
        level = printed(f"progress.{name}.level")
        assert level == tile["level"]
        assert printed("progress_rows.price")[level - 1] == tile["cost_different_resources"]
        assert printed("progress_rows.points")[level - 1] == tile["economic_points"]


LAST_NUMBER = ("PG3-02", "PG3-03")  # a point for every two majorities, for every further pair, at most two
NO_AMOUNT = {"PG2-04", "PG2-05", "PG2-07", "PG2-10", "PG3-01", "PG3-04", "PG3-06"}  # each does what it does once


def test_numbers_on_progress_tiles() -> None:
    texts = {name: tile["effect"] for name, tile in rows("progress_tiles").items() if name not in NO_AMOUNT}
    told = {name: numbers(text)[-1 if name in LAST_NUMBER else 0] for name, text in texts.items()}
    assert printed_each("progress", "amount") == told
    assert printed_each("progress", "kinds") == {"PG3-05": said(texts["PG3-05"], "sold # or more kinds")}


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


ADVERSITY_WORDS = {
    "europeans arrive (french)": "french_arrive", "europeans arrive (english)": "english_arrive",
    "relentless enemy (warrior)": "relentless_warrior", "relentless enemy (worker)": "relentless_worker",
    "relentless enemy (progress)": "relentless_progress", "sacrilegious theft": "theft",
}  # fmt: skip
ADVERSITY_AMOUNTS = {
    "adoration": "costs # resource or", "snow": "# step less", "winter": "fewer than # leather",
    "infection": "# natives of choice", "storm": "# of your canoes", "end_of_season": "# woman",
    "theft": "# mask card",
}  # fmt: skip


def test_adversity() -> None:
    cards = rows("adversity_cards")
    assert list(cards) == list(ADVERSITY_NAMES)
    assert all(printed(f"adversity.{name}.upper") == str(card["upper"]) for name, card in cards.items())
    names = {name: card["name"].lower() for name, card in cards.items()}
    told = {name: ADVERSITY_WORDS.get(card) or card.replace(" ", "_") for name, card in names.items()}
    assert printed_each("adversity", "effect") == told
    texts = {told[name]: card["effect"] for name, card in cards.items()}
    assert printed_each("adversity_effect", "amount") == {
        effect: said(texts[effect], words) for effect, words in ADVERSITY_AMOUNTS.items()
    }


def test_ghost_cards_and_objectives() -> None:
    ghost = rows("ghost_cards")
    assert list(ghost) == list(GHOST_NAMES)
    assert printed_each("ghost", "action") == {n: card["name"].lower().replace(" ", "_") for n, card in ghost.items()}
    assert printed_each("ghost", "points") == {n: said(card["action"], r"\+# point") for n, card in ghost.items()}
    goals = {name: numbers(row["text"]) for name, row in rows("solo_objectives").items()}
    assert list(goals) == list(OBJECTIVE_NAMES)
    assert printed_each("objective", "amount") == {name: sum(found) for name, found in goals.items()}  # "no" is none


FLAG_WORDS = {"F": "french", "E": "english"}


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_maps(players: str) -> None:
    whole_map = whole()["maps"][players]
    territories = whole_map["territories"]
    assert sorted(territories) == sorted(PRINTED.ids(f"map{players}"))
    for name, territory in territories.items():
        key = f"map{players}.{name}"
        assert printed(f"{key}.flag") == FLAG_WORDS[territory["flag"]]
        assert {kind: printed(f"{key}.{kind}") for kind in territory["areas"]} == territory["areas"]
        assert sorted(printed(f"{key}.adjacent")) == sorted(territory["adjacent"])
    assert printed(f"lakes.players_{players}") == whole_map["usable_lakes"]
    for home, adjacent in whole_map["home_adjacent"].items():
        beside = [name for name in territories if home in printed(f"map{players}.{name}.adjacent")]
        assert sorted(beside) == sorted(adjacent)


POWERS = {
    "TR01": "# vegetable kind more", "TR02": "# step more", "TR04": "# fish more", "TR08": "up to # resources",
    "TR10": "take # cards",
}  # fmt: skip


def test_what_tribes_start_with_and_how_much_more_they_can() -> None:
    for name, tribe in rows("tribes").items():
        key = f"tribe.{name}"
        for place in ("village", "longhouse"):
            assert printed(f"{key}.{place}") == [int(n) for n in tribe[place].split("/")], name
        words = tribe["goods"].split()
        goods = [" ".join(pair) for pair in zip(words[::2], words[1::2], strict=True)]
        assert sorted(printed(f"{key}.goods")) == sorted(goods), name
        assert (printed(f"{key}.canoes"), printed(f"{key}.masks")) == (tribe["canoes"], tribe["masks"])
    powers = {name: tribe["power"] for name, tribe in rows("tribes").items()}
    assert printed_each("tribe", "amount") == {name: said(powers[name], words) for name, words in POWERS.items()}


# A rifle that is paid; "for 1 rifle" is one that is got.
RIFLE_PAID = r"(?<!for )\b(\d)(?:-\d)? rifle"
EFFECT_AMOUNTS = {
    "TE-R2RES": "for # resources", "TE-TURTLE": "# in total", "TE-EVOLVE": "# in total", "TE-LAKES": "take # different",
    "TE-RES2R": "# different resources for", "TE-MASKHEAL": "bring # native", "TE-RITHEAL": "1-# rifles",
    "TE-LEATHER": "# leather per", "TE-OFFLINE": r"\+ # resource",
}  # fmt: skip


def test_what_turn_cards_cost_and_how_much_they_bring() -> None:
    texts = {name: effect["effect"] for name, effect in rows("turn_effects").items()}
    paid = {name: sum(map(int, re.findall(RIFLE_PAID, text))) for name, text in texts.items()}
    assert printed_each("turn_effect", "rifles") == paid
    told = {name: said(texts[name], words) for name, words in EFFECT_AMOUNTS.items()}
    assert printed_each("turn_effect", "amount") == told


def test_effects_of_turn_cards_and_tokens() -> None:
    assert {n: printed(f"turn_effect.{n}.type") for n in rows("turn_effects")} == {
        name: effect["type"] for name, effect in rows("turn_effects").items()
    }
    assert {n: printed(f"token.{n}.icon") for n in rows("ghost_turn_tokens")} == {
        name: token["icon"] for name, token in rows("ghost_turn_tokens").items()
    }


def test_numbers_of_the_rules() -> None:
    known = whole()["config"]
    same = {
        "years": "year.years", "markers_per_player": "year.markers", "track_max_base": "track_end.base",
        "track_max_new_allies": "track_end.new_allies", "track_max_solo": "track_end.solo",
        "progress_price": "progress_rows.price", "progress_points": "progress_rows.points",
        "ritual_heal": "ritual.heal", "ritual_points_by_trios": "ritual.points", "mask_draw": "mask_ceremony.draw",
        "sell_max": "sale.most", "alliance_max": "alliance.spaces", "alliance_end_points": "alliance.end_points",
        "turtle_thresholds": "turtle_stacks.thresholds", "sacred_fire_heal": "sacred_fire.heal",
        "turtle_stack_new_allies": "turtle_stacks.new_allies", "turtle_stack_solo": "turtle_stacks.players_1",
        "ghost_tile_disc_start": "solo.tile_disc", "turn_order_spaces_solo": "solo.spaces",
        "objectives_drawn": "solo.objectives", "objective_points": "solo.objective_points",
        "objective_extreme_penalty": "solo.extreme_penalty", "fish_by_canoes": "yield.fish_by_canoes",
        "harvest_per_woman": "yield.harvest_per_woman", "hunt_per_hunter": "yield.hunt_per_hunter",
        "tan_rate": "yield.tan_rate", "canoes_per_build": "canoe.per_build",
        "grand_lodge_max": "progress.PG3-03.amount", "war_chief_step": "progress.PG3-02.amount",
    }  # fmt: skip
    assert {name: printed(key) for name, key in same.items()} == {name: known[name] for name in same}
    for players in "1234":
        assert printed(f"advanced_kept.players_{players}") == known["advanced_kept"][players]
        assert printed(f"progress_rows.players_{players}") == known["progress_in_play"][players]
