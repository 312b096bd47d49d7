"""The dice on the table: what was rolled lies there, for everybody to see, until the turn after the next has begun."""

from __future__ import annotations

import pytest

from peltry.games.strogoff.look.events import event_art, event_nodes
from peltry.games.strogoff.pieces import dice, events
from peltry.games.strogoff.pieces.dice import FOR_ALL
from peltry.lab.variety import picked
from peltry.table.words import LANGUAGES, say

from ..at_table import strogoff
from ..scenario import Scenario


def die(table: Scenario, who: int) -> dict[str, int]:
    found: dict[str, int] = table.see(-1)["dice"][who]
    return found


def lying(table: Scenario) -> dict[int, int]:
    """Whose dice lie on the table, and their faces."""
    return {who: each["face"] for who, each in enumerate(table.see(-1)["dice"]) if each["face"]}


def test_nothing_was_rolled_before_the_first_roll() -> None:
    table = Scenario(3)
    assert lying(table) == {}
    nodes = table.nodes()
    assert nodes["tray"].look == "empty"
    assert all(nodes[f"throw-{who}"].look == "away" for who in (0, 1, 2, FOR_ALL))


@pytest.mark.parametrize(("roll", "outcome"), [(5, "evaded"), (2, "not_evaded")])
def test_an_evasion_lies_beside_the_strength_it_was_rolled_against(roll: int, outcome: str) -> None:
    table = Scenario(2).courier(0, space=6, energy=4).tartars(7, 4).top("siberia", "S01").dice(roll)
    table.play("advance", "decline")
    assert table.position.to_play() == 1, "the next turn has begun, and the die still lies there"
    kind = events.EVADED if outcome == "evaded" else events.NOT_EVADED
    (told,) = table.happened(kind)
    assert die(table, 0) == {
        "face": told.roll, "purpose": dice.EVASION_ROLL, "against": told.strength, "old": 1, "rolls": 1,
    }  # fmt: skip
    nodes = table.nodes()
    assert nodes["die-0"].art == f"die-w-{roll}"
    assert nodes["die-0"].vars == {"roll": 1}
    assert nodes["against-0"].art == "die-b-4"
    assert nodes["throw-text-0"].text.key == f"scene-roll-{outcome}"
    assert nodes["throw-0"].tip.key == f"event-{outcome}" == f"event-{told.name}"
    assert event_nodes(told) == ["die-0"]
    assert event_art(told) == f"die-w-{roll}"


def test_nadia_rolls_for_one_courier() -> None:
    table = Scenario(2).courier(0, hand=["STO/NAD"]).allies("NAD").dice(3).play("help:A07")
    (told,) = table.happened(events.DIE_ROLLED)
    assert (told.who, told.roll) == (0, 3)
    assert lying(table) == {0: 3}
    assert die(table, 0)["purpose"] == dice.ABILITY_ROLL
    assert table.nodes()["throw-text-0"].text.key == "scene-roll-own"


def test_the_traitors_die_is_seen_in_the_next_turn_and_put_away_after_it() -> None:
    """A15: one step, the die, the Tartars. The roll and the next turn come in one breath: the die must stay."""
    table = Scenario(1).dice(4).next_action("A15").end_round()
    (told,) = table.happened(events.DIE_ROLLED)
    assert lying(table) == {FOR_ALL: told.roll} == {FOR_ALL: 4}
    nodes = table.nodes()
    assert nodes["tray"].look == nodes[f"throw-{FOR_ALL}"].look == ""
    assert nodes[f"throw-text-{FOR_ALL}"].text.key == "scene-roll-all"
    table.next_action("A20").end_round()
    assert lying(table) == {}
    assert table.nodes()["tray"].look == "empty"


def test_the_same_face_again_is_another_roll() -> None:
    table = Scenario(1).dice(4).next_action("A15").end_round()
    first = table.nodes()[f"die-{FOR_ALL}"]
    table.dice(4).next_action("A22").end_round()
    second = table.nodes()[f"die-{FOR_ALL}"]
    assert first.art == second.art == "die-w-4"
    assert first.vars != second.vars


def test_the_march_on_moscow_says_what_it_was_rolled_for() -> None:
    table = Scenario(1).ogareff(31).tartars(8).dice(2).end_round()
    assert lying(table) == {FOR_ALL: 2}
    assert table.nodes()[f"throw-text-{FOR_ALL}"].text.key == "scene-roll-march"


def test_a_tie_for_sangarra_shows_every_die() -> None:
    """A03: one step, a card for all, Sangarra. Three couriers on the same space with the same energy."""
    table = Scenario(3).dice(3, 5, 2).next_action("A16")
    for _ in range(3):
        table.play("rest", "enough")
    rolled = {event.who: event.roll for event in table.happened(events.SANGARRA_ROLLED)}
    assert len(rolled) == 3
    assert {who: face for who, face in lying(table).items() if who != FOR_ALL} == rolled
    assert all(die(table, who)["purpose"] == dice.TIE_ROLL for who in rolled)


def test_reinforcements_are_rolled_in_the_duel() -> None:
    table = Scenario(2).courier(0, space=10, energy=6).tartars(3, 5).ogareff(5).top("irkutsk", "I19", "I01")
    table.dice(4).play("advance")
    (told,) = table.happened(events.OVERRUN)
    assert (told.roll, told.strength) == (4, 5)
    assert lying(table) == {0: 4}
    assert table.nodes()["throw-text-0"].text.key == "scene-roll-overrun"


def test_worlds_that_are_dealt_again_keep_the_dice() -> None:
    """Everybody saw them: redealing what a seat cannot know leaves them alone."""
    game, rolls = strogoff(), 0
    for seed in range(4):
        position = game.position(3, seed)
        number = 0
        while not position.over:
            position.play(picked(position.legal(), seed, number))
            number += 1
            if number % 9 == 0:
                lie = position.state["dice"].copy()
                rolls += int((lie["face"] > 0).sum())
                for seat in (-1, 0, 1, 2):
                    assert position.redealt(seat, number).state["dice"].tolist() == lie.tolist()
    assert rolls > 20


def test_everybody_sees_the_same_dice_in_words_of_their_own() -> None:
    table = Scenario(2).courier(0, space=6, energy=4).tartars(7, 4).top("siberia", "S01").dice(5)
    table.play("advance", "decline")
    words = strogoff().words
    for language in LANGUAGES:
        said = set()
        for seat in (0, 1, -1):
            node = table.nodes(seat)["throw-0"]
            said.add((say(words, language, node.tip), say(words, language, node.children[-1].text)))
        assert len(said) == 1
        assert "Ann" in said.pop()[0]
