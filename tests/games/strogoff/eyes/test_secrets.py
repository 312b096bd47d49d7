"""Hidden information: hands, deck orders, what Blount showed. Nothing of it reaches another seat."""

from __future__ import annotations

from typing import Any

from peltry.games.strogoff.pieces import events
from peltry.games.strogoff.pieces.events import EVENTS
from peltry.kernel.declared import UNKNOWN
from peltry.lab.variety import picked
from peltry.table.history import Told
from peltry.table.match import Match
from peltry.table.words import LANGUAGES, say

from ..at_table import said_action, said_road, strogoff
from ..invariants import check
from ..scenario import Scenario


def say_all(table: Scenario, kind: int, seat: int) -> str:
    """The first such event, said to a seat in every language."""
    game, event = table.game, table.heard(kind, seat)[0]
    message = game.words.say_event(event, table.position.sight(seat), ["Ann", "Ben"], game.box[0])
    assert message is not None
    return " ".join(say(game.words, language, message) for language in LANGUAGES)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = Scenario(2).courier(0, hand=["STO", "ANI"]).courier(1, hand=["PAT"])
    assert table.see(0)["couriers"][0]["hand"] == [0, 7]
    for seat in (1, -1):
        assert table.see(seat)["couriers"][0]["hand"] == [UNKNOWN] * 2
        assert table.see(seat)["couriers"][0]["hand_count"] == 2


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = Scenario(2).next_action("A33").play("rest", "draw")
    drawn = table.happened(events.DREW)[0]
    assert (drawn.who, drawn.card) == (0, 32)
    assert said_action("A33", "en") in say_all(table, events.DREW, 0)
    for seat in (1, -1):
        assert said_action("A33", "en") not in say_all(table, events.DREW, seat)
        assert table.heard(events.DREW, seat)[0].card == UNKNOWN
    assert table.heard(events.DREW, 0)[0] == drawn


def test_what_blount_showed_is_told_to_one_alone() -> None:
    table = Scenario(2).courier(0, hand=["STO/BLO"]).allies("BLO").top("siberia", "S07")
    table.play("help:A03", "look:siberia")
    assert said_road("S07", "en") in say_all(table, events.LOOKED, 0)
    for seat in (1, -1):
        assert said_road("S07", "en") not in say_all(table, events.LOOKED, seat)
        assert table.heard(events.LOOKED, seat)[0].card == UNKNOWN
    game = strogoff()
    for language in LANGUAGES:
        for seat in (0, 1, -1):
            asked = game.words.say_decision(table.position.sight(seat), game.box[0])
            assert said_road("S07", language) not in say(game.words, language, asked)


def test_no_event_but_the_private_ones_names_a_hidden_card() -> None:
    """Over whole games: what the public hears never names a card that only a seat knows."""
    game = strogoff()
    for seed in range(6):
        position = game.position(3, seed)
        for number in range(400):
            if position.over:
                break
            hidden = {int(c) for k in position.state["couriers"][:3] for c in k["hand"][: k["hand_count"]]}
            position.play(picked(position.legal(), seed, number))
            still = {int(c) for k in position.state["couriers"][:3] for c in k["hand"][: k["hand_count"]]}
            event: Any
            for event in Told(position.raw_events(), EVENTS).heard_by(-1):
                if event.kind == events.DREW:
                    assert event.card == UNKNOWN
                elif event.kind in (events.DISCARDED, events.PLAYED, events.PAIRED, events.PENALTY_PAID):
                    assert event.card not in hidden & still


def test_another_world_is_another_deal_with_the_same_face() -> None:
    game = strogoff()
    position = game.position(4, 11)
    other_hands, other_decks = set(), set()
    for key in range(30):
        world = position.redealt(2, key)
        check(world.state, game.box[0])
        assert world.sight(2).tobytes() == position.sight(2).tobytes()
        other_hands.add(tuple(world.state["couriers"][0]["hand"][:5].tolist()))
        other_decks.add(tuple(world.state["roads"][4]["cards"][:20].tolist()))
    assert len(other_hands) > 25
    assert len(other_decks) > 25


def test_the_hidden_cards_come_evenly() -> None:
    """Over many worlds an unseen card is as often in a hand as its share of the heap says."""
    position = strogoff().position(2, 3)
    other = 1
    worlds = 3000
    counts = [0] * 56
    for key in range(worlds):
        for card in position.redealt(0, key).state["couriers"][other]["hand"][:5]:
            counts[card] += 1
    own = set(position.state["couriers"][0]["hand"][:5].tolist())
    expected = worlds * 5 / 51
    assert all(counts[card] == 0 for card in own)
    assert all(0.75 * expected < counts[card] < 1.25 * expected for card in range(56) if card not in own)


def test_every_deck_is_dealt_anew() -> None:
    position = strogoff().position(3, 3)
    worlds = [position.redealt(0, key).state for key in range(30)]
    orders = {"allies": {tuple(state["ally_deck"][: state["ally_left"]].tolist()) for state in worlds}}
    orders["actions"] = {tuple(state["action_deck"][: state["action_left"]].tolist()) for state in worlds}
    for deck, pile in enumerate(position.state["roads"]):
        orders[f"road {deck}"] = {tuple(state["roads"][deck]["cards"][: pile["left"]].tolist()) for state in worlds}
    assert {name: len(found) > 2 for name, found in orders.items()} == dict.fromkeys(orders, True)


def test_a_spectators_world_deals_every_hand_again() -> None:
    position = strogoff().position(2, 3)
    hands = {tuple(position.redealt(-1, key).state["couriers"][0]["hand"][:5].tolist()) for key in range(20)}
    assert len(hands) > 15


def test_a_decision_is_asked_even_of_those_who_cannot_say_yes() -> None:
    """Skipping the question would tell the others that no such card is held."""
    table = Scenario(2).courier(0, space=5, hand=["DIP"]).top("siberia", "S01").play("advance")
    assert table.asks == "immediate"
    assert set(table.legal()) == {"decline"}


def test_worlds_in_the_middle_of_a_payment_can_be_played() -> None:
    """No seat imagines a hand without the second card of a pair whose first one has been played."""
    table = Scenario(2).courier(0, energy=0, row=["R01"], hand=["DIP", "DIP"]).play("face", "cover:1n", "pair:A29")
    assert set(table.legal()) == {"pair:A30"}
    found = set()
    for key in range(40):
        world = table.position.redealt(1, key)
        assert world.count > 0
        found |= {strogoff().moves.describe(move).partition(":")[0] for move in world.legal()}
        world.playout(key)
        assert world.over
    assert found == {"pair"}


def test_a_hand_shown_by_death_cannot_be_taken_back() -> None:
    table = Scenario(2).courier(0, space=10, energy=3, row=["R01", "R05"], hand=["PAT", "DIP", "WAY"])
    table.courier(1, space=3).play("advance", "cover:1n", "spend")
    match = Match(table.game, 2, 1, {})
    match.position = table.position
    played = match.play("spend")
    assert [event.kind for event in played].count(events.LOST_HAND) == 3
    assert not match.can_undo(0)
