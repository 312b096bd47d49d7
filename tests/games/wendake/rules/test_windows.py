"""When cards and tiles may be used, and why every turn ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

from peltry.games.wendake.pieces.moves import MOVES
from peltry.table.library import load

from ..scenario import Scenario


def uses(texts: list[str]) -> list[str]:
    return [text for text in texts if text.partition(":")[0] in ("use", "card", "copy")]


def with_store(**more: object) -> Scenario:
    return Scenario().player("George", progress=["PG1-03"], cards=["TC1-06"], goods="1 rifle", **more)


BOTH = ["use:PG1-03", "card:R2RES"]


def test_a80_and_a76_the_windows_of_a_turn() -> None:
    """Before the marker, after it and before each action, after the last; between lettered steps cards only."""
    table = with_store(women=["A1-corn1"], scouts=["C1-corn1"]).turn("George")
    assert uses(table.legal()) == BOTH
    table.play("act:2")
    assert table.asks == "action"
    assert uses(table.legal()) == BOTH
    table.play("do", "harvest:corn")
    assert table.asks == "exchange"
    assert uses(table.legal()) == []  # nothing is used inside a single step
    table.play("done")
    assert table.asks == "window"
    assert uses(table.legal()) == ["card:R2RES"]
    table.play("done")
    assert table.asks == "window"
    assert uses(table.legal()) == BOTH
    table.play("done")
    assert table.to_play != "George"


def test_a80_in_1b_before_the_alliance_action_and_after_the_card_is_taken() -> None:
    table = with_store().turn("George").play("order:1")
    assert uses(table.legal()) == BOTH
    table.play("skip")
    assert table.asks == "window"
    assert uses(table.legal())[:1] == ["use:PG1-03"]


def test_a80_after_a_use_the_window_stays_open() -> None:
    table = with_store().turn("George").play("use:PG1-03")
    assert table.asks == "turn"
    assert uses(table.legal()) == ["card:R2RES"]


def test_q2_a_window_is_opened_only_for_a_use_that_brings_something() -> None:
    table = Scenario().player("George", cards=["TC1-04"], ritual=[1]).turn("George").play("act:1", "do")
    assert table.to_play != "George"  # tanning without a beaver: nobody is asked


def test_a80_between_the_steps_of_an_alliance_action() -> None:
    table = with_store(disc=("french", 1)).turn("George", "NX1-01").play("stay:french")
    assert table.asks == "window"
    assert uses(table.legal()) == ["card:R2RES"]


@pytest.mark.parametrize(("tile", "step_a"), [("ritual", []), ("BT6", ["done"]), ("BT7", []), ("BT8", ["done"])])
def test_a80_between_the_steps_a_and_b_of_an_action(tile: str, step_a: list[str]) -> None:
    """Ritual, Trade, Military, Mask ceremony."""
    scenario = Scenario().player("George", progress=["PG1-03"], cards=["TC1-06"], goods="1 rifle, 1 corn")
    table = scenario.turn("George", tile).play(*step_a)
    assert table.asks == "window"
    assert uses(table.legal()) == ["card:R2RES"]


def test_a80_at_the_ship_before_the_barter() -> None:
    scenario = Scenario().player(
        "George", progress=["PG1-03"], cards=["TC1-15"], goods="1 rifle", hunters=["C1-forest1"],
        disc=("english", 3), canoes={"huron": 1},
    )  # fmt: skip
    table = scenario.turn("George", "NX1-02").play("stay:english", "done", "ship", "lake:huron")
    assert table.asks == "ship"
    assert uses(table.legal()) == ["card:LEATHER"]
    assert table.refuses("amount:1")
    assert table.change("George", "card:LEATHER", "amount:1") == {}  # the rifle became leather, and a rifle again


def test_a80_at_a_smallpox_card_nothing_but_the_medicine_society() -> None:
    scenario = Scenario().player("George", progress=["PG3-07", "PG1-03"], cards=["TC1-06"], goods="1 rifle, 1 corn")
    table = scenario.next_masks("MK-wild-1").turn("George", "BT6").play("barter", "amount:1", "amount:1")
    assert table.asks == "window"
    assert table.legal() == ["done", "use:PG3-07"]


def still_to_be_used(state: Any) -> int:
    """M of "Why every turn ends", for whoever is at turn."""
    me, rows = state["players"][state["active"]], int(state["progress_rows"])
    in_the_order, cards, tiles = (state["turn_cards"] >= 0).sum(), int(me["ready_cards"]), int(me["ready_tiles"])
    return 3 * int(in_the_order) + 2 * cards.bit_count() + 2 * rows.bit_count() + tiles.bit_count()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_b50_nobody_is_asked_where_there_is_one_answer(players: int) -> None:
    game = load("wendake")
    for seed in range(8):
        position, chance = game.position(players, seed, {"tribes": "tribes"}), random.Random(seed)
        while not position.over:
            (*others, last), pending = position.legal(), position.state["stack"][position.state["depth"] - 1]
            asked = game.kind.pieces.decisions.read(pending).name
            always = asked in ("turn", "arrive", "combine") or MOVES.texts[last].startswith("discard:")
            assert others or always, f"{asked}: {MOVES.texts[last]}"
            position.play(chance.choice([*others, last]))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_t80_and_b50_every_turn_ends_with_players_who_go_on_as_long_as_they_can(players: int, seed: int) -> None:
    """They never pass when something else may be done. What the rulings order positions by never grows in a turn."""
    position = load("wendake").position(players, seed, {"tribes": "tribes"})
    chance, turn, count, seen = random.Random(seed), None, 0, set()
    while not position.over and int(position.state["year"]) < 3:
        now = (int(position.state["year"]), int(position.state["turns"]), position.to_play())
        if now != turn:
            turn, count, seen = now, 0, set()
        legal = position.legal()
        eager = [move for move in legal if MOVES.texts[move] not in ("done", "skip", "amount:0")]
        left = still_to_be_used(position.state)
        position.play(chance.choice(eager or legal))
        if (int(position.state["year"]), int(position.state["turns"]), position.to_play()) == now:
            assert still_to_be_used(position.state) <= left
        image = position.states.tobytes()
        assert image not in seen, "the same position twice in a turn"
        seen.add(image)
        count += 1
        assert count < 300, "a turn does not end"


def test_t80_a_player_with_every_card_and_tile_comes_to_an_end() -> None:
    cards = [f"TC1-{n:02}" for n in range(1, 19)] + [f"TC2-{n:02}" for n in range(1, 22)]
    tiles = [f"PG1-{n:02}" for n in range(1, 13)] + [f"PG2-{n:02}" for n in range(1, 11)]
    tiles += [f"PG3-{n:02}" for n in range(1, 9)]
    goods = ", ".join(f"20 {good}" for good in ("bean", "corn", "pumpkin", "fish", "leather", "beaver", "rifle"))
    for seed in range(12):
        scenario = Scenario(players=2).year(5).spaces()
        scenario._spaces = {0: 0}
        scenario.player("George", cards=cards[1:], progress=tiles, goods=goods, disc=("english", 5), ill=(2, 2, 2))
        table, chance, count = scenario.player("Paul").turn("George"), random.Random(seed), 0
        while table.to_play == "George":
            legal = table.position.legal()
            eager = [move for move in legal if MOVES.texts[move] not in ("done", "skip", "amount:0")]
            table.position.play(chance.choice(eager or legal))
            count += 1
            assert count < 300
