"""A barter at other rates than one for one: only whole exchanges, and the words say the rate."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from peltry.errors import BadPrinted
from peltry.games.wendake import WORDS
from peltry.games.wendake.pieces.decisions import DECISIONS
from peltry.games.wendake.pieces.goods import RESOURCES
from peltry.games.wendake.pieces.moves import BARTER, MOVES
from peltry.kernel.position import Position
from peltry.server.games.info import rules_reference
from peltry.table.library import load, load_with_text
from peltry.table.words import LANGUAGES, say

from ..at_table import Table
from ..scenario import Scenario
from .test_reasons import price, why

ONE_OF_EACH = "1 bean, 1 corn, 1 pumpkin, 1 fish, 1 leather"


def rate_of(rate: int) -> str:
    return f"[barter]\ngiven_for_one = {rate}\n"


def at_rate(rate: int, goods: str, **more: Any) -> Table:
    scenario = Scenario(printed=rate_of(rate)).player("George", goods=goods, **more)
    return scenario.next_masks("MK-crow-1").turn("George", "BT6")


def test_b49_at_two_for_one_half_as_many_are_taken() -> None:
    table = at_rate(2, "3 corn, 1 fish").play("barter")
    assert table.legal() == [f"amount:{n}" for n in range(4)]  # of corn; the fish can make an odd number whole
    assert price(table, "amount:2") == {"corn": 2}
    assert price(table, "amount:3") == {"corn": 3, "fish": 1}
    assert table.change("George", "amount:3") == {"corn": -3, "fish": -1}  # and then it has no choice
    assert table.told("bartered")[0].amount == 4
    assert table.pending["total"] == 2
    assert table.change("George", "amount:1") == {"bean": 1}
    assert table.change("George", "amount:1") == {"pumpkin": 1}
    assert table.told("smallpox_card")
    assert table.asks == "spend"


def test_b49_what_nothing_could_make_whole_is_refused_with_the_rate() -> None:
    table = at_rate(2, "3 fish").play("barter")
    assert table.legal() == ["amount:0", "amount:2"]
    assert why(table, "amount:1") == ("not_whole", 2, 0)
    assert why(table, "amount:4") == ("too_much", 4, 3)
    three = at_rate(3, "2 corn, 5 fish").play("barter", "amount:2")
    assert three.legal() == ["amount:1", "amount:4"]
    assert why(three, "amount:0") == ("not_whole", 3, 0)


def test_b49_one_kind_is_left_to_take_at_every_rate() -> None:
    table = at_rate(2, ONE_OF_EACH).play("barter", "amount:1", "amount:1", "amount:1")
    assert table.change("George", "amount:1") == {"fish": -1, "leather": 2}
    fish_kept = at_rate(2, ONE_OF_EACH).play("barter", "amount:1", "amount:1", "amount:1")
    assert fish_kept.change("George", "amount:0") == {"leather": -1, "fish": 2}


@pytest.mark.parametrize(("rate", "goods"), [(2, "1 fish"), (3, "1 corn, 1 fish")])
def test_b49_with_too_little_for_one_no_barter_is_asked_for(rate: int, goods: str) -> None:
    assert at_rate(rate, goods).asks == "spend"
    assert at_rate(rate, f"{goods}, 1 leather").asks == "barter"


def given_in(position: Position, move: int, before: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """What is given in all, by every way that a barter can be gone from here."""
    position.play(move)
    told, spent = position.events(), list(before)
    for event in told:
        if event.name == "spent":
            spent[event.good] += event.amount
    pending = DECISIONS.read(position.state["stack"][int(position.state["depth"]) - 1])
    if pending.name == "barter" and pending["stage"] < len(RESOURCES):
        for each in position.legal():
            yield from given_in(position.copy(), each, tuple(spent))
    elif any(spent):
        assert [event.amount for event in told if event.name == "bartered"] == [sum(spent)]
        yield tuple(spent)


@pytest.mark.parametrize("rate", [1, 2, 3])
@pytest.mark.parametrize("owned", [(1, 1, 1, 1, 1), (2, 1, 0, 3, 1), (0, 0, 2, 2, 0), (3, 0, 1, 1, 2), (1, 2, 1, 1, 3)])
def test_b49_every_whole_exchange_can_be_made_and_no_other(rate: int, owned: tuple[int, ...]) -> None:
    table = at_rate(rate, ", ".join(f"{n} {kind}" for n, kind in zip(owned, RESOURCES, strict=True) if n))
    found = list(given_in(table.position, BARTER, (0,) * len(owned)))
    ways = itertools.product(*(range(n + 1) for n in owned))
    assert sorted(found) == [way for way in ways if any(way) and not all(way) and sum(way) % rate == 0]


@pytest.mark.parametrize(("given", "smallpox"), [(2, False), (4, True)])
def test_b33_the_ottawa_count_what_is_given_not_what_is_taken(given: int, smallpox: bool) -> None:
    table = at_rate(2, "4 corn", tribe="TR08").play("barter", f"amount:{given}", f"amount:{given // 2}")
    assert bool(table.told("smallpox_card")) == smallpox


def test_pg1_12_the_barter_post_is_one_for_one_at_every_rate() -> None:
    scenario = Scenario(printed=rate_of(3)).player("George", goods="3 corn", progress=["PG1-12"])
    table = scenario.turn("George").play("use:PG1-12")
    assert table.legal() == ["amount:1", "amount:2"]
    assert table.change("George", "amount:1", "amount:1") == {"corn": -1, "bean": 1}


@pytest.mark.parametrize("rate", [0, 4, '"two"'])
def test_the_rate_is_one_two_or_three(rate: object) -> None:
    with pytest.raises(BadPrinted, match=r"line 2: barter.given_for_one must be a whole number from 1 to 3"):
        load_with_text("wendake", f"[barter]\ngiven_for_one = {rate}\n")


def test_one_for_one_is_the_box_that_saves_know() -> None:
    assert load_with_text("wendake", rate_of(1)).printed_hash == load("wendake").printed_hash
    assert load_with_text("wendake", rate_of(2)).printed_hash != load("wendake").printed_hash


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("rate", [2, 3])
def test_whole_games_end_at_other_rates(rate: int, players: int) -> None:
    position = load_with_text("wendake", rate_of(rate)).position(players, 7, {"tribes": "tribes"})
    position.playout(7)
    assert position.over


RATES = {
    "en": ("one for one", "2 for one", "and take others, 2 for one"),
    "fr": ("une contre une", "2 contre une", "prenez-en d’autres, 2 contre une"),
    "cs": ("jedna za jednu", "2 za jednu", "vezměte jiné, 2 za jednu"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_say_the_rate(language: str) -> None:
    one, two, rules = RATES[language]
    for rate, said in ((1, one), (2, two)):
        table = at_rate(rate, "4 corn")
        box, sight = table.game.box[0], table.position.sight(0)
        sentences = [WORDS.say_decision(sight, box), WORDS.say_move(MOVES[BARTER], sight, box)]
        table.play("barter")
        sentences.append(WORDS.say_decision(table.position.sight(0), box))
        for sentence in sentences:
            assert said in say(WORDS, language, sentence)
    reference = rules_reference(load_with_text("wendake", rate_of(2)), language)
    (trade,) = [section for section in reference["sections"] if section["id"] == "trade"]
    assert rules in trade["paragraphs"][0]
