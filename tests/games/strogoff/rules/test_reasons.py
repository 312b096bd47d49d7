"""Why the road is barred and what a clash would cost: what the table says is what the rules do."""

from __future__ import annotations

from typing import Any

import pytest

from peltry.games.strogoff.pieces import events
from peltry.kernel.game import Message
from peltry.table.words import LANGUAGES, say

from ..at_table import strogoff
from ..scenario import Scenario


def bill_of(table: Scenario) -> dict[str, int]:
    """The sum on the bill: how many energy, cards, cards face down."""
    said: Any = table.nodes()["bill-sum"].text
    found = {}
    while said.key == "scene-bill-and":
        first: Message = said.args["first"]
        found[first.key.removeprefix("scene-bill-")] = first.args["n"]
        said = said.args["rest"]
    assert said.key == ("scene-bill-own" if found else "scene-bill-none")
    return found


# Row, energy, cards in hand, the new card; what the row's own cards take.
CLASHES = [
    (["R02", "R05"], 1, 2, "R06", {"flips": 2}),
    (["R02", "R05"], 2, 0, "R06", {"energy": 1, "flips": 1}),
    (["R02", "R05"], 6, 0, "R06", {"energy": 2}),
    (["R03", "R07"], 5, 0, "R01", {"flips": 2}),
    (["R03", "R07"], 5, 1, "R01", {"flips": 1, "cards": 1}),
]


@pytest.mark.parametrize(("row", "energy", "cards", "new", "bill"), CLASHES)
def test_a_clash_takes_what_the_bill_said(row: list[str], energy: int, cards: int, new: str, bill: Any) -> None:
    table = Scenario(2).courier(0, space=2, energy=energy, row=row, hand=["DIP", "WAY"][:cards]).top("russia", new)
    assert bill_of(table) == bill
    table.play("advance")
    while table.asks == "penalty":
        table.play(sorted(table.legal())[0])
    assert table.happened(events.CLASHED)
    old = [event for event in table.happened(events.FLIPPED) if event.place < len(row)]
    assert len(old) == bill.get("flips", 0)
    assert len(table.happened(events.LOST_ENERGY)) == bill.get("energy", 0)
    assert len(table.happened(events.PENALTY_PAID)) == bill.get("cards", 0)


def test_where_nothing_lies_open_nothing_can_clash() -> None:
    assert bill_of(Scenario(2)) == {}
    blind = Scenario(2).courier(0, space=6, left="T4").nodes()
    assert blind["bill-sum"].text.key == "scene-bill-only"
    assert "bill" not in Scenario(2).courier(0, space=10, row=["R01"]).nodes()


BARRED: dict[str, dict[str, Any]] = {
    "why-3": {"row": ["R10", "R11"]},
    "why-cards_down": {"row": ["R10:down"]},
    "why-too_tired": {"energy": 0},
}


@pytest.mark.parametrize("reason", BARRED)
def test_every_bar_is_said_in_every_language(reason: str) -> None:
    table = Scenario(2).courier(0, **BARRED[reason])
    assert "advance" not in table.legal()
    nodes = table.nodes()
    assert nodes["next"].look == "shut"
    assert [node.id for node in nodes["next-reasons"].children] == [reason]
    words = strogoff().words
    said = {say(words, language, nodes[reason].text) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_all_that_bars_the_way_is_said_at_once() -> None:
    nodes = Scenario(2).courier(0, energy=0, row=["R10", "R11", "R01", "R02", "R04:down"]).nodes()
    shown = [node.id for node in nodes["next-reasons"].children]
    assert shown == ["why-0", "why-3", "why-cards_down", "why-too_tired"]


def test_irkutsk_asks_for_two_energy() -> None:
    nodes = Scenario(1).courier(0, space=10, energy=1).nodes()
    assert nodes["why-too_tired"].text.key == "why-too_tired"
    assert nodes["why-too_tired"].text.args == {"need": 2, "have": 1}


def test_the_duel_says_how_much_is_to_come_and_how_much_one_can_bear() -> None:
    table = Scenario(2).courier(0, space=10, energy=4).tartars(3, 5).ogareff(5).top("irkutsk", "I01", "I02", "I03")
    table.play("advance")
    nodes = table.nodes()
    assert "next" not in nodes
    assert nodes["stand-left"].text.args == {"n": 2}
    assert nodes["stand-energy"].text.args == {"n": 3, "spare": 2}
    assert nodes["stand-strength"].text.args == {"n": 5}
    table.play("spend", "spend")
    assert table.nodes()["stand-left"].text.args == {"n": 0}
    assert table.nodes()["stand"].look == "last"


def test_the_end_is_told_by_how_far_everybody_came() -> None:
    table = Scenario(2).courier(0, space=10, energy=6).courier(1, space=7).ogareff(5)
    assert "final" not in table.nodes()
    table.top("irkutsk", "I01", "I02", "I03").play("advance", "spend", "spend", "spend")
    nodes = table.nodes(1)
    assert nodes["vista"].art == "vista-won"
    assert nodes["vista-hero"].art == "courier-blue"
    assert [node.id for node in nodes["standings"].children] == ["final-0", "final-1"]
    assert nodes["final-way-1"].vars == {"far": 0.6}


def test_a_shared_defeat_has_no_hero() -> None:
    table = Scenario(1).courier(0, space=10, energy=2, row=["R01"]).ogareff(5).play("advance", "spend")
    nodes = table.nodes()
    assert nodes["vista"].art == "vista-all-dead"
    assert "vista-hero" not in nodes
    assert nodes["final-0"].look == "p-blue fallen"


def test_figures_are_the_rules_own() -> None:
    """A hand limit, the size of a duel, an icon that lies open: what the table shows is worked out by what plays."""
    table = Scenario(2, limit="always").courier(0, hand=["STO"] * 7, abilities=["R06", "R10"]).ogareff(25)
    figures = table.position.figures(0)
    assert figures["hand_limits"][:2] == [9, 7]
    assert figures["duel_size"] == 5
    assert table.nodes()["count-0"].text == "7/9"
    assert Scenario(2).courier(0, row=["S01:i"], left="T4").position.figures(1)["open_icons"][0] == 1 << 25 | 1 << 1
