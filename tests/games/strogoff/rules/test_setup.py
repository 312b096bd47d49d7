"""Setting up: couriers, difficulties, editions, variants."""

from __future__ import annotations

import pytest

import peltry
from peltry.games.strogoff.pieces.box import PLACES

from ..at_table import strogoff
from ..invariants import check
from ..scenario import Scenario


@pytest.mark.parametrize(("difficulty", "space"), [("easy", 0), ("normal", 1), ("heroic", 2)])
def test_tc40_ogareff_starts_by_difficulty(difficulty: str, space: int) -> None:
    assert strogoff().position(2, 1, {"difficulty": difficulty}).state["ogareff"] == space


@pytest.mark.parametrize(("couriers", "space"), [(1, 2), (2, 1), (3, 0), (4, -1), (5, -2)])
def test_devir_starts_by_the_number_of_couriers(couriers: int, space: int) -> None:
    state = strogoff().position(couriers, 1, {"edition": "devir"}).state
    assert state["ogareff"] == space
    assert (state["tartars"], state["strength"]) == (9, 3)


def test_five_couriers_travel_on_devirs_road() -> None:
    state = strogoff().position(5, 1).state
    assert state["options"]["edition"] == 1
    assert state["tartars"] == 9


@pytest.mark.parametrize("couriers", [1, 2, 3, 4, 5])
def test_every_number_of_couriers(couriers: int) -> None:
    position = strogoff().position(couriers, couriers)
    check(position.state, strogoff().box[0])
    assert position.state["action_left"] == 56 - 5 * couriers
    assert position.state["roads"][0]["left"] == 24 - couriers
    assert position.state["curtain"] == (couriers > 1)


def test_the_first_courier_is_drawn_by_lot() -> None:
    assert {int(strogoff().position(4, seed).state["first"]) for seed in range(40)} == {0, 1, 2, 3}


def test_devirs_road_has_twelve_spaces() -> None:
    road = strogoff().box[0]["road"][1]
    names = [PLACES[place] for place in road["place"][1:13]]
    assert names[5] == "ishim"
    assert names.index("tomsk") == 8
    table = Scenario(1, edition="devir").courier(0, space=10, energy=9).top("siberia", "S01").tartars(3)
    table.play("advance", "decline")
    assert table.of()["space"] == 11
    table.turn_of(0).courier(0, energy=9).top("irkutsk", "I01").play("advance")
    assert table.of()["space"] == 12
    assert table.asks == "road"


def test_devirs_tartars_go_one_space_further() -> None:
    assert Scenario(1, edition="devir").next_action("A25").tartars(3).end_round().see()["tartars"] == 9


def test_tc38_face_up_decks_show_russia_and_siberia_to_all() -> None:
    table = Scenario(2, seed=5, decks="open")
    fresh = strogoff().position(2, 5, {"decks": "open"})
    for seat in (-1, 0, 1):
        seen = strogoff().kind.eyesight.plain(fresh.sight(seat))
        tops = [pile["cards"][-1] for pile in seen["roads"]]
        assert tops[0] == fresh.state["roads"][0]["cards"][21]
        assert tops[2] == fresh.state["roads"][2]["cards"][31]
        assert tops[1] == tops[3] == tops[4] == -1
        assert all(card == -1 for pile in seen["roads"] for card in pile["cards"][:-1])
    table.courier(0, space=5).top("siberia", "S07", "S08").play("advance")
    assert table.see(1)["roads"][2]["cards"][-1] == 38


def test_the_urals_stay_hidden_with_face_up_decks() -> None:
    table = Scenario(2, decks="open").courier(0, space=4).top("urals", "U1", "U2").play("advance")
    assert table.row() == ["U1"]
    for seat in (-1, 0, 1):
        assert table.see(seat)["roads"][1]["cards"] == [-1] * 6
    assert "top_shown" not in table.names_told()


def test_blount_may_send_a_face_up_card_to_the_bottom() -> None:
    table = Scenario(2, decks="open").courier(0, hand=["STO/BLO"]).allies("BLO").top("siberia", "S07", "S08")
    table.state["roads"][2]["known"][31] = 63
    table.play("help:A03", "look:siberia", "bottom")
    cards = table.see(1)["roads"][2]["cards"]
    assert cards[0] == 37
    assert cards[-1] == 38


def test_base_decks_are_hidden() -> None:
    seen = strogoff().kind.eyesight.plain(strogoff().position(2, 5).sight(0))
    assert all(card == -1 for pile in seen["roads"] for card in pile["cards"])


def test_six_couriers_are_too_many() -> None:
    with pytest.raises(peltry.PeltryError, match="1, 2, 3, 4, 5"):
        strogoff().options(6)
