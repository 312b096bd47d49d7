"""What a move costs and why it may not be made: the rules' own answers, which words, scenes and refusals give too."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from peltry.games.strogoff.pieces.decisions import DECISIONS
from peltry.games.strogoff.pieces.goods import ABILITY_CARD, ACTION_CARD, ENERGY
from peltry.games.strogoff.pieces.moves import MOVES
from peltry.games.strogoff.pieces.reasons import REASONS
from peltry.kernel.declared import NOT_NOW, Cost, Reason
from peltry.kernel.position import Position
from peltry.kernel.tools import entries
from peltry.lab.variety import all_tables
from peltry.table.words import LANGUAGES, say

from ..at_table import strogoff
from ..scenario import Scenario

SPENT_CARDS = ("discarded", "penalty_card", "played", "paired", "wild", "helped", "captain_paid")
SPENT_ABILITIES = ("went_fast", "used_resilience")
SPENT_ENERGY = ("advanced", "spent_energy")
TABLES = list(all_tables(strogoff()))


def gladly(position: Position, dice: random.Random, done: Counter[str]) -> int:
    """A legal move; what was seldom done is done more gladly, so that every decision is met."""
    legal = position.legal()
    verbs = [MOVES[move].verb for move in legal]
    choice = dice.choices(range(len(legal)), [1 / (1 + done[verb]) for verb in verbs])[0]
    done[verbs[choice]] += 1
    return legal[choice]


def moments(players: int, seed: int, options: dict[str, str], every: int = 1) -> Iterator[Position]:
    """A game in which nobody tires too soon, so that all of it is seen."""
    position, dice, done = strogoff().position(players, seed, options), random.Random(seed), Counter[str]()
    number = 0
    while not position.over and number < 700:
        if number % 40 == 0:
            position.states["couriers"]["energy"][0][:players] = 6
            position.count = position._ask(entries.LEGAL)
        if number % every == 0:
            yield position
        position.play(gladly(position, dice, done))
        number += 1
    yield position


@pytest.mark.parametrize(("players", "seed", "options"), TABLES, ids=[str(seed) for _, seed, _ in TABLES])
def test_a_reason_is_given_for_every_move_that_is_not_legal(players: int, seed: int, options: dict[str, str]) -> None:
    for position in moments(players, seed, options, every=3):
        if not position.over:
            others = set(range(len(MOVES))) - set(position.legal())
            assert [MOVES.describe(move) for move in others if position.why_not(move) in (None, NOT_NOW)] == []


def test_a_verb_that_belongs_to_the_decision_gets_a_reason_of_its_own() -> None:
    """Only what is another decision's business hears that something else is asked."""
    belongs: dict[str, set[str]] = defaultdict(set)
    seen: list[tuple[str, int, Reason | None]] = []
    for players, seed, options in TABLES:
        for position in moments(players, seed, options, every=5):
            if position.over:
                continue
            asked = DECISIONS.read(position.state["stack"][position.state["depth"] - 1]).name
            belongs[asked] |= {MOVES[move].verb for move in position.legal()}
            seen += [(asked, move, position.why_not(move)) for move in range(0, len(MOVES), 3)]
    assert len(belongs) >= len(DECISIONS.asks) - 2, "rare decisions have tests of their own"
    wrong = {(asked, MOVES[move].verb) for asked, move, why in seen if why and why.name == "not_asked"}
    assert {(asked, verb) for asked, verb in wrong if verb in belongs[asked]} == set()


def paid(told: list[Any]) -> Counter[Cost]:
    """What events say that was paid. What is lost in bad luck is told otherwise."""
    spent: Counter[Cost] = Counter()
    for event in told:
        if event.name in SPENT_CARDS:
            spent[Cost(ACTION_CARD, 1, event.card + 1)] += 1
        elif event.name in SPENT_ABILITIES:
            spent[Cost(ABILITY_CARD, 1, event.card + 1)] += 1
        elif event.name in SPENT_ENERGY:
            spent[Cost(ENERGY, 1)] += 1
    return spent


def test_a_move_costs_what_its_events_say_was_paid() -> None:
    charged: Counter[str] = Counter()
    for players, seed, options in TABLES[::3]:
        for position in moments(players, seed + 7, options, every=2):
            for move in position.legal():
                after = position.copy()
                price = position.price(move)
                after.play(move)
                assert Counter(price) == paid(after.events()), MOVES.describe(move)
                charged[MOVES[move].verb] += len(price)
    costly = {verb for verb, count in charged.items() if count}
    assert costly == {"advance", "help", "play", "pair", "spend", "discard", "resilient", "fast"}


def test_an_advance_takes_a_point_and_a_fast_one_the_ability_too() -> None:
    table = Scenario().courier(0, energy=5, abilities=["R03"]).top("russia", "R01")
    assert table.position.price(MOVES.parse("advance")) == [Cost(ENERGY, 1)]
    table.play("advance")
    assert table.position.price(MOVES.parse("fast")) == [Cost(ABILITY_CARD, 1, 3), Cost(ENERGY, 1)]
    assert table.position.price(MOVES.parse("decline")) == []


def with_the_captain(hand: list[str]) -> Scenario:
    """The first of two actions is done."""
    table = Scenario().courier(0, hand=hand).allies("STR")
    return table.play("help:A01", "help:A02", "rest", "enough")


# Every reason, met in play: how the table lies, and the move that is refused.
REFUSED: dict[str, tuple[Callable[[], Scenario], str]] = {
    "not_asked": (Scenario, "spend"),
    "act_first": (Scenario, "end"),
    "done_already": (
        lambda: with_the_captain(["A01", "A02"]),
        "rest",
    ),
    "too_tired": (lambda: Scenario().courier(0, space=10, energy=1), "advance"),
    "cards_down": (lambda: Scenario().courier(0, row=["R01:down"]), "advance"),
    "open_twice": (lambda: Scenario().courier(0, row=["R01", "R02"]), "advance"),
    "not_held": (lambda: Scenario().courier(0, hand=["STO/JOL"]).allies("JOL"), "help:A12"),
    "other_danger": (
        lambda: Scenario().courier(0, space=5, hand=["DIP"]).top("siberia", "S01").play("advance"),
        "play:A29",
    ),
    "help_comes_first": (
        lambda: with_the_captain(["A01", "A02", "A08"]),
        "help:A08",
    ),
    "helped_already": (
        lambda: Scenario().courier(0, hand=["STO/JOL", "ANI/JOL"]).allies("JOL").play("help:A05"),
        "help:A12",
    ),
    "ally_absent": (lambda: Scenario().courier(0, hand=["STO/JOL"]).allies("STR"), "help:A05"),
    "marfa_waits": (lambda: Scenario().courier(0, hand=["STO/MAR"]).allies("MAR"), "help:A04"),
    "other_portrait": (
        lambda: Scenario().courier(0, hand=["A01", "A02", "STO/JOL"]).allies("STR").play("help:A01"),
        "help:A05",
    ),
    "too_few_portraits": (lambda: Scenario().courier(0, hand=["A01"]).allies("STR"), "help:A01"),
    "deck_empty": (
        lambda: without_urals(Scenario().courier(0, hand=["STO/BLO"]).allies("BLO")).play("help:A03"),
        "look:urals",
    ),
    "no_card_there": (lambda: Scenario().courier(0, energy=3, row=["R01:down"]).play("rest"), "turn:2"),
    "no_danger_there": (lambda: Scenario().courier(0, row=["R01"]).play("face"), "cover:1i"),
    "covered_already": (lambda: Scenario().courier(0, row=["S01:i"]).play("face"), "cover:1i"),
    "face_down": (lambda: Scenario().courier(0, row=["R01", "R04:down"]).play("face"), "cover:2n"),
    "face_up": (lambda: Scenario().courier(0, row=["R01", "R04:down"]).play("rest"), "turn:1"),
    "left_stays": (lambda: Scenario().courier(0, row=["R01"], left="T4").play("face"), "cover:left"),
    "energy_full": (lambda: Scenario().courier(0, energy=10).play("rest"), "recover"),
    "nothing_open": (lambda: Scenario().courier(0, row=["R01:down"]), "face"),
    "cannot_pay": (lambda: Scenario().courier(0, energy=0, row=["R01"], hand=["DIP"]), "face"),
    "no_energy": (
        lambda: Scenario().courier(0, energy=0, row=["R01"], hand=["STO"]).play("face", "cover:1n"),
        "spend",
    ),
    "not_recent": (
        lambda: Scenario().courier(0, row=["R01", "R04"], hand=["STO"]).play("face", "cover:1n"),
        "play:A01",
    ),
    "no_pair": (lambda: Scenario().courier(0, row=["R01"], hand=["STO"]).play("face", "cover:1n"), "pair:A01"),
    "disc_first": (lambda: Scenario().courier(0, row=["R01"]).play("face"), "stop"),
    "not_solved": (lambda: Scenario().courier(0, row=["R01"]).play("face", "cover:1n", "spend"), "keep:R02"),
    "no_resilient": (lambda: Scenario().courier(0, row=["R01:down"]), "resilient"),
    "not_your_turn": (
        lambda: Scenario(2).courier(0, row=["R01:down", "R04"], abilities=["S12", "R12"]).turn_of(1).next_action("A13")
        .dice(3).end_round(),
        "resilient",
    ),
    "nothing_down": (lambda: Scenario().courier(0, row=["R01"], abilities=["R04"]), "resilient"),
    "card_held": (lambda: Scenario().courier(0, space=10, row=["R01"], hand=["STO"]).play("advance"), "spend"),
}  # fmt: skip


def without_urals(table: Scenario) -> Scenario:
    """All of the Urals' cards lie among their discards."""
    pile = table.state["roads"][1]
    pile["discards"][: pile["left"]], pile["gone"], pile["left"] = pile["cards"][: pile["left"]], pile["left"], 0
    return table.ask()


@pytest.mark.parametrize("name", [reason.name for reason in REASONS.kinds[1:]])
def test_every_reason_is_given_and_said(name: str) -> None:
    lay, text = REFUSED[name]
    table = lay()
    move = MOVES.parse(text)
    assert text not in table.legal()
    reason = table.position.why_not(move)
    assert reason is not None
    assert reason.name == name
    words, seen = strogoff().words, table.position.sight(0)
    said = [say(words, language, words.say_reason(reason, MOVES[move], seen, table.box)) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(each[0].isupper() or each[0].isdigit() for each in said)
    assert all(each.endswith(".") for each in said)


def test_reasons_name_what_is_missing() -> None:
    def why(table: Scenario, move: str) -> tuple[str, int, int]:
        reason = table.position.why_not(MOVES.parse(move))
        assert reason is not None
        return reason.name, reason.need, reason.have

    assert why(Scenario().courier(0, space=10, energy=1), "advance") == ("too_tired", 2, 1)
    assert why(Scenario().courier(0, row=["R01:down", "R04:down"]), "advance") == ("cards_down", 2, 0)
    assert why(Scenario().courier(0, row=["R10", "R11"]), "advance") == ("open_twice", 3, 0)
    assert why(Scenario().courier(0, hand=["A01"]).allies("STR"), "help:A01") == ("too_few_portraits", 2, 1)


def test_a_legal_move_has_no_reason() -> None:
    assert Scenario().position.why_not(MOVES.parse("rest")) is None
