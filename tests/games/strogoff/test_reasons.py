"""Why the road is barred and what a clash would cost: what the table says is what the rules do."""

from __future__ import annotations

from typing import Any

import pytest

from peltry.games.strogoff.look.reasons import price
from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.cards import FLIP, LOSE_CARD, LOSE_ENERGY
from peltry.kernel.game import Message
from peltry.table.words import LANGUAGES, say

from .journey import Journey, strogoff


def bill_of(journey: Journey) -> dict[str, int]:
    """The sum on the bill: how many energy, cards, cards face down."""
    said: Any = journey.nodes()["bill-sum"].text
    found = {}
    while said.key == "scene-bill-and":
        first: Message = said.args["first"]
        found[first.key.removeprefix("scene-bill-")] = first.args["n"]
        said = said.args["rest"]
    assert said.key == ("scene-bill-own" if found else "scene-bill-none")
    return found


def test_a_penalty_that_cannot_be_paid_turns_its_card() -> None:
    assert price(1, 1, [LOSE_ENERGY, LOSE_CARD, FLIP]) == {LOSE_ENERGY: 1, LOSE_CARD: 1, FLIP: 1}
    assert price(1, 1, [LOSE_ENERGY, LOSE_ENERGY, LOSE_CARD, LOSE_CARD]) == {LOSE_ENERGY: 1, LOSE_CARD: 1, FLIP: 2}
    assert price(0, 0, [LOSE_ENERGY, LOSE_CARD]) == {FLIP: 2}


# Row, energy, cards in hand, the new card; what the row's own cards take.
CLASHES = [
    (["R02", "R05"], 1, 2, "R06", {"flips": 2}),
    (["R02", "R05"], 2, 0, "R06", {"energy": 1, "flips": 1}),
    (["R02", "R05"], 6, 0, "R06", {"energy": 2}),
    (["R03", "R07"], 5, 0, "R01", {"flips": 2}),
]


@pytest.mark.parametrize(("row", "energy", "cards", "new", "bill"), CLASHES)
def test_a_clash_takes_what_the_bill_said(row: list[str], energy: int, cards: int, new: str, bill: Any) -> None:
    journey = Journey(2).courier(0, space=2, energy=energy, row=row, hand=["DIP", "WAY"][:cards]).top("russia", new)
    assert bill_of(journey) == bill
    journey.play("advance")
    assert journey.happened(events.CLASHED)
    old = [event for event in journey.happened(events.FLIPPED) if event.place < len(row)]
    assert len(old) == bill.get("flips", 0)
    own_energy = len(journey.happened(events.LOST_ENERGY))
    assert own_energy == bill.get("energy", 0)


def test_where_nothing_lies_open_nothing_can_clash() -> None:
    assert bill_of(Journey(2)) == {}
    blind = Journey(2).courier(0, space=6, left="T4").nodes()
    assert blind["bill-sum"].text.key == "scene-bill-only"
    assert "bill" not in Journey(2).courier(0, space=10, row=["R01"]).nodes()


BARRED = {
    "why-3": dict(row=["R10", "R11"]),
    "why-down": dict(row=["R10:down"]),
    "why-energy": dict(energy=0),
}


@pytest.mark.parametrize("reason", BARRED)
def test_every_reason_is_said_in_every_language(reason: str) -> None:
    journey = Journey(2).courier(0, **BARRED[reason])
    assert "advance" not in journey.legal()
    nodes = journey.nodes()
    assert nodes["next"].look == "shut"
    assert [node.id for node in nodes["next-reasons"].children] == [reason]
    words = strogoff().words
    said = {say(words, language, nodes[reason].text) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_irkutsk_asks_for_two_energy() -> None:
    nodes = Journey(1).courier(0, space=10, energy=1).nodes()
    assert nodes["why-energy"].text.key == "scene-why-irkutsk"
    assert nodes["why-energy"].text.args == {"n": 2}


def test_the_duel_says_how_much_is_to_come_and_how_much_one_can_bear() -> None:
    journey = Journey(2).courier(0, space=10, energy=4).tartars(3, 5).ogareff(5).top("irkutsk", "I01", "I02", "I03")
    journey.play("advance")
    nodes = journey.nodes()
    assert "next" not in nodes
    assert nodes["stand-left"].text.args == {"n": 2}
    assert nodes["stand-energy"].text.args == {"n": 3, "spare": 2}
    assert nodes["stand-strength"].text.args == {"n": 5}
    journey.play("spend", "spend")
    assert journey.nodes()["stand-left"].text.args == {"n": 0}
    assert journey.nodes()["stand"].look == "last"


def test_the_end_is_told_by_how_far_everybody_came() -> None:
    journey = Journey(2).courier(0, space=10, energy=6).courier(1, space=7).ogareff(5)
    assert "final" not in journey.nodes()
    journey.top("irkutsk", "I01", "I02", "I03").play("advance", "spend", "spend", "spend")
    nodes = journey.nodes(1)
    assert nodes["vista"].art == "vista-won"
    assert nodes["vista-hero"].art == "courier-blue"
    assert [node.id for node in nodes["standings"].children] == ["final-0", "final-1"]
    assert nodes["final-way-1"].vars == {"far": 0.6}


def test_a_shared_defeat_has_no_hero() -> None:
    journey = Journey(1).courier(0, space=10, energy=2, row=["R01"]).ogareff(5).play("advance", "spend")
    nodes = journey.nodes()
    assert nodes["vista"].art == "vista-all-dead"
    assert "vista-hero" not in nodes
    assert nodes["final-0"].look == "p-blue fallen"
