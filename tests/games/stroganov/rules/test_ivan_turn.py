"""Ivan's turn: he rides, hunts, claims or visits, and then does what his card says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from peltry.table.words import say

from ..at_table import Fur, Side, Table
from ..printed_pieces import CARDS, PRINTED
from ..scenario import Scenario
from ..solo import one_step_after, solo


def test_there_are_18_cards() -> None:
    assert len(CARDS) == 18
    assert sum(PRINTED[f"automa.{card}.steps"] for card in CARDS) == 47


PUBLISHED = (
    ("AU01", 1, 1, "high", "outpost", "d"),
    ("AU02", 3, 2, "low", "trophy", "f"),
    ("AU03", 3, 2, "high", "yurt", "ac"),
    ("AU04", 3, 1, "high", "outpost", "df"),
    ("AU05", 2, 1, "high", "trophy", "bc"),
    ("AU06", 3, 1, "low", "outpost", "f"),
    ("AU07", 2, 2, "low", "trophy", "bf"),
    ("AU08", 2, 2, "low", "outpost", "d"),
    ("AU09", 5, 2, "low", "wish", "d"),
    ("AU10", 4, 1, "low", "outpost", "ef"),
    ("AU11", 2, 2, "high", "claim", "ce"),
    ("AU12", 1, 1, "low", "outpost", "e"),
    ("AU13", 4, 1, "high", "yurt", "ce"),
    ("AU14", 2, 1, "low", "wish", "ab"),
    ("AU15", 4, 1, "low", "wish", "ab"),
    ("AU16", 1, 1, "high", "trophy", "bc"),
    ("AU17", 2, 1, "low", "wish", "ad"),
    ("AU18", 3, 1, "high", "claim", "ae"),
)


@pytest.mark.parametrize(("card", "steps", "hunts", "end", "action", "not_in"), PUBLISHED)
def test_each_card_is_as_published(card: str, steps: int, hunts: int, end: str, action: str, not_in: str) -> None:
    """Steps east, furs hunted and from which end, the additional action, the strategies without the card."""
    printed = [PRINTED[f"automa.{card}.{value}"] for value in ("steps", "hunts", "end", "action", "not_in")]
    assert printed == [steps, hunts, end, action, list(not_in)]


@pytest.mark.parametrize("card", CARDS)
def test_the_steps_of_each_card_on_top_of_the_deck(card: str) -> None:
    table = solo(place=1).ivan_turn("AU06" if card != "AU06" else "AU04", deck_top=card)
    assert table["Ivan"].place == 1 + PRINTED[f"automa.{card}.steps"]


@pytest.mark.parametrize("card", CARDS)
def test_the_hunt_of_each_flipped_card(card: str) -> None:
    table = solo(place=5).tile(6, furs=[2, 3, 5, 7]).ivan_turn(card, one_step_after(card))
    hunts, high = PRINTED[f"automa.{card}.hunts"], PRINTED[f"automa.{card}.end"] == "high"
    left = [2, 3, 5, 7][:-hunts] if high else [2, 3, 5, 7][hunts:]
    assert table.tile(6) == left


@pytest.mark.parametrize("card", CARDS)
def test_the_action_of_each_flipped_card(card: str) -> None:
    """He can pay for anything: with ten coins, on a landscape that still holds furs."""
    action = PRINTED[f"automa.{card}.action"]
    scenario = solo(place=5, coins=10, outposts=1).tile(6, "LT4", furs=[5, 5, 5]).region(3, village="V1")
    table = scenario.region(3, yurt="YA3", wish="A6").ivan_turn(card, one_step_after(card))
    ivan = table["Ivan"]
    done = {
        "outpost": ivan.built == [3],
        "trophy": ivan.trophy == 1,
        "yurt": ivan.story == 5,
        "wish": ivan.scored.get("wishes", 0) == PRINTED["wish.A6.points"],
        "claim": ivan.tiles == {"steppe": 1},
    }
    assert [name for name, was_done in done.items() if was_done] == [action]


def test_the_actions_of_all_cards() -> None:
    actions = [PRINTED[f"automa.{card}.action"] for card in CARDS]
    counts = {action: actions.count(action) for action in sorted(set(actions))}
    assert counts == {"claim": 2, "outpost": 6, "trophy": 4, "wish": 4, "yurt": 2}


# Strategies.


@pytest.mark.parametrize("letter", "abcdef")
def test_a_strategy_leaves_its_five_cards_in_the_box(letter: str) -> None:
    without = {number for number, card in enumerate(CARDS) if letter in PRINTED[f"automa.{card}.not_in"]}
    for seed in range(5):
        deck = Scenario(players=1).game.position(1, seed, {"strategy": letter}).state["automa_deck"].tolist()
        assert set(deck[13:]) == without
        assert len(set(deck)) == 18


@pytest.mark.parametrize(
    ("letter", "leaning"),
    [
        ("a", {"outpost", "trophy"}),
        ("b", {"outpost", "claim"}),
        ("c", {"outpost", "wish"}),
        ("d", {"trophy", "claim"}),
        ("e", {"trophy", "wish"}),
        ("f", {"claim", "wish"}),
    ],
)
def test_a_strategy_keeps_the_actions_it_leans_to(letter: str, leaning: set[str]) -> None:
    """None of the cards of its two pillars leaves, but for an outpost or a wish too many."""
    kept = [PRINTED[f"automa.{card}.action"] for card in CARDS if letter not in PRINTED[f"automa.{card}.not_in"]]
    assert len(kept) == 13
    every = [PRINTED[f"automa.{card}.action"] for card in CARDS]
    for action in leaning:
        assert kept.count(action) / every.count(action) >= 13 / 18


def test_e10_strategy_c() -> None:
    kept = [PRINTED[f"automa.{card}.action"] for card in CARDS if "c" not in PRINTED[f"automa.{card}.not_in"]]
    counts = {action: kept.count(action) for action in ("outpost", "wish", "trophy", "claim", "yurt")}
    assert counts == {"outpost": 6, "wish": 4, "trophy": 2, "claim": 1, "yurt": 0}


def test_without_a_strategy_five_cards_leave_at_random() -> None:
    game = Scenario(players=1).game
    left = {tuple(sorted(game.position(1, seed).state["automa_deck"].tolist()[13:])) for seed in range(20)}
    assert len(left) > 15


# Whose turn it is, and what he does one after the other.


@pytest.mark.parametrize(("ivan", "anna", "first"), [(3, 6, "turn of Anna"), (6, 3, "turn of Ivan")])
def test_you_and_ivan_take_turns_as_two_players_do(ivan: int, anna: int, first: str) -> None:
    table = Scenario(players=1).player("Anna", place=anna).player("Ivan", place=ivan).next_turn()
    began = "turn of Ivan" if "card_flipped" in table.happened() else "turn of Anna"
    assert began == first
    assert table.to_play == "Anna"


def test_card_ride_hunt_main_action_and_additional_action_in_this_order() -> None:
    scenario = solo(place=5, furs=[4]).tile(6, furs=[5, 7, 7]).region(3, village="V1", wish="A6")
    steps = ("card_flipped", "moved", "hunted", "visited", "ivan_took_wish")
    happened = scenario.ivan_turn("AU17", "AU01").happened()
    assert [event for event in happened if event in steps] == list(steps)


# The hunt.


def test_e9_arrows_at_the_bottom_take_the_highest_a_tiger_first() -> None:
    assert solo(place=5).tile(6, furs=[2, 7, "t"]).ivan_turn("AU05", "AU01").tile(6) == [2, 7]
    assert solo(place=5).tile(6, furs=[2, 7, "t"]).ivan_turn("AU03", "AU01").tile(6) == [2]


def test_e9_arrows_at_the_top_take_the_lowest() -> None:
    assert solo(place=5).tile(6, furs=[2, 7, "t"]).ivan_turn("AU06", "AU01").tile(6) == [7, "t"]
    assert solo(place=5).tile(6, furs=[2, 7, "t"]).ivan_turn("AU02", "AU01").tile(6) == ["t"]


def test_e11_on_an_empty_tile_he_takes_coins() -> None:
    table = solo(place=5).region(3, village="V1").ivan_turn("AU09", "AU01")
    assert table["Ivan"].coins == 0, "two coins, with which he claims the empty tile"
    assert table["Ivan"].tiles == {"forest": 1}
    gap = solo(place=12).gap(12).region(5, village="V1").ivan_turn("AU09", "AU01")
    assert gap["Ivan"].coins == 2


def test_q54_two_hunts_but_one_fur() -> None:
    table = solo(place=5).tile(6, furs=[7]).region(3, village="V1").ivan_turn("AU09", "AU01")
    assert table["Ivan"].furs == [7]
    assert table["Ivan"].coins == 0


def test_his_second_fur_costs_nothing() -> None:
    table = solo(place=5, horses=3).tile(6, furs=[2, 7, 7]).region(3, village="V3").ivan_turn("AU03", "AU01")
    assert table["Ivan"].furs == [7, 7]
    assert table["Ivan"].horses == 3
    assert table["Ivan"].coins == 1, "of the village"


def test_t80_the_flipped_card_gives_all_but_the_steps() -> None:
    def turn(**options: Any) -> Table:
        scenario = solo(place=3, furs=[5], options=options).tile(8, furs=[3, 4, 6]).region(4, wish="A6")
        return scenario.ivan_turn("AU14", deck_top="AU09")

    table = turn()
    ivan = table["Ivan"]
    assert ivan.place == 8
    assert table.tile(8) == [4, 6], "one lowest fur"
    assert ivan.furs == [2, 3], "the market's lowest too; the 5 paid for the wish"
    assert ivan.scored == {"wishes": PRINTED["wish.A6.points"]}
    assert turn(hunt_from_deck=True).tile(8) == [6]


def test_t81_a_lone_tiger_is_hunted_then_the_tile_is_claimed() -> None:
    def turn(furs: Sequence[Fur]) -> Side:
        scenario = solo(place=5, furs=furs).tile(6, "LT4", furs=["t"])
        return scenario.ivan_turn("AU09", "AU01")["Ivan"]

    with_furs = turn([4, 4])
    assert with_furs.tiles == {"steppe": 1}
    assert with_furs.furs == ["t"]
    tiger_last = turn([4])
    assert tiger_last.tiles == {"steppe": 1}
    assert tiger_last.furs == []
    too_few = turn([])
    assert too_few.tiles == {}
    assert too_few.furs == ["t"]
    assert (too_few.story, too_few.coins) == (1, 1), "the village instead"


def test_q57_he_claims_no_tile_with_furs_as_main_action() -> None:
    table = solo(place=5, furs=[4] * 6).tile(6, "LT4", furs=[2, 3]).ivan_turn("AU17", "AU01")
    assert table["Ivan"].tiles == {}
    assert table["Ivan"].story == 1, "he visits the village"


def test_t88_in_a_gap_east_of_the_last_tile() -> None:
    table = solo(place=12).gap(11, 12).region(5, village="V1").ivan_turn("AU03", "AU01")
    ivan = table["Ivan"]
    assert ivan.place == 12
    assert ivan.coins == 2
    assert ivan.banners == 1


def test_q56_steps_beyond_the_row_end_on_the_last_tile() -> None:
    assert solo(place=10).ivan_turn("AU01", deck_top="AU09")["Ivan"].place == 12
    assert solo(place=1).gap(2, 3, 4).ivan_turn("AU01", deck_top="AU07")["Ivan"].place == 6


def test_his_deck_shows_its_steps_from_the_start() -> None:
    game = Scenario(players=1).game
    for seed in range(10):
        state = game.position(1, seed).state
        assert state["steps_ahead"] == game.box[0]["cards"][state["automa_deck"][0]]["steps"]


def test_the_next_steps_lie_open() -> None:
    table = solo(place=1).ivan_turn("AU01", deck_top="AU09")
    assert table.state["steps_ahead"] == 5
    assert table.to_play == "Anna"


def test_thirteen_cards_serve_twelve_turns() -> None:
    game = Scenario(players=1).game
    position = game.position(1, 3)
    while not position.over:
        position.play(position.legal()[0])
    assert position.state["automa_next"] == 12


def sentences(table: Table) -> list[str]:
    names = {table.seats[name]: name for name in table.seats}
    words, seen = table.game.words, table.position.sight(0)
    told = [words.tell(event, seen, [names[0], names[1]], table.game.box[0]) for event in table.position.events()]
    return [say(words, "en", message) for message in told if message]


def test_the_log_tells_the_cards_own_steps_and_those_of_the_decks_top() -> None:
    steps = {card: PRINTED[f"automa.{card}.steps"] for card in ("AU14", "AU09")}
    said = [line for line in sentences(solo(place=5).ivan_turn("AU14", "AU09")) if "turns card" in line]
    assert f"which has {steps['AU14']} step" in said[0]
    assert f"now shows {steps['AU09']} step" in said[0]


def test_the_log_tells_that_his_drafted_card_was_discarded_for_a_point() -> None:
    table = Scenario(players=1).player("Anna").player("Ivan").draft(("S1", 8), ("S2", 2)).play("draft:S2")
    drafted = [line for line in sentences(table) if "discarded" in line]
    assert len(drafted) == 1
    assert "Ivan takes a bear" in drafted[0]
    assert "for a point" in drafted[0]
